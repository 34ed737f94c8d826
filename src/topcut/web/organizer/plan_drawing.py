"""The answer of the planner as a page shows it: one column a structure, and two drawings in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.planner.day import Ending, as_hour
from topcut.planner.plan import Answer
from topcut.planner.report import Chance, Outlook
from topcut.words import say

WIDE, LEFT, RIGHT, TOP = 400, 132, 394, 22
HILL, ROW = 44, 64
HILLS, LINES = 8, 3  # in one drawing: lines are told apart by three kinds of dashes
FITS, CLOSE = 0.98, 0.5
RECORDS = 3
HOURS, HOURS_AND_DAYS = 6, 3  # that can be told beside each other: 18:00, and 01:00 +1
MIDNIGHT = 24 * 60


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    outlook: Outlook
    fits: str  # "", fits, close or too-long
    records: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Hill:
    name: str
    said: str
    base: int
    path: str
    early: float
    late: float
    middle: float
    style: int


@dataclass(frozen=True, slots=True)
class Hills:
    height: int
    hills: tuple[Hill, ...]
    hours: tuple[tuple[float, str], ...]
    closes: tuple[float, str] | None
    said: str


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    path: str
    errors: tuple[tuple[float, float, float], ...]  # x, and the two ends
    style: int


@dataclass(frozen=True, slots=True)
class Lines:
    lines: tuple[Line, ...]
    ranks: tuple[tuple[float, int], ...]
    said: str


def percent(chance: Chance) -> str:
    return f"{100 * chance.share:.1f}"


def comparison(answer: Answer) -> tuple[Column, ...]:
    return tuple(Column(_name(one), one, _fits(one.ends), _records(one)) for one in answer.outlooks)


def _name(one: Outlook) -> str:
    return say("planner-structure", rounds=one.structure.rounds, cut=one.structure.cut)


def _fits(ends: Ending) -> str:
    if ends.in_time is None:
        return ""
    return "fits" if ends.in_time >= FITS else "close" if ends.in_time >= CLOSE else "too-long"


def _records(one: Outlook) -> tuple[tuple[int, str], ...]:
    """From the last that always makes it down: those for which it is open."""
    rows = [row for row in one.records if row.makes_it.share > 0.005]
    sure = [row for row in rows if row.makes_it.share > 0.995]
    open_ones = [row for row in rows if row.makes_it.share <= 0.995]
    return tuple(
        (row.points, f"{percent(row.makes_it)} ± {100 * row.makes_it.error:.1f}") for row in (*sure[-1:], *open_ones)
    )[:RECORDS]


def shown(answer: Answer, most: int) -> Sequence[Outlook]:
    """As many as can be told apart, those nearest to the printed structure."""
    printed = answer.printed

    def far(one: Outlook) -> tuple[bool, int]:
        return one.structure.cut != printed.cut, abs(one.structure.rounds - printed.rounds)

    chosen = sorted(answer.outlooks, key=far)[:most]
    return [one for one in answer.outlooks if one in chosen]


def ends_drawing(answer: Answer, until: int | None) -> Hills:
    outlooks = shown(answer, HILLS)
    least = min(min(one.ends.minutes) for one in outlooks) // 60 * 60
    most = -(-max(max(one.ends.minutes) for one in outlooks) // 60) * 60
    if until is not None:
        least, most = min(least, until), max(most, until)

    def x(minute: float) -> float:
        return round(LEFT + (minute - least) * (RIGHT - LEFT) / (most - least), 1)

    hills = []
    for number, one in enumerate(outlooks):
        base = TOP + HILL + 8 + number * ROW
        top = max(one.ends.minutes.values())
        points = [(x(at), round(base - HILL * share / top, 1)) for at, share in sorted(one.ends.minutes.items())]
        path = f"M{points[0][0]} {base} " + " ".join(f"L{a} {b}" for a, b in points) + f" L{points[-1][0]} {base}z"
        ends = one.ends
        said = say("planner-between", early=as_hour(ends.early), late=as_hour(ends.late))
        hills.append(Hill(_name(one), said, base, path, x(ends.early), x(ends.late), x(ends.middle), 1 + number % 3))
    step = 60 * max(1, -(-(most - least) // 60 // (HOURS if most <= MIDNIGHT else HOURS_AND_DAYS)))
    hours = tuple((x(at), as_hour(at)) for at in range(-(-least // step) * step, most + 1, step))
    told = "; ".join(
        f"{hill.name}: {as_hour(one.ends.middle)}, {hill.said}" for hill, one in zip(hills, outlooks, strict=True)
    )
    closes = None if until is None else (x(until), as_hour(until))
    return Hills(TOP + 36 + ROW * len(hills), tuple(hills), hours, closes, told)


def ranks_drawing(answer: Answer) -> Lines:
    outlooks = shown(answer, LINES)
    players = len(outlooks[0].makes_the_line)

    def x(rank: int) -> float:
        return round(34 + (rank - 1) * 360 / (players - 1), 1)

    def y(share: float) -> float:
        return round(208 - share * 186, 1)

    lines = []
    for number, one in enumerate(outlooks):
        chances = one.makes_the_line
        path = "M" + " ".join(f"{x(rank)} {y(chance.share)}" for rank, chance in enumerate(chances, start=1))
        ranks = range(1 + number % 3, players + 1, max(1, players // 5))
        errors = tuple((x(rank), y(chances[rank - 1].low), y(chances[rank - 1].high)) for rank in ranks)
        lines.append(Line(_name(one), path, errors, 1 + number % 3))
    ticks = sorted({1, players, *range(8, players - 3, max(8, players // 40 * 8))})
    told = "; ".join(
        f"{line.name}: {percent(one.makes_the_line[0])} %" for line, one in zip(lines, outlooks, strict=True)
    )
    return Lines(tuple(lines), tuple((x(rank), rank) for rank in ticks), told)

"""The answer of the planner as a page shows it: one column a structure, and two drawings in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.planner.day import Ending, as_hour
from topcut.planner.plan import Answer
from topcut.planner.report import Chance, Outlook, Record
from topcut.words import say
from topcut.words.dates import decimal

LEFT, RIGHT, TOP = 132, 372, 22  # of 400: below the right end stands 01:00 +1, centred
HILL, ROW = 44, 64
RANKS = 386  # the right end, with room for 2048
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
    records: tuple[tuple[int, str, Chance], ...]  # points, and the record


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
    end: int
    said: str


def percent(chance: Chance) -> str:
    return say("planner-percent", share=decimal(100 * chance.share, 1))


def comparison(answer: Answer) -> tuple[Column, ...]:
    """The printed one first."""
    ordered = sorted(answer.outlooks, key=lambda one: not one.is_printed)
    return tuple(Column(_name(one), one, _fits(one.ends), _records(one)) for one in ordered)


def headline(columns: Sequence[Column], until: str) -> tuple[str, str]:
    """The answer as a sentence: what the printed structure comes to, and which ones are over in time."""
    first = columns[0]
    if not first.outlook.is_printed:
        return "", _in_time(columns, until)
    several = of_hundred(first.outlook.several_undefeated.share)
    if first.outlook.ends.in_time is None:
        end = as_hour(first.outlook.ends.middle)
        return say("planner-headline-ends", structure=first.name, end=end, several=several), ""
    share = of_hundred(first.outlook.ends.in_time)
    said = say("planner-headline", structure=first.name, until=until, share=share, several=several)
    return said, _in_time(columns, until)


def of_hundred(share: float) -> str:
    """What is only nearly certain is not rounded to it; shares of a day are added up, so all may be a hair less."""
    number, exact = round(100 * share), round(100 * share, 9)
    bound = "more" if exact < number == 100 else "fewer" if exact > number == 0 else "about"
    return say("planner-of-hundred", bound=bound, number=number)


def _in_time(columns: Sequence[Column], until: str) -> str:
    if not until:
        return ""
    fitting = [one.name for one in columns if one.fits == "fits"]
    return say("planner-fitting", until=until, count=len(fitting), structures="; ".join(fitting))


def _name(one: Outlook) -> str:
    return say("planner-structure", rounds=one.structure.rounds, cut=one.structure.cut)


def _fits(ends: Ending) -> str:
    if ends.in_time is None:
        return ""
    return "fits" if ends.in_time >= FITS else "close" if ends.in_time >= CLOSE else "too-long"


def _records(one: Outlook) -> tuple[tuple[int, str, Chance], ...]:
    """From the last that always makes it down: those for which it is open."""
    rows = [row for row in one.records if row.makes_it.share > 0.005 and row.is_usual]
    sure = [row for row in rows if row.makes_it.share > 0.995]
    open_ones = [row for row in rows if row.makes_it.share <= 0.995]
    return tuple((row.points, _record(row.record), row.makes_it) for row in (*sure[-1:], *open_ones))[:RECORDS]


def _record(record: Record | None) -> str:
    return "" if record is None else say("planner-record-of", won=record.won, drawn=record.drawn, lost=record.lost)


def shown(answer: Answer, most: int) -> Sequence[Outlook]:
    """As many as can be told apart, those nearest to the printed structure."""
    printed = answer.printed

    def far(one: Outlook) -> tuple[bool, int]:
        return one.structure.cut != printed.cut, abs(one.structure.rounds - printed.rounds)

    chosen = sorted(answer.outlooks, key=far)[:most]
    return [one for one in answer.outlooks if one in chosen]


def ends_drawing(answer: Answer, until: int | None, *, first_day: bool = False) -> Hills:
    """Of everything, or where the cut is on the second day, of the first."""
    outlooks = shown(answer, HILLS)
    all_ends = [one.swiss_ends if first_day else one.ends for one in outlooks]
    least = min(min(ends.minutes) for ends in all_ends) // 60 * 60
    most = -(-max(max(ends.minutes) for ends in all_ends) // 60) * 60
    if until is not None:
        least, most = min(least, until), max(most, until)

    def x(minute: float) -> float:
        return round(LEFT + (minute - least) * (RIGHT - LEFT) / (most - least), 1)

    hills = []
    for number, (one, ends) in enumerate(zip(outlooks, all_ends, strict=True)):
        base = TOP + HILL + 8 + number * ROW
        top = max(ends.minutes.values())
        points = [(x(at), round(base - HILL * share / top, 1)) for at, share in sorted(ends.minutes.items())]
        path = f"M{points[0][0]} {base} " + " ".join(f"L{a} {b}" for a, b in points) + f" L{points[-1][0]} {base}z"
        said = say("planner-between", early=as_hour(ends.early), late=as_hour(ends.late))
        hills.append(Hill(_name(one), said, base, path, x(ends.early), x(ends.late), x(ends.middle), 1 + number % 3))
    step = 60 * max(1, -(-(most - least) // 60 // (HOURS if most <= MIDNIGHT else HOURS_AND_DAYS)))
    hours = tuple((x(at), as_hour(at)) for at in range(-(-least // step) * step, most + 1, step))
    told = "; ".join(
        f"{hill.name}: {as_hour(ends.middle)}, {hill.said}" for hill, ends in zip(hills, all_ends, strict=True)
    )
    closes = None if until is None else (x(until), as_hour(until))
    return Hills(TOP + 36 + ROW * len(hills), tuple(hills), hours, closes, told)


def ranks_drawing(answer: Answer) -> Lines:
    outlooks = shown(answer, LINES)
    players = len(outlooks[0].makes_the_line)

    def x(rank: int) -> float:
        return round(34 + (rank - 1) * (RANKS - 34) / (players - 1), 1)

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
        f"{line.name}: {percent(one.makes_the_line[0])}" for line, one in zip(lines, outlooks, strict=True)
    )
    return Lines(tuple(lines), tuple((x(rank), rank) for rank in ticks), RANKS, told)

"""The pages of a big screen: lines that fit, as many as fit, and dots that say which are to come."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from topcut.desk.names import Names
from topcut.exchange.people_csv import same
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.standings import RANDOM, Standing, headcount, standings
from topcut.rules.record import Tally, tally
from topcut.rules.schedule import Slot
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Tournament, with_public_lots
from topcut.web.display.fitting import ems, shortened
from topcut.web.display.moment import Part
from topcut.web.display.pace import seconds
from topcut.words import raised, say
from topcut.words.dates import with_decimal_sign
from topcut.words.rulebook import in_words_of_reader

MOST_DOTS, IN_HALF = 5, 4
LETTERS = 2
COLUMN = 26.0  # rem: half of the screen
PLATE_LEAST, PLATE, A_DIGIT = 5.0, 2.4, 1.4  # rem
TWO_LINES = 1.8  # as much as fits into two, whose ends are ragged
AGAINST = 4.0  # em: the word before an opponent
MOST_TIEBREAKERS = 2
HEADING = 24.0  # em: three lines


@dataclass(frozen=True, slots=True)
class Room:
    """How much of the screen there is: half of it beside another tournament, less below a banner."""

    half: bool = False
    banner: bool = False

    def lines(self, usual: int, below_a_banner: int, columns: int = 2) -> int:
        return (below_a_banner if self.banner else usual) * (1 if self.half else columns)


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `size` is the class with the largest letters that the name fits in, `small` that of what is below."""

    name: str
    under: str = ""
    table: int | None = None
    size: str = ""
    small: str = ""
    key: str = ""  # what it is sorted by, for the dots
    cells: tuple[str, ...] = ()
    ends_cut: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    lines: tuple[Line, ...]
    label: str
    seconds: int
    drawing: Any = None


@dataclass(frozen=True, slots=True)
class Dot:
    label: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Deck:
    """What is shown page by page before the next one has its turn."""

    part: Part
    title: str
    note: str
    pages: tuple[Page, ...]
    headings: tuple[str, ...] = ()
    cut: int = 0
    most_dots: int = MOST_DOTS

    @property
    def seconds(self) -> int:
        return sum(page.seconds for page in self.pages)

    @property
    def dots(self) -> tuple[Dot, ...]:
        """One a page, or one for several where there are many."""
        count = len(self.pages)
        if count < 2:
            return ()
        dots = min(count, self.most_dots)
        bounds = [count * place // dots for place in range(dots + 1)]
        return tuple(
            Dot(joined(self.pages[first].label, self.pages[last - 1].label), first, last - 1)
            for first, last in pairwise(bounds)
        )


def by_name(t: Tournament, names: Names, room: Room) -> Deck:
    """One line for each player, those with a bye too."""
    now = _the_round(t)
    pairs = [(match.first, match.second, match.table or number) for number, match in _numbered(now)]
    seats = pairs + [(second, first, table) for first, second, table in pairs if second is not None]
    digits = _digits(now)
    lines = [
        _line(
            names.of(who),
            say("display-bye") if other is None else names.of(other),
            None if other is None else table,
            digits,
        )
        for who, other, table in seats
    ]
    lines.sort(key=lambda line: line.key)
    note = _note(t, now, say("display-find-name"))
    return Deck(Part.NAMES, _round_title(t, now), note, _pages(lines, room.lines(6, 5), _letters))


def by_table(t: Tournament, names: Names, room: Room) -> Deck:
    now = _the_round(t)
    seated = sorted((match.table or number, match) for number, match in _numbered(now) if match.second is not None)
    digits = _digits(now)
    lines = [_table(names.of(match.first), names.of(match.second or ""), table, digits) for table, match in seated]
    byes = [_line(names.of(one.first), say("display-bye"), None, digits) for _, one in _numbered(now) if not one.second]
    lines += byes
    note = _note(t, now, say("display-find-table"))
    return Deck(Part.TABLES, _round_title(t, now), note, _pages(lines, room.lines(5, 4), _tables))


def after_last_round(t: Tournament) -> Tournament:
    """As it was when the last round was over: nobody wants to be overtaken in the middle of one."""
    t = with_public_lots(t)
    return replace(t, rounds=t.rounds[:-1]) if t.open_round else t


def standings_deck(t: Tournament, names: Names, room: Room) -> Deck:
    then = after_last_round(t)
    found = standings(then)
    kinds = [one for one in t.ruleset.tiebreakers if one.kind != RANDOM]
    labels = {one: in_words_of_reader(one.label) for one in kinds}
    shown = [] if room.half else [one for one in kinds if ems(labels[one]) <= HEADING][:MOST_TIEBREAKERS]
    points = in_words_of_reader(t.ruleset.terms.points)
    records, ends = tally(then), cut_line(then, [one.player for one in found])
    cut = then.structure.cut if then.structure else 0

    def cells(one: Standing) -> tuple[str, ...]:
        figures = [with_decimal_sign(rounded(one.tiebreaks[kinds.index(kind)])) for kind in shown]
        return (*([] if room.half else [_record(t, records[one.player])]), str(one.points), *figures)

    lines = [
        _row(str(one.rank), names.of(one.player), room, cells(one), ends_cut=bool(cut) and place == ends)
        for place, one in enumerate(found, start=1)
    ]
    record = say("display-won-lost" if t.ruleset.points.draw is None else "display-won-drawn-lost")
    headings = (
        *([] if room.half else [record]),
        raised(points),
        *(labels[one] for one in shown),
    )
    rounds = then.structure.rounds if then.structure else 0
    note = say("display-after", played=len(then.rounds), rounds=rounds)
    pages = _pages(lines, room.lines(10, 7, 1), _places)
    return Deck(Part.STANDINGS, say("display-standings"), note, pages, headings, cut)


def ranking(t: Tournament, names: Names, room: Room) -> Deck:
    lines = [_row(place, names.of(player), room, ()) for place, player in t.ranking]
    return Deck(Part.RANKING, say("display-ranking"), "", _pages(lines, room.lines(10, 7, 1), _places))


def present(t: Tournament, names: Names, room: Room, *, has_code: bool) -> Deck:
    """Who is in, before the first round: in two columns, or in one beside the code."""
    lines = [_line(names.of(player), "", None, 0) for player in t.active]
    lines.sort(key=lambda line: line.key)
    left = None if t.capacity is None else max(0, t.capacity - len(t.active))
    note = say("display-room", room="none" if left is None or t.structure else left)
    title = say("display-here", count=headcount(t).still_in)
    return Deck(Part.JOIN, title, note, _pages(lines, room.lines(8, 6, 1 if has_code else 2), _letters))


def schedule(slots: Sequence[tuple[Slot, str]], room: Room) -> Deck:
    """What is still to come; the day stands below, unless it is today."""
    lines = [_line(f"{slot.time} {slot.what}", day, None, 0, width=2 * COLUMN) for slot, day in slots]
    return Deck(Part.SCHEDULE, say("display-schedule"), "", _pages(lines, room.lines(6, 5, 1), lambda _: ""))


def announcements(told: Sequence[tuple[str, str]]) -> Deck:
    pages = [Page((Line(text, head),), str(number), seconds(12)) for number, (head, text) in enumerate(told, start=1)]
    return Deck(Part.ANNOUNCEMENTS, "", "", tuple(pages) or (Page((), "", seconds(0)),))


def blank() -> Deck:
    return Deck(Part.BLANK, "", "", (Page((), "", seconds(0)),))


def joined(first: str, last: str) -> str:
    """`A – F`, from the labels of the first and the last page."""
    begin, end = first.partition(" – ")[0], last.rpartition(" – ")[2]
    return begin if begin == end else f"{begin} – {end}"


def _pages(lines: Sequence[Line], a_page: int, label: Callable[[Sequence[Line]], str]) -> tuple[Page, ...]:
    pages = [lines[start : start + a_page] for start in range(0, len(lines), a_page)] or [()]
    return tuple(Page(tuple(page), label(page) if page else "", seconds(len(page))) for page in pages)


def _letters(page: Sequence[Line]) -> str:
    """The beginning of the first and the last name: as much as tells them apart."""
    first, last = page[0].key, page[-1].key
    long = LETTERS if first[:1] == last[:1] else 1
    return joined(raised(first[:long]), raised(last[:long]))


def _tables(page: Sequence[Line]) -> str:
    numbers = [line.table for line in page if line.table is not None]
    return f"{numbers[0]} – {numbers[-1]}" if numbers else say("display-byes")


def _places(page: Sequence[Line]) -> str:
    return joined(page[0].key, page[-1].key)


def _line(name: str, under: str, table: int | None, digits: int, width: float = COLUMN) -> Line:
    room = _beside_plate(width, digits)
    below = ems(under) + AGAINST
    small = "" if below <= room / 1.1 else "long" if below <= room / 0.95 else "longest"
    wide = ems(name)
    size = _one_line(wide, room)
    if not size and wide > room / 1.9:
        size = "longer" if small != "longest" and wide <= TWO_LINES * room / 1.2 else "longest"
    most = TWO_LINES * room / 0.95
    return Line(shortened(name, most), shortened(under, most - AGAINST), table, size, small, same(name))


def _table(first: str, second: str, table: int, digits: int) -> Line:
    room = _beside_plate(COLUMN, digits)
    most = TWO_LINES * room / 0.95
    sizes = [_one_line(ems(name), room) or ("" if ems(name) <= room / 1.9 else "longest") for name in (first, second)]
    return Line(shortened(first, most), shortened(second, most), table, sizes[0], sizes[1], str(table))


def _one_line(wide: float, room: float) -> str:
    """The class of a name that needs smaller letters to stay on one line, if those are enough."""
    if wide <= room / 1.9:
        return ""
    return "long" if wide <= room / 1.5 else "longer" if wide <= room / 1.2 else ""


def _beside_plate(width: float, digits: int) -> float:
    return width - (max(PLATE_LEAST, PLATE + A_DIGIT * digits) if digits else 0)


def _row(place: str, name: str, room: Room, cells: tuple[str, ...], *, ends_cut: bool = False) -> Line:
    width = 15.0 if room.half else 25.0 if cells else 48.0
    wide = ems(name)
    size = "" if wide <= width / 1.6 else "long" if wide <= width / 1.2 else "longest"
    return Line(shortened(name, TWO_LINES * width / 0.95), size=size, key=place, cells=cells, ends_cut=ends_cut)


def _record(t: Tournament, games: Tally) -> str:
    drawn = () if t.ruleset.points.draw is None else (games.drawn,)
    return "-".join(map(str, (games.won, *drawn, games.lost)))


def _the_round(t: Tournament) -> Playing:
    now = playing(t)
    assert now is not None, "there is a round to show"
    return now


def _numbered(now: Playing) -> list[tuple[int, Any]]:
    return list(enumerate(now.round.matches, start=1))


def _digits(now: Playing) -> int:
    return max(len(str(match.table or number)) for number, match in _numbered(now))


def _round_title(t: Tournament, now: Playing) -> str:
    if now.stage is Stage.SWISS:
        return say("display-round", round=now.number)
    return say("bracket-round", left=len(finals(t).rounds) - now.number, round=now.number)


def _note(t: Tournament, now: Playing, otherwise: str) -> str:
    roster = roster_of_round(t, now.stage, now.number)
    return say("display-roster", roster=roster) if roster else otherwise

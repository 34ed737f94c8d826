"""The bracket as a drawing for the big screen: where each box, line and word lies, in pixels of 1920 x 1080.

Eight matches below each other can be read from ten metres. A larger bracket is drawn in pieces of eight, and then the
last rounds again in one piece.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from topcut.desk.names import Names
from topcut.rules.pairing.chart import Column, Duel, Seat, columns
from topcut.rules.tournament import Tournament
from topcut.web.display.decks import Deck, Page, Room
from topcut.web.display.fitting import ems, shortened
from topcut.web.display.moment import Part
from topcut.web.display.pace import A_DRAWING
from topcut.words import say

WIDTH, HEIGHT, BELOW_A_BANNER = 1800, 760, 612
TITLES = 50  # the line with the names of the rounds
GAP = 56  # between two columns
MOST = 8  # matches below each other
SIZES = (48, 40, 32)  # of letters; none is smaller
SEED, FIGURES, PLATE = 64, 78, 104  # what stands beside a name
TALLEST = 132
NOTE = 46  # below a box
SHORT = 36  # of the letters of figures


@dataclass(frozen=True, slots=True)
class Place:
    """One of the two lines of a box."""

    y: int
    seed: str
    name: str
    size: int
    figures: str
    won: bool


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    wide: int
    high: int
    places: tuple[Place, Place]
    table: int | None
    note: str
    is_over: bool
    way_on: str  # the line to the next box


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the matches of one round lie: `count` below each other, whose winners meet in `following` of the next."""

    x: int
    wide: int
    high: int
    count: int
    following: int

    @property
    def slot(self) -> int:
        return self.high // self.count

    def middle(self, number: int) -> int:
        return TITLES + self.slot * number + self.slot // 2

    def way_on(self, number: int) -> str:
        """From the middle of a box to the one that its winner plays in."""
        if not self.following:
            return ""
        beyond, there = self.x + self.wide, self.high // self.following
        goal = TITLES + there * (number // 2) + there // 2
        return f"M{beyond} {self.middle(number)}H{beyond + GAP // 2}V{goal}H{beyond + GAP}"


@dataclass(frozen=True, slots=True)
class Heading:
    x: int
    text: str


@dataclass(frozen=True, slots=True)
class Drawing:
    wide: int
    high: int
    headings: tuple[Heading, ...]
    boxes: tuple[Box, ...]
    label: str


def bracket(t: Tournament, names: Names, room: Room) -> Deck:
    found = columns(t)
    drawn = [(label, _drawing(names, piece, room)) for label, piece in _pieces(found)]
    pages = tuple(Page((), label, A_DRAWING, drawing) for label, drawing in drawn) or (Page((), "", A_DRAWING),)
    players = 2 * len(found[0].duels) if found else 0
    title = say("display-top", players=players) if found else say("display-bracket")
    cut = t.structure.cut if t.structure else 0
    note = "" if found else say("display-no-bracket", cut=cut)
    return Deck(Part.BRACKET, title, note, pages)


def _pieces(found: Sequence[Column]) -> Iterator[tuple[str, tuple[Column, ...]]]:
    if not found or len(found[0].duels) <= MOST:
        if found:
            yield "", tuple(found)
        return
    parts = -(-len(found[0].duels) // MOST)
    for part in range(parts):
        label = say("display-half", part=part + 1) if parts == 2 else say("display-piece", part=part + 1)
        piece = [_cut(column, part, parts) for column in found if len(column.duels) >= parts]
        yield label, tuple(piece)
    yield say("display-last-rounds"), tuple(column for column in found if len(column.duels) <= MOST // 2)


def _cut(column: Column, part: int, parts: int) -> Column:
    each = len(column.duels) // parts
    return replace(column, duels=column.duels[part * each : (part + 1) * each])


def _drawing(names: Names, piece: Sequence[Column], room: Room) -> Drawing:
    high = BELOW_A_BANNER if room.banner else HEIGHT
    wide = (WIDTH - GAP * (len(piece) - 1)) // len(piece)
    boxes: list[Box] = []
    for place, column in enumerate(piece):
        following = len(piece[place + 1].duels) if column.in_pairs and place + 1 < len(piece) else 0
        grid = Grid(place * (wide + GAP), wide, high - TITLES, len(column.duels), following)
        boxes += [_box(names, duel, number, grid) for number, duel in enumerate(column.duels)]
    titles = [say("bracket-round", left=one.left, round=one.number) for one in piece]
    headings = tuple(Heading(place * (wide + GAP), shortened(one, wide / 40)) for place, one in enumerate(titles))
    return Drawing(WIDTH, high, headings, tuple(boxes), ", ".join(titles))


def _box(names: Names, duel: Duel, number: int, grid: Grid) -> Box:
    tall = min(grid.slot - 6, TALLEST)
    y = grid.middle(number) - tall // 2
    plate = duel.table if duel.is_playing else None
    note = _note(duel) if grid.slot >= TALLEST + NOTE else ""
    short = say("display-drawn-short", how=duel.broken) if duel.broken and not note else ""
    inner = grid.wide - SEED - (PLATE if plate else FIGURES) - round(ems(f"{short} ") * SHORT if short else 0)
    sizes = tuple(size for size in SIZES if 2 * size * 1.1 <= tall) or SIZES[-1:]
    first, second = (
        _place(names, seat, y + tall * (2 * row + 1) // 4, inner, sizes) for row, seat in enumerate(duel.seats)
    )
    if short:
        first, second = (
            replace(one, figures=f"{short} {one.figures}".strip()) if one.won else one for one in (first, second)
        )
    return Box(grid.x, y, grid.wide, tall, (first, second), plate, note, duel.is_over, grid.way_on(number))


def _place(names: Names, seat: Seat, y: int, inner: int, sizes: Sequence[int]) -> Place:
    name = _who(names, seat)
    if seat.awaited and ems(name) * sizes[-1] > inner:  # too long for what is only possible
        name = ""
    size = next((size for size in sizes if ems(name) * size <= inner), sizes[-1])
    return Place(y, str(seat.seed or "–"), shortened(name, inner / size), size, seat.figures[:3], seat.won)


def _who(names: Names, seat: Seat) -> str:
    if seat.player:
        return names.of(seat.player)
    if seat.undecided and seat.awaited:
        return say("display-either", first=names.of(seat.awaited[0]), second=names.of(seat.awaited[1]))
    return "" if seat.undecided else say("display-no-one")


def _note(duel: Duel) -> str:
    return say("display-drawn", how=duel.broken) if duel.broken else ""

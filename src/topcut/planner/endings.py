"""How a table that is still open may end: every combination of points the rule book knows, with bounds for figures,
and some results at these bounds that people can really enter."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from topcut.refusal import Refusal
from topcut.rules.match import Entry, Pair, Seat, Stage, more
from topcut.rules.results import settle
from topcut.rules.ruleset import Ending, How, Ruleset

Box = tuple[Pair, Pair]  # the least and the most of the first seat, and of the second
Figures = tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class End:
    """Points of both seats, and a box for each kept figure. Of what a table may report, figures are taken as free
    between their bounds; so whatever holds for every End holds for every result."""

    points: Pair
    winner: Seat | None
    opponents: bool  # False: a no-show
    figures: tuple[Box, ...]

    @property
    def is_played(self) -> bool:
        return self.opponents


def ends(ruleset: Ruleset, best_of: int) -> tuple[End, ...]:
    """Ways to end that differ in nothing but figures are one, with the bounds of all."""
    found: dict[tuple[Pair, Seat | None, bool], tuple[Box, ...]] = {}
    for end in _all(ruleset, best_of):
        key = end.points, end.winner, end.opponents
        found[key] = tuple(map(_around, found[key], end.figures)) if key in found else end.figures
    return tuple(End(*key, figures) for key, figures in found.items())


def entered(ruleset: Ruleset, best_of: int) -> Mapping[End, tuple[End, ...]]:
    """For each End some results that the rule book settles like that, with their figures known: those of both seats may
    hang together, as no winner by figures is behind in them. Where figures never decide, the End itself."""
    found = ends(ruleset, best_of)
    if not any(tiebreaker.kind == "figure" for tiebreaker in ruleset.tiebreakers):
        return {end: (end,) for end in found}
    return {
        end: tuple(
            replace(end, figures=tuple(((first, first), (second, second)) for first, second in figures))
            for figures in _edges(set(_settled(ruleset, best_of, end)))
        )
        for end in found
    }


def _settled(ruleset: Ruleset, best_of: int, end: End) -> Iterator[Figures]:
    """With each figure at an end of its scale, or next to it."""
    scales = [(0, 1, figure.most) if figure.kept else (0, 1) for figure in ruleset.figures]
    names = [figure.name for figure in ruleset.figures]
    for pairs in product(*(product(scale, scale) for scale in scales)):
        scores = dict(zip(names, pairs, strict=True))
        points = end.points if ruleset.points.recorded else None
        for how in ruleset.endings:
            try:
                result = settle(ruleset, Entry(how, end.winner, scores=scores, points=points), Stage.SWISS, best_of)
            except Refusal:
                continue
            if (result.points, result.winner, result.opponents) == (end.points, end.winner, end.opponents):
                yield result.figures


def _edges(every: set[Figures]) -> set[Figures]:
    """Those with the most and the least for the one seat and for the other."""

    def by(seat: int, sign: int, other: int) -> Figures:
        return max(every, key=lambda one: (_of(one, seat, sign), _of(one, 1 - seat, other)))

    return {by(*which) for which in product((0, 1), (1, -1), (1, -1))} if every else set()


def _of(figures: Figures, seat: int, sign: int) -> Sequence[int]:
    return [sign * pair[seat] for pair in figures]


def _all(ruleset: Ruleset, best_of: int) -> Iterator[End]:
    for how, ending in ruleset.endings.items():
        for winner in _winners(ruleset, ending, best_of):
            figures = tuple(_box(ruleset, ending, winner, figure.name, figure.most) for figure in ruleset.kept_figures)
            for points in _points(ruleset, how, ending, winner):
                yield End(points, winner, ending.opponents, figures)


def _winners(ruleset: Ruleset, ending: Ending, best_of: int) -> Iterator[Seat | None]:
    if ending.winner == "nobody":
        yield None
        return
    yield from Seat
    level = ruleset.games.level if best_of > 1 else ending.level
    if ending.winner == "compared" and level == "draw" and ruleset.points.draw is not None:
        yield None


def _points(ruleset: Ruleset, how: How, ending: Ending, winner: Seat | None) -> Iterator[Pair]:
    """Where points are whatever was written down, everything from a loss to a win: the corners bound the rest."""
    points = ruleset.points
    if points.recorded and how is How.VICTORY:
        worth = sorted({points.loss, points.win} | ({points.draw} if points.draw is not None else set()))
        yield from (pair for pair in product(worth, worth) if more(pair) in {None, winner})
    if winner is not None:
        yield (points.win, points.loss) if winner is Seat.FIRST else (points.loss, points.win)
    else:
        each = points.draw if ending.both == "draw" else points.loss
        if each is not None:
            yield each, each


def _box(ruleset: Ruleset, ending: Ending, winner: Seat | None, name: str, most: int) -> Box:
    def of(seat: Seat) -> Pair:
        if seat is winner:
            return (ruleset.bye.figures.get(name, 0) if ending.winner_has == "bye" else 0), most
        return (0, 0) if ending.loser_has == "nothing" else (0, most)

    return of(Seat.FIRST), of(Seat.SECOND)


def _around(one: Box, other: Box) -> Box:
    (a, b), (c, d) = one
    (e, f), (g, h) = other
    return (min(a, e), max(b, f)), (min(c, g), max(d, h))

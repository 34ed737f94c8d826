"""A match at a table: what people write down about it, read as the rule book has it, and its result."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.ruleset import Figure, How, Ruleset

Pair = tuple[int, int]  # first seat, second seat


class Seat(IntEnum):
    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Seat":
        return Seat(1 - self)


Games = tuple[Seat | None, ...]  # the winner of each game, None for a drawn one


class Stage(StrEnum):
    SWISS = "swiss"
    BRACKET = "bracket"


class Unfinished(StrEnum):
    """Who won what was still being fought for when time was called: an open Struggle (PS-25)."""

    FIRST = "first"
    SECOND = "second"
    NOBODY = "nobody"
    NONE = "none"  # nothing was open


@dataclass(frozen=True, slots=True)
class Entry:
    """What people can type at a table; everything that is missing follows from the rule book."""

    how: How | None = None
    winner: Seat | None = None
    drawn: bool = False
    scores: Mapping[str, Pair] = field(default_factory=dict)  # by the name of the figure
    games: Games = ()
    points: Pair | None = None  # tournament points as awarded, for files that hold nothing else
    unfinished: Unfinished | None = None  # at time, where a comparison `claims`; None: as its figure tells, if any


@dataclass(frozen=True, slots=True)
class Result:
    """A decided match. `figures` has a pair for each kept figure of the ruleset, in the ruleset's order."""

    how: How
    winner: Seat | None
    points: Pair
    figures: tuple[Pair, ...] = ()
    games: Games = ()
    opponents: bool = True  # False: a no-show; neither counts as the other's opponent
    by_roll: bool = False  # level in everything, and a die or the rank decided

    @property
    def games_won(self) -> Pair:
        """By each seat (MU-21)."""
        return self.games.count(Seat.FIRST), self.games.count(Seat.SECOND)


@dataclass(frozen=True, slots=True)
class Match:
    """Two seats at a table. An empty second seat is a bye, a missing result is a match still open."""

    first: PlayerId
    second: PlayerId | None
    table: TableNumber | None = None
    result: Result | None = None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def winner(self) -> PlayerId | None:
        result = self.result
        return None if result is None or result.winner is None else (self.first, self.second)[result.winner]

    def seat_of(self, player: PlayerId) -> Seat:
        return Seat.FIRST if self.first == player else Seat.SECOND

    def opponent_of(self, player: PlayerId) -> PlayerId | None:
        return self.second if self.first == player else self.first


def read(ruleset: Ruleset, entry: Entry, best_of: int) -> Entry:
    """The entry with figures by their own names, and with the winner that its points or its only game tell."""
    check_games(ruleset, entry.games, best_of)
    winner, drawn = entry.winner, entry.drawn
    if best_of == 1 and entry.games:
        winner = entry.games[0] if winner is None else winner
        drawn = drawn or entry.games[0] is None
    if entry.points is not None:
        if not _is_pair_of_numbers(entry.points) or min(entry.points) < 0:
            raise Refusal("points-out-of-bounds", clause=ruleset.points.clause)
        if winner is None and not drawn:
            winner = more(entry.points)
            drawn = winner is None
    if winner is not None and drawn:
        raise Refusal("drawn-and-won", clause=ruleset.points.clause)
    return replace(entry, winner=winner, drawn=drawn, scores=_scores(ruleset, entry.scores))


def check_games(ruleset: Ruleset, games: Games, best_of: int) -> None:
    if len(games) > best_of:
        raise Refusal("games-too-many", clause=ruleset.games.clause, games=len(games), most=best_of)
    if None in games and ruleset.points.draw is None:
        raise no_draws(ruleset)
    if any(_has_majority(games[:number], best_of) for number in range(len(games))):
        raise Refusal("games-after-decision", clause=ruleset.games.clause)


def champion(games: Games, best_of: int) -> Seat | None:
    """Who has won a match in which no game is left to play."""
    return more_games(games) if len(games) == best_of or _has_majority(games, best_of) else None


def more_games(games: Games) -> Seat | None:
    return more((games.count(Seat.FIRST), games.count(Seat.SECOND)))


def more(pair: Pair) -> Seat | None:
    first, second = pair
    if first == second:
        return None
    return Seat.FIRST if first > second else Seat.SECOND


def no_draws(ruleset: Ruleset) -> Refusal:
    decided_by = ruleset.endings.get(How.TIME, ruleset.points)
    return Refusal("no-draws", clause=decided_by.clause, possible=tuple(ruleset.endings))


def check_bounds(figure: Figure, pair: Pair) -> None:
    for number in pair:
        if not 0 <= number <= figure.most:
            raise Refusal(
                "figure-out-of-bounds", clause=figure.clause, figure=figure.label, number=number, most=figure.most
            )


def _has_majority(games: Games, best_of: int) -> bool:
    return any(2 * games.count(seat) > best_of for seat in Seat)


def _is_pair_of_numbers(thing: object) -> bool:
    """Files hold anything, and a bool is an int to Python, but it is not a score."""
    return isinstance(thing, tuple) and len(thing) == 2 and all(type(number) is int for number in thing)


def _scores(ruleset: Ruleset, scores: Mapping[str, Pair]) -> dict[str, Pair]:
    names = {name: figure for figure in ruleset.figures for name in (figure.name, *figure.also)}
    known: dict[str, Pair] = {}
    for name, pair in scores.items():
        if name not in names:
            possible, clause = tuple(figure.name for figure in ruleset.figures), ruleset.points.clause
            raise Refusal("figure-unknown", clause=clause, figure=name, possible=possible, number=len(possible))
        figure = names[name]
        if figure.name in known:
            raise Refusal("figure-twice", clause=figure.clause, figure=figure.label)
        if not _is_pair_of_numbers(pair):
            raise Refusal("figure-not-a-number", clause=figure.clause, figure=figure.label)
        check_bounds(figure, pair)
        known[figure.name] = pair
    return known

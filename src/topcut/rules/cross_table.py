"""The cross-table: every player by every round, with opponent, result, points and the total after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.match import Stage
from topcut.rules.ranking.standings import standings
from topcut.rules.record import Outcome, Played, record
from topcut.rules.tournament import Tournament, with_public_lots

UNPAIRED = frozenset({Outcome.UNPAIRED_LOSS, Outcome.ABSENT})


@dataclass(frozen=True, slots=True)
class Cell:
    played: Played
    opponent: int | None  # the number of the opponent's row
    points: int | None  # None in the bracket, while a match is open, and for who was not in
    total: int  # of the Swiss rounds so far


@dataclass(frozen=True, slots=True)
class Row:
    """Ranks can be shared, so that rows have numbers of their own."""

    number: int
    rank: str  # 3, or 5-8 in a final ranking; empty for who is not ranked
    player: PlayerId
    cells: tuple[Cell, ...]
    points: int


def cross_table(t: Tournament) -> tuple[Row, ...]:
    """As ranked, at the end by the final ranking; then those who have played and are not ranked (R-5)."""
    ranked = list(_ranked(t))
    records = {player: record(t, player) for player in t.players}
    others = [player for player in t.players if player not in dict(ranked) and _has_played(records[player])]
    lines = [*ranked, *((player, "") for player in others)]
    numbers = {player: number for number, (player, _) in enumerate(lines, start=1)}
    return tuple(_row(t, numbers, player, rank, records[player]) for player, rank in lines)


def _ranked(t: Tournament) -> Iterator[tuple[PlayerId, str]]:
    if t.ranking:
        yield from ((player, place) for place, player in t.ranking)
    else:
        yield from ((row.player, str(row.rank)) for row in standings(with_public_lots(t)))


def _has_played(rounds: tuple[Played, ...]) -> bool:
    return any(one.outcome is not Outcome.NOT_IN for one in rounds)


def _row(t: Tournament, numbers: dict[PlayerId, int], player: PlayerId, rank: str, rounds: tuple[Played, ...]) -> Row:
    cells, total = [], 0
    for one in rounds:
        points = _points(t, one)
        total += points or 0
        cells.append(Cell(one, None if one.opponent is None else numbers[one.opponent], points, total))
    return Row(numbers[player], rank, player, tuple(cells), total)


def _points(t: Tournament, played: Played) -> int | None:
    """What a Swiss round was worth; the bracket gives no points."""
    if played.stage is Stage.BRACKET:
        return None
    if played.result is not None:
        return played.result.points[played.seat]
    return t.ruleset.points.loss if played.outcome in UNPAIRED else None

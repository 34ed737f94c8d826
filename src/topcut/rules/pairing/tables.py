"""Which pair sits at which table: by standing, except for fixed, stream, closed and fresh tables."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.pairing.assignment import least_then_first
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import Standing
from topcut.rules.tournament import Tournament

Game = tuple[PlayerId, PlayerId]
Visits = Mapping[PlayerId, Sequence[TableNumber | None]]  # where a player sat, round by round; None: nowhere


@dataclass(frozen=True, slots=True)
class Hall:
    """The tables as the organizer has arranged them."""

    tables: Collection[TableNumber] | None = None  # None: as many as are needed, starting from 1
    closed: Collection[TableNumber] = ()
    fixed: Mapping[PlayerId, TableNumber] = field(default_factory=dict)  # of everyone still in, absent ones too
    stream: TableNumber | None = None
    streamed: PlayerId | None = None  # whose match is shown; None: the first pair that has no fixed table
    fresh: bool = False

    def has(self, table: TableNumber) -> bool:
        return table not in self.closed and (self.tables is None or table in self.tables)


@dataclass(frozen=True, slots=True)
class Seated:
    first: PlayerId
    second: PlayerId | None
    table: TableNumber | None  # None: a bye
    reason: Reason


def seat(
    pairs: Sequence[tuple[PlayerId, PlayerId | None]], standings: Sequence[Standing], hall: Hall, visits: Visits
) -> tuple[Seated, ...]:
    """A table for each pair, best pair first and byes last.

    A fixed table goes first and is never given to others, even when its player does not need it; then the stream table;
    the others follow by standing, moved only as far as fresh tables ask for it.
    """
    ranks = {standing.player: standing.rank for standing in standings}
    games = by_standing([(first, second) for first, second in pairs if second is not None], standings)
    seated: dict[Game, Seated] = {}
    for game in games:
        if owners := sorted((player for player in game if player in hall.fixed), key=ranks.__getitem__):
            seated[game] = _at_fixed(game, owners, hall)
    _refuse_shared(seated.values())
    if hall.stream is not None and (shown := _streamed(games, seated, hall)) is not None:
        why = reason("table-stream", None, table=hall.stream)
        seated[shown] = Seated(*shown, hall.stream, why)
    rest = [game for game in games if game not in seated]
    free = _free(len(rest), len(games), hall)
    if hall.fresh:
        seated |= _fresh(rest, free, visits)
    else:
        seated |= {game: _by_standing(game, table) for game, table in zip(rest, free, strict=False)}
    byes = (
        Seated(first, None, None, reason("table-bye", None, player=first)) for first, other in pairs if other is None
    )
    return (*(seated[game] for game in games), *byes)


def by_standing(games: Sequence[Game], standings: Sequence[Standing]) -> tuple[Game, ...]:
    """Best first: by the points of the better player, then of the other, then by their ranks."""
    rows = {standing.player: standing for standing in standings}

    def key(game: Game) -> tuple[int, int, int, int]:
        better, other = sorted((rows[player] for player in game), key=lambda row: row.rank)
        return -better.points, -other.points, better.rank, other.rank

    return tuple(sorted(games, key=key))


def visits(t: Tournament) -> Visits:
    """Where everyone has sat so far."""
    sat: dict[PlayerId, list[TableNumber | None]] = {player: [None] * len(t.rounds) for player in t.players}
    for number, round in enumerate(t.rounds):
        for match in round.matches:
            for player in (match.first, match.second):
                if player is not None:
                    sat[player][number] = match.table
    return sat


def fixed_tables(t: Tournament) -> Mapping[PlayerId, TableNumber]:
    """The tables that are kept for players who are still in."""
    return {player.id: player.table for player in t.players.values() if player.is_active and player.table is not None}


def _at_fixed(game: Game, owners: Sequence[PlayerId], hall: Hall) -> Seated:
    owner, table = owners[0], hall.fixed[owners[0]]
    if not hall.has(table):
        raise Refusal("fixed-table-missing", player=owner, table=table)
    why = reason("table-fixed", None, table=table, player=owner)
    if len(owners) > 1 and (other := hall.fixed[owners[1]]) != table:
        why = reason("table-fixed-both", None, table=table, player=owner, opponent=owners[1], other=other)
    return Seated(*game, table, why)


def _refuse_shared(seated: Collection[Seated]) -> None:
    at: dict[TableNumber | None, Seated] = {}
    for one in seated:
        if (before := at.setdefault(one.table, one)) is not one:
            players = (before.reason.parameters["player"], one.reason.parameters["player"])
            raise Refusal("fixed-table-shared", table=one.table, players=players)


def _streamed(games: Sequence[Game], seated: Collection[Game], hall: Hall) -> Game | None:
    assert hall.stream is not None
    if not hall.has(hall.stream):
        raise Refusal("stream-table-missing", table=hall.stream)
    for player, table in hall.fixed.items():
        if table == hall.stream:
            raise Refusal("stream-table-fixed", table=table, player=player)
    if hall.streamed is None:
        return next((game for game in games if game not in seated), None)
    shown = next((game for game in games if hall.streamed in game), None)
    if shown is None:
        raise Refusal("stream-player-unpaired", player=hall.streamed)
    if shown in seated:
        raise Refusal("stream-player-fixed", player=hall.streamed, table=hall.stream)
    return shown


def _free(needed: int, games: int, hall: Hall) -> tuple[TableNumber, ...]:
    """The tables for those who can sit anywhere, in the order of numbers."""
    numbers = map(TableNumber, count(1)) if hall.tables is None else iter(sorted(set(hall.tables)))
    kept = {*hall.closed, *hall.fixed.values(), hall.stream}
    free = (table for table in numbers if table not in kept)
    if hall.tables is None:
        return tuple(islice(free, needed))
    found = tuple(free)
    if len(found) < needed:
        raise Refusal("too-few-tables", pairs=games, free=len(found), needed=needed, missing=needed - len(found))
    return found


def _by_standing(game: Game, table: TableNumber) -> Seated:
    return Seated(*game, table, reason("table-by-standing", None, table=table))


def _fresh(games: Sequence[Game], free: Sequence[TableNumber], visits: Visits) -> dict[Game, Seated]:
    columns = {table: column for column, table in enumerate(free)}
    repeats: list[dict[int, int]] = []
    for game in games:
        row: dict[int, int] = {}
        for player in game:
            for table in set(visits.get(player, ())):
                if table in columns:
                    row[columns[table]] = row.get(columns[table], 0) + 1
        repeats.append(row)
    taken = least_then_first(repeats, len(free))
    return {
        game: Seated(*game, free[column], _why_fresh(game, free[column], usual, visits))
        for game, column, usual in zip(games, taken, free, strict=False)
    }


def _why_fresh(game: Game, table: TableNumber, usual: TableNumber, visits: Visits) -> Reason:
    """`usual` is the table by standing alone."""
    again = _sat(game, table, visits)
    if again is not None:
        return reason("table-again", None, table=table, player=again[0], round=again[1])
    if table == usual:
        return reason("table-by-standing", None, table=table)
    before = _sat(game, usual, visits)
    if before is not None:
        return reason("table-fresh", None, table=table, usual=usual, player=before[0], round=before[1])
    return reason("table-moved", None, table=table, usual=usual)


def _sat(game: Game, table: TableNumber, visits: Visits) -> tuple[PlayerId, int] | None:
    for player in game:
        for round, sat in enumerate(visits.get(player, ()), start=1):
            if sat == table:
                return player, round
    return None

"""What an organizer arranges, as JSON: byes, pairs kept apart, clubs and tables; and a pairing made by hand."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from topcut.exchange.document import (
    Id,
    Object,
    a_list,
    a_number,
    a_player,
    a_text,
    a_truth,
    an_id,
    an_object,
    perhaps_a_list,
)
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.pairing.field import Wishes
from topcut.rules.pairing.tables import Hall, fixed_tables
from topcut.rules.tournament import Tournament

TABLES = ("numbers", "closed", "fixed", "stream", "streamed", "fresh")

Players = Mapping[PlayerId, object]


def wishes(members: Object, players: Players, coming: int) -> Wishes:
    """What is asked for in the coming round. Given byes are byes of round 1: later they are in the history itself."""
    byes = [a_player(value, "byes", players) for value in perhaps_a_list(members, "byes")]
    return Wishes(
        byes=tuple(dict.fromkeys(byes)) if coming == 1 else (),
        forbidden=both_ways(_kept_apart(members, players)),
        clubs_apart=_clubs_apart(members.get("clubs_apart"), coming),
    )


def hall(members: Object, t: Tournament) -> Hall:
    """The tables of the coming round; the fixed ones belong to the players."""
    tables = _tables(members)
    numbers, streamed, stream = tables.get("numbers"), tables.get("streamed"), tables.get("stream")
    return Hall(
        tables=None if numbers is None else tuple(map(_table, a_list(numbers, "numbers"))),
        closed=tuple(map(_table, perhaps_a_list(tables, "closed"))),
        fixed=fixed_tables(t),
        stream=None if stream is None else _table(stream),
        streamed=None if streamed is None else a_player(streamed, "streamed", t.players),
        fresh=a_truth(tables.get("fresh"), "fresh"),
    )


def clubs(members: Object, players: Players) -> dict[PlayerId, str]:
    known = an_object(members.get("clubs") or {}, "clubs")
    return {a_player(player, "clubs", players): a_text(club, "clubs") for player, club in known.items()}


def fixed(members: Object, players: Players) -> dict[PlayerId, TableNumber]:
    known = an_object(_tables(members).get("fixed") or {}, "fixed")
    return {a_player(player, "fixed", players): _table(table) for player, table in known.items()}


def written(t: Tournament, ids: Mapping[PlayerId, Id], wishes: Wishes, hall: Hall) -> dict[str, object]:
    """The members that `wishes`, `hall`, `clubs` and `fixed` read back."""
    tables = {
        "numbers": None if hall.tables is None else list(hall.tables),
        "closed": list(hall.closed),
        "fixed": {player.id: player.table for player in t.players.values() if player.table is not None},
        "stream": hall.stream,
        "streamed": None if hall.streamed is None else ids[hall.streamed],
        "fresh": hall.fresh,
    }
    once = {frozenset((one, other)) for one, others in wishes.forbidden.items() for other in others}
    found: dict[str, object] = {
        "byes": [ids[player] for player in wishes.byes],
        "forbidden": [[ids[player] for player in sorted(pair)] for pair in sorted(once, key=sorted)],
        "clubs": {player.id: player.club for player in t.players.values() if player.club is not None},
        "clubs_apart": [len(t.rounds) + 1] if wishes.clubs_apart else [],
        "tables": {kind: value for kind, value in tables.items() if value not in (None, False, [], {})},
    }
    return {kind: value for kind, value in found.items() if value}


def both_ways(pairs: Iterable[tuple[PlayerId, PlayerId]]) -> dict[PlayerId, set[PlayerId]]:
    apart: dict[PlayerId, set[PlayerId]] = {}
    for one, other in pairs:
        apart.setdefault(one, set()).add(other)
        apart.setdefault(other, set()).add(one)
    return apart


def _kept_apart(members: Object, players: Players) -> Iterable[tuple[PlayerId, PlayerId]]:
    for pair in perhaps_a_list(members, "forbidden"):
        if not isinstance(pair, list) or len(pair) != 2:
            raise Refusal("forbidden-not-two")
        one, other = (a_player(value, "forbidden", players) for value in pair)
        if one == other:
            raise Refusal("forbidden-not-two")
        yield one, other


def _clubs_apart(value: object, coming: int) -> bool:
    """In every round, or in those that are listed."""
    if isinstance(value, list):
        return coming in [a_number(number, "clubs_apart") for number in value]
    return a_truth(value, "clubs_apart")


def _tables(members: Object) -> Object:
    tables = an_object(members.get("tables") or {}, "tables")
    for kind in tables:
        if kind not in TABLES:
            raise Refusal("tables-unknown", member=kind, possible=TABLES)
    return tables


def _table(value: object) -> TableNumber:
    return TableNumber(a_number(value, "tables"))


@dataclass(frozen=True, slots=True)
class Handmade:
    """`[["ann", "cy"], ["bo", null]]` with a bye, or what `topcut pair --json` prints, as it is in the file.

    Whether these players can be paired is for others to say.
    """

    pairs: tuple[tuple[PlayerId, PlayerId], ...]
    byes: tuple[PlayerId, ...]


def handmade(document: object) -> Handmade:
    if isinstance(document, dict) and "pairs" not in document:
        raise Refusal("pairs-missing")
    values = a_list(document["pairs"] if isinstance(document, dict) else document, "pairs")
    seats = [_seats(value) for value in values]
    return Handmade(
        pairs=tuple((first, second) for first, second in seats if second is not None),
        byes=(*(first for first, second in seats if second is None), *_byes(document)),
    )


def _seats(value: object) -> tuple[PlayerId, PlayerId | None]:
    if not isinstance(value, list) or len(value) != 2:
        raise Refusal("pairs-not-two")
    first, second = value
    return _player(first), None if second is None else _player(second)


def _byes(document: object) -> Iterator[PlayerId]:
    if isinstance(document, dict):
        if document.get("bye") is not None:
            yield _player(document["bye"])
        yield from map(_player, perhaps_a_list(document, "given_byes"))


def _player(value: object) -> PlayerId:
    return PlayerId(str(an_id(value, "pairs")))

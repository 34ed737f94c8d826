"""Everything that is kept about one player, as far as somebody may read it: for a page, and as a file to take along."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from topcut.desk.door import Desk
from topcut.exchange.chronicle import Chronicle
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actor import Actor
from topcut.rules.audience import may_read
from topcut.rules.facts import RoundPaired, Stamped, TableMoved, TablesRepaired
from topcut.rules.record import Outcome, record

SEATING = (RoundPaired, TablesRepaired, TableMoved)  # what the chronicle needs in order to know who sits where


def told_about(desk: Desk, tournament: TournamentId, player: PlayerId, reader: Actor) -> Iterator[tuple[Stamped, str]]:
    """What the log says about a player, or was told by them, as far as the reader may read it."""
    t = desk.look(tournament)
    chronicle = Chronicle(t.ruleset, desk.names(tournament).shown)
    for stamped in desk.history(tournament):
        concerns = stamped.by.id == player or _mentions(stamped.fact, player)
        if not concerns and not isinstance(stamped.fact, SEATING):
            continue
        sentence = chronicle.tell(stamped)
        if concerns and may_read(stamped, reader, t):
            yield stamped, sentence


def kept_about(desk: Desk, tournament: TournamentId, player: PlayerId, reader: Actor) -> dict[str, object]:
    """A file with all of it. Officials read warnings and notes too, which a player gets from the organizer."""
    t = desk.look(tournament)
    one = t.signed_off.get(player) or t.players[player]
    person = next((each for each in desk.store.people(tournament) if each.player == player), None)
    games = record(t, player) if player in t.players else ()
    return {
        "tournament": {"id": tournament, "title": t.title, "first day": t.first_day, "place": t.place},
        "player": {
            "id": player,
            "name": person and person.name,
            "club": one.club or (person and person.club),
            "contact": person and person.contact,
            "fee paid": one.paid if t.charges_fee else None,
            "list": one.list,
            "pool": one.pool,
        },
        "rounds": [
            {"round": each.round, "stage": each.stage.value, "outcome": each.outcome.value, "opponent": each.opponent}
            for each in games
            if each.outcome is not Outcome.NOT_IN
        ],
        "log": [
            {"n": stamped.n, "at": stamped.at, "says": sentence}
            for stamped, sentence in told_about(desk, tournament, player, reader)
        ],
    }


def _mentions(thing: object, player: PlayerId) -> bool:
    if is_dataclass(thing):
        return any(_mentions(getattr(thing, field.name), player) for field in fields(thing))
    if isinstance(thing, tuple | frozenset):
        return any(_mentions(one, player) for one in thing)
    return thing == player

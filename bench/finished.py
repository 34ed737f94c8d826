"""A server with a year behind it: a thousand finished events in one data folder."""

from pathlib import Path

from bench.bench_desk import ORGANIZER, begun
from tests.keeping import keep
from topcut.desk import Clock, Desk
from topcut.desk.listing import listing_of
from topcut.ids import TournamentId
from topcut.rules.actions.structure import ranking
from topcut.rules.actor import Actor
from topcut.rules.chain import Head, Sealed, beginning, seal
from topcut.rules.facts import Fact, TournamentFinished
from topcut.rules.texts import Person
from topcut.rules.tournament import Tournament
from topcut.store import Store

PLAYERS, PLAYED = 32, 5


def finished(folder: Path, number: int) -> int:
    """One event that was really played, so many times under other names; returns the facts of all."""
    with Store(folder) as store:
        desk = Desk(store, Clock())
        first = begun(desk, PLAYERS, PLAYED)
        people = [Person(player, f"Player {player}", salt=bytes(16)) for player in desk.look(first).players]
        keep(store, first, *people)
        desk.act(first, ORGANIZER, end)
        t, facts = desk.look(first), tuple(store.sealed(first))
        for copy in range(1, number):
            id = TournamentId(f"event{copy:04d}")
            store.arrivals.adopt(id, f"Event {copy}", chained(id, facts), seed=bytes(32), people=people)
            store.calendar.keep(listing_of(id, t, desk.clock.stamp()))
    return number * len(facts)


def end(t: Tournament, by: Actor) -> list[Fact]:
    """As it stands: what is left to be played does not matter here."""
    return [TournamentFinished(ranking(t))]


def chained(id: TournamentId, facts: tuple[Sealed, ...]) -> list[Sealed]:
    head, made = beginning(id, facts[0].openness), []
    for one in facts:
        made.append(seal(head, one.record, one.salt, one.openness, one.texts))
        head = Head(one.record.n, made[-1].hash)
    return made

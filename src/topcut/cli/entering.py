"""Entering people: what the log must not hold goes beside it, and ids are never used twice."""

from collections.abc import Iterable, Sequence

from topcut.cli.data import ORGANIZER
from topcut.desk import Desk
from topcut.exchange.people_csv import Arrival, same
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions.entering import Newcomer, enter_all
from topcut.rules.facts import OfficialNamed, PlayerEntered
from topcut.store import Person

PLAYER, OFFICIAL = "p", "o"


def enter_people(desk: Desk, tournament: TournamentId, arrivals: Sequence[Arrival]) -> None:
    """Everybody or nobody."""
    ids = list(fresh_ids(desk, tournament, PLAYER, len(arrivals)))
    newcomers = [Newcomer(id, one.club, one.paid) for id, one in zip(ids, arrivals, strict=True)]
    enter_all(desk.look(tournament), ORGANIZER, newcomers)  # refused before anybody is written down
    people = [Person(id, one.name, one.club, one.contact) for id, one in zip(ids, arrivals, strict=True)]
    desk.store.keep_people(tournament, people)
    desk.act(tournament, ORGANIZER, enter_all, newcomers)


def fresh_ids(desk: Desk, tournament: TournamentId, letter: str, count: int) -> Iterable[PlayerId]:
    """Ids that nobody has had, also nobody who was signed off or forgotten."""
    used = {str(person.player) for person in desk.store.people(tournament)}
    for stamped in desk.history(tournament):
        if isinstance(stamped.fact, PlayerEntered):
            used.add(stamped.fact.player)
        elif isinstance(stamped.fact, OfficialNamed):
            used.add(stamped.fact.official)
    numbers = [int(id[1:]) for id in used if id[:1] == letter and id[1:].isdecimal()]
    last = max(numbers, default=0)
    return (PlayerId(f"{letter}{last + number}") for number in range(1, count + 1))


def names_in(desk: Desk, tournament: TournamentId) -> frozenset[str]:
    """The names of those who are in, so that nobody is entered twice by mistake."""
    t = desk.look(tournament)
    return frozenset(same(person.name) for person in desk.store.people(tournament) if person.player in t.players)

"""Entering people: names are kept beside the log, never in it, and ids are never used twice."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from topcut.desk.door import Desk
from topcut.desk.namesakes import Answers, Namesake, namesakes, the_player_of, unanswered
from topcut.exchange.people_csv import Arrival, alike, check_name, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import staff
from topcut.rules.actions.registration import Newcomer, enter_all
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import OfficialNamed, PlayerEntered
from topcut.rules.ruleset import Role as OfficialRole
from topcut.rules.texts import Person
from topcut.store import Beside

PLAYER, OFFICIAL = "p", "o"


def enter_people(
    desk: Desk,
    tournament: TournamentId,
    by: Actor | None,
    arrivals: Sequence[Arrival],
    *,
    same_person: Answers | None = None,
    nonce: str = "",
    key: str | None = None,
    sent: bytes | None = None,
) -> tuple[PlayerId, ...]:
    """All of them or none; a player who signs up alone is entered by themselves (None), with the phone's `nonce`.

    A player with the name of an official is the same person, who may play only as the rule book allows, or another
    one: `same_person` says which. So it does where a player of that name was signed off, who is then let in again.
    Asked twice with the same key they are entered once, and the second answer is empty.
    """
    with desk.alone(tournament):
        if key is not None and desk.store.receipt(tournament, key) is not None:
            return ()
        _refuse_known(desk, tournament, arrivals)
        meant = _meant(desk, tournament, arrivals, same_person or {})
        fresh = iter(tuple(fresh_ids(desk, tournament, PLAYER, len(arrivals))))
        newcomers = [_newcomer(one, meant.get(one.name), fresh, nonce) for one in arrivals]
        actor = by or Actor(Role.PLAYER, newcomers[0].player)
        new = [(one, arrival) for one, arrival in zip(newcomers, arrivals, strict=True) if not one.again]
        people = [Person(one.player, arrival.name, arrival.club, arrival.contact) for one, arrival in new]
        desk.act(tournament, actor, enter_all, newcomers, key=key, sent=sent, beside=Beside(people))
        return tuple(one.player for one in newcomers)


def people_of(desk: Desk, tournament: TournamentId) -> tuple[Person, ...]:
    """Who they are, with the clubs that the log has, if it can be read."""
    people = desk.store.people(tournament)
    with suppress(Refusal):
        t = desk.look(tournament)
        known = {**t.signed_off, **t.players}
        return tuple(replace(one, club=known[one.player].club if one.player in known else None) for one in people)
    return people


def forget(desk: Desk, tournament: TournamentId, by: Actor, id: PlayerId) -> None:
    """Name, club and contact are deleted; the log has only an id, and still verifies."""
    desk.act(tournament, by, staff.forget, id, beside=Beside(forgotten=[id]))


def fresh_ids(desk: Desk, tournament: TournamentId, letter: str, count: int) -> Iterable[PlayerId]:
    """Ids that were never used, not even for a player who was signed off or forgotten."""
    used = {str(person.player) for person in desk.store.people(tournament)}
    for stamped in desk.history(tournament):
        used.add(stamped.by.id)
        if isinstance(stamped.fact, PlayerEntered):
            used.add(stamped.fact.player)
        elif isinstance(stamped.fact, OfficialNamed):
            used.add(stamped.fact.official)
    numbers = [int(id[1:]) for id in used if id[:1] == letter and id[1:].isdecimal()]
    last = max(numbers, default=0)
    return (PlayerId(f"{letter}{last + number}") for number in range(1, count + 1))


def names_in(desk: Desk, tournament: TournamentId) -> frozenset[str]:
    """The names of those who are in, to keep a player from being entered twice by mistake."""
    t = desk.look(tournament)
    return frozenset(same(person.name) for person in desk.store.people(tournament) if person.player in t.players)


def official_meant(
    desk: Desk, tournament: TournamentId, name: str, role: OfficialRole, *, same_person: Answers | None = None
) -> tuple[str, Person | None]:
    """The id of a person to be named: an official or a helper who is known, a player if that is the same person, or a
    new one, who is still to be kept."""
    t = desk.look(tournament)
    officials = {one.id for one in t.officials}
    known = [person.player for person in desk.store.people(tournament) if same(person.name) == same(name)]
    named = next((id for id in known if id in officials), None)
    meant = named or the_player_of(desk, tournament, name, role, same_person)
    meant = meant or next((id for id in known if id not in t.players), None)
    if meant is not None:
        return str(meant), None
    check_name(name)
    (id,) = fresh_ids(desk, tournament, OFFICIAL, 1)
    return str(id), Person(id, name)


def _meant(desk: Desk, tournament: TournamentId, arrivals: Sequence[Arrival], answers: Answers) -> dict[str, Namesake]:
    """Which of them are officials too, or were signed off, by name; asked about, if that has not been answered."""
    names = [one.name for one in arrivals]
    for asked in unanswered(desk, tournament, names, answers):
        raise asked.asked(desk.look(tournament))
    meant = {one.name: one for one in namesakes(desk, tournament, names) if answers[alike(one.name)]}
    for one in meant.values():
        if one.like:
            raise Refusal("people-in-already", name=one.like)
    return meant


def _newcomer(one: Arrival, meant: Namesake | None, fresh: Iterator[PlayerId], nonce: str) -> Newcomer:
    if meant is not None and meant.role is None:
        return Newcomer(PlayerId(meant.id), paid=one.paid, nonce=nonce, again=True)
    return Newcomer(next(fresh), one.club, one.paid, None if meant is None else meant.id, nonce)


def _refuse_known(desk: Desk, tournament: TournamentId, arrivals: Sequence[Arrival]) -> None:
    known = set(names_in(desk, tournament))
    for one in arrivals:
        if same(one.name) in known:
            raise Refusal("people-in-already", name=one.name)
        known.add(same(one.name))

"""Putting right who a player is: the name and the contact are kept beside the log, the club stands in it."""

from dataclasses import replace
from typing import Any

from topcut.desk.door import Desk
from topcut.desk.namesakes import Answers, namesakes
from topcut.exchange.people_csv import alike, check_cell, check_name, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import staff
from topcut.rules.actions.officials import plays
from topcut.rules.actor import Actor
from topcut.rules.texts import Person
from topcut.store import Beside


def describe(
    desk: Desk,
    tournament: TournamentId,
    by: Actor,
    player: PlayerId,
    *,
    name: str,
    club: str,
    contact: str | None = None,
    same_person: Answers,
    key: str | None = None,
    sent: bytes | None = None,
) -> Person:
    """What is kept of them from now on; without a contact, the one before.

    `same_person` answers, by name, whether it is an official of that name."""
    name, club, reached = (" ".join(text.split()) for text in (name, club, contact or ""))
    check_name(name)
    for text in (club, reached):
        check_cell(text)
    _refuse_namesake(desk, tournament, player, name)
    before = kept_of(desk, tournament, player)
    if alike(name) != alike(before.name):
        _refuse_official(desk, tournament, player, name, same_person)
    kept = replace(before, name=name, club=club or None, contact=before.contact if contact is None else reached or None)
    renamed = name != next((one.name for one in desk.store.people(tournament) if one.player == player), None)
    said: dict[str, Any] = {"club": club or None, "renamed": renamed}
    desk.act(tournament, by, staff.describe, player, key=key, sent=sent, beside=Beside([kept]), **said)
    return kept


def kept_of(desk: Desk, tournament: TournamentId, player: PlayerId) -> Person:
    found = (person for person in desk.store.people(tournament) if person.player == player)
    t = desk.look(tournament)
    known = t.players.get(player) or t.signed_off[player]
    return next(found, Person(player, str(player), known.club))


def _refuse_official(desk: Desk, tournament: TournamentId, player: PlayerId, name: str, same_person: Answers) -> None:
    """A new name that is also an official's, or looks like somebody's: another person, or one who may not play
    (CH-48)."""
    t = desk.look(tournament)
    for one in namesakes(desk, tournament, [name]):
        if one.id == player or (one.role is None and not one.like):  # who was signed off may have had the same name
            continue
        if alike(name) not in same_person:
            raise one.asked(t)
        if one.like and same_person[alike(name)]:
            raise Refusal("people-in-already", name=one.like)
        if one.role is not None and same_person[alike(name)]:
            about = {"person": one.id, "role": one.role.title, "may": plays(t, one.role)}
            raise Refusal("official-plays", clause=one.role.plays_clause, **about)


def _refuse_namesake(desk: Desk, tournament: TournamentId, player: PlayerId, name: str) -> None:
    t = desk.look(tournament)
    for person in desk.store.people(tournament):
        if person.player != player and person.player in t.players and same(person.name) == same(name):
            raise Refusal("people-in-already", name=name)

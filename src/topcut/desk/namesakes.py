"""New players with the name of an official, or of a player who was signed off, or with one that looks like the name of
somebody here: asks whether they are one person.

Officials do not play (CH-48); a player who was signed off is let in again, and keeps list and fee.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from topcut.desk.door import Desk
from topcut.exchange.lookalike import looks
from topcut.exchange.people_csv import alike, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.officials import may_not_play, plays
from topcut.rules.ruleset import Role
from topcut.rules.tournament import Tournament, deviates
from topcut.rules.whereabouts import where

Answers = Mapping[str, bool]  # a name as `alike` writes it -> whether it is the same person


@dataclass(frozen=True, slots=True)
class Namesake:
    """A player about to be entered who has the name of an official, or of a player who was signed off."""

    name: str
    id: str
    role: Role | None  # None: the player who was signed off, or who has a name that looks the same
    like: str = ""  # the name that this one looks like, in other letters

    def asked(self, t: Tournament) -> Refusal:
        if self.like:
            return Refusal("look-alike-asked", name=self.name, like=self.like)
        if self.role is None:
            return Refusal("signed-off-asked", name=self.name, where=where(t, PlayerId(self.id)))
        return _asked(t, self.name, self.role, entering="player")


def namesakes(desk: Desk, tournament: TournamentId, names: Iterable[str]) -> tuple[Namesake, ...]:
    """Those who share a name with an official who may not play, or with a player who was signed off and comes first; a
    name counts as people mean it."""
    t = desk.look(tournament)
    roles = {one.id: may_not_play(t, one.id) for one in t.officials if one.plays_as is None}
    people = desk.store.people(tournament)
    known: dict[str, tuple[str, Role | None]] = {
        alike(person.name): (str(person.player), role)
        for person in people
        if (role := roles.get(str(person.player))) is not None
    }
    known |= {alike(person.name): (str(person.player), None) for person in people if person.player in t.signed_off}
    seen = {look: person for person in people if person.player not in t.signed_off for look in looks(person.name)}
    listed: dict[str, str] = {}  # looks of the names before this one in the same list
    found = []
    for name in names:
        person = next((seen[look] for look in looks(name) if look in seen), None)
        before = next((listed[look] for look in looks(name) if look in listed), None)
        if (meant := known.get(alike(name))) is not None:
            found.append(Namesake(name, *meant))
        elif person is not None and same(person.name) != same(name):
            found.append(Namesake(name, str(person.player), None, person.name))
        elif person is None and before is not None and same(before) != same(name):
            found.append(Namesake(name, "", None, before))
        listed |= dict.fromkeys(looks(name), name)
    return tuple(found)


def unanswered(
    desk: Desk, tournament: TournamentId, names: Iterable[str], answers: Answers | None = None
) -> tuple[Namesake, ...]:
    return tuple(one for one in namesakes(desk, tournament, names) if alike(one.name) not in (answers or {}))


def the_player_of(
    desk: Desk, tournament: TournamentId, name: str, role: Role, answers: Answers | None = None
) -> PlayerId | None:
    """The player who is also the official to be named; None: a different person. If that is open, it is asked."""
    t = desk.look(tournament)
    if plays(t, role) == "yes" or deviates(t, role.plays_clause):
        answers = {alike(name): True, **(answers or {})}  # nothing forbids it
    for person in desk.store.people(tournament):
        if person.player not in t.players or alike(person.name) != alike(name):
            continue
        if alike(name) not in (answers or {}):
            raise _asked(t, name, role, entering="official")
        return person.player if (answers or {})[alike(name)] else None
    return None


def _asked(t: Tournament, name: str, role: Role, *, entering: str) -> Refusal:
    about = {"name": name, "role": role.title, "may": plays(t, role), "entering": entering}
    return Refusal("namesake-asked", clause=role.plays_clause, **about)

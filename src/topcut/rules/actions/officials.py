"""Naming officials, and whether they may play (CH-47, CH-48, TL-34, PS-30, MU-02, MU-04)."""

from collections.abc import Sequence
from typing import Literal

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import not_over, organizer_only, the_player
from topcut.rules.actions.wording import said
from topcut.rules.actor import Actor
from topcut.rules.actor import Role as ActorRole
from topcut.rules.facts import Fact, OfficialNamed, OfficialReleased
from topcut.rules.ruleset import Role
from topcut.rules.tournament import Phase, Tournament, deviates


def name_official(
    t: Tournament,
    by: Actor,
    official: str,
    role: str,
    *,
    plays_as: PlayerId | None = None,
    alternate: str | None = None,
) -> list[Fact]:
    """A person holds a role; `plays_as` is the same person as a player, and `alternate` rules on those games."""
    organizer_only(t, by)
    not_over(t)
    said(official, "official")
    known = the_role(t, role)
    if plays_as is None and official in t.players:
        plays_as = PlayerId(official)
    if plays_as is not None:
        the_player(t, plays_as)
    if plays_as is not None or alternate is not None:
        _check_plays(t, by, official, known, alternate)
    return [OfficialNamed(official, role, plays_as, alternate)]


def release_official(t: Tournament, by: Actor, official: str, role: str) -> list[Fact]:
    organizer_only(t, by)
    known = the_role(t, role)
    if not any((one.id, one.role) == (official, role) for one in t.officials):
        raise Refusal("not-an-official", person=official, role=known.title)
    if t.phase is not Phase.SIGN_UP and holders(t, known) <= known.at_least and not deviates(t, known.clause):
        raise Refusal("official-needed", clause=known.clause, role=known.title, number=known.at_least)
    if ruled := next((one for one in t.officials if one.alternate == official), None):
        raise Refusal("alternate-needed", clause=known.plays_clause, person=official, player=ruled.plays_as)
    return [OfficialReleased(official, role)]


def holders(t: Tournament, role: Role) -> int:
    """How many hold a role. A head official can do what the others do; the organizer stands in where the document says
    so."""
    names = {role.name, *(other.name for other in t.ruleset.officials if other.appeals)}
    named = len({one.id for one in t.officials if one.role in names})
    return max(named, 1) if role.organizer in {"is", "stands-in"} else named


def deciders(t: Tournament, by: Actor) -> tuple[str, ...]:
    """The officials whose decisions this organizer writes down; no other official does that."""
    if by.role is not ActorRole.ORGANIZER:
        return ()
    return tuple(dict.fromkeys(one.id for one in t.officials if one.id != by.id))


def decider(t: Tournament, by: Actor, decided_by: str | None) -> Actor:
    """Who decides: the one who acts, or the official whose decision the organizer writes down."""
    if decided_by is None or decided_by == by.id:
        return by
    organizer_only(t, by)
    if not any(one.id == decided_by for one in t.officials):
        raise Refusal("decider-unknown", person=decided_by)
    return Actor(ActorRole.OFFICIAL, decided_by)


def roles_of(t: Tournament, who: Actor) -> set[str]:
    """The roles a person was named to; the organizer has that role without being named."""
    named = {one.role for one in t.officials if one.id == who.id}
    return named | {ActorRole.ORGANIZER.value} if who.role is ActorRole.ORGANIZER else named


def comes_first(t: Tournament, who: Actor, roles: Sequence[str]) -> bool:
    """Whether this actor holds the first of these roles, or one of the others while no one holds the first."""
    first, *others = roles
    held = roles_of(t, who)
    is_held = first == ActorRole.ORGANIZER.value or any(one.role == first for one in t.officials)
    return first in held or (not is_held and bool(held.intersection(others)))


def check_officials(t: Tournament) -> None:
    """Whether a tournament has the officials that it cannot start without."""
    for role in t.ruleset.officials:
        if holders(t, role) < role.at_least and not deviates(t, role.clause):
            raise Refusal("official-needed", clause=role.clause, role=role.title, number=role.at_least)


def check_may_play(t: Tournament, player: PlayerId) -> None:
    """An official who enters as a player is named as such first, with an alternate where that is allowed."""
    for one in t.officials:
        role = the_role(t, one.role)
        if (
            one.id == player
            and plays(t, role) != "yes"
            and one.alternate is None
            and not deviates(t, role.plays_clause)
        ):
            raise Refusal(
                "official-plays", clause=role.plays_clause, person=player, role=role.title, may=plays(t, role)
            )


def may_not_play(t: Tournament, official: str) -> Role | None:
    """The role that keeps an official from playing, with or without an alternate; None where nothing does."""
    held = {one.role for one in t.officials if one.id == official}
    found = (role for role in t.ruleset.officials if role.name in held and plays(t, role) != "yes")
    return next((role for role in found if not deviates(t, role.plays_clause)), None)


def the_role(t: Tournament, name: str) -> Role:
    for role in t.ruleset.officials:
        if role.name == name:
            return role
    raise Refusal("role-unknown", role=name, possible=tuple(role.name for role in t.ruleset.officials))


def plays(t: Tournament, role: Role) -> Literal["never", "with-alternate", "yes"]:
    """Whether an official of this role may play, at the level that was chosen."""
    said_otherwise = (role.plays_at[value] for value in t.options.values() if value in role.plays_at)
    return next(said_otherwise, role.plays)


def _check_plays(t: Tournament, by: Actor, official: str, role: Role, alternate: str | None) -> None:
    may = plays(t, role)
    if may == "yes" or deviates(t, role.plays_clause):
        return
    if may == "never" or alternate is None:
        raise Refusal("official-plays", clause=role.plays_clause, person=official, role=role.title, may=may)
    if t.phase is not Phase.SIGN_UP:
        raise Refusal("alternate-late", clause=role.plays_clause)
    senior = {role.name for role in t.ruleset.officials if role.appeals or role.organizer == "is"}
    available = {one.id for one in t.officials if one.role in senior} | {by.id}
    if alternate == official or alternate not in available:
        titles = tuple(role.title for role in t.ruleset.officials if role.name in senior)
        raise Refusal("alternate-unfit", clause=role.plays_clause, person=alternate, roles=titles)

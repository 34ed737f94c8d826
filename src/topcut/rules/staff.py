"""Who acts: everyone who does is in the log, from version 2 on."""

from collections.abc import Sequence

from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, PlayerEntered, StaffLetIn
from topcut.rules.tournament import Tournament

FIRST_VERSION = 1


def is_stranger(t: Tournament, by: Actor) -> bool:
    """An organizer whom the log does not know: somebody else at the same computer, or at another one."""
    return t.log > FIRST_VERSION and by.role is Role.ORGANIZER and by.id not in t.staff


def is_in_log(t: Tournament, by: Actor, facts: Sequence[Fact]) -> bool:
    """Whether the log knows who acts, or comes to know them by these facts."""
    if t.log == FIRST_VERSION or by.role is Role.CLOCK:
        return True
    if is_stranger(t, by):
        return any(isinstance(fact, StaffLetIn) and fact.person == by.id for fact in facts)
    if by.role is Role.PLAYER:
        entered = {fact.player for fact in facts if isinstance(fact, PlayerEntered)}
        return by.id in {*t.players, *t.signed_off, *entered}
    is_named = by.role is Role.OFFICIAL and any(one.id == by.id for one in t.officials)
    return is_named or t.staff.get(by.id) in {by.role.value, Role.ORGANIZER.value}

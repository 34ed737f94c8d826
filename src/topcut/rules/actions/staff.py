"""People beside the log: staff who are let in and sent away, names that change or are forgotten, texts struck out."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import organizer_only, staff_only, the_player
from topcut.rules.actions.registration import set_club
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, PersonForgotten, PersonRenamed, StaffLetIn, StaffSentAway, TakenOver, TextStruck
from topcut.rules.staff import FIRST_VERSION
from topcut.rules.tournament import Phase, Tournament

MOST_EPOCHS = 100  # that a log elsewhere can be ahead: one that claims more was not taken over so often


def let_in(t: Tournament, by: Actor, person: str, role: Role) -> list[Fact]:
    """From here on this person acts. Whoever has the computer lets themselves in. (A log of version 1 does not say.)"""
    organizer_only(t, by)
    return [] if t.log == FIRST_VERSION else [StaffLetIn(person, role.value)]


def send_away(t: Tournament, by: Actor, person: str) -> list[Fact]:
    organizer_only(t, by)
    return [StaffSentAway(person)] if t.log != FIRST_VERSION and t.staff.get(person) else []


def take_over(t: Tournament, by: Actor, beyond: int = 0) -> list[Fact]:
    """This computer keeps the log from here on, and the one before no longer does (L7); nor does one elsewhere that is
    known to have taken it over, too."""
    organizer_only(t, by)
    last = max(t.epoch, min(beyond, t.epoch + MOST_EPOCHS))
    return [TakenOver(epoch) for epoch in range(t.epoch + 1, last + 2)]


def name(t: Tournament, by: Actor, person: str) -> list[Fact]:
    """A name, or another one, which itself stands beside the log."""
    staff_only(t, by)
    return [PersonRenamed(person)]


def describe(t: Tournament, by: Actor, player: PlayerId, *, club: str | None, renamed: bool) -> list[Fact]:
    """Who a player is stands beside the log, but for the club: it bends the pairing where club mates are kept apart."""
    staff_only(t, by)
    moved = set_club(t, by, player, club) if club != the_player(t, player).club else []
    return [*moved, *(name(t, by, player) if renamed else [])]


def forget(t: Tournament, by: Actor, person: str) -> list[Fact]:
    """Only an id is left. Players ask for it themselves, or the organizer does it."""
    if by != Actor(Role.PLAYER, person):
        organizer_only(t, by)
    if person not in {*t.players, *t.signed_off, *t.staff, *(one.id for one in t.officials)}:
        raise Refusal("player-unknown", player=person)
    return [PersonForgotten(person)]


def strike(t: Tournament, by: Actor, n: int, member: str) -> list[Fact]:
    """A text is deleted for good; that there was one, by whom and when, stays."""
    staff_only(t, by)
    if t.log == FIRST_VERSION:
        raise Refusal("text-in-log", n=n)
    if t.phase is not Phase.FINISHED and any(n in (*one.lists[-1:], *one.pools[-1:]) for one in t.players.values()):
        raise Refusal("text-in-use", n=n)
    return [TextStruck(n, member)]

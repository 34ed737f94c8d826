"""Signing up: entering one or many, the waiting list, signing off and coming back, checking in, clubs, seats, fees."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.creation import check_capacity
from topcut.rules.actions.guards import (
    before_start,
    not_over,
    organizer_only,
    staff_only,
    the_player,
    themselves_or_staff,
)
from topcut.rules.actions.officials import check_may_play, name_official
from topcut.rules.actions.venue import check_number
from topcut.rules.actions.wording import said, said_if_any
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    CapacitySet,
    ClubSet,
    Fact,
    FeeNoted,
    NonceAdded,
    PlayerAdmitted,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerEntered,
    PlayerReadmitted,
    PlayerWithdrawn,
    SeatFixed,
    SelfCheckInSet,
)
from topcut.rules.tournament import Phase, Player, Tournament


@dataclass(frozen=True, slots=True)
class Newcomer:
    player: PlayerId
    club: str | None = None
    paid: bool = False
    official: str | None = None  # the same person, who may play only as the rule book lets officials play (MU-04)
    nonce: str = ""  # that a phone adds to the draw; a bad one does not keep the player out
    again: bool = False  # was signed off, and is let in as the same player


def enter(t: Tournament, by: Actor, player: PlayerId, *, club: str | None = None) -> list[Fact]:
    """A player signs up, or is signed up by the staff. Where the field is full, the waiting list takes over.

    Once the roster is locked this is a late entry, which only the organizer can grant: an unpaired loss for each round
    missed (R-7).
    """
    themselves_or_staff(t, by, player)
    said(player, "player")
    if player in t.players:
        raise Refusal("already-entered", player=player)
    waits, missed = _coming_in(t, by, player)
    return [PlayerEntered(player, said_if_any(club or "", "club") or None, waiting=waits, missed=missed)]


def let_in_again(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    """A player who was signed off, or not here at the start, comes in as the same player, with list, fee and club.

    Before the lock the staff does it, and in a full field the player waits at the end of the line. After it this is a
    late entry like any other (R-7). A fixed table that is somebody else's by now is lost.
    """
    staff_only(t, by)
    if player in t.players:
        raise Refusal("not-signed-off", player=player)
    if player not in t.signed_off:
        raise Refusal("player-unknown", player=player)
    waits, missed = _coming_in(t, by, player)
    facts: list[Fact] = [PlayerReadmitted(player, waits, missed)]
    table = t.signed_off[player].table
    if table is not None and table in {one.table for one in t.players.values() if not one.has_left}:
        facts.append(SeatFixed(player, None))
    return facts


def enter_all(t: Tournament, by: Actor, newcomers: Sequence[Newcomer]) -> list[Fact]:
    """Many players at once, as from a spreadsheet: all of them or none. Those who come after the field is full wait."""
    players = dict(t.players)
    growing = replace(t, players=players)
    facts: list[Fact] = []
    for one in newcomers:
        came = let_in_again(growing, by, one.player) if one.again else enter(growing, by, one.player, club=one.club)
        for fact in came:
            if isinstance(fact, PlayerEntered | PlayerReadmitted):
                known = t.signed_off[one.player] if one.again else Player(one.player, club=one.club)
                players[one.player] = replace(known, waiting=fact.waiting)
        facts += came
        if one.paid:
            facts += note_fee(growing, by, one.player)
        if one.nonce:
            with suppress(Refusal):
                facts += add_nonce(growing, by, one.player, one.nonce)
        for held in t.officials:
            if held.id == one.official:
                facts += name_official(growing, by, held.id, held.role, plays_as=one.player, alternate=held.alternate)
    return facts


def withdraw(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    """Signing off before the start; the next in line comes in."""
    themselves_or_staff(t, by, player)
    if player in t.signed_off:
        raise Refusal("already-withdrawn", player=player)
    leaver = the_player(t, player)
    before_start(t)
    facts: list[Fact] = [PlayerWithdrawn(player)]
    return facts if leaver.waiting or t.locked else facts + _admitted(t, _places(t, t.capacity, leaving=1))


def set_capacity(t: Tournament, by: Actor, capacity: int | None) -> list[Fact]:
    """No player who is in has to go; those who wait come in as far as there is room. After the start it makes room for
    late entries (R-7)."""
    organizer_only(t, by)
    not_over(t)
    check_capacity(capacity, least=1 if t.phase is Phase.SIGN_UP else len(t.active))
    return [CapacitySet(capacity), *_admitted(t, _places(t, capacity))]


def set_self_check_in(t: Tournament, by: Actor, *, allowed: bool) -> list[Fact]:
    """Whether a player's tap on the phone is enough, or the staff wants to see who has come."""
    organizer_only(t, by)
    _before_lock(t)
    return [SelfCheckInSet(allowed)]


def check_in(t: Tournament, by: Actor, player: PlayerId, *, nonce: str | None = None) -> list[Fact]:
    themselves_or_staff(t, by, player)
    _before_lock(t)
    if not by.is_staff and not t.self_check_in:
        raise Refusal("self-check-in-off", organizer=t.ruleset.terms.organizer)
    checked = the_player(t, player)
    if checked.waiting:
        raise Refusal("still-waiting", player=player)
    if checked.checked_in:
        raise Refusal("already-checked-in", player=player)
    if nonce is not None and not is_nonce(nonce):
        raise Refusal("nonce-unreadable")
    return [PlayerCheckedIn(player, nonce)]


def add_nonce(t: Tournament, by: Actor, player: PlayerId, nonce: str) -> list[Fact]:
    """A phone adds a number of its own to the draw, once, after the seed was committed to and before the lock."""
    if by != Actor(Role.PLAYER, player):
        raise Refusal("not-yourself", player=player)
    _before_lock(t)
    if the_player(t, player).nonce is not None:
        raise Refusal("nonce-added", player=player)
    if not is_nonce(nonce):
        raise Refusal("nonce-unreadable")
    return [NonceAdded(player, nonce)]


def check_in_all(t: Tournament, by: Actor, players: Collection[PlayerId] | None = None) -> list[Fact]:
    """These players; None: all who are in and not checked in yet."""
    staff_only(t, by)
    awaited = [player.id for player in t.players.values() if not player.checked_in and not player.waiting]
    chosen = awaited if players is None else dict.fromkeys(players)
    return [fact for player in chosen for fact in check_in(t, by, player)]


def check_out(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    staff_only(t, by)
    _before_lock(t)
    if not the_player(t, player).checked_in:
        raise Refusal("not-checked-in", players=(player,), number=1)
    return [PlayerCheckedOut(player)]


def note_fee(t: Tournament, by: Actor, *players: PlayerId, paid: bool = True) -> list[Fact]:
    staff_only(t, by)
    return [FeeNoted(the_player(t, player).id, paid) for player in players]


def set_club(t: Tournament, by: Actor, player: PlayerId, club: str | None) -> list[Fact]:
    """Players say it themselves before the start; later it could bend the pairing, so the staff does it."""
    if t.phase is Phase.SIGN_UP:
        themselves_or_staff(t, by, player)
    else:
        staff_only(t, by)
    the_player(t, player)
    return [ClubSet(player, said_if_any(club or "", "club") or None)]


def fix_seat(t: Tournament, by: Actor, player: PlayerId, table: TableNumber | None) -> list[Fact]:
    """A player who needs it always sits at this table; None sets the player free again."""
    staff_only(t, by)
    the_player(t, player)
    if table is not None:
        check_number(table)
        if t.hall and table not in t.hall:
            raise Refusal("table-not-set", table=table)
        if table in t.tables and t.tables[table].closed:
            raise Refusal("table-closed", table=table)
        for other in t.players.values():
            if other.table == table and other.id != player and not other.has_left:
                raise Refusal("seat-taken", table=table, player=other.id)
    return [SeatFixed(player, table)]


def waiting(t: Tournament) -> tuple[PlayerId, ...]:
    """The waiting list, the next in line first."""
    return tuple(player.id for player in t.players.values() if player.waiting)


def _coming_in(t: Tournament, by: Actor, player: PlayerId) -> tuple[bool, tuple[int, ...]]:
    """Whether a player who enters now has to wait, and the rounds that were missed."""
    check_may_play(t, player)
    if t.locked:
        _check_late(t, by)
    full = t.capacity is not None and not _places(t, t.capacity)
    if full and t.locked:
        raise Refusal("field-full", capacity=t.capacity)
    return full, tuple(range(1, len(t.rounds) + 1)) if t.locked else ()


def _check_late(t: Tournament, by: Actor) -> None:
    if not t.ruleset.leaving.late_entry:
        raise Refusal("late-entry-closed", clause="R-7")
    if t.phase in {Phase.BRACKET, Phase.FINISHED}:
        raise Refusal("entry-too-late", clause="R-5")
    organizer_only(t, by)


def _before_lock(t: Tournament) -> None:
    before_start(t)
    if t.locked:
        raise Refusal("roster-locked")


def _places(t: Tournament, capacity: int | None, leaving: int = 0) -> int:
    """How many of those who wait can come in."""
    return len(t.players) if capacity is None else max(0, capacity - len(t.active) + leaving)


def _admitted(t: Tournament, room: int) -> list[Fact]:
    return [PlayerAdmitted(player) for player in waiting(t)[:room]]


def is_nonce(text: str) -> bool:
    return len(text) == 32 and all(digit in "0123456789abcdef" for digit in text)

"""Where a player is: in, waiting, gone or out, and the way back that the rules leave."""

from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.leaving import rejoin
from topcut.rules.actions.registration import let_in_again
from topcut.rules.actor import Actor, Role
from topcut.rules.pairing.finals import is_out
from topcut.rules.tournament import Phase, Player, Tournament


class Where(StrEnum):
    ENTERED = "entered"
    HERE = "here"
    WAITING = "waiting"
    IN = "in"
    WITHDREW = "withdrew"
    NOT_HERE = "not-here"
    NO_PLACE = "no-place"  # still waiting when the roster was locked
    DROPPED = "dropped"
    EJECTED = "ejected"
    CUT = "cut"
    KNOCKED_OUT = "knocked-out"


ORGANIZER = Actor(Role.ORGANIZER, "")  # whoever it is, may do all that is left to do
SIGNED_OFF = frozenset({Where.WITHDREW, Where.NOT_HERE, Where.NO_PLACE})
GONE = SIGNED_OFF | {Where.DROPPED, Where.EJECTED}


@dataclass(frozen=True, slots=True)
class WayBack:
    """What lets a player in again: `let-in-again` or `rejoin`; `refusal` says why not."""

    code: str
    missed: int = 0  # rounds, each an unpaired loss
    by_organizer: bool = True  # and by no other official
    refusal: Refusal | None = None


def where(t: Tournament, player: PlayerId) -> Where:
    if player in t.signed_off:
        return _signed_off(t, t.signed_off[player])
    one = t.players[player]
    if one.ejected:
        return Where.EJECTED
    if one.dropped:
        return Where.DROPPED
    if one.waiting:
        return Where.WAITING
    if one.cut_off:
        return Where.CUT
    if t.phase is Phase.SIGN_UP:
        return Where.HERE if one.checked_in else Where.ENTERED
    return Where.KNOCKED_OUT if is_out(t, player) else Where.IN


def way_back(t: Tournament, player: PlayerId) -> WayBack | None:
    """What the rules leave to a player who is gone; None for a player who is not gone."""
    state = where(t, player)
    if state not in GONE:
        return None
    code, action = ("let-in-again", let_in_again) if state in SIGNED_OFF else ("rejoin", rejoin)
    try:
        back, *_ = action(t, ORGANIZER, player)
    except Refusal as refusal:
        return WayBack(code, refusal=refusal)
    return WayBack(code, len(getattr(back, "missed", ())), by_organizer=t.locked)


def _signed_off(t: Tournament, player: Player) -> Where:
    if not t.locked or player.signed_off != t.locked_at:
        return Where.WITHDREW
    return Where.NO_PLACE if player.waiting else Where.NOT_HERE

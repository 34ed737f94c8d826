"""The door of a card table, from inside: who rings, whether letters ring at all, and the taps that open or close it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from topcut.desk.card_tables import host_of, hosts_in_turn, sit_down
from topcut.desk.clock import moment
from topcut.desk.door import Desk
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.standing_in import PATIENCE, is_long
from topcut.store.accounts import Accounts, Session
from topcut.store.applicants import Applicant
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.cards import shut_out
from topcut.web.access.memory import access_in
from topcut.web.access.watch import line
from topcut.web.challengers.host import host_only, is_host
from topcut.web.view import View
from topcut.web.viewer import Kind

LONGEST = timedelta(minutes=10)  # that somebody waits for a tap


@dataclass(frozen=True, slots=True)
class Ring:
    """Somebody who waits for a tap: for a new seat, or for the one that they say is theirs."""

    number: int
    name: str
    seat: PlayerId | None
    session: str
    nonce: str  # for the shuffles
    since: str

    @property
    def mark(self) -> str:
        """Four signs that both phones show: of two with one name, which is which."""
        return self.session[-4:].upper()


@dataclass(frozen=True, slots=True)
class Bell:
    """What a player at the table sees of its door."""

    rings: Sequence[Ring]  # whom this player can let in
    is_host: bool
    takes_letters: bool


def bell(view: View) -> Bell:
    rings = [one for one in rings_at(view.desk, view.tournament) if _may_open(view, one)]
    takes_letters = access_in(view.request).attempts.takes_letters(view.tournament)
    return Bell(rings, is_host(view), takes_letters)


def rings_at(desk: Desk, tournament: TournamentId) -> list[Ring]:
    """Kept as those are who sign up: what they give to reach them is their session and their number. Who has waited
    too long waits no more."""
    rings = []
    for one in desk.store.applicants(tournament):
        if _is_old(desk, one):
            continue
        session, _, nonce = (one.contact or "").partition(" ")
        rings.append(Ring(one.number, one.name, PlayerId(one.club) if one.club else None, session, nonce, one.at))
    return rings


def forget_old(desk: Desk, tournament: TournamentId) -> None:
    for one in desk.store.applicants(tournament):
        if _is_old(desk, one):
            desk.store.drop_applicant(tournament, one.number)


def _is_old(desk: Desk, one: Applicant) -> bool:
    return desk.clock.now() - moment(one.at) > LONGEST


def _may_open(view: View, one: Ring) -> bool:
    """The host's tap (H-2); for the host's own seat, as that phone is the one that is lost, anybody's who sits here.
    Whose seat it is sees it as well, and can refuse."""
    host, me = host_of(view.t, view.time), view.viewer.id
    sits = view.viewer.kind is Kind.PLAYER and me in view.t.players and not view.t.players[PlayerId(me)].dropped
    return sits and (me in (host, one.seat) or (one.seat is not None and one.seat == host))


def let_in(view: View, number: int) -> None:
    """The tap: a new player gets a seat, one who is known gets theirs back on this phone, and no other one keeps it: a
    phone that is lost shows nothing more, and whoever has lost no phone sees that somebody took their seat."""
    one = _rings(view, number)
    _refuse_early(view, one)
    with view.desk.alone(view.tournament):
        player = one.seat or sit_down(view.desk, view.tournament, one.name, nonce=one.nonce)

        def job(accounts: Accounts) -> None:
            found = accounts.one(Session, id=one.session, tournament=view.tournament, admitted=False, ended=None)
            if found is None:
                raise Refusal("seat-not-waiting")
            shut_out(accounts, view, player)
            accounts.put(replace(found, admitted=True, holder=player))
            accounts.note(line(view, Act.LET_IN, about=player))

        view.desk.store.change_access(job)
        view.desk.store.drop_applicant(view.tournament, number)
    view.desk.changed_beside(view.tournament)


def _refuse_early(view: View, one: Ring) -> None:
    """A host has time to refuse, or to come back: nobody is host by a second phone and two quick taps."""
    hosts = host_of(view.t, view.time), next(hosts_in_turn(view.t), None)
    if one.seat is not None and one.seat in hosts and one.seat != view.me and not is_long(one.since, view.now):
        raise Refusal("ring-early", player=one.seat, minutes=PATIENCE)


def send_away(view: View, number: int) -> None:
    one = _rings(view, number)
    sessions.end(access_in(view.request), one.session, view.tournament, line(view, Act.SENT_AWAY))
    view.desk.store.drop_applicant(view.tournament, number)
    view.desk.changed_beside(view.tournament)


def _rings(view: View, number: int) -> Ring:
    found = next((one for one in rings_at(view.desk, view.tournament) if one.number == number), None)
    if found is None:
        raise Refusal("seat-not-waiting")
    if not _may_open(view, found):
        raise Refusal("not-the-host", player=host_of(view.t, view.time) or PlayerId(""))
    return found


def send_all_away(view: View) -> None:
    """One tap of the host: whoever waits is gone, and for a while nobody comes by letters, as somebody has guessed
    them."""
    host_only(view)
    access_in(view.request).attempts.close_letters(view.tournament)
    for one in rings_at(view.desk, view.tournament):
        send_away(view, one.number)
    view.desk.changed_beside(view.tournament)


def take_letters_again(view: View) -> None:
    host_only(view)
    access_in(view.request).attempts.open_letters(view.tournament)
    view.desk.changed_beside(view.tournament)

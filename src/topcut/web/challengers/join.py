"""Sitting down at somebody's table: by its link at once, by its six letters after the host's tap; and coming
back to one's seat with another phone."""

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from topcut.desk.card_tables import SEATS, found_by, host_of, refuse_name, refuse_seat, sit_down
from topcut.desk.door import Desk
from topcut.exchange.people_csv import check_name
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase, Tournament
from topcut.store.accounts import Accounts, Session
from topcut.store.applicants import Applicant
from topcut.store.security_log import Act
from topcut.web.access import may, sessions
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import recognize, sessions_of
from topcut.web.access.watch import failed, line
from topcut.web.challengers.front import signed_in
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

WAITING = "waiting"  # who has no seat yet
MOST_WAITING = 16


@router.get("/challengers/join")
def letters(view: Annotated[View, may("open")]) -> Response:
    return view.page("challengers/letters.html")


@router.post("/challengers/join")
@again(letters)
def found(view: Annotated[View, may("open")]) -> Response:
    word = view.text("code")
    _table(view, word)
    return view.go(f"/challengers/join/{word}")


@router.get("/challengers/join/{code}")
def door(view: Annotated[View, may("open")], code: str) -> Response:
    tournament, by_link = _table(view, code)
    t = view.desk.look(tournament)
    if t.phase is Phase.FINISHED:
        return view.go(f"/t/{tournament}/game", say("refusal-table-over"))
    if any(one.kind is Kind.PLAYER for one in recognize(view.request, tournament).here):
        return view.go(f"/t/{tournament}/game")
    names = view.desk.names(tournament)
    return view.page(
        "challengers/door.html",
        where=t,
        by_link=by_link,
        code=code,
        begun=t.phase is not Phase.SIGN_UP,
        room=SEATS - len(t.active),
        sitting=[names.of(player) for player in t.active],
        seats=[(player, names.of(player)) for player in _people(t)],
    )


@router.post("/challengers/join/{code}")
@again(door)
def come_in(view: Annotated[View, may("open")], code: str) -> Response:
    tournament, by_link = _table(view, code)
    t = view.desk.look(tournament)
    seat = PlayerId(view.text("seat"))
    if seat:
        if seat not in _people(t):
            raise Refusal("not-at-the-table", player=seat)
        return _ring(view, tournament, view.desk.names(tournament).of(seat), seat)
    name = " ".join(view.text("name").split())
    if not by_link:
        refuse_seat(t)
        check_name(name)
        refuse_name(view.desk, tournament, name)
        return _ring(view, tournament, name, None)
    player = sit_down(view.desk, tournament, name, nonce=view.typed("nonce")[:64], key=view.key)
    return signed_in(view, tournament, player)


@router.get("/challengers/wait")
def wait(view: Annotated[View, may("open")]) -> Response:
    """In as soon as somebody at the table has tapped; all this page does is look again."""
    mine = [one for one in sessions_of(access_in(view.request), view.request) if one.role == Kind.PLAYER]
    latest = next((one for one in mine if one.tournament is not None), None)
    if latest is not None and latest.admitted:
        return RedirectResponse(f"/t/{latest.tournament}/game", status_code=303)
    rings = [] if latest is None or latest.tournament is None else rings_at(view.desk, latest.tournament)
    waits = next((one for one in rings if latest is not None and one.session == latest.id), None)
    if waits is None or latest is None or latest.tournament is None:
        return view.go("/challengers/join", say("ring-refused"))
    return view.page("challengers/wait.html", where=view.desk.look(latest.tournament), waits=waits)


@dataclass(frozen=True, slots=True)
class Ring:
    """Somebody who waits for a tap: for a new seat, or for the one that they say is theirs."""

    number: int
    name: str
    seat: PlayerId | None
    session: str
    nonce: str  # for the shuffles

    @property
    def mark(self) -> str:
        """Four signs that both phones show: of two with one name, which is which."""
        return self.session[-4:].upper()


def rings_at(desk: Desk, tournament: TournamentId) -> list[Ring]:
    """Kept as those are who sign up: what they give to reach them is their session and their number."""
    rings = []
    for one in desk.store.applicants(tournament):
        session, _, nonce = (one.contact or "").partition(" ")
        rings.append(Ring(one.number, one.name, PlayerId(one.club) if one.club else None, session, nonce))
    return rings


def waiting(view: View) -> list[Ring]:
    """Who rings at this table and can be let in by whoever looks."""
    return [one for one in rings_at(view.desk, view.tournament) if _may_open(view, one)]


def _may_open(view: View, one: Ring) -> bool:
    """The host's tap (H-2); for the host's own seat, as that phone is the one that is lost, anybody's who sits here.
    Whose seat it is sees it as well, and can refuse."""
    host, me = host_of(view.t, view.time), view.viewer.id
    return view.viewer.kind is Kind.PLAYER and (me in (host, one.seat) or (one.seat is not None and one.seat == host))


def let_in(view: View, number: int) -> None:
    """The tap: a new player gets a seat, one who is known gets theirs back on this phone, and no other one keeps it: a
    phone that is lost shows nothing more, and whoever has lost no phone sees that somebody took their seat."""
    one = _rings(view, number)
    with view.desk.alone(view.tournament):
        player = one.seat or sit_down(view.desk, view.tournament, one.name, nonce=one.nonce)

        def job(accounts: Accounts) -> None:
            found = accounts.one(Session, id=one.session, tournament=view.tournament, admitted=False, ended=None)
            if found is None:
                raise Refusal("seat-not-waiting")
            sessions.end_all(accounts, access_in(view.request), player, view.tournament)
            accounts.put(replace(found, admitted=True, holder=player))
            accounts.note(line(view, Act.LET_IN, about=player))

        view.desk.store.change_access(job)
        view.desk.store.drop_applicant(view.tournament, number)
    view.desk.changed_beside(view.tournament)


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


def _ring(view: View, tournament: TournamentId, name: str, seat: PlayerId | None) -> Response:
    """Letters only ring the bell: the host opens (H-2)."""
    if len(view.desk.store.applicants(tournament)) >= MOST_WAITING:
        raise Refusal("sign-up-busy")
    session, cookie = view.desk.store.change_access(
        lambda book: sessions.begin(
            book, view.request, Kind.PLAYER, seat or WAITING, tournament, admitted=False, by=Act.CODE_USED
        )
    )
    for before in rings_at(view.desk, tournament):
        if before.session == session.id:  # this phone has rung before
            view.desk.store.drop_applicant(tournament, before.number)
    reached = f"{session.id} {view.typed('nonce')[:64]}".strip()
    view.desk.store.keep_applicant(tournament, Applicant(0, name, seat, reached, view.now))
    view.desk.changed_beside(tournament)
    return sessions.with_cookie(view.request, view.go("/challengers/wait"), cookie)


def _table(view: View, word: str) -> tuple[TournamentId, bool]:
    """By its letters or its link; too many wrong guesses, and letters are off for a while, but never the link."""
    attempts = access_in(view.request).attempts
    found = found_by(view.desk, word)
    if found is None or not found[1]:
        attempts.check_letters()
    if found is None:
        attempts.wrong_letters()
        failed(view.request, Act.CODE_FAILED)
        raise Refusal("table-code")
    return found


def _people(t: Tournament) -> list[PlayerId]:
    """The seats that belong to people."""
    bots = {} if t.card_table is None else t.card_table.bots
    return [id for id, one in t.players.items() if not one.robot and not one.dropped and id not in bots]

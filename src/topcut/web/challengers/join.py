"""Sitting down at somebody's table: by its link at once, by its six letters after the host's tap; and coming
back to one's seat with another phone."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from topcut.desk.card_tables import SEATS, found_by, refuse_name, refuse_seat, sit_down
from topcut.exchange.people_csv import check_name
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase, Tournament
from topcut.store.applicants import Applicant
from topcut.store.security_log import Act
from topcut.web.access import may, sessions
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import recognize, sessions_of
from topcut.web.access.watch import failed
from topcut.web.challengers.bell import forget_old, rings_at
from topcut.web.challengers.front import signed_in
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

WAITING = "waiting"  # who has no seat yet
MOST_WAITING = 16  # by letters, which can be guessed; by link twice as many


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
    _refuse_often(view, tournament, by_link=by_link)
    t = view.desk.look(tournament)
    seat = PlayerId(view.text("seat"))
    if seat:
        if seat not in _people(t):
            raise Refusal("not-at-the-table", player=seat)
        return _ring(view, tournament, view.desk.names(tournament).of(seat), seat, by_link=by_link)
    name = " ".join(view.text("name").split())
    if not by_link:
        refuse_seat(t)
        check_name(name)
        refuse_name(view.desk, tournament, name)
        return _ring(view, tournament, name, None, by_link=by_link)
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


def _ring(view: View, tournament: TournamentId, name: str, seat: PlayerId | None, *, by_link: bool) -> Response:
    """Letters only ring the bell: the host opens (H-2). Who has the link can ring even where letters that were guessed
    ring without end."""
    forget_old(view.desk, tournament)
    if len(rings_at(view.desk, tournament)) >= MOST_WAITING * (2 if by_link else 1):
        raise Refusal("door-crowded")
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


def _refuse_often(view: View, tournament: TournamentId, *, by_link: bool) -> None:
    """Nobody fills the disk at a table's door (K6). Letters count apart: who has guessed them keeps out nobody else."""
    door = tournament if by_link else f"{tournament}/letters"
    if not access_in(view.request).attempts.may_sign_up(door, view.settings.limits.sign_ups_a_minute):
        raise Refusal("sign-up-busy")


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
    if not found[1] and not attempts.takes_letters(found[0]):
        raise Refusal("table-letters-closed")
    return found


def _people(t: Tournament) -> list[PlayerId]:
    """The seats that belong to people."""
    bots = {} if t.card_table is None else t.card_table.bots
    return [id for id, one in t.players.items() if not one.robot and not one.dropped and id not in bots]

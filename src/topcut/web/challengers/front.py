"""Where a game of Challengers! begins: alone with one tap, at a new table, or at somebody's table."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.card_tables import begin, open_tables
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, Session
from topcut.store.hosting import CardTables, Openers
from topcut.store.security_log import Act
from topcut.web.access import may, sessions
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import recognize
from topcut.web.rendering import by_the_clock
from topcut.web.settings import Mode
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()


@router.get("/challengers")
def front(view: Annotated[View, may("open")]) -> Response:
    return view.page("challengers/front.html", mine=_mine(view), may_open=may_open(view), tables=card_tables(view))


@router.post("/challengers/alone")
@again(front)
def alone(view: Annotated[View, may("open")]) -> Response:
    """One tap; the Robot's level is asked on the next page."""
    return _begun(view, say("solo-title"), say("solo-name"))


@router.post("/challengers/open")
@again(front)
def open_one(view: Annotated[View, may("open")]) -> Response:
    name = view.text("name")
    return _begun(view, say("table-title", name=name), name)


def card_tables(view: View) -> CardTables:
    """The owner's switch; until it is touched, everyone in reach of one's own computer may open a table."""
    usual = Openers.ACCOUNTS if view.settings.mode is Mode.HOSTED else Openers.EVERYONE
    found = view.desk.store.read_access(lambda accounts: accounts.one(CardTables))
    return found or CardTables(who=usual.value)


def may_open(view: View) -> bool:
    who = card_tables(view).who
    has_account = any(one.has_password for one in recognize(view.request, TournamentId("")).here)
    return who == Openers.EVERYONE or (has_account and who == Openers.ACCOUNTS)


def signed_in(view: View, tournament: TournamentId, player: PlayerId) -> Response:
    """This phone is the player's from now on. A form that comes again brings nothing back from whoever has it now."""

    def job(accounts: Accounts) -> str:
        before = accounts.every(Session, holder=player, tournament=tournament, role=Kind.PLAYER.value)
        if any(one.ended is not None for one in before):
            raise Refusal("seat-moved")
        _, cookie = sessions.begin(accounts, view.request, Kind.PLAYER, player, tournament, by=Act.SIGNED_UP)
        return cookie

    cookie = view.desk.store.change_access(job)
    return sessions.with_cookie(view.request, view.go(f"/t/{tournament}/game"), cookie)


def _begun(view: View, title: str, name: str) -> Response:
    said = card_tables(view)
    if not may_open(view):
        raise Refusal("tables-closed")
    if len(open_tables(view.desk)) >= said.most:
        raise Refusal("tables-many", most=said.most)
    if not access_in(view.request).attempts.may_open_table(said.most):
        raise Refusal("tables-quick")
    return signed_in(view, *begin(view.desk, title, by_the_clock(view.now)[0], name, key=view.key))


def _mine(view: View) -> list[tuple[TournamentId, str]]:
    """The tables at which this phone has a seat."""
    here = recognize(view.request, TournamentId("")).here
    seats = dict.fromkeys(one.tournament for one in here if one.kind is Kind.PLAYER and one.tournament)
    named = {one.id: one.name for one in view.desk.store.tournaments(list(seats))} if seats else {}
    looked = [(id, view.desk.look(id)) for id in seats if id in named and view.desk.store.kept(id).deleted is None]
    return [(id, t.title) for id, t in looked if t.ruleset.plan is not None]

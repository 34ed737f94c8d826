"""What is kept about the owner of an account, as a file; and the account deleted for good."""

from dataclasses import asdict, replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from topcut.desk.watching import Telling
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, ApiToken, Authenticator, MirrorKey, Passkey, Session, Token
from topcut.store.hosting import Quota
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.account import account as account_page
from topcut.web.access.account import owned
from topcut.web.access.clubs import all_of, clubs_of, leave_club
from topcut.web.access.memory import access_in
from topcut.web.access.proving import password_again
from topcut.web.access.rights import may
from topcut.web.access.watch import line, noted
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

SECRET = frozenset({"password", "cookie", "device", "secret", "key", "hash", "step", "signed"})


@router.get("/account/data.json")
def own_data(view: Annotated[View, may("account")]) -> Response:
    """Everything but the secrets themselves."""
    me, store = view.viewer.id, view.desk.store
    telling = Telling(view.desk)
    told = [telling.told(one) for one in store.security_log() if me in {one.actor, one.about}]
    titles = {one.id: one.name for one in store.tournaments(owned(view))}
    body = {
        **store.read_access(lambda accounts: _rows(accounts, me)),
        "clubs": [{"name": one.club.name, "role": one.role.value} for one in clubs_of(view)],
        "tournaments": [{"id": id, "title": title} for id, title in titles.items()],
        "mirrors": [{"id": one.id, "title": one.name} for one in store.tournaments(_shown(view))],
        "security log": [{"at": one.at, "what": one.sentence, "by": one.by, "where": one.where} for one in told],
    }
    noted(view, Act.DATA_TAKEN, about=me)
    return JSONResponse(body, headers={"Content-Disposition": 'attachment; filename="topcut-account.json"'})


@router.post("/account/forget")
@taking(Turn.HASH)
@again(account_page)
def forget(view: Annotated[View, may("account")]) -> Response:
    """Only the id is left, which logs name and nobody is given again. Tournaments need an owner, so there are none."""
    password_again(view)
    if view.typed("sure") != "yes":
        raise Refusal("not-sure")
    mine = owned(view)
    if mine:
        raise Refusal("account-holds", count=len(mine))
    access, me = access_in(view.request), view.viewer.id
    if shown := _shown(view):
        raise Refusal("account-mirrors", count=len(shown))

    def job(accounts: Accounts) -> None:
        account = sessions.account_of(accounts, me)
        others = [one for one in accounts.every(Account) if one.operates and not one.closed and one.id != me]
        if account.operates and not others:
            raise Refusal("account-last")
        for club in all_of(accounts, me):
            leave_club(accounts, club, me)
        sessions.end_all(accounts, access, me, None)
        accounts.remove(*accounts.every(Passkey, account=me), *accounts.every(Authenticator, account=me))
        accounts.remove(*accounts.every(Quota, account=me), *accounts.every(Token, holder=me))
        accounts.remove(*accounts.every(MirrorKey, account=me))
        accounts.put(replace(account, name="", password="", operates=None, closed=view.now))
        accounts.note(line(view, Act.ACCOUNT_FORGOTTEN, about=me))

    view.desk.store.change_access(job)
    return view.go("/", say("account-forgotten-said"))


def _shown(view: View) -> list[TournamentId]:
    """What is decided in a hall, and shown here with a key of this account."""
    return [id for id, one in view.desk.store.halls.all().items() if one.account == view.viewer.id]


def _rows(accounts: Accounts, me: str) -> dict[str, Any]:
    return {
        "account": _plain(sessions.account_of(accounts, me)),
        "devices": [_plain(one) for one in accounts.every(Session, holder=me, tournament=None)],
        "second factors": [
            *(_plain(one) for one in accounts.every(Authenticator, account=me)),
            *(_plain(one) for one in accounts.every(Passkey, account=me)),
        ],
        "keys of halls": [_plain(one) for one in accounts.every(MirrorKey, account=me)],
        "tokens for programs": [_plain(one) for one in accounts.every(ApiToken, account=me)],
    }


def _plain(row: Any) -> dict[str, Any]:
    """Without what would let somebody in."""
    kept = asdict(row).items()
    return {name: value for name, value in kept if name not in SECRET and not isinstance(value, bytes)}

"""An account for one more organizer of a server that many share: by invitation, or open to anyone; and a new password
by a link from whoever operates it. Nothing is sent by e-mail, because no address is asked for."""

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.exchange.people_csv import same
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, Token
from topcut.store.hosting import HERE, House
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.account import a_name, fresh_id, looks_like, new_password
from topcut.web.access.memory import access_in
from topcut.web.access.proving import come_in
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_link, as_typed, digest, fresh, read
from topcut.web.access.watch import counting, line
from topcut.web.settings import Mode
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

ACCOUNT, PASSWORD = "account", "password"  # what a link gives
INVITED_FOR = timedelta(days=7)
A_MINUTE = 10  # accounts that strangers make, on the whole server


@dataclass(frozen=True, slots=True)
class Link:
    """Shown once."""

    address: str
    typed: str


def invite(view: View) -> Link:
    """To one account, once, within a week."""
    return _link(view, ACCOUNT, None, Act.ACCOUNT_INVITED)


def new_password_for(view: View, account: Account) -> Link:
    """Whoever has it chooses a new password for this account; a second factor is asked for all the same."""
    return _link(view, PASSWORD, account.id, Act.PASSWORD_LINK_MADE)


def is_open(view: View) -> bool:
    """Whether anyone may make an account."""
    house = view.desk.store.read_access(lambda accounts: accounts.one(House, id=HERE))
    return view.settings.mode is Mode.HOSTED and house is not None and house.open


def refuse_elsewhere(view: View) -> None:
    """Where nothing is encrypted no password of another person may be on its way."""
    if view.settings.mode is not Mode.HOSTED:
        raise Refusal("hosted-only")


@router.get("/organize")
def organize_page(view: Annotated[View, may("open")]) -> Response:
    """A code that was good is sent along with what has to be typed again, and not shown."""
    good = view.refused is not None and view.refused.code != "account-link-dead" and bool(view.text("code"))
    hosted = view.settings.mode is Mode.HOSTED
    return view.page("access/organize.html", open=is_open(view), hosted=hosted, code_is_good=good)


@router.post("/organize")
@taking(Turn.HASH)
@again(organize_page)
def organize(view: Annotated[View, may("open")]) -> Response:
    refuse_elsewhere(view)
    secret = read(view.typed("code")) if view.text("code") else None
    if view.text("code"):
        with counting(view.request, Act.ACCOUNT_FAILED, "account-link-dead", "claims-too-many"):
            token = view.desk.store.read_access(lambda accounts: _token(accounts, view, secret))
    else:
        token = None
        _refuse_stranger(view)
    account = _with_new_password(view, token) if token and token.kind == PASSWORD else _made(view, token)
    return come_in(view, account, f"{same(account.name)}|here", view.go("/", say("account-ready")))


def _made(view: View, token: Token | None) -> Account:
    name = a_name(view.typed("name"))
    password = new_password(view, access_in(view.request), name)

    def job(accounts: Accounts) -> Account:
        if token is not None:
            accounts.remove(_unused(accounts, token))
        if (known := looks_like(accounts, name)) is not None:
            raise Refusal("account-taken", name=known.name)
        made = Account(fresh_id(accounts), name, password, view.now)
        accounts.put(made)
        accounts.note(line(view, Act.ACCOUNT_OPENED, about=made.id, by=(Kind.OWNER, made.id)))
        return made

    return view.desk.store.change_access(job)


def _with_new_password(view: View, token: Token) -> Account:
    """Every device of the account is signed out."""
    access, id = access_in(view.request), token.holder or ""
    name = view.desk.store.read_access(lambda accounts: sessions.account_of(accounts, id).name)
    password = new_password(view, access, name)

    def job(accounts: Accounts) -> Account:
        accounts.remove(_unused(accounts, token))
        changed = replace(sessions.account_of(accounts, id), password=password)
        accounts.put(changed)
        sessions.end_all(accounts, access, id, None)
        accounts.note(line(view, Act.PASSWORD_LINK_USED, about=id, by=(Kind.OWNER, id)))
        return changed

    return view.desk.store.change_access(job)


def _refuse_stranger(view: View) -> None:
    """A field that no person sees, a door that is closed, or too many at once (K5)."""
    if view.typed("website"):
        raise Refusal("sign-up-junk")
    if not is_open(view):
        raise Refusal("accounts-invited")
    if not access_in(view.request).attempts.may_sign_up("", A_MINUTE):
        raise Refusal("accounts-busy")


def _token(accounts: Accounts, view: View, secret: bytes | None) -> Token:
    found = accounts.one(Token, hash=digest(secret)) if secret else None
    if found is None or found.kind not in {ACCOUNT, PASSWORD}:
        raise access_in(view.request).attempts.wrong_claim(ACCOUNT) or Refusal("account-link-dead")
    if found.until < view.now:
        raise Refusal("account-link-dead")
    return found


def _unused(accounts: Accounts, token: Token) -> Token:
    """Of two who send the same link at once, one is told that it was used."""
    if accounts.one(Token, hash=token.hash) is None:
        raise Refusal("account-link-dead")
    return token


def _link(view: View, kind: str, holder: str | None, act: Act) -> Link:
    refuse_elsewhere(view)
    secret, now = fresh(), view.desk.clock.now()

    def job(accounts: Accounts) -> None:
        if holder is not None:  # the one before no longer works
            accounts.remove(*accounts.every(Token, kind=kind, holder=holder))
        accounts.put(Token(digest(secret), kind, None, holder, written(now), written(now + INVITED_FOR)))
        accounts.note(line(view, act, about=holder or ""))

    view.desk.store.change_access(job)
    return Link(f"{view.settings.base_url}/organize#{as_link(secret)}", as_typed(secret))

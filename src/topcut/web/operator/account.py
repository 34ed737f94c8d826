"""One account of the server: what it uses, the switch that closes it, a new password, and who goes on with its
tournaments."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, Right, Session, Token
from topcut.store.hosting import Member, Part, Quota
from topcut.store.security_log import Act
from topcut.web.access import may, sessions
from topcut.web.access.account import named
from topcut.web.access.memory import access_in
from topcut.web.access.organizing import PASSWORD, Link, new_password_for
from topcut.web.access.quotas import quota_of, use_of
from topcut.web.access.watch import line
from topcut.web.operator.accounts import KINDS, keep_quota
from topcut.web.rendering import code_image
from topcut.web.settings import Mode
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

PAGE = "/operator/accounts/{account}"


@router.get(PAGE)
def account_page(view: Annotated[View, may("operate")], account: str) -> Response:
    return _page(view, account)


@router.post(f"{PAGE}/closed")
@again(account_page)
def close(view: Annotated[View, may("operate", sure=True)], account: str) -> Response:
    """The switch: its sessions end at once, and nobody signs in with it; or it is open again."""
    closed = view.text("closed") == "yes"
    access = access_in(view.request)

    def job(accounts: Accounts) -> None:
        found = _other(accounts, view, account)
        accounts.put(replace(found, closed=view.now if closed else None))
        if closed:
            sessions.end_all(accounts, access, found.id, None)
            accounts.remove(*accounts.every(Token, kind=PASSWORD, holder=found.id))
        accounts.note(line(view, Act.ACCOUNT_CLOSED if closed else Act.ACCOUNT_REOPENED, about=found.id))

    view.desk.store.change_access(job)
    return view.go(_path(account), say("account-closed-said" if closed else "account-reopened-said"))


@router.post(f"{PAGE}/quota")
@again(account_page)
def set_quota(view: Annotated[View, may("operate")], account: str) -> Response:
    view.desk.store.read_access(lambda accounts: _known(accounts, account))
    keep_quota(view, account)
    return view.go(_path(account), say("quota-said"))


@router.post(f"{PAGE}/password")
@again(account_page)
def password_link(view: Annotated[View, may("operate", sure=True)], account: str) -> Response:
    """Shown once, only on this page."""
    found = view.desk.store.read_access(lambda accounts: _other(accounts, view, account))
    return _page(view, account, new_password_for(view, found))


@router.post(f"{PAGE}/hand-over")
@again(account_page)
def hand_over(view: Annotated[View, may("operate", sure=True)], account: str) -> Response:
    """What it owns, and what it shows of halls, belongs to another account from now on; where it owned a club, so does
    that one."""
    name = view.text("name")

    def job(accounts: Accounts) -> tuple[Account, int]:
        found, heir = _known(accounts, account), named(accounts, name)
        if heir is None or heir.id == found.id or heir.closed is not None:
            raise Refusal("account-unknown", name=name)
        rights = accounts.every(Right, holder=found.id, role=Kind.OWNER.value)
        accounts.remove(*rights)
        accounts.put(*(replace(right, holder=heir.id) for right in rights))
        clubs = accounts.every(Member, account=found.id, role=Part.OWNER.value)
        accounts.put(*(replace(one, account=heir.id) for one in clubs))
        accounts.note(line(view, Act.HANDED_OVER, about=heir.id, times=max(1, len(rights))))
        return heir, len(rights)

    heir, count = view.desk.store.change_access(job)
    count += view.desk.store.halls.hand_over(account, heir.id)
    return view.go(_path(account), say("handed-over-said", count=count, name=heir.name))


def _page(view: View, id: str, link: Link | None = None) -> Response:
    def look(accounts: Accounts) -> dict[str, Any]:
        account = _known(accounts, id)
        devices = accounts.every(Session, holder=id, role=Kind.OWNER.value, ended=None)
        return {
            "account": account,
            "quota": quota_of(accounts, account),
            "has_own": accounts.one(Quota, account=id) is not None,
            "devices": sum(one.until > view.now for one in devices),
        }

    known = view.desk.store.read_access(look)
    return view.page(
        "operator/account.html",
        use=use_of(view, known["account"]),
        kinds=KINDS,
        is_me=id == view.viewer.id,
        hosted=view.settings.mode is Mode.HOSTED,
        link=link,
        image=code_image(link.address) if link else None,
        **known,
    )


def _path(account: str) -> str:
    return f"/operator/accounts/{account}"


def _known(accounts: Accounts, id: str) -> Account:
    found = accounts.one(Account, id=id)
    if found is None or not found.name:
        raise Refusal("account-strange")
    return found


def _other(accounts: Accounts, view: View, id: str) -> Account:
    if id == view.viewer.id:
        raise Refusal("account-own")
    return _known(accounts, id)

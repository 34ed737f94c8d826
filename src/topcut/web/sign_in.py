"""The owner's pages: set-up, signing in and out, and the account."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.access import Account, Book, Session
from topcut.web.access import may, owners, sessions
from topcut.web.access.principal import Kind
from topcut.web.access.recognition import access_in, is_local, recognize
from topcut.web.settings import Mode
from topcut.web.view import View, again

router = APIRouter()


def typed(view: View, name: str) -> str:
    """A field as it was typed: a password may begin with a space."""
    value = view.form.get(name, "")
    return value if isinstance(value, str) else ""


@router.get("/setup")
def set_up_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/setup.html", local=is_local(access_in(view.request), view.request))


@router.post("/setup")
@again(set_up_page)
def set_up(view: Annotated[View, may("open")]) -> Response:
    cookie = owners.open_account(
        view, typed(view, "code"), typed(view, "name"), typed(view, "password"), typed(view, "repeated")
    )
    response = view.go("/", "Your account is ready. Create your first tournament.")
    sessions.give_cookie(view.request, response, cookie)
    return response


@router.get("/login")
def login_page(view: Annotated[View, may("open")]) -> Response:
    known = recognize(view.request, TournamentId(""))
    return view.page("access/login.html", signed_in=any(one.kind is Kind.OWNER for one in known.here))


@router.post("/login")
@again(login_page)
def login(view: Annotated[View, may("open")]) -> Response:
    cookie = owners.sign_in(view, typed(view, "name"), typed(view, "password"))
    response = view.go("/")
    sessions.give_cookie(view.request, response, cookie)
    return response


@router.post("/logout")
def logout(view: Annotated[View, may("open")]) -> Response:
    response = view.go("/", "You are signed out on this device.")
    sessions.leave(view.request, response)
    return response


@router.get("/account")
def account(view: Annotated[View, may("account")]) -> Response:
    def job(book: Book) -> dict[str, Any]:
        live = book.every(Session, holder=view.viewer.id, tournament=None, ended=None)
        return {
            "account": sessions.account_of(book, view.viewer.id),
            "devices": sorted((one for one in live if one.until > view.now), key=lambda one: one.created),
        }

    found = view.desk.store.read_access(job)
    titles = {listed.id: listed.name for listed in view.desk.store.tournaments()}
    return view.page(
        "access/account.html",
        own=[(id, titles[id]) for id in owners.owned(view)],
        lan=view.settings.mode is Mode.LAN,
        mode=view.settings.mode,
        address=view.settings.base_url,
        **found,
    )


@router.post("/account/password")
@again(account)
def new_password(view: Annotated[View, may("account")]) -> Response:
    owners.change_password(view, typed(view, "old"), typed(view, "password"), typed(view, "repeated"))
    return view.go("/account", "Your password is changed. All other devices are signed out.")


@router.post("/account/end")
@again(account)
def end_session(view: Annotated[View, may("account")]) -> Response:
    if typed(view, "session") == view.viewer.session:
        raise Refusal("session-own")
    sessions.end(access_in(view.request), typed(view, "session"), holder=view.viewer.id)
    return view.go("/account", "That device is signed out.")


@router.post("/account/warned")
def read_warning(view: Annotated[View, may("account")]) -> Response:
    owners.change_account(view, lambda one: replace(one, warned=view.now))
    return view.go("/account", "Noted. Judges and co-organizers can be let in now.")


@router.post("/account/lan")
@again(account)
def lan_login(view: Annotated[View, may("account", sure=True)]) -> Response:
    """Signing in from other devices of the hall, which plain HTTP shows to whoever listens there."""
    on = typed(view, "lan") == "on"

    def change(one: Account) -> Account:
        if on and one.warned is None:
            raise Refusal("warning-first")
        return replace(one, lan=on)

    owners.change_account(view, change)
    said = "You can sign in from other devices now." if on else "You can sign in only on this computer now."
    return view.go("/account", said)


@router.get("/account/again")
def again_page(view: Annotated[View, may("account")]) -> Response:
    return view.page("access/again.html")


@router.post("/account/again")
@again(again_page)
def prove_again(view: Annotated[View, may("account")]) -> Response:
    cookie = owners.prove_again(view, typed(view, "password"))
    response = view.go("/account", "Thank you. Now go back to what you wanted to do.")
    sessions.give_cookie(view.request, response, cookie)
    return response

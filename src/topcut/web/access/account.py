"""The owner's account: the first one by a link on the console, signing in and out, and what an owner can change."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.exchange.lookalike import looks
from topcut.exchange.people_csv import check_name, same
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Listed
from topcut.store.accounts import EVERYONE, Account, Accounts, Right, Token
from topcut.store.hosting import Member
from topcut.store.security_log import Act, by_command
from topcut.web.access import asked_before, sessions
from topcut.web.access.devices import end_own, own_devices
from topcut.web.access.holding import held_by, owners_of, part_in
from topcut.web.access.memory import Access, access_in
from topcut.web.access.passwords import refuse_weak
from topcut.web.access.proving import checked, come_in, password_again, signed_in
from topcut.web.access.quotas import TOO_MANY, over, refuse_one_of_many
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_link, as_typed, digest, fresh, read
from topcut.web.access.sessions import account_of, is_local, recognize
from topcut.web.access.watch import counting, line
from topcut.web.settings import Mode, Settings
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

SET_UP = "set-up"
LIFE = timedelta(hours=24)
FIRST = "organizer"  # what the command line calls the person at this computer


@dataclass(frozen=True, slots=True)
class SetUp:
    """Shown on the console of the computer that runs Topcut, and nowhere else."""

    link: str
    typed: str


def set_up(app: FastAPI, *, again: bool = False) -> SetUp | None:
    """The one-time link to the first account; with `again` to another one, or to a new password for a known name."""
    access: Access = app.state.access
    listed = _decided_here(access)

    def job(accounts: Accounts) -> SetUp | None:
        accounts.remove(*accounts.every(Token, kind=SET_UP))
        if accounts.every(Account) and not again:
            return None
        # Who sits at this computer gets back in where the entry of the owner is damaged or gone.
        accounts.put(*(Right(one.id, EVERYONE, Kind.OWNER.value) for one in listed if not owners_of(accounts, one.id)))
        secret, now = fresh(), access.desk.clock.now()
        accounts.put(Token(digest(secret), SET_UP, None, None, written(now), written(now + LIFE)))
        accounts.note(by_command(written(now), Act.SET_UP_MADE))
        return SetUp(f"{_local_url(access.settings)}/setup#{as_link(secret)}", as_typed(secret))

    return access.desk.store.change_access(job)


def ownerless(access: Access) -> tuple[Listed, ...]:
    """Tournaments that no account can open: the entry that says whose they are is damaged or gone."""
    listed = _decided_here(access)
    owned = access.desk.store.read_access(
        lambda accounts: {right.tournament for right in accounts.every(Right, role=Kind.OWNER.value)}
    )
    return tuple(one for one in listed if one.id not in owned)


def _decided_here(access: Access) -> tuple[Listed, ...]:
    """A mirror of what is decided in a hall has no owner here."""
    store = access.desk.store
    return tuple(one for one in store.tournaments() if store.halls.of(one.id) is None)


@router.get("/setup")
def set_up_page(view: Annotated[View, may("open")]) -> Response:
    """A code that was good is sent along with what has to be typed again, and not shown."""
    good = view.refused is not None and view.refused.code != "set-up-dead" and bool(view.entered.get("code"))
    return view.page("access/setup.html", local=is_local(access_in(view.request), view.request), code_is_good=good)


@router.post("/setup")
@taking(Turn.HASH)
@again(set_up_page)
def open_account(view: Annotated[View, may("open")]) -> Response:
    """With the link from the console."""
    access = access_in(view.request)
    if not is_local(access, view.request):
        raise Refusal("login-here-only")
    secret = digest(read(view.typed("code")) or b"")
    with counting(view.request, Act.SET_UP_FAILED, "set-up-dead"):
        view.desk.store.read_access(lambda accounts: _set_up_token(accounts, view, secret))
    name = a_name(view.typed("name"))
    password = new_password(view, access, name)

    def job(accounts: Accounts) -> Account:
        accounts.remove(_set_up_token(accounts, view, secret))
        known = named(accounts, name)
        account = (
            replace(known, password=password, closed=None)
            if known
            else Account(fresh_id(accounts), name, password, view.now, operates=view.now)
        )
        accounts.put(account)
        sessions.end_all(accounts, access, account.id, None)
        act = Act.PASSWORD_REPLACED if known else Act.ACCOUNT_MADE
        accounts.note(line(view, act, by=(Kind.OWNER, account.id)))
        return account

    account = view.desk.store.change_access(job)
    ready = view.go("/", say("access-account-ready", first=not view.desk.store.tournaments()))
    return come_in(view, account, f"{same(name)}|here", ready)


@router.get("/login")
def login_page(view: Annotated[View, may("open")]) -> Response:
    known = recognize(view.request, TournamentId(""))
    return view.page("access/login.html", signed_in=any(one.kind is Kind.OWNER for one in known.here))


@router.post("/login")
@taking(Turn.HASH)
@again(login_page)
def login(view: Annotated[View, may("open")]) -> Response:
    """The answer does not tell whether the name or the password was wrong (H-8)."""
    access, name = access_in(view.request), view.typed("name")
    local = is_local(access, view.request)

    def job(accounts: Accounts) -> tuple[Account | None, bool, str]:
        known, anywhere = named(accounts, name), any(one.lan for one in accounts.every(Account))
        return known, anywhere, sessions.has_been_here(accounts, view.request, known.id) if known else ""

    known, anywhere, familiar = view.desk.store.read_access(job)
    if not local and not anywhere:
        raise Refusal("login-here-only")
    usable = known if known is not None and (local or known.lan) else None
    place = "here" if sessions.is_this_computer(view.request) else familiar
    whose = f"{same(name)}|{place}"
    account = checked(view, whose, usable, view.typed("password"), known=known, is_stranger=not place)
    return come_in(view, account, whose, view.go("/"))


@router.post("/logout")
def logout(view: Annotated[View, may("open")]) -> Response:
    response = view.go("/", say("access-account-signed-out"))
    sessions.leave(view.request, response)
    return response


@router.get("/account")
def account(view: Annotated[View, may("account")]) -> Response:
    own = owned(view)
    titles = {listed.id: listed.name for listed in view.desk.store.tournaments(own)}
    return view.page(
        "access/account.html",
        own=[(id, titles[id]) for id in own],
        lan=view.settings.mode is Mode.LAN,
        mode=view.settings.mode,
        address=view.settings.base_url,
        account=_account(view),
        devices=own_devices(view),
        end="/account/end",
        holds=bool(own),
    )


@router.post("/account/password")
@taking(Turn.HASH)
@again(account)
def change_password(view: Annotated[View, may("account")]) -> Response:
    """All other sessions of the account end."""
    access = access_in(view.request)
    account = password_again(view, "old")
    password = new_password(view, access, account.name)

    def job(accounts: Accounts) -> None:
        accounts.put(replace(account_of(accounts, account.id), password=password))
        accounts.note(line(view, Act.PASSWORD_CHANGED))
        sessions.end_all(accounts, access, account.id, None, but=view.viewer.session)

    view.desk.store.change_access(job)
    return view.go("/account", say("access-account-password-changed"))


@router.post("/account/end")
@again(account)
def end_session(view: Annotated[View, may("account")]) -> Response:
    return view.go("/account", end_own(view))


@router.post("/account/warned")
def read_warning(view: Annotated[View, may("account")]) -> Response:
    _change(view, lambda one: replace(one, warned=view.now), Act.WARNING_READ)
    return view.go("/account", say("access-account-noted"))


@router.post("/account/lan")
@again(account)
def lan_login(view: Annotated[View, may("account", sure=True)]) -> Response:
    """Signing in from other devices in the hall; over plain HTTP anyone listening there can read it."""
    on = view.typed("lan") == "on"

    def change(one: Account) -> Account:
        if on and one.warned is None:
            raise Refusal("warning-first")
        return replace(one, lan=on)

    _change(view, change, Act.LAN_ON if on else Act.LAN_OFF)
    return view.go("/account", say("access-account-lan-said", on=on))


@router.get("/account/again")
def again_page(view: Annotated[View, may("account")]) -> Response:
    asked = asked_before.taken(view)
    return view.page("access/again.html") if asked is None else view.page("access/go_on.html", asked=asked)


@router.post("/account/again")
@taking(Turn.HASH)
@again(again_page)
def prove_again(view: Annotated[View, may("account")]) -> Response:
    """The password once more after an hour away; a new cookie comes with it."""
    account = password_again(view)
    if asked_before.waits(view):
        return signed_in(view, account, view.go("/account/again"))
    return signed_in(view, account, view.go("/account", say("access-account-thanks")))


def own(view: View, tournament: TournamentId, club: str = "") -> None:
    """The creator of a tournament owns it, or a club of the creator's. A form that is sent once more takes nothing back
    that has been given to others meanwhile."""

    finished = over(view)

    def job(accounts: Accounts) -> None:
        if owners_of(accounts, tournament) == {EVERYONE}:
            refuse_one_of_many(view, accounts, finished)
            _give(accounts, view, tournament, club or view.viewer.id)

    try:
        view.desk.store.change_access(job)
    except Refusal as refusal:
        if refusal.code in TOO_MANY:
            view.desk.remove(tournament)
        raise


def own_as_well(view: View, tournament: TournamentId) -> None:
    """Whoever goes on with it at this computer opens its desk, besides the owners that came along with it."""

    def job(accounts: Accounts) -> None:
        if owners_of(accounts, tournament) == {EVERYONE}:
            _give(accounts, view, tournament, view.viewer.id)
        elif part_in(accounts, tournament, account_of(accounts, view.viewer.id)) is not Kind.OWNER:
            accounts.put(Right(tournament, view.viewer.id, Kind.OWNER.value))
            accounts.note(line(view, Act.OWNED, about=view.viewer.id, tournament=tournament))

    view.desk.store.change_access(job)


def give(view: View, tournament: TournamentId, holder: str) -> None:
    """To a club, or to another account; whoever had it no longer does."""
    view.desk.store.change_access(lambda accounts: _give(accounts, view, tournament, holder))


def _give(accounts: Accounts, view: View, tournament: TournamentId, holder: str) -> None:
    accounts.remove(*accounts.every(Right, tournament=tournament, role=Kind.OWNER.value))
    accounts.put(Right(tournament, holder, Kind.OWNER.value))
    accounts.note(line(view, Act.OWNED, about=holder, tournament=tournament))


def owned(view: View, *, deleted: bool = False) -> tuple[TournamentId, ...]:
    """The tournaments of this account, the latest first; or those that were deleted and can still be brought back."""
    store = view.desk.store
    mine = [id for id, kind in held(view).items() if kind is Kind.OWNER]
    listed = [one.id for one in store.tournaments(mine) if (store.kept(one.id).deleted is not None) is deleted]
    return tuple(reversed(listed))


def held(view: View) -> Mapping[TournamentId, Kind]:
    """The tournaments in which this account may do something, its clubs' among them."""
    return view.desk.store.read_access(lambda accounts: held_by(accounts, account_of(accounts, view.viewer.id)))


def account_name(view: View) -> str:
    return _account(view).name


def refuse_unwarned(view: View) -> None:
    """No staff are let in over plain HTTP before an owner has read what that means."""
    if view.settings.mode is not Mode.LAN:
        return
    if not view.desk.store.read_access(lambda accounts: any(one.warned for one in accounts.every(Account))):
        raise Refusal("warning-first")


def a_name(text: str) -> str:
    name = " ".join(text.split())
    if not name:
        raise Refusal("name-missing")
    check_name(name)
    return name


def _local_url(settings: Settings) -> str:
    """How this computer is reached from its own browser, where no one on the network can listen."""
    port = urlsplit(settings.base_url).port
    return settings.base_url if settings.mode is Mode.HOSTED or port is None else f"http://127.0.0.1:{port}"


def new_password(view: View, access: Access, name: str) -> str:
    """Good enough, typed twice, and hashed."""
    password = view.typed("password")
    refuse_weak(password, (name,))
    if password != view.typed("repeated"):
        raise Refusal("passwords-differ")
    return access.hashing.hash(password)


def _account(view: View) -> Account:
    return view.desk.store.read_access(lambda accounts: account_of(accounts, view.viewer.id))


def _change(view: View, change: Callable[[Account], Account], act: Act) -> None:
    def job(accounts: Accounts) -> None:
        accounts.put(change(account_of(accounts, view.viewer.id)))
        accounts.note(line(view, act))

    view.desk.store.change_access(job)


def _set_up_token(accounts: Accounts, view: View, hash: bytes) -> Token:
    token = accounts.one(Token, hash=hash, kind=SET_UP)
    if token is None or token.until < view.now:
        raise Refusal("set-up-dead")
    return token


def named(accounts: Accounts, name: str) -> Account | None:
    return next((one for one in accounts.every(Account) if same(one.name) == same(name)), None)


def looks_like(accounts: Accounts, name: str) -> Account | None:
    """One that an eye takes for it: whoever operates the server tells accounts by their names alone."""
    seen = looks(name)
    return next(
        (one for one in accounts.every(Account) if same(one.name) == same(name) or seen & looks(one.name)), None
    )


def fresh_id(accounts: Accounts) -> str:
    """Of nobody, not even of an account whose row is damaged or gone: what it owned would be a stranger's."""
    used = {one.id for one in accounts.every(Account)} | {one.holder for one in accounts.every(Right)}
    used |= {one.account for one in accounts.every(Member)}
    return next(id for id in (FIRST, *(f"{FIRST}{n}" for n in range(2, len(used) + 3))) if id not in used)

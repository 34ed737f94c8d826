"""Accounts: the first one by a link on the console, signing in, and what an owner can change."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from urllib.parse import urlsplit

from fastapi import FastAPI

from topcut.desk.clock import written
from topcut.exchange.people_csv import check_name, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.store import Person
from topcut.store.access import Account, Book, Right, Token
from topcut.web.access import sessions
from topcut.web.access.digest import as_link, as_typed, digest, fresh, read
from topcut.web.access.passwords import refuse_weak
from topcut.web.access.principal import Kind
from topcut.web.access.recognition import access_in, is_local, is_owned_by
from topcut.web.access.state import Access
from topcut.web.settings import Mode, Settings
from topcut.web.view import View

SET_UP = "set-up"
LIFE = timedelta(hours=24)
FIRST = "organizer"  # as the command line calls whoever sits at this computer


@dataclass(frozen=True, slots=True)
class SetUp:
    """For the console of the computer that runs Topcut, and nowhere else."""

    link: str
    typed: str


def set_up(app: FastAPI, *, again: bool = False) -> SetUp | None:
    """The one-time link to the first account; with `again` to another one, or to a new password for a known name."""
    access: Access = app.state.access

    def job(book: Book) -> SetUp | None:
        book.remove(*book.every(Token, kind=SET_UP))
        if book.every(Account) and not again:
            return None
        secret, now = fresh(), access.desk.clock.now()
        book.put(Token(digest(secret), SET_UP, None, None, written(now), written(now + LIFE)))
        return SetUp(f"{local_url(access.settings)}/setup#{as_link(secret)}", as_typed(secret))

    return access.desk.store.change_access(job)


def local_url(settings: Settings) -> str:
    """How this computer itself is reached from its own browser: over no wire that anybody could listen to."""
    port = urlsplit(settings.base_url).port
    return settings.base_url if settings.mode is Mode.HOSTED or port is None else f"http://127.0.0.1:{port}"


def open_account(view: View, code: str, name: str, password: str, repeated: str) -> str:
    """With the link from the console; gives the cookie of the session that begins with it."""
    access = access_in(view.request)
    if not is_local(access, view.request):
        raise Refusal("login-here-only")
    secret = digest(read(code) or b"")
    view.desk.store.read_access(lambda book: _set_up_token(book, view, secret))
    shown = a_name(name)
    refuse_weak(password, (shown,))
    if password != repeated:
        raise Refusal("passwords-differ")
    kept = access.hashing.hash(password)

    def job(book: Book) -> tuple[Account, str, str]:
        book.remove(_set_up_token(book, view, secret))
        known = _named(book, shown)
        account = replace(known, password=kept) if known else Account(_fresh_id(book), shown, kept, view.now)
        book.put(account)
        sessions.end_all(book, access, account.id, None)
        session, cookie = sessions.begin(book, view.request, Kind.OWNER, account.id)
        return account, session.id, cookie

    account, session, cookie = view.desk.store.change_access(job)
    return _arrived(access, account, session, cookie)


def sign_in(view: View, name: str, password: str) -> str:
    """The cookie of a new session. Whether the name or the password was wrong is nobody's business (H-8)."""
    access = access_in(view.request)
    local = is_local(access, view.request)
    known, anywhere = view.desk.store.read_access(
        lambda book: (_named(book, name), any(one.lan for one in book.every(Account)))
    )
    if not local and not anywhere:
        raise Refusal("login-here-only")
    usable = known if known is not None and (local or known.lan) else None
    account = _checked(access, f"{same(name)}|{local}", usable, password)

    def job(book: Book) -> tuple[str, str]:
        sessions.sweep(book, view.now)
        session, cookie = sessions.begin(book, view.request, Kind.OWNER, account.id)
        return session.id, cookie

    session, cookie = view.desk.store.change_access(job)
    return _arrived(access, account, session, cookie)


def prove_again(view: View, password: str) -> str:
    """The password once more after an hour away; a new cookie comes with it."""
    access = access_in(view.request)
    account = _checked(access, f"{view.viewer.id}|again", _account(view), password)
    session, cookie = view.desk.store.change_access(
        lambda book: sessions.begin(book, view.request, Kind.OWNER, account.id)
    )
    return _arrived(access, account, session.id, cookie)


def change_password(view: View, old: str, password: str, repeated: str) -> None:
    """All other sessions of the account end."""
    access = access_in(view.request)
    account = _checked(access, f"{view.viewer.id}|again", _account(view), old)
    refuse_weak(password, (account.name,))
    if password != repeated:
        raise Refusal("passwords-differ")
    kept = access.hashing.hash(password)

    def job(book: Book) -> None:
        book.put(replace(sessions.account_of(book, account.id), password=kept))
        sessions.end_all(book, access, account.id, None, but=view.viewer.session)

    view.desk.store.change_access(job)


def change_account(view: View, change: Callable[[Account], Account]) -> None:
    view.desk.store.change_access(lambda book: book.put(change(sessions.account_of(book, view.viewer.id))))


def own(view: View, tournament: TournamentId) -> None:
    """Whoever creates a tournament owns it, and is called by name in it."""
    account = _account(view)
    view.desk.store.change_access(lambda book: book.put(Right(tournament, account.id, Kind.OWNER.value)))
    view.desk.store.keep_person(tournament, Person(PlayerId(account.id), account.name))


def owned(view: View) -> tuple[TournamentId, ...]:
    """The tournaments of this account, the latest first."""
    listed = [one.id for one in view.desk.store.tournaments()]
    return view.desk.store.read_access(
        lambda book: tuple(id for id in reversed(listed) if is_owned_by(book, id, view.viewer.id))
    )


def refuse_unwarned(view: View) -> None:
    """Nobody is let in over plain HTTP before an owner has read what that means."""
    if view.settings.mode is not Mode.LAN:
        return
    if not view.desk.store.read_access(lambda book: any(one.warned for one in book.every(Account))):
        raise Refusal("warning-first")


def a_name(text: str) -> str:
    name = " ".join(text.split())
    if not name:
        raise Refusal("name-missing")
    check_name(name)
    return name


def _checked(access: Access, whose: str, account: Account | None, password: str) -> Account:
    access.attempts.check_password(whose, access.desk.clock.now())
    if not access.hashing.matches(account.password if account else None, password) or account is None:
        access.attempts.wrong_password(whose, access.desk.clock.now())
        raise Refusal("login-wrong")
    access.attempts.right_password(whose)
    return account


def _arrived(access: Access, account: Account, session: str, cookie: str) -> str:
    """Here, and called by name in every tournament that nobody else owns."""
    access.presence.begin(session, access.desk.clock.now())
    store = access.desk.store
    ids = [listed.id for listed in store.tournaments() if store.trouble(listed.id) is None]
    mine = store.read_access(lambda book: [id for id in ids if is_owned_by(book, id, account.id)])
    for id in mine:
        if all(person.player != account.id for person in store.people(id)):
            store.keep_person(id, Person(PlayerId(account.id), account.name))
    return cookie


def _account(view: View) -> Account:
    return view.desk.store.read_access(lambda book: sessions.account_of(book, view.viewer.id))


def _set_up_token(book: Book, view: View, hash: bytes) -> Token:
    token = book.one(Token, hash=hash, kind=SET_UP)
    if token is None or token.until < view.now:
        raise Refusal("set-up-dead")
    return token


def _named(book: Book, name: str) -> Account | None:
    return next((one for one in book.every(Account) if same(one.name) == same(name)), None)


def _fresh_id(book: Book) -> str:
    used = {one.id for one in book.every(Account)}
    return next(id for id in (FIRST, *(f"{FIRST}{n}" for n in range(2, len(used) + 3))) if id not in used)

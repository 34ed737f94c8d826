"""Sessions: how one begins with a cookie nobody has had, and how it ends."""

from dataclasses import replace
from datetime import timedelta
from secrets import token_hex

from fastapi import Request
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.access import Account, Book, Session, Token
from topcut.web.access.devices import device_word
from topcut.web.access.digest import as_link, digest, fresh
from topcut.web.access.principal import Kind
from topcut.web.access.recognition import access_in
from topcut.web.access.state import Access

OF_THE_DAY = timedelta(hours=16)
LONGEST = timedelta(days=30)  # players and judges go with the end of their tournament, but never later than this
LIFE = {Kind.OWNER: OF_THE_DAY, Kind.ORGANIZER: OF_THE_DAY, Kind.JUDGE: LONGEST, Kind.PLAYER: LONGEST}


def begin(
    book: Book,
    request: Request,
    kind: Kind,
    holder: str,
    tournament: TournamentId | None = None,
    *,
    admitted: bool = True,
) -> tuple[Session, str]:
    """A new session and the cookie for it. What else this browser stands for moves to the new cookie (H-5)."""
    access = access_in(request)
    now = access.desk.clock.now()
    cookie = as_link(fresh())
    _move(book, access, request, cookie, (kind, holder, tournament))
    session = Session(
        id=token_hex(8),
        cookie=digest(cookie),
        device=digest(request.state.browser),
        role=kind.value,
        holder=holder,
        tournament=tournament,
        agent=device_word(request.headers.get("user-agent", "")),
        created=written(now),
        until=written(now + LIFE[kind]),
        admitted=admitted,
    )
    book.put(session)
    return session, cookie


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    settings = access_in(request).settings
    response.set_cookie(
        settings.cookie,
        cookie,
        max_age=int(LONGEST.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )


def leave(request: Request, response: Response) -> None:
    """Everybody whom this browser stands for goes."""
    access = access_in(request)
    cookie = request.cookies.get(access.settings.cookie)
    if cookie:
        access.desk.store.change_access(
            lambda book: book.put(
                *(ended(access, one) for one in book.every(Session, cookie=digest(cookie), ended=None))
            )
        )
    settings = access.settings
    response.delete_cookie(settings.cookie, httponly=True, samesite="lax", secure=settings.is_secure)


def end(access: Access, session: str, *, holder: str | None = None, tournament: TournamentId | None = None) -> None:
    """One session of an account or of a tournament, by whoever may end it."""

    def job(book: Book) -> None:
        found = book.one(Session, id=session, ended=None)
        if found is None or (holder or found.holder) != found.holder or (tournament or None) != found.tournament:
            raise Refusal("session-gone")
        book.put(ended(access, found))

    access.desk.store.change_access(job)


def end_all(book: Book, access: Access, holder: str, tournament: TournamentId | None, *, but: str = "") -> None:
    """Revoked by the staff: the device is let go too, so that a card mixed up once does not mark a phone for ever."""
    for one in book.every(Session, holder=holder, tournament=tournament, ended=None):
        if one.id != but:
            book.put(replace(ended(access, one), device=b""))


def ended(access: Access, session: Session) -> Session:
    return replace(session, ended=access.desk.clock.stamp())


def sweep(book: Book, now: str) -> None:
    """What has run out is of no use to anybody."""
    old = [one for one in book.every(Session) if one.until < now]
    book.remove(*old, *(one for one in book.every(Token) if one.until < now and one.kind != "claim"))


def account_of(book: Book, id: str) -> Account:
    account = book.one(Account, id=id)
    assert account is not None, "a session of an account that does not exist"
    return account


def _move(
    book: Book, access: Access, request: Request, cookie: str, new: tuple[Kind, str, TournamentId | None]
) -> None:
    """The same person signing in once more replaces the session before."""
    old = request.cookies.get(access.settings.cookie)
    for one in book.every(Session, cookie=digest(old), ended=None) if old else ():
        moved = replace(one, cookie=digest(cookie))
        book.put(ended(access, moved) if (one.role, one.holder, one.tournament) == new else moved)

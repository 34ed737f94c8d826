"""From a browser's cookie to whom it stands for, by what the database says at this moment (I-13)."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import ip_address

from fastapi import Request

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase
from topcut.store.access import Account, Book, Right, Session
from topcut.web.access.digest import digest
from topcut.web.access.principal import Kind, Principal
from topcut.web.access.state import Access
from topcut.web.settings import Mode

AFTER_THE_END = timedelta(hours=24)  # players look at the final standings at home
LONGEST_COOKIE = 64


@dataclass(frozen=True, slots=True)
class Recognized:
    here: tuple[Principal, ...]  # the latest first
    elsewhere: bool  # has a right, but in another tournament


def access_in(request: Request) -> Access:
    access: Access = request.app.state.access
    return access


def recognize(request: Request, tournament: TournamentId) -> Recognized:
    """Whom this browser stands for in a tournament; on a page without one ("") everybody it stands for at all."""
    access = access_in(request)
    if access.settings.cookie not in request.cookies:
        return Recognized((), elsewhere=False)
    now, store, local = access.desk.clock.stamp(), access.desk.store, is_local(access, request)

    def look() -> tuple[tuple[Session, Principal | None], ...]:
        return store.read_access(
            lambda book: tuple(
                (one, _principal(book, one, tournament, local)) for one in _sessions(book, access, request)
            )
        )

    asked = request.cookies[access.settings.cookie], tournament, local
    found = access.memory.recall(store.access_edition, asked, look)
    principals = [principal for session, principal in found if now < session.until]
    known = [one for one in principals if one is not None and not _is_over(access, one)]
    here = tuple(one for one in known if not tournament or one.tournament == tournament)
    return Recognized(here, elsewhere=len(here) < len(known))


def sessions_of(access: Access, request: Request) -> tuple[Session, ...]:
    """The sessions of this browser that have not ended, those who still wait to be let in among them."""
    return access.desk.store.read_access(lambda book: _sessions(book, access, request))


def _sessions(book: Book, access: Access, request: Request) -> tuple[Session, ...]:
    cookie = request.cookies.get(access.settings.cookie)
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return ()
    now = access.desk.clock.stamp()
    kept = [one for one in book.every(Session, cookie=digest(cookie), ended=None) if now < one.until]
    for one in kept:
        access.presence.came_back(one.id)
    return tuple(sorted(kept, key=lambda one: one.created, reverse=True))


def is_local(access: Access, request: Request) -> bool:
    """Whether the browser runs on this very computer; or the connection is one that nobody else can read."""
    if access.settings.mode is Mode.HOSTED:
        return True
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _principal(book: Book, session: Session, tournament: TournamentId, local: bool) -> Principal | None:
    if not session.admitted:
        return None
    if session.role == Kind.OWNER:
        return _owner(book, session, tournament, local)
    if session.role == Kind.PLAYER:
        return Principal(Kind.PLAYER, session.holder, session.tournament, session.id, _is_shared(book, session))
    right = book.one(Right, tournament=session.tournament, holder=session.holder)
    if right is None or right.role == Kind.OWNER:  # which no code and no invitation gives
        return None
    return Principal(Kind(right.role), session.holder, session.tournament, session.id)


def _owner(book: Book, session: Session, tournament: TournamentId, local: bool) -> Principal | None:
    account = book.one(Account, id=session.holder)
    if account is None or not (local or account.lan):
        return None
    owns = bool(tournament) and is_owned_by(book, tournament, account.id)
    return Principal(Kind.OWNER, account.id, tournament if owns else None, session.id)


def is_owned_by(book: Book, tournament: TournamentId, account: str) -> bool:
    """A tournament that was begun on the command line belongs to everybody with an account on this computer."""
    owners = {right.holder for right in book.every(Right, tournament=tournament, role=Kind.OWNER.value)}
    return account in owners or not owners


def _is_shared(book: Book, session: Session) -> bool:
    if not session.device:
        return False
    same = book.every(Session, tournament=session.tournament, device=session.device, role=Kind.PLAYER.value)
    return any(other.holder != session.holder for other in same)


def _is_over(access: Access, principal: Principal) -> bool:
    """Judges leave with the end of the tournament, players a day after it."""
    if principal.kind not in {Kind.JUDGE, Kind.PLAYER} or principal.tournament is None:
        return False
    try:
        t = access.desk.look(principal.tournament)
    except Refusal:  # its log cannot be read: nobody knows that it is over
        return False
    if principal.kind is Kind.PLAYER and principal.id not in t.players:
        return True
    if t.phase is not Phase.FINISHED or t.step is None:
        return False
    grace = AFTER_THE_END if principal.kind is Kind.PLAYER else timedelta()
    return access.desk.clock.now() > datetime.fromisoformat(t.step.at) + grace

"""Sessions: how one begins with a fresh cookie, who a browser stands for at this moment, and how it ends."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from secrets import token_hex

from fastapi import Request
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.schedule import days_of, within
from topcut.rules.tournament import Phase, Tournament
from topcut.store.accounts import Account, Accounts, ApiToken, Right, Session, Token
from topcut.store.security_log import Act, Line, Place
from topcut.web.access.holding import held_by, part_in
from topcut.web.access.memory import Access, access_in
from topcut.web.access.secrets import as_link, digest, fresh
from topcut.web.access.watch import at_door, device, place
from topcut.web.viewer import Kind, Viewer

OF_THE_DAY = timedelta(hours=16)
LONGEST = timedelta(days=30)  # players and judges go with the end of their tournament, but never later than this
LIFE = {Kind.OWNER: OF_THE_DAY, Kind.ORGANIZER: OF_THE_DAY, Kind.JUDGE: LONGEST, Kind.PLAYER: LONGEST}
AFTER_THE_END = timedelta(hours=24)  # players look at the final standings at home
COOKIE = timedelta(days=400)  # as long as browsers keep one; the session ends earlier
NIGHT = timedelta(hours=12)  # after the last day
LONGEST_COOKIE = 64


@dataclass(frozen=True, slots=True)
class Recognized:
    here: tuple[Viewer, ...]  # the latest first
    elsewhere: bool  # has a right, but in another tournament
    sessions: tuple[str, ...] = ()  # every session of this browser that has not ended, admitted or not


def begin(
    accounts: Accounts,
    request: Request,
    kind: Kind,
    holder: str,
    tournament: TournamentId | None = None,
    *,
    admitted: bool = True,
    by: Act = Act.SIGNED_IN,
) -> tuple[Session, str]:
    """A new session and the cookie for it. What else this browser stands for moves to the new cookie (H-5). `by` is
    what the security log calls it.

    Who signs in again in the same browser goes on with the same session, so that pages open in other tabs still work.
    """
    access = access_in(request)
    now = access.desk.clock.now()
    cookie = as_link(fresh())
    before = _move(accounts, access, request, cookie, (kind, holder, tournament))
    session = Session(
        id=before or token_hex(8),
        cookie=digest(cookie),
        device=digest(request.state.browser),
        role=kind.value,
        holder=holder,
        tournament=tournament,
        agent=device(request),
        created=written(now),
        until=written(now + LIFE[kind]),
        admitted=admitted,
    )
    accounts.put(session)
    accounts.note(at_door(request, by, kind, holder, tournament=tournament))
    return session, cookie


def with_cookie(request: Request, response: Response, cookie: str) -> Response:
    access = access_in(request)
    settings = access.settings
    _stay_over_nights(access, cookie=digest(cookie))
    age = int(COOKIE.total_seconds())
    response.set_cookie(settings.cookie, cookie, max_age=age, httponly=True, samesite="lax", secure=settings.is_secure)
    return response


def stay_until_the_end(request: Request, tournament: TournamentId) -> None:
    """The days of a tournament have changed: whoever is signed in for it stays so over the nights."""
    _stay_over_nights(access_in(request), tournament)


def refuse_deleted(access: Access, tournament: TournamentId | None) -> None:
    """Closed to everyone, by cards, links and codes too: their addresses do not name it (L10)."""
    if tournament is not None and access.desk.store.kept(tournament).deleted is not None:
        raise Refusal("tournament-deleted")


def leave(request: Request, response: Response) -> None:
    """Ends every session of this browser."""
    access = access_in(request)
    cookie = request.cookies.get(access.settings.cookie)

    def job(accounts: Accounts) -> None:
        for one in accounts.every(Session, cookie=digest(cookie or ""), ended=None):
            accounts.put(ended(access, one))
            accounts.note(at_door(request, Act.SIGNED_OUT, Kind(one.role), one.holder, tournament=one.tournament))

    if cookie:
        access.desk.store.change_access(job)
    settings = access.settings
    response.delete_cookie(settings.cookie, httponly=True, samesite="lax", secure=settings.is_secure)


def end(access: Access, session: str, tournament: TournamentId, noted: Line) -> None:
    """One session of a tournament, with its line in the security log."""

    def job(accounts: Accounts) -> None:
        found = accounts.one(Session, id=session, ended=None)
        if found is None or found.tournament != tournament:
            raise Refusal("session-gone")
        accounts.put(ended(access, found))
        accounts.note(replace(noted, about=found.holder))

    access.desk.store.change_access(job)


def end_all(accounts: Accounts, access: Access, holder: str, tournament: TournamentId | None, *, but: str = "") -> None:
    """Revoked by the staff. The device is forgotten too, so a card mixed up once does not mark a phone for ever. Tokens
    of an account end with it: somebody else may have made them."""
    if tournament is None:
        accounts.remove(*accounts.every(ApiToken, account=holder))
    for one in accounts.every(Session, holder=holder, tournament=tournament, ended=None):
        if one.id != but:
            accounts.put(replace(ended(access, one), device=b""))


def ended(access: Access, session: Session) -> Session:
    return replace(session, ended=access.desk.clock.stamp())


def sweep(accounts: Accounts, now: str) -> None:
    """Removes what has expired."""
    old = [one for one in accounts.every(Session) if one.until < now]
    accounts.remove(*old, *(one for one in accounts.every(Token) if one.until < now and one.kind != "claim"))
    accounts.remove(*(one for one in accounts.every(ApiToken) if one.until < now))


def account_of(accounts: Accounts, id: str) -> Account:
    account = accounts.one(Account, id=id)
    assert account is not None, "a session of an account that does not exist"
    return account


def recognize(request: Request, tournament: TournamentId) -> Recognized:
    """Who this browser stands for in a tournament; on a page without one (""), everyone it stands for at all."""
    access = access_in(request)
    if access.settings.cookie not in request.cookies:
        return Recognized((), elsewhere=False)
    now, store, local = access.desk.clock.stamp(), access.desk.store, is_local(access, request)

    def look() -> tuple[tuple[Session, Viewer | None], ...]:
        return store.read_access(
            lambda accounts: tuple(
                (one, _viewer(accounts, one, of, local)) for one in _sessions(accounts, access, request)
            )
        )

    of = tournament if store.knows(tournament) else TournamentId("")  # addresses that anyone makes up fill no memory
    asked = request.cookies[access.settings.cookie], of, local
    found = access.memory.recall(store.access_edition, asked, look)
    live = [(session.id, viewer) for session, viewer in found if now < session.until]
    viewers = [viewer for _, viewer in live]
    known = [one for one in viewers if one is not None and not _is_over(access, one)]
    here = tuple(one for one in known if not tournament or one.tournament == tournament)
    return Recognized(here, elsewhere=len(here) < len(known), sessions=tuple(id for id, _ in live))


def was_here(request: Request, tournament: TournamentId) -> Kind | None:
    """What this browser was once let in as, if it asks again after its session has ended."""
    access = access_in(request)
    cookie = request.cookies.get(access.settings.cookie)
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return None
    found = access.desk.store.read_access(
        lambda accounts: accounts.every(Session, cookie=digest(cookie), admitted=True)
    )
    here = [one for one in found if one.tournament is None or not tournament or one.tournament == tournament]
    return Kind(max(here, key=lambda one: one.created).role) if here else None


def sessions_of(access: Access, request: Request) -> tuple[Session, ...]:
    """The sessions of this browser that have not ended, including those still waiting to be let in."""
    return access.desk.store.read_access(lambda accounts: _sessions(accounts, access, request))


def is_local(access: Access, request: Request) -> bool:
    """Whether the browser runs on this computer, or the connection is one that others cannot read."""
    return place(request) is not Place.HALL


def is_this_computer(request: Request) -> bool:
    """Behind a proxy everyone seems to be."""
    return place(request) is Place.HERE


def has_been_here(accounts: Accounts, request: Request, holder: str) -> str:
    """The mark of this browser, if this account has signed in with it lately and was not signed out there by others;
    else nothing. It proves nothing about who sits there now."""
    device = digest(request.state.browser)
    return device.hex() if accounts.every(Session, device=device, holder=holder, role=Kind.OWNER.value) else ""


def _move(
    accounts: Accounts, access: Access, request: Request, cookie: str, new: tuple[Kind, str, TournamentId | None]
) -> str | None:
    """Returns the session of the same person, even if it has run out; those of others stay behind then. One that was
    ended is never taken up again."""
    old = request.cookies.get(access.settings.cookie)
    before, now = None, access.desk.clock.stamp()
    for one in accounts.every(Session, ended=None, cookie=digest(old)) if old else ():
        if (one.role, one.holder, one.tournament) == new:
            before, accounts.takes_away = one.id, True  # its cookie no longer works
        elif now < one.until:
            accounts.put(replace(one, cookie=digest(cookie)))
    return before


def _stay_over_nights(access: Access, tournament: TournamentId | None = None, cookie: bytes | None = None) -> None:
    """Sessions last until the morning after the last day of a tournament, or of any that they are in; with a cookie,
    those of that browser."""
    store, now, known = access.desk.store, access.desk.clock.now(), {}
    where = {} if cookie is None else {"cookie": cookie}
    theirs = store.read_access(lambda accounts: _all_in(accounts, _live(accounts, access, **where)))
    for id in theirs if tournament is None else theirs & {tournament}:
        if store.knows(id) and (tournament is not None or store.kept(id).archived is None):
            try:
                known[id] = access.desk.look(id)  # never inside the transaction, which would wait for it
            except Refusal:  # its log cannot be read
                continue
    if not known:
        return

    def longer(accounts: Accounts) -> list[Session]:
        live = _live(accounts, access, **where)  # looked up again: one that was ended meanwhile stays so
        asked = ((one, [t for id, t in known.items() if _is_in(accounts, one, id)]) for one in live)
        until = ((one, max((written(_reach(one, t, now)) for t in mine), default="")) for one, mine in asked)
        return [replace(one, until=reach) for one, reach in until if reach > one.until]

    if store.read_access(longer):
        store.change_access(lambda accounts: accounts.put(*longer(accounts)))


def _all_in(accounts: Accounts, sessions: Iterable[Session]) -> set[TournamentId]:
    """The tournaments of these sessions."""
    found = {one.tournament for one in sessions if one.tournament is not None}
    for holder in {one.holder for one in sessions if one.role == Kind.OWNER}:
        account = accounts.one(Account, id=holder)
        found |= held_by(accounts, account).keys() if account is not None else set()
    return found


def _is_in(accounts: Accounts, session: Session, tournament: TournamentId) -> bool:
    if session.role == Kind.OWNER:
        account = accounts.one(Account, id=session.holder)
        return account is not None and part_in(accounts, tournament, account) is not None
    return session.tournament == tournament


def _reach(session: Session, t: Tournament, now: datetime) -> datetime:
    """How far a session reaches because of a tournament. Those who run it stay signed in from its first day on."""
    days = [within(day) for day in days_of(t.first_day, t.schedule)]
    end = datetime.fromisoformat(days[-1]).astimezone() + timedelta(days=1) + NIGHT
    if session.role in {Kind.JUDGE, Kind.PLAYER}:
        return min(end, now + COOKIE)
    begins = datetime.fromisoformat(days[0]).astimezone()
    is_soon = begins <= now + OF_THE_DAY and len(days) > 1 and t.phase is not Phase.FINISHED
    return min(end, now + LONGEST) if is_soon else now


def _live(accounts: Accounts, access: Access, **where: bytes) -> tuple[Session, ...]:
    """Those that have neither ended nor run out."""
    now = access.desk.clock.stamp()
    return tuple(one for one in accounts.every(Session, ended=None, **where) if now < one.until)


def _sessions(accounts: Accounts, access: Access, request: Request) -> tuple[Session, ...]:
    cookie = request.cookies.get(access.settings.cookie)
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return ()
    kept = _live(accounts, access, cookie=digest(cookie))
    for one in kept:
        access.presence.came_back(one.id)
    return tuple(sorted(kept, key=lambda one: one.created, reverse=True))


def _viewer(accounts: Accounts, session: Session, tournament: TournamentId, local: bool) -> Viewer | None:
    if not session.admitted:
        return None
    if session.role == Kind.OWNER:
        return _owner(accounts, session, tournament, local)
    if session.role == Kind.PLAYER:
        return Viewer(Kind.PLAYER, session.holder, session.tournament, session.id, _is_shared(accounts, session))
    right = accounts.one(Right, tournament=session.tournament, holder=session.holder)
    if right is None or right.role == Kind.OWNER:  # which no code and no invitation gives
        return None
    return Viewer(Kind(right.role), session.holder, session.tournament, session.id)


def _owner(accounts: Accounts, session: Session, tournament: TournamentId, local: bool) -> Viewer | None:
    """An account: in a tournament what it is there, elsewhere an owner of whatever it makes."""
    account = accounts.one(Account, id=session.holder)
    if account is None or account.closed is not None or not (local or account.lan):
        return None
    part = part_in(accounts, tournament, account) if tournament else None
    return Viewer(
        part or Kind.OWNER,
        account.id,
        tournament if part else None,
        session.id,
        has_password=True,
        operates=account.operates is not None,
    )


def _is_shared(accounts: Accounts, session: Session) -> bool:
    if not session.device:
        return False
    same = accounts.every(Session, tournament=session.tournament, device=session.device, role=Kind.PLAYER.value)
    return any(other.holder != session.holder for other in same)


def _is_over(access: Access, viewer: Viewer) -> bool:
    """Judges leave with the end of the tournament, players a day after it."""
    if viewer.kind not in {Kind.JUDGE, Kind.PLAYER} or viewer.tournament is None:
        return False
    try:
        t = access.desk.look(viewer.tournament)
    except Refusal:  # its log cannot be read, so it is not known to be over
        return False
    if viewer.kind is Kind.PLAYER and not (viewer.id in t.players or viewer.id in t.signed_off):
        return True
    if t.phase is not Phase.FINISHED or t.step is None:
        return False
    grace = AFTER_THE_END if viewer.kind is Kind.PLAYER else timedelta()
    return access.desk.clock.now() > datetime.fromisoformat(t.step.at) + grace

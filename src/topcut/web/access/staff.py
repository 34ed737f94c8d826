"""Co-organizers and judges: invited by a link, or by a short code and a tap, and sent away again."""

import re
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from topcut.desk.clock import written
from topcut.desk.people import OFFICIAL, fresh_ids
from topcut.exchange.people_csv import same
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import staff as staff_actions
from topcut.rules.actor import Role
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.store.accounts import Account, Accounts, Right, Session, Token
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.account import a_name, refuse_unwarned
from topcut.web.access.memory import access_in
from topcut.web.access.rights import may
from topcut.web.access.secrets import SHORT, as_link, as_typed, digest, fresh, fresh_short, grouped, read, read_letters
from topcut.web.access.sessions import refuse_deleted, sessions_of
from topcut.web.access.watch import counting, failed, line
from topcut.web.view import View, again
from topcut.web.viewer import ROLES, Kind, Viewer
from topcut.words import say

router = APIRouter()

INVITATION, JUDGE_CODE = "invitation", "judge"
INVITED_FOR = timedelta(hours=24)
INVITED = re.compile(rf"{OFFICIAL}\d+")  # how the ids of such people are made
CODE_FOR = timedelta(minutes=10)
WAITS_FOR = timedelta(minutes=30)
WRONG = ("link-dead", "claims-too-many")


@dataclass(frozen=True, slots=True)
class Invitation:
    name: str
    link: str
    typed: str


@dataclass(frozen=True, slots=True)
class Code:
    name: str
    letters: str  # K3QX-7LMA
    until: str


@dataclass(frozen=True, slots=True)
class Staff:
    """One person who was let into a tournament, with the devices that are signed in now; or who was invited and has not
    come yet."""

    id: str
    role: Kind
    devices: tuple[Session, ...] = ()
    invited_until: str | None = None  # "", if that is over: the log still says that they may act


def invite(view: View, name: str) -> Invitation:
    """A link that makes one person a co-organizer, once, within a day."""
    refuse_unwarned(view)
    with view.desk.alone(view.tournament):
        person, new = _staff(view, a_name(name))
        view.act(staff_actions.let_in, person.player, Role.ORGANIZER, beside=Beside([person] if new else []))
    holder, secret = str(person.player), fresh()
    _give_out(view, _token(view, digest(secret), INVITATION, holder, INVITED_FOR), Act.INVITED)
    link = as_link(secret)
    return Invitation(person.name, f"{view.settings.base_url}/join#{link}", as_typed(secret))


def judge_code(view: View, name: str) -> Code:
    """Eight letters for a judge's phone. They only ring the bell: an organizer opens the door (H-2)."""
    refuse_unwarned(view)
    with view.desk.alone(view.tournament):
        person, new = _staff(view, a_name(name))
        if new:
            view.act(staff_actions.name, person.player, beside=Beside([person]))
    holder, letters = str(person.player), fresh_short()
    token = _token(view, digest(letters), JUDGE_CODE, holder, CODE_FOR)
    _give_out(view, token, Act.CODE_ISSUED)
    return Code(person.name, grouped(letters), token.until)


def waiting(view: View) -> tuple[Session, ...]:
    """Who is waiting to be let into this tournament, the longest wait first."""
    since = written(view.desk.clock.now() - WAITS_FOR)
    found = view.desk.store.read_access(
        lambda accounts: accounts.every(Session, tournament=view.tournament, admitted=False, ended=None)
    )
    return tuple(sorted((one for one in found if one.created >= since), key=lambda one: one.created))


def mark(session: Session) -> str:
    """Four signs that the phone at the door and the organizer both read: of two with one name, which is which."""
    return session.id[-4:].upper()


def let_in(view: View, session: str) -> str:
    """The tap; returns the id of the person. A co-organizer keeps that right and its hours."""

    def rings(accounts: Accounts) -> tuple[Session, Right]:
        found = accounts.one(Session, id=session, tournament=view.tournament, admitted=False, ended=None)
        if found is None or found.tournament is None:
            raise Refusal("judge-not-waiting")
        right = accounts.one(Right, tournament=found.tournament, holder=found.holder)
        return found, right or Right(found.tournament, found.holder, Kind.JUDGE.value)

    def job(accounts: Accounts) -> str:
        found, right = rings(accounts)
        until = view.desk.clock.now() + sessions.LIFE[Kind(right.role)]
        accounts.put(right, replace(found, admitted=True, until=written(until)))
        accounts.note(line(view, Act.LET_IN, about=found.holder))
        return found.holder

    found, right = view.desk.store.read_access(rings)
    view.act(staff_actions.let_in, found.holder, ROLES[Kind(right.role)])
    return view.desk.store.change_access(job)


def send_away(view: View, session: str) -> None:
    sessions.end(access_in(view.request), session, view.tournament, line(view, Act.SENT_AWAY))


def revoke(view: View, holder: str) -> None:
    """At once and on every device: the next request of a lost or stolen phone is that of a stranger (H-6). A link that
    was sent to the wrong person opens nothing any more."""

    def job(accounts: Accounts) -> None:
        right = accounts.one(Right, tournament=view.tournament, holder=holder)
        unused = [one for one in accounts.every(Token, tournament=view.tournament, holder=holder) if one.used is None]
        invited = any(one.kind == INVITATION for one in unused)
        if (right is None and not invited and holder not in _granted(view)) or (
            right is not None and right.role == Kind.OWNER
        ):
            raise Refusal("session-gone")
        if (right is None or right.role == Kind.ORGANIZER) and view.viewer.kind is not Kind.OWNER:
            raise Refusal("organizer-needed")
        accounts.remove(*([] if right is None else [right]))
        accounts.remove(*(one for one in unused if one.kind in {INVITATION, JUDGE_CODE}))
        sessions.end_all(accounts, access_in(view.request), holder, view.tournament)
        accounts.note(line(view, Act.REVOKED, about=holder))

    view.desk.store.change_access(job)
    view.act(staff_actions.send_away, holder)


def staff(view: View) -> tuple[Staff, ...]:
    def job(accounts: Accounts) -> tuple[Staff, ...]:
        rights = [one for one in accounts.every(Right, tournament=view.tournament) if one.role != Kind.OWNER]
        let_in = (
            Staff(
                one.holder,
                Kind(one.role),
                tuple(
                    device
                    for device in accounts.every(Session, tournament=view.tournament, holder=one.holder, ended=None)
                    if device.admitted and device.role != Kind.PLAYER and device.until > view.now
                ),
            )
            for one in rights
        )
        holders = {one.holder for one in rights}
        invited = {
            one.holder: Staff(one.holder, Kind.ORGANIZER, invited_until=one.until)
            for one in accounts.every(Token, tournament=view.tournament, kind=INVITATION, used=None)
            if one.holder is not None and one.holder not in holders and one.until > view.now
        }
        over = (id for id in _granted(view) if id not in holders | invited.keys())
        return *let_in, *invited.values(), *(Staff(id, Kind.ORGANIZER, invited_until="") for id in over)

    return view.desk.store.read_access(job)


def _granted(view: View) -> tuple[str, ...]:
    """Who may organize by the log, as an invitation lets them, whether or not they have come. Accounts are no such
    people."""
    found = view.t.staff.items()
    return tuple(id for id, role in found if role == Role.ORGANIZER.value and INVITED.fullmatch(id))


@router.get("/join")
def invitation_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/join.html")


@router.post("/join")
@again(invitation_page)
def look_at_invitation(view: Annotated[View, may("open")]) -> Response:
    """Shows the tournament and the name, without using the link up."""
    code = view.typed("code")
    with counting(view.request, Act.INVITATION_FAILED, *WRONG):
        token = view.desk.store.read_access(lambda accounts: _invitation(accounts, view, code))
    assert token.tournament is not None
    name = view.desk.names(token.tournament).of(token.holder or "")
    return view.page("access/accept.html", where=view.desk.look(token.tournament), name=name, code=code)


@router.post("/join/accept")
@again(invitation_page)
def join(view: Annotated[View, may("open")]) -> Response:
    def job(accounts: Accounts) -> tuple[TournamentId, str, str]:
        token = _invitation(accounts, view, view.typed("code"))
        assert token.tournament is not None
        holder = token.holder or ""
        session, cookie = sessions.begin(
            accounts, view.request, Kind.ORGANIZER, holder, token.tournament, by=Act.JOINED
        )
        accounts.put(Right(token.tournament, holder, Kind.ORGANIZER.value))
        accounts.put(replace(token, used=view.now, session=session.id, agent=session.agent))
        return token.tournament, session.id, cookie

    with counting(view.request, Act.INVITATION_FAILED, *WRONG):
        tournament, session, cookie = view.desk.store.change_access(job)
    access_in(view.request).presence.begin(session, view.desk.clock.now())
    return sessions.with_cookie(view.request, view.go(f"/t/{tournament}/desk", say("access-joined")), cookie)


@router.get("/judge")
def judge_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/judge.html")


@router.post("/judge")
@again(judge_page)
def ring(view: Annotated[View, may("open")]) -> Response:
    """A judge has typed the code; the session that begins opens nothing before an organizer's tap."""
    attempts = access_in(view.request).attempts
    attempts.check_codes()
    letters = read_letters(view.typed("code"))

    def job(accounts: Accounts) -> str:
        token = accounts.one(Token, hash=digest(letters), kind=JUDGE_CODE) if SHORT.fullmatch(letters) else None
        if token is None or token.used is not None or token.until < view.now or token.holder is None:
            raise Refusal("judge-code-dead")
        refuse_deleted(access_in(view.request), token.tournament)
        session, cookie = sessions.begin(
            accounts, view.request, Kind.JUDGE, token.holder, token.tournament, admitted=False, by=Act.CODE_USED
        )
        accounts.put(replace(token, used=view.now, session=session.id, agent=session.agent))
        return cookie

    try:
        cookie = view.desk.store.change_access(job)
    except Refusal:
        attempts.wrong_code()
        failed(view.request, Act.CODE_FAILED)
        raise
    return sessions.with_cookie(view.request, view.go("/judge/wait"), cookie)


@router.get("/judge/wait")
def wait(view: Annotated[View, may("open")]) -> Response:
    """In as soon as an organizer has tapped; all this page does is look again."""
    mine = [one for one in sessions_of(access_in(view.request), view.request) if one.role == Kind.JUDGE]
    if not mine or mine[0].tournament is None:
        return RedirectResponse("/judge", status_code=303)
    refuse_deleted(access_in(view.request), mine[0].tournament)
    where = view.desk.look(mine[0].tournament)
    if mine[0].admitted:
        return RedirectResponse(f"/t/{mine[0].tournament}/{Viewer(Kind.JUDGE).first_page}", status_code=303)
    name = view.desk.names(mine[0].tournament).of(mine[0].holder)
    return view.page("access/wait.html", where=where, name=name, mark=mark(mine[0]))


def _invitation(accounts: Accounts, view: View, text: str) -> Token:
    secret = read(text)
    token = accounts.one(Token, hash=digest(secret), kind=INVITATION) if secret else None
    if token is None:
        raise access_in(view.request).attempts.wrong_claim(INVITATION) or Refusal("link-dead")
    if token.used is not None or token.until < view.now:
        raise Refusal("link-dead")
    refuse_deleted(access_in(view.request), token.tournament)
    return token


def _give_out(view: View, token: Token, act: Act) -> None:
    def job(accounts: Accounts) -> None:
        accounts.put(token)
        accounts.note(line(view, act, about=token.holder or ""))

    view.desk.store.change_access(job)


def _token(view: View, hash: bytes, kind: str, holder: str, life: timedelta) -> Token:
    now = view.desk.clock.now()
    return Token(hash, kind, view.tournament, holder, written(now), written(now + life))


def _staff(view: View, name: str) -> tuple[Person, bool]:
    """An official of the tournament, or a person let in before, keeps the id; anyone else is new, and gets a fresh one.

    The id of an account is never given: only its password opens what it may do.
    """
    store = view.desk.store
    let_in, accounts = store.read_access(
        lambda accounts: (
            {one.holder for one in accounts.every(Right, tournament=view.tournament)}
            | {one.holder or "" for one in accounts.every(Token, tournament=view.tournament) if one.kind != "claim"},
            {one.id for one in accounts.every(Account)},
        )
    )
    known = ({one.id for one in view.t.officials} | let_in) - accounts
    people = {same(person.name): person for person in store.people(view.tournament) if person.player in known}
    if same(name) in people:
        return people[same(name)], False
    (id,) = fresh_ids(view.desk, view.tournament, OFFICIAL, 1)
    return Person(id, name), True

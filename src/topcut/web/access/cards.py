"""Players' cards: a secret in a QR code or in letters, good for one phone, until another card is given out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.registration import add_nonce
from topcut.rules.actor import Actor, Role
from topcut.rules.tournament import Phase
from topcut.store.accounts import Accounts, Session, Token
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.memory import access_in
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_link, as_typed, digest, fresh, read
from topcut.web.access.sessions import recognize, refuse_deleted
from topcut.web.access.watch import counting, failed, line
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.devices import device

router = APIRouter()

CLAIM = "claim"
LIFE = timedelta(days=400)  # they go with the tournament
COMING_BACK = timedelta(minutes=2)  # for a browser that lost its cookie (D9)


@dataclass(frozen=True, slots=True)
class Card:
    """Shown or printed once: of the secret only the digest is kept."""

    player: PlayerId
    token: str
    typed: str  # the same secret in letters
    link: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """What happened to a player's cards."""

    at: str | None  # None: given out, and not claimed yet
    agent: str
    again: str | None  # when a card that was already claimed was tried


def issue_claim(view: View, player: PlayerId) -> Card:
    """A new card that replaces all others: an older card, or a phone that claimed one, no longer works (D8)."""
    _refuse_unknown(view, [player])

    def job(accounts: Accounts) -> Card:
        shut_out(accounts, view, player)
        accounts.note(line(view, Act.CARD_ISSUED, about=player))
        return _issued(accounts, view, player)

    return view.desk.store.change_access(job)


def shut_out(accounts: Accounts, view: View, player: PlayerId) -> None:
    """No phone and no card of this player works any more."""
    accounts.remove(*accounts.every(Token, tournament=view.tournament, holder=player, kind=CLAIM))
    sessions.end_all(accounts, access_in(view.request), player, view.tournament)


def issue_another(view: View, player: PlayerId) -> Card:
    """A card for a second phone of a player who is signed in; earlier cards that nobody has used are void."""

    def job(accounts: Accounts) -> Card:
        cards = accounts.every(Token, tournament=view.tournament, holder=player, kind=CLAIM)
        accounts.remove(*(one for one in cards if one.used is None))
        accounts.note(line(view, Act.CARD_ISSUED, about=player))
        return _issued(accounts, view, player)

    return view.desk.store.change_access(job)


def issue_claims(view: View, players: Iterable[PlayerId]) -> tuple[Card, ...]:
    """Cards to print for those who have not claimed one yet. Cards printed earlier remain valid."""
    wanted = tuple(players)
    _refuse_unknown(view, wanted)

    def job(accounts: Accounts) -> tuple[Card, ...]:
        taken = {one.holder for one in accounts.every(Token, tournament=view.tournament, kind=CLAIM) if one.used}
        taken |= {phone.holder for phone in _phones(accounts, view)}
        left = [player for player in wanted if player not in taken]
        if left:
            about = left[0] if len(left) == 1 else ""
            accounts.note(line(view, Act.CARD_ISSUED, about=about, times=len(left)))
        return tuple(_issued(accounts, view, player) for player in left)

    return view.desk.store.change_access(job)


def claims(view: View) -> Mapping[PlayerId, Claimed]:
    """For the staff's pages: who has a card, and who has claimed it."""

    def job(accounts: Accounts) -> dict[PlayerId, Claimed]:
        found: dict[PlayerId, Claimed] = {}
        for one in accounts.every(Token, tournament=view.tournament, kind=CLAIM):
            player = PlayerId(one.holder or "")
            if player not in found or one.used:
                found[player] = Claimed(one.used, one.agent, one.again)
        for phone in _phones(accounts, view):
            player = PlayerId(phone.holder)
            if player not in found or found[player].at is None:
                found[player] = Claimed(phone.created, phone.agent, None)
        return found

    return view.desk.store.read_access(job)


@router.get("/c")
def card_page(view: Annotated[View, may("open")]) -> Response:
    """Opening the link changes nothing: the card's secret stays in the fragment until the page's form sends it."""
    known = recognize(view.request, TournamentId("")).here
    mine = [one.tournament for one in known if one.kind is Kind.PLAYER and one.tournament]
    store = view.desk.store
    titles = {one.id: one.name for one in store.tournaments() if store.kept(one.id).deleted is None}
    return view.page("access/card.html", mine=[(id, titles[id]) for id in mine if id in titles])


@router.post("/c")
@again(card_page)
def look_at_card(view: Annotated[View, may("open")]) -> Response:
    """Whose card it is; nothing is used up before the tap."""
    code = view.typed("code")
    tournament, player = _owner(view, code)
    name = view.desk.names(tournament).of(player)
    return view.page("access/confirm.html", where=view.desk.look(tournament), name=name, code=code)


@router.post("/c/claim")
@again(card_page)
def claim(view: Annotated[View, may("open")]) -> Response:
    """The card is used up and this browser is the player's, in one step or not at all."""
    code, nonce = view.typed("code"), view.typed("nonce")[:64]
    tournament, player = _owner(view, code)

    def job(accounts: Accounts) -> str:
        token = _found(accounts, view, code)
        if _is_used_up(view, token):  # by another phone that was faster
            raise _used(token)
        if token.session is not None:
            sessions.end_all(accounts, access_in(view.request), player, tournament)
        session, cookie = sessions.begin(accounts, view.request, Kind.PLAYER, player, tournament, by=Act.CARD_USED)
        cards = accounts.every(Token, tournament=tournament, holder=player, kind=CLAIM)
        accounts.remove(*(one for one in cards if one.hash != token.hash))
        accounts.put(replace(token, used=session.created, session=session.id, agent=session.agent))
        return cookie

    cookie = view.desk.store.change_access(job)
    asked = {"t": str(tournament)} | ({"came": view.key or ""} if _adds(view, tournament, player, nonce) else {})
    return sessions.with_cookie(view.request, view.go(f"/c/done?{urlencode(asked)}"), cookie)


@router.get("/c/done")
def arrived(view: Annotated[View, may("open")], t: str = "", came: str = "") -> Response:
    """Where a browser that keeps no cookies is found out (D9); any other goes on to the player's table."""
    refuse_deleted(access_in(view.request), TournamentId(t))
    known = recognize(view.request, TournamentId(t)).here if t else ()
    mine = next((one for one in known if one.kind is Kind.PLAYER), None)
    if mine is None:
        return view.page("access/no_cookie.html")
    name = view.desk.names(TournamentId(t)).of(mine.id)
    told = say("signed-in", name=name, shared="yes" if mine.shared else "no")
    question = f"?{urlencode({'came': came})}" if came else ""
    return view.go(f"/t/{t}/me{question}", told)


def _phones(accounts: Accounts, view: View) -> tuple[Session, ...]:
    """Those that are signed in now: who signed up by phone has come in without a card."""
    live = accounts.every(Session, tournament=view.tournament, role=Kind.PLAYER.value, ended=None)
    return tuple(one for one in live if one.until > view.now)


def _owner(view: View, text: str) -> tuple[TournamentId, PlayerId]:
    """Whose card this is, without using it up (J11). A card that was used up remembers who tried it again (H-4)."""
    with counting(view.request, Act.CARD_FAILED, "code-unknown", "claims-too-many"):
        token = view.desk.store.read_access(lambda accounts: _found(accounts, view, text))
    if _is_used_up(view, token):
        view.desk.store.change_access(lambda accounts: accounts.put(replace(token, again=view.now)))
        failed(view.request, Act.CARD_AGAIN, about=token.holder or "", tournament=token.tournament)
        raise _used(token)
    return _playing(view, token)


def _found(accounts: Accounts, view: View, text: str) -> Token:
    secret = read(text)
    if secret is None:
        raise Refusal("code-unreadable")
    token = accounts.one(Token, hash=digest(secret), kind=CLAIM)
    if token is None:
        raise access_in(view.request).attempts.wrong_claim(CLAIM) or Refusal("code-unknown")
    return token


def _is_used_up(view: View, token: Token) -> bool:
    """Unless the browser that claimed it has never shown its cookie: it may be one that forgets everything (D9)."""
    if token.used is None:
        return False
    age = view.desk.clock.now() - datetime.fromisoformat(token.used)
    return age > COMING_BACK or access_in(view.request).presence.has_come_back(token.session or "")


def _used(token: Token) -> Refusal:
    assert token.used is not None
    at = datetime.fromisoformat(token.used).astimezone().strftime("%H:%M")
    return Refusal("claim-used", at=at, agent=device(token.agent))


def _playing(view: View, token: Token) -> tuple[TournamentId, PlayerId]:
    assert token.tournament is not None
    refuse_deleted(access_in(view.request), token.tournament)
    t = view.desk.look(token.tournament)
    player = PlayerId(token.holder or "")
    if t.phase is Phase.FINISHED:
        raise Refusal("claim-over")
    if player not in t.players:
        raise Refusal("claim-none", player=view.desk.names(token.tournament).of(player))
    return token.tournament, player


def _adds(view: View, tournament: TournamentId, player: PlayerId, nonce: str) -> bool:
    """With a script, a phone adds a number of its own to the draw; it finds the receipt by the key of the form."""
    if not nonce:
        return False
    try:
        view.desk.act(tournament, Actor(Role.PLAYER, player), add_nonce, player, nonce, key=view.key)
    except Refusal:  # too late, a second time, or not a usable number: being in matters more
        return False
    return True


def _issued(accounts: Accounts, view: View, player: PlayerId) -> Card:
    secret, now = fresh(), view.desk.clock.now()
    accounts.put(Token(digest(secret), CLAIM, view.tournament, player, written(now), written(now + LIFE)))
    token = as_link(secret)
    return Card(player, token, as_typed(secret), f"{view.settings.base_url}/c#{token}")


def _refuse_unknown(view: View, players: Iterable[PlayerId]) -> None:
    for player in players:
        if player not in view.t.players:
            raise Refusal("player-unknown", player=player)

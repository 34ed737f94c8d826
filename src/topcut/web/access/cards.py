"""Players' cards: a secret in a QR code or in letters, good for one phone, until another card is given out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from topcut.desk import Receipt
from topcut.desk.clock import written
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.registration import add_nonce
from topcut.rules.actor import Actor, Role
from topcut.rules.tournament import Phase
from topcut.store.access import Book, Session, Token
from topcut.web.access import sessions
from topcut.web.access.digest import as_link, as_typed, digest, fresh, read
from topcut.web.access.principal import Kind
from topcut.web.access.recognition import access_in
from topcut.web.view import View

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
    again: str | None  # when somebody tried a card that was claimed already


@dataclass(frozen=True, slots=True)
class Arrived:
    session: Session
    cookie: str
    receipt: Receipt | None  # of the number that the phone added to the draw


def issue_claim(view: View, player: PlayerId) -> Card:
    """A new card in the place of all others: who holds an older one, or its phone, is out (D8)."""
    _refuse_unknown(view, [player])

    def job(book: Book) -> Card:
        book.remove(*book.every(Token, tournament=view.tournament, holder=player, kind=CLAIM))
        sessions.end_all(book, access_in(view.request), player, view.tournament)
        return _issued(book, view, player)

    return view.desk.store.change_access(job)


def issue_claims(view: View, players: Iterable[PlayerId]) -> tuple[Card, ...]:
    """Cards for printing, for those who have not claimed one yet. Cards printed before stay good."""
    wanted = tuple(players)
    _refuse_unknown(view, wanted)

    def job(book: Book) -> tuple[Card, ...]:
        taken = {one.holder for one in book.every(Token, tournament=view.tournament, kind=CLAIM) if one.used}
        return tuple(_issued(book, view, player) for player in wanted if player not in taken)

    return view.desk.store.change_access(job)


def claims(view: View) -> Mapping[PlayerId, Claimed]:
    """For the staff's pages: who has a card, and who has claimed it."""

    def job(book: Book) -> dict[PlayerId, Claimed]:
        found: dict[PlayerId, Claimed] = {}
        for one in book.every(Token, tournament=view.tournament, kind=CLAIM):
            player = PlayerId(one.holder or "")
            if player not in found or one.used:
                found[player] = Claimed(one.used, one.agent, one.again)
        return found

    return view.desk.store.read_access(job)


def card_owner(view: View, text: str) -> tuple[TournamentId, PlayerId]:
    """Whose card this is, without using it up (J11). A card that was used up remembers who tried it again (H-4)."""
    token = view.desk.store.read_access(lambda book: _found(book, view, text))
    if _is_used_up(view, token):
        view.desk.store.change_access(lambda book: book.put(replace(token, again=view.now)))
        raise _used(token)
    return _playing(view, token)


def claim(view: View, text: str, nonce: str = "") -> Arrived:
    """The card is used up and this browser is the player's, in one step or not at all."""
    tournament, player = card_owner(view, text)

    def job(book: Book) -> tuple[Session, str]:
        token = _found(book, view, text)
        if _is_used_up(view, token):  # by somebody who was faster
            raise _used(token)
        if token.session is not None:
            sessions.end_all(book, access_in(view.request), player, tournament)
        session, cookie = sessions.begin(book, view.request, Kind.PLAYER, player, tournament)
        cards = book.every(Token, tournament=tournament, holder=player, kind=CLAIM)
        book.remove(*(one for one in cards if one.hash != token.hash))
        book.put(replace(token, used=session.created, session=session.id, agent=session.agent))
        return session, cookie

    session, cookie = view.desk.store.change_access(job)
    return Arrived(session, cookie, _with_nonce(view, session, nonce) if nonce else None)


def _found(book: Book, view: View, text: str) -> Token:
    secret = read(text)
    if secret is None:
        raise Refusal("code-unreadable")
    token = book.one(Token, hash=digest(secret), kind=CLAIM)
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
    return Refusal("claim-used", at=at, agent=token.agent)


def _playing(view: View, token: Token) -> tuple[TournamentId, PlayerId]:
    assert token.tournament is not None
    t = view.desk.look(token.tournament)
    player = PlayerId(token.holder or "")
    if t.phase is Phase.FINISHED:
        raise Refusal("claim-over")
    if player not in t.players:
        raise Refusal("claim-none", player=player)
    return token.tournament, player


def _with_nonce(view: View, session: Session, nonce: str) -> Receipt | None:
    assert session.tournament is not None
    player = PlayerId(session.holder)
    try:
        return view.desk.act(session.tournament, Actor(Role.PLAYER, player), add_nonce, player, nonce)
    except Refusal:  # too late, or a second time: being in matters more
        return None


def _issued(book: Book, view: View, player: PlayerId) -> Card:
    secret, now = fresh(), view.desk.clock.now()
    book.put(Token(digest(secret), CLAIM, view.tournament, player, written(now), written(now + LIFE)))
    token = as_link(secret)
    return Card(player, token, as_typed(secret), f"{view.settings.base_url}/c#{token}")


def _refuse_unknown(view: View, players: Iterable[PlayerId]) -> None:
    for player in players:
        if player not in view.t.players:
            raise Refusal("player-unknown", player=player)

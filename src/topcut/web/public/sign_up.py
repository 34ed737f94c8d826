"""The page for signing up: a name is enough, the phone is signed in at once, and there is a waiting list."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.registration import waiting
from topcut.rules.tournament import Phase, Tournament
from topcut.store.security_log import Act
from topcut.web.access import may, sessions
from topcut.web.access.cards import issue_claims
from topcut.web.access.memory import access_in
from topcut.web.access.quotas import refuse_players
from topcut.web.public.frame import framed, room
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()


@router.get("/t/{tournament}/sign-up")
def sign_up_page(view: Annotated[View, may("look")]) -> Response:
    t = view.t
    me = PlayerId(view.viewer.id) if view.viewer.kind is Kind.PLAYER and view.viewer.id in t.players else None
    line = waiting(t)
    is_open = signing_up.is_open(view.desk, view.tournament)
    return framed(
        view,
        "public/sign_up.html",
        me=me,
        place=line.index(me) + 1 if me in line else 0,
        room=room(t),
        waiting=len(line),
        asks=view.desk.store.sign_up(view.tournament).asks,
        closed=None if is_open else _closed(t),
    )


@router.post("/t/{tournament}/sign-up")
@again(sign_up_page)
def sign_up(view: Annotated[View, may("look")]) -> Response:
    """The same form sent twice enters a player once. The answer never tells whether a contact is already known."""
    typed = view.entered
    _refuse_junk(view, typed.get("website", ""))
    if not typed.get("accept"):
        raise Refusal("not-accepted", tournament=view.t.ruleset.terms.tournament)
    name, club, contact = (typed.get(what, "") for what in ("name", "club", "contact"))
    nonce = typed.get("nonce", "")
    entered = signing_up.sign_up(view.desk, view.tournament, name, club, contact, nonce=nonce, key=view.key)
    if entered is not None:
        return _signed_in(View(view.request, view.viewer), entered, view.key or "")
    asks = same(name) in {same(one.name) for one in view.desk.store.applicants(view.tournament)}
    organizer = in_words_of_reader(view.t.ruleset.terms.organizer)
    told = say("signed-up-asking", name=name.strip(), organizer=organizer) if asks else ""
    return view.go(f"/t/{view.tournament}/sign-up", told)


def _closed(t: Tournament) -> str:
    """Why sign-up is closed; after the start the organizer decides (R-7)."""
    whys = {Phase.SIGN_UP: "locked" if t.locked else "closed", Phase.FINISHED: "over"}
    terms = t.ruleset.terms
    why = whys.get(t.phase, "started")
    return say("sign-up-state", why=why, tournament=terms.tournament, organizer=in_words_of_reader(terms.organizer))


def _refuse_junk(view: View, website: str) -> None:
    """A field that no person sees, too many people for the room, or too many in a minute (K5)."""
    t, limits = view.t, view.settings.limits
    if website:
        raise Refusal("sign-up-junk")
    if len(waiting(t)) >= limits.waiting or (t.capacity is None and len(t.players) >= limits.players):
        most = limits.players if t.capacity is None else limits.waiting
        raise Refusal("sign-up-full", most=most, organizer=t.ruleset.terms.organizer)
    refuse_players(view)
    if not access_in(view.request).attempts.may_sign_up(view.tournament, limits.sign_ups_a_minute):
        raise Refusal("sign-up-busy")


def _signed_in(view: View, player: PlayerId, key: str) -> Response:
    """On to the player's own page. The code is shown once, for another phone."""
    card = issue_claims(view, [player])[0]
    _, cookie = view.desk.store.change_access(
        lambda book: sessions.begin(book, view.request, Kind.PLAYER, player, view.tournament, by=Act.SIGNED_UP)
    )
    said = say("signed-up-code", code=card.typed)
    if player not in waiting(view.t):  # the place in line changes, and the page says it
        said = f"{say('signed-up', name=view.names.of(player))} {said}"
    response = view.go(f"/t/{view.tournament}/me?{urlencode({'came': key})}", said)
    return sessions.with_cookie(view.request, response, cookie)

"""The companion for the printed cards: who sits where and begins, who has won, trophies, fan tokens, the final."""

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions.challengers import companion, printed
from topcut.rules.actor import HOST
from topcut.rules.playing_cards import table_of
from topcut.web.access import may
from topcut.web.challengers.host import host_only
from topcut.web.challengers.phone import phone
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.post("/t/{tournament}/game/real/result")
@again(phone)
def result(view: Annotated[View, may("play")]) -> Response:
    """Who has won at a park; what the trophy shows may stay hidden until the end."""
    fields = {one: f"tokens-{one}" for one in view.t.players}
    tokens = {PlayerId(one): view.number(field) for one, field in fields.items() if view.text(field)}
    fans = view.perhaps_number("fans")
    return _told(view, companion.tell_result, PlayerId(view.text("winner")), fans, tokens or None)


@router.post("/t/{tournament}/game/real/trophy")
@again(phone)
def trophy(view: Annotated[View, may("play")]) -> Response:
    return _told(view, companion.tell_trophy, view.number("round"), PlayerId(view.text("player")), view.number("fans"))


@router.post("/t/{tournament}/game/real/correct")
@again(phone)
def correct(view: Annotated[View, may("play")]) -> Response:
    """What is left empty stays as it was told: the tokens of both, of which the form names the winner's first."""
    round, winner, fans = view.number("round"), PlayerId(view.text("winner")), view.perhaps_number("fans")
    tokens = {}
    for player in _at_the_park(view, round, winner):
        typed = view.perhaps_number("tokens" if player == winner else "tokens-other")
        tokens[player] = companion.tokens_of(view.t, player, round) if typed is None else typed
    return _told(view, companion.correct_result, round, winner, fans, tokens=tokens, reason=view.text("reason"))


@router.post("/t/{tournament}/game/real/next")
@again(phone)
def onward(view: Annotated[View, may("play")]) -> Response:
    return _told(view, companion.advance, by_plan=bool(view.text("by_plan")))


@router.post("/t/{tournament}/game/real/seats")
@again(phone)
def seats(view: Annotated[View, may("play")]) -> Response:
    """As the printed plans say, park by park."""
    parks = range(1, len(table_of(view.t).seats) // 2 + 1)
    halves = [(f"park-{one}-1", f"park-{one}-2") for one in parks]
    pairs = [(PlayerId(view.text(first)), PlayerId(view.text(second))) for first, second in halves]
    return _told(view, printed.seat_as_printed, pairs, say("printed-plans"))


def _at_the_park(view: View, round: int, player: PlayerId) -> tuple[PlayerId, ...]:
    """Who played there; nobody if there is no such match, which the action says better."""
    matches = view.t.rounds[round - 1].matches if 1 <= round <= len(view.t.rounds) else ()
    return next((match.players for match in matches if player in match.players), ())


def _told(view: View, action: Any, *args: object, **named: Any) -> Response:
    host_only(view)
    view.desk.act(view.tournament, HOST, action, *args, key=view.key, **named)
    return view.go(f"/t/{view.tournament}/game")

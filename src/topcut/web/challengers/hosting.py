"""What the host of a card table decides, and what anyone at it does: deal, open the door, let a bot stand in, leave."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.card_tables import SEATS, deal
from topcut.ids import PlayerId
from topcut.refusal import Refusal, confirmed
from topcut.rules.actions.challengers import deciding, opening, standing_in
from topcut.rules.actions.challengers.opening import Options
from topcut.rules.actor import HOST
from topcut.store.accounts import Accounts
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.cards import shut_out
from topcut.web.access.watch import line
from topcut.web.challengers.bell import let_in, send_all_away, send_away, take_letters_again
from topcut.web.challengers.host import host_only, is_host
from topcut.web.challengers.phone import phone
from topcut.web.challengers.table import back_from
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.post("/t/{tournament}/game/deal")
@again(phone)
def start(view: Annotated[View, may("play")]) -> Response:
    """The host deals: options, bots, and the first round, in one act."""
    host_only(view)
    bots = [view.text("bot") or "greedy"] * (view.perhaps_number("bots") or 0)
    options = Options(
        digital=not view.text("real"),
        sets=tuple(view.every("set")),
        robot_level=view.perhaps_number("robot_level") or 1,
        solo_cards=bool(view.text("solo_cards")),
        robot_plan=None if not view.text("any_plan") else False,
        keep_one=bool(view.text("keep_one")),
        tray_capacity=view.perhaps_number("tray_capacity"),
        clock=view.perhaps_number("clock") or 0,
        pace=view.text("pace"),
    )
    if bots and not options.digital:
        raise Refusal("bots-with-printed-cards")
    if len(bots) > SEATS:
        raise Refusal("table-full", clause="CG-01", most=SEATS)
    deal(view.desk, view.tournament, bots, options, nonce=view.typed("nonce")[:64], key=view.key)
    return view.go(f"/t/{view.tournament}/game")


@router.post("/t/{tournament}/game/stand-up")
@again(phone)
def stand_up(view: Annotated[View, may("play")]) -> Response:
    """Before cards are dealt a seat is free again: whoever has it says so, or the host, as when somebody sits twice."""
    player, me = PlayerId(view.text("player")), view.me
    if player != me:
        host_only(view)
    view.desk.act(view.tournament, HOST if player != me else view.actor, opening.stand_up, player, key=view.key)
    _send_off(view, player)
    return view.go(
        "/challengers" if player == me else f"/t/{view.tournament}/game", say("stood-up", player=view.names.of(player))
    )


@router.post("/t/{tournament}/game/door")
@again(phone)
def at_the_door(view: Annotated[View, may("play")]) -> Response:
    number = view.number("rings")
    (let_in if view.text("open") == "yes" else send_away)(view, number)
    return back_from(view)


@router.post("/t/{tournament}/game/letters")
@again(phone)
def letters(view: Annotated[View, may("play")]) -> Response:
    """Whether six letters ring at this table: somebody may have guessed them."""
    (take_letters_again if view.text("ring") == "yes" else send_all_away)(view)
    return back_from(view)


@router.post("/t/{tournament}/game/stand-in")
@again(phone)
def stand_in(view: Annotated[View, may("play")]) -> Response:
    player = PlayerId(view.text("player"))
    by = HOST if is_host(view) else view.actor
    view.desk.act(view.tournament, by, standing_in.call_stand_in, player, key=view.key)
    return view.go(f"/t/{view.tournament}/game")


@router.post("/t/{tournament}/game/back")
@again(phone)
def back(view: Annotated[View, may("play")]) -> Response:
    view.act(standing_in.come_back)
    return back_from(view)


@router.post("/t/{tournament}/game/robot")
@again(phone)
def robot(view: Annotated[View, may("play")]) -> Response:
    """For good: a player says so for their own seat, the host for another's, as the table has decided (Q62)."""
    player = PlayerId(view.text("player"))
    if player != view.me:
        host_only(view)
    confirmed("Q62", view.confirm, "leave-for-good", player=player)
    if player == view.me:
        view.act(deciding.leave, player)
    else:
        view.desk.act(view.tournament, HOST, deciding.leave, player, key=view.key)
        _send_off(view, player)
    return view.go(f"/t/{view.tournament}/game")


def _send_off(view: View, player: PlayerId) -> None:
    """Whose seat is gone has nothing left that opens it."""

    def job(accounts: Accounts) -> None:
        shut_out(accounts, view, player)
        accounts.note(line(view, Act.SENT_AWAY, about=player))

    view.desk.store.change_access(job)

"""What the host of a card table decides, and what anyone at it does: deal, open the door, let a bot stand in, leave."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.card_tables import HOST, SEATS, deal
from topcut.ids import PlayerId
from topcut.refusal import Refusal, confirmed
from topcut.rules.actions.challengers import deciding, standing_in
from topcut.rules.actions.challengers.opening import Options
from topcut.web.access import may
from topcut.web.challengers.host import host_only
from topcut.web.challengers.join import let_in, send_away
from topcut.web.challengers.phone import phone
from topcut.web.challengers.table import back_from
from topcut.web.view import View, again

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
    if bots and not options.digital:  # they hold no printed cards
        raise Refusal("table-options")
    if len(bots) > SEATS:
        raise Refusal("table-full", clause="CG-01", most=SEATS)
    deal(view.desk, view.tournament, bots, options, nonce=view.typed("nonce")[:64], key=view.key)
    return view.go(f"/t/{view.tournament}/game")


@router.post("/t/{tournament}/game/door")
@again(phone)
def at_the_door(view: Annotated[View, may("play")]) -> Response:
    number = view.number("rings")
    (let_in if view.text("open") == "yes" else send_away)(view, number)
    return back_from(view)


@router.post("/t/{tournament}/game/stand-in")
@again(phone)
def stand_in(view: Annotated[View, may("play")]) -> Response:
    view.act(standing_in.call_stand_in, PlayerId(view.text("player")))
    return view.go(f"/t/{view.tournament}/game")


@router.post("/t/{tournament}/game/back")
@again(phone)
def back(view: Annotated[View, may("play")]) -> Response:
    view.act(standing_in.come_back)
    return view.go(f"/t/{view.tournament}/game")


@router.post("/t/{tournament}/game/robot")
@again(phone)
def robot(view: Annotated[View, may("play")]) -> Response:
    """For good: a player says so for their own seat, the host for another's, as the table has decided (Q62)."""
    player = PlayerId(view.text("player"))
    confirmed("Q62", view.confirm, "leave-for-good", player=player)
    if player == view.me:
        view.act(deciding.leave, player)
    else:
        host_only(view)
        view.desk.act(view.tournament, HOST, deciding.leave, player, key=view.key)
    return view.go(f"/t/{view.tournament}/game")

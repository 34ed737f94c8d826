"""Calling an official to my table, and telling that nobody needs to come any more."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import conduct
from topcut.rules.actions.wording import said_if_any
from topcut.web.access import may
from topcut.web.player.own import sender
from topcut.web.player.seat import me
from topcut.web.player.witness import back
from topcut.web.result_form import whole
from topcut.web.view import View, again

router = APIRouter()


@router.post("/t/{tournament}/me/call")
@again(me)
def call(view: Annotated[View, may("play")]) -> Response:
    sender(view)
    view.act(conduct.call_official, said_if_any(view.entered.get("about", ""), "reason"))
    return back(view)


@router.post("/t/{tournament}/me/call/done")
@again(me)
def done(view: Annotated[View, may("play")]) -> Response:
    sender(view)
    view.act(conduct.close_call, whole(view.entered.get("call", "")))
    return back(view)

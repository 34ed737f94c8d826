"""Saying how a match ended: a report from my side, a tap on what the other has reported, and how it reads."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import reports
from topcut.rules.asking import result_of
from topcut.rules.match import Stage
from topcut.rules.state import place
from topcut.web.access import may
from topcut.web.player.outcome import outcome
from topcut.web.player.own import sender
from topcut.web.player.result_fields import stepped, typed_entry
from topcut.web.player.seat import me
from topcut.web.player.witness import back
from topcut.web.result_form import whole
from topcut.web.view import View, again

router = APIRouter()


@router.post("/t/{tournament}/me/report")
@again(me)
def report(view: Annotated[View, may("play")]) -> Response:
    stage, round, match = _which(view)
    fields = view.entered
    if "step" in fields:
        step = fields.pop("step")
        return me(replace(view, form={**stepped(view.t, stage, fields, step), "step": step}))
    entry = typed_entry(view.t, stage, fields)
    view.act(
        reports.claim,
        round,
        match,
        entry,
        stage=stage,
        seen=fields.get("seen", ""),
        shared=view.viewer.shared,
        confirm=view.confirm,
    )
    return back(view)


@router.post("/t/{tournament}/me/confirm")
@again(me)
def confirm(view: Annotated[View, may("play")]) -> Response:
    stage, round, match = _which(view)
    view.act(reports.confirm, round, match, stage=stage, seen=view.entered.get("seen", ""), shared=view.viewer.shared)
    return back(view)


@router.get("/t/{tournament}/me/reading")
def reading(view: Annotated[View, may("play")]) -> Response:
    """How a result would read, while it is being typed; nothing is kept."""
    seat = place(view.t, PlayerId(view.actor.id))
    if seat is None or seat.opponent is None:
        return view.page("player/reading.html", read=None, refused="", seat=None)
    try:
        entry = typed_entry(view.t, seat.now.stage, view.request.query_params)
        result = result_of(view.t, seat.now.stage, entry)
    except Refusal as refusal:
        return view.page("player/reading.html", read=None, refused=view.said(refusal), seat=seat)
    read = outcome(view.t.ruleset, seat.seat, result)
    return view.page("player/reading.html", read=read, refused="", seat=seat)


def _which(view: View) -> tuple[Stage, int, int]:
    """The match that the form was made for, which need not be the one that is being played."""
    sender(view)
    fields = view.entered
    stage = fields.get("stage", "")
    if stage not in set(Stage):
        raise Refusal("form-incomplete", fields=("stage",))
    return Stage(stage), whole(fields.get("round", "")), whole(fields.get("match", ""))

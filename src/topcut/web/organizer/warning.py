"""Warnings and what they lead to: the grounds of the rule book, the question at the third, penalties."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving
from topcut.web.access import may
from topcut.web.organizer.people import person_page
from topcut.web.organizer.playing import desk, text
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

OTHER = "other"


@router.post("/t/{tournament}/desk/people/{player}/warn")
@again(person_page)
def warn(view: Annotated[View, may("officiate")], player: str) -> Response:
    """At the third the official answers in the same form: ask the head official, eject, or say why not."""
    id, note, answer = PlayerId(player), text(view.form, "what"), text(view.form, "eject")
    ground = text(view.form, "ground")
    if ground == OTHER:
        ground, note = note, ""
    eject = {"yes": True, "no": False}.get(answer)
    view.act(leaving.warn_and_answer, id, ground, note, eject_now=eject, reason=text(view.form, "reason"))
    code = "desk-ejected" if answer == "yes" else "desk-warned"
    return view.go(desk(view, f"people/{player}"), say(code, player=view.names.of(player)))


@router.post("/t/{tournament}/desk/people/{player}/spare")
@again(person_page)
def spare(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The other answer to the question of the third warning."""
    view.act(conduct.decline_ejection, PlayerId(player), text(view.form, "reason"))
    return view.go(desk(view, f"people/{player}"), say("desk-spared", player=view.names.of(player)))


@router.post("/t/{tournament}/desk/people/{player}/penalty")
@again(person_page)
def penalize(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(conduct.penalize, PlayerId(player), text(view.form, "penalty"))
    return view.go(desk(view, f"people/{player}"), say("desk-penalized", player=view.names.of(player)))

"""Striking out a text that somebody has typed: it is deleted for good, and the fact it belonged to stays."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import staff
from topcut.rules.audience import may_read
from topcut.rules.texts import Text
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()
PAGE = "/t/{tournament}/desk/log/{n}/strike"


@router.get(PAGE)
def strike_page(view: Annotated[View, may("officiate")], n: int) -> Response:
    return shown(view, "strike.html", n=n, texts=_texts(view, n))


@router.post(PAGE)
@again(strike_page)
def strike(view: Annotated[View, may("officiate")], n: int) -> Response:
    member = view.text("member")
    if view.text("sure") != "yes":
        raise Refusal("not-sure")
    with view.desk.alone(view.tournament):
        if member not in _texts(view, n):
            raise Refusal("text-gone")
        view.act(staff.strike, n, member)
    return view.go(desk(view, "log"), say("desk-strike-struck", n=n))


def _texts(view: View, n: int) -> Mapping[str, Text]:
    """The texts of a fact, if this official may read it."""
    if not 1 <= n <= view.n:
        raise Refusal("text-gone")
    stamped = next(view.desk.history(view.tournament, n - 1), None)
    if stamped is None or not may_read(stamped, view.actor, view.t):
        raise Refusal("text-gone")
    return next(view.desk.store.sealed(view.tournament, n - 1)).texts

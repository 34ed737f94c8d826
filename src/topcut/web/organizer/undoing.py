"""Taking back the last step: first what it was, who did it and what would be undone, then the undoing."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import undo
from topcut.web.access import may
from topcut.web.organizer.playing import desk, number, shown, text
from topcut.web.organizer.story import told
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/desk/undo")
def undo_page(view: Annotated[View, may("officiate")]) -> Response:
    step = view.t.step
    lines = [] if step is None else [line for line in told(view) if step.first <= line.n <= step.last]
    return shown(view, "undo.html", step=step, lines=lines, can=undo.can_undo(view.t))


@router.post("/t/{tournament}/desk/undo")
@again(undo_page)
def take_back(view: Annotated[View, may("officiate")]) -> Response:
    """The step that the page showed: if something has happened since, nothing is undone (C10)."""
    view.act(undo.undo, step=number(view.form, "step"), reason=text(view.form, "reason"))
    return view.go(desk(view), "The last step is taken back. The log keeps both.")

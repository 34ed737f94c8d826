"""The log as a readable history, one sentence per fact, the latest first; and undoing the last step."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.chronicle import Chronicle
from topcut.rules.actions import undo
from topcut.rules.audience import may_read
from topcut.rules.facts import About, Audience, Fact, Family, Stamped, about, free_texts
from topcut.rules.fold import undone
from topcut.rules.texts import STRUCK_OUT
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.organizer.entry_lines import is_line
from topcut.web.result_form import digits
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

A_PAGE = 200


@dataclass(frozen=True, slots=True)
class Told:
    """One fact as a person reads it."""

    stamped: Stamped
    said: str
    undone: bool

    @property
    def about(self) -> About:
        return about(type(self.stamped.fact))

    @property
    def has_text(self) -> bool:
        """Whether somebody has typed something in words of their own that is still there."""
        typed = (getattr(self.stamped.fact, name) for name in free_texts(type(self.stamped.fact)))
        return any(text and text != STRUCK_OUT for text in typed)

    @property
    def private(self) -> bool:
        return self.about.audience is not Audience.PUBLIC


@router.get("/t/{tournament}/desk/log")
def log_page(
    view: Annotated[View, may("officiate")], kind: str = "", player: str = "", words: str = "", before: str = ""
) -> Response:
    last = digits(before)
    found = [
        line
        for line in reversed(_told(view))
        if (last is None or line.stamped.n < last)
        and (kind not in set(Family) or kind in line.about.families)
        and (not player or player in _people(line.stamped.fact))
        and words.casefold() in line.said.casefold()
    ]
    return shown(
        view,
        "history.html",
        lines=found[:A_PAGE],
        more=found[A_PAGE - 1].stamped.n if len(found) > A_PAGE else None,
        kinds=tuple(Family),
        kind=kind,
        player=player,
        words=words,
    )


@router.get("/t/{tournament}/desk/undo")
def undo_page(view: Annotated[View, may("officiate")]) -> Response:
    step = view.t.step
    lines = [] if step is None else [line for line in _told(view) if step.first <= line.stamped.n <= step.last]
    return shown(view, "undo.html", step=step, lines=lines, can=undo.can_undo(view.t))


@router.post("/t/{tournament}/desk/undo")
@again(undo_page)
def take_back(view: Annotated[View, may("officiate")]) -> Response:
    """Undoes the step that the page showed: if something has happened since, nothing is undone (C10)."""
    view.act(undo.undo, step=view.number("step"), reason=view.text("reason"))
    if is_line(view):  # the queue says so itself
        return Response(status_code=204)
    return view.go(desk(view), say("desk-history-taken-back"))


def _told(view: View) -> list[Told]:
    """The facts that this viewer may read, in their order."""
    chronicle = Chronicle(view.t.ruleset, view.names.shown)
    history = tuple(view.desk.history(view.tournament))
    void = undone(history)
    told = [Told(stamped, chronicle.tell(stamped), stamped.n in void) for stamped in history]  # each knows those before
    return [one for one in told if may_read(one.stamped, view.actor, view.t)]


def _people(fact: Fact) -> Iterator[str]:
    """Who a fact names."""
    for field in fields(fact):
        value = getattr(fact, field.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            yield from value

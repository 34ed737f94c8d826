"""The public log: everything that happened, in sentences, as far as it is for everybody."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.chronicle import Chronicle
from topcut.rules.audience import may_read
from topcut.rules.facts import StepUndone
from topcut.rules.fold import undone
from topcut.web.access import may
from topcut.web.public.kept import known, shown
from topcut.web.public.progress import progress
from topcut.web.view import View

router = APIRouter()

A_PAGE = 200
LONGEST_NUMBER = 9


@dataclass(frozen=True, slots=True)
class Told:
    n: int
    at: str
    by: str
    sentence: str
    undone: bool
    undoes: bool


@dataclass(frozen=True, slots=True)
class Story:
    told: tuple[Told, ...]  # the latest first
    withheld: int


@router.get("/t/{tournament}/log")
def log(view: Annotated[View, may("look")], before: str = "") -> Response:
    last = int(before) if before.isascii() and before.isdecimal() and len(before) <= LONGEST_NUMBER else None
    return shown(view, "public/log.html", lambda: _page(view, last), before="" if last is None else str(last))


def _page(view: View, before: int | None) -> Mapping[str, Any]:
    story = known(view, _story)
    earlier = [one for one in story.told if before is None or one.n < before]
    page = earlier[:A_PAGE]
    return {
        "told": page,
        "withheld": story.withheld,
        "older": page[-1].n if len(earlier) > A_PAGE else None,
        "is_latest": before is None,
        "how_far": progress(view.desk, view.tournament, view.names),
    }


def _story(view: View) -> Story:
    """Told only what everybody may read; what is kept back leaves no word behind."""
    history = tuple(view.desk.history(view.tournament))
    void = undone(history)
    chronicle = Chronicle(view.t.ruleset, view.names.shown)
    public = [stamped for stamped in history if may_read(stamped, None, view.t)]
    told = [
        Told(
            stamped.n,
            stamped.at,
            view.names.of(stamped.by.id),
            chronicle.tell(stamped),
            stamped.n in void,
            isinstance(stamped.fact, StepUndone),
        )
        for stamped in public
    ]
    return Story(tuple(reversed(told)), len(history) - len(public))

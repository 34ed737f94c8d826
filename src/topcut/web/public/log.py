"""The public log: everything that happened, in sentences, as far as everyone may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.chronicle import Chronicle
from topcut.rules.audience import may_read
from topcut.rules.fold import undone
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import shown
from topcut.web.result_form import digits
from topcut.web.view import View

router = APIRouter()

A_PAGE = 200


@dataclass(frozen=True, slots=True)
class Told:
    n: int
    at: str
    by: str
    sentence: str
    undone: bool


@router.get("/t/{tournament}/log")
def log(view: Annotated[View, may("look")], before: str = "") -> Response:
    last = digits(before)
    return shown(view, "public/log.html", lambda: _page(view, last), before="" if last is None else str(last))


def _page(view: View, before: int | None) -> Mapping[str, Any]:
    told, withheld = known(view, _told)
    earlier = [one for one in told if before is None or one.n < before]
    page = earlier[:A_PAGE]
    return {
        "told": page,
        "withheld": withheld,
        "older": page[-1].n if len(earlier) > A_PAGE else None,
        "is_latest": before is None,
    }


def _told(view: View) -> tuple[tuple[Told, ...], int]:
    """What everyone may read, the latest first, and how many facts are withheld."""
    history = tuple(view.desk.history(view.tournament))
    void = undone(history)
    chronicle = Chronicle(view.t.ruleset, view.names.shown)
    public = [stamped for stamped in history if may_read(stamped, None, view.t)]
    told = [
        Told(stamped.n, stamped.at, view.names.of(stamped.by.id), chronicle.tell(stamped), stamped.n in void)
        for stamped in public
    ]
    return tuple(reversed(told)), max(view.t.facts, history[-1].n) - len(public)

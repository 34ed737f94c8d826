"""The lines of the entry queue: the script sends them one after the other, and is told what became of each."""

from typing import Any

from fastapi.responses import JSONResponse, Response

from topcut.refusal import Refusal
from topcut.rules.state import Line, Playing, mark
from topcut.web.frame import DROP, answers
from topcut.web.status import UNAVAILABLE, headers_of, status_of
from topcut.web.view import View

LATER = frozenset({"desk-overtaken"})  # nothing is wrong with the line: it is sent again


def is_line(view: View) -> bool:
    """Whether the script asks, which keeps what was typed until it is told what became of it."""
    return "HX-Request" in view.request.headers


def typed_for(now: Playing) -> str:
    """The pairings that somebody saw while typing: a line is never recorded for others (D7)."""
    seats = tuple((match.table, match.first, match.second) for match in now.round.matches)
    return mark(now.stage, now.number, seats)


def dropped(view: View) -> bool | None:
    """Whether who did not appear is dropped, too; None: nobody has said so yet."""
    said = view.text("drop")
    return said == "yes" if said in DROP else None


def saved(view: View, table: int, said: str, n: int | None, correct: str) -> Response:
    """It is recorded, up to this fact; if the table had just this result already, there is none."""
    return JSONResponse({"state": "saved", "table": table, "said": said, "n": n, "correct": correct})


def refused(view: View, refusal: Refusal, line: Line | None, said: str, correct: str) -> Response:
    """It waits there for an answer; or, where the trouble is ours (5xx), to be sent again."""
    status = UNAVAILABLE if refusal.code in LATER or status_of(refusal) == UNAVAILABLE else 200
    told: dict[str, Any] = {
        "state": "asked",
        "code": refusal.code,
        "table": None if line is None else line.table,
        "said": said,
        "why": view.names.said(refusal),
        "answers": [{"name": one.name, "value": one.value, "words": one.words} for one in answers(view, refusal, line)],
        "correct": correct,
    }
    return JSONResponse(told, status, headers_of(status))

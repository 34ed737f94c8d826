"""The lines of the entry queue: the script sends them one after the other, and is told what became of each."""

from dataclasses import dataclass
from typing import Any

from fastapi.responses import JSONResponse, Response

from topcut.ids import PlayerId
from topcut.refusal import CONFIRMABLE, Refusal
from topcut.rules.match import Unfinished
from topcut.rules.state import Line, Playing, mark
from topcut.web.result_form import SEATS
from topcut.web.status import UNAVAILABLE, headers_of, status_of
from topcut.web.view import View
from topcut.words import say

LATER = frozenset({"desk-overtaken"})  # nothing is wrong with the line: it is sent again
DROP = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to what a refusal asks: the field that goes with the form, and the words on the button."""

    name: str
    value: str
    words: str


def is_line(view: View) -> bool:
    """Whether the script asks, which keeps what was typed until it is told what became of it."""
    return "HX-Request" in view.request.headers


def typed_for(now: Playing) -> str:
    """The pairings that somebody saw while typing: a line is never recorded for others (D7)."""
    seats = tuple((match.table, match.first, match.second) for match in now.round.matches)
    return mark(now.stage, now.number, seats)


def answers(view: View, refusal: Refusal, line: Line | None) -> tuple[Answer, ...]:
    """What can be said at once to a refusal that asks."""
    if refusal.code in CONFIRMABLE and refusal.clause is not None:
        return (Answer("confirm", refusal.clause, say("answer-confirm")),)
    if refusal.code == "drop-unsaid":
        number, players = refusal.parameters["number"], _named(view, refusal.parameters["players"])
        return tuple(Answer("drop", word, say(f"answer-drop-{word}", players=players, number=number)) for word in DROP)
    if refusal.code == "unfinished-missing" and line is not None:
        called = {Unfinished.FIRST: line.first, Unfinished.SECOND: line.second}
        return tuple(
            Answer(
                "unfinished", one, say("answer-unfinished", who=view.names.of(called[one]) if one in called else one)
            )
            for one in Unfinished
        )
    if refusal.code == "roll-needed" and line is not None:
        asked = "roll" if "players" in refusal.parameters else "winner"  # of the bracket's draw, or at time
        return tuple(
            Answer(asked, seat, say("answer-roll", player=view.names.of(line.players[place])))
            for seat, place in SEATS.items()
        )
    return ()


def dropped(view: View) -> bool | None:
    """Whether who did not appear is dropped, too; None: nobody has said so yet."""
    return DROP.get(view.text("drop"))


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


def _named(view: View, players: object) -> tuple[str, ...]:
    assert isinstance(players, tuple)
    return tuple(view.names.of(PlayerId(player)) for player in players)

"""What every page of the desk has: its address, its frame, the fields of its forms, and others at that desk."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import the_player
from topcut.rules.facts import RoundPaired
from topcut.rules.match import Match, Result, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import score
from topcut.web.frame import frame
from topcut.web.view import View
from topcut.words import say


def desk(view: View, place: str = "", **question: str) -> str:
    """The address of a page of this desk: `desk(view, "players", show="dropped")`."""
    path = f"/t/{view.tournament}/desk{'/' if place else ''}{place}"
    return f"{path}?{urlencode(question)}" if question else path


def shown(view: View, template: str, **context: Any) -> Response:
    """A page of the desk, in the frame of all officials' pages."""
    return view.page(f"organizer/{template}", **{**frame(view), **context})


def known_player(view: View, player: str) -> PlayerId:
    """The player named by an address or a form, who may have left since the page was made."""
    return the_player(view.t, PlayerId(player)).id


def is_answered(view: View) -> bool:
    """Whether a form with this key was already done: sent twice, it does not conflict with itself (C3)."""
    return view.key is not None and view.desk.store.receipt(view.tournament, view.key) is not None


def changed(view: View, match: Match, number: int, result: Result | None, besides: str = "") -> Refusal:
    """Another official has changed what the form was about: it says what is there now (C7), and what was decided
    besides."""
    if result is None or match.second is None:
        now = say("desk-no-result")
    else:
        now = say("desk-result", **result_parts(view, (match.first, match.second), result)).removesuffix(".")
    return Refusal("changed-meanwhile", table=match.table or number, now=f"{now}, {besides}" if besides else now)


def result_parts(view: View, players: tuple[PlayerId, PlayerId], result: Result) -> dict[str, str]:
    """Of the sentence that reads a result back."""
    won = Seat.FIRST if result.winner is None else result.winner
    is_won = result.winner is not None
    return {
        "how": result.how.value if is_won else "nobody" if result.how is How.DOUBLE_NO_SHOW else "draw",
        "winner": view.names.of(players[won]),
        "loser": view.names.of(players[Seat(won).other]),
        "score": score(view.t.ruleset, result, Seat(won)) or "none",
    }


@contextmanager
def told_who_paired(view: View, stage: Stage) -> Iterator[None]:
    """If two pair a round at once, the second is told who was faster, and when (C5)."""
    try:
        yield
    except Refusal as refusal:
        round = refusal.parameters.get("round")
        found = None
        for stamped in view.desk.history(view.tournament) if refusal.code == "already-paired" else ():
            if isinstance(stamped.fact, RoundPaired) and (stamped.fact.stage, stamped.fact.round) == (stage, round):
                found = stamped
        if found is None:
            raise
        at = datetime.fromisoformat(found.at).astimezone()
        raise Refusal("already-paired-by", round=round, actor=found.by.id, time=f"{at:%H:%M}") from None

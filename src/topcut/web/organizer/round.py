"""The round that is being played: progress, result entry, every table, and what needs somebody now."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import rounds
from topcut.rules.actions.conduct import calls_for, ejection_asked, ejection_proposed, warnings_of
from topcut.rules.actions.reports import replaces_absent
from topcut.rules.clock import view as clock_view
from topcut.rules.coming import coming
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import Board, board, score, the_board, worth
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.kept import known, why_now
from topcut.web.organizer.finishing import end_page
from topcut.web.organizer.playing import desk, number, shown, text
from topcut.web.organizer.reading import read, seen
from topcut.web.organizer.steps import elsewhere
from topcut.web.receipts import gap
from topcut.web.result_form import blanks
from topcut.web.view import View, again

router = APIRouter()


def round_page(view: View) -> Response:
    """What the desk shows from the start on: the round, or the end once there is one."""
    if view.t.phase is Phase.FINISHED:
        return end_page(view)
    return round_shown(view, view.entered)


def round_shown(view: View, fields: Mapping[str, str]) -> Response:
    """The round with these fields in its entry line; before the start there is none."""
    t = view.t
    if t.phase is Phase.SIGN_UP:
        return view.go(desk(view))
    found = board(t)
    return shown(
        view,
        "round.html",
        board=found,
        worth=worth(t, found.now.stage) if found else {},
        why=known(view, why_now),
        score=score,
        roster=roster_of_round(t, found.now.stage, found.now.number) if found else None,
        blanks=blanks(t, found.now.stage) if found else None,
        fields=fields,
        reading=read(t, fields),
        seen=seen,
        clock=clock_view(t, view.now, official=True),
        coming=coming(t),
        elsewhere=elsewhere(t),
        calls=calls_for(t, view.actor),
        warned=_warned(view),
        asked=ejection_asked(t),
        proposals=ejection_proposed(t),
        gap=gap(view),
        settled=_settled(found),
        is_replaced=replaces_absent(t, found.now.stage) if found else False,
    )


@router.get("/t/{tournament}/desk/round")
def look(view: Annotated[View, may("officiate")]) -> Response:
    return round_page(view)


@router.post("/t/{tournament}/desk/close")
@again(round_page)
def close(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.close_round, number(view.form, "round"))
    return view.go(desk(view), "The round is closed. From here on a result changes only by a correction.")


@router.post("/t/{tournament}/desk/unpair")
@again(round_page)
def unpair(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.unpair, number(view.form, "round"), text(view.form, "reason"))
    return view.go(desk(view), "The pairing is taken back, in public.")


@router.post("/t/{tournament}/desk/move")
@again(round_page)
def move(view: Annotated[View, may("organize")]) -> Response:
    table, to = number(view.form, "table"), number(view.form, "to")
    line = the_board(view.t).at(table)
    view.act(rounds.move_table, line.number, to)
    return view.go(desk(view), f"The match at table {table} is at table {to} now.")


def _warned(view: View) -> Mapping[str, int]:
    """Who is still in and has been warned how often, the most warned first."""
    t = view.t
    counted = {player.id: len(warnings_of(t, player.id)) for player in t.players.values() if not player.has_left}
    return {player: count for player, count in sorted(counted.items(), key=lambda one: -one[1]) if count}


def _settled(found: Board | None) -> int:
    return 0 if found is None else len(found.lines) - len(found.waiting)

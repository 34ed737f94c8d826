"""Entering results: by table and score, read back before they count; claims accepted, disputes decided, no-shows."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import reports
from topcut.rules.asking import result_of
from topcut.rules.match import Entry, Result, Seat
from topcut.rules.ruleset import How
from topcut.rules.state import Line, board, score, the_board
from topcut.web.access import may
from topcut.web.organizer.meanwhile import changed, is_answered, written
from topcut.web.organizer.playing import desk, number, shown, text
from topcut.web.organizer.reading import loser, read, seen, winner
from topcut.web.organizer.round import round_page, round_shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

BOTH = "both"
SEATS = {"1": Seat.FIRST, "2": Seat.SECOND}


@router.get("/t/{tournament}/desk/enter")
def reading_back(view: Annotated[View, may("officiate")]) -> Response:
    """The round with this in its entry line; to the script that asks while somebody types, only the sentence."""
    fields = dict(view.request.query_params)
    if "HX-Request" not in view.request.headers:
        return round_shown(view, fields)
    return shown(view, "reading.html", reading=read(view.t, fields), score=score)


@router.post("/t/{tournament}/desk/enter")
@again(round_page)
def enter(view: Annotated[View, may("officiate")]) -> Response:
    """What was not read back yet is read back first; sent again it counts."""
    if _is_void(view):
        return view.go(desk(view, "bracket"))
    reading, answered = read(view.t, view.entered), is_answered(view)
    if reading.refusal is not None and not answered:
        raise reading.refusal
    if reading.line is None or reading.entry is None:
        raise Refusal("table-untyped")
    if text(view.form, "seen") != reading.seen and not answered:
        fields = {name: value for name, value in view.entered.items() if value and name != "seen"}
        return view.go(f"{desk(view, 'enter')}?{urlencode(fields)}")
    now = the_board(view.t).now
    replaces = reports.replaces_absent(view.t, now.stage)
    view.act(
        reports.enter,
        now.number,
        reading.line.number,
        reading.entry,
        stage=now.stage,
        roll=reading.roll,
        figures_unknown=reading.unknown,
        confirm=view.confirm,
    )
    result = result_of(view.t, now.stage, reading.entry, reading.unknown)
    absent = _absent(reading.line, result)
    if replaces and absent:
        return view.go(desk(view, "bracket"), _replaced(view, absent))
    return view.go(desk(view), _said(view, reading.line, result))


@router.post("/t/{tournament}/desk/accept")
@again(round_page)
def accept(view: Annotated[View, may("officiate")]) -> Response:
    """One tap on what a player says: `table player seen`, where `seen` is the claim that stood beside the button."""
    line, by, token = _tapped(view)
    found = the_board(view.t)
    claim = next((one for one in line.claims if one.player == by), None)
    if is_answered(view) and claim is None:
        return view.go(desk(view))
    said = None if claim is None or claim.result is None else seen(found.now, line.number, claim.result)
    if said != token or claim is None or claim.result is None:
        match = found.now.round.matches[line.number - 1]
        now = match.result if claim is None else claim.result
        raise changed(line.table, written(view, match, now))
    entry = found.now.round.claims[line.number].entries[claim.player]
    asked = tuple(ending.clause for ending in view.t.ruleset.endings.values())  # the player who claimed it, back then
    view.act(reports.enter, found.now.number, line.number, entry, stage=found.now.stage, confirm=asked)
    return view.go(desk(view), _said(view, line, claim.result))


@router.post("/t/{tournament}/desk/absent")
@again(round_page)
def absent(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen`, or `table both seen`."""
    if _is_void(view):
        return view.go(desk(view, "bracket"))
    line, who = _seated(view)
    found = the_board(view.t)
    replaces = reports.replaces_absent(view.t, found.now.stage)
    if who != BOTH and who not in SEATS:
        raise Refusal("form-incomplete", fields=("tap",))
    nobody = Entry(how=How.DOUBLE_NO_SHOW)
    entry = nobody if who == BOTH else Entry(how=How.NO_SHOW, winner=SEATS[who].other)
    view.act(reports.enter, found.now.number, line.number, entry, stage=found.now.stage)
    result = result_of(view.t, found.now.stage, entry)
    if replaces:
        return view.go(desk(view, "bracket"), _replaced(view, _absent(line, result)))
    return view.go(desk(view), _said(view, line, result))


@router.post("/t/{tournament}/desk/tie")
@again(round_page)
def tie(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen` of who won the roll."""
    line, who = _seated(view)
    found = the_board(view.t)
    if who not in SEATS:
        raise Refusal("form-incomplete", fields=("tap",))
    player = line.players[SEATS[who]]
    view.act(reports.break_tie, found.now.number, line.number, player)
    return view.go(desk(view), say("desk-rolled", table=line.table, player=view.names.of(player)))


def _tapped(view: View) -> tuple[Line, str, str]:
    words = text(view.form, "tap").split(" ")
    if len(words) != 3:
        raise Refusal("form-incomplete", fields=("tap",))
    table, by, token = words
    return the_board(view.t).at(number({"table": table}, "table")), by, token


def _seated(view: View) -> tuple[Line, str]:
    """Who was tapped, if the round and the pair at that table are those that the page showed (D7)."""
    line, who, token = _tapped(view)
    now = the_board(view.t).now
    if token != seen(now, line.number) and not is_answered(view):
        match = now.round.matches[line.number - 1]
        raise changed(line.table, written(view, match, match.result))
    return line, who


def _is_void(view: View) -> bool:
    """Sent twice, and since the first time there is no such pair: somebody has come in for one who was not there."""
    return is_answered(view) and board(view.t) is None


def _absent(line: Line, result: Result) -> tuple[PlayerId, ...]:
    lost = loser(line, result)
    if result.how is How.DOUBLE_NO_SHOW:
        return line.players
    return (lost,) if result.how is How.NO_SHOW and lost is not None else ()


def _replaced(view: View, absent: tuple[PlayerId, ...]) -> str:
    """Who comes in for those who did not appear before the first game of the bracket."""
    now = view.desk.look(view.tournament)
    joined = [player for player in now.active if not view.t.players[player].is_active]
    names = tuple(map(view.names.of, joined))
    return say("desk-replaced", players=tuple(map(view.names.of, absent)), joined=names or "none")


def _said(view: View, line: Line, result: Result) -> str:
    won, lost = winner(line, result), loser(line, result)
    return say(
        "desk-entered",
        table=line.table,
        how=result.how.value if won else "nobody" if result.how is How.DOUBLE_NO_SHOW else "draw",
        winner=view.names.of(won or line.first),
        loser=view.names.of(lost or line.second),
        score=score(view.t.ruleset, result) or "none",
    )

"""The current round: every table, entering results, what needs an official now and what comes next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import conduct, reports, rounds
from topcut.rules.clock import view as clock_view
from topcut.rules.coming import coming, possible
from topcut.rules.entries import result_of
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Entry, Result, Seat
from topcut.rules.ruleset import How
from topcut.rules.state import Board, Line, Playing, State, board, mark, score, the_board, worth
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import may
from topcut.web.kept import known, why_now
from topcut.web.organizer.desk_page import changed, desk, is_answered, shown
from topcut.web.organizer.finish import finish_page
from topcut.web.organizer.overview import overview
from topcut.web.receipts import gap
from topcut.web.result_form import SEATS, blanks, entry, figures_unknown, rolled, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

# Where, below the desk, each thing is done that it is time for.
PLACES = {
    "publish-by-hand": "pairing",
    "arrange-absence": "preview#absent",
    "start-clock": "clock",
    "move-table": "round#move",
    "unpair": "round#unpair",
    "correct": "correct",
    "drop": "people",
    "rejoin": "people?state=dropped",
    "eject": "people",
    "replace-card": "people?state=card",
    "undo": "undo",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """What was typed for a table, as the rule book understands it.

    `seen` names this very result at this very table: the form sends it back to show that it was read.
    """

    line: Line | None = None
    entry: Entry | None = None
    roll: PlayerId | None = None
    result: Result | None = None
    refusal: Refusal | None = None
    seen: str = ""
    replaces: bool = False  # a player who has not come is replaced, and there is no result
    unknown: str = ""  # why there are no figures


@router.get("/t/{tournament}/desk")
def first_page(view: Annotated[View, may("officiate")]) -> Response:
    """What must be done before the start, the current round, or the end."""
    return overview(view) if view.t.phase is Phase.SIGN_UP else _round(view, view.entered)


@router.get("/t/{tournament}/desk/round")
def round_page(view: Annotated[View, may("officiate")]) -> Response:
    return _round(view, view.entered)


@router.get("/t/{tournament}/desk/enter")
def reading_back(view: Annotated[View, may("officiate")]) -> Response:
    """The round with this in its entry line; to the script that asks while an official types, only the sentence."""
    fields = dict(view.request.query_params)
    if "HX-Request" not in view.request.headers:
        return _round(view, fields)
    return shown(view, "reading.html", reading=read(view.t, fields), score=score)


@router.post("/t/{tournament}/desk/enter")
@again(first_page)
def enter(view: Annotated[View, may("officiate")]) -> Response:
    """What has not been read back yet is read back first; sent again, it counts."""
    if _is_void(view):
        return view.go(desk(view, "bracket"))
    reading, answered = read(view.t, view.entered), is_answered(view)
    if reading.refusal is not None and not answered:
        raise reading.refusal
    if reading.line is None or reading.entry is None:
        raise Refusal("table-untyped")
    if view.text("seen") != reading.seen and not answered:
        fields = {name: value for name, value in view.entered.items() if value and name != "seen"}
        return view.go(f"{desk(view, 'enter')}?{urlencode(fields)}")
    now = the_board(view.t).now
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
    return _entered(view, reading.line, result_of(view.t, now.stage, reading.entry, reading.unknown))


@router.post("/t/{tournament}/desk/accept")
@again(first_page)
def accept(view: Annotated[View, may("officiate")]) -> Response:
    """One tap on what a player says: `table player seen`, where `seen` is the claim that stood beside the button."""
    line, by, token = _tapped(view)
    now = the_board(view.t).now
    claim = next((one for one in line.claims if one.player == by), None)
    if is_answered(view) and claim is None:
        return view.go(desk(view))
    if claim is None or claim.result is None or seen(now, line.number, claim.result) != token:
        match = now.round.matches[line.number - 1]
        raise changed(view, match, line.number, match.result if claim is None else claim.result)
    said = now.round.claims[line.number].entries[claim.player]
    asked = tuple(ending.clause for ending in view.t.ruleset.endings.values())  # the player who claimed it, back then
    view.act(reports.enter, now.number, line.number, said, stage=now.stage, confirm=asked)
    return _entered(view, line, claim.result)


@router.post("/t/{tournament}/desk/absent")
@again(first_page)
def absent(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen`, or `table both seen`."""
    if _is_void(view):
        return view.go(desk(view, "bracket"))
    line, who = _seated(view)
    now = the_board(view.t).now
    neither = who == "both"
    typed = Entry(how=How.DOUBLE_NO_SHOW) if neither else Entry(how=How.NO_SHOW, winner=_seat(who).other)
    view.act(reports.enter, now.number, line.number, typed, stage=now.stage)
    return _entered(view, line, result_of(view.t, now.stage, typed))


@router.post("/t/{tournament}/desk/tie")
@again(first_page)
def tie(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen` of who won the roll."""
    line, who = _seated(view)
    player = line.players[_seat(who)]
    view.act(reports.break_tie, the_board(view.t).now.number, line.number, player)
    return view.go(desk(view), say("desk-rolled", table=line.table, player=view.names.of(player)))


@router.post("/t/{tournament}/desk/close")
@again(first_page)
def close(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.close_round, view.number("round"))
    return view.go(desk(view), "The round is closed. From now on, results can only be changed by a correction.")


@router.post("/t/{tournament}/desk/unpair")
@again(first_page)
def unpair(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.unpair, view.number("round"), view.text("reason"))
    return view.go(desk(view), "The pairing has been taken back. The public log says so.")


@router.post("/t/{tournament}/desk/move")
@again(first_page)
def move(view: Annotated[View, may("organize")]) -> Response:
    table, to = view.number("table"), view.number("to")
    view.act(rounds.move_table, the_board(view.t).at(table).number, to)
    return view.go(desk(view), f"The match at table {table} is now at table {to}.")


def read(t: Tournament, fields: Mapping[str, str]) -> Reading:
    """As far as it can be read; the refusal says what is missing or wrong."""
    found = board(t)
    if found is None or not fields.get("table", "").strip():
        return Reading()
    now, line = found.now, None
    try:
        line = found.at(whole(fields["table"]))
        typed, unknown = entry(t, now.stage, fields), figures_unknown(fields)
        result = result_of(t, now.stage, typed, unknown)
    except Refusal as refusal:
        return Reading(line=line, refusal=_settled(found, line) or refusal)
    seat = rolled(fields)
    roll = None if seat is None else line.players[seat]
    if settled := _settled(found, line):
        return Reading(line, typed, roll, refusal=settled, unknown=unknown)
    replaces = bool(_missing(line, result)) and reports.replaces_absent(t, now.stage)
    return Reading(line, typed, roll, result, None, seen(now, line.number, result, roll), replaces, unknown)


def seen(now: Playing, match: int, result: Result | None = None, roll: PlayerId | None = None) -> str:
    """What a page showed when it was tapped: another round, or another pair at that table, is something else (D7)."""
    at = now.round.matches[match - 1]
    return mark(now.stage, now.number, match, at.first, at.second, result, roll)


def _round(view: View, fields: Mapping[str, str]) -> Response:
    """The round with these fields in its entry line; before the start there is none, at the end the ranking."""
    t = view.t
    if t.phase is Phase.SIGN_UP:
        return view.go(desk(view))
    if t.phase is Phase.FINISHED:
        return finish_page(view)
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
        elsewhere=[(PLACES[one.code], one) for one in possible(t) if one.code in PLACES],
        calls=conduct.calls_for(t, view.actor),
        warned=_warned(t),
        asked=conduct.ejection_asked(t),
        proposals=conduct.ejection_proposed(t),
        gap=gap(view),
        settled=len(found.of(State.SETTLED)) if found else 0,
        is_replaced=reports.replaces_absent(t, found.now.stage) if found else False,
    )


def _warned(t: Tournament) -> Mapping[str, int]:
    """Who is still in and how often they have been warned, the most warned first."""
    counted = {
        player.id: len(conduct.warnings_of(t, player.id)) for player in t.players.values() if not player.has_left
    }
    return {player: count for player, count in sorted(counted.items(), key=lambda one: -one[1]) if count}


def _settled(found: Board, line: Line | None) -> Refusal | None:
    if line is None or line.state is not State.SETTLED:
        return None
    return Refusal("already-settled", round=found.now.number, table=line.table)


def _tapped(view: View) -> tuple[Line, str, str]:
    words = view.text("tap").split(" ")
    if len(words) != 3:
        raise Refusal("form-incomplete", fields=("tap",))
    table, by, token = words
    return the_board(view.t).at(whole(table)), by, token


def _seated(view: View) -> tuple[Line, str]:
    """Who was tapped, if the round and the pair at that table are those that the page showed (D7)."""
    line, who, token = _tapped(view)
    now = the_board(view.t).now
    if token != seen(now, line.number) and not is_answered(view):
        match = now.round.matches[line.number - 1]
        raise changed(view, match, line.number, match.result)
    return line, who


def _seat(word: str) -> Seat:
    if word not in SEATS:
        raise Refusal("form-incomplete", fields=("tap",))
    return SEATS[word]


def _is_void(view: View) -> bool:
    """Sent twice, and the pair is gone since the first time: an absent player has been replaced."""
    return is_answered(view) and board(view.t) is None


def _missing(line: Line, result: Result) -> tuple[PlayerId, ...]:
    """Who has not come, by this result."""
    if result.how is How.DOUBLE_NO_SHOW:
        return line.players
    return (line.players[Seat(result.winner).other],) if result.how is How.NO_SHOW and result.winner is not None else ()


def _entered(view: View, line: Line, result: Result) -> Response:
    """What was entered; before the first game of the bracket, who replaces those who have not come."""
    of, missing = view.names.of, _missing(line, result)
    if missing and reports.replaces_absent(view.t, the_board(view.t).now.stage):
        active = view.desk.look(view.tournament).active
        joined = tuple(of(player) for player in active if not view.t.players[player].is_active)
        said = say("desk-replaced", players=tuple(map(of, missing)), joined=joined or "none")
        return view.go(desk(view, "bracket"), said)
    won = Seat.FIRST if result.winner is None else result.winner
    is_won = result.winner is not None
    said = say(
        "desk-entered",
        table=line.table,
        how=result.how.value if is_won else "nobody" if result.how is How.DOUBLE_NO_SHOW else "draw",
        winner=of(line.players[won]),
        loser=of(line.players[Seat(won).other]),
        score=score(view.t.ruleset, result, Seat(won)) or "none",
    )
    return view.go(desk(view), said)

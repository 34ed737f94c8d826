"""The current round: every table, entering results, what needs an official now and what comes next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import Receipt
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import CONFIRMABLE, Refusal
from topcut.rules.actions import calling, conduct, reports, rounds, undo
from topcut.rules.actions.clock import is_rolled
from topcut.rules.clock import view as clock_view
from topcut.rules.coming import awaits_clock, coming, possible
from topcut.rules.entries import result_of
from topcut.rules.fold import fold
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Entry, Result, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import Board, Line, Playing, State, board, playing, score, seen, the_board, worth
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import may
from topcut.web.finding import is_found
from topcut.web.frame import Answer, answers, came_from, judges_page
from topcut.web.kept import known, why_now
from topcut.web.organizer.desk_page import changed, desk, is_answered, result_parts, shown
from topcut.web.organizer.entry_lines import dropped, is_line, refused, saved, typed_for
from topcut.web.organizer.finish import finish_page
from topcut.web.organizer.overview import overview
from topcut.web.result_form import SEATS, blanks, entry, example, figures_unknown, rolled, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

MOST_OF_AN_ACT = 8  # facts of one result: settled, absent, replaced, the bracket made again

# Where, below the desk, each thing is done that it is time for.
PLACES = {
    "publish-by-hand": "pairing",
    "arrange-absence": "preview#absent",
    "move-table": "round#move",
    "unpair": "round#unpair",
    "correct": "correct",
    "drop": "players?show=in",
    "rejoin": "players?show=dropped",
    "let-in-again": "players",
    "eject": "players?show=in",
    "replace-card": "players?show=card",
    "undo": "undo",
}


ALL, CALLED = "all", "called"
SIEVES = (
    (State.OPEN.value, "open"),
    (State.CLAIMED.value, "claimed"),
    (State.DISPUTED.value, "disputed"),
    (State.DRAWN.value, "claimed"),
    (CALLED, "call"),
)
FEW_TABLES = 8  # so many are seen at a glance
MOST_PIPS = 30  # more would push the tables off the screen: one line says the same


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
    goes_on: PlayerId | None = None  # from a draw in the bracket


@dataclass(frozen=True, slots=True)
class Sift:
    """Which tables are shown: in this state, and with these words in a name or as the table's number."""

    show: str
    find: str
    choices: tuple[tuple[str, str, int], ...]  # state, icon, how many
    lines: tuple[Line, ...]

    @property
    def is_narrow(self) -> bool:
        return self.show != ALL or bool(self.find)

    def shows_bye(self, name: str) -> bool:
        return self.show == ALL and is_found(self.find, name)


@router.get("/t/{tournament}/desk")
def first_page(view: Annotated[View, may("officiate")]) -> Response:
    """What must be done before the start, the current round, or the end; to a line of the queue, why it was refused."""
    if view.refused is not None and is_line(view):
        return _line_refused(view, view.refused)
    return overview(view) if view.t.phase is Phase.SIGN_UP else _round(view, view.entered)


@router.get("/t/{tournament}/desk/round")
def round_page(view: Annotated[View, may("officiate")]) -> Response:
    return _round(view, view.entered)


@router.get("/t/{tournament}/desk/enter")
def reading_back(view: Annotated[View, may("officiate")]) -> Response:
    """The round with this in its entry line; to the script that asks while an official types, only the sentence."""
    fields = dict(view.request.query_params)
    if not is_line(view):
        return _round(view, fields)
    return shown(view, "reading.html", reading=read(view.t, fields), score=score)


@router.post("/t/{tournament}/desk/enter")
@again(first_page)
def enter(view: Annotated[View, may("officiate")]) -> Response:
    """What has not been read back yet is read back first; sent again, it counts. A line of the queue counts at once,
    for the pairings it was typed for: it is read back there."""
    answered = is_answered(view)
    if _is_void(view):
        if is_line(view) and not _was_answered_for(view, view.text("round")):
            raise Refusal("line-outdated", table=view.text("table"))
        told, place = say("line-recorded"), desk(view, "bracket")
        return saved(view, view.number("table"), told, None, place) if is_line(view) else view.go(place)
    reading = read(view.t, view.entered)
    if is_line(view):
        if kept := _kept(view, reading, answered):
            return kept
    elif reading.refusal is not None and not answered:
        raise reading.refusal
    if reading.line is None or reading.entry is None:
        raise reading.refusal or Refusal("table-untyped")
    if view.text("seen") != reading.seen and not answered and not is_line(view):
        fields = {name: value for name, value in view.entered.items() if value and name not in {"seen", "round"}}
        return view.go(f"{desk(view, 'enter')}?{urlencode(fields)}")
    now = the_board(view.t).now
    receipt = view.act(
        reports.enter,
        now.number,
        reading.line.number,
        reading.entry,
        stage=now.stage,
        roll=reading.roll,
        figures_unknown=reading.unknown,
        dropped=dropped(view),
        confirm=view.confirm,
    )
    return _entered(view, reading.line, result_of(view.t, now.stage, reading.entry, reading.unknown), receipt)


@router.post("/t/{tournament}/desk/accept")
@again(first_page, judges_page)
def accept(view: Annotated[View, may("officiate")]) -> Response:
    """One tap on what a player says: `table player seen`, where `seen` is the claim that stood beside the button."""
    line, by, token = _tapped(view)
    now = the_board(view.t).now
    claim = next((one for one in line.claims if one.player == by), None)
    if is_answered(view) and claim is None:
        return view.go(came_from(view, desk(view)))
    if claim is None or claim.result is None or seen(now, line.number, claim.result) != token:
        match = now.round.matches[line.number - 1]
        raise changed(view, match, line.number, match.result if claim is None else claim.result)
    said = now.round.claims[line.number].entries[claim.player]
    asked = tuple(ending.clause for ending in view.t.ruleset.endings.values())  # the player who claimed it, back then
    receipt = view.act(reports.enter, now.number, line.number, said, stage=now.stage, confirm=asked)
    return _entered(view, line, claim.result, receipt)


@router.post("/t/{tournament}/desk/absent")
@again(first_page, judges_page)
def absent(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen`, or `table both seen`; then whether they are dropped, too."""
    if _is_void(view):
        return view.go(desk(view, "bracket"))
    line, who = _seated(view)
    now = the_board(view.t).now
    neither = who == "both"
    typed = Entry(how=How.DOUBLE_NO_SHOW) if neither else Entry(how=How.NO_SHOW, winner=_seat(who).other)
    receipt = view.act(reports.enter, now.number, line.number, typed, stage=now.stage, dropped=dropped(view))
    return _entered(view, line, result_of(view.t, now.stage, typed), receipt)


@router.post("/t/{tournament}/desk/tie")
@again(first_page, judges_page)
def tie(view: Annotated[View, may("officiate")]) -> Response:
    """`table seat seen` of who won the roll."""
    line, who = _seated(view)
    player = line.players[_seat(who)]
    view.act(reports.break_tie, the_board(view.t).now.number, line.number, player)
    return view.go(came_from(view, desk(view)), say("desk-rolled", table=line.table, player=view.names.of(player)))


@router.post("/t/{tournament}/desk/close")
@again(first_page)
def close(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.close_round, view.number("round"))
    return view.go(desk(view), say("desk-round-was-closed"))


@router.post("/t/{tournament}/desk/unpair")
@again(first_page)
def unpair(view: Annotated[View, may("organize")]) -> Response:
    view.act(rounds.unpair, view.number("round"), view.text("reason"))
    return view.go(desk(view), say("desk-round-was-unpaired"))


@router.post("/t/{tournament}/desk/move")
@again(first_page)
def move(view: Annotated[View, may("organize")]) -> Response:
    table, to = view.number("table"), view.number("to")
    view.act(rounds.move_table, the_board(view.t).at(table).number, to)
    return view.go(desk(view), say("desk-round-was-moved", table=table, to=to))


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
    try:
        goes_on = _goes_on(t, now, line, result, roll)
    except Refusal as refusal:  # the roll is still to be entered
        return Reading(line, typed, roll, refusal=refusal, unknown=unknown)
    replaces = bool(_missing(line, result)) and reports.replaces_absent(t, now.stage)
    token = seen(now, line.number, result, roll)
    return Reading(line, typed, roll, result, None, token, replaces, unknown, goes_on)


def _goes_on(t: Tournament, now: Playing, line: Line, result: Result, roll: PlayerId | None) -> PlayerId | None:
    """Who goes on from a draw in the bracket, by rank or by the roll (CH-36, PS-34)."""
    if now.stage is Stage.SWISS:
        return None
    return next((tie.winner for tie in reports.tie_facts(t, now.number, line.number, result, roll)), None)


def _round(view: View, fields: Mapping[str, str]) -> Response:
    """The round with these fields in its entry line; before the start there is none, at the end the ranking."""
    t = view.t
    if t.phase is Phase.SIGN_UP:
        return view.go(desk(view))
    if t.phase is Phase.FINISHED:
        return finish_page(view)
    found = board(t)
    calls = calling.calls_for(t, view.actor)
    called = frozenset(call.table for call in calls if call.table is not None)
    return shown(
        view,
        "round.html",
        board=found,
        sift=_sift(view, found, called) if found else None,
        called=called,
        few_tables=FEW_TABLES,
        most_pips=MOST_PIPS,
        awaits_clock=awaits_clock(t),
        is_rolled=is_rolled(t, t.stage),
        worth=worth(t, found.now.stage) if found else {},
        why=known(view, why_now),
        score=score,
        roster=roster_of_round(t, found.now.stage, found.now.number) if found else None,
        blanks=blanks(t, found.now.stage) if found else None,
        example=example(t, found.now.stage) if found else (),
        fields=fields,
        reading=(reading := read(t, fields)),
        typed_for=typed_for(found.now) if found else "",
        answers=_answers(view, reading.line),
        can_undo=undo.can_undo(t),
        seen=seen,
        told=lambda line: _said(view, line, line.result),
        clock=clock_view(t, view.time, official=True),
        coming=coming(t),
        elsewhere=[(PLACES[one.code], one) for one in possible(t) if one.code in PLACES],
        calls=calls,
        warned=_warned(t),
        asked=conduct.ejection_asked(t),
        proposals=conduct.ejection_proposed(t),
        settled=len(found.of(State.SETTLED)) if found else 0,
        is_replaced=reports.replaces_absent(t, found.now.stage) if found else False,
    )


def _sift(view: View, found: Board, called: frozenset[TableNumber]) -> Sift:
    """What the address asks for; a script then does the same without asking."""
    asked = view.request.query_params
    show, find = asked.get("show", ALL), asked.get("find", "").strip()

    def of(state: str) -> tuple[Line, ...]:
        if state == CALLED:
            return tuple(line for line in found.lines if line.table in called)
        return found.lines if state == ALL else found.of(State(state))

    choices = tuple((state, shape, len(of(state))) for state, shape in SIEVES)
    show = show if any(show == state for state, *_ in choices) else ALL
    name = view.names.of
    lines = tuple(
        line for line in of(show) if is_found(find, f"{name(line.first)} {name(line.second)}", str(line.table))
    )
    return Sift(show, find, ((ALL, "", len(found.lines)), *choices), lines)


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


def _kept(view: View, reading: Reading, answered: bool) -> Response | None:
    """The answer to a line that needs no act any more; refused, if it was typed for other pairings (D7)."""
    line, now = reading.line, the_board(view.t).now
    if view.text("round") != typed_for(now):
        if answered and _was_answered_for(view, view.text("round")):  # its first answer was lost
            return saved(view, view.number("table"), say("line-recorded"), None, desk(view, "correct"))
        raise Refusal("line-outdated", table=view.text("table"))
    if line is None or line.state is not State.SETTLED or answered:
        return None
    match = now.round.matches[line.number - 1]
    typed = None if reading.entry is None else result_of(view.t, now.stage, reading.entry, reading.unknown)
    if line.result is None or typed != line.result:
        raise changed(view, match, line.number, match.result)
    if besides := _otherwise(view, now, line, line.result, reading.roll):
        raise changed(view, match, line.number, match.result, besides)
    return saved(view, line.table, _said(view, line, line.result), None, _correction(view, now, line))


def _was_answered_for(view: View, mark: str) -> bool:
    """Whether these were the pairings when the line with this key was recorded; an absent player's are gone at once, so
    it may take a look at some facts before."""
    found = view.desk.store.receipt(view.tournament, view.key or "")
    if found is None:
        return False
    known = [stamped for stamped in view.desk.history(view.tournament) if stamped.n <= found[0].n]
    for last in range(len(known), max(0, len(known) - MOST_OF_AN_ACT), -1):
        then = playing(fold(known[:last]))
        if then is not None:
            return typed_for(then) == mark
    return False


def _otherwise(view: View, now: Playing, line: Line, result: Result, roll: PlayerId | None) -> str:
    """What was decided beside this result, if the line says something else: who is dropped, who won the roll."""
    if line.tie_of is not None and roll not in {None, line.tie_of}:
        return say("besides-goes-on", player=view.names.of(line.tie_of))
    missing, drop = _missing(line, result), dropped(view)
    if drop is None or now.stage is Stage.BRACKET or all(view.t.players[one].has_left is drop for one in missing):
        return ""
    return say("besides-dropped", dropped="no" if drop else "yes", players=tuple(map(view.names.of, missing)))


def _line_refused(view: View, refusal: Refusal) -> Response:
    """What was typed as far as it can be read, and what is wrong with it or asked."""
    reading, found = read(view.t, view.entered), board(view.t)
    line = reading.line
    said = "" if line is None or reading.result is None else _said(view, line, reading.result)
    is_settled = found is not None and line is not None and line.result is not None
    correct = _correction(view, found.now, line) if found is not None and line is not None and is_settled else ""
    return refused(view, refusal, line, said, correct)


def _answers(view: View, line: Line | None) -> tuple[Answer, ...]:
    """To what the page was refused for; the page itself asks for what only has to be confirmed."""
    asked = view.refused
    return () if asked is None or asked.code in CONFIRMABLE else answers(view, asked, line)


def _correction(view: View, now: Playing, line: Line) -> str:
    return desk(view, f"correct/{now.stage.value}/{now.number}/{line.number}")


def _entered(view: View, line: Line, result: Result, receipt: Receipt) -> Response:
    """What was entered; before the first game of the bracket, who replaces those who have not come."""
    of, missing, now = view.names.of, _missing(line, result), the_board(view.t).now
    if missing and reports.replaces_absent(view.t, now.stage):
        active = view.desk.look(view.tournament).active
        joined = tuple(of(player) for player in active if not view.t.players[player].is_active)
        said = say("desk-replaced", players=tuple(map(of, missing)), joined=joined or "none")
        if is_line(view):
            return saved(view, line.table, said, receipt.n, desk(view, "bracket"))
        return view.go(desk(view, "bracket"), said)
    if is_line(view):
        return saved(view, line.table, _said(view, line, result), receipt.n, _correction(view, now, line))
    return view.go(
        came_from(view, desk(view)), say("desk-entered", table=line.table, **result_parts(view, line.players, result))
    )


def _said(view: View, line: Line, result: Result) -> str:
    return say("desk-result", **result_parts(view, line.players, result))

"""Reading a result back before it counts: what somebody typed for a table, as the rule book understands it."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import reports
from topcut.rules.asking import result_of
from topcut.rules.match import Entry, Result, Seat
from topcut.rules.ruleset import How
from topcut.rules.state import Board, Line, Playing, State, board, mark
from topcut.rules.tournament import Tournament
from topcut.web.result_form import entry, figures_unknown, rolled, whole


@dataclass(frozen=True, slots=True)
class Reading:
    """`seen` names this very result at this very table: the form sends it back as a sign that it was read."""

    line: Line | None = None
    entry: Entry | None = None
    roll: PlayerId | None = None
    result: Result | None = None
    refusal: Refusal | None = None
    seen: str = ""
    replaces: bool = False  # whoever has not come is replaced, and there is no result
    unknown: str = ""  # why there are no figures


def read(t: Tournament, fields: Mapping[str, str]) -> Reading:
    """As far as it can be read; the refusal says what is missing or wrong."""
    now = board(t)
    if now is None or not fields.get("table", "").strip():
        return Reading()
    line: Line | None = None
    try:
        line = now.at(whole(fields["table"]))
        typed, unknown = entry(t, now.now.stage, fields), figures_unknown(fields)
        result = result_of(t, now.now.stage, typed, unknown)
    except Refusal as refusal:
        return Reading(line=line, refusal=_settled(now, line) or refusal)
    seat = rolled(fields)
    roll = None if seat is None else line.players[seat]
    if settled := _settled(now, line):
        return Reading(line, typed, roll, refusal=settled, unknown=unknown)
    replaces = result.how in {How.NO_SHOW, How.DOUBLE_NO_SHOW} and reports.replaces_absent(t, now.now.stage)
    return Reading(line, typed, roll, result, None, seen(now.now, line.number, result, roll), replaces, unknown)


def seen(now: Playing, match: int, result: Result | None = None, roll: PlayerId | None = None) -> str:
    """What a page showed when it was tapped: another round, or another pair at that table, is something else (D7)."""
    at = now.round.matches[match - 1]
    return mark(now.stage, now.number, match, at.first, at.second, result, roll)


def winner(line: Line, result: Result) -> PlayerId | None:
    return None if result.winner is None else line.players[result.winner]


def loser(line: Line, result: Result) -> PlayerId | None:
    return None if result.winner is None else line.players[Seat(result.winner).other]


def _settled(now: Board, line: Line | None) -> Refusal | None:
    if line is None or line.state is not State.SETTLED:
        return None
    return Refusal("already-settled", round=now.now.number, table=line.table)

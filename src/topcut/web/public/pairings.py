"""Who plays whom, where and why: by table or by name, for the current round and those before it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.names import Names
from topcut.exchange.people_csv import same
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.clock import view as clock_view
from topcut.rules.line_up import Choice, chosen, roster_of_round
from topcut.rules.match import Match, Seat, Stage
from topcut.rules.pairing.explain import why
from topcut.rules.ranking.reason import Reason
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.state import goes_on, open_in, score
from topcut.rules.tournament import rounds_of
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import framed, shown
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

BY_TABLE, BY_NAME = "table", "name"
PLAYED = frozenset({How.VICTORY, How.TIME, How.BYE})
LONGEST_FILTER = 80


@dataclass(frozen=True, slots=True)
class Row:
    table: TableNumber | None
    first: PlayerId
    second: PlayerId | None
    settled: bool
    score: str  # `16 : 9`, the first seat's first; empty until it is settled, and for a bye
    winner: PlayerId | None
    why: Reason | None
    squads: tuple[Choice | None, Choice | None]  # what both have chosen, once that is open
    ending: str = ""  # how it ended, where it was not played out
    left: bool = False  # settled without a result, because someone has left the bracket
    unknown: str = ""  # why there are no figures

    def is_of(self, player: PlayerId | None) -> bool:
        return player is not None and player in (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Shown:
    """A round as everyone may see it."""

    stage: Stage
    number: int
    roster: int | None
    rows: tuple[Row, ...]
    absent: tuple[PlayerId, ...]

    @property
    def key(self) -> str:
        return f"{self.stage.value}-{self.number}"


@router.get("/t/{tournament}/pairings")
def pairings(view: Annotated[View, may("look")], round: str = "", by: str = BY_TABLE, name: str = "") -> Response:
    rounds = known(view, _rounds)
    one = next((one for one in rounds if one.key == round), None) if round else rounds[-1] if rounds else None
    if round and one is None:
        raise Refusal("page-unknown")
    by = by if by == BY_NAME else BY_TABLE
    wanted = same(name[:LONGEST_FILTER])
    page = partial(_page, view, rounds, one, by, wanted, asked=round)
    if wanted or view.viewer.kind is Kind.PLAYER:
        return framed(view, "public/pairings.html", **page())
    return shown(view, "public/pairings.html", page, round=round, by="" if by == BY_TABLE else by)


def _page(
    view: View, rounds: tuple[Shown, ...], one: Shown | None, by: str, wanted: str, *, asked: str
) -> Mapping[str, Any]:
    names = view.names
    rows = one.rows if one else ()
    me = PlayerId(view.viewer.id) if view.viewer.kind is Kind.PLAYER else None
    if wanted:
        rows = tuple(row for row in rows if any(wanted in same(names.of(id)) for id in (row.first, row.second) if id))
    return {
        "rounds": rounds,
        "round": one,
        "rows": sorted(rows, key=lambda row: (row.table is None, row.table or 0)),
        "seats": _people(rows, names, wanted) if by == BY_NAME else (),
        "by": by,
        "asked": asked,
        "me": me,
        "mine": next((row for row in one.rows if row.is_of(me)), None) if one else None,
        "clock": clock_view(view.t, view.time, official=False) if rounds and one is rounds[-1] else None,
    }


def _people(rows: tuple[Row, ...], names: Names, wanted: str) -> tuple[tuple[PlayerId, PlayerId | None, Row], ...]:
    """One line for each player, sorted by name: the player, the opponent, and where."""
    seats = [(row.first, row.second, row) for row in rows]
    seats += [(row.second, row.first, row) for row in rows if row.second is not None]
    meant = [seat for seat in seats if wanted in same(names.of(seat[0]))]
    return tuple(sorted(meant, key=lambda seat: same(names.of(seat[0]))))


def _rounds(view: View) -> tuple[Shown, ...]:
    return tuple(
        _shown(view, stage, number) for stage in Stage for number in range(1, len(rounds_of(view.t, stage)) + 1)
    )


def _shown(view: View, stage: Stage, number: int) -> Shown:
    t = view.t
    round = rounds_of(t, stage)[number - 1]
    reasons = why(t, stage, number)
    open = open_in(t, stage, number)
    rows = tuple(
        Row(
            table=match.table,
            first=match.first,
            second=match.second,
            settled=place not in open,
            score=_score(t.ruleset, match),
            winner=match.winner if stage is Stage.SWISS else goes_on(t, number, place),
            why=reasons.get(match.first),
            squads=(None, None) if t.ruleset.squads is None else chosen(t, None, stage, number, place),  # PS-05
            ending=_ending(match),
            left=place not in open and match.second is not None and match.result is None,
            unknown=round.unknown.get(place, ""),
        )
        for place, match in enumerate(round.matches, start=1)
    )
    return Shown(stage, number, roster_of_round(t, stage, number), rows, round.unpaired_losses)


def _score(ruleset: Ruleset, match: Match) -> str:
    """Where a rule book counts nothing but who won, that is the score."""
    if match.result is None or match.second is None:
        return ""
    winner = match.result.winner
    return score(ruleset, match.result) or ("=" if winner is None else "1 : 0" if winner is Seat.FIRST else "0 : 1")


def _ending(match: Match) -> str:
    result = match.result
    return "" if result is None or result.how in PLAYED else say("how-ended", how=result.how.value)

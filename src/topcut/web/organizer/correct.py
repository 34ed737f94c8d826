"""Correcting a result: the match, the new result, everything that would follow, and only then the change."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import corrections
from topcut.rules.actions.corrections import Repair
from topcut.rules.entries import result_of
from topcut.rules.match import Entry, Match, Result, Stage
from topcut.rules.pairing.consequences import Consequences, Moved, moved
from topcut.rules.state import mark, playing, score, the_match
from topcut.rules.tournament import Phase, rounds_of, with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import changed, desk, is_answered, shown
from topcut.web.result_form import blanks, entry, figures_unknown, filled, rolled, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/desk/correct/{stage}/{round}/{match}"


@dataclass(frozen=True, slots=True)
class Correction:
    """What the form says so far, and what would follow. `was` names the recorded result as the page shows it (C7)."""

    match: Match
    was: str
    entry: Entry | None = None
    new: Result | None = None
    refusal: Refusal | None = None
    found: Consequences | None = None
    repairs: tuple[Repair, ...] = ()
    moved: tuple[Moved, ...] = ()


@router.get("/t/{tournament}/desk/correct")
def choose_page(view: Annotated[View, may("officiate")]) -> Response:
    """Every settled match, the latest round first."""
    return shown(view, "correct.html", score=score)


@router.get(PAGE)
def correct_page(view: Annotated[View, may("officiate")], stage: str, round: str, match: str) -> Response:
    """The form; with a new result in it, what that would change. Nothing is recorded yet."""
    t, fields = view.t, view.entered or dict(view.request.query_params)
    if t.phase is Phase.FINISHED:  # nobody types what cannot be recorded
        return choose_page(replace(view, refused=view.refused or Refusal("tournament-over")))
    where, played, number = _where(stage, round, match)
    correction = _considered(view, where, played, number, fields)
    recorded, found = correction.match.result, rounds_of(t, where)[played - 1]
    assert recorded is not None
    is_typed = correction.entry is not None or correction.refusal is not None
    return shown(
        view,
        "correction.html",
        stage=where,
        round=played,
        number=number,
        correction=correction,
        blanks=blanks(t, where),
        fields=fields if is_typed else filled(t, recorded, found.unknown.get(number, "")),
        score=score,
        now=playing(t),
        Repair=Repair,
        is_closed=found.closed,
    )


@router.post(PAGE)
@again(correct_page)
def correct(view: Annotated[View, may("officiate")], stage: str, round: str, match: str) -> Response:
    where, played, number = _where(stage, round, match)
    with view.desk.alone(view.tournament):  # if two look at the same result at once, only one may change it
        found = the_match(view.t, where, played, number)
        if view.text("was") != mark(found.result) and not is_answered(view):
            raise changed(view, found, number, found.result)
        seat, repair = rolled(view.entered), view.text("repair") or Repair.KEEP.value
        view.act(
            corrections.correct,
            played,
            number,
            entry(view.t, where, view.entered),
            reason=view.text("reason"),
            stage=where,
            repair=repair,
            roll=None if seat is None else (found.first, found.second)[seat],
            figures_unknown=figures_unknown(view.entered),
            confirm=view.confirm,
        )
    if repair == Repair.RECUT:
        return view.go(desk(view, "bracket"), say("desk-recut"))
    return view.go(desk(view), say("desk-corrected"))


def _considered(view: View, stage: Stage, round: int, match: int, fields: Mapping[str, str]) -> Correction:
    """What the fields would do to a settled match; the refusal says what cannot be read yet."""
    t = view.t
    found = the_match(t, stage, round, match)
    if found.result is None:
        raise Refusal("not-settled", round=round, table=found.table or match)
    was = mark(found.result)
    if "ask" not in fields and "was" not in fields:
        return Correction(found, was)
    try:
        typed, unknown = entry(t, stage, fields), figures_unknown(fields)
        new = result_of(t, stage, typed, unknown)
        if new == found.result:
            raise Refusal("nothing-changes", round=round, table=found.table or match)
        if stage is Stage.BRACKET:
            return Correction(found, was, typed, new)
        drawn = with_lots(t, view.desk.seed(view.tournament))
        following = corrections.consequences(drawn, round, match, typed, unknown)
        possible = corrections.repairs(drawn, following)
        who = moved(drawn, round, match, new, following.changed)
        return Correction(found, was, typed, new, None, following, possible, who)
    except Refusal as refusal:
        return Correction(found, was, refusal=refusal)


def _where(stage: str, round: str, match: str) -> tuple[Stage, int, int]:
    if stage not in set(Stage):
        raise Refusal("page-unknown")
    return Stage(stage), whole(round), whole(match)

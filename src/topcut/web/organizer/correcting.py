"""Correcting a result: the match, the new result, everything that would follow, and only then the change."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import corrections
from topcut.rules.actions.corrections import Repair
from topcut.rules.asking import result_of
from topcut.rules.match import Entry, Match, Result, Stage
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.state import mark, playing, score, the_match
from topcut.rules.tournament import rounds_of, with_lots
from topcut.web.access import may
from topcut.web.organizer.meanwhile import changed, is_answered, written
from topcut.web.organizer.moved import Moved, moved
from topcut.web.organizer.playing import desk, shown, text
from topcut.web.result_form import blanks, entry, figures_unknown, filled, rolled, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


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
    return shown(view, "correct.html", stages=tuple(reversed(Stage)), score=score)


@router.get("/t/{tournament}/desk/correct/{stage}/{round}/{match}")
def correct_page(view: Annotated[View, may("officiate")], stage: str, round: str, match: str) -> Response:
    """The form; with a new result in it, what that would change. Nothing is recorded yet."""
    fields = view.entered or dict(view.request.query_params)
    where = _where(stage, round, match)
    correction = considered(view, *where, fields)
    recorded, unknown = correction.match.result, rounds_of(view.t, where[0])[where[1] - 1].unknown.get(where[2], "")
    assert recorded is not None
    return shown(
        view,
        "correction.html",
        stage=where[0],
        round=where[1],
        number=where[2],
        correction=correction,
        blanks=blanks(view.t, where[0]),
        fields=fields if correction.entry or correction.refusal else filled(view.t, recorded, unknown),
        score=score,
        now=playing(view.t),
        Repair=Repair,
        disturbed=_disturbed(view, correction),
        is_closed=rounds_of(view.t, where[0])[where[1] - 1].closed,
    )


@router.post("/t/{tournament}/desk/correct/{stage}/{round}/{match}")
@again(correct_page)
def correct(view: Annotated[View, may("officiate")], stage: str, round: str, match: str) -> Response:
    where = _where(stage, round, match)
    with view.desk.alone(view.tournament):  # of two who look at the same result at once only one may change it
        found = the_match(view.t, *where)
        if text(view.form, "was") != token(found.result) and not is_answered(view):
            raise changed(found.table or where[2], written(view, found, found.result))
        seat, repair = rolled(view.entered), text(view.form, "repair") or Repair.KEEP.value
        view.act(
            corrections.correct,
            where[1],
            where[2],
            entry(view.t, where[0], view.entered),
            reason=text(view.form, "reason"),
            stage=where[0],
            repair=repair,
            roll=None if seat is None else (found.first, found.second)[seat],
            figures_unknown=figures_unknown(view.entered),
            confirm=view.confirm,
        )
    if repair == Repair.RECUT:
        return view.go(desk(view, "bracket"), say("desk-recut"))
    return view.go(desk(view), say("desk-corrected"))


def considered(view: View, stage: Stage, round: int, match: int, fields: Mapping[str, str]) -> Correction:
    """What the fields would do to a settled match; the refusal says what does not read yet."""
    t = view.t
    found = the_match(t, stage, round, match)
    if found.result is None:
        raise Refusal("not-settled", round=round, table=found.table or match)
    was = token(found.result)
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


def token(result: Result | None) -> str:
    """A short name for this very result."""
    return mark(result)


def _disturbed(view: View, correction: Correction) -> Mapping[Repair, int]:
    """How many tables each repair would disturb."""
    if correction.found is None or not view.t.rounds:
        return {}
    games = sum(match.second is not None for match in view.t.rounds[-1].matches)
    return {Repair.KEEP: 0, Repair.FEWEST: len(correction.found.disturbed), Repair.REDO: games}


def _where(stage: str, round: str, match: str) -> tuple[Stage, int, int]:
    if stage not in set(Stage):
        raise Refusal("page-unknown")
    return Stage(stage), whole(round), whole(match)

"""The start: what would be refused is shown before it is, and the structure and the choices that are announced."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.actions.registration import waiting
from topcut.rules.actions.structure import Plan, announce_structure, start
from topcut.rules.ruleset import Course, structure_for
from topcut.rules.tournament import Tournament, deviates
from topcut.web.access import may
from topcut.web.organizer.playing import desk, perhaps_number, shown, text
from topcut.web.organizer.readiness import points
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

# Refusals that a declared deviation lets pass.
DEVIABLE = frozenset(
    {
        "structure-differs",
        "cut-needed",
        "clubs-apart-deviates",
        "setting-deviates",
        "too-few-players",
        "lists-missing",
        "pools-missing",
        "official-needed",
    }
)


@router.get("/t/{tournament}/desk/start")
def start_page(view: Annotated[View, may("organize")]) -> Response:
    t = view.t
    found = points(t)
    players = _staying(t)
    rules = t.ruleset
    return shown(
        view,
        "start.html",
        points=found,
        blocked=[point for point in found if point.is_blocking],
        absent=_absent(t),
        waiting=waiting(t),
        players=players,
        course=_course(t, players),
        full_swiss=_course(t, players, no_cut=True),
        alternate=_course(t, players, alternate=True) if _is_a_choice_of_its_own(t) else None,
        may_leave_cut_out=rules.structure.cut_may_be_left_out,
        departures=_departures(view),
        clubs=any(player.club for player in t.players.values()),
        illegal=lists.illegal(t) if lists.are_required(t) else (),
    )


@router.post("/t/{tournament}/desk/start")
@again(start_page)
def begin(view: Annotated[View, may("organize")]) -> Response:
    view.act(
        start,
        plan(view.form),
        leave_out=bool(text(view.form, "leave_out")),
        confirm=view.confirm,
        deviations=_declared(view),
    )
    return view.go(desk(view), "It has started. Next: the draw of round 1.")


@router.post("/t/{tournament}/desk/start/accept")
@again(start_page)
def accept(view: Annotated[View, may("organize")]) -> Response:
    """Several lists in spite of what was found in them, with one reason."""
    players = [PlayerId(value) for name, value in view.posted if name == "player"]
    view.intake.accept_all(players, text(view.form, "why"))
    return view.go(desk(view, "start"), say("lists-accepted", count=len(players)))


@router.post("/t/{tournament}/desk/start/pools")
@again(start_page)
def pools(view: Annotated[View, may("organize")]) -> Response:
    """Everybody's cards who has registered none lie on the desk."""
    players = lists.without_pool(view.t)
    view.intake.note_pools(players, text(view.form, "note"))
    return view.go(desk(view, "start"), say("pools-on-paper", count=len(players)))


@router.post("/t/{tournament}/desk/announce")
@again(start_page)
def announce(view: Annotated[View, may("organize")]) -> Response:
    """The structure of the form, in public before the start."""
    wanted = plan(view.form)
    cut = 0 if wanted.alternate else wanted.cut
    view.act(announce_structure, wanted.rounds, cut, deviations=_declared(view))
    return view.go(desk(view, "start"), say("structure-told"))


def plan(fields: Mapping[str, str]) -> Plan:
    """The form shows what was announced, so an empty field is as the rule book says."""
    best = {stage: games for stage in ("swiss", "bracket") if (games := perhaps_number(fields, f"best_{stage}"))}
    apart = text(fields, "clubs_apart").replace(",", " ").split()
    return Plan(
        rounds=perhaps_number(fields, "rounds"),
        cut=0 if text(fields, "cut") == "none" else perhaps_number(fields, "cut_to"),
        alternate=bool(text(fields, "alternate")),
        as_announced=False,
        best_of=best,
        roll={"yes": True, "no": False}.get(text(fields, "roll")),
        clubs_apart=tuple(perhaps_number({"round": word}, "round") or 0 for word in apart),
        fresh_tables=bool(text(fields, "fresh_tables")),
    )


def _staying(t: Tournament) -> int:
    """How many play if who is not here is left out."""
    return len(t.active) - len(_absent(t))


def _absent(t: Tournament) -> tuple[str, ...]:
    """Nobody, where nobody was checked in at all."""
    entered = [player for player in t.players.values() if not player.waiting]
    if not any(player.checked_in for player in entered):
        return ()
    return tuple(player.id for player in entered if not player.checked_in)


def _course(t: Tournament, players: int, *, alternate: bool = False, no_cut: bool = False) -> Course | Refusal:
    rules = t.ruleset.structure
    fewer = deviates(t, rules.least_clause or rules.clause)
    try:
        return structure_for(t.ruleset, players, alternate, fewer, no_cut=no_cut)
    except Refusal as refusal:
        return refusal


def _is_a_choice_of_its_own(t: Tournament) -> bool:
    """Where leaving out the cut is not the same as the second table."""
    return bool(t.ruleset.structure.alternate) and t.ruleset.structure.without_cut != "alternate"


def _declared(view: View) -> dict[str, str]:
    return {value: text(view.form, "reason") for name, value in view.posted if name == "depart"}


def _departures(view: View) -> tuple[str, ...]:
    """The clauses that the start would have to depart from: what blocks it now, and what it was just refused for."""
    found = [point.clause for point in points(view.t) if point.is_blocking]
    if view.refused is not None and view.refused.code in DEVIABLE:
        found.append(view.refused.clause)
    asked = [value for name, value in view.posted if name == "depart"]
    return tuple(dict.fromkeys(clause for clause in (*found, *asked) if clause and not deviates(view.t, clause)))

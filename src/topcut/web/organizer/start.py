"""The start: anything that would be refused is shown beforehand, with the structure and choices to announce."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists, rounds, venue
from topcut.rules.actions.officials import check_officials
from topcut.rules.actions.registration import waiting
from topcut.rules.actions.structure import Plan, announce_structure, announced, start
from topcut.rules.ruleset import Course, structure_for
from topcut.rules.tournament import Tournament, deviates
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.result_form import whole
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()
State = Literal["done", "note", "blocked"]
LISTS = "players?show=list"
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


@dataclass(frozen=True, slots=True)
class Point:
    """One line of the checklist: where it is done, how it stands, and what is said about it."""

    place: str  # the page of the desk
    title: str
    state: State
    said: str | Refusal
    clause: str | None = None
    paper: str = ""  # what may be on paper instead: lists, pools

    @property
    def is_blocking(self) -> bool:
        return self.state == "blocked"


@router.get("/t/{tournament}/desk/start")
def start_page(view: Annotated[View, may("organize")]) -> Response:
    t = view.t
    absent, structure = _absent(t), t.ruleset.structure
    players = len(t.active) - len(absent)
    asked, least = _asked(view), structure.least_clause or structure.clause
    fewer = least in asked or deviates(t, least)  # what it would be shows before it is declared
    course = _course(t, players, fewer=fewer)
    if no_room := isinstance(course, Course) and course.cut > players:  # fewer play than the table has in the cut
        asked = _undeclared(view, [*asked, *_without_cut(t)]) if asked else ()
        course = _course(t, players, fewer=fewer, no_cut=True)
        course = replace(course, cut=0) if isinstance(course, Course) else course
    other = bool(structure.alternate) and structure.without_cut != "alternate"  # not the same as leaving out the cut
    return shown(
        view,
        "start.html",
        points=points(t),
        blocked=blocking(t),
        absent=absent,
        waiting=waiting(t),
        players=players,
        course=course,
        no_room=no_room,
        full_swiss=_course(t, players, fewer=fewer, no_cut=True),
        alternate=_course(t, players, fewer=fewer, alternate=True) if other else None,
        too_few=least in asked,
        may_leave_cut_out=structure.cut_may_be_left_out,
        asked=asked,
        departures=_departures(view),
        announcing=view.request.url.path.endswith("/announce"),
        clubs=any(player.club for player in t.players.values()),
        illegal=lists.illegal(t) if lists.are_required(t) else (),
    )


@router.post("/t/{tournament}/desk/start")
@again(start_page)
def begin(view: Annotated[View, may("organize")]) -> Response:
    """With the draw of round 1, or without."""
    draws = bool(view.text("draw"))
    view.act(
        rounds.start_and_draw if draws else start,
        plan(view),
        leave_out=bool(view.text("leave_out")),
        confirm=view.confirm,
        deviations=_declared(view),
        apart_because=view.text("apart_reason") if view.text("apart") else None,
    )
    said = say("started-and-drawn" if draws else "started", tournament=view.t.ruleset.terms.tournament)
    return view.go(desk(view, "preview" if draws else ""), said)


@router.post("/t/{tournament}/desk/start/accept")
@again(start_page)
def accept(view: Annotated[View, may("organize")]) -> Response:
    """Several lists in spite of what was found in them, with one reason."""
    players = list(map(PlayerId, view.every("player")))
    view.intake.accept_all(players, view.text("why"))
    return view.go(desk(view, "start"), say("lists-accepted", count=len(players)))


@router.post("/t/{tournament}/desk/start/pools")
@again(start_page)
def pools(view: Annotated[View, may("organize")]) -> Response:
    """The cards of everyone who has not registered any are at the desk."""
    players = lists.without_pool(view.t)
    view.intake.note_pools(players, view.text("note"))
    return view.go(desk(view, "start"), say("pools-on-paper", count=len(players)))


@router.post("/t/{tournament}/desk/announce")
@again(start_page)
def announce(view: Annotated[View, may("organize")]) -> Response:
    """Announces the structure of the form before the start."""
    wanted = plan(view)
    cut = 0 if wanted.alternate else wanted.cut
    view.act(announce_structure, wanted.rounds, cut, deviations=_declared(view))
    return view.go(desk(view, "start"), say("structure-told"))


def points(t: Tournament) -> tuple[Point, ...]:
    """In the order in which people do it."""
    return tuple(
        point for part in (_players, _here, _lists, _listed, _officials, _tables, _brought) for point in part(t)
    )


def blocking(t: Tournament) -> tuple[Point, ...]:
    """Why the start would be refused."""
    return tuple(point for point in points(t) if point.is_blocking)


def _players(t: Tournament) -> Iterator[Point]:
    counted = say("ready-players", players=len(t.active), waiting=len(waiting(t)))
    clause = t.ruleset.structure.clause
    refusal = _refusal(lambda: announced(t, Plan()))
    if not t.players:
        yield Point("players", _title("players"), "blocked", say("ready-nobody"), clause)
    elif refusal is not None:
        yield Point("players", _title("players"), "blocked", refusal, refusal.clause)
    else:
        yield Point("players", _title("players"), "done", counted, clause)


def _here(t: Tournament) -> Iterator[Point]:
    entered = [player for player in t.players.values() if not player.waiting]
    here = sum(player.checked_in for player in entered)
    if not entered:
        return
    said = say("ready-here", here=here, players=len(entered))
    state: State = "done" if here == len(entered) else "note"
    yield Point("check-in", _title("check-in"), state, say("ready-nobody-here") if here == 0 else said)


def _lists(t: Tournament) -> Iterator[Point]:
    rules = t.ruleset.lists
    active = [t.players[player] for player in t.active]
    missing = lists.missing(t)
    if not active or not (lists.are_required(t) or any(player.list is not None for player in active)):
        return
    accepted = sum(player.list_accepted for player in active)
    said = say("ready-lists", accepted=accepted, handed=len(active) - len(missing) - accepted, missing=len(missing))
    needed = bool(missing) and lists.are_required(t) and not deviates(t, rules.clause)
    state: State = "blocked" if needed else "done" if accepted == len(active) else "note"
    yield Point(LISTS, _lists_title(t), state, said, rules.clause, "lists" if needed else "")


def _listed(t: Tournament) -> Iterator[Point]:
    """Once everyone has a list: what was found in them, and the pools that decks come from."""
    refusal = _refusal(lambda: lists.refuse_start(t))
    if refusal is None or refusal.code == "lists-missing":
        return
    if refusal.code == "pools-missing":
        yield Point(LISTS, _title("pools"), "blocked", refusal, refusal.clause, "pools")
    else:  # no deviation helps, so none is offered
        yield Point(LISTS, _lists_title(t, legal=True), "blocked", refusal)


def _officials(t: Tournament) -> Iterator[Point]:
    refusal = _refusal(lambda: check_officials(t))
    if refusal is not None:
        yield Point("officials", _title("officials"), "blocked", refusal, refusal.clause)
        return
    named = len({one.id for one in t.officials})
    clause = t.ruleset.officials[0].clause if t.ruleset.officials else None
    yield Point("officials", _title("officials"), "done", say("ready-officials", officials=named), clause)


def _tables(t: Tournament) -> Iterator[Point]:
    free = sum(not t.tables[table].closed for table in t.hall)
    needed = len(t.active) // 2
    if not t.hall:
        yield Point("tables", _title("tables"), "done", say("ready-tables-numbered"))
    elif free < needed:
        yield Point("tables", _title("tables"), "note", say("ready-tables-few", free=free, needed=needed))
    else:
        unchecked = len(venue.unchecked_tables(t))
        state: State = "note" if unchecked else "done"
        yield Point("tables", _title("tables"), state, say("ready-tables", free=free, unchecked=unchecked))


def _brought(t: Tournament) -> Iterator[Point]:
    """What players bring, once an official has begun to tick it off."""
    if t.ruleset.materials is None or not t.conduct.checks:
        return
    unticked = sum(bool(venue.unticked(t, player)) for player in t.active)
    state: State = "note" if unticked else "done"
    yield Point(
        "materials", _title("materials"), state, say("ready-brought", players=unticked), t.ruleset.materials.clause
    )


def _title(what: str) -> str:
    return say(f"desk-start-point.{what}")


def _lists_title(t: Tournament, *, legal: bool = False) -> str:
    return say("desk-start-point-lists", legal=legal, list=in_words_of_reader(t.ruleset.terms.list))


def _refusal(check: Callable[[], object]) -> Refusal | None:
    try:
        check()
    except Refusal as refusal:
        return refusal
    return None


def plan(view: View) -> Plan:
    """The form shows what was announced, so an empty field means what the rule book says."""
    best = {stage: games for stage in ("swiss", "bracket") if (games := view.perhaps_number(f"best_{stage}"))}
    cut = view.text("cut_to") or ("0" if view.text("no_room") else "")
    apart = (view.text("clubs_apart") or "1").replace(",", " ").split() if view.text("apart") else []
    return Plan(
        rounds=view.perhaps_number("rounds"),
        cut=0 if "none" in (view.text("cut"), cut.lower()) else whole(cut) if cut else None,
        alternate=bool(view.text("alternate")),
        as_announced=False,
        best_of=best,
        roll={"yes": True, "no": False}.get(view.text("roll")),
        clubs_apart=tuple(map(whole, apart)),
        fresh_tables=bool(view.text("fresh_tables")),
    )


def _absent(t: Tournament) -> tuple[str, ...]:
    """Those who are not checked in; empty while check-in has not begun."""
    entered = [player for player in t.players.values() if not player.waiting]
    if not any(player.checked_in for player in entered):
        return ()
    return tuple(player.id for player in entered if not player.checked_in)


def _course(
    t: Tournament, players: int, *, fewer: bool, alternate: bool = False, no_cut: bool = False
) -> Course | Refusal:
    try:
        return structure_for(t.ruleset, players, alternate, fewer, no_cut=no_cut)
    except Refusal as refusal:
        return refusal


def _declared(view: View) -> dict[str, str]:
    return dict.fromkeys(view.every("depart"), view.text("reason"))


def _asked(view: View) -> tuple[str, ...]:
    """The clauses that one may depart from to go on: what the start was just refused for, with what was ticked then."""
    if view.refused is None:
        return ()
    deviable = view.refused.code in DEVIABLE | {"reason-needed"}
    return _undeclared(view, [*view.every("depart"), view.refused.clause if deviable else None])


def _without_cut(t: Tournament) -> tuple[str, ...]:
    """What one departs from by leaving out the cut, where the document does not let one choose."""
    rules = t.ruleset.structure
    free = rules.cut_may_be_left_out or rules.binding == "suggested" or deviates(t, rules.clause)
    return () if free else (rules.cut_may_be_left_out_clause or rules.clause,)


def _departures(view: View) -> tuple[str, ...]:
    """Any other clause that keeps it from starting now."""
    found = _undeclared(view, [*(point.clause for point in blocking(view.t)), *view.every("depart")])
    return tuple(clause for clause in found if clause not in _asked(view))


def _undeclared(view: View, clauses: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for clause in clauses if clause and not deviates(view.t, clause)))

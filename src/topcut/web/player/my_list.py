"""My list: handed in until it locks, checked by the rules of lists, and those lists of others that are open to me."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.list_demands import demands_of
from topcut.ids import PlayerId
from topcut.lists.incoming import written
from topcut.lists.written import Section, Written
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.audience import may_see_list
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import place
from topcut.rules.texts import LISTS_KEPT
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.view import View, again

router = APIRouter()

CHECK = "check"


@router.get("/t/{tournament}/me/list")
def my_list(view: Annotated[View, may("play")]) -> Response:
    t, me = view.t, view.t.players[view.me]
    typed = view.typed("text") if view.form else me.list or ""
    shown = typed if view.typed("step") == CHECK or me.list is not None else ""
    return view.page(
        "player/my_list.html",
        me=me,
        lists_kept=LISTS_KEPT,
        typed=typed,
        pool=view.entered.get("pool", me.pool or ""),
        looked=view.intake.look_at(me.id, shown) if shown and view.refused is None else None,
        example=demands_of(t).example,
        is_locked=lists.is_locked(t) and me.list is not None,
        is_required=lists.are_required(t),
        takes_pool=lists.takes_pools(t),
        tried=view.typed("step") == CHECK,
    )


@router.post("/t/{tournament}/me/list")
@again(my_list)
def hand_in(view: Annotated[View, may("play")]) -> Response:
    """Only checked, or handed in: what the check finds does not stop it, because the officials decide."""
    text = view.typed("text")
    if view.typed("step") == CHECK:
        return my_list(view)
    view.intake.hand_in(view.sender(), text)
    return view.go(f"/t/{view.tournament}/me/list", f"Your {view.t.ruleset.terms.list} has been handed in.")


@router.post("/t/{tournament}/me/pool")
@again(my_list)
def pool(view: Annotated[View, may("play")]) -> Response:
    text = view.typed("pool")
    view.intake.register_pool(view.sender(), text)
    return view.go(f"/t/{view.tournament}/me/list", "Your pool has been registered.")


@router.get("/t/{tournament}/me/lists/{player}")
def theirs(view: Annotated[View, may("play")], player: str) -> Response:
    """Another player's, as far as the rules open it (CH-13); until then we do not say whether there is one."""
    t, owner = view.t, PlayerId(player)
    if owner not in t.players or not may_see_list(t, view.actor, owner):
        raise Refusal("list-not-open", clause=t.ruleset.lists.seen_by_clause)
    seat = place(t, view.me)
    number = None if seat is None else roster_of_round(t, seat.now.stage, seat.now.number)
    text = t.players[owner].list
    part = {} if number is None else roster(t, text, number)
    return view.page("player/list.html", owner=owner, text=text, number=number, part=part)


def roster(t: Tournament, text: str | None, number: int) -> Mapping[str, tuple[str, ...]]:
    """The names on one of several Rosters, by section; nothing if no program can read the list."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in _read(t, text).among(*Section, group=number):
        section = str(entry.section)
        found[section] = (*found.get(section, ()), entry.name)
    return found


def units(t: Tournament, text: str | None) -> Mapping[int, tuple[str, ...]]:
    """Who is in which squad."""
    found: dict[int, tuple[str, ...]] = {}
    for entry in _read(t, text).entries:
        if entry.group is not None and entry.section is not Section.MISSION:
            found[entry.group] = (*found.get(entry.group, ()), entry.name)
    return found


def _read(t: Tournament, text: str | None) -> Written:
    """A note such as “on paper” counts as a list too, but there is nothing in it to read."""
    demands = demands_of(t)
    try:
        return Written(demands.form) if text is None else written(text, demands.form)
    except Refusal:
        return Written(demands.form)

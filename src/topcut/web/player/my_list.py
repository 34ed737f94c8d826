"""My list: handed in until it locks, checked by the rules of lists, and those lists of others that are open to me."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.builder_lists import MOST_BYTES, list_text
from topcut.exchange.list_demands import demands_of, read_as
from topcut.ids import PlayerId
from topcut.lists.check import is_on_paper
from topcut.lists.written import Section, Written
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.audience import may_see_list
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import place
from topcut.rules.texts import LISTS_KEPT
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.access.quotas import refuse_heavy
from topcut.web.player.playing import game
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()

CHECK = "check"


@router.get("/t/{tournament}/me/list")
def my_list(view: Annotated[View, may("play")]) -> Response:
    if there := game(view):
        return view.go(there)
    t, me = view.t, view.t.players[view.me]
    on_paper = me.list is not None and is_on_paper(me.list)
    typed = view.entered.get("text", "" if on_paper else me.list or "")
    tried = view.typed("step") == CHECK and view.refused is None
    is_shown = (tried or (me.list is not None and not on_paper)) and view.refused is None
    is_locked = lists.is_locked(t) and me.list is not None
    return view.page(
        "player/my_list.html",
        me=me,
        on_paper=on_paper,
        lists_kept=LISTS_KEPT,
        typed=typed,
        pool=view.entered.get("pool", me.pool or ""),
        looked=view.intake.look_at(me.id, typed) if is_shown else None,
        note=_not_yet(view) if tried else "",
        offer=None if is_locked else view.intake.offered(me.id),
        example=demands_of(t).example,
        is_locked=is_locked,
        is_required=lists.are_required(t),
        takes_pool=lists.takes_pools(t),
        tried=tried,
    )


@router.post("/t/{tournament}/me/list")
@again(my_list, was_on=game)
def hand_in(view: Annotated[View, may("play")]) -> Response:
    """Only checked, or handed in: what the check finds does not stop it, because the officials decide."""
    text = view.typed("text")
    if view.typed("step") == CHECK:
        return my_list(view)
    refuse_heavy(view)
    view.intake.hand_in(view.sender(), text)
    return view.go(
        f"/t/{view.tournament}/me/list", say("seat-list-taken", list=in_words_of_reader(view.t.ruleset.terms.list))
    )


@router.post("/t/{tournament}/me/list/reading")
def reading(view: Annotated[View, may("play")]) -> Response:
    """What is read and found in a list while it is being built; nothing is kept."""
    looked = view.intake.look_at(view.me, view.typed("text"))
    return view.page("player/list_reading.html", looked=looked, note=_not_yet(view))


def _not_yet(view: View) -> str:
    return say("seat-list-not-yet" if view.t.players[view.me].list is None else "seat-list-still")


@router.post("/t/{tournament}/me/list/file")
@again(my_list, was_on=game)
def from_file(view: Annotated[View, may("play")]) -> Response:
    """The list in a list builder's file, read back as text before anything is handed in."""
    text = list_text(view.uploaded(MOST_BYTES + 1) or b"")
    refusal = view.intake.look_at(view.me, text).refusal
    if refusal is not None:  # what cannot be read does not take the place of what was typed
        raise refusal
    return my_list(replace(view, form={"text": text, "step": CHECK}))


@router.post("/t/{tournament}/me/pool")
@again(my_list, was_on=game)
def pool(view: Annotated[View, may("play")]) -> Response:
    text = view.typed("pool")
    refuse_heavy(view)
    view.intake.register_pool(view.sender(), text)
    return view.go(f"/t/{view.tournament}/me/list", say("seat-list-pool-registered"))


@router.get("/t/{tournament}/me/lists/{player}")
def theirs(view: Annotated[View, may("play")], player: str) -> Response:
    """Another player's, as far as the rules open it (CH-13); until then we do not say whether there is one."""
    t, owner = view.t, PlayerId(player)
    if owner not in t.players or not may_see_list(t, view.actor, owner):
        raise Refusal("list-not-open", clause=t.ruleset.lists.seen_by_clause)
    seat = place(t, view.me)
    number = None if seat is None else roster_of_round(t, seat.now.stage, seat.now.number)
    text = t.players[owner].list
    looked = None if text is None else view.intake.read(text)
    return view.page("player/list.html", owner=owner, text=text, number=number, looked=looked)


def units(t: Tournament, text: str | None) -> Mapping[int, tuple[str, ...]]:
    """Who is in which squad."""
    found: dict[int, tuple[str, ...]] = {}
    for entry in _read(t, text).entries:
        if entry.group is not None and entry.section is not Section.MISSION:
            found[entry.group] = (*found.get(entry.group, ()), entry.name)
    return found


def _read(t: Tournament, text: str | None) -> Written:
    """With the names that Topcut ships, as a list without headings needs them. A note such as “on paper” counts as a
    list too, but there is nothing in it to read."""
    nothing = Written(demands_of(t).form)
    try:
        return nothing if text is None else read_as(t, text) or nothing
    except Refusal:
        return nothing

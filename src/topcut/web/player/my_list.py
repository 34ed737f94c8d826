"""My list: handed in until it locks, checked by the rules of lists, and those lists of others that are open to me."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.audience import may_see_list
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import place
from topcut.web.access import may
from topcut.web.player.list_parts import roster
from topcut.web.player.own import sender
from topcut.web.view import View, again
from topcut.words import finding_text

router = APIRouter()

CHECK = "check"


@router.get("/t/{tournament}/me/list")
def my_list(view: Annotated[View, may("play")]) -> Response:
    t, me = view.t, view.t.players[PlayerId(view.actor.id)]
    typed = view.entered.get("text", "") if view.form else me.list or ""
    found = view.intake.found_in(me.id, typed) if typed and view.refused is None else None
    return view.page(
        "player/my_list.html",
        me=me,
        typed=typed,
        pool=view.entered.get("pool", me.pool or ""),
        findings=found,
        is_checked=bool(t.ruleset.lists.rules),
        is_locked=lists.is_locked(t) and me.list is not None,
        is_required=lists.are_required(t),
        takes_pool=lists.takes_pools(t),
        tried=view.entered.get("step") == CHECK,
        text_of=finding_text,
    )


@router.post("/t/{tournament}/me/list")
@again(my_list)
def hand_in(view: Annotated[View, may("play")]) -> Response:
    """Checked only, or handed in: what the check finds does not stop it, the officials decide."""
    text = view.entered.get("text", "")
    if view.entered.get("step") == CHECK:
        return my_list(view)
    view.intake.hand_in(sender(view), text)
    return view.go(f"/t/{view.tournament}/me/list", f"Your {view.t.ruleset.terms.list} is handed in.")


@router.post("/t/{tournament}/me/pool")
@again(my_list)
def pool(view: Annotated[View, may("play")]) -> Response:
    text = view.entered.get("pool", "")
    view.intake.register_pool(sender(view), text)
    return view.go(f"/t/{view.tournament}/me/list", "Your pool is registered.")


@router.get("/t/{tournament}/me/lists/{player}")
def theirs(view: Annotated[View, may("play")], player: str) -> Response:
    """Somebody else's, as far as the rules open it (CH-13); whether there is one is not told before."""
    t, owner = view.t, PlayerId(player)
    if owner not in t.players or not may_see_list(t, view.actor, owner):
        raise Refusal("list-not-open", clause=t.ruleset.lists.seen_by_clause)
    seat = place(t, PlayerId(view.actor.id))
    number = None if seat is None else roster_of_round(t, seat.now.stage, seat.now.number)
    text = t.players[owner].list
    part = {} if number is None else roster(t, text, number)
    return view.page("player/list.html", owner=owner, text=text, number=number, part=part)

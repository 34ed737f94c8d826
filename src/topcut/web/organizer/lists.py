"""The lists that players hand in: how each stands, what a check finds, accepting, correcting, and the pool."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.builder_lists import MOST_BYTES, list_text
from topcut.exchange.list_demands import demands_of
from topcut.lists.findings import Finding, Grade, is_legal
from topcut.rules.actions import lists
from topcut.rules.tournament import Player
from topcut.web.access import may
from topcut.web.access.quotas import refuse_heavy
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/desk/players/{player}/list"


@router.get(PAGE)
def list_page(view: Annotated[View, may("officiate")], player: str) -> Response:
    one = view.t.players[known_player(view, player)]
    return shown(
        view,
        "list.html",
        player=one,
        still=_still_wrong(view, one),
        looked=None if one.list is None else view.intake.look_at(one.id, one.list),
        example=demands_of(view.t).example,
        pools=lists.takes_pools(view.t),
        locked=lists.is_locked(view.t),
    )


@router.post(PAGE)
@again(list_page)
def hand_in(view: Annotated[View, may("officiate")], player: str) -> Response:
    """A legal list is accepted at once; any other is kept, with what is wrong with it."""
    id, written = known_player(view, player), _written(view)
    refuse_heavy(view)
    if view.text("unread"):
        view.act(lists.hand_in, id, written)
        said = "unread"
    else:
        found = view.intake.hand_in(id, written)
        said = "unread" if found is None else "accepted" if is_legal(found) else "illegal"
    return view.go(desk(view, f"players/{id}/list"), say("list-taken", state=said, player=view.names.of(id)))


@router.post(f"{PAGE}/accept")
@again(list_page)
def accept(view: Annotated[View, may("officiate")], player: str) -> Response:
    """In spite of what forbids it, which is kept in the log with the reason."""
    id = known_player(view, player)
    view.intake.accept(id, view.text("reason"))
    return view.go(desk(view, "players", show="list"), say("list-taken", state="accepted", player=view.names.of(id)))


@router.post(f"{PAGE}/correct")
@again(list_page)
def correct(view: Annotated[View, may("officiate")], player: str) -> Response:
    """A judge corrects it together with the player (MU-11)."""
    id = known_player(view, player)
    refuse_heavy(view)
    view.intake.correct(id, _written(view), view.text("reason"))
    return view.go(desk(view, f"players/{id}/list"), say("desk-list-corrected"))


@router.post(f"{PAGE}/pool")
@again(list_page)
def pool(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The cards that a player opened (MU-09)."""
    id = known_player(view, player)
    refuse_heavy(view)
    found = view.intake.register_pool(id, _written(view))
    illegal = found is not None and not is_legal(found)
    return view.go(desk(view, f"players/{id}/list"), say("pool-taken", illegal=illegal))


def _still_wrong(view: View, player: Player) -> Sequence[Finding]:
    """What forbids the correction that was just refused."""
    if view.refused is None or view.refused.code != "list-still-illegal":
        return ()
    found = view.intake.found_in(player.id, view.text("list")) or ()
    return [finding for finding in found if finding.grade is Grade.ILLEGAL]


def _written(view: View) -> str:
    """The file, or what was typed."""
    file = view.uploaded(MOST_BYTES + 1)
    return view.text("list") if file is None else list_text(file).strip("\ufeff \t\r\n")

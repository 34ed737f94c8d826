"""Going on: after a take-over the tables whose results may be missing; after a sleep, who keeps the log."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions.staff import take_over
from topcut.rules.state import Line, board
from topcut.store.alarms import EPOCH
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.receipts import strays
from topcut.web.rendering import code_image
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Missing:
    """A table without a result here, and the players there whose phones have a receipt that this log does not know."""

    line: Line
    receipts: tuple[PlayerId, ...]


@router.get("/t/{tournament}/desk/going-on")
def going_on(view: Annotated[View, may("organize")]) -> Response:
    missing = missing_results(view)
    seated = {player for one in missing for player in one.receipts}
    address = f"{view.settings.base_url}/t/{view.tournament}"
    return shown(
        view,
        "going_on.html",
        missing=missing,
        others=[player for player in strays(view) if player not in seated],
        newer=_newer(view),
        address=address,
        code=code_image(address),
    )


@router.post("/t/{tournament}/desk/awake")
def stay_awake(view: Annotated[View, may("organize")]) -> Response:
    """Somebody who runs the event says that no other computer has gone on while this one slept (L7)."""
    view.desk.wakefulness.go_on()
    return view.go(desk(view), say("went-on-awake"))


@router.post("/t/{tournament}/desk/going-on/here")
@again(going_on)
def take_back(view: Annotated[View, may("own", sure=True)]) -> Response:
    """This computer keeps the log all the same: in an epoch beyond that of the other one."""
    view.act(take_over, _newer(view) or 0)
    view.desk.wakefulness.go_on()
    return view.go(
        desk(view, "going-on"), say("went-on", title=view.t.title, epoch=view.desk.look(view.tournament).epoch)
    )


def _newer(view: View) -> int | None:
    """The epoch in which another computer is known to keep this log."""
    return next((one.n for one in view.desk.store.alarms(view.tournament) if one.kind == EPOCH), None)


def missing_results(view: View) -> tuple[Missing, ...]:
    """The open tables of the round, in the order of their numbers."""
    found, lost = board(view.t), strays(view)
    lines = () if found is None else tuple(line for line in found.lines if line.number in found.now.open)
    return tuple(Missing(line, tuple(player for player in line.players if player in lost)) for line in lines)

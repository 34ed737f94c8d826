"""Check-in on a later day: who has come again, one tap each, and what becomes of those who have not."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.absentees import won_on
from topcut.exchange.people_csv import same
from topcut.rules.actions import days, leaving
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.rendering import by_the_clock
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/desk/arrivals")
def arrivals(view: Annotated[View, may("officiate")]) -> Response:
    t, day = view.t, _day(view)
    by_name = sorted(days.expected(t), key=lambda player: same(view.names.of(player)))
    awaited = [player for player in by_name if day is None or day not in t.players[player].days]
    return shown(
        view,
        "arrivals.html",
        chosen=day,
        later=days.later_days(t),
        awaited=awaited,
        here=[player for player in by_name if player not in awaited],
        last=view.request.query_params.get("last", ""),
    )


@router.post("/t/{tournament}/desk/arrivals")
@again(arrivals)
def tap(view: Annotated[View, may("officiate")]) -> Response:
    """Here, or not here after all; or everyone at once."""
    day = view.text("day")
    if view.text("everybody"):
        view.act(days.arrive_all, day)
        return view.go(desk(view, "arrivals", day=day), say("everyone-arrived"))
    player = known_player(view, view.text("player"))
    view.act(days.arrive, player, day, here=view.text("here") != "no")
    return view.go(desk(view, "arrivals", day=day, last=player))


@router.post("/t/{tournament}/desk/arrivals/absent")
@again(arrivals)
def absent(view: Annotated[View, may("officiate")]) -> Response:
    """Dropped: who does not come on a later day plays no more, but can rejoin."""
    player = known_player(view, view.text("player"))
    won = won_on(view.desk, view.tournament, player, _day(view))
    view.act(leaving.drop_absent, player, next_day=not won)
    return view.go(desk(view, "arrivals", day=view.text("day")), say("dropped-absent", name=view.names.of(player)))


def _day(view: View) -> str | None:
    """The one that was asked for; else today, or the next one."""
    later = days.later_days(view.t)
    asked = view.text("day") or view.request.query_params.get("day", "")
    if asked in later:
        return asked
    today, _ = by_the_clock(view.now)
    return next((day for day in later if day >= today), later[-1] if later else None)

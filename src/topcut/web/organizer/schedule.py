"""The schedule: what happens when, by day, typed as plain lines."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.days import MOST_SLOTS, set_schedule
from topcut.rules.schedule import by_day, days_of, from_words, in_words
from topcut.web.access import may
from topcut.web.access.sessions import stay_until_the_end
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/desk/schedule")
def schedule(view: Annotated[View, may("organize")]) -> Response:
    t = view.t
    return shown(
        view,
        "schedule.html",
        text=view.typed("schedule") or in_words(t.first_day, t.schedule),
        days=by_day(t.schedule),
        most=MOST_SLOTS,
    )


@router.post("/t/{tournament}/desk/schedule")
@again(schedule)
def save(view: Annotated[View, may("organize")]) -> Response:
    """Those who run it stay signed in over the nights between its days."""
    view.act(set_schedule, from_words(view.t.first_day, view.typed("schedule")))
    t = view.desk.look(view.tournament)
    stay_until_the_end(view.request, view.tournament)
    said = say("schedule-set", lines=len(t.schedule), days=len(days_of(t.first_day, t.schedule)))
    return view.go(desk(view, "schedule"), said)

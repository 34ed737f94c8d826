"""Announcements: told to everyone or to one table, taken down, and what was said so far."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TableNumber
from topcut.rules.actions import announcing
from topcut.rules.facts import AnnouncementMade, TableTold
from topcut.rules.state import board
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

HISTORY = 50


@dataclass(frozen=True, slots=True)
class Told:
    """What was announced, and by whom; `stands` if it can still be read."""

    number: int
    text: str
    at: str
    by: str
    table: TableNumber | None
    stands: bool


@router.get("/t/{tournament}/desk/announcements")
def announcements(view: Annotated[View, may("officiate")]) -> Response:
    told = _told(view)
    return shown(
        view,
        "announcements.html",
        standing=[one for one in told if one.stands],
        before=[one for one in told if not one.stands][:HISTORY],
        board=board(view.t),
        longest=announcing.LONGEST,
        table=view.typed("table") or view.request.query_params.get("table", ""),
    )


@router.post("/t/{tournament}/desk/announcements")
@again(announcements)
def announce(view: Annotated[View, may("organize")]) -> Response:
    view.act(announcing.announce, view.typed("text"))
    return view.go(desk(view, "announcements"), say("announced-to-everyone"))


@router.post("/t/{tournament}/desk/announcements/table")
@again(announcements)
def tell_table(view: Annotated[View, may("officiate")]) -> Response:
    table = TableNumber(view.number("table"))
    view.act(announcing.tell_table, table, view.typed("message"))
    return view.go(desk(view, "announcements"), say("announced-to-table", table=table))


@router.post("/t/{tournament}/desk/announcements/down")
@again(announcements)
def take_down(view: Annotated[View, may("officiate")]) -> Response:
    view.act(announcing.take_down, view.number("announcement"))
    return view.go(desk(view, "announcements"), say("announcement-taken-down"))


def _told(view: View) -> list[Told]:
    """The latest first."""
    standing = {one.number for one in announcing.announcements_for(view.t, view.actor)}
    found: dict[int, Told] = {}
    for stamped in view.desk.history(view.tournament):
        fact = stamped.fact
        if isinstance(fact, AnnouncementMade | TableTold):
            table = fact.table if isinstance(fact, TableTold) else None
            number = fact.announcement
            found[number] = Told(number, fact.text, stamped.at, stamped.by.id, table, number in standing)
    return [found[number] for number in sorted(found, reverse=True)]

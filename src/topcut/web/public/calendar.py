"""The calendar: what is running, coming and past on this server, for everyone, with a search, a page at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Annotated, TypeVar

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.calendar import LONGEST, find
from topcut.ids import TournamentId
from topcut.store.rows import Listing, State
from topcut.web.access import may
from topcut.web.access.organizing import is_open
from topcut.web.kept import Answers
from topcut.web.result_form import digits
from topcut.web.view import View
from topcut.words import say
from topcut.words.dates import short_day
from topcut.words.reader import language

router = APIRouter()

Made = TypeVar("Made")

FIRST = {State.RUNNING: 12, State.COMING: 12, State.OVER: 6}  # of each, on the page of all three
SHOWN = 30  # on a page of one of them
DEEPEST = 1000  # pages
NOBODYS = TournamentId("")  # an answer about all tournaments
MINUTE = len("2026-11-15T09:41")


@dataclass(frozen=True, slots=True)
class Shelf:
    """Some of the tournaments in one state, and how many there are."""

    state: State
    listings: tuple[Listing, ...]
    total: int


@router.get("/calendar")
def calendar(view: Annotated[View, may("open")]) -> Response:
    """With `show` only those in one state, all of them on pages."""
    asked = view.request.query_params
    q, show = asked.get("q", "")[:LONGEST], asked.get("show", "")
    state = State(show) if show in set(State) else None
    page = min(digits(asked.get("page", "")) or 1, DEEPEST)
    shelves = known(view, ("calendar", q, state, page), lambda: _shelves(view, q, state, page))
    pages = -(-shelves[0].total // SHOWN) if state is not None else 0
    return view.page(
        "public/calendar.html",
        shelves=[one for one in shelves if one.listings],
        state=state,
        q=q,
        number=page,
        pages=min(pages, DEEPEST),
        days=days_of,
        accounts_are_open=is_open(view),
    )


def known(view: View, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
    """Worked out once a minute, and again as soon as this process has changed the calendar."""
    answers: Answers = view.request.app.state.answers
    return answers.once(NOBODYS, (view.desk.store.calendar.edition, view.now[:MINUTE]), (language(), key), make)


def days_of(listing: Listing) -> str:
    """`15 Nov 2026`, or from when to when."""
    first, last = (_written(day) for day in (listing.first_day, listing.last_day))
    return first if first == last else say("calendar-days", first=first, last=last)


def _shelves(view: View, q: str, state: State | None, page: int) -> tuple[Shelf, ...]:
    if state is not None:
        found = find(view.desk, state, q, first=(page - 1) * SHOWN, most=SHOWN)
        return (Shelf(state, found.listings, found.total),)
    each = ((one, find(view.desk, one, q, most=most)) for one, most in FIRST.items())
    return tuple(Shelf(one, found.listings, found.total) for one, found in each)


def _written(day: str) -> str:
    try:
        found = date.fromisoformat(day)
    except ValueError:  # older logs may hold any
        return day
    return short_day(found)

"""The calendar for other programs: iCalendar for whoever plans a weekend, Atom for whoever follows what is new. Days
alone stand in them: no round, no clock, no person."""

import hashlib
from datetime import date, datetime, timedelta
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.calendar import find
from topcut.store.rows import Listing, State
from topcut.web.access import may
from topcut.web.public.calendar import days_of, known
from topcut.web.rendering import Rendered
from topcut.web.shared_caches import kept
from topcut.web.view import View
from topcut.words import say
from topcut.words.reader import language

router = APIRouter()

COMING = 300  # in the iCalendar
LATEST = 50  # in the Atom feed
CALENDAR, FEED = "text/calendar; charset=utf-8", "application/atom+xml; charset=utf-8"
NOT_MODIFIED = 304
NEVER = "2000-01-01T00:00:00.000Z"
STATES = {State.COMING: "TENTATIVE", State.RUNNING: "CONFIRMED", State.OVER: "CONFIRMED"}


@router.get("/calendar.ics")
def icalendar(view: Annotated[View, may("open")]) -> Response:
    """Whole days: what happens when on a day is on the tournament's own page."""
    return _sent(view, known(view, ("ics",), lambda: _icalendar(view)), CALENDAR)


@router.get("/calendar.atom")
def atom(view: Annotated[View, may("open")]) -> Response:
    return _sent(view, known(view, ("atom",), lambda: _atom(view)), FEED)


def _sent(view: View, body: bytes, kind: str) -> Response:
    """Whoever has it already is told so (RFC 9110)."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Content-Type": kind, **kept(view.request, view.settings)}
    asked = view.request.headers.get("if-none-match", "")
    if tag in {one.strip().removeprefix("W/") for one in asked.split(",")}:
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(body, headers=headers)


def _icalendar(view: View) -> bytes:
    host, base = _host(view), view.settings.base_url
    from icalendar import Calendar  # here, because it takes a tenth of the time in which the program starts
    from icalendar import Event as Entry

    made = Calendar()
    made.add("prodid", f"-//Topcut//Calendar//{language().upper()}")
    made.add("version", "2.0")
    made.add("x-wr-calname", say("calendar-feed-title", host=host))
    for state, most in ((State.RUNNING, LATEST), (State.COMING, COMING), (State.OVER, LATEST)):
        for one in find(view.desk, state, most=most).listings:
            days = _days(one)
            if days is None:
                continue
            entry = Entry()
            entry.add("uid", f"{one.tournament}@{host}")
            entry.add("dtstamp", datetime.fromisoformat(one.changed))
            entry.add("dtstart", days[0])
            entry.add("dtend", days[1] + timedelta(days=1))
            entry.add("summary", _text(one.title))
            if one.place:
                entry.add("location", _text(one.place))
            entry.add("description", one.game)
            entry.add("status", STATES[state])
            entry.add("url", f"{base}/t/{one.tournament}")
            made.add_component(entry)
    return bytes(made.to_ical())


def _atom(view: View) -> bytes:
    found = view.desk.store.calendar.latest(LATEST)
    context = {
        "base": view.settings.base_url,
        "language": language(),
        "title": say("calendar-feed-title", host=_host(view)),
        "updated": max((one.changed for one in found), default=NEVER),
        "entries": [(one, _summary(one)) for one in found],
        "text": _text,
    }
    return Rendered("public/calendar.xml", context).whole.encode()


def _summary(one: Listing) -> str:
    place = _text(one.place) or "none"
    return say("calendar-entry", state=one.state, days=days_of(one), place=place, game=one.game)


def _text(typed: str) -> str:
    """Without what neither format can hold, such as a NUL."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())


def _days(listing: Listing) -> tuple[date, date] | None:
    try:
        return date.fromisoformat(listing.first_day), date.fromisoformat(listing.last_day)
    except ValueError:  # older logs may hold any
        return None


def _host(view: View) -> str:
    return urlsplit(view.settings.base_url).hostname or "topcut"

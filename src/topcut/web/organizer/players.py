"""Who plays: the list with its filters, and entering people as fast as one can type or paste their names."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.desk.entering import enter_people, names_in
from topcut.desk.namesakes import namesakes
from topcut.exchange.people_csv import preview, same
from topcut.rules.actions import lists
from topcut.rules.actions.registration import waiting
from topcut.rules.actor import Role
from topcut.rules.tournament import Player
from topcut.store import Person
from topcut.web.access import may
from topcut.web.organizer import importing
from topcut.web.organizer.handing_in import status
from topcut.web.organizer.namesaking import answered
from topcut.web.organizer.playing import desk, shown, text
from topcut.web.view import View, again
from topcut.words import say

FILTERS = {
    "": "Everybody",
    "list": "List not accepted",
    "unpaid": "Not paid",
    "waiting": "Waiting list",
    "left": "Left",
}

MOST_CHECKED = 100  # lists that one page checks

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Row:
    player: Player
    name: str
    person: Person | None
    place: int | None  # on the waiting list


@router.get("/t/{tournament}/desk/players")
def players(view: Annotated[View, may("officiate")]) -> Response:
    asked = view.request.query_params
    show = asked.get("show", "") if asked.get("show") in FILTERS else ""
    applicants = view.desk.store.applicants(view.tournament) if view.actor.role is Role.ORGANIZER else ()
    rows = [row for row in every(view) if _is_asked(row, show, same(asked.get("q", "")))]
    return shown(
        view,
        "players.html",
        rows=rows,
        everybody=len(view.t.players),
        show=show,
        q=asked.get("q", ""),
        filters=FILTERS,
        applicants=applicants,
        officials={one.name: one for one in namesakes(view.desk, view.tournament, [one.name for one in applicants])},
        status=lambda player: status(view, player).word if show == "list" and len(rows) <= MOST_CHECKED else None,
        missing=lists.missing(view.t),
        lists_required=lists.are_required(view.t),
        pools=lists.takes_pools(view.t),
    )


@router.post("/t/{tournament}/desk/players")
@again(players)
def add(view: Annotated[View, may("organize")]) -> Response:
    """One name or many, one a line: all are entered, or the lines that cannot be are shown."""
    key = view.key
    if importing.was_entered(view, key):
        return view.go(desk(view, "players"))
    typed = text(view.form, "names")
    found = preview(typed.encode(), names_in(view.desk, view.tournament))
    if found.problems:
        return importing.previewed(view, typed, found)
    if asked := importing.asked_about(view, found):
        return importing.previewed(asked, typed, found)
    enter_people(view.desk, view.tournament, view.actor, found.arrivals, same_person=answered(view), key=key)
    count = len(found.arrivals)
    return view.go(desk(view, "players"), say("people-added", count=count, name=found.arrivals[0].name))


@router.post("/t/{tournament}/desk/applicants")
@again(players)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """Those who signed up by themselves and wait for a yes."""
    numbers = [int(value) for name, value in view.posted if name == "number" and value.isdecimal()]
    if text(view.form, "answer") == "no":
        signing_up.decline(view.desk, view.tournament, numbers)
        return view.go(desk(view, "players"), say("applicants-declined", count=len(numbers)))
    answers = answered(view)
    signing_up.admit(view.desk, view.tournament, view.actor, numbers, same_person=answers, key=view.key)
    return view.go(desk(view, "players"), say("applicants-admitted", count=len(numbers)))


@router.post("/t/{tournament}/desk/lists")
@again(players)
def on_paper(view: Annotated[View, may("officiate")]) -> Response:
    """A note for everybody who has handed in nothing: their lists lie on the desk."""
    count = len(lists.missing(view.t))
    view.act(lists.hand_in_for_all, text(view.form, "note"))
    back = desk(view, "start") if text(view.form, "back") == "start" else desk(view, "players", show="list")
    return view.go(back, say("lists-on-paper", count=count))


def every(view: View) -> list[Row]:
    """Everybody by name; who waits stands in the order of the waiting list at the end."""
    people = {person.player: person for person in view.desk.store.people(view.tournament)}
    places = {player: place for place, player in enumerate(waiting(view.t), start=1)}
    found = [
        Row(player, view.names.of(player.id), people.get(player.id), places.get(player.id))
        for player in view.t.players.values()
    ]
    return sorted(found, key=lambda row: (row.place or 0, same(row.name)))


def _is_asked(row: Row, show: str, q: str) -> bool:
    one = row.player
    matches = {
        "": True,
        "list": one.is_active and not one.list_accepted,
        "unpaid": one.is_active and not one.paid,
        "waiting": one.waiting,
        "left": one.has_left,
    }[show]
    return matches and (not q or q in same(row.name) or q in same(one.club or ""))

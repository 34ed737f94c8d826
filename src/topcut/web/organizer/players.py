"""Who plays: the list with its filters, and entering people by typing, pasting or a spreadsheet."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.desk.namesakes import Namesake, namesakes, unanswered
from topcut.desk.people import enter_people, names_in
from topcut.exchange.people_csv import alike, preview, same
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.actions.registration import waiting
from topcut.rules.actor import Role
from topcut.rules.tournament import Player
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, is_answered, shown, uploaded
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

FILTERS = {
    "": "Everyone",
    "list": "List not accepted",
    "unpaid": "Not paid",
    "waiting": "Waiting list",
    "left": "Left",
}
MOST_SHOWN = 200  # lines of a spreadsheet
SAME_PERSON = "who."  # how the field begins that asks whether a player is the official of the same name
ANSWERS = {"same": True, "another": False}


@dataclass(frozen=True, slots=True)
class Row:
    player: Player
    name: str
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
        missing=lists.missing(view.t),
        lists_required=lists.are_required(view.t),
    )


@router.post("/t/{tournament}/desk/players")
@again(players)
def add(view: Annotated[View, may("organize")]) -> Response:
    """One name or many, one per line."""
    return _taken_in(view, view.text("names").encode(), has_looked=True)


@router.get("/t/{tournament}/desk/import")
def import_page(view: Annotated[View, may("organize")]) -> Response:
    return shown(view, "import.html", found=None, typed=view.text("text"), most=MOST_SHOWN)


@router.post("/t/{tournament}/desk/import")
@again(import_page)
def import_people(view: Annotated[View, may("organize")]) -> Response:
    """Every line is shown first; they are entered only by the button that says how many (F1)."""
    return _taken_in(view, _data(view), has_looked=view.text("step") == "enter")


@router.post("/t/{tournament}/desk/applicants")
@again(players)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """Those who signed up themselves and are waiting for a yes."""
    numbers = [int(number) for number in view.every("number") if number.isdecimal()]
    if view.text("answer") == "no":
        signing_up.decline(view.desk, view.tournament, numbers)
        return view.go(desk(view, "players"), say("applicants-declined", count=len(numbers)))
    answers = answered(view)
    signing_up.admit(view.desk, view.tournament, view.actor, numbers, same_person=answers, key=view.key)
    return view.go(desk(view, "players"), say("applicants-admitted", count=len(numbers)))


@router.post("/t/{tournament}/desk/lists")
@again(players)
def on_paper(view: Annotated[View, may("officiate")]) -> Response:
    """A note for everyone who has not handed in a list: theirs are on paper at the desk."""
    count = len(lists.missing(view.t))
    view.act(lists.hand_in_for_all, view.text("note"))
    back = desk(view, "start") if view.text("back") == "start" else desk(view, "players", show="list")
    return view.go(back, say("lists-on-paper", count=count))


def every(view: View) -> list[Row]:
    """Everyone by name; the waiting list comes last, in its order."""
    places = {player: place for place, player in enumerate(waiting(view.t), start=1)}
    found = [Row(player, view.names.of(id), places.get(id)) for id, player in view.t.players.items()]
    return sorted(found, key=lambda row: (row.place or 0, same(row.name)))


def answered(view: View) -> dict[str, bool]:
    """What the form says of each player who has an official's name: whether they are one person."""
    return {
        alike(name.removeprefix(SAME_PERSON)): ANSWERS[value]
        for name, value in view.posted
        if name.startswith(SAME_PERSON) and value in ANSWERS
    }


def still_asked(view: View, names: Sequence[str]) -> tuple[Namesake, ...]:
    """The names for which the form has not answered that yet."""
    return unanswered(view.desk, view.tournament, names, answered(view))


def _taken_in(view: View, data: bytes, *, has_looked: bool) -> Response:
    """All are entered or none; if none, the page shows who would be, and which lines cannot be."""
    if is_answered(view):  # these names are no longer new
        return view.go(desk(view, "players"))
    found = preview(data, names_in(view.desk, view.tournament))
    names = [one.name for one in found.arrivals]
    if has_looked and not found.problems:
        asked = still_asked(view, names)
        if not asked:
            same_person = answered(view)
            enter_people(view.desk, view.tournament, view.actor, found.arrivals, same_person=same_person, key=view.key)
            then = "start" if view.text("then") == "start" else "players"
            return view.go(desk(view, then), say("people-added", count=len(names), name=names[0]))
        view = replace(view, refused=asked[0].asked(view.t))
    typed = data.decode(found.encoding).removeprefix("\ufeff")
    official = namesakes(view.desk, view.tournament, names)
    return shown(view, "import.html", found=found, typed=typed, most=MOST_SHOWN, namesakes=official)


def _data(view: View) -> bytes:
    """The file, or what was pasted; text corrected after the preview is sent as text."""
    file, typed = uploaded(view), view.text("text")
    if file is None and not typed:
        raise Refusal("people-empty")
    return typed.encode() if file is None else file


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

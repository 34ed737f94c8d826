"""Players out of a spreadsheet: every line is shown before anybody is entered, and then all are or nobody is (F1)."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.entering import enter_people, names_in
from topcut.desk.namesakes import namesakes
from topcut.exchange.people_csv import Preview, preview
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.organizer.namesaking import answered, still_asked
from topcut.web.organizer.playing import desk, shown, text
from topcut.web.view import View, again
from topcut.words import say

MOST_SHOWN = 200

router = APIRouter()


@router.get("/t/{tournament}/desk/import")
def asked(view: Annotated[View, may("organize")]) -> Response:
    return shown(view, "import.html", found=None, typed=text(view.form, "text"), most=MOST_SHOWN)


@router.post("/t/{tournament}/desk/import")
@again(asked)
def taken(view: Annotated[View, may("organize")]) -> Response:
    """Looked at; entered only by the button that says how many."""
    key = view.key
    if was_entered(view, key):
        return view.go(desk(view, "players"))
    data = _data(view)
    found = preview(data, names_in(view.desk, view.tournament))
    if found.problems or text(view.form, "step") != "enter":
        return previewed(view, _readable(data, found), found)
    if asked_again := asked_about(view, found):
        return previewed(asked_again, _readable(data, found), found)
    enter_people(view.desk, view.tournament, view.actor, found.arrivals, same_person=answered(view), key=key)
    return view.go(desk(view, "players"), say("people-added", count=len(found.arrivals), name=found.arrivals[0].name))


def was_entered(view: View, key: str | None) -> bool:
    """Whether this very form has come before (C3): its names are no longer news."""
    return key is not None and view.desk.store.receipt(view.tournament, key) is not None


def asked_about(view: View, found: Preview) -> View | None:
    """The view that says what is still to be answered: whether somebody is the official of the same name."""
    open = still_asked(view, [one.name for one in found.arrivals])
    return replace(view, refused=open[0].asked(view.t)) if open else None


def previewed(view: View, typed: str, found: Preview) -> Response:
    """Who would be entered, which lines cannot be taken, and the text to put them right in."""
    alike_ones = namesakes(view.desk, view.tournament, [one.name for one in found.arrivals])
    return shown(view, "import.html", found=found, typed=typed, most=MOST_SHOWN, namesakes=alike_ones)


def _data(view: View) -> bytes:
    """The file, or what was pasted; whoever corrects the text after the preview sends the text."""
    file = view.form.get("file")
    if file is not None and not isinstance(file, str) and file.filename:
        content: bytes = file.file.read()
        return content
    typed = text(view.form, "text")
    if not typed:
        raise Refusal("people-empty")
    return typed.encode()


def _readable(data: bytes, found: Preview) -> str:
    return data.decode(found.encoding).removeprefix("\ufeff")

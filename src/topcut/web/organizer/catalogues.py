"""The catalogues that know the names on lists: what is here, how old it is, and adding another after a look at it."""

from datetime import date, datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import catalogues
from topcut.exchange.catalogues import MOST_BYTES, written
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.settings import Mode
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again

router = APIRouter()

PAGE = "/account/catalogues"
MOST_SENT_BACK = 500_000  # letters; a larger one is chosen again
MOST_NAMED = 100


@router.get(PAGE)
def page(view: Annotated[View, may("account")]) -> Response:
    """With `out` in the address what would change if that one were taken out; nothing has happened yet."""
    name = view.request.query_params.get("out")
    return _shown(view, going=_departure(view, name) if name else None)


@router.post(f"{PAGE}/look")
@taking(Turn.LONG)
@again(page)
def look(view: Annotated[View, may("account")]) -> Response:
    """What is in a file, and what it would change; nothing is kept yet."""
    return _shown(view, _arrival(view))


@router.post(f"{PAGE}/add")
@taking(Turn.LONG)
@again(page)
def add(view: Annotated[View, may("account")]) -> Response:
    found = _arrival(view)
    catalogues.add(view.desk.store.folder, found)
    view.desk.store.share_catalogues(found.made.name)
    return view.go(PAGE, found.said())


@router.post(f"{PAGE}/remove")
@again(page)
def remove(view: Annotated[View, may("account")]) -> Response:
    found = _departure(view, view.text("name"))
    catalogues.remove(view.desk.store.folder, found)
    view.desk.store.share_catalogues(found.made.name)
    return view.go(PAGE, found.said(done=True))


def _arrival(view: View) -> catalogues.Arrival:
    """Of the files, or of the text that the page has sent back after a look."""
    _refuse_who_only_looks(view)
    text = view.text("text")
    files = {"catalogue.json": text.encode()} if text else _files(view)
    if not files:
        raise Refusal("catalogue-no-file")
    folder, name = view.desk.store.folder, None if text else view.text("name") or None
    return catalogues.arrival(folder, files, name=name, game=None if text else view.text("game") or None)


def _departure(view: View, name: str) -> catalogues.Departure:
    _refuse_who_only_looks(view)
    return catalogues.departure(view.desk.store.folder, name)


def _refuse_who_only_looks(view: View) -> None:
    """On a server that many share, one of them does not choose what the lists of all others are checked by."""
    if not _may_add(view):
        raise Refusal("forbidden")


def _may_add(view: View) -> bool:
    return view.settings.mode is not Mode.HOSTED or view.viewer.operates


def _files(view: View) -> dict[str, bytes]:
    """BattleScribe's .cat comes together with its .gst."""
    every = getattr(view.form, "multi_items", view.form.items)()
    parts = [part for name, part in every if name == "file" and not isinstance(part, str) and part.filename]
    return {part.filename: part.file.read(MOST_BYTES + 1) for part in parts}


def _shown(view: View, found: catalogues.Arrival | None = None, going: catalogues.Departure | None = None) -> Response:
    today = datetime.fromisoformat(view.now).astimezone().date()
    text = "" if found is None else written(found.made)
    return view.page(
        "organizer/catalogues.html",
        here=catalogues.counting(view.desk.store.folder),
        added={one.name for one in catalogues.added(view.desk.store.folder)},
        games=catalogues.games(),
        found=found,
        going=going,
        may_add=_may_add(view),
        text=text if len(text) <= MOST_SENT_BACK else "",
        most=MOST_NAMED,
        age=lambda day: days_old(day, today),
    )


def days_old(day: date | None, today: date) -> int | None:
    return None if day is None else max(0, (today - day).days)

"""Several tournaments on one big screen: two side by side, more take turns."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, Response

from topcut.desk.signing_up import is_open
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.display.decks import Room
from topcut.web.display.moment import spoken
from topcut.web.display.pace import REFRESH
from topcut.web.display.screen import SECOND, Screen, Strip, host, screen, turn
from topcut.web.kept import Answers
from topcut.web.rendering import is_asked
from topcut.web.view import CONTENT_LANGUAGE, View, live_beside
from topcut.words.reader import language, reading

router = APIRouter()

SIDE_BY_SIDE = 2
MOST = 8
NOBODYS = TournamentId("")  # the shelf of pages about several


@dataclass(frozen=True, slots=True)
class Spread:
    """What is side by side, for as long as the longer one needs."""

    screens: tuple[Screen, ...]

    @property
    def seconds(self) -> int:
        return max(one.seconds for one in self.screens)


@router.get("/display")
@live_beside
def several(view: Annotated[View, may("open")], t: Annotated[list[str], Query()] = []) -> Response:  # noqa: B006
    """Those that are named, or all that are being played."""
    ids = [id for id in dict.fromkeys(map(TournamentId, t)) if _is_public(view, id)] if t else _running(view)
    ids = ids[:MOST]
    with reading(spoken(view.desk.store.display_language(ids[0]) if ids else "")):  # that of the first
        return _several(view, ids, is_named=bool(t))


def _several(view: View, ids: Sequence[TournamentId], *, is_named: bool) -> Response:
    if view.flash is not None or is_asked(view.request):
        return _shown(view, ids)
    address = f"{view.request.url.path}?{urlencode([('t', id) for id in ids])}" if is_named else view.request.url.path
    answers: Answers = view.request.app.state.answers
    key = language(), address, tuple(_state(view, id) for id in ids)
    made = answers.once(NOBODYS, (view.now[:SECOND],), key, lambda: bytes(_shown(view.found_at(address), ids).body))
    return HTMLResponse(made, headers={CONTENT_LANGUAGE: language()})


def _state(view: View, id: TournamentId) -> Hashable:
    """What tells one page from another within a second."""
    desk, store = view.desk, view.desk.store
    return id, store.head(id).n, store.edition(id), is_open(desk, id), str(desk.trouble(id))


def _shown(view: View, ids: Sequence[TournamentId]) -> Response:
    screens = [screen(view, id, Room(half=True)) for id in ids]
    if any(one.strip for one in screens):
        screens = [screen(view, id, Room(half=True, banner=True)) for id in ids]
    strip = [Strip(f"{one.title}: {said.head}", said.text) for one in screens for said in one.strip]
    starts = range(0, len(screens), SIDE_BY_SIDE)
    spreads = tuple(Spread(tuple(screens[start : start + SIDE_BY_SIDE])) for start in starts)
    at = 0 if is_asked(view.request) or not spreads else turn(view) % len(spreads)
    return view.page(
        "display/several.html", spreads=spreads, strip=strip, at=at, host=host(view.settings), refresh=REFRESH
    )


def _running(view: View) -> list[TournamentId]:
    listed = [one.id for one in view.desk.store.tournaments()]
    return [id for id in listed if _is_public(view, id) and _is_played(view, id)]


def _is_public(view: View, id: TournamentId) -> bool:
    store = view.desk.store
    if not store.knows(id) or store.kept(id).deleted is not None:
        return False
    try:
        view.desk.look(id)
    except Refusal:  # its log cannot be read; its own page says so
        return False
    return True


def _is_played(view: View, id: TournamentId) -> bool:
    kept = view.desk.store.kept(id)
    is_listed = kept.archived is None and kept.drill is None
    return is_listed and view.desk.look(id).phase in {Phase.SWISS, Phase.BRACKET}

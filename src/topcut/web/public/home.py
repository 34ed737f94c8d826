"""The home page: what is going on in this hall, what comes next, and where to sign in."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Tournament
from topcut.store import Listed
from topcut.web.access import may
from topcut.web.kept import known_of
from topcut.web.public.frame import Progress, progress
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Row:
    """A tournament in the list; without `t` its log cannot be read."""

    id: TournamentId
    title: str
    t: Tournament | None = None
    how_far: Progress | None = None


@router.get("/")
def home(view: Annotated[View, may("open")]) -> Response:
    rows = [_row(view, listed) for listed in view.desk.store.tournaments()]
    running = [row for row in rows if row.how_far and row.how_far.is_running]
    over = [row for row in rows if row.how_far and row.how_far.is_over]
    coming = [row for row in rows if row not in running and row not in over]
    return view.page(
        "public/home.html",
        running=running,
        coming=sorted(coming, key=_day),
        over=sorted(over, key=_day, reverse=True),
    )


def _row(view: View, listed: Listed) -> Row:
    desk = view.desk
    try:
        t = desk.look(listed.id)
    except Refusal:  # damaged beyond its first fact; its own page says what is wrong
        return Row(listed.id, listed.name)
    how_far = known_of(view, listed.id, "how far", lambda: progress(desk, listed.id))
    return Row(listed.id, t.title, t, how_far)


def _day(row: Row) -> str:
    return row.t.first_day if row.t else ""

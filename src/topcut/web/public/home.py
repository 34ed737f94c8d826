"""The home page: what is going on in this hall, what comes next, and where to sign in; for those who run tournaments,
each of theirs with how far it is and the one next step."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.drill import is_sample
from topcut.desk.keeping import removed_at
from topcut.desk.listing import LONGEST
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import calling, lists
from topcut.rules.match import Stage
from topcut.rules.ranking.standings import headcount
from topcut.rules.state import Board, State, board
from topcut.rules.tournament import Phase, Tournament
from topcut.store import Listed
from topcut.store.keeping import AS_USUAL, Keeping
from topcut.store.rows import State as ListedState
from topcut.web.access import may
from topcut.web.access.account import account_name, held, owned, ownerless
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import recognize
from topcut.web.kept import known_of
from topcut.web.public.calendar import calendar
from topcut.web.public.frame import Progress, progress
from topcut.web.rendering import by_the_clock
from topcut.web.settings import Mode
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.dates import short_day

router = APIRouter()

WEEK = 7
RECENT = 20  # of those that are over, unless all are asked for


@dataclass(frozen=True, slots=True)
class Gauge:
    """The tables of the round that is being played."""

    round: int
    in_bracket: bool
    settled: int
    claimed: int
    disputed: int
    tables: int


@dataclass(frozen=True, slots=True)
class Told:
    """What the list says of a tournament, which itself is let go: a thousand would not fit."""

    first_day: str
    place: str
    game: str
    players: int
    is_finished: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A tournament in the list; if nothing is told, its log cannot be read."""

    id: TournamentId
    title: str
    told: Told | None = None
    how_far: Progress | None = None
    kept: Keeping = AS_USUAL
    is_mine: bool = False  # the viewer has its desk
    gauge: Gauge | None = None
    calls: int = 0
    missing_lists: int = 0
    when: str = ""
    away: str = ""

    @property
    def urgency(self) -> tuple[bool, bool, bool, bool]:
        """Whether someone waits for an official, then a round that can go on, then one that is on; a drill never
        before what is real."""
        gauge = self.gauge
        waits = bool(self.calls or (gauge and gauge.disputed))
        return not self.kept.drill, waits, gauge is None or gauge.settled == gauge.tables, gauge is not None


@router.get("/")
def home(view: Annotated[View, may("open")], past: str = "") -> Response:
    """With `past=all` every tournament that is over; without it, those of late."""
    is_shared = view.settings.mode is Mode.HOSTED
    if is_shared and not view.viewer.is_staff:
        return calendar(view)
    mine = _mine(view)
    to_see = _to_see(view, mine)
    older = frozenset() if past == "all" else _older(view, to_see)
    rows = [_row(view, one, one.id in mine) for one in to_see if one.id not in older]
    shown = [row for row in rows if row.kept.deleted is None]
    listed = [row for row in shown if row.kept.archived is None]
    on = (row for row in listed if row.how_far and row.how_far.is_running)
    running = sorted(on, key=lambda row: row.kept.drill is not None)
    over = [row for row in listed if row.how_far and row.how_far.is_over]
    coming = sorted((row for row in listed if row not in running and row not in over), key=_day)
    owner = view.viewer.kind is Kind.OWNER
    return view.page(
        "public/home.html",
        running=running,
        coming=coming,
        over=sorted(over, key=_day, reverse=True),
        archived=[row for row in shown if row.kept.archived is not None and row.is_mine],
        older=len(older),
        deleted=_deleted(view, rows) if owner else (),
        ownerless=ownerless(access_in(view.request)) if view.viewer.operates else (),
        first=_most_urgent(running, coming),
        name=account_name(view) if owner else "",
        has_sample=any(is_sample(row.kept.drill, row.title) and row.is_mine for row in shown),
    )


def _mine(view: View) -> frozenset[TournamentId]:
    """Whose desk this viewer may open."""
    let_in = recognize(view.request, TournamentId("")).here
    mine = {one.tournament for one in let_in if one.is_staff and one.tournament}
    return frozenset(mine | {*(held(view) if view.viewer.kind is Kind.OWNER else ())})


def _to_see(view: View, mine: frozenset[TournamentId]) -> list[Listed]:
    """Of others, what everyone may find; of what was deleted, whoever may bring it back is asked later."""
    store = view.desk.store
    every = store.tournaments(mine if view.settings.mode is Mode.HOSTED else None)
    out = store.calendar.hidden() if any(one.id not in mine for one in every) else frozenset()

    def is_found(id: TournamentId) -> bool:
        kept = store.kept(id)
        return kept.deleted is not None or not (kept.drill or kept.archived or id in out)

    return [one for one in every if one.id in mine or is_found(one.id)]


def _older(view: View, to_see: Sequence[Listed]) -> frozenset[TournamentId]:
    """Those that were over long ago, archived or not: nobody works out a thousand logs for a first page."""
    store = view.desk.store
    over = [one for one in store.calendar.these([one.id for one in to_see]) if one.state == ListedState.OVER.value]
    over = [one for one in over if store.kept(one.tournament).deleted is None]
    late = sorted(over, key=lambda one: one.first_day, reverse=True)
    archived = [one.tournament for one in late if store.kept(one.tournament).archived is not None]
    others = [one.tournament for one in late if store.kept(one.tournament).archived is None]
    return frozenset((*archived[RECENT:], *others[RECENT:]))


def _row(view: View, listed: Listed, is_mine: bool) -> Row:
    desk, id = view.desk, listed.id
    kept = desk.store.kept(id)
    try:
        t = desk.look(id)
    except Refusal:  # damaged beyond its first fact; its own page says what is wrong
        return Row(id, listed.name, kept=kept, is_mine=is_mine)
    how_far = known_of(view, id, "how far", lambda: progress(desk, id))
    if not is_mine:
        return Row(id, t.title, _told(t), how_far, kept)
    when, away = _when(t.first_day, by_the_clock(view.now)[0])
    return Row(
        id,
        t.title,
        _told(t),
        how_far,
        kept,
        is_mine=True,
        gauge=known_of(view, id, "gauge", lambda: _gauge(board(t))) if t.phase is not Phase.FINISHED else None,
        calls=sum(calling.is_waiting(t, call) for call in t.conduct.calls) if how_far.is_running else 0,
        missing_lists=len(lists.missing(t)) if t.phase is Phase.SIGN_UP and lists.are_required(t) else 0,
        when=when,
        away=away,
    )


def _told(t: Tournament) -> Told:
    count = headcount(t)
    players = count.players if t.structure else count.still_in
    return Told(t.first_day, t.place[:LONGEST], t.ruleset.title[:LONGEST], players, t.phase is Phase.FINISHED)


def _gauge(found: Board | None) -> Gauge | None:
    if found is None:
        return None
    return Gauge(
        round=found.now.number,
        in_bracket=found.now.stage is Stage.BRACKET,
        settled=len(found.of(State.SETTLED)),
        claimed=len(found.of(State.CLAIMED)),
        disputed=len(found.of(State.DISPUTED, State.DRAWN)),
        tables=len(found.lines),
    )


def _when(first_day: str, today: str) -> tuple[str, str]:
    """`Today`, or the day, and how far away it is."""
    day, now = date.fromisoformat(first_day), date.fromisoformat(today)
    days = (day - now).days
    written = short_day(day, with_year=day.year != now.year)
    away = say("home-away", weeks=days // WEEK, days=days) if days > 1 else ""
    return say("home-day", days=days, day=written), away


def _most_urgent(running: Sequence[Row], coming: Sequence[Row]) -> TournamentId | None:
    """The one whose button stands out."""
    mine = [row for row in running if row.is_mine] or [row for row in coming if row.is_mine][:1]
    return max(mine, key=lambda row: row.urgency).id if mine else None


def _deleted(view: View, rows: Sequence[Row]) -> tuple[tuple[Row, str], ...]:
    """Those that can still be brought back, and until when."""
    mine = owned(view, deleted=True)
    return tuple((row, by_the_clock(removed_at(row.kept) or view.now)[0]) for row in rows if row.id in mine)


def _day(row: Row) -> str:
    return row.told.first_day if row.told else ""

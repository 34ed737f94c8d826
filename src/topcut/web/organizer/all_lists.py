"""All lists of a tournament at a glance: how each stands, what forbids it, how old it is, and who knows the names."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import catalogues
from topcut.exchange.list_demands import catalogue
from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.rules.actions import lists
from topcut.rules.list_versions import Version, versions
from topcut.rules.tournament import LEGAL, ListState, Phase, Player
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.organizer.catalogues import days_old
from topcut.web.organizer.desk_page import shown
from topcut.web.view import View
from topcut.words import say

router = APIRouter()

STATES = ("", "missing", "illegal", "unread", "legal", "accepted")


@dataclass(frozen=True, slots=True)
class Row:
    player: Player
    name: str
    state: str  # one of STATES
    clauses: tuple[str, ...]
    findings: int
    versions: tuple[Version, ...]

    @property
    def at(self) -> str | None:
        return self.versions[-1].at if self.versions else None


@router.get("/t/{tournament}/desk/lists")
def all_lists(view: Annotated[View, may("officiate")], show: str = "") -> Response:
    t, found = view.t, known(view, _versions)
    rows = sorted((_row(view, player, found) for player in t.players.values()), key=lambda row: same(row.name))
    rows = [row for row in rows if row.player.is_active or row.player.list is not None]
    folder = view.desk.store.folder
    today = datetime.fromisoformat(view.now).astimezone().date()
    return shown(
        view,
        "all_lists.html",
        rows=[row for row in rows if show in {"", row.state}] if show in STATES else rows,
        counts={state: sum(state in {"", row.state} for row in rows) for state in STATES},
        show=show,
        locked=lists.is_locked(t),
        required=lists.are_required(t),
        used=[one for one in catalogue(t.ruleset, catalogues.gone_by(t, folder)).catalogues if one.items],
        lost=catalogues.missing(t, folder) if t.phase is not Phase.SIGN_UP else (),
        age=lambda day: days_old(day, today),
        ago=lambda at: ago(view, at),
    )


def ago(view: View, at: str) -> str:
    """`3 days ago`, in the largest unit that fits."""
    minutes = int((datetime.fromisoformat(view.now) - datetime.fromisoformat(at)).total_seconds()) // 60
    hours, days = minutes // 60, minutes // (60 * 24)
    unit, number = ("days", days) if days else ("hours", hours) if hours else ("minutes", max(0, minutes))
    return say("list-age", unit=unit, number=number)


def _versions(view: View) -> Mapping[PlayerId, tuple[Version, ...]]:
    return versions(tuple(view.desk.history(view.tournament)))


def _row(view: View, player: Player, found: Mapping[PlayerId, tuple[Version, ...]]) -> Row:
    check = player.list_check
    state = player.list_state.value
    if player.list_state is ListState.HANDED_IN:
        state = "legal" if check is not None and check.grade == LEGAL else "unread"
    clauses = () if check is None else check.clauses
    count = 0 if check is None else len(check.findings)
    return Row(player, view.names.of(player.id), state, clauses, count, found.get(player.id, ()))

"""The other tournaments of the same hall: one click away from every page of a desk."""

from dataclasses import dataclass

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase
from topcut.web.access.account import owned
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say

MOST = 8  # the latest ones; all of them are on the first page


@dataclass(frozen=True, slots=True)
class Neighbour:
    id: TournamentId
    title: str
    said: str


def neighbours(view: View) -> tuple[Neighbour, ...]:
    """What this organizer runs too and has not finished; a co-organizer was let into one tournament alone."""
    if view.viewer.kind is not Kind.OWNER:
        return ()
    found = (_neighbour(view, id) for id in owned(view)[: MOST + 1] if id != view.tournament)
    return tuple(one for one in found if one is not None)[:MOST]


def _neighbour(view: View, id: TournamentId) -> Neighbour | None:
    try:
        t = view.desk.look(id)
    except Refusal:  # its log cannot be read; its own pages say so
        return None
    if t.phase is Phase.FINISHED:
        return None
    return Neighbour(id, t.title, say("desk-state", phase=t.phase, players=len(t.active), round=len(t.rounds)))

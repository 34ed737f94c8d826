"""What a player is told on every page but their own: in which round they sit, and where."""

from dataclasses import dataclass

from topcut.desk import Desk
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.state import Place, State, place
from topcut.rules.tournament import Phase
from topcut.web.viewer import Kind, Viewer
from topcut.words import say
from topcut.words.rounds import round_name

PAGES = ("player/", "public/", "help/")
OWN = "player/seat.html"  # says it itself


@dataclass(frozen=True, slots=True)
class Seated:
    tournament: TournamentId
    n: int  # where its log ended
    round: str = ""  # names the seat of which the player has something to hear; empty if there is none
    table: int = 0  # 0: a bye
    called: str = ""  # the round in words

    @property
    def place(self) -> str:
        return say("seat-table", table=self.table) if self.table else ""

    @property
    def says(self) -> str:
        return say("seat-elsewhere", round=self.called, table=self.table)


def seated(desk: Desk, viewer: Viewer, template: str) -> Seated | None:
    """Until the player has reported. None for everybody else, and at a card table, which shows itself."""
    id = viewer.tournament
    if viewer.kind is not Kind.PLAYER or id is None or not template.startswith(PAGES) or template == OWN:
        return None
    if desk.store.kept(id).deleted is not None:
        return None
    try:
        n, t = desk.store.head(id).n, desk.look(id)
    except Refusal:  # its log cannot be read; the help can
        return None
    if t.ruleset.plan is not None:
        return None
    seat = place(t, PlayerId(viewer.id))
    if seat is None or seat.now.round.closed or t.phase is Phase.FINISHED:
        return Seated(id, n)
    is_bye = seat.state is State.BYE
    if not is_bye and (not seat.is_reportable or seat.mine is not None):
        return Seated(id, n)
    now = seat.now
    called = round_name(t, now.stage, now.number)
    return Seated(id, n, rung_for(seat), 0 if is_bye else seat.table, called)


def rung_for(seat: Place) -> str:
    """Names the seat for the bell, which rings for another round, another table and another opponent."""
    return f"{seat.now.stage}-{seat.now.number}-{seat.table}-{seat.opponent or 'bye'}"

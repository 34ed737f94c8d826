"""Room for everybody: what an organizer does when a round cannot be seated."""

from topcut.generator.life import Life
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.registration import fix_seat
from topcut.rules.actions.venue import set_table


def make_room(life: Life) -> bool:
    """One more table, or a seat set free that nobody can have; whether the next try may go better."""
    refusal = life.last_refusal
    if refusal is None:
        return False
    if refusal.code in {"stream-table-fixed", "fixed-table-missing"}:
        return life.does(fix_seat, PlayerId(str(refusal.parameters["player"])), None)
    if refusal.code == "too-few-tables":
        return life.does(set_table, TableNumber(max(life.t.tables) + 1))
    return False

"""Tables and their terrain, and what players bring (CH-01 to CH-06, CH-46, TL-01, PS-01, PS-29, MU-07, MU-12)."""

from collections.abc import Collection
from dataclasses import replace

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal, confirmed
from topcut.rules.actions.guards import organizer_only, staff_only, the_player
from topcut.rules.actions.wording import said_if_any
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, MaterialsChecked, SubstituteApproved, TableChecked, TableSet
from topcut.rules.ruleset import Materials
from topcut.rules.tournament import Phase, Table, Tournament

LONGEST_NOTE = 1_000
MOST_TABLES = 9_999  # more is a slip of the finger


def set_table(
    t: Tournament,
    by: Actor,
    table: TableNumber,
    *,
    name: str = "",
    note: str = "",
    closed: bool = False,
    stream: bool = False,
) -> list[Fact]:
    """A table's name, a note on its terrain, and whether it is closed or is the one table on the stream.

    Where the tables of the hall are listed, a new one is added; elsewhere this does not change how many there are.
    """
    staff_only(t, by)
    check_number(table)
    if closed and stream:
        raise Refusal("table-closed", table=table)
    others = [other for other in t.tables.values() if stream and other.stream and other.number != table]
    note = said_if_any(note, "note", LONGEST_NOTE)
    made = TableSet(table, said_if_any(name, "name"), note, closed, stream, listed=bool(t.hall))
    return [*(_as_fact(replace(other, stream=False)) for other in others), made]


def set_tables(t: Tournament, by: Actor, count: int) -> list[Fact]:
    """The hall has tables 1 to `count`, and those that were set up before, which stay as they are."""
    staff_only(t, by)
    check_number(count)
    first = [TableNumber(number) for number in range(1, count + 1)]
    known = [_as_fact(replace(table, listed=True)) for table in t.tables.values() if not table.listed]
    return [*known, *(TableSet(table) for table in first if table not in t.tables)]


def check_number(table: int) -> None:
    if not 1 <= table <= MOST_TABLES:
        raise Refusal("table-number", table=table, most=MOST_TABLES)


def check_table(t: Tournament, by: Actor, table: TableNumber | None = None) -> list[Fact]:
    """The terrain is set up for the coming round; None: at all tables that are still unchecked."""
    staff_only(t, by)
    if table is not None and table not in t.tables:
        raise Refusal("table-not-set", table=table)
    return [TableChecked(one, coming_round(t)) for one in (unchecked_tables(t) if table is None else (table,))]


def unchecked_tables(t: Tournament) -> tuple[TableNumber, ...]:
    """The checklist between rounds: tables whose terrain is still to be checked."""
    coming = coming_round(t)
    return tuple(sorted(table.number for table in t.tables.values() if not table.closed and table.checked < coming))


def coming_round(t: Tournament) -> int:
    """The number of the round that is paired next, bracket rounds counted on."""
    return len(t.rounds) + (len(t.bracket.rounds) if t.bracket else 0) + 1


def check_materials(
    t: Tournament, by: Actor, player: PlayerId, item: str, *, passed: bool = True, note: str = ""
) -> list[Fact]:
    """An official ticks off an item that a player brings, or notes what is wrong with it."""
    staff_only(t, by)
    the_player(t, player)
    _item(_materials(t), item)
    return [MaterialsChecked(player, item, passed, said_if_any(note, "note", LONGEST_NOTE))]


def approve_substitute(
    t: Tournament, by: Actor, player: PlayerId, item: str, *, note: str = "", confirm: Collection[str] = ()
) -> list[Fact]:
    """The organizer has seen a replacement and found it fit, which should be before the start (CH-05, CH-06)."""
    organizer_only(t, by)
    the_player(t, player)
    materials = _materials(t)
    clause = _item(materials, item)
    if item not in materials.substitutes:
        raise Refusal("no-substitute", clause=clause, item=item, possible=materials.substitutes)
    if materials.substitutes_by == "start" and t.phase is not Phase.SIGN_UP:
        confirmed(clause, confirm, "substitute-late", item=item)
    return [SubstituteApproved(player, item, said_if_any(note, "note", LONGEST_NOTE))]


def unticked(t: Tournament, player: PlayerId) -> tuple[str, ...]:
    """What has not been checked yet, or was not in order the last time."""
    last = {item: passed for someone, item, passed, _ in t.conduct.checks if someone == player}
    return tuple(item for item in (t.ruleset.materials.items if t.ruleset.materials else ()) if not last.get(item))


def _as_fact(table: Table) -> TableSet:
    return TableSet(table.number, table.name, table.note, table.closed, table.stream, table.listed)


def _materials(t: Tournament) -> Materials:
    if t.ruleset.materials is None:
        raise Refusal("no-materials", ruleset=t.ruleset.title)
    return t.ruleset.materials


def _item(materials: Materials, item: str) -> str:
    if item not in materials.items:
        raise Refusal("item-unknown", clause=materials.clause, item=item, possible=tuple(materials.items))
    return materials.item_clauses[item]

"""The tables of the hall: how many, what they are called, notes on terrain, closed ones, the stream, and the check."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TableNumber
from topcut.rules.actions import venue
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/desk/tables")
def tables(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    return shown(
        view,
        "tables.html",
        tables=[t.tables[table] for table in sorted(t.tables)],
        needed=len(t.to_pair) // 2,
        unchecked=venue.unchecked_tables(t),
        coming=venue.coming_round(t),
        fixed={player.table: player.id for player in t.players.values() if player.table and not player.has_left},
    )


@router.post("/t/{tournament}/desk/tables")
@again(tables)
def set_up(view: Annotated[View, may("officiate")]) -> Response:
    """Tables 1 to this number; existing tables stay as they are."""
    count = view.number("count")
    view.act(venue.set_tables, count)
    return view.go(desk(view, "tables"), say("tables-set", count=count))


@router.post("/t/{tournament}/desk/tables/one")
@again(tables)
def change(view: Annotated[View, may("officiate")]) -> Response:
    table = TableNumber(view.number("table"))
    view.act(
        venue.set_table,
        table,
        name=view.text("name"),
        note=view.text("note"),
        closed=view.text("use") == "closed",
        stream=view.text("use") == "stream",
    )
    return view.go(desk(view, f"tables#table-{table}"), say("desk-tables-saved", table=table))


@router.post("/t/{tournament}/desk/tables/check")
@again(tables)
def check(view: Annotated[View, may("officiate")]) -> Response:
    """The terrain is set up for the coming round (CH-46, PS-29)."""
    view.act(venue.check_table, TableNumber(view.number("table")) if view.text("table") else None)
    return view.go(desk(view, "tables"))

"""The owner's switch for card tables: who may open one, how many at once, and when one is put away."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.card_tables import open_tables
from topcut.refusal import Refusal
from topcut.store.hosting import CardTables, Openers
from topcut.web.access import may
from topcut.web.challengers.front import card_tables
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

MOST = 1000
MOST_HOURS = 24 * 365


@router.get("/challengers/tables")
def tables(view: Annotated[View, may("operate")]) -> Response:
    found = [(id, view.desk.look(id)) for id in open_tables(view.desk)]
    return view.page("challengers/tables.html", now=card_tables(view), openers=tuple(Openers), tables=found)


@router.post("/challengers/tables")
@again(tables)
def switch(view: Annotated[View, may("operate")]) -> Response:
    who, most, hours = view.text("who"), view.number("most"), view.number("hours")
    if who not in set(Openers) or not 0 <= most <= MOST or not 1 <= hours <= MOST_HOURS:
        raise Refusal("table-options")
    view.desk.store.change_access(lambda accounts: accounts.put(CardTables(who=who, most=most, hours=hours)))
    return view.go("/challengers/tables", say("tables-said"))

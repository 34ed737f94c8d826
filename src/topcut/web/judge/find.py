"""One field that leads to a table by its number, or to a player by name."""

import re
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.rules.state import board
from topcut.web.access import may
from topcut.web.finding import is_found, is_nearly_found
from topcut.web.frame import frame
from topcut.web.view import View

router = APIRouter()

TABLE = re.compile(r"(?:t|table)?\s*([0-9]+)", re.ASCII | re.IGNORECASE)  # 5, t5, table 5
MOST = 30  # more are not read on a phone: another letter makes them fewer


@router.get("/t/{tournament}/judge/find")
def find(view: Annotated[View, may("officiate")], q: str = "") -> Response:
    """Where only one table or player is meant, straight there."""
    wanted, now = q.strip(), board(view.t)
    tables = {str(line.table): line for line in now.lines} if now else {}
    plate = TABLE.fullmatch(wanted)
    if plate and plate[1] in tables:
        return view.go(f"/t/{view.tournament}/judge/tables/{plate[1]}")
    name = view.names.of
    found = [player for player in view.t.players if wanted and is_found(wanted, name(player))]
    found = found or [player for player in view.t.players if wanted and is_nearly_found(wanted, name(player))]
    if len(found) == 1:
        return view.go(f"/t/{view.tournament}/desk/players/{found[0]}")
    found.sort(key=lambda player: same(name(player)))
    lines = {player: line for line in tables.values() for player in line.players}
    return view.page(
        "judge/find.html", **frame(view), wanted=wanted, found=found[:MOST], more=len(found) - MOST, lines=lines
    )

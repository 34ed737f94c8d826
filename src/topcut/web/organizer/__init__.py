"""The organizer's desk: one address whose page follows the tournament, and everything that is done from there."""

from fastapi import APIRouter

from topcut.web.organizer import (
    by_hand,
    calls,
    cards,
    check_in,
    check_results,
    clock,
    conduct,
    correct,
    create,
    cut,
    exports,
    finish,
    history,
    lists,
    officials,
    player,
    players,
    preview,
    round,
    settings,
    standings,
    start,
    tables,
)

BEFORE = (create, settings, players, player, lists, check_in, officials, tables, cards, start)
DURING = (round, check_results, preview, by_hand, clock, calls, conduct, standings, correct, cut)
AFTER = (finish, exports, history)

router = APIRouter()
for page in (*BEFORE, *DURING, *AFTER):
    router.include_router(page.router)

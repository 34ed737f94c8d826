"""The organizer's desk: one address whose page follows the tournament, and everything that is done from there."""

from fastapi import APIRouter

from topcut.web.organizer import (
    announcements,
    arrivals,
    by_hand,
    calls,
    cards,
    check_in,
    check_results,
    clock,
    correct,
    create,
    cut,
    drops_and_warnings,
    exports,
    finish,
    history,
    keeping,
    lists,
    officials,
    player,
    players,
    preview,
    round,
    sample,
    schedule,
    settings,
    start,
    tables,
)

BEFORE = (create, sample, settings, schedule, players, player, lists, check_in, officials, tables, cards, start)
DURING = (
    round,
    check_results,
    preview,
    by_hand,
    clock,
    calls,
    announcements,
    arrivals,
    drops_and_warnings,
    correct,
    cut,
)
AFTER = (finish, exports, history, keeping)

router = APIRouter()
for page in (*BEFORE, *DURING, *AFTER):
    router.include_router(page.router)

"""The organizer's desk: one address whose page follows the tournament, and everything that is done from there."""

from fastapi import APIRouter

from topcut.web.organizer import (
    announcements,
    arrivals,
    by_hand,
    cards,
    check_in,
    check_results,
    clock,
    conduct,
    correct,
    create,
    cut,
    devices,
    display,
    drill,
    drills,
    exports,
    finish,
    history,
    keeping,
    lists,
    officials,
    player,
    players,
    preview,
    print,
    round,
    schedule,
    settings,
    standings,
    start,
    strike,
    tables,
)

BEFORE = (create, drills, drill, settings, schedule, players, player, lists, check_in, officials, tables, cards, start)
DURING = (
    round,
    check_results,
    preview,
    by_hand,
    clock,
    announcements,
    display,
    arrivals,
    conduct,
    standings,
    correct,
    cut,
)
AFTER = (finish, print, exports, history, strike, keeping, devices)

router = APIRouter()
for page in (*BEFORE, *DURING, *AFTER):
    router.include_router(page.router)

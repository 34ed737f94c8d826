"""What everyone may see without signing in."""

from fastapi import APIRouter

from topcut.web.public import (
    at_table,
    bracket,
    cross_table,
    front,
    home,
    lists,
    log,
    pairings,
    preview,
    rules,
    sign_up,
    standings,
    verify,
)

router = APIRouter()
PAGES = (home, front, pairings, standings, cross_table, bracket, lists, log, rules, sign_up, verify, at_table, preview)
for page in PAGES:
    router.include_router(page.router)

"""What everyone may see without signing in."""

from fastapi import APIRouter

from topcut.web.public import (
    bracket,
    cross_table,
    front,
    home,
    log,
    pairings,
    preview,
    rules,
    sign_up,
    standings,
    verify,
)

router = APIRouter()
for page in (home, front, pairings, standings, cross_table, bracket, log, rules, sign_up, verify, preview):
    router.include_router(page.router)

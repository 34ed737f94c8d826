"""What everyone may see without signing in."""

from fastapi import APIRouter

from topcut.web.public import (
    at_table,
    bracket,
    calendar,
    cross_table,
    feeds,
    front,
    home,
    lists,
    log,
    luck,
    pairings,
    played,
    preview,
    rules,
    sign_up,
    standings,
    verify,
)

router = APIRouter()
PAGES = (
    home,
    calendar,
    feeds,
    front,
    pairings,
    standings,
    cross_table,
    bracket,
    lists,
    played,
    luck,
    log,
    rules,
    sign_up,
    verify,
    at_table,
    preview,
)
for page in PAGES:
    router.include_router(page.router)

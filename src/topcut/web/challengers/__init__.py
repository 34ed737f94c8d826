"""Playing Challengers! on phones: the table, everyone's Deck Phase, the matches."""

from fastapi import APIRouter

from topcut.web.challengers import (
    answer,
    coach,
    companion,
    front,
    gallery,
    hosting,
    join,
    learn,
    match,
    other_phone,
    phone,
    projector,
    still,
    story,
    tables,
)

PAGES = (
    front,
    join,
    tables,
    phone,
    answer,
    coach,
    hosting,
    companion,
    other_phone,
    match,
    still,
    story,
    projector,
    gallery,
    learn,
)

router = APIRouter()
for page in PAGES:
    router.include_router(page.router)

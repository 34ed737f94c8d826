"""The organizer's desk: one address whose page follows the tournament, and all that is done from it."""

from fastapi import APIRouter

from topcut.web.organizer import at_desk, before, in_play

router = APIRouter()
for part in (at_desk, before, in_play):
    router.include_router(part.router)

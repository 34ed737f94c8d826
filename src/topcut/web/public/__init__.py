"""What everybody may see without signing in."""

from fastapi import APIRouter

from topcut.web.public import (
    archive,
    bracket,
    briefing,
    front,
    home,
    pairings,
    rulebook,
    signing_up,
    standings,
    story,
    verifying,
)

router = APIRouter()
for room in (home, front, pairings, standings, bracket, story, briefing, rulebook, signing_up, archive, verifying):
    router.include_router(room.router)

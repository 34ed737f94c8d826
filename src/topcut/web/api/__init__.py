"""The window for programs: what the pages show and do, as JSON, by the same desk and the same rights."""

from fastapi import APIRouter

from topcut.web.api import (
    bracket,
    clock,
    creating,
    description,
    facts,
    judging,
    players,
    preview,
    registering,
    rounds,
    running,
    standings,
    stream,
    tournaments,
)

READING = (tournaments, players, rounds, standings, bracket, clock, facts, stream, preview)
WRITING = (creating, registering, running, judging)

router = APIRouter()
for part in (*READING, *WRITING, description):
    router.include_router(part.router)

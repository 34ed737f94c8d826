"""The window for programs: what the pages show and do, as JSON, by the same desk and the same rights."""

from fastapi import APIRouter

from topcut.web.api import (
    arranging,
    bracket,
    checking,
    clock,
    creating,
    description,
    facts,
    handing_in,
    judging,
    keeping,
    notices,
    pairing,
    players,
    preview,
    registering,
    rounds,
    running,
    signing_up,
    standings,
    stream,
    tournaments,
)

READING = (tournaments, players, rounds, standings, bracket, clock, notices, facts, stream, preview)
WRITING = (creating, arranging, registering, signing_up, handing_in, running, pairing, judging, checking, keeping)

router = APIRouter()
for part in (*READING, *WRITING, description):
    router.include_router(part.router)

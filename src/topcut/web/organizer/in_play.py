"""The desk from the start on: the routes of every page while a tournament runs."""

from fastapi import APIRouter

from topcut.web.organizer import (
    bracket,
    by_hand,
    calls,
    clock,
    correcting,
    cutting,
    entering,
    exporting,
    finishing,
    leaving,
    losing,
    people,
    previewing,
    rekeying,
    round,
    story,
    undoing,
    warning,
)

router = APIRouter()
for room in (
    round,
    entering,
    rekeying,
    previewing,
    by_hand,
    clock,
    calls,
    people,
    leaving,
    losing,
    warning,
    correcting,
    cutting,
    bracket,
    finishing,
    exporting,
    story,
    undoing,
):
    router.include_router(room.router)

"""The desk before the start: the routes from the wish for a tournament to one that has begun."""

from fastapi import APIRouter

from topcut.web.organizer import (
    cards,
    checking_in,
    creating,
    handing_in,
    importing,
    officials,
    one_player,
    players,
    settings,
    starting,
    tables,
)

router = APIRouter()
for room in (
    creating,
    settings,
    players,
    one_player,
    handing_in,
    importing,
    checking_in,
    officials,
    tables,
    cards,
    starting,
):
    router.include_router(room.router)

"""What a player does with a phone."""

from fastapi import APIRouter

from topcut.web.player import calling, dropping, my_data, my_list, reporting, seat, squads, standing, witness

router = APIRouter()
for page in (seat, reporting, squads, calling, standing, my_list, dropping, my_data, witness):
    router.include_router(page.router)

"""What a player does with a phone."""

from fastapi import APIRouter

from topcut.web.player import drop, my_data, my_list, pulse, rulings, seat, standing

router = APIRouter()
for page in (seat, standing, my_list, rulings, drop, my_data, pulse):
    router.include_router(page.router)

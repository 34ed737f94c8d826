"""The chapters for organizers, judges and players, on the computer that runs the event: no network is needed."""

from fastapi import APIRouter

from topcut.web.help import chapter, contents, search

router = APIRouter()
for page in (contents, search, chapter):  # search first: no chapter is called that
    router.include_router(page.router)

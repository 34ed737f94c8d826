"""The judge's phone: the queue of calls is its first page, and from there every table and every player is in reach."""

from fastapi import APIRouter

from topcut.web.judge import deck_checks, find, pulse, queue, table

router = APIRouter()
for page in (queue, table, deck_checks, find, pulse):
    router.include_router(page.router)

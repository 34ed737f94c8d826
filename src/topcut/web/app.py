"""The app: every room's pages, the edges where errors end, and what runs beside the requests."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from secrets import token_bytes

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from topcut.desk import Desk
from topcut.desk.second_opinion import SecondOpinion
from topcut.desk.simulation import Simulation
from topcut.refusal import Refusal
from topcut.web import display, edges, help, judge, organizer, player, public, receipts
from topcut.web.access import account, cards, csrf, rights, second, security_page, shield, staff, watch
from topcut.web.access.memory import Access
from topcut.web.kept import Answers
from topcut.web.live import route
from topcut.web.live.hub import Hub
from topcut.web.public.preview import Pictures
from topcut.web.settings import Settings
from topcut.web.turns import make_room

ROOMS: tuple[APIRouter, ...] = (
    route.router,
    shield.router,
    account.router,
    second.router,
    security_page.router,
    cards.router,
    staff.router,
    organizer.router,
    judge.router,
    player.router,
    display.router,
    receipts.router,
    public.router,
    help.router,
)
TICK = 1.0
WORKER = "worker.js"  # registered by a player's page, for that page alone
DRAWING = "image/svg+xml"
STATIC = Path(__file__).parent / "static"
PICTURES = Path(__file__).parent.parent / "help_pages" / "pictures"
SILENT: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}

log = logging.getLogger(__name__)


def app(desk: Desk, settings: Settings | None = None) -> FastAPI:
    """Nothing runs before the server starts it; two apps over one desk do not know of each other."""
    made = FastAPI(
        docs_url=None, redoc_url=None, openapi_url=None, lifespan=_beside, redirect_slashes=False, telemetry=SILENT
    )
    made.state.desk = desk
    made.state.settings = settings or Settings()
    made.state.access = Access(desk, made.state.settings, csrf.key_of(desk.store.folder))
    made.state.flash_key = token_bytes(32)
    made.state.stopping = edges.Stopping()
    made.state.answers = Answers()
    made.state.pictures = Pictures()
    made.state.second_opinion = SecondOpinion(desk)
    made.state.hub = Hub(made)
    made.state.simulation = Simulation(desk)
    for router in ROOMS:
        made.router.routes.extend(_routes(router))
    made.mount("/static/pictures", Assets(directory=PICTURES))
    made.mount("/static", Assets(directory=STATIC))
    made.add_exception_handler(Refusal, edges.refused)
    made.add_exception_handler(rights.Elsewhere, rights.elsewhere)
    made.add_exception_handler(HTTPException, edges.no_page)
    made.add_exception_handler(RequestValidationError, edges.unreadable)
    made.add_middleware(edges.BodyLimit, limits=made.state.settings.limits)
    made.add_middleware(edges.Edge, stopping=made.state.stopping)
    made.add_middleware(shield.Shield, access=made.state.access)  # last: whatever answers, answers inside it
    return made


class Assets(StaticFiles):
    """Stylesheet, scripts and drawings, kept by browsers while their address stays the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        versioned = bool(scope.get("query_string"))
        if response.headers.get("Content-Type") == DRAWING:  # text as well, which Starlette does not know
            response.headers["Content-Type"] = f"{DRAWING}; charset=utf-8"
        if path == WORKER:
            response.headers["Service-Worker-Allowed"] = "/t/"
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if versioned else "public, max-age=300"
        )
        return response


def _routes(router: APIRouter) -> Iterator[BaseRoute]:
    """One flat list that anything can walk: FastAPI itself would nest the routers."""
    for one in router.routes:
        inner = getattr(one, "original_router", None)
        yield from [one] if inner is None else _routes(inner)


@asynccontextmanager
async def _beside(made: FastAPI) -> AsyncIterator[None]:
    """The tickers and the streams live as long as the server. Drills have one of their own: no real clock waits for
    what simulated people do."""
    make_room()
    jobs = ((made.state.desk.tick, partial(watch.settle, made)), (made.state.simulation.tick,))
    tickers = [asyncio.create_task(_tick_along(*each)) for each in jobs]
    try:
        async with made.state.hub.running():
            yield
    finally:
        for ticker in tickers:
            ticker.cancel()
        await asyncio.gather(*tickers, return_exceptions=True)
        watch.settle(made, all=True)


async def _tick_along(*jobs: Callable[[], object]) -> None:
    while True:
        for job in jobs:
            try:
                await run_in_threadpool(job)
            except Exception:
                log.exception("a tick failed")
        await asyncio.sleep(TICK)

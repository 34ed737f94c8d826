"""The app: every room's pages, the edges where errors end, and what runs beside the requests."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from secrets import token_bytes

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from topcut.desk import Desk
from topcut.refusal import Refusal
from topcut.web import claim, edges, organizer, player, public, sign_in
from topcut.web.access import guard, reports
from topcut.web.assets import Assets
from topcut.web.live import Hub, route
from topcut.web.live.asking import Admitted
from topcut.web.settings import Settings
from topcut.web.stopping import Stopping

ROOMS: tuple[APIRouter, ...] = (
    route.router,
    reports.router,
    sign_in.router,
    claim.router,
    organizer.router,
    player.router,
    public.router,
)
TICK = 1.0
SILENT: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}  # to nobody

log = logging.getLogger(__name__)


def app(desk: Desk, settings: Settings | None = None) -> FastAPI:
    """Nothing runs before the server starts it; two apps over one desk do not know of each other."""
    made = FastAPI(
        docs_url=None, redoc_url=None, openapi_url=None, lifespan=_beside, redirect_slashes=False, telemetry=SILENT
    )
    made.state.desk = desk
    made.state.settings = settings or Settings()
    made.state.flash_key = token_bytes(32)
    made.state.stopping = Stopping()
    made.state.hub = Hub(made)
    for router in ROOMS:
        made.router.routes.extend(_routes(router))
    made.mount("/static", Assets())
    made.add_exception_handler(Refusal, edges.refused)
    made.add_exception_handler(Admitted, edges.admitted)
    made.add_exception_handler(HTTPException, edges.no_page)
    made.add_exception_handler(RequestValidationError, edges.unreadable)
    made.add_middleware(edges.BodyLimit, limits=made.state.settings.limits)
    made.add_middleware(edges.Edge, stopping=made.state.stopping)
    guard(made)
    return made


def _routes(router: APIRouter) -> Iterator[BaseRoute]:
    """One flat list, so that everybody can walk it: FastAPI itself would keep routers inside each other."""
    for one in router.routes:
        inner = getattr(one, "original_router", None)
        yield from [one] if inner is None else _routes(inner)


@asynccontextmanager
async def _beside(made: FastAPI) -> AsyncIterator[None]:
    """The ticker and the streams live as long as the server."""
    ticker = asyncio.create_task(_tick_along(made.state.desk))
    try:
        async with made.state.hub.running():
            yield
    finally:
        ticker.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await ticker


async def _tick_along(desk: Desk) -> None:
    while True:
        try:
            await run_in_threadpool(desk.tick)
        except Exception:
            log.exception("a tick failed")
        await asyncio.sleep(TICK)

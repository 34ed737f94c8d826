"""The app: every room's pages, the edges where errors end, and what runs beside the requests."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

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
from topcut.desk.backups import Backups
from topcut.desk.card_bots import CardBots
from topcut.desk.mirroring import Mirroring
from topcut.desk.outlooks import Outlooks
from topcut.desk.planning import Planning
from topcut.desk.second_opinion import SecondOpinion
from topcut.desk.simulation import Simulation
from topcut.desk.taking_in import notice_silence
from topcut.refusal import Refusal
from topcut.web import (
    api,
    challengers,
    display,
    edges,
    help,
    judge,
    mirror,
    operator,
    organizer,
    player,
    public,
    receipts,
    request_log,
    speaking,
)
from topcut.web.access import (
    account,
    api_tokens,
    cards,
    clubs,
    csrf,
    organizing,
    own_data,
    rights,
    second,
    security_page,
    shield,
    staff,
    watch,
)
from topcut.web.access.memory import access_over
from topcut.web.api.stream import Streams
from topcut.web.kept import Answers
from topcut.web.live import route
from topcut.web.live.hub import Hub
from topcut.web.live.opening import Opening
from topcut.web.mirror.arriving import Arriving
from topcut.web.public.preview import Pictures
from topcut.web.rendering import STATIC
from topcut.web.settings import Mode, Settings
from topcut.web.speaking import Speaking
from topcut.web.turns import make_room

ROOMS: tuple[APIRouter, ...] = (  # a request is held against one address after the other: first those of most people
    route.router,
    player.router,
    receipts.router,
    public.router,
    display.router,
    challengers.router,
    judge.router,
    organizer.router,
    shield.router,
    speaking.router,
    account.router,
    second.router,
    api_tokens.router,
    security_page.router,
    own_data.router,
    organizing.router,
    clubs.router,
    cards.router,
    staff.router,
    operator.router,
    mirror.router,
    help.router,
    api.router,
)
TICK = 1.0
WORKER = "worker.js"  # registered by a player's page, for that page alone
DRAWING = "image/svg+xml"
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
    made.state.access = access_over(desk, made.state.settings)
    made.state.flash_key = csrf.flash_key(made.state.access.key)
    made.state.stopping = edges.Stopping()
    made.state.answers = Answers()
    made.state.pictures = Pictures()
    made.state.second_opinion = SecondOpinion(desk)
    made.state.outlooks = Outlooks()
    made.state.planning = Planning(desk.store.fleeting)
    made.state.arriving = Arriving(made.state.settings.limits)
    made.state.hub = Hub(made)
    made.state.api_streams = Streams(made.state.settings.limits)
    made.state.simulation = Simulation(desk)
    made.state.card_bots = CardBots(desk)
    made.state.backups = Backups(desk)
    made.state.strays = {}
    made.state.mirroring = Mirroring(desk, made.state.settings.mirror)
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
    made.add_middleware(shield.Shield, access=made.state.access)  # whatever answers, answers inside it
    made.add_middleware(Speaking, settings=made.state.settings)
    made.add_middleware(Opening)
    made.add_middleware(request_log.Counted)  # last: whatever happens, is told
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
    desk = made.state.desk
    jobs = [(desk.tick, partial(watch.settle, made), partial(notice_silence, desk)), (made.state.simulation.tick,)]
    jobs.append((made.state.card_bots.tick,))
    jobs.append((made.state.backups.catch_up,))
    if made.state.settings.mode is not Mode.HOSTED and not desk.store.is_shared:  # a laptop sleeps
        jobs.append((desk.wakefulness.beat,))
    tickers = [asyncio.create_task(_tick_along(*each)) for each in jobs]
    try:
        async with made.state.hub.running(), made.state.mirroring.running():
            yield
    finally:
        for ticker in tickers:
            ticker.cancel()
        await asyncio.gather(*tickers, return_exceptions=True)
        watch.settle(made, all=True)
        await run_in_threadpool(made.state.backups.copy_all)


async def _tick_along(*jobs: Callable[[], object]) -> None:
    while True:
        for job in jobs:
            try:
                await run_in_threadpool(job)
            except Refusal as refusal:  # the database is away for a moment; what is due is done then
                log.warning("a tick has to wait: %s", refusal)
            except Exception:
                log.exception("a tick failed")
        await asyncio.sleep(TICK)

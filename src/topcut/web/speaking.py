"""The language of each answer: chosen with the switch of any page, else what the browser asks for, else English."""

from typing import Annotated
from urllib.parse import parse_qs

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from topcut.web.access import may
from topcut.web.settings import LANGUAGE, SPOKEN, Settings
from topcut.web.view import CONTENT_LANGUAGE, View
from topcut.words.reader import asked_for, is_offered, reading

router = APIRouter()

LIVE = "/live"
WORDS = ("text/", "application/problem+json", "application/atom+xml")
YEAR = 365 * 24 * 60 * 60  # seconds


class Speaking:
    """Around all that may say something, the shield too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        language = scope[SPOKEN] = scope.get(SPOKEN) or self._wanted(scope)

        async def spoken(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith(WORDS):
                    headers.setdefault(CONTENT_LANGUAGE, language)
            await send(message)

        with reading(language):
            await self._app(scope, receive, spoken)

    def _wanted(self, scope: Scope) -> str:
        headers = Headers(scope=scope)
        of_page = (
            parse_qs(scope["query_string"].decode("latin-1")).get("language", [""]) if scope["path"] == LIVE else [""]
        )
        chosen = _cookie(headers.getlist("cookie"), self._settings.own(LANGUAGE))
        known = (one for one in (of_page[0], chosen) if is_offered(one))
        return next(known, None) or asked_for(headers.get("accept-language", ""))


@router.get("/language/{language}")
def choose(view: Annotated[View, may("open")], language: str, page: str = "/") -> Response:
    """Back to the page on which the language was chosen."""
    if not is_offered(language):
        raise HTTPException(404)
    is_ours = page.startswith("/") and not page.startswith(("//", "/\\")) and page.isprintable()
    response = view.go(page if is_ours else "/")
    name, secure = view.settings.own(LANGUAGE), view.settings.is_secure
    response.set_cookie(name, language, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def _cookie(headers: list[str], name: str) -> str:
    """One cookie of those that came, without unquoting any."""
    pairs = (one.strip().partition("=") for header in headers for one in header.split(";"))
    return next((value for found, _, value in pairs if found == name), "")

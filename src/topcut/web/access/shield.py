"""The outermost layer: only our own names, only our own forms, and the headers of every answer, errors and all."""

import json
import logging
import re
from collections.abc import Container
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from topcut.refusal import Refusal
from topcut.web.access import csrf
from topcut.web.access.memory import Access, access_in
from topcut.web.access.rights import REPORTS, SAFE, may
from topcut.web.problem import is_api, problem
from topcut.web.settings import LANGUAGE
from topcut.web.shared_caches import may_be_kept
from topcut.web.status import status_of
from topcut.web.view import PAPER, SAID, View
from topcut.words import sentence

router = APIRouter()

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        f"report-uri {REPORTS}",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
    )
)
# What no page of ours asks a browser for. Sound, full screen and a screen that stays on are free; passkeys are ours.
UNUSED = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "identity-credentials-get",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "otp-credentials",
    "payment",
    "serial",
    "storage-access",
    "usb",
    "window-management",
    "xr-spatial-tracking",
)
OURS = ("publickey-credentials-create", "publickey-credentials-get")
PERMISSIONS = ", ".join((*(f"{one}=()" for one in UNUSED), *(f"{one}=(self)" for one in OURS)))
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Permissions-Policy": PERMISSIONS,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000; includeSubDomains"  # a year; on plain HTTP it would lock phones out
STATIC = "/static/"
NAMED = re.compile(r"(\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:]+))(:[0-9]{1,5})?")
PLAIN = re.compile(r"[A-Za-z0-9._~-]*")
LONGEST = 16 * 1024  # of a report
SHOWN = 200
OWN_SITE = frozenset({"same-origin", "none"})

log = logging.getLogger(__name__)


class Shield:
    def __init__(self, app: ASGIApp, access: Access) -> None:
        self._app = app
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        settings = self._access.settings
        name = csrf.cookie_name(settings.is_secure)
        _keep_own_cookies(
            scope, {name, settings.cookie, settings.own(SAID), settings.own(PAPER), settings.own(LANGUAGE)}
        )
        value = Request(scope).cookies.get(name)
        browser = value if value is not None and csrf.is_value(value) else csrf.fresh_value()
        state = scope.setdefault("state", {})
        state["browser"], state["csrf"] = browser, csrf.form_token(self._access.key, browser)

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                self._secure(scope, message["status"], headers)
                is_fresh = browser != value and not may_be_kept(headers)
                if is_fresh and headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", self._cookie(name, browser))
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None and scope.get("client"):
            self._access.reach.note(scope["client"][0], settings)
        answer = self._app if refusal is None else _plain(scope, refusal)
        await answer(scope, receive, shielded)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host, *others = headers.getlist("host") or [""]
        if others or _name(host) not in self._access.settings.hosts:  # a proxy may have believed another one (RFC 9112)
            return Refusal("host-unknown", address=self._access.settings.base_url)
        if scope["method"] in SAFE or scope["path"] == REPORTS:
            return None
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        # On plain HTTP browsers send no Sec-Fetch-Site and, as we ask for no referrer, "null" as the origin of a form:
        # then the token in the form is all there is.
        foreign = origin not in {None, "null", f"{scope['scheme']}://{host}", self._access.settings.base_url}
        return Refusal("form-foreign") if foreign or site not in {None, *OWN_SITE} else None

    def _secure(self, scope: Scope, status: int, headers: MutableHeaders) -> None:
        headers.update(HEADERS)
        if self._access.settings.is_secure:
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        versioned = scope["path"].startswith(STATIC) and scope.get("query_string") and status == 200
        if not versioned and not may_be_kept(headers):
            headers["Cache-Control"] = "no-store"

    def _cookie(self, name: str, value: str) -> str:
        secure = "; Secure" if self._access.settings.is_secure else ""
        return f"{name}={value}; Path=/; Max-Age={csrf.SECONDS}; HttpOnly; SameSite=Lax{secure}"


async def _told(request: Request) -> str:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST:
            return ""
    return body.decode("utf-8", "replace")


@router.post(REPORTS)
def report(view: Annotated[View, may("open")], body: Annotated[str, Depends(_told)]) -> Response:
    """What a browser says of a page that broke our own policy: the last few, for the tests and the log."""
    access = access_in(view.request)
    if body and access.attempts.may_report():
        access.reports.append(body)
        log.warning("a browser reported a broken policy: %s", _summary(body))
    return Response(status_code=204)


def _keep_own_cookies(scope: Scope, names: Container[str]) -> None:
    """Nothing inside reads any other cookie, nor one in quotes, which we never give out: old versions of Python unquote
    them in a time that grows with the square of the length (CVE-2024-7592)."""
    said = b";".join(value for header, value in scope["headers"] if header == b"cookie").decode("latin-1")
    pairs = (one.strip().partition("=") for one in said.split(";"))
    own = "; ".join(f"{name}={value}" for name, _, value in pairs if name in names and PLAIN.fullmatch(value))
    others = [(header, value) for header, value in scope["headers"] if header != b"cookie"]
    scope["headers"] = [*others, (b"cookie", own.encode("ascii"))] if own else others


def _name(host: str) -> str:
    """Without the port: `topcut.local:8000`, `[::1]:8000`."""
    found = NAMED.fullmatch(host)
    return "" if found is None else (found["six"] or found["name"]).lower()


def _plain(scope: Scope, refusal: Refusal) -> ASGIApp:
    if is_api(scope):
        return problem(refusal, status_of(refusal), sentence(refusal))
    return PlainTextResponse(sentence(refusal), status_of(refusal))


def _summary(body: str) -> str:
    try:
        said = json.loads(body)["csp-report"]
        return json.dumps([said.get(part) for part in ("violated-directive", "blocked-uri", "document-uri")])[:SHOWN]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return "unreadable"

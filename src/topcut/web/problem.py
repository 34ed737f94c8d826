"""Refusals as programs read them: problem details (RFC 9457) with the code, the clause and the parameters."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Scope

from topcut.refusal import CONFIRMABLE, Refusal
from topcut.web.settings import API
from topcut.web.status import headers_of

MEDIA = "application/problem+json"
UNAUTHORIZED, TOO_MANY = 401, 429
MINUTE = {"Retry-After": "60"}  # in which requests are counted


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done. `code` never changes its meaning; `detail` is the sentence that people read."""

    status: int
    title: str
    detail: str
    code: str
    type: str = "about:blank"
    clause: str | None = None
    confirm: str | None = None  # send this clause in `confirm` to do it anyway
    parameters: dict[str, Any] = msgspec.field(default_factory=dict)


def is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith(API)


def problem(refusal: Refusal, status: int, said: str, headers: Mapping[str, str] | None = None) -> Response:
    confirm = refusal.clause if refusal.code in CONFIRMABLE else None
    made = Problem(
        status=status,
        title=HTTPStatus(status).phrase,
        detail=said,
        code=refusal.code,
        clause=refusal.clause,
        confirm=confirm,
        parameters=dict(refusal.parameters),
    )
    asking = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORIZED else {}
    later = MINUTE if status == TOO_MANY else {}
    sent = {**headers_of(status), **asking, **later, **(headers or {})}
    return Response(msgspec.json.encode(made, enc_hook=str), status, sent, MEDIA)

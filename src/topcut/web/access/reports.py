"""What browsers report when a page broke our own policy: the last few, for the tests and the log."""

import json
import logging
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from topcut.web.access.gate import REPORTS, may
from topcut.web.access.recognition import access_in
from topcut.web.view import View

router = APIRouter()
LONGEST = 16 * 1024
SHOWN = 200

log = logging.getLogger(__name__)


async def told(request: Request) -> str:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST:
            return ""
    return body.decode("utf-8", "replace")


@router.post(REPORTS)
def report(view: Annotated[View, may("open")], body: Annotated[str, Depends(told)]) -> Response:
    access = access_in(view.request)
    if body and access.attempts.may_report():
        access.reports.append(body)
        log.warning("a browser reported a broken policy: %s", _summary(body))
    return Response(status_code=204)


def _summary(body: str) -> str:
    try:
        said = json.loads(body)["csp-report"]
        return json.dumps([said.get(part) for part in ("violated-directive", "blocked-uri", "document-uri")])[:SHOWN]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return "unreadable"

"""The bracket as a drawing, filled in as results come (PS-35)."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.clock import view as clock_view
from topcut.rules.pairing.chart import columns
from topcut.rules.pairing.seeding import stands
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import shown
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/bracket")
def bracket(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/bracket.html", lambda: known(view, _bracket))


def _bracket(view: View) -> Mapping[str, Any]:
    t = view.t
    return {"columns": columns(t), "stands": stands(t), "clock": clock_view(t, view.time, official=False)}

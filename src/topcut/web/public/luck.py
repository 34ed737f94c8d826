"""How lucky was it? The finished tournament in plots, for everyone: points by round, opponents, upsets, long odds."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.planner.luck import Luck, luck
from topcut.web.access import may
from topcut.web.kept import answer
from topcut.web.public.frame import shown
from topcut.web.view import View

router = APIRouter()

LINES = 8  # players in the plot of points: more cannot be told apart
ROWS = 16  # players in plots and tables


@router.get("/t/{tournament}/luck")
def page(view: Annotated[View, may("look")]) -> Response:
    """Before the end it says when there will be something to see."""
    found = answer(view, luck)

    def context() -> Mapping[str, Any]:
        return {"found": found, "lines": LINES, "rows": ROWS, **({} if found is None else _scales(found))}

    return shown(view, "public/luck.html", context)


def _scales(found: Luck) -> Mapping[str, Any]:
    """What the plots are drawn to."""
    some = _luckiest(found)
    widest = max((abs(one.luck) + one.spread for one in some), default=0.0)
    return {
        "most_points": max((one.points[-1] for one in found.courses if one.points), default=0) or 1,
        "widest": max(widest, 0.1),
        "schedules": some,
    }


def _luckiest(found: Luck) -> list[Any]:
    """Where there are many, those at both ends."""
    half = ROWS // 2
    ones = found.schedules
    return list(ones) if len(ones) <= ROWS else [*ones[:half], *ones[-half:]]

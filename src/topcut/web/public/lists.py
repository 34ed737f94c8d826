"""Everyone's lists, once the organizer has published them or the rule book opens them to all (CH-13)."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.audience import may_see_list
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import shown
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/lists")
def lists(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/lists.html", lambda: known(view, _lists))


def _lists(view: View) -> Mapping[str, Any]:
    t = view.t
    seen = [player for id, player in t.players.items() if player.list is not None and may_see_list(t, None, id)]
    return {"players": sorted(seen, key=lambda player: view.names.of(player.id).casefold())}

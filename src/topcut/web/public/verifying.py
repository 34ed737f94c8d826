"""How to check a tournament oneself: its seal, its file, and the second program that works everything out again."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.public.draws import draws
from topcut.web.public.kept import known, shown
from topcut.web.public.progress import progress
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/verify")
def verify(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/verify.html", lambda: known(view, _verify))


def _verify(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    return {
        "how_far": progress(view.desk, view.tournament, view.names),
        "draws": draws(history),
        "head": view.desk.store.head(view.tournament),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "file": f"{view.tournament}-{view.n}.topcut",
    }

"""How to check a tournament yourself: its seal, every draw with its key, and the file that anyone can recompute."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut import __version__
from topcut.desk.people import people_of
from topcut.exchange import archive as archives
from topcut.rules.draws import draws
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import shown
from topcut.web.view import View

router = APIRouter()

SOFTWARE = f"topcut {__version__}"


@router.get("/t/{tournament}/verify")
def verify(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/verify.html", lambda: known(view, _verify))


def _verify(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    return {
        "draws": draws(history),
        "head": view.desk.store.head(view.tournament),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "file": f"{view.tournament}-{view.n}.topcut",
    }


@router.get("/t/{tournament}/archive")
def archive(view: Annotated[View, may("look")]) -> Response:
    file = f'attachment; filename="{view.tournament}-{view.n}.topcut"'
    headers = {"Content-Disposition": file, "X-Content-Type-Options": "nosniff"}
    return Response(known(view, _content), media_type="application/x-ndjson", headers=headers)


def _content(view: View) -> bytes:
    """It has the names and clubs of those who take part, and nothing else about people."""
    t, store = view.t, view.desk.store
    id = view.tournament
    lines = archives.public(t, id, store.head(id), store.sealed(id), people_of(view.desk, id), software=SOFTWARE)
    return b"".join(lines)

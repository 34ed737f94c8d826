"""The public archive: the whole log as far as everybody may read it, for the referee and for anybody's own program."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut import __version__
from topcut.exchange import archive as archives
from topcut.exchange.archive import Someone
from topcut.web.access import may
from topcut.web.public.kept import known
from topcut.web.view import View

router = APIRouter()

SOFTWARE = f"topcut {__version__}"


@router.get("/t/{tournament}/archive")
def archive(view: Annotated[View, may("look")]) -> Response:
    file = f'attachment; filename="{view.tournament}-{view.n}.topcut"'
    headers = {"Content-Disposition": file, "X-Content-Type-Options": "nosniff"}
    return Response(known(view, content), media_type="application/x-ndjson", headers=headers)


def content(view: View) -> bytes:
    """Names and clubs of those who take part are in it, and nothing else about people."""
    t, store = view.t, view.desk.store
    people = [Someone(one.player, one.name, one.club) for one in store.people(view.tournament)]
    head = store.head(view.tournament)
    lines = archives.public(t, view.tournament, head, store.sealed(view.tournament), people, software=SOFTWARE)
    return b"".join(lines)

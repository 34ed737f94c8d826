"""The mirror, from the desk in the hall: start and stop it, how it stands, and what leaves this computer."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.mirroring import Mirroring, Status, aim_at, with_copies
from topcut.refusal import Refusal
from topcut.store.mirrors import Aim
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.passwords import refuse_weak
from topcut.web.access.watch import line
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.settings import Mode
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Going:
    """A mirror that is on, as its organizer sees it."""

    url: str
    copies: bool
    status: Status


@router.get("/t/{tournament}/desk/mirror")
def mirror(view: Annotated[View, may("own")]) -> Response:
    found = _mirroring(view)
    aim = found.aims().get(view.tournament)
    status = found.status(view.tournament) or Status()
    error = status.error
    return shown(
        view,
        "mirror.html",
        going=aim and Going(aim.url, bool(aim.secret), status),
        error=view.said(error) if aim and error else None,
        last=view.desk.store.head(view.tournament).n,
        hosted=view.settings.mode is Mode.HOSTED,
        old=view.t.log == 1,
    )


@router.post("/t/{tournament}/desk/mirror/start")
@taking(Turn.HASH)
@again(mirror)
def start(view: Annotated[View, may("own", sure=True)]) -> Response:
    """With the link from the hosted side; with a password also for all of it, sealed."""
    if view.settings.mode is Mode.HOSTED:
        raise Refusal("mirror-hosted")
    if view.t.log == 1:
        raise Refusal("mirror-old-log")
    aim, password = aim_at(view.text("link"), view.now), view.typed("password")
    if password:
        refuse_weak(password, (view.t.title,))
        aim = with_copies(aim, password)
    view.desk.store.halls.aim(view.tournament, aim, line(view, Act.MIRROR_BEGUN))
    _mirroring(view).wake()
    return view.go(desk(view, "mirror"), "The mirror is on. It follows by itself whenever there is a network.")


@router.post("/t/{tournament}/desk/mirror/stop")
@again(mirror)
def stop(view: Annotated[View, may("own")]) -> Response:
    """Also where the command that started the program named a mirror for everything."""
    none = Aim("", "", view.now) if view.settings.mirror else None
    view.desk.store.halls.aim(view.tournament, none, line(view, Act.MIRROR_ENDED))
    _mirroring(view).wake()
    return view.go(desk(view, "mirror"), "The mirror is off. What is there stays there, and says how old it is.")


def _mirroring(view: View) -> Mirroring:
    found: Mirroring = view.request.app.state.mirroring
    return found

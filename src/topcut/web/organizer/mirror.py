"""The mirror, from the desk in the hall: start and stop it, how it stands, and what leaves this computer."""

from collections.abc import Hashable
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
from topcut.web.access.secrets import as_link, digest, fresh, read, short
from topcut.web.access.watch import line
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.rendering import code_image
from topcut.web.settings import Mode
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again, live_with
from topcut.words import say

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Going:
    """A mirror that is on, as its organizer sees it."""

    url: str
    copies: bool
    status: Status
    ask: str  # the digest of its key, which lets nobody in
    public: str  # where everybody sees it

    @property
    def is_unknown(self) -> bool:
        """Nobody has let this computer in there."""
        return self.status.error is not None and self.status.error.code == "mirror-key-refused"


def _stands(view: View) -> Hashable:
    return _mirroring(view).status(view.tournament)


@router.get("/t/{tournament}/desk/mirror")
@live_with(_stands)
def mirror(view: Annotated[View, may("own")]) -> Response:
    found = _mirroring(view)
    aim = found.aims().get(view.tournament)
    going = None
    if aim is not None:
        status, ask = found.status(view.tournament, aim) or Status(), digest(read(aim.key) or b"").hex()
        going = Going(aim.url, bool(aim.secret), status, ask, f"{aim.url}/t/{view.tournament}")
    return shown(
        view,
        "mirror.html",
        going=going,
        code_of=code_image,
        short=short,
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
    aim, password = aim_at(_link(view.text("link")), view.now), view.typed("password")
    if password != view.typed("repeated"):
        raise Refusal("passwords-differ")
    if password:
        refuse_weak(password, (view.t.title,))
        aim = with_copies(aim, password)
    view.desk.store.halls.aim(view.tournament, aim, line(view, Act.MIRROR_BEGUN))
    _mirroring(view).wake()
    return view.go(desk(view, "mirror"), say("desk-mirror-on"))


def _link(said: str) -> str:
    """Whoever has no key makes one here; it opens nothing until somebody lets it in there."""
    if "#" in said:
        return said
    address = said if "://" in said or not said else f"https://{said}"
    return f"{address}#{as_link(fresh())}"


@router.post("/t/{tournament}/desk/mirror/now")
def try_now(view: Annotated[View, may("own")]) -> Response:
    """It is tried again by itself, but somebody is waiting."""
    _mirroring(view).try_now(view.tournament)
    return view.go(desk(view, "mirror"))


@router.post("/t/{tournament}/desk/mirror/stop")
@again(mirror)
def stop(view: Annotated[View, may("own")]) -> Response:
    """Also where the command that started the program named a mirror for everything."""
    none = Aim("", "", view.now) if view.settings.mirror else None
    view.desk.store.halls.aim(view.tournament, none, line(view, Act.MIRROR_ENDED))
    _mirroring(view).wake()
    return view.go(desk(view, "mirror"), say("desk-mirror-off"))


def _mirroring(view: View) -> Mirroring:
    found: Mirroring = view.request.app.state.mirroring
    return found

"""Keys for halls: made, shown once as a link and a code, listed and revoked; and what is mirrored here with them."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, MirrorKey
from topcut.store.mirrors import Mirrored
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.secrets import as_link, digest, fresh
from topcut.web.access.watch import line
from topcut.web.rendering import code_image
from topcut.web.view import View, again

router = APIRouter()

MOST_KEYS = 20
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Row:
    id: TournamentId
    title: str
    facts: int
    mirrored: Mirrored
    copies: int


@router.get("/mirror")
def mirror(view: Annotated[View, may("account")]) -> Response:
    return _page(view)


@router.post("/mirror/keys")
@again(mirror)
def make(view: Annotated[View, may("account", sure=True)]) -> Response:
    """The link is shown on this one page, and never again."""
    name = " ".join(view.text("name").split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("mirror-key-name", most=LONGEST_NAME)
    secret = fresh()

    def job(accounts: Accounts) -> None:
        if len(accounts.every(MirrorKey, account=view.viewer.id)) >= MOST_KEYS:
            raise Refusal("mirror-keys-many", most=MOST_KEYS)
        accounts.put(MirrorKey(digest(secret), view.viewer.id, name, view.now))
        accounts.note(line(view, Act.MIRROR_KEY_MADE))

    view.desk.store.change_access(job)
    return _page(view, f"{view.settings.base_url}/mirror#{as_link(secret)}")


@router.post("/mirror/keys/revoke")
@again(mirror)
def revoke(view: Annotated[View, may("account")]) -> Response:
    def job(accounts: Accounts) -> None:
        mine = accounts.every(MirrorKey, account=view.viewer.id)
        found = [one for one in mine if one.hash.hex() == view.text("which")]
        if not found:
            raise Refusal("mirror-key-gone")
        accounts.remove(*found)
        accounts.note(line(view, Act.MIRROR_KEY_REVOKED))

    view.desk.store.change_access(job)
    return view.go("/mirror", "The key no longer opens anything. What was mirrored with it stays as it was.")


@router.post("/mirror/remove")
@again(mirror)
def remove(view: Annotated[View, may("account", sure=True)]) -> Response:
    """For good, with its sealed copies: the hall has all of it."""
    row = next((one for one in _rows(view) if one.id == view.text("tournament")), None)
    if row is None:
        raise Refusal("tournament-unknown", tournament=view.text("tournament"))
    if view.text("sure") != "yes":
        raise Refusal("mirror-sure")
    view.desk.remove(row.id)
    return view.go("/mirror", f"{row.title} is no longer shown here, and its sealed copies are gone.")


def _page(view: View, link: str = "") -> Response:
    keys = view.desk.store.read_access(lambda accounts: accounts.every(MirrorKey, account=view.viewer.id))
    code = code_image(link) if link else ""
    return view.page("mirror/keys.html", keys=keys, link=link, code=code, rows=_rows(view))


def _rows(view: View) -> list[Row]:
    store = view.desk.store
    return [
        Row(one.id, one.name, one.facts, found, len(store.halls.copies(one.id)))
        for one in store.tournaments()
        if (found := store.halls.of(one.id)) is not None and found.account == view.viewer.id
    ]

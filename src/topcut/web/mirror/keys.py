"""Keys for halls: made here and shown once, or let in; listed and revoked; and what is mirrored here with them."""

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.taking_in import copy_for
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, MirrorKey
from topcut.store.mirrors import Mirrored
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.secrets import as_link, digest, fresh, short
from topcut.web.access.watch import line
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

MOST_KEYS = 20
LONGEST_NAME = 60
DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Row:
    id: TournamentId
    title: str
    facts: int
    mirrored: Mirrored
    copies: int


@router.get("/mirror")
def mirror(view: Annotated[View, may("account")], ask: str = "") -> Response:
    """With `ask` for the computer of a hall that wants to be let in: the digest of the key that it has made."""
    if ask and not DIGEST.fullmatch(ask):
        raise Refusal("mirror-ask-odd")
    return _page(view, ask=ask)


@router.post("/mirror/keys")
@again(mirror)
def make(view: Annotated[View, may("account", sure=True)]) -> Response:
    """The link is shown on this one page, and never again; who asks for it from the hall has a key of its own."""
    name, ask = " ".join(view.text("name").split()), view.text("ask")
    if ask and not DIGEST.fullmatch(ask):
        raise Refusal("mirror-ask-odd")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("mirror-key-name", most=LONGEST_NAME)
    secret = fresh()
    hash = bytes.fromhex(ask) or digest(secret)

    def job(accounts: Accounts) -> None:
        if accounts.one(MirrorKey, hash=hash) is not None:
            raise Refusal("mirror-key-known")
        if len(accounts.every(MirrorKey, account=view.viewer.id)) >= MOST_KEYS:
            raise Refusal("mirror-keys-many", most=MOST_KEYS)
        accounts.put(MirrorKey(hash, view.viewer.id, name, view.now))
        accounts.note(line(view, Act.MIRROR_KEY_MADE))

    view.desk.store.change_access(job)
    if ask:
        return view.go("/mirror", say("mirror-let-in", name=name))
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
    return view.go("/mirror", say("mirror-key-revoked"))


@router.get("/mirror/copy")
def download(view: Annotated[View, may("account")], tournament: str = "") -> Response:
    """The newest sealed copy, for a computer that is to go on; what is in it, nobody here can tell."""
    if not tournament:
        return view.go("/mirror")
    id = TournamentId(tournament)
    content = copy_for(view.desk, id, view.viewer.id)
    view.desk.store.note(line(view, Act.COPY_FETCHED, tournament=id))
    named = f'attachment; filename="{id}.sealed"'
    return Response(content, media_type="application/octet-stream", headers={"Content-Disposition": named})


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
    return view.go("/mirror", say("mirror-removed", title=row.title))


def _page(view: View, link: str = "", ask: str = "") -> Response:
    ask = ask or view.entered.get("ask", "")
    keys = view.desk.store.read_access(lambda accounts: accounts.every(MirrorKey, account=view.viewer.id))
    return view.page("mirror/keys.html", keys=keys, link=link, rows=_rows(view), ask=ask, short=short(ask))


def _rows(view: View) -> list[Row]:
    store = view.desk.store
    return [
        Row(one.id, one.name, one.facts, found, len(store.halls.copies(one.id)))
        for one in store.tournaments()
        if (found := store.halls.of(one.id)) is not None and found.account == view.viewer.id
    ]

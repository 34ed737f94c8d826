"""Backups, for owners at this computer: where they go, whether they are good, and going on from one."""

import os
from collections import Counter
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.backup_folder import Checked, Found, backups_in, checked, read_file
from topcut.desk.backups import Backups
from topcut.desk.copies import take_over_here
from topcut.desk.sticks import NAME, plugged_in
from topcut.exchange import full_copy
from topcut.exchange.full_copy import Copy
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.account import own_as_well, owned
from topcut.web.access.memory import access_in
from topcut.web.access.passwords import refuse_weak
from topcut.web.access.sessions import is_local
from topcut.web.access.watch import line
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

SHOWN = 5  # of each tournament, the newest


@router.get("/backups")
def backups(view: Annotated[View, may("account")]) -> Response:
    made = _backups(view)
    found, known = _found(view, made), set(owned(view))
    return view.page(
        "organizer/backups.html",
        backups=made,
        local=is_local(access_in(view.request), view.request),
        sticks=[str(place / NAME) for place in plugged_in()],
        copies=found,
        elsewhere=_offered(view, found),
        titles={one.id: one.name for one in view.desk.store.tournaments() if one.id in known},
        others=[why for file, why in made.others.items() if file.name.partition(".")[0] in known],
    )


@router.post("/backups/choose")
@again(backups)
def choose(view: Annotated[View, may("account", sure=True)]) -> Response:
    made = _here(view)
    folder = view.text("folder")
    if not folder:
        raise Refusal("form-incomplete", fields=("folder",))
    place = Path(os.path.expanduser(folder))
    if not place.is_absolute():  # it would end up wherever Topcut was started
        raise Refusal("backup-relative", folder=folder)
    if view.typed("password") != view.typed("repeated"):
        raise Refusal("passwords-differ")
    password = view.typed("password") or None
    sealed = _sealed_in(place) if password is not None else []
    opens = bool(sealed) and checked(sealed[0], password).verdict is not None
    if password is not None and not opens:  # whoever finds the stick can try as many as they like
        refuse_weak(password, ())
    made.choose(place, password)
    made.catch_up()
    shut = "yes" if sealed and not opens else "no"
    return view.go("/backups", "" if made.problem else say("backup-chosen", folder=str(place), shut=shut))


@router.post("/backups/stop")
@again(backups)
def stop(view: Annotated[View, may("account", sure=True)]) -> Response:
    _here(view).stop()
    return view.go("/backups", say("backup-stopped"))


@router.post("/backups/go-on")
@again(backups)
def go_on(view: Annotated[View, may("account", sure=True)]) -> Response:
    """With a tournament whose backup is in the folder, on this computer instead of the one before (L1)."""
    made = _here(view)
    file = next((one.file for one in _files(made) if one.file.name == view.typed("file")), None)
    if file is None:
        raise Refusal("backup-none", folder=str(made.folder or ""))
    return _gone_on(view, read_file(file, view.typed("password") or made.password))


@router.post("/backups/go-on/file")
@taking(Turn.HASH)
@again(backups)
def go_on_from_file(view: Annotated[View, may("account", sure=True)]) -> Response:
    """From a full archive, or a sealed copy that was downloaded from a mirror."""
    _here(view)
    content = view.uploaded()
    if not content:
        raise Refusal("form-incomplete", fields=("file",))
    return _gone_on(view, full_copy.read(content, view.typed("password") or None))


def _gone_on(view: View, copy: Copy) -> Response:
    take_over_here(view.desk, copy, view.actor, line(view, Act.IMPORTED))
    own_as_well(view, copy.archive.tournament)
    t = view.desk.look(copy.archive.tournament)
    return view.go(f"/t/{copy.archive.tournament}/desk/going-on", say("went-on", title=t.title, epoch=t.epoch))


def _backups(view: View) -> Backups:
    """A server has no sticks: whoever runs it keeps its copies."""
    if not view.has_stick:
        raise Refusal("page-unknown")
    found: Backups = view.request.app.state.backups
    return found


def _here(view: View) -> Backups:
    """A folder of this computer is chosen at this computer."""
    if not is_local(access_in(view.request), view.request):
        raise Refusal("backup-here-only")
    return _backups(view)


def _files(made: Backups) -> list[Found]:
    """What lies in the folder, the newest of each tournament first; nothing if it cannot be looked at."""
    try:
        return backups_in(made.folder) if made.folder is not None else []
    except OSError:
        return []


def _sealed_in(place: Path) -> list[Found]:
    """The sealed copies that lie there already, if it can be looked at."""
    try:
        return [one for one in backups_in(place) if one.sealed]
    except OSError:
        return []


def _found(view: View, made: Backups) -> list[Checked]:
    """The newest few of each tournament that is the viewer's or not here at all, each read to its end."""
    known, store = set(owned(view)), view.desk.store
    seen: Counter[TournamentId] = Counter()
    found = []
    for one in _files(made):
        seen[one.tournament] += 1
        if seen[one.tournament] <= SHOWN and (one.tournament in known or not store.knows(one.tournament)):
            found.append(checked(one, made.password))
    return found


def _offered(view: View, found: list[Checked]) -> list[Checked]:
    """The newest good one of each tournament that is not here (L3)."""
    offered: dict[TournamentId, Checked] = {}
    for one in found:
        if one.verdict is not None and not view.desk.store.knows(one.found.tournament):
            offered.setdefault(one.found.tournament, one)
    return list(offered.values())

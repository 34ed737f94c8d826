"""A newer program on an older folder: between rounds alone, rehearsed on a copy first, with a way back (L4, L5, L6)."""

import logging
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from topcut import __version__
from topcut.desk.clock import Clock
from topcut.desk.door import Desk
from topcut.refusal import Refusal
from topcut.rules.state import Playing, playing
from topcut.store import Store
from topcut.store.kept_copies import copies, copy_files, forget, keep_copy, last_used, last_written, note_use, outlived
from topcut.store.lock import FolderLock
from topcut.store.migrations.forms import NEWEST
from topcut.store.place import DATABASE, unwritable

log = logging.getLogger(__name__)


def prepare(folder: Path, *, even_now: bool = False, version: str = __version__) -> Path | None:
    """Before the folder is opened: a copy of it is kept if another version used it last. Refused in the middle of a
    round, unless it has to be, and if the rehearsal fails; then nothing has changed."""
    used, form = last_used(folder) if (folder / DATABASE).exists() else ("", "")
    if not form or (form == NEWEST and used in {"", version}):
        return None
    kept = copies(folder)
    if form > NEWEST and kept:
        raise Refusal("data-newer-kept", version=used, here=version, name=kept[0].name)
    for title, now in _rehearsed(folder, version).items() if form <= NEWEST else ():
        if not even_now:
            raise Refusal(
                "upgrade-in-round",
                title=title,
                round=now.number,
                stage=now.stage.value,
                here=version,
                used=used or "none",
            )
    moment = datetime.now(UTC)
    forget(*outlived(folder, moment))
    return keep_copy(folder, max(moment, last_written(folder)))  # never older: the clock may be years behind


def done(folder: Path, version: str = __version__) -> None:
    """The folder was opened by this version, and is its own from now on."""
    if last_used(folder) != (version, NEWEST):
        note_use(folder, version, NEWEST)


def _rehearsed(folder: Path, version: str) -> dict[str, Playing]:
    """All of it on a copy that is thrown away: the rounds that are being played, by the titles of their tournaments."""
    with TemporaryDirectory(prefix="topcut-rehearsal-") as made:
        scratch = Path(made) / "data"
        held = FolderLock(folder)
        try:
            copy_files(folder, scratch)
        except OSError as error:
            raise unwritable(scratch.parent, error) from error
        finally:
            held.release()
        try:
            return _rounds_in(scratch)
        except Refusal:
            raise  # damage that was there before, in its own words
        except Exception as error:
            log.exception("the rehearsal of an upgrade failed")
            raise Refusal("upgrade-fails", problem=type(error).__name__, here=version) from error


def _rounds_in(folder: Path) -> dict[str, Playing]:
    found = {}
    with Store(folder) as store:
        desk = Desk(store, Clock())
        for listed in store.tournaments():
            if desk.store.trouble(listed.id) is None and store.kept(listed.id).drill is None:
                now = playing(desk.look(listed.id))
                if now is not None and now.open:
                    found[listed.name] = now
    return found

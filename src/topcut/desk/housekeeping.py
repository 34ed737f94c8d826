"""What is done in a store now and then without anybody asking: what was deleted goes, and the calendar is completed."""

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from topcut.desk.clock import Clock, written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Store, kept_copies
from topcut.store.rows import Listing

DELETED_FOR = timedelta(days=30)  # before it is removed for good (L10)
SURE_AFTER = timedelta(hours=1)  # that the clock has said so without a break
LISTED_AT_ONCE = 20
LISTED_EVERY = timedelta(minutes=1)

log = logging.getLogger(__name__)


class Housekeeping:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._overdue: dict[TournamentId, timedelta] = {}
        self._outlived: dict[Path, timedelta] = {}
        self._lists_again = timedelta.min

    def remove_deleted(self, clock: Clock, remove: Callable[[TournamentId], None]) -> None:
        """What was deleted long ago, once the clock has said so for a while: one that is set wrong and put right
        removes nothing for good. What cannot be removed waits as long again, and holds up nothing else."""
        now = clock.elapsed()
        found = self._store.deleted_before(written(clock.now() - DELETED_FOR))
        self._overdue = {id: self._overdue.get(id, now) for id in found}
        for id in found:
            if now - self._overdue[id] < SURE_AFTER:
                continue
            try:
                remove(id)
            except Exception:
                log.exception("%s cannot be removed", id)
                self._overdue[id] = now

    def forget_kept(self, clock: Clock) -> None:
        """Copies of the folder from before an upgrade, as carefully: they hold whoever was forgotten since (L12)."""
        now = clock.elapsed()
        old = kept_copies.outlived(self._store.folder, clock.now())
        self._outlived = {one: self._outlived.get(one, now) for one in old}
        kept_copies.forget(*(one for one in old if now - self._outlived[one] >= SURE_AFTER))

    def list_missing(self, clock: Clock, listed: Callable[[TournamentId], Listing | None]) -> None:
        """What came by an archive, or from before there was a calendar: a few at a time."""
        now = clock.elapsed()
        if now < self._lists_again:
            return
        found = [one for id in self._store.calendar.missing(LISTED_AT_ONCE) if (one := listed(id)) is not None]
        self._lists_again = now if len(found) == LISTED_AT_ONCE else now + LISTED_EVERY
        for one in found:
            with suppress(Refusal):
                self._store.calendar.keep(one)

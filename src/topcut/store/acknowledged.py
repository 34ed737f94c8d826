"""Where the logs ended as far as this process has told anyone, in a file of its own beside those of others.

A server can fail over to a copy that has not got the last write. Whoever was told that it is saved was told by one of
these processes, so what they remember is compared with the database at every start and after every cut of the line.
"""

from collections.abc import Mapping
from itertools import count
from pathlib import Path

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.lock import FolderLock
from topcut.store.witness import Witness, statement

FILES, LOCKS = "topcut-{}.heads", "topcut-{}.lock"


class Acknowledged:
    """Every process of a folder takes the first file that no other one has."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for number in count():
            try:
                self._lock = FolderLock(folder, LOCKS.format(number))
            except Refusal:
                continue
            break
        self._witness = Witness(folder / FILES.format(number))

    def close(self) -> None:
        self._lock.release()

    def of_all(self) -> dict[TournamentId, Head]:
        """What all processes of this folder have ever told."""
        return later(*(statement(file).heads for file in sorted(self._folder.glob(FILES.format("*")))))

    def note(self, heads: Mapping[TournamentId, Head]) -> None:
        self._witness.note(heads)

    def forget(self, tournament: TournamentId) -> None:
        self._witness.forget(tournament)


def later(*known: Mapping[TournamentId, Head]) -> dict[TournamentId, Head]:
    """The latest head that anyone knows of each log."""
    found: dict[TournamentId, Head] = {}
    for heads in known:
        found |= {id: head for id, head in heads.items() if id not in found or head.n > found[id].n}
    return found

"""Imagined matches as machine code, which is made in a process of its own when it is first needed after a start: pages
and the bots of other tables do not wait for a compiler, which can take a minute the very first time."""

import logging
from threading import Event, Lock, Thread

from topcut.batch import quickly
from topcut.cards.binder import open_binder
from topcut.cards.trials import Trials, World
from topcut.child import Child, Died, Limits

LIMITS = Limits(seconds=600.0, cpu_seconds=300, memory=4 << 30)

log = logging.getLogger(__name__)


class Imagining:
    """Safe for threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._begun = False
        self._ready = Event()

    def is_ready(self, patience: float = 0.0) -> bool:
        """Whether the machine code is on the disk, or cannot be had; whoever asks first lets it be made."""
        with self._lock:
            if not self._begun:
                self._begun = True
                Thread(target=self._make, daemon=True).start()
        return self._ready.wait(patience)

    def _make(self) -> None:
        try:
            Child(imagined, limits=LIMITS).answer()
        except (Died, OSError) as error:
            log.warning("matches could not be compiled: %s", error)
        finally:
            self._ready.set()


IMAGINING = Imagining()  # one for all tables


def imagined() -> None:
    """In the child: one match, for which everything is compiled."""
    play, binder = quickly(), open_binder()
    if play is not None:
        starter = tuple(binder.starter)
        play(binder, Trials((starter,), (World(1, starter, (), None, (0, 0), False),), 1, 1, {}))

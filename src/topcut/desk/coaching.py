"""The coach worked out in a process of its own: whoever looks or plays does not wait for it, and it has its limits."""

import logging
from threading import BoundedSemaphore, Lock

from cachetools import LRUCache

from topcut.batch import quickly
from topcut.cards.coach import Chances, coaching
from topcut.cards.view import View
from topcut.child import Child, Died, Limits
from topcut.desk.imagining import IMAGINING
from topcut.refusal import Refusal
from topcut.rules.card_table import CardText
from topcut.rules.playing_cards import binder_from

AT_ONCE = 1  # children
PATIENCE = 10.0  # seconds that one waits for the children of others, or for machine code to be made
LIMITS = Limits(seconds=60.0, cpu_seconds=60, memory=4 << 30)
KEPT = 256

Chosen = tuple[Chances, ...]

log = logging.getLogger(__name__)


class Coach:
    """Safe for threads. The answer follows from the cards and the view alone, and is kept for who asks again."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._kept: LRUCache[View, Chosen] = LRUCache(KEPT)
        self._children = BoundedSemaphore(at_once)
        self._patience = patience
        self._lock = Lock()

    def of(self, box: CardText, cards: tuple[CardText, ...], seen: View) -> Chosen:
        found = self._found(seen)
        if found is not None:
            return found
        if not IMAGINING.is_ready(self._patience) or not self._children.acquire(timeout=self._patience):
            raise Refusal("coach-busy")
        try:
            found = self._found(seen)  # whoever waited may have waited for the same
            if found is not None:
                return found
            told: Chosen = Child(coached, box, cards, seen, limits=LIMITS).answer()
        except (Died, OSError) as error:
            log.warning("the coach had no answer: %s", error)
            raise Refusal("coach-busy") from None
        finally:
            self._children.release()
        with self._lock:
            self._kept[seen] = told
        return told

    def _found(self, seen: View) -> Chosen | None:
        with self._lock:
            return self._kept.get(seen)


def coached(box: CardText, cards: tuple[CardText, ...], seen: View) -> Chosen:
    """In the child."""
    return coaching(binder_from(box, cards), seen, quickly())

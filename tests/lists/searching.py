"""Finding a name while it is being typed: by any part of it or of the alter ego, with a slip or two.

Phones do it themselves, without a network (static/names.js); this is what their answers are held against.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz.distance import OSA

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.names import key
from topcut.lists.shortening import words

MOST_FOUND = 20
LONGEST = 60  # letters that are looked at
BEGINS, WORD, WORD_BEGINS, INSIDE, SLIP, NOT = range(6)  # how well a word fits, the best first


@dataclass(frozen=True)
class Search:
    """A catalogue made ready to be searched again and again."""

    catalogue: Catalogues

    def find(self, typed: str, kinds: Collection[Kind] = (), most: int = MOST_FOUND) -> tuple[Item, ...]:
        """What fits, the best first. Every word must fit; whoever has typed nothing sees the first of all. Slips are
        allowed for only where no word begins like that."""
        asked = key(typed[:LONGEST])
        parts = sorted(words(typed[:LONGEST])) or ([asked] if asked else [])
        found = []
        for item, whole, own, also in self._ready:
            if not kinds or item.kind in kinds:
                worth = _worth(asked, parts, whole, own, also)
                if worth[0] <= SLIP:
                    found.append((worth, len(whole) if asked else 0, item.full_name, item))
        found.sort(key=lambda one: one[:3])
        if found and found[0][0][0] <= WORD_BEGINS:
            found = [one for one in found if one[0][0] < SLIP]
        return tuple(item for *_, item in found[:most])

    @cached_property
    def _ready(self) -> tuple[tuple[Item, str, frozenset[str], frozenset[str]], ...]:
        return tuple(_words(item) for item in self.catalogue.items)


def _words(item: Item) -> tuple[Item, str, frozenset[str], frozenset[str]]:
    """The words of its own name, and those of alter ego and other names."""
    own, _, second = item.full_name.partition(" (")
    return item, key(item.full_name), words(own), words(" ".join((second, *item.also)))


def _worth(asked: str, parts: list[str], whole: str, own: frozenset[str], also: frozenset[str]) -> tuple[int, int]:
    """How the word fits that fits worst, and whether that is not in its own name."""
    if whole.startswith(asked):
        return BEGINS, 0
    fits = max(
        (min(*((_fit(part, word), 0) for word in own), *((_fit(part, word), 1) for word in also), (NOT, 0), (NOT, 1)))
        for part in parts
    )
    return min(fits, (INSIDE, 0)) if asked in whole else fits


def _fit(part: str, word: str) -> int:
    if part == word:
        return WORD
    if word.startswith(part):
        return WORD_BEGINS
    if len(part) > 2 and part in word:
        return INSIDE
    slips = 0 if len(part) < 4 else 1 if len(part) < 7 else 2
    begun = word[: len(part) + 1]  # it may not be typed to its end
    if slips and min(OSA.distance(part, one, score_cutoff=slips) for one in (word, begun, word[: len(part)])) <= slips:
        return SLIP
    return NOT

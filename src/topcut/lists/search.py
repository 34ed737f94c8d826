"""Finding a name while it is being typed: by any part of it or of the alter ego, with a slip or two."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz.distance import OSA

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.names import key
from topcut.lists.shortening import words

MOST_FOUND = 20
LONGEST = 60  # letters that are looked at
BEGINS, WORD, WORD_BEGINS, INSIDE, SLIP = range(5)  # how well a word fits, the best first


@dataclass(frozen=True)
class Search:
    """A catalogue made ready to be searched again and again."""

    catalogue: Catalogues

    def find(self, typed: str, kinds: Collection[Kind] = (), most: int = MOST_FOUND) -> tuple[Item, ...]:
        """What fits, the best first. Every word must fit; whoever has typed nothing sees the first of all."""
        asked = key(typed[:LONGEST])
        parts = sorted(words(typed[:LONGEST])) or ([asked] if asked else [])
        found = []
        for item, whole, known in self._ready:
            if not kinds or item.kind in kinds:
                worth = BEGINS if whole.startswith(asked) else _worth(asked, parts, whole, known)
                if worth is not None:
                    found.append((worth, len(whole) if asked else 0, item.full_name, item))
        return tuple(item for *_, item in sorted(found, key=lambda one: one[:3])[:most])

    @cached_property
    def _ready(self) -> tuple[tuple[Item, str, tuple[str, ...]], ...]:
        return tuple((item, key(item.full_name), tuple(_words(item))) for item in self.catalogue.items)


def _words(item: Item) -> Iterable[str]:
    return sorted(words(" ".join((*(item.name, *item.also), item.second_name or ""))))


def _worth(asked: str, parts: list[str], whole: str, known: tuple[str, ...]) -> int | None:
    """The sum over the words, or nothing where one does not fit."""
    if asked in whole:
        return INSIDE
    total = 0
    for part in parts:
        fits = min((_fit(part, word) for word in known), default=SLIP + 1)
        if fits > SLIP:
            return None
        total += fits
    return total + INSIDE


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
    return SLIP + 1

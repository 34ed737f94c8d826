"""What people call things for short: `Asajj Ventress`, `Blob`, `Steve Rogers`, `Dr Strange`, `Riots`."""

import re
from collections.abc import Iterable, Iterator

from topcut.lists.names import key

LITTLE_WORDS = {"the", "of", "and", "a", "an", "to", "in"}
ABBREVIATIONS = {
    "dr": "doctor", "doc": "doctor", "mr": "mister", "prof": "professor", "cap": "captain", "capt": "captain",
    "cpt": "captain", "cmdr": "commander", "sgt": "sergeant", "lt": "lieutenant", "gen": "general",
}  # fmt: skip
LEAST = 3  # letters of a word that tells things apart

_WORDS = re.compile(r"[\w'’.]+")
_COMMA = re.compile(r",\s")


def short_names(names: Iterable[str], second: str | None) -> Iterator[str]:
    """Each name up to its comma and without its article, alone and with the alter ego; and the alter ego alone."""
    for name in names:
        before = _COMMA.split(name, maxsplit=1)[0]
        bare = before.removeprefix("The ")
        for short in {before, bare, f"The {bare}"} - {name}:
            yield short
            if second:
                yield f"{short} ({second})"
    if second:
        yield second


def words(name: str) -> frozenset[str]:
    """The words that matter in a name, abbreviations written out."""
    found = (key(word.removesuffix("'s").removesuffix("’s")) for word in _WORDS.findall(name.casefold()))
    return frozenset(ABBREVIATIONS.get(word, word) for word in found if word) - LITTLE_WORDS

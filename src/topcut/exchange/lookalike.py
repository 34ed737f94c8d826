"""Names that an eye takes for one another, such as Ana with a Cyrillic А: skeletons after UTS #39, of what looks Latin.

Only names that meet in one tournament are compared, so nobody is bothered for writing in another script.
"""

import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib import resources

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, but nothing is seen of them
SELECTORS = range(0xFE00, 0xFE10)
AMONG_LATIN = {"I": "l", "1": "l", "|": "l", "0": "O", "m": "rn"}
KNOWN = 20_000  # names


@lru_cache(KNOWN)
def looks(name: str) -> frozenset[str]:
    """What a name may be taken for: as it is written, and in small or in capital letters."""
    return frozenset(skeleton(text) for text in (name, name.casefold(), name.upper()))


def skeleton(text: str) -> str:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    seen = (letter for letter in plain if not _is_unseen(letter))
    latin = "".join(_looks_like().get(letter, letter) for letter in seen)
    return " ".join("".join(AMONG_LATIN.get(letter, letter) for letter in latin).split())


def _is_unseen(letter: str) -> bool:
    return letter in UNSEEN or ord(letter) in SELECTORS or unicodedata.category(letter) == "Cf"


@cache
def _looks_like() -> dict[str, str]:
    table = tomllib.loads((resources.files(__package__) / "lookalike.toml").read_text("utf-8"))
    return {letter: like for like, letters in table.items() for letter in letters}

"""When two names are the same: case, accents, quotation marks, hyphens and blanks make no difference."""

import re
from functools import lru_cache
from unicodedata import combining, normalize

_NOT_LETTERS = re.compile(r"[\W_]+")
_BLANKS = re.compile(r"\s+")
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i"})


@lru_cache(maxsize=20_000)
def key(name: str) -> str:
    """What names are compared by: `Séance` and `seance`, `Aunt May’s` and `AUNT MAYS` are one."""
    text = name.casefold()
    if not text.isascii():
        # Letter by letter: to put a long row of accents in order takes the square of its length, and they go anyway.
        plain = (part for letter in text for part in normalize("NFKD", letter) if not combining(part))
        text = "".join(plain).translate(_LETTERS)
    return _NOT_LETTERS.sub("", text.casefold().replace("&", "and")) or _BLANKS.sub(" ", text).strip()


def tidy(name: str) -> str:
    """A name as people read it: no blanks around it, one between words."""
    return _BLANKS.sub(" ", name).strip()

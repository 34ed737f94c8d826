"""Finding tables and people by what somebody types: a table's number, or words of a name."""

from rapidfuzz.distance import OSA

from topcut.exchange.people_csv import same

SURE = 4  # letters that a word needs before another is like it


def is_found(words: str, name: str, table: str = "") -> bool:
    """Table 12 is not found by 1, nor is table 112 by 12."""
    return all(word == table or word in same(name) for word in same(words).split())


def is_nearly_found(words: str, name: str) -> bool:
    """The same with one slip in each longer word: `thornbrury` for Thornbury."""
    return all(any(_is_like(word, part) for part in same(name).split()) for word in same(words).split())


def _is_like(word: str, part: str) -> bool:
    return word in part or (len(word) >= SURE and OSA.distance(word, part, score_cutoff=1) <= 1)

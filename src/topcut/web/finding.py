"""Finding tables and people by what somebody types: a table's number, or words of a name."""

from topcut.exchange.people_csv import same


def is_found(words: str, name: str, table: str = "") -> bool:
    """Table 12 is not found by 1, nor is table 112 by 12."""
    return all(word == table or word in same(name) for word in same(words).split())

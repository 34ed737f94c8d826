"""The names of things: players, tournaments, tables."""

import re
from typing import NewType

PlayerId = NewType("PlayerId", str)
TournamentId = NewType("TournamentId", str)
TableNumber = NewType("TableNumber", int)

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # ids stand in addresses and are typed by people


def is_id(text: object) -> bool:
    """Whether this could be an id that we gave; what comes in a file need not be."""
    return isinstance(text, str) and ID.fullmatch(text) is not None

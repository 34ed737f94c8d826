"""Where what else can be done is done."""

from collections.abc import Mapping

from topcut.rules.coming import Possible, possible
from topcut.rules.tournament import Tournament

# Where each thing is done, below the desk.
PLACES: Mapping[str, str] = {
    "publish-by-hand": "pairing",
    "arrange-absence": "preview#absent",
    "start-clock": "clock",
    "move-table": "round#move",
    "unpair": "round#unpair",
    "correct": "correct",
    "drop": "people",
    "rejoin": "people?state=dropped",
    "eject": "people",
    "replace-card": "people?state=card",
    "undo": "undo",
}


def elsewhere(t: Tournament) -> tuple[tuple[str, Possible], ...]:
    """What else it is the right time for, and the page where that is done."""
    return tuple((PLACES[one.code], one) for one in possible(t) if one.code in PLACES)

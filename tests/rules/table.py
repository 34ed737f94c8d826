"""What is written down at the tables of these tests, and what is expected of it."""

from collections.abc import Mapping

from tests.refusing import refusal_from
from topcut.rules.match import Entry, Pair, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How, Ruleset, load

FOUR = ["challenger", "timeline", "showdown", "munchkin"]
CRISIS_PROTOCOL = ["challenger", "timeline"]
NETRUNNER, MAGIC = (load(name) for name in ("netrunner", "magic"))

A, B = Seat.FIRST, Seat.SECOND
NO_TOKENS = ((0, 0), (0, 0))
Figures = tuple[Pair, ...]


def vp(first: int, second: int) -> dict[str, Pair]:
    return {"vp": (first, second)}


def struggle(cards: Pair | None, wounds: Pair | None, objectives: Pair | None = None) -> dict[str, Pair]:
    given = {"struggle": cards, "wounds": wounds, "objectives": objectives}
    return {name: pair for name, pair in given.items() if pair is not None}


def heroes(damage: Pair | None, deck: Pair | None = None) -> dict[str, Pair]:
    return {name: pair for name, pair in {"damage": damage, "deck": deck}.items() if pair is not None}


def tokens(scores: Mapping[str, Pair]) -> Figures:
    """What a Munchkin result keeps; a figure that nobody wrote down is zero for both."""
    return scores.get("damage", (0, 0)), scores.get("deck", (0, 0))


def points_of(book: str, winner: Seat) -> Pair:
    win = 2 if book == "munchkin" else 3
    return (win, 0) if winner is A else (0, win)


def clause_of(book: str, how: How) -> str:
    return load(book).endings[how].clause


def refused(ruleset: Ruleset, entry: Entry, stage: Stage = Stage.SWISS) -> tuple[str, str | None, dict[str, object]]:
    caught = refusal_from(settle, ruleset, entry, stage)
    return caught.code, caught.clause, caught.parameters

"""Checking lists: five hundred at once and one alone, half of the names misspelt, against a thousand known ones."""

import statistics
from random import Random

from bench.measure import Row, seconds
from topcut.lists.catalogue import Catalogue, Catalogues, Item, Kind
from topcut.lists.check import check
from topcut.lists.demands import Demands

NAMES, LISTS, ON_A_LIST = 1_000, 500, 30
ALL_WITHIN, ONE_WITHIN = 2.0, 0.05
SYLLABLES = (
    "ba",
    "cor",
    "dan",
    "el",
    "fi",
    "gra",
    "hul",
    "ix",
    "jo",
    "kal",
    "mar",
    "ne",
    "or",
    "pym",
    "qua",
    "sha",
    "ul",
)
DEMANDS = Demands(
    rules=("core-roster", "timeline"),
    clauses={"core-roster": "CH-09", "timeline": "CH-10"},
    limits={"characters": 10, "tactics": ON_A_LIST, "secure": 3, "extraction": 3},
)


def run() -> list[Row]:
    dice = Random(2024)
    names = sorted({name(dice) for _ in range(2 * NAMES)})[:NAMES]
    lists = [roster(dice, names) for _ in range(LISTS)]
    all_at_once = statistics.median(seconds(lambda: check_all(names, lists)) for _ in range(3))
    alone = statistics.median(seconds(lambda one=one: check_all(names, [one])) for one in lists[:20])  # type: ignore[misc]  # a default binds it
    return [
        Row(f"{LISTS} lists of {ON_A_LIST} names", all_at_once, ALL_WITHIN, 1, f"{ALL_WITHIN:g} s"),
        Row("one list, its catalogue read anew", alone, ONE_WITHIN, 1, f"{1000 * ONE_WITHIN:g} ms"),
    ]


def check_all(names: list[str], lists: list[str]) -> None:
    """A catalogue without memory each time: every misspelt name is looked for."""
    items = tuple(Item(kind=Kind.TACTIC, name=known) for known in names)
    catalogue = Catalogues((Catalogue(name="bench", title="Bench", game="bench", items=items),))
    found = [check(text, DEMANDS, catalogue) for text in lists]
    assert all(len(findings) >= ON_A_LIST // 3 for findings in found)


def roster(dice: Random, names: list[str]) -> str:
    written = [
        known if place % 2 else misspelt(dice, known) for place, known in enumerate(dice.sample(names, ON_A_LIST))
    ]
    return "Team Tactics\n" + "\n".join(f"- {line}" for line in written)


def name(dice: Random) -> str:
    return " ".join("".join(dice.choices(SYLLABLES, k=dice.randint(2, 3))).title() for _ in range(dice.randint(2, 4)))


def misspelt(dice: Random, known: str) -> str:
    """Two slips of the finger: a letter too many, one too few, or one instead of another."""
    letters = list(known)
    for _ in range(2):
        place = dice.randrange(1, len(letters))
        letters[place : place + dice.randint(0, 1)] = dice.choice(["", "q", "e", "w"])
    return "".join(letters)

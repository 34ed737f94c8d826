"""What is said of every player, next to every way the round may end."""

from random import Random

import pytest

from tests.planner.everything import everything, small
from tests.rules.ranking.tournament import CHALLENGER, MAGIC, MUNCHKIN, NETRUNNER, SHOWDOWN, TIMELINE, changed
from topcut.planner.fates import Fate, Work, fate
from topcut.planner.position import Position
from topcut.rules.ruleset import Ruleset

BOOKS = {
    "challenger": CHALLENGER,
    "timeline": TIMELINE,
    "munchkin": MUNCHKIN,
    "magic": MAGIC,
    "netrunner": NETRUNNER,
    "showdown": SHOWDOWN,
    "met twice counts once": changed(CHALLENGER, "strength.met_twice", "once"),
    "by all rounds": changed(CHALLENGER, "strength.rounds", "all"),
    "a bye is an opponent": changed(MAGIC, "bye.is_opponent", True),
    "munchkin, a bye is an opponent": changed(MUNCHKIN, "bye.is_opponent", True),
}
WORDS = {Fate.IN: {"in"}, Fate.OUT: {"out"}, Fate.EITHER: {"in", "out"}}


def tried(ruleset: Ruleset, dice: Random, *, open_tables: int) -> set[Fate]:
    t = small(ruleset, dice, players=dice.randint(5, 9), open_tables=open_tables)
    position, found = Position(t), set()
    size = dice.choice((1, 2, 3, 4))
    for (player, end), seen in everything(t, size).items():
        said = fate(position, position.places[player], end, size, Work())
        assert WORDS[said] == seen, (t, player, end, size)
        found.add(said)
    return found


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_said_is_what_trying_everything_finds(name: str) -> None:
    """With byes, drops, no-shows and draws, as the rule book has them."""
    dice = Random(f"fates {name}")
    found: set[Fate] = set()
    for _ in range(2 if name in {"showdown", "netrunner"} else 6):
        found |= tried(BOOKS[name], dice, open_tables=2)
    assert found == {Fate.IN, Fate.OUT, Fate.EITHER}

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
        assert said is Fate.UNPROVED or WORDS[said] == seen, (t, player, end, size)
        found.add(said)
    return found


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_said_is_what_trying_everything_finds(name: str) -> None:
    """With byes, drops, no-shows and draws, as the rule book has them."""
    dice = Random(f"fates {name}")
    found: set[Fate] = set()
    for _ in range({"netrunner": 2, "showdown": 20}.get(name, 6)):
        found |= tried(BOOKS[name], dice, open_tables=1 if name == "showdown" else 2)
    assert found >= {Fate.IN, Fate.OUT, Fate.EITHER}


@pytest.mark.parametrize(("seed", "size"), [(7, 2), (10, 1)])
def test_figures_that_hang_together_are_not_taken_for_free(seed: int, size: int) -> None:
    """Who draws at Showdown has claimed as many Struggles and inflicted as many Wounds: the one who was ahead stays so,
    and by bounds alone either could be."""
    dice = Random(f"tied {seed}")
    t = small(SHOWDOWN, dice, players=dice.randint(5, 7), open_tables=1)
    position, said = Position(t), set()
    for (player, end), seen in everything(t, size).items():
        found = fate(position, position.places[player], end, size, Work())
        assert found is Fate.UNPROVED or WORDS[found] == seen
        said.add(found)
    assert Fate.UNPROVED in said

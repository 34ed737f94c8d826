"""Every newer demand hangs on an entry of the rule book: with it a log is wrong that is right without."""

import copy
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import topcut_referee
from tests.topcut_referee import test_conduct as conduct
from tests.topcut_referee import test_leaving as leaving
from tests.topcut_referee import test_letter_of_results as results
from tests.topcut_referee import test_recut as recut
from tests.topcut_referee import test_rematches as rematches
from tests.topcut_referee import test_start_and_lists as start
from tests.topcut_referee.sealing import archive, renumbered
from tests.topcut_referee.test_verdict import damage
from tests.topcut_referee.writing import OLGA, WANDA, Event

PAGE = Path(__file__).parent.parent.parent / "src" / "topcut" / "help_pages" / "check-your-event.md"
Made = Callable[..., Event]


def _both_left(**entries: str) -> Event:
    return leaving.begun(**entries).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 1)


def _another_structure(**entries: str) -> Event:
    return start.munchkin(**entries).start(5, 4, clause="MU-36")


def _appeal(**entries: str) -> Event:
    return conduct.decided(conduct.ruled(conduct.munchkin("hal-judge", **entries), WANDA), OLGA)


def _agreed(**entries: str) -> Event:
    bare = results.typed()
    return results.showdown(bare, bare, figures=[[0, 0], [0, 0]], winner=None, entries=entries)


HELD: dict[str, tuple[str, str, Made]] = {
    "rematch.no_show": ("rematch__no_show", "CH-28", lambda **e: rematches.second_round(rematches.NO_SHOW, [], **e)),
    "structure.without_cut": ("structure__without_cut", "PS-23", lambda **e: start.showdown(4, 0, "PS-22", **e)),
    "structure.announced_clause": ("structure__announced_clause", "MU-37", _another_structure),
    "lists.before_pairing": ("lists__before_pairing", "CH-07", start.late),
    "lists.pools_required": ("lists__pools_required", "MU-09", lambda **e: start.select(**e).start(3, 0)),
    "conduct.ejects_by": (
        "conduct__ejects_by",
        "MU-05",
        lambda **e: conduct.ejected(conduct.munchkin("hal-judge", **e), WANDA),
    ),
    "officials.*.appeals_own": ("officials__head-judge__appeals_own", "MU-03", _appeal),
    "games.asked": ("games__asked", "MU-21", lambda **e: results.best_of_three({}, **e)),
    "endings.*.asks": ("endings__time__asks", "PS-25", _agreed),
    "cut.corrected": ("cut__corrected", "CH-34", lambda **e: recut.cut(**e).act(recut.corrected("keep"))),
    "bracket.both_leave": ("bracket__both_leave", "R-6", _both_left),
}


@pytest.mark.parametrize("path", HELD)
def test_a_newer_demand_hangs_on_its_entry(path: str) -> None:
    entry, clause, made = HELD[path]

    event = made()

    assert (event.n, clause) in event.faults()
    assert made(**{entry: ""}).faults() == []


def test_the_page_names_every_entry_and_no_other() -> None:
    named = re.findall(r"^\| `([\w.*]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert named == list(HELD)


@pytest.mark.parametrize("path", HELD)
def test_damaged_values_never_make_the_referee_fall_over(path: str) -> None:
    facts = HELD[path][2]().facts
    dice = random.Random(path)
    for _ in range(25):
        damaged = copy.deepcopy(facts)
        for _ in range(dice.choice((1, 2, 5))):
            damage(dice, damaged[dice.randrange(len(damaged) // 2, len(damaged))])
        if dice.random() < 0.3:
            damaged.pop(dice.randrange(1, len(damaged)))
        assert topcut_referee.verify(archive(renumbered(damaged))).facts == len(damaged)

"""The compiled kernel counts what the plain one counts, under every rule book, also where the engine has to pair."""

import json
import os
import pickle
import subprocess
import sys

import pytest

from topcut.planner.compiled import PLAIN
from topcut.planner.question import Question, Structure
from topcut.planner.running import counted
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load

pytest.importorskip("numba")

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "magic", "netrunner")
SKILL = Skill(draws=0.1, drops=0.1, no_shows=0.02)
QUESTIONS = [
    *(Question(load(book), 21, (Structure(3, 0), Structure(5, 4)), SKILL, "compiled") for book in BOOKS),
    Question(load("challenger"), 14, (Structure(16, 4),), Skill(drops=0), "no way without a rematch"),
]
TIMES = 6
PROGRAM = """
import json, pickle, sys
from topcut.planner.compiled import IS_COMPILED
from topcut.planner.running import counted
assert IS_COMPILED
questions, times = pickle.load(sys.stdin.buffer)
found = [counted(question, 0, times) for question in questions]
print(json.dumps([[one.tally, one.asked] for one in found]))
"""


def test_compiled_and_plain_count_the_same() -> None:
    environment = {name: value for name, value in os.environ.items() if name != PLAIN}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=pickle.dumps((QUESTIONS, TIMES)),
        stdout=subprocess.PIPE,
        env=environment,
        check=True,
    )
    plain = [counted(question, 0, TIMES) for question in QUESTIONS]
    assert json.loads(done.stdout) == [[list(one.tally), one.asked] for one in plain]
    assert plain[-1].asked > 0


def test_where_the_engine_pairs_the_answer_does_not_depend_on_how_it_is_shared_out() -> None:
    blocked = QUESTIONS[-1]
    apart = counted(blocked, 0, 2).plus(counted(blocked, 2, 2))
    assert apart == counted(blocked, 0, 4)
    assert apart.asked > 0

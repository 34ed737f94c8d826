"""The planner's kernel against the engine, in larger fields; and compiled against plain, number by number."""

import json
import os
import subprocess
import sys

from tests.planner.side_by_side import rounds
from topcut.planner.question import Question, Structure
from topcut.planner.running import counted
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "magic", "netrunner")
SPREADS = (0, 100, 200, 400)


def prove(seed: int) -> dict[str, int]:
    """Each tournament twice: told to the engine, and counted by the compiled kernel in a program of its own."""
    players, length = 4 + seed * 7 % 93, 1 + seed % 9
    skill = Skill(SPREADS[seed % 4], (0.0, 0.05, 0.3)[seed % 3], (0.0, 0.06)[seed % 2], (0.0, 0.02)[seed // 2 % 2])
    question = Question(load(BOOKS[seed % 6]), players, (Structure(length, 0), Structure(length, 4)), skill, "soak")
    asked = 0
    for seen in rounds(question, seed):
        assert seen.kernel == seen.engine, f"round {seen.round}"
        assert seen.sat_out is None or seen.sat_out in seen.might_sit_out
        assert seen.standings == seen.engine_standings
        asked += seen.asked
    if seed % 20 == 0:
        assert _compiled(seed, question) == list(counted(question, seed, 20).tally)
    return {"rounds": length, "asked": asked}


def _compiled(seed: int, question: Question) -> list[int]:
    program = """
import json, pickle, sys
from topcut.planner.compiled import IS_COMPILED
from topcut.planner.running import counted
assert IS_COMPILED
question = pickle.load(sys.stdin.buffer)
print(json.dumps(counted(question, int(sys.argv[1]), 20).tally))
"""
    import pickle

    environment = {name: value for name, value in os.environ.items() if name != "TOPCUT_PLAIN_PLANNER"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(seed)],
        input=pickle.dumps(question),
        stdout=subprocess.PIPE,
        env=environment,
        check=True,
    )
    found: list[int] = json.loads(done.stdout)
    return found

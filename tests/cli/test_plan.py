"""Planning from the command line: figures, refusals in one sentence, and a partial answer."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import answer
from topcut.cli.plan import progress
from topcut.rules.ruleset import text_of

SMALL = ("plan", "--ruleset", "challenger", "--players", "9", "--tournaments", "40", "--cores", "1")


def test_every_structure_is_told_with_its_error() -> None:
    said = answer(*SMALL, "--rounds", "3-4", "--cuts", "0,4", "--until", "18:00", "--json").json
    assert (said["tournaments"], said["whole"]) == (40, True)
    told = [(one["rounds"], one["cut"], one["printed"]) for one in said["structures"]]
    assert told == [(3, 0, False), (3, 4, False), (4, 0, True), (4, 4, False)]
    for one in said["structures"]:
        for chance in (one["several_undefeated"], one["best_wins"], one["rematch_forced"]):
            assert 0 <= chance["low"] <= chance["share"] <= chance["high"] <= 1
            assert chance["low"] < chance["high"]
        assert sum(rank["share"] for rank in one["makes_the_cut_by_true_rank"]) == pytest.approx(one["line"])
        assert one["byes"] > 0, "nine players"
    assert said["structures"][1]["ends"] > said["structures"][0]["ends"]


def test_it_is_a_table_for_people() -> None:
    said = answer(*SMALL, "--rounds", "4", "--cuts", "0")
    assert said.code == 0
    assert said.out.splitlines()[1].startswith("4 rounds, no cut *")


def test_the_same_seed_gives_the_same_answer_on_one_core_and_on_two() -> None:
    one = answer(*SMALL, "--rounds", "3", "--json").json
    two = answer(*SMALL[:-1], "2", "--rounds", "3", "--json").json
    other = answer(*SMALL, "--rounds", "3", "--seed", "another", "--json").json
    assert one == two
    assert one != other


def test_a_rule_book_of_ones_own_is_planned(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("challenger").replace("win = 3", "win = 5"), "utf-8")
    said = answer("plan", "--ruleset", str(file), "--players", "8", "--rounds", "3", "--cuts", "0", "--cores", "1",
                  "--tournaments", "20", "--draws", "0", "--drops", "0", "--json").json  # fmt: skip
    assert said["structures"][0]["points"][0]["points"] == 15


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (("--players", "3"), "planner-players"),
        (("--rounds", "0"), "planner-rounds"),
        (("--rounds", "x"), "planner-rounds"),
        (("--cuts", "16"), "planner-cut"),
        (("--cuts", "a"), "planner-cuts"),
        (("--tournaments", "0"), "planner-tournaments"),
        (("--until", "25:99"), "planner-hour"),
        (("--until", "09:00"), "planner-hours"),
        (("--draws", "90"), "planner-model"),
        (("--ruleset", "challengers"), "planner-by-plan"),
        (("--cluster", "tcp://127.0.0.1:9"), "planner-cluster"),
        (("--cluster", "nonsense"), "planner-cluster-address"),
        (("--cluster", "tcp://nowhere:port"), "planner-cluster-address"),
        (("--minutes", "5"), "planner-minutes"),
        (("--lunch", "-1"), "planner-minutes"),
    ],
)
def test_what_cannot_be_planned_is_refused_in_a_sentence(given: tuple[str, ...], code: str) -> None:
    said = answer(*SMALL, *given, "--json")
    assert said.code == 2
    assert said.json["error"]["code"] == code
    assert re.search(r"\.( \([A-Z]+-\d+\))?$", said.json["error"]["text"])


def test_minutes_of_rounds_and_lunch_can_be_said() -> None:
    usual = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--json").json["structures"][0]
    quick = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--minutes", "60", "--lunch", "0", "--json").json
    assert (usual["ends"], quick["structures"][0]["ends"]) == ("15:49", "13:49"), "three times half an hour, and lunch"


def test_what_was_asked_is_told_again() -> None:
    said = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--draws", "2.5", "--seed", "mine", "--json").json
    assert (said["ruleset"], said["players"], said["seed"]) == ("challenger", 9, "mine")
    assert said["model"] == {"spread": 200, "draws": 0.025, "drops": 0.04, "no_shows": 0.0}


def test_progress_says_how_long_it_will_take() -> None:
    assert progress(500, 2000, 10) == "#####............... 500 of 2000 tournaments, about 30 s left"


def test_points_too_large_to_be_exact_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    file.write_text(text_of("munchkin").replace("win = 2", "win = 900000"), "utf-8")
    assert answer(*SMALL, "--ruleset", str(file), "--json").json["error"]["code"] == "planner-numbers"


def test_ctrl_c_gives_what_is_known_and_says_so() -> None:
    """It is pressed when the first chunk is counted; nothing waits for a clock."""
    program = """
import os, signal, sys
from topcut.planner import plan
first = plan.outlooks
def interrupted(*args):
    os.kill(os.getpid(), signal.SIGINT) if args[1].tally[0] >= 600 else None
    return first(*args)
plan.outlooks = interrupted
from topcut.cli import run
sys.exit(run(["plan", "--ruleset", "challenger", "--players", "8", "--rounds", "3", "--cuts", "0", "--cores", "1",
              "--tournaments", "100000", "--json"]))
"""
    environment = {**os.environ, "TOPCUT_PLAIN_PLANNER": "1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    said = json.loads(done.stdout)
    assert not said["whole"]
    assert 0 < said["tournaments"] < said["wanted"]
    assert said["structures"][0]["best_wins"]["high"] > said["structures"][0]["best_wins"]["low"]
    assert "Traceback" not in done.stderr

"""Planning from the command line: figures, refusals in one sentence, and a partial answer."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from multiprocessing import active_children
from pathlib import Path

import click
import pytest

from tests.cli.running import answer
from tests.own_loop import own_loop
from tests.refusing import refusal_from
from topcut.cli.plan import progress
from topcut.planner.question import Question, Structure
from topcut.planner.sharing import Workers, shared_out
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load, text_of
from topcut.words import say

__all__ = ["own_loop"]

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
        assert one["wins_by_true_rank"][0] == one["best_wins"]
        assert sum(rank["share"] for rank in one["wins_by_true_rank"]) == pytest.approx(1)
        assert one["too_few_left_for_the_cut"]["share"] == 0
        assert one["byes"] > 0, "nine players"
    assert said["structures"][1]["ends"] > said["structures"][0]["ends"]


def test_it_is_a_table_for_people() -> None:
    said = answer(*SMALL, "--rounds", "4", "--cuts", "0")
    assert said.code == 0
    assert said.out.splitlines()[1].startswith("4 rounds, no cut *")


def test_fewer_than_the_document_lets_play_are_told_so() -> None:
    few = ("plan", "--ruleset", "timeline", "--players", "7", "--tournaments", "20", "--cores", "1", "--rounds", "3")
    said = answer(*few)
    assert (said.code, "7 players are too few: it takes at least 32." in said.err) == (0, True)
    assert answer(*SMALL, "--rounds", "3").err == ""


def test_the_same_seed_gives_the_same_answer_on_one_core_and_on_two() -> None:
    one = answer(*SMALL, "--rounds", "3", "--json").json
    two = answer(*SMALL[:-1], "2", "--rounds", "3", "--json").json
    other = answer(*SMALL, "--rounds", "3", "--seed", "another", "--json").json
    assert one == two
    assert one != other


def test_a_cut_for_which_too_few_are_left_is_told() -> None:
    said = answer(*SMALL, "--players", "4", "--rounds", "3", "--cuts", "4", "--drops", "50", "--json").json
    assert said["structures"][0]["too_few_left_for_the_cut"]["share"] > 0.5


def test_a_seed_may_be_any_bytes() -> None:
    """A terminal hands on what is not UTF-8 as lone surrogates."""
    assert answer(*SMALL, "--rounds", "3", "--seed", "\udcff", "--json").code == 0


def test_a_rule_book_of_ones_own_is_planned(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("challenger").replace("win = 3", "win = 5"), "utf-8")
    said = answer("plan", "--ruleset", str(file), "--players", "8", "--rounds", "3", "--cuts", "0", "--cores", "1",
                  "--tournaments", "20", "--draws", "0", "--drops", "0", "--json").json  # fmt: skip
    assert said["structures"][0]["points"][0]["points"] == 15


@pytest.mark.usefixtures("own_loop")
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
        (("--until", "01:00 +2"), "planner-hour"),
        (("--from", "01:00 +1"), "planner-hour"),
        (("--until", "18:00", "--second-day", "19:00"), "planner-hours"),
        (("--draws", "90"), "planner-model"),
        (("--ruleset", "challengers"), "planner-by-plan"),
        (("--cluster", "tcp://127.0.0.1:9"), "planner-cluster"),
        (("--cluster", "nonsense"), "planner-cluster-address"),
        (("--cluster", "tcp://nowhere:port"), "planner-cluster-address"),
        (("--cluster", "http://127.0.0.1:80"), "planner-cluster-address"),
        (("--second-day", "late"), "planner-hour"),
        (("--minutes", "5"), "planner-minutes"),
        (("--lunch", "-1"), "planner-minutes"),
    ],
)
def test_what_cannot_be_planned_is_refused_in_a_sentence(given: tuple[str, ...], code: str) -> None:
    said = answer(*SMALL, *given, "--json")
    assert said.code == 2
    assert said.json["error"]["code"] == code
    assert re.search(r"\.( \([A-Z]+-\d+\))?$", said.json["error"]["text"])


def test_a_hall_may_close_after_midnight() -> None:
    asked = (*SMALL, "--from", "20:00", "--rounds", "3", "--cuts", "0", "--until")
    [one] = answer(*asked, "01:10 +1", "--json").json["structures"]
    assert one["ends_from"] < "01:10 +1" < one["ends_to"]
    assert 0.1 < one["in_time"] < 0.9
    [sure] = answer(*asked, "03:00 +1", "--json").json["structures"]
    assert sure["in_time"] == 1


def test_what_is_only_nearly_certain_is_not_told_as_certain() -> None:
    said = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--until", "15:53")
    [share] = re.findall(r" (99\.\d)% ", said.out)
    assert float(share) > 99.5


def test_a_hall_that_closes_as_play_begins_is_not_said_to_close_before() -> None:
    said = answer(*SMALL, "--from", "12:00", "--until", "12:00")
    assert said.code == 2
    assert "after play begins" in said.err


def test_minutes_of_rounds_and_lunch_can_be_said() -> None:
    usual = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--json").json["structures"][0]
    quick = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--minutes", "60", "--lunch", "0", "--json").json
    assert (usual["ends"], quick["structures"][0]["ends"]) == ("15:41", "13:41"), "three times half an hour, and lunch"


def test_where_the_rule_book_leaves_dice_to_the_organizer_it_can_be_said() -> None:
    asked = (*SMALL, "--ruleset", "showdown", "--rounds", "3", "--cuts", "0", "--json")
    without, rolled = (answer(*asked, *more).json["structures"][0] for more in ((), ("--dice",)))
    assert answer(*asked, "--no-dice").json["structures"][0] == without
    assert (without["ends"], rolled["ends"]) == ("17:07", "17:15"), "three times five dice, half of them hits"


def test_a_cut_on_the_second_day_has_an_end_of_its_own() -> None:
    asked = (*SMALL, "--rounds", "3-4", "--cuts", "4", "--until", "18:00", "--second-day", "09:30")
    three, four = answer(*asked, "--json").json["structures"]
    assert (three["swiss_ends"], three["ends"], three["in_time"]) == ("15:41", "12:54", 1)
    assert (four["swiss_ends"], four["ends"]) == ("17:27", "12:54")
    assert "17:27 (17:18 - 17:36), 12:54 (" in answer(*asked).out


def test_a_deviation_is_marked_as_one() -> None:
    said = answer(*SMALL, "--players", "20", "--rounds", "3-4").out
    marks = {line[:15].strip(): line[15:19].strip() for line in said.splitlines()[1:-1]}
    assert marks == {"3 rounds, no cu": "t !", "3 rounds, top 4": "!", "4 rounds, no cu": "t", "4 rounds, top 4": "*"}


def test_what_was_asked_is_told_again() -> None:
    said = answer(*SMALL, "--rounds", "3", "--cuts", "0", "--draws", "2.5", "--seed", "mine", "--json").json
    assert (said["ruleset"], said["players"], said["seed"]) == ("challenger", 9, "mine")
    assert said["model"] == {"spread": 200, "draws": 0.025, "drops": 0.04, "no_shows": 0.0}


def test_draws_are_not_told_of_where_the_rule_book_has_none() -> None:
    asked = (*SMALL, "--ruleset", "munchkin", "--rounds", "3", "--draws", "7")
    assert answer(*asked, "--json").json["model"]["draws"] == 0
    assert "0% of matches are drawn" in answer(*asked).out


def test_one_tournament_is_not_told_in_the_plural() -> None:
    assert "\nFrom one tournament a structure;" in answer(*SMALL, "--rounds", "3", "--tournaments", "1").out


def test_in_a_narrow_terminal_each_structure_is_a_list_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    narrow = answer(*SMALL, "--rounds", "3-4", "--cuts", "0", terminal=True).out
    assert max(len(line) for line in click.unstyle(narrow).splitlines()) <= 80
    assert re.search(r"^  ends \(90 of 100\) +15:41 \(15:33 - 15:49\)$", narrow, re.MULTILINE)
    assert re.findall(r"[34] rounds, no cut.*", click.unstyle(narrow)) == ["3 rounds, no cut !", "4 rounds, no cut *"]
    monkeypatch.setenv("COLUMNS", "240")
    assert "─" in answer(*SMALL, "--rounds", "3-4", "--cuts", "0", terminal=True).out


def test_progress_says_how_long_it_will_take() -> None:
    assert progress(500, 2000, 10) == "#####............... 500 of 2000 tournaments, about 30 s left"


def test_who_watches_is_shown_progress_also_where_the_answer_goes_into_a_file() -> None:
    seen = answer(*SMALL, "--rounds", "3", "--json", watched=True)
    assert seen.json["tournaments"] == 40
    assert "40 of 40 tournaments" in seen.err
    assert answer(*SMALL, "--rounds", "3", terminal=True).err == "", "errors that go into a file"


def test_points_too_large_to_be_exact_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    file.write_text(text_of("munchkin").replace("win = 2", "win = 900000"), "utf-8")
    assert answer(*SMALL, "--ruleset", str(file), "--json").json["error"]["code"] == "planner-numbers"


INTERRUPTED = """
import os, signal, sys
from topcut.planner import plan
first = plan.outlooks
def interrupted(*args):
    os.kill(os.getpid(), signal.SIGINT) if args[1].tally[0] >= 600 else None
    return first(*args)
plan.outlooks = interrupted
"""
STARTING = """
import os, signal, sys
from multiprocessing import active_children
from threading import Thread
def when_there_are_children():
    while not active_children():
        pass
    os.killpg(0, signal.SIGINT)
Thread(target=when_there_are_children, daemon=True).start()
"""
RUN = """
from topcut.cli.edge import run
asked = "plan --ruleset challenger --players 8 --rounds 3 --cuts 0 --json"
sys.exit(run([*asked.split(), *sys.argv[1:]]))
"""


def interrupted(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", program + RUN, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "TOPCUT_PLAIN_PLANNER": "1"},
        check=False,
        start_new_session=True,
    )


@pytest.mark.parametrize("wanted", [100_000, 1_000_000_000])
def test_ctrl_c_gives_what_is_known_and_says_so(wanted: int) -> None:
    """It is pressed when something is counted; nothing waits for a clock."""
    done = interrupted(INTERRUPTED, "--cores", "1", "--tournaments", str(wanted))
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    said = json.loads(done.stdout)
    assert not said["whole"]
    assert 0 < said["tournaments"] < said["wanted"]
    assert said["structures"][0]["best_wins"]["high"] > said["structures"][0]["best_wins"]["low"]
    assert "Traceback" not in done.stderr


def test_ctrl_c_while_processes_start_says_that_nothing_is_counted() -> None:
    """A terminal sends it to all of them, and those that start have not yet said that they do not want it."""
    done = interrupted(STARTING, "--cores", "2", "--tournaments", "100000")
    said = say("planner-stopped-early")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (128 + signal.SIGINT, "", said)


@pytest.mark.parametrize("is_noticed", [True, False])
def test_a_process_that_is_ended_from_outside_is_one_sentence(is_noticed: bool) -> None:
    """Whether it is noticed before the next chunk is handed out, or when an answer is waited for."""
    question = Question(load("challenger"), 8, (Structure(3, 0),), Skill(), "lost")
    growing = shared_out(question, 1_000_000, Workers(2, chunk=20))
    next(growing)
    for process in active_children():
        process.kill()
    for thread in threading.enumerate() if is_noticed else ():
        if type(thread).__name__ == "_ExecutorManagerThread":
            thread.join()
    assert refusal_from(list, growing).code == "planner-process-lost"

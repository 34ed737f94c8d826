"""Games of Challengers! that are kept in the data folder."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import Answer, answer
from topcut.cli import seeds
from topcut.cli.challengers.simulate import game_setup
from topcut.cli.data import ORGANIZER, opened
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actions.creation import create
from topcut.rules.ruleset import text_of
from topcut.store.place import DATABASE
from topcut.words import say

NONE = b"0\n\n"  # no pick, no removal


WORKSHOP = 'name = "Workshop"\nsums = { A = 4 }\n[[cards]]\nname = "Apprentice"\nlevel = "A"\npower = 1\n'


def play(folder: Path, *options: str, typed: bytes = NONE * 200) -> Answer:
    return answer("challengers", "play", "--fast", "--bots", "greedy", "--data", str(folder), *options, stdin=typed)


def companion(folder: Path, *options: str, typed: str = "") -> Answer:
    return answer("challengers", "companion", "--data", str(folder), *options, stdin=typed.encode())


def refusal(code: str, **parameters: object) -> str:
    return say(f"refusal-{code}", **parameters)


def records(folder: Path, event: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in answer("log", event, "--json", "--data", str(folder)).out.splitlines()]


def options_of(folder: Path, event: str) -> dict[str, object]:
    opened = next(one for one in records(folder, event) if one["kind"] == "TableOpened")
    body = opened["body"]
    assert isinstance(body, dict)
    return {name: body[name] for name in ("robot_plan", "keep_one", "tray_capacity")}


class TestKept:
    def test_a_game_can_be_left_and_resumed(self, tmp_path: Path) -> None:
        left = play(tmp_path, "--players", "3", "--save", "Evening", typed=NONE * 2 + b"q\n")
        assert "play --resume" in left.out
        before = len(records(tmp_path, "Evening"))
        over = play(tmp_path, "--resume", "Evening")
        assert "The game is saved as" in over.out
        facts = records(tmp_path, "Evening")
        assert facts[-1]["kind"] == "SeedRevealed"
        assert len(facts) > before
        assert {record["kind"] for record in facts} >= {"TableOpened", "CardsDrawn", "MatchPlayed", "FinalPlayed"}
        assert play(tmp_path, "--resume", "Evening").code == 2
        assert refusal("resume-over", title="Evening") in play(tmp_path, "--resume", "Evening").err

    def test_a_kept_game_is_exported_imported_and_told(self, tmp_path: Path) -> None:
        play(tmp_path / "one", "--players", "1", "--robot-level", "5", "--solo-cards", "--save", "Alone")
        file = str(tmp_path / "game.topcut")
        assert answer("export", "Alone", "-o", file, "--data", str(tmp_path / "one")).code == 0
        assert answer("import", file, "--yes", "--data", str(tmp_path / "two")).code == 0
        again = str(tmp_path / "again.topcut")
        answer("export", "Alone", "-o", again, "--data", str(tmp_path / "two"))
        assert Path(again).read_bytes() == Path(file).read_bytes()
        told = answer("log", "Alone", "--data", str(tmp_path / "two")).out
        assert "the Robot plays at level 5" in told

    def test_a_public_archive_of_a_running_game_withholds_decisions(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "4", "--save", "Running", typed=NONE * 3 + b"q\n")
        file = tmp_path / "public.topcut"
        answer("export", "Running", "--public", "-o", str(file), "--data", str(tmp_path))
        kinds = {json.loads(line).get("kind") for line in file.read_text("utf-8").splitlines()}
        assert "MatchPlayed" in kinds
        assert not kinds & {"CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved", "ChoiceMade", "TrophyTaken"}

    def test_a_set_of_ones_own_is_kept_with_the_game(self, tmp_path: Path) -> None:
        file = str(tmp_path / "mine.toml")
        Path(file).write_text(WORKSHOP, "utf-8")
        sets = "Castle,Funfair,Shipwreck,Outer Space,Workshop"
        said = play(tmp_path / "data", "--own-set", file, "--sets", sets, "--save", "Mine", typed=b"q\n")
        assert said.code == 0, said.err
        Path(file).unlink()
        assert "The game is saved as" in play(tmp_path / "data", "--resume", "Mine").out

    def test_a_seed_gives_the_same_game_kept_or_not(self, tmp_path: Path) -> None:
        options = ("--players", "3", "--seed", "six")
        told = play(tmp_path, *options).out
        kept = play(tmp_path, *options, "--save", "Seeded").out
        assert kept.splitlines()[:-1] == told.splitlines()
        assert play(tmp_path / "other", *options, "--save", "Again").out.splitlines()[:-1] == told.splitlines()
        assert play(tmp_path, "--players", "3", "--save", "Other").out.splitlines()[:-1] != told.splitlines()

    def test_a_game_with_a_seed_of_ones_own_is_right_to_the_referee(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "3", "--seed", "six", "--save", "Seeded")
        assert records(tmp_path, "Seeded")[-1]["body"] == {"seed": seeds.final("six").hex()}
        file = str(tmp_path / "game.topcut")
        answer("export", "Seeded", "-o", file, "--data", str(tmp_path))
        assert answer("verify", file).code == 0

    def test_a_seed_is_kept_once(self, tmp_path: Path) -> None:
        play(tmp_path, "--seed", "six", "--save", "Seeded", typed=b"q\n")
        again = play(tmp_path, "--seed", "six", "--save", "Twice")
        name = seeds.game("six")[:4]
        assert (again.code, refusal("seed-kept", seed="six", name=name) in again.err) == (2, True)
        assert play(tmp_path, "--resume", name, typed=b"q\n").code == 0

    @pytest.mark.clause("CG-33", "Q9", "Q12")
    def test_options_of_the_table_are_kept_with_the_game(self, tmp_path: Path) -> None:
        play(tmp_path, "--save", "Plain", typed=b"q\n")
        assert options_of(tmp_path, "Plain") == {"robot_plan": True, "keep_one": False, "tray_capacity": None}
        play(tmp_path, "--any-plan", "--keep-one", "--tray-capacity", "9", "--save", "Other", typed=b"q\n")
        assert options_of(tmp_path, "Other") == {"robot_plan": False, "keep_one": True, "tray_capacity": 9}

    @pytest.mark.clause("Q12")
    @pytest.mark.parametrize("options", [(), ("--keep-one",)])
    def test_with_keep_one_nobody_is_asked_for_the_last_card(self, tmp_path: Path, options: tuple[str, ...]) -> None:
        said = play(tmp_path, *options, "--seed", "a", typed=b"0\n" + b"1\n" * 5 + b"1\nq\n").out
        assert (say("play-ask-empty") in said) is not bool(options)

    @pytest.mark.clause("CG-33", "Q9")
    def test_options_of_the_table_reach_the_game(self) -> None:
        setup = game_setup(3, robot_plan=False, keep_one=True, tray_capacity=7)
        assert (setup.robot_plan, setup.keep_one, setup.tray_capacity) == (False, True, 7)
        assert game_setup(3).robot_plan

    @pytest.mark.parametrize("wrong", [("--bots", "clever"), ("--robot-level", "5"), ("--solo-cards",)])
    def test_a_game_that_cannot_be_leaves_nothing_behind(self, tmp_path: Path, wrong: tuple[str, ...]) -> None:
        assert play(tmp_path, "--players", "3", *wrong, "--save", "Wrong").code == 2
        assert not (tmp_path / DATABASE).exists()

    def test_people_at_one_keyboard_come_back_by_name(self, tmp_path: Path) -> None:
        options = ("--players", "3", "--people", "Ana,Bo", "--save", "Two")
        assert say("play-turn", name="Ana") in play(tmp_path, *options, typed=b"y\n0\n\nq\n").out
        again = play(tmp_path, "--resume", "Two", typed=b"q\n").out
        assert say("play-turn", name="Bo") in again
        assert "Ana draws from pile A" in answer("log", "Two", "--data", str(tmp_path)).out

    def test_the_log_speaks_to_you(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "1", "--save", "Mine", typed=b"1\n1\n\n" * 200)
        told = answer("log", "Mine", "--data", str(tmp_path)).out
        assert "You draw from pile A in round 1." in told
        assert "You are entered." in told
        assert not re.search(r"You(?: is| has|'s| \w+s) (?:entered|trophy|from|at|won)", told)
        assert ("Your trophy of round" in told) is ("You win at park" in told)

    def test_only_a_digital_game_with_a_free_seat_is_resumed(self, tmp_path: Path) -> None:
        companion(tmp_path, "--players", "Ana,Bo", "--title", "Real")
        assert refusal("resume-real", title="Real") in play(tmp_path, "--resume", "Real").err
        with opened(tmp_path) as desk:
            made, _ = desk.create(
                ORGANIZER,
                create,
                title="Bots",
                first_day="2026-11-15",
                place="",
                ruleset=text_of("challengers"),
            )
            ids = enter_people(desk, made, ORGANIZER, [Arrival(1, "One"), Arrival(2, "Two")])
            desk.act(made, ORGANIZER, open_table, Options(bots=dict.fromkeys(ids, "greedy")))
        assert refusal("resume-nobody", title="Bots") in play(tmp_path, "--resume", "Bots").err

"""Many games by bots, as a person or a script meets them."""

from pathlib import Path

import pytest

from tests.cards.sets import card, set_text, written
from tests.cli.running import answer


def test_games_are_simulated(tmp_path: Path) -> None:
    arguments = ("challengers", "simulate", "--players", "3", "--games", "12", "--seed", "x", "--bots", "greedy,random")
    summary = answer(*arguments, "--json").json
    assert summary["games"] == 12
    assert sum(seat["wins"] for seat in summary["seats"]) == 12
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random", "greedy"]
    assert summary["matches"] == 12 * 15 == sum(summary["how"].values())
    assert summary == answer(*arguments, "--json").json
    pig = next(row for row in summary["cards"] if row["name"] == "Pig")
    assert 0 < pig["picked"] <= pig["offered"]
    assert 0 <= pig["win_share"] <= 1
    assert "Beginner wins" in answer(*arguments).out


@pytest.mark.parametrize("more", [("--games", "60"), ("--games", "3", "--bots", "drafter,greedy")])
def test_all_cores_count_the_same(more: tuple[str, ...]) -> None:
    arguments = ("challengers", "simulate", "--players", "2", *more, "--seed", "x", "--json", "--cores")
    assert answer(*arguments, "1").json == answer(*arguments, "2").json


def test_a_seed_that_was_made_up_is_told() -> None:
    arguments = ("challengers", "simulate", "--players", "2", "--games", "1")
    assert "Shuffled with the seed" in answer(*arguments).out
    assert "Shuffled with the seed" not in answer(*arguments, "--seed", "x").out


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--bots", "clever"), "bot-unknown"),
        (("--robot-level", "5"), "robot-level"),
        (("--solo-cards",), "solo-cards"),
        (("--sets", "Castle"), "game-sets"),
        (("--sets", "Moon"), "set-unknown"),
    ],
)
def test_games_that_cannot_be_are_refused(options: tuple[str, ...], code: str) -> None:
    got = answer("challengers", "simulate", "--players", "3", *options, "--json")
    assert (got.code, got.json["error"]["code"]) == (2, code)


def test_a_solo_game_is_simulated_with_the_hardest_robot() -> None:
    got = answer(
        "challengers", "simulate", "--players", "1", "--games", "5", "--robot-level", "5", "--solo-cards", "--json"
    ).json
    assert got["robot_wins"] + got["seats"][0]["wins"] == 5
    assert "Robot" in answer("challengers", "simulate", "--players", "1", "--games", "5").out


def test_a_set_of_ones_own_can_be_listed_and_played(tmp_path: Path) -> None:
    path = written(tmp_path, set_text(card("Welder", 2, copies=60), card("Foreman", 5, "B", copies=60)))
    listed = answer("challengers", "cards", "--own-set", path, "--set", "workshop", "--json").json
    assert [row["name"] for row in listed] == ["Welder", "Foreman"]
    arguments = ("challengers", "simulate", "--players", "2", "--games", "3", "--own-set", path, "--json")
    assert "Workshop" in answer(*arguments).json["sets"]

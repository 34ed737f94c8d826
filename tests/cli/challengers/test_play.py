"""A game in the terminal, as a person meets it."""

import pytest

from tests.cli.running import answer
from topcut.words import say


def test_a_person_plays_a_whole_game_with_plain_prompts() -> None:
    typed = b"?\n1\n1\n\n" + b"0\n\n" * 400
    got = answer("challengers", "play", "--seed", "x", "--bots", "greedy", stdin=typed)
    assert got.code == 0
    assert "Round 1 of 7" in got.out
    assert say("play-drawn") in got.out
    assert "wins Challengers!" in got.out or "You win Challengers!" in got.out
    assert "\x1b" not in got.out


@pytest.mark.parametrize("players", ["1", "3", "4"])
def test_a_person_plays_with_any_number(players: str) -> None:
    options = ("--players", players, "--seed", "y", "--bots", "greedy,random", "--fast")
    got = answer("challengers", "play", *options, stdin=b"1\n" * 9 + b"0\n\n" * 900)
    assert got.code == 0
    assert "Challengers!" in got.out.splitlines()[-1]


def test_a_person_may_leave_at_any_prompt_and_typos_are_asked_again() -> None:
    got = answer("challengers", "play", "--seed", "x", "--bots", "greedy", stdin=b"99\nfoo\nq\n")
    assert got.code == 0
    assert got.out.count("Possible answers are") == 2
    assert got.out.endswith("Goodbye. The seed of this game was “x”.\n")


def test_whoever_is_asked_in_a_match_sees_both_benches() -> None:
    got = answer("challengers", "play", "--seed", "demo", "--bots", "greedy", stdin=b"1\n1\n\n" * 90)
    asked = got.out.index("Which card: its number")
    shown = got.out[:asked].splitlines()[-9:]
    assert {line.split(":")[0].strip() for line in shown if "on the bench " in line} == {"You", "Greedy 2"}


@pytest.mark.slow
def test_the_coach_speaks_only_when_asked() -> None:
    options = ("challengers", "play", "--seed", "x", "--bots", "greedy")
    silent, coached = (answer(*options, *more, stdin=b"1\nq\n") for more in ((), ("--coach",)))
    assert "Coach:" not in silent.out
    assert coached.out.count("Coach: wins") >= 10  # two picks, each with several cards and none

"""The commands of Challengers!, as a person or a script meets them."""

import json
from pathlib import Path

import pytest

from tests.cards.sets import card, set_text, written
from tests.cli.running import answer
from topcut.words import say


def decks(folder: Path, one: str, two: str) -> tuple[str, str]:
    files = folder / "one.txt", folder / "two.txt"
    for file, text in zip(files, (one, two), strict=True):
        file.write_text("\n".join(name.strip() for name in text.split(",")) + "\n", encoding="utf-8")
    return str(files[0]), str(files[1])


def played(folder: Path, one: str, two: str, *options: str) -> dict[str, object]:
    got = answer("challengers", "match", *decks(folder, one, two), "--no-shuffle", "--first", "1", "--json", *options)
    assert got.code == 0, got.out
    told: dict[str, object] = got.json
    return told


def test_cards_are_listed_with_what_they_do() -> None:
    rows = answer("challengers", "cards", "--json").json
    assert len(rows) == 89
    assert rows[4] == {
        "name": "Reporter",
        "set": "City",
        "level": "A",
        "power": 2,
        "copies": 4,
        "text": "When revealed: look at the top 2 cards of your deck and lay one on top, the other under the deck.",
    }
    castle = answer("challengers", "cards", "--set", "castle", "--json").json
    assert {row["set"] for row in castle} == {"Castle"}
    assert sum(row["copies"] for row in castle) == 40
    assert "Kraken" in answer("challengers", "cards").out
    assert answer("challengers", "cards", "--set", "Moon").code == 2


def test_cards_can_be_read_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = answer("challengers", "cards", "--set", "castle", terminal=True).out.splitlines()
    assert lines[:3] == [
        "Jester: Castle, Level A, Power 1, Copies 4.",
        "  When revealed: +3 power if you count at least 1",
        "  card of power 1 on your bench.",
    ]
    assert all(len(line) <= 50 for line in lines)
    monkeypatch.setenv("COLUMNS", "120")
    assert "What it does" in answer("challengers", "cards", "--set", "castle", terminal=True).out


def test_a_match_is_told_step_by_step(tmp_path: Path) -> None:
    told = played(tmp_path, "Kraken", "Dog, Champion, Newcomer")
    assert told == {
        "winner": 2,
        "how": "deck",
        "reveals": 3,
        "steps": [
            {"seat": 1, "do": "reveal", "card": "Kraken", "total": 7, "need": None},
            {"seat": 1, "do": "flag", "card": "Kraken", "total": 7},
            {"seat": 2, "do": "reveal", "card": "Dog", "total": 3, "need": 7},
            {"seat": 2, "do": "reveal", "card": "Champion", "total": 7, "need": 7},
            {"seat": 2, "do": "flag", "card": "Champion", "total": 4},
            {"seat": 1, "do": "bench", "cards": ["Kraken"], "seats": 1},
            {"seat": 2, "do": "end", "how": "deck"},
        ],
    }


def test_a_match_reads_well(tmp_path: Path) -> None:
    files = decks(tmp_path, "Kraken", "Dog, Champion")
    told = answer("challengers", "match", *files, "--no-shuffle", "--first", "1")
    assert told.out.splitlines()[:3] == [
        "Deck 1 reveals Kraken: 7 power.",
        "Deck 1's Kraken has the flag, with 7 power.",
        "Deck 2 reveals Dog: 3 against 7.",
    ]
    assert "Deck 2 wins after 3 revealed cards: the other deck cannot reach the total." in told.out
    assert "Shuffled with the seed" in told.out


def test_a_deck_may_come_from_standard_input(tmp_path: Path) -> None:
    _, two = decks(tmp_path, "", "Dog")
    told = answer("challengers", "match", "-", two, "--no-shuffle", "--first", "1", stdin=b"Kraken\n")
    assert told.out.splitlines()[0] == "Deck 1 reveals Kraken: 7 power."
    nobody = answer("challengers", "match", "-", two, "--first", "2", stdin=b"")
    assert "Deck 2 wins after 1 revealed card: " in nobody.out


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    files = decks(tmp_path, "Kraken, Dog, Talent, Newcomer, Villain", "Dog, Champion, Lion, Newcomer, Talent")
    told = [answer("challengers", "match", *files, "--seed", seed, "--json").out for seed in ("x", "x", "y", "z")]
    assert told[0] == told[1]
    assert len(set(told)) > 1


def test_choices_come_from_a_file(tmp_path: Path) -> None:
    choices = tmp_path / "choices.txt"
    choices.write_text("# the bench is empty but for him\nDog\n", encoding="utf-8")
    told = played(tmp_path, "Dog, Sorcerer", "Kraken", "--choices", str(choices))
    assert {"seat": 1, "do": "choose", "card": "Dog", "options": ["Dog", "stop"], "by": "Sorcerer"} in told["steps"]  # type: ignore[operator]
    choices.write_text("2\n", encoding="utf-8")
    told = played(tmp_path, "Dog, Sorcerer", "Kraken", "--choices", str(choices))
    assert "move" not in json.dumps(told)


@pytest.mark.parametrize(
    ("text", "code"), [("Kraken", "choice-wrong"), ("", "choices-short"), ("1\n1", "choices-long")]
)
def test_wrong_choices_are_refused(tmp_path: Path, text: str, code: str) -> None:
    choices = tmp_path / "choices.txt"
    choices.write_text(text, encoding="utf-8")
    files = decks(tmp_path, "Dog, Sorcerer", "Kraken")
    got = answer("challengers", "match", *files, "--no-shuffle", "--first", "1", "--choices", str(choices), "--json")
    assert (got.code, got.json["error"]["code"]) == (2, code)
    assert "choices.txt" in got.json["error"]["text"]


def test_bad_decks_are_refused(tmp_path: Path) -> None:
    one, two = decks(tmp_path, "Kraken, Krakken", "Dog")
    got = answer("challengers", "match", one, two)
    assert (got.code, got.err) == (2, "Deck 1, line 2: There is no card “Krakken”. Did you mean Kraken?\n")
    assert answer("challengers", "match", one, two, "--json").json["error"]["code"] == "card-unknown"
    assert answer("challengers", "match", two, one).err.startswith("Deck 2, line 2: ")
    assert answer("challengers", "match", str(tmp_path / "none"), two).code == 2
    assert answer("challengers", "match", str(tmp_path), two).code == 2
    one, two = decks(tmp_path, "Dog, " * 201, "Dog")
    assert answer("challengers", "match", one, two, "--json").json["error"]["code"] == "deck-large"
    assert answer("challengers", "match", one, two, "--round", "8").code == 2


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

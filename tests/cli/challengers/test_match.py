"""One match out of two deck files, as a person or a script meets it."""

import json
from pathlib import Path

import pytest

from tests.cli.running import answer


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

"""The command check-list as people and scripts meet it."""

from pathlib import Path

import pytest

from tests.cli.running import Answer, answer
from tests.lists.listing import TACTICS, deck, premier_list, roster, timeline_list

DATED = roster(tactics=[*TACTICS[:9], "Gamma Burst"])


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def check(text: str | bytes, *arguments: str, ruleset: str = "challenger") -> Answer:
    data = text if isinstance(text, bytes) else text.encode()
    return answer("check-list", "-", "--ruleset", ruleset, *arguments, stdin=data)


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [(roster(), "challenger"), (timeline_list(), "timeline"), (premier_list(), "showdown"), (deck(), "munchkin")],
)
def test_a_legal_list_ends_with_0(text: str, ruleset: str) -> None:
    said = check(text, "--date", "2024-11-08", ruleset=ruleset)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1].startswith("The list is legal")


def test_an_illegal_list_ends_with_1_and_each_finding_is_one_line() -> None:
    said = check(roster(tactics=["Patch Upp", "Sitrep", "Sitrep"]))
    assert (said.code, said.err) == (1, "")
    found = [line for line in said.out.splitlines() if not line.startswith("info: ")]
    assert found[:2] == [
        "illegal: Line 16: Sitrep is there twice, and may be there only once. (CH-09)",
        "illegal: Line 14: Patch Upp is not among the Team Tactic cards of the Timeline Standard."
        " Closest: Patch Up. (CH-10)",
    ]
    assert said.out.splitlines()[-1] == "The list is not legal: 2 findings forbid it."


def test_scripts_get_every_finding() -> None:
    said = check(roster(tactics=["Patch Upp"]), "--json")
    assert said.code == 1
    assert set(said.json) == {"legal", "findings", "totals"}
    assert said.json["legal"] is False
    assert said.json["findings"][0] == {
        "grade": "illegal",
        "clause": "CH-10",
        "line": 14,
        "entry": "Patch Upp",
        "text": "Patch Upp is not among the Team Tactic cards of the Timeline Standard.",
        "suggestions": ["Patch Up"],
    }


def test_a_legal_list_is_legal_for_scripts_too() -> None:
    said = check(roster(), "--json", "--date", "2025-01-01")
    assert (said.code, said.json["legal"]) == (0, True)
    assert {finding["grade"] for finding in said.json["findings"]} == {"unverified"}


def test_the_timeline_is_chosen() -> None:
    text = roster(tactics=["Mission Objective"])
    assert check(text, "--timeline", "standard").code == 1
    assert check(text, "--timeline", "extended").code == 0


@pytest.mark.parametrize(
    ("days", "code"), [(["2024-11-07"], 1), (["2024-11-08"], 0), (["2024-11-09", "2024-11-07"], 1)]
)
def test_the_first_day_is_given(days: list[str], code: int) -> None:
    assert check(DATED, *(word for day in days for word in ("--date", day))).code == code


def test_a_banned_file_is_given(tmp_path: Path) -> None:
    file = tmp_path / "bans.toml"
    file.write_text('banned = ["Patch Up"]', encoding="utf-8")
    said = check(roster(), "--banned", str(file))
    assert said.code == 1
    assert "illegal: Line 14: Patch Up is banned. (CH-12)" in said.out


def test_a_catalogue_is_given_for_one_list(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[entries]]\nkind = "character"\nname = "Hulk"\n', encoding="utf-8")
    said = check(roster(["Hulk"], gems=()), "--catalogue", str(file), "--date", "2025-01-01", "--json")
    assert (said.json["legal"], said.json["findings"]) == (True, [])


def test_a_pool_and_options_are_given(tmp_path: Path) -> None:
    file = tmp_path / "pool.txt"
    file.write_text("Drop Bear\n", encoding="utf-8")
    said = check(deck(), "--pool", str(file), "--option", "type=select", ruleset="munchkin")
    assert said.code == 1
    assert "3 of Card A are played" not in said.out
    assert "illegal: Line 4: Card A is not in the pool. (MU-09)" in said.out


@pytest.mark.parametrize(
    ("arguments", "ruleset", "code"),
    [
        (["--timeline", "ancient"], "challenger", "timeline-unknown"),
        (["--timeline", "standard"], "munchkin", "list-option-unknown"),
        (["--banned", "x"], "showdown", "bans-not-here"),
        (["--pool", "x"], "challenger", "pool-not-here"),
        (["--date", "tomorrow"], "challenger", "date-wrong"),
        (["--date", "2024-13-01"], "challenger", "date-wrong"),
        (["--option", "type"], "munchkin", "list-option-form"),
        (["--option", "type=huge"], "munchkin", "list-option-value"),
        (["--option", "size=1"], "munchkin", "list-option-unknown"),
        (["--banned", "no-such-file"], "challenger", "file-missing"),
        (["--catalogue", "no-such-file"], "challenger", "file-missing"),
        ([], "magic", "list-no-rules"),
        ([], "ludo", "unknown-ruleset"),
    ],
)
def test_what_cannot_be_is_refused_with_2(arguments: list[str], ruleset: str, code: str) -> None:
    said = check(roster(), *arguments, "--json", ruleset=ruleset)
    assert (said.code, said.json["error"]["code"]) == (2, code)


@pytest.mark.parametrize(
    "data", [b"", b"x" * 10_000_000, bytes(range(256)), b"<html>", b"PK\x03\x04", premier_list().encode()]
)
def test_bad_input_is_one_sentence_and_nothing_is_stored(data: bytes, tmp_path: Path) -> None:
    said = check(data)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert not list(tmp_path.rglob("*.json"))

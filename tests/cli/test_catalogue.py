"""The command catalogue as people and scripts meet it."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.running import answer
from tests.cli.test_check_list import check
from tests.lists.listing import premier_list, roster


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def test_a_catalogue_is_added_listed_and_used(tmp_path: Path) -> None:
    file = tmp_path / "heroes.csv"
    file.write_text("kind,name\ncharacter,Hulkling\n", encoding="utf-8")
    text = roster(["Hulkling"], gems=())
    assert "unverified: Line 2: No catalogue knows the character Hulkling." in check(text, "--date", "2025-01-01").out
    added = answer("catalogue", "add", str(file), "--game", "crisis-protocol")
    assert (added.code, added.out) == (0, "Added heroes: 1 entry for crisis-protocol.\n")
    said = check(text, "--date", "2025-01-01").out
    assert [line for line in said.splitlines() if not line.startswith("info: ")] == ["The list is legal."]
    listed = answer("catalogue", "list", "--json").json
    assert listed[-1] == {
        "name": "heroes", "title": "heroes", "game": "crisis-protocol", "timeline": None, "entries": 1, "day": None,
    }  # fmt: skip
    assert "crisis-protocol-standard" in answer("catalogue", "list").out


def test_a_catalogue_is_added_in_its_own_folder(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('name = "x"\ngame = "munchkin"\n[[entries]]\nkind = "card"\nname = "Axe"\n', encoding="utf-8")
    said = answer("catalogue", "add", str(file), "--data", str(tmp_path / "data"), "--json")
    assert said.json["name"] == "x"
    assert json.loads((tmp_path / "data" / "catalogues" / "x.json").read_text("utf-8"))["game"] == "munchkin"
    assert os.listdir(tmp_path / "data" / "catalogues") == ["x.json"]


def test_a_catalogue_of_ours_cannot_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('name = "crisis-protocol-standard"\ngame = "crisis-protocol"\n', encoding="utf-8")
    said = answer("catalogue", "add", str(file), "--json")
    assert (said.code, said.json["error"]["code"]) == (2, "catalogue-shipped")


def test_a_newer_one_takes_its_place(tmp_path: Path) -> None:
    file, text = tmp_path / "x.toml", 'name = "shatterpoint-units"\ngame = "shatterpoint"\n'
    file.write_text(f"{text}day = 2026-01-17\n", encoding="utf-8")
    assert answer("catalogue", "add", str(file), "--json").json["error"]["code"] == "catalogue-shipped"
    file.write_text(f'{text}day = 2030-01-31\n[[entries]]\nkind = "unit"\nname = "Yoda"\n', encoding="utf-8")
    assert answer("catalogue", "add", str(file)).out == (
        "Added shatterpoint-units: 1 entry for shatterpoint, of 2030-01-31. "
        "It takes the place of the one of 2026-01-17; 141 names are no longer there.\n"
    )
    said = check(premier_list(), ruleset="showdown")
    assert "info: Names checked against: shatterpoint-units (2030-01-31).\n" in said.out
    listed = answer("catalogue", "list").out
    assert listed.count("shatterpoint-units") == 2
    assert "2026-01-17" not in listed


def test_it_is_said_that_an_older_one_takes_the_place_of_a_newer_one(tmp_path: Path) -> None:
    file, text = tmp_path / "x.csv", "kind,name\nunit,Yoda\n"
    file.write_text(text, encoding="utf-8")
    answer("catalogue", "add", str(file), "--game", "shatterpoint")
    again = answer("catalogue", "add", str(file), "--game", "shatterpoint").out
    assert again.endswith("It takes the place of the one without a day.\n")
    for day, told in (
        ("2026-05-01", "the one without a day."),
        ("2026-02-01", "the one of 2026-05-01, which is newer."),
    ):
        made = f'name = "x"\ngame = "shatterpoint"\nday = {day}\n[[entries]]\nkind = "unit"\nname = "Yoda"\n'
        (tmp_path / "x.toml").write_text(made, encoding="utf-8")
        said = answer("catalogue", "add", str(tmp_path / "x.toml")).out
        assert said == f"Added x: 1 entry for shatterpoint, of {day}. It takes the place of {told}\n"


TWICE = """
name = "mine"
game = "munchkin"
[[entries]]
kind = "card"
name = "Axe"
[[entries]]
kind = "card"
name = "{second}"
also = {also}
"""


@pytest.mark.parametrize(
    ("second", "also", "code"),
    [("AXE!", "[]", "catalogue-twice"), ("Bow", '["Axe"]', "catalogue-alias"), ("Bow", '["Cap"]', None)],
)
def test_doubled_names_and_other_names_in_a_circle_are_refused(
    second: str, also: str, code: str | None, tmp_path: Path
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(TWICE.format(second=second, also=also), encoding="utf-8")
    said = answer("catalogue", "add", str(file), "--json").json
    assert said.get("error", {}).get("code") == code


def test_two_entries_that_name_each_other_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    file.write_text("kind,name,also\ncard,Axe,Bow\ncard,Bow,Axe\n", encoding="utf-8")
    said = answer("catalogue", "add", str(file), "--game", "munchkin")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "Axe" in said.err


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"PK\x03\x04", b"<!DOCTYPE x [<!ENTITY a 'b'>]><catalogue/>", b"name ="]
)
def test_a_bad_catalogue_is_one_sentence_and_nothing_is_stored(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(data)
    said = answer("catalogue", "add", str(file), "--game", "munchkin")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ('name = "x"\ngame = "munchkin"\n', (), "catalogue-without-entries"),
        ('name = "x"\ngame = "chess"\n', (), "catalogue-game-unknown"),
        ('name = "x"\ngame = "munchkin"\n', ("--game", "shatterpoint"), "catalogue-other-game"),
    ],
)
def test_no_entries_or_another_game_is_refused_and_nothing_is_stored(
    text: str, options: tuple[str, ...], code: str, tmp_path: Path
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    said = answer("catalogue", "add", str(file), *options, "--json")
    assert (said.code, said.json["error"]["code"]) == (2, code)
    assert not (tmp_path / "home").exists()


def add(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.toml").write_text(text, encoding="utf-8")
    assert answer("catalogue", "add", str(tmp_path / "x.toml")).code == 0


HEROES = 'name = "heroes"\ngame = "crisis-protocol"\n[[entries]]\nkind = "character"\nname = "Hulkling"\n'


def test_one_that_was_added_is_taken_out_after_a_question(tmp_path: Path) -> None:
    add(tmp_path, HEROES)
    asked = answer("catalogue", "remove", "heroes", stdin=b"n\n")
    assert asked.code == 130
    assert asked.out.startswith("Without heroes 1 name is no longer known. Events that have begun keep it.\n")
    assert "heroes" in answer("catalogue", "list").out
    done = answer("catalogue", "remove", "heroes", stdin=b"y\n")
    assert done.out.endswith("Taken out: heroes.\n")
    assert "heroes" not in answer("catalogue", "list").out
    add(tmp_path, HEROES)
    assert answer("catalogue", "remove", "heroes", "--json").json == {
        "removed": "heroes", "gone": ["Hulkling"], "back": [],
    }  # fmt: skip


def test_what_comes_with_topcut_counts_again(tmp_path: Path) -> None:
    add(tmp_path, 'name = "shatterpoint-units"\ngame = "shatterpoint"\nday = 2030-01-31\n' + YODA)
    said = answer("catalogue", "remove", "shatterpoint-units", "--yes").out
    assert said == "Taken out: shatterpoint-units. The one that comes with Topcut, of 2026-01-17, counts again.\n"
    assert "2026-01-17" in answer("catalogue", "list").out


YODA = '[[entries]]\nkind = "unit"\nname = "Yoda"\n'


@pytest.mark.parametrize(
    ("name", "told"),
    [("nothing", "No catalogue named nothing was added here."), ("shatterpoint-units", "comes with Topcut")],
)
def test_only_what_was_added_can_be_taken_out(name: str, told: str, tmp_path: Path) -> None:
    said = answer("catalogue", "remove", name, "--yes")
    assert (said.code, said.out) == (2, "")
    assert told in said.err
    assert said.err.endswith("None was added.\n")
    add(tmp_path, HEROES)
    refused = answer("catalogue", "remove", name, "--yes", "--json")
    assert refused.json["error"]["code"] == "catalogue-not-added"
    assert refused.json["error"]["text"].endswith("Added were: heroes.")

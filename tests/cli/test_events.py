"""Tournaments of a data folder: created and listed."""

import json
from pathlib import Path

import pytest

from tests.cli.evening import Evening, evening
from tests.cli.running import answer
from topcut.cli.data import find, opened, short
from topcut.desk.keeping import delete
from topcut.refusal import Refusal
from topcut.store.place import DATABASE
from topcut.words import sentence

__all__ = ["evening"]


def test_a_new_tournament_says_its_name_and_its_commitment(evening: Evening) -> None:
    said = evening.new()
    assert (said.code, said.err) == (0, "")
    assert evening.t.commitment in said.out
    assert "“Autumn Cup” is created." in said.out
    assert evening.t.options == {"timeline": "standard"}


def test_a_new_tournament_in_json(evening: Evening) -> None:
    said = evening.new("munchkin", "Deck Day", "--json", "--place", "Town hall", "--capacity", "8").json
    evening.word = said["tournament"]
    t = evening.t
    assert said["commitment"] == t.commitment
    assert (t.title, t.place, t.capacity, said["n"]) == ("Deck Day", "Town hall", 8, 1)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["ludo", "X"], "There is no rule book called “ludo”."),
        (["challenger", "X"], "timeline"),
        (
            ["challenger", "X", "--option", "timeline"],
            sentence(Refusal("given-unreadable", given="timeline", form="level=casual")),
        ),
        (["challenger", "X", "--option", "timeline=ludo"], "ludo"),
        (["challenger", " ", "--option", "timeline=standard"], "title"),
        (["challenger", "X", "--option", "timeline=standard", "--date", "15.11."], "15.11."),
        (["challenger", "X", "--option", "timeline=standard", "--set", "bye.ludo=1"], "bye.ludo"),
        (["challenger", "X", "--option", "timeline=standard", "--set", "points.win=7"], "points.win"),
        (["challenger", "X", "--option", "timeline=standard", "--deviate", "XX-1=why"], "XX-1"),
        (["challenger", "X", "--option", "timeline=standard", "--capacity", "0"], "--capacity"),
        (["challenger"], "TITLE"),
    ],
)
def test_a_tournament_that_cannot_be_created_leaves_nothing_behind(
    evening: Evening, arguments: list[str], expected: str
) -> None:
    said = evening.topcut("new", *arguments)
    assert said.code == 2
    assert expected in said.err
    assert json.loads(evening.topcut("events", "--json").out) == []


def test_settings_and_deviations_are_taken_from_the_start(evening: Evening) -> None:
    evening.new("challenger", "Autumn Cup", "--set", "points.win=4", "--deviate", "CH-42=a house rule")
    t = evening.t
    assert t.ruleset.points.win == 4
    assert [deviation.clause for deviation in t.deviations] == ["CH-42"]


def test_tournaments_are_listed(evening: Evening) -> None:
    assert "There is no tournament" in evening.topcut("events").out
    assert not evening.folder.exists()
    evening.new()
    evening.new("munchkin", "Deck Day")
    lines = evening.topcut("events").out.splitlines()
    assert [line.split()[1] for line in lines[1:]] == ["Autumn", "Deck"]
    assert [row["title"] for row in evening.topcut("events", "--json").json] == ["Autumn Cup", "Deck Day"]


@pytest.mark.fault("L10")
def test_a_deleted_one_is_still_listed_but_can_only_be_read(evening: Evening) -> None:
    evening.new()
    with opened(evening.folder) as desk:
        delete(desk, desk.store.tournaments()[0].id, "Autumn Cup")
    assert [row["phase"] for row in evening.topcut("events", "--json").json] == ["deleted"]
    assert "was deleted" in evening.topcut("run", "autumn", stdin="add Ana\n").out


def test_a_tournament_is_meant_by_its_id_or_the_beginning_of_its_title(evening: Evening) -> None:
    evening.new()
    evening.new("challenger", "Autumn Open")
    with opened(evening.folder) as desk:
        first, second = (one.id for one in desk.store.tournaments())
        assert find(desk, first) == find(desk, "autumn c") == find(desk, first[:5]) == first
        assert find(desk, "AUTUMN OPEN") == second
        shared = Refusal("tournament-ambiguous", word="aut", found=(f"Autumn Cup ({first})", f"Autumn Open ({second})"))
        known = (f"Autumn Cup ({short(desk, first)})", f"Autumn Open ({short(desk, second)})")
    assert evening.topcut("log", "aut").err == f"{sentence(shared)}\n"
    none = Refusal("tournament-none", word="spring", folder=str(evening.folder), known=known, count=2)
    assert evening.topcut("log", "spring").err == f"{sentence(none)}\n"
    assert evening.topcut("log", "").code == 2


@pytest.mark.parametrize("command", [["log", "x"], ["run", "x"], ["export", "x", "-o", "-"], ["csv", "x", "players"]])
def test_a_folder_without_data_is_not_made_by_looking(evening: Evening, command: list[str]) -> None:
    said = evening.topcut(*command)
    missing = Refusal("data-missing", folder=str(evening.folder))
    assert (said.code, said.err) == (2, f"{sentence(missing)}\n")
    assert not evening.folder.exists()


def test_a_file_is_not_taken_for_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "friday.txt").touch()
    said = answer("events", "--data", str(tmp_path / "friday.txt"), "--json")
    assert (said.code, said.json["error"]["code"]) == (2, "data-no-folder")


def test_the_usual_folder_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert answer("new", "munchkin", "X", "--option", "type=select", "--json").code == 2
    assert list(tmp_path.rglob(DATABASE))

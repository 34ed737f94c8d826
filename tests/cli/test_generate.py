"""Tournaments are made up, written, and checked by the referee, from the command line."""

from pathlib import Path

import pytest

from tests.cli.running import answer
from topcut.exchange import archive


def test_archives_are_written_and_read_again(tmp_path: Path) -> None:
    said = answer("generate", "--ruleset", "challenger", "--count", "2", "--public", "--out", str(tmp_path / "made"))
    assert said.code == 0
    assert said.out.startswith("2 tournaments of ")
    names = sorted(file.name for file in (tmp_path / "made").iterdir())
    assert names == [
        "challenger-1.public.topcut",
        "challenger-1.topcut",
        "challenger-2.public.topcut",
        "challenger-2.topcut",
    ]
    with (tmp_path / "made" / "challenger-1.topcut").open("rb") as file:
        found = archive.read(file)
    assert found.seed is not None
    assert len(found.people) >= 4


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        answer("generate", "--ruleset", "munchkin", "--seed", "dice", "--out", str(tmp_path / folder))
    one, other = (tmp_path / folder / "munchkin-1.topcut" for folder in ("one", "other"))
    assert one.read_bytes() == other.read_bytes()


def test_the_report_names_what_was_not_touched(tmp_path: Path) -> None:
    said = answer("generate", "--ruleset", "showdown", "--out", str(tmp_path))
    assert "were not, or stand in no fact:" in said.out
    assert "PS-02" in said.out.splitlines()[-1], "a clause that is only shown is touched by nothing that happens"
    report = answer("generate", "--ruleset", "showdown", "--out", str(tmp_path), "--json").json
    assert report["tournaments"] == 1
    assert "PS-02" in report["untouched"]
    assert report["kinds"]["TournamentCreated"] == 1
    assert report["clauses"]["PS-22"] == 1


@pytest.mark.parametrize("players", ["3", "x", "8-4", "", "4-"])
def test_a_field_that_cannot_be_is_refused(tmp_path: Path, players: str) -> None:
    said = answer("generate", "--ruleset", "challenger", "--players", players, "--out", str(tmp_path), "--json")
    assert said.code == 2
    assert said.json["error"]["code"] == "field-unreadable"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = answer("generate", "--ruleset", "challenger", "--out", str(tmp_path / "file"), "--json")
    assert said.json["error"]["code"] == "file-is-not-folder"


def test_what_is_no_archive_cannot_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dear diary", "utf-8")
    said = answer("verify", str(file), "--json")
    assert said.code == 2
    assert said.json["error"]["code"] == "archive-unverifiable"
    assert answer("verify", str(tmp_path / "nowhere")).code == 2


def test_a_calm_tournament_is_found_right_and_a_changed_one_wrong(tmp_path: Path) -> None:
    answer("generate", "--ruleset", "challenger", "--players", "8", "--seed", "1", "--public", "--out", str(tmp_path))
    for name in ("challenger-1.topcut", "challenger-1.public.topcut"):
        file = tmp_path / name
        said = answer("verify", str(file), "--json")
        assert (said.code, said.json["ok"], said.json["discrepancies"]) == (0, True, [])
        assert answer("verify", str(file)).out.endswith("Everything that was checked is right.\n")
        file.write_bytes(file.read_bytes().replace(b'"title":"Cup', b'"title":"Cap', 1))
        assert answer("verify", str(file)).code == 1

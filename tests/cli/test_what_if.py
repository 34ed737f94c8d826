"""The command whatif: of a tournament of one's own and out of an archive, and what it cannot answer."""

import json
from pathlib import Path

from tests.cli.evening import Evening, evening
from tests.cli.running import answer

__all__ = ["evening"]


def in_the_last_round(evening: Evening) -> None:
    evening.begun(players=8)
    evening.played(3)
    evening.done("pair", "publish")


def test_it_tells_who_can_still_win_and_what_they_need(evening: Evening, tmp_path: Path) -> None:
    in_the_last_round(evening)
    said = evening.topcut("whatif", "autumn")
    assert (said.code, said.err) == (0, "")
    assert "There is no cut, so this is about first place. 4 tables are open. This is the last round." in said.out
    assert "Alive" in said.out
    found = json.loads(evening.topcut("whatif", "autumn", "--json").out)
    assert (found["size"], found["cut"], found["open_tables"], found["rounds_left"]) == (1, False, 4, 0)
    assert len(found["players"]) == 8
    for one in found["players"]:
        low, high = one["chance"]["from"], one["chance"]["to"]
        assert 0 <= low <= one["chance"]["rate"] <= high <= 1
        assert one["chance"]["exact"] == (one["state"] != "alive")
    file = tmp_path / "cup.topcut"
    evening.topcut("export", "autumn", "-o", str(file))
    assert json.loads(answer("whatif", str(file), "--json").out) == found


def test_one_player_and_a_supposed_result(evening: Evening) -> None:
    in_the_last_round(evening)
    one = json.loads(evening.topcut("whatif", "autumn", "--player", "Ana", "--json").out)
    assert [row["name"] for row in one["players"]] == ["Ana"]
    supposed = json.loads(evening.topcut("whatif", "autumn", "--if", "4 16-9", "--if", "1 9-16", "--json").out)
    assert supposed["open_tables"] == 2
    assert json.loads(evening.topcut("whatif", "autumn", "--json").out)["open_tables"] == 4


def test_what_it_cannot_answer_is_one_sentence(evening: Evening, tmp_path: Path) -> None:
    evening.begun(players=8)
    assert "No round has been paired yet" in evening.topcut("whatif", "autumn").err
    evening.played(3)
    evening.done("pair", "publish")
    assert "not among the players" in evening.topcut("whatif", "autumn", "--player", "Zoe").err
    assert "No one is playing at table 44" in evening.topcut("whatif", "autumn", "--if", "44 16-9").err
    assert "160" in evening.topcut("whatif", "autumn", "--if", "4 160-9").err
    assert 'Write it as "4 16-9"' in evening.topcut("whatif", "autumn", "--if", "four").err
    assert "winter" in evening.topcut("whatif", "winter").err
    assert "There is no file" in evening.topcut("whatif", str(tmp_path / "winter.topcut")).err
    (tmp_path / "autumn").mkdir()
    assert "is a folder" in answer("whatif", str(tmp_path), "--data", str(tmp_path / "nowhere")).err
    assert "--player Ana" in evening.topcut("whatif", "autumn", "--player", " ").err
    other = tmp_path / "notes.txt"
    other.write_text("shopping: milk, dice")
    said = answer("whatif", str(other))
    assert (said.code, said.out) == (2, "")
    assert "not a tournament file" in said.err
    evening.done("drop Ana")
    assert "has left" in evening.topcut("whatif", "autumn", "--player", "Ana").err
    for asked, code in (
        (("winter",), "tournament-none"),
        (("autumn", "--player", "Ana"), "whatif-not-in"),
        (("autumn", "--player", " "), "whatif-whom"),
        ((str(tmp_path / "autumn"),), "whatif-folder"),
        (("autumn", "--if", "four"), "whatif-result-form"),
    ):
        assert json.loads(evening.topcut("whatif", *asked, "--json").out)["error"]["code"] == code


def test_a_finished_tournament_and_the_card_game_have_no_answer(evening: Evening) -> None:
    in_the_last_round(evening)
    evening.done("1 16-9", "2 16-9", "3 16-9", "4 16-9", "finish")
    assert "finished" in evening.topcut("whatif", "autumn").err


def test_a_mistyped_file_and_a_tournament_in_text_are_told_apart_from_an_event(
    evening: Evening, tmp_path: Path
) -> None:
    nowhere = ("--data", str(tmp_path / "nowhere"))
    for file in ("missing.json", "./missing", str(tmp_path / "friday.txt")):
        assert json.loads(answer("whatif", file, *nowhere, "--json").out)["error"]["code"] == "file-missing"
    assert json.loads(answer("whatif", "missing", *nowhere, "--json").out)["error"]["code"] == "data-missing"
    in_the_last_round(evening)
    assert "There is no file missing.json" in evening.topcut("whatif", "missing.json").err
    text = tmp_path / "friday.txt"
    text.write_text("ruleset: challenger\n1: Ana 16-9 Bo\n")
    said = answer("whatif", str(text))
    assert said.code == 2
    assert "topcut standings or topcut pair" in said.err
    assert json.loads(answer("whatif", str(text), "--json").out)["error"]["code"] == "whatif-text"


def test_its_columns_are_in_the_readers_language(evening: Evening) -> None:
    in_the_last_round(evening)
    said = answer("--language", "de", "whatif", "autumn", "--data", str(evening.folder)).out
    assert "was noch fehlt" in said
    assert "Chance" in said

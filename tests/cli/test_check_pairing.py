import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import Answer, answer
from tests.cli.test_standings import EXAMPLE, anything

DRAWN = [["ann", "cy"], ["eve", "dee"]]
FIVE: dict[str, Any] = {
    "ruleset": "challenger",
    "players": ["ann", 2, "cy", 4, "eve"],
    "rounds": [
        [{"p1": "ann", "p2": 2, "winner": "ann"}, {"p1": "cy", "p2": 4, "winner": "cy"}, {"p1": "eve", "p2": None}]
    ],
}


@pytest.fixture
def check(tmp_path: Path) -> Any:
    def checked(history: object, pairs: object, *options: str) -> Answer:
        for name, value in (("history.json", history), ("pairs.json", pairs)):
            (tmp_path / name).write_text(json.dumps(value), "utf-8")
        return answer("check-pairing", str(tmp_path / "history.json"), str(tmp_path / "pairs.json"), *options)

    return checked


def test_nothing_is_broken_by_what_the_draw_could_give(check: Any) -> None:
    said = check(EXAMPLE, DRAWN)
    assert (said.code, said.out, said.err) == (0, "Nothing is broken.\n", "")
    assert check(EXAMPLE, DRAWN, "--json").json == {"ok": True, "breaks": [], "rematches": 0, "best": True}
    assert check(EXAMPLE, [["dee", "eve"], ["cy", "ann"]]).code == 0


@pytest.mark.clause("MU-24")
def test_a_rematch_is_told_with_its_clause(check: Any) -> None:
    said = check(EXAMPLE, [["ann", "eve"], ["cy", "dee"]])
    assert (said.code, said.err) == (1, "")
    assert said.out == (
        "cy and dee were already paired in round 1, and this round can be paired without a rematch. (MU-24)\n"
    )
    told = check(EXAMPLE, [["ann", "eve"], ["cy", "dee"]], "--json")
    assert told.code == 1
    assert told.json == {
        "ok": False,
        "breaks": [{"code": "breaks-rematch", "clause": "MU-24", "text": said.out.strip()}],
        "rematches": 1,
        "best": False,
    }


@pytest.mark.clause("CH-31")
def test_a_bye_for_the_wrong_player_is_told(check: Any) -> None:
    said = check(FIVE, [["cy", "eve"], [2, 4], ["ann", None]], "--json")
    assert said.code == 1
    assert [(one["code"], one["clause"]) for one in said.json["breaks"]] == [("breaks-bye", "CH-31")]
    assert said.json["best"] is True


def test_whoever_may_have_the_bye_by_lot_may_have_it(check: Any) -> None:
    assert check(FIVE, [["cy", "eve"], ["ann", 4], [2, None]]).code == 0
    assert check(FIVE, [["ann", "eve"], ["cy", 2], [4, None]]).code == 0


def test_what_the_command_pair_prints_is_read(check: Any, tmp_path: Path) -> None:
    for seed in range(9):
        drawn = answer("pair", "-", "--seed", str(seed), "--json", stdin=json.dumps(FIVE).encode()).json
        assert drawn["bye"] is not None
        assert check(FIVE, drawn).out == "Nothing is broken.\n"
    given = FIVE | {"rounds": [], "byes": ["ann"]}
    drawn = answer("pair", "-", "--seed", "x", "--json", stdin=json.dumps(given).encode()).json
    assert check(given, drawn).code == 0
    assert check(given | {"byes": []}, drawn).code == 0
    assert check(given | {"byes": [2]}, drawn).code == 1


def test_the_organizers_wishes_count(check: Any) -> None:
    history = {"ruleset": "challenger", "players": ["a", "b", "c", "d"], "forbidden": [["a", "b"]]}
    said = check(history, [["a", "b"], ["c", "d"]], "--json")
    assert (said.code, said.json["breaks"][0]["code"]) == (1, "breaks-forbidden")


@pytest.mark.parametrize(
    ("pairs", "code"),
    [
        ([["ann", "cy"], ["eve", "zed"]], "pairing-player-unknown"),
        ([["ann", "cy"], ["ann", "dee"]], "pairing-player-twice"),
        ([["ann", "ann"], ["cy", "dee"]], "pairing-player-twice"),
        ([["ann", "cy"], ["bo", "dee"]], "pairing-player-inactive"),
        ([["ann", "cy"]], "pairing-player-missing"),
        ([], "pairing-player-missing"),
        ({"bye": "ann"}, "pairs-missing"),
        ({"pairs": "ann"}, "shape-list"),
        ("ann", "shape-list"),
        (None, "shape-list"),
        (["ann"], "pairs-not-two"),
        ([["ann", "cy", "dee"]], "pairs-not-two"),
        ([[["ann"], "cy"]], "shape-id"),
        ([[None, "cy"]], "shape-id"),
        ([["ann", " "]], "name-blank"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(check: Any, pairs: object, code: str) -> None:
    said = check(EXAMPLE, pairs, "--json")
    assert (said.code, said.err) == (2, "")
    assert said.json["error"]["code"] == code
    plain = check(EXAMPLE, pairs)
    assert (plain.code, plain.out, plain.err) == (2, "", said.json["error"]["text"] + "\n")
    assert plain.err.endswith(".\n")


@pytest.mark.parametrize("missing", ["history.json", "pairs.json"])
def test_a_file_that_is_not_there_is_refused(missing: str, tmp_path: Path) -> None:
    for name, value in (("history.json", EXAMPLE), ("pairs.json", DRAWN)):
        (tmp_path / name).write_text(json.dumps(value), "utf-8")
    (tmp_path / missing).unlink()
    said = answer("check-pairing", str(tmp_path / "history.json"), str(tmp_path / "pairs.json"), "--json")
    assert (said.code, said.json["error"]["code"]) == (2, "file-missing")


def test_the_history_can_be_text_and_the_pairs_standard_input(tmp_path: Path) -> None:
    (tmp_path / "history.txt").write_text("1: ana 16-9 bo    cy 14-3 dee", "utf-8")
    said = answer("check-pairing", str(tmp_path / "history.txt"), "-", stdin=b'[["ana", "bo"], ["cy", "dee"]]')
    assert said.code == 1
    assert said.out.count("(CH-28)") == 2


def test_players_are_called_by_their_names(check: Any) -> None:
    document = {
        "players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Bo"}],
        "rounds": [[{"table": 1, "player1": {"id": 1, "combinedScore": 3}, "player2": {"id": 2, "combinedScore": 0}}]],
    }
    assert check(document, [[1, 2]]).out.startswith("Ana and Bo were already paired in round 1; one rematch")


@given(st.lists(st.lists(anything, max_size=3), max_size=3) | anything)
def test_no_pairs_make_it_fail(pairs: object) -> None:
    with TemporaryDirectory() as folder:
        history = Path(folder) / "history.json"
        history.write_text(json.dumps(EXAMPLE), "utf-8")
        said = answer("check-pairing", str(history), "-", "--json", stdin=json.dumps(pairs).encode())
    assert said.code in (0, 1, 2)
    assert said.json is not None

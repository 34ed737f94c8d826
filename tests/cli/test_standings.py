import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import answer
from topcut.chance import lot
from topcut.cli.seeds import final
from topcut.rules.ruleset import shipped

EXAMPLE: dict[str, Any] = {
    "ruleset": "munchkin",
    "players": ["ann", "bo", "cy", "dee", "eve"],
    "rounds": [
        [
            {"p1": "ann", "p2": "bo", "points": [2, 0]},
            {"p1": "cy", "p2": "dee", "winner": "dee"},
            {"p1": "eve", "p2": None},
        ],
        [
            {"p1": "ann", "p2": "dee", "winner": "ann"},
            {"p1": "eve", "p2": "cy", "winner": "eve", "how": "time", "scores": {"damage": [3, 7]}},
        ],
    ],
    "dropped": ["bo"],
    "absent": [],
}
RANKS: list[dict[str, Any]] = [
    {"rank": 1, "id": "ann", "points": 4, "played": 2, "tiebreaks": {"sos": "1/2", "esos": "3/2"}},
    {"rank": 2, "id": "eve", "points": 4, "played": 2, "tiebreaks": {"sos": "0", "esos": "3/2"}},
    {"rank": 3, "id": "dee", "points": 2, "played": 2, "tiebreaks": {"sos": "1", "esos": "1"}},
    {"rank": 4, "id": "bo", "points": 0, "played": 1, "tiebreaks": {"sos": "2", "esos": "1/2"}},
    {"rank": 5, "id": "cy", "points": 0, "played": 2, "tiebreaks": {"sos": "3/2", "esos": "1/2"}},
]
LEVEL: dict[str, Any] = {"ruleset": "challenger", "players": [1, "2", 3, "4"]}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "history.json"
    path.write_text(json.dumps(EXAMPLE), "utf-8")
    return path


def asked(history: object, *options: str) -> Any:
    said = answer("standings", "-", "--json", *options, stdin=json.dumps(history).encode())
    assert (said.code, said.err) == (0, "")
    return said.json


def test_the_published_example_gives_the_published_answer(file: Path) -> None:
    said = answer("standings", str(file), "--json")
    assert (said.code, said.err) == (0, "")
    assert said.json == RANKS
    assert said.out.count("\n") == 1


def test_ids_come_back_as_they_were_given() -> None:
    assert [row["id"] for row in asked(LEVEL)] == [1, "2", 3, "4"]


def test_equal_players_share_a_rank_without_a_seed() -> None:
    history = LEVEL | {"rounds": [[{"p1": 1, "p2": "2", "winner": "draw"}, {"p1": 3, "p2": "4", "winner": 3}]]}
    assert [(row["rank"], row["id"]) for row in asked(history)] == [(1, 3), (2, 1), (2, "2"), (4, "4")]


@pytest.mark.clause("CH-45")
def test_a_seed_applies_the_random_tiebreak() -> None:
    ranked = asked(LEVEL, "--seed", "Zoë's dice")
    lots = {row["id"]: lot(final("Zoë's dice"), "", str(row["id"])) for row in ranked}
    assert [row["rank"] for row in ranked] == [1, 2, 3, 4]
    assert [row["id"] for row in ranked] == sorted(lots, key=lambda id: -lots[id])
    assert asked(LEVEL, "--seed", "Zoë's dice") == ranked
    assert any(asked(LEVEL, "--seed", str(seed)) != ranked for seed in range(9))


def test_tiebreaks_are_texts_under_the_keys_of_the_ruleset() -> None:
    history = LEVEL | {"rounds": [[{"p1": 1, "p2": "2", "scores": {"vp": [16, 9]}}, {"p1": 3, "p2": None}]]}
    first, second, *_ = asked(history)
    assert (first["tiebreaks"], second["tiebreaks"]) == ({"sos": "0", "vp": "16"}, {"sos": "0", "vp": "14"})


def test_the_option_gives_or_changes_the_ruleset(file: Path, tmp_path: Path) -> None:
    history = {"players": ["a", "b"], "rounds": [[{"p1": "a", "p2": "b", "winner": "a"}]]}
    assert asked(history, "--ruleset", "munchkin")[0]["points"] == 2
    assert asked(history | {"ruleset": "munchkin"}, "--ruleset", "timeline")[0]["points"] == 3
    mine = tmp_path / "mine.toml"
    mine.write_text(answer("rulesets", "show", "munchkin", "--toml").out.replace("win = 2", "win = 5"), "utf-8")
    assert asked(history, "--ruleset", str(mine))[0]["points"] == 5


def test_points_are_those_of_the_file() -> None:
    history = {"ruleset": "netrunner", "players": ["a", "b"], "rounds": [[{"p1": "a", "p2": "b", "points": [6, 0]}]]}
    assert [row["points"] for row in asked(history)] == [6, 0]


@pytest.mark.parametrize("ruleset", shipped())
def test_a_tournament_of_nobody_has_empty_standings(ruleset: str) -> None:
    assert asked({"ruleset": ruleset, "players": []}) == []
    assert answer("standings", "-", stdin=b'{"ruleset": "munchkin", "players": []}').out.startswith("rank")


def test_a_pipe_gets_plain_aligned_text(file: Path) -> None:
    said = answer("standings", str(file))
    assert said.out == (
        "rank  player        tournament points  rounds  Strength of Schedule  Extended Strength of Schedule\n"
        "   1  ann                           4       2                 0.500                          1.500\n"
        "   2  eve                           4       2                 0.000                          1.500\n"
        "   3  dee                           2       2                 1.000                          1.000\n"
        "   4  bo (dropped)                  0       1                 2.000                          0.500\n"
        "   5  cy                            0       2                 1.500                          0.500\n"
    )


def test_a_terminal_gets_a_table(file: Path) -> None:
    said = answer("standings", str(file), terminal=True)
    assert "─" in said.out
    assert "bo (dropped)" in said.out


def test_wide_letters_keep_the_columns_straight() -> None:
    said = answer("standings", "-", stdin=json.dumps(LEVEL | {"players": ["李雷", "ann", "Zoe\u0308"]}).encode())
    assert [line.rindex("0") - extra for line, extra in zip(said.out.splitlines()[1:], (-2, 0, 1), strict=True)] == [
        len(said.out.splitlines()[0]) - 1
    ] * 3


def test_a_name_cannot_write_to_the_screen() -> None:
    for terminal in (False, True):
        said = answer(
            "standings",
            "-",
            stdin=json.dumps(LEVEL | {"players": ["\x1b[2Jann", "[red]bo"]}).encode(),
            terminal=terminal,
        )
        assert "\x1b[2J" not in said.out
        assert "[red]bo" in said.out


def test_an_explanation_says_how_each_figure_came_about() -> None:
    first, *_, last = asked(EXAMPLE, "--explain")
    assert {key: value for key, value in first.items() if key != "explain"} == RANKS[0]
    explained = first["explain"]
    assert explained["rounds"][0] == {
        "round": 1,
        "source": "match",
        "opponent": "bo",
        "points": 2,
        "scores": {},
        "clause": "MU-34",
    }
    assert explained["opponents"] == [
        {"id": "bo", "points": 0, "rounds": 1, "rate": "0"},
        {"id": "dee", "points": 2, "rounds": 2, "rate": "1"},
    ]
    assert explained["tiebreaks"]["sos"] == {"value": "1/2", "parts": ["0", "1"]}
    assert any("1/2" in sentence and "(MU-35)" in sentence for sentence in explained["sentences"])
    assert "ann is above eve" in explained["above_next"]
    assert last["explain"]["above_next"] is None


def test_an_explanation_can_be_read(file: Path) -> None:
    said = answer("standings", str(file), "--explain")
    assert "dee is above bo" in said.out
    assert "(MU-35)" in said.out


def test_an_explanation_calls_players_by_their_names() -> None:
    document = {"players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Bo"}], "rounds": []}
    said = answer("standings", "-", "--explain", stdin=json.dumps(document).encode())
    assert "Ana and Bo are equal" in said.out


def test_a_file_of_lines_gives_an_answer_a_line(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(json.dumps(history) for history in (EXAMPLE, LEVEL, EXAMPLE)) + "\n\n", "utf-8")
    said = answer("standings", str(file), "--json")
    assert (said.code, said.err) == (0, "")
    first, second, third = map(json.loads, said.out.splitlines())
    assert first == third == RANKS
    assert len(second) == 4


def test_a_bad_line_does_not_stop_the_others(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    lines = [json.dumps(EXAMPLE), "{", "", json.dumps(LEVEL | {"dropped": ["zed"]}), json.dumps(EXAMPLE)]
    file.write_text("\n".join(lines), "utf-8")
    said = answer("standings", str(file), "--json")
    answers = [json.loads(line) for line in said.out.splitlines()]
    assert (said.code, said.err) == (2, "")
    assert answers[0] == answers[3] == RANKS
    assert [wrong["error"]["code"] for wrong in answers[1:3]] == ["not-json", "player-unknown"]
    assert answers[2]["error"]["text"].startswith("Line 4: zed is not among the players")


def test_a_member_that_is_not_read_is_told_beside_the_answer(tmp_path: Path) -> None:
    said = answer("standings", "-", "--json", stdin=json.dumps(EXAMPLE | {"droped": []}).encode())
    assert (said.code, said.json) == (0, RANKS)
    assert said.err == "“droped” is not a member of a history and was not read. Did you mean “dropped”?\n"
    file = tmp_path / "many.jsonl"
    file.write_text(f"{json.dumps(EXAMPLE)}\n{json.dumps(EXAMPLE | {'droped': []})}\n", "utf-8")
    assert answer("standings", str(file), "--json").err.startswith("Line 2: “droped”")


def test_an_empty_line_is_counted_but_not_answered(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(f"\n{json.dumps(EXAMPLE)}\n \n\n{json.dumps(EXAMPLE)}\n{{\n", "utf-8")
    said = answer("standings", str(file), "--json")
    first, second, third = map(json.loads, said.out.splitlines())
    assert first == second == RANKS
    assert third["error"]["text"].startswith("Line 6: ")
    file.write_text("\n \n", "utf-8")
    assert answer("standings", str(file), "--json").json["error"]["code"] == "file-empty"


def test_lines_can_be_read_by_people_too(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(f"{json.dumps(EXAMPLE)}\n{{\n", "utf-8")
    said = answer("standings", str(file))
    assert said.code == 2
    assert said.out.startswith("Line 1\nrank  player")
    assert said.err.startswith("Line 2: This is not JSON")


def test_standard_input_can_be_lines_too() -> None:
    said = answer("standings", "-", "--json", stdin=f"{json.dumps(EXAMPLE)}\n{json.dumps(LEVEL)}\n".encode())
    assert (said.code, len(said.out.splitlines())) == (0, 2)
    assert asked(EXAMPLE) == RANKS
    said = answer("standings", "-", "--json", stdin=json.dumps(EXAMPLE, indent=2).encode())
    assert said.json == RANKS


def test_text_notation_is_read_from_a_text_file(tmp_path: Path) -> None:
    file = tmp_path / "history.txt"
    file.write_text("1: ana 16-9 bo    cy bye\n", "utf-8")
    assert [row["id"] for row in answer("standings", str(file), "--json").json] == ["ana", "cy", "bo"]
    assert answer("standings", str(file), "--json", "--ruleset", "netrunner").json[0]["points"] == 16
    file.write_text("1: ana", "utf-8")
    assert answer("standings", str(file)).err == "Line 1: The line ends where a score should follow.\n"


BAD_FILES = [
    (b"", "file-empty"),
    (b"\xff\xfe", "not-text"),
    (b"hello", "not-json"),
    (b"[" * 100_000, "nested-too-deep"),
    (b"[]", "shape-object"),
    (b'{"ruleset": "ludo", "players": []}', "unknown-ruleset"),
    (b'{"ruleset": "munchkin", "players": ["a", "a"]}', "player-listed-twice"),
    (b'{"ruleset": "munchkin", "players": ["  "]}', "name-blank"),
]


@pytest.mark.parametrize(("data", "code"), BAD_FILES)
def test_a_bad_file_gives_one_sentence_and_exit_2(data: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    said = answer("standings", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    said_to_scripts = answer("standings", str(file), "--json")
    assert (said_to_scripts.code, said_to_scripts.err) == (2, "")
    assert said_to_scripts.json == {"error": {"code": code, "text": said.err.strip(), "clause": None}}


def test_a_refusal_names_its_clause() -> None:
    match = {"p1": 1, "p2": "2", "winner": 1, "scores": {"vp": [3, 9]}}
    said = answer("standings", "-", "--json", stdin=json.dumps(LEVEL | {"rounds": [[match]]}).encode())
    assert said.json["error"]["code"] == "winner-behind"
    assert said.json["error"]["clause"] == "CH-37"
    assert said.json["error"]["text"].endswith("(CH-37)")


def test_a_million_players_are_refused() -> None:
    said = answer("standings", "-", stdin=json.dumps(LEVEL | {"players": list(range(1_000_000))}).encode())
    assert (said.code, said.err) == (2, "There are 1000000 players. Topcut reads up to 200000.\n")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere.json", "file-missing"),
        (".", "file-is-folder"),
        ("a\0b", "file-unreadable"),
        ("x" * 5000, "file-unreadable"),
    ],
)
def test_a_file_that_cannot_be_opened_is_refused(name: str, code: str, tmp_path: Path) -> None:
    said = answer("standings", f"{tmp_path}/{name}", "--json")
    assert said.code == 2
    assert said.json["error"]["code"] == code


def test_an_empty_name_is_not_taken_for_this_folder() -> None:
    assert answer("standings", "", "--json").json["error"]["code"] == "file-unnamed"


@pytest.mark.parametrize("ruleset", ["ludo", "./nowhere.toml", "", "\0.toml"])
def test_a_ruleset_that_is_not_there_is_refused(ruleset: str) -> None:
    said = answer("standings", "-", "--ruleset", ruleset, stdin=json.dumps(EXAMPLE).encode())
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


@given(st.binary(max_size=200))
def test_no_bytes_make_it_fail(data: bytes) -> None:
    assert answer("standings", "-", stdin=data).code == 2


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 4) | st.floats() | st.sampled_from(["ann", "bo", "draw", "", "time"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["p1", "p2", "vp", "id"]), inner),
    max_leaves=5,
)


@st.composite
def mutated(draw: st.DrawFn) -> object:
    """The example with one part of it replaced by anything."""
    history = json.loads(json.dumps(EXAMPLE))
    part: Any = history
    while True:
        key = draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        inner = part[key]
        if not inner or not isinstance(inner, dict | list) or draw(st.booleans()):
            part[key] = draw(anything)
            return history
        part = inner


@given(mutated(), st.booleans(), st.booleans())
def test_no_mutated_history_makes_it_fail(history: object, explain: bool, as_json: bool) -> None:
    options = ["--explain"] * explain + ["--json"] * as_json + ["--seed", "x"] * explain
    said = answer("standings", "-", *options, stdin=json.dumps(history).encode())
    assert said.code in (0, 2)
    assert "Traceback" not in said.out + said.err
    if as_json:
        assert said.json is not None

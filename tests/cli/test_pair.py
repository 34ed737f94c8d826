import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.cli.running import Answer, answer
from tests.cli.test_standings import EXAMPLE, mutated
from topcut.chance import draw_key, roster_digest
from topcut.cli.seeds import final
from topcut.rules.ruleset import shipped

FOUR: dict[str, Any] = {"ruleset": "challenger", "players": ["ann", 2, "cy", 4]}
FIVE: dict[str, Any] = FOUR | {"players": ["ann", 2, "cy", 4, "eve"]}
MET: dict[str, Any] = {"ruleset": "challenger", "players": [1, 2], "rounds": [[{"p1": 1, "p2": 2, "winner": 1}]]}


def pair(history: object, *options: str) -> Answer:
    return answer("pair", "-", *options, stdin=json.dumps(history).encode())


def drawn(history: object, seed: str = "x", *options: str) -> Any:
    said = pair(history, "--seed", seed, "--json", *options)
    assert (said.code, said.err) == (0, "")
    return said.json


def refused(history: object, *options: str) -> tuple[str, str | None]:
    said = pair(history, "--seed", "x", "--json", *options)
    assert (said.code, said.err) == (2, "")
    plain = pair(history, "--seed", "x", *options)
    assert plain.err == said.json["error"]["text"] + "\n"
    assert " " in plain.err, "a code without its sentence"
    return said.json["error"]["code"], said.json["error"]["clause"]


def test_the_published_example_gives_the_published_answer() -> None:
    for seed in range(20):
        found = drawn(EXAMPLE, str(seed))
        assert list(found)[:6] == ["round", "bye", "pairs", "rematches", "way", "why"]
        assert {name: found[name] for name in list(found)[:5]} == {
            "round": 3,
            "bye": None,
            "pairs": [["ann", "cy"], ["eve", "dee"]],
            "rematches": 0,
            "way": "listed",
        }


def test_the_answer_says_why() -> None:
    why = drawn(EXAMPLE)["why"]
    assert why["pairs"]["ann"] == (
        "ann with 4 points meets cy with 0: closer opponents would leave someone without a new one; ann was "
        "paired with dee. (MU-25)"
    )
    assert set(why["pairs"]) == set(why["tables"]) == {"ann", "eve"}
    assert why["byes"] == {}


def test_tables_go_with_the_pairs() -> None:
    found = drawn(EXAMPLE)
    assert found["tables"] == [2, 1]
    assert found["why"]["tables"]["eve"] == "Table 1: pairs are seated by standing."


def test_ids_come_back_as_they_were_given() -> None:
    found = drawn(FIVE)
    everybody = [*(player for two in found["pairs"] for player in two), found["bye"]]
    assert sorted(everybody, key=str) == [2, 4, "ann", "cy", "eve"]
    assert list(found["why"]["byes"]) == [str(found["bye"])]


def test_the_same_seed_gives_the_same_round_and_another_seed_another() -> None:
    assert drawn(FIVE, "Zoë's dice") == drawn(FIVE, "Zoë's dice")
    assert len({json.dumps(drawn(FIVE, str(seed))["pairs"]) for seed in range(20)}) > 5


def test_the_keys_are_those_that_the_seed_gives() -> None:
    found = drawn(FOUR, "dice")
    context = {
        "tournament": "",
        "round": 1,
        "attempt": 1,
        "purpose": "pairing",
        "roster": roster_digest((str(player), 0) for player in FOUR["players"]),
    }
    assert (found["seed"], found["keys"]) == ("dice", {"pairing": draw_key(final("dice"), context).hex()})


def test_without_a_seed_one_is_made_and_told() -> None:
    said = pair(FIVE, "--json")
    assert (said.code, said.err) == (0, "")
    assert drawn(FIVE, said.json["seed"]) == said.json
    assert pair(FIVE, "--json").json["seed"] != said.json["seed"]
    plain = pair(FIVE).out
    seed = plain.partition("the seed “")[2].partition("”")[0]
    assert pair(FIVE, "--seed", seed).out == plain


def test_draws_come_a_line_each_from_a_seed_of_their_own() -> None:
    said = pair(FIVE, "--seed", "dice", "--draws", "40", "--json")
    assert (said.code, said.err) == (0, "")
    found = [json.loads(line) for line in said.out.splitlines()]
    assert len(found) == 40
    for number in (1, 2, 40):
        assert found[number - 1] == drawn(FIVE, f"dice/{number}")
    assert said.out == pair(FIVE, "--seed", "dice", "--draws", "40", "--json").out


def test_every_pairing_is_drawn_about_equally_often() -> None:
    said = pair(FOUR, "--seed", "even", "--draws", "600", "--json")
    found = [json.loads(line)["pairs"] for line in said.out.splitlines()]
    with_ann = [next(two for two in pairs if "ann" in two) for pairs in found]
    counts = [sum(other in two for two in with_ann) for other in (2, "cy", 4)]
    assert sum(counts) == 600
    assert min(counts) > 150


def test_a_draw_uses_its_seed_for_the_lots_too() -> None:
    """Players 2 and 4 have lost alike: only the lot says who is last and has the bye."""
    history = FIVE | {
        "rounds": [
            [{"p1": "ann", "p2": 2, "winner": "ann"}, {"p1": "cy", "p2": 4, "winner": "cy"}, {"p1": "eve", "p2": None}]
        ]
    }
    said = pair(history, "--seed", "lots", "--draws", "40", "--json")
    assert {json.loads(line)["bye"] for line in said.out.splitlines()} == {2, 4}


def test_draws_can_be_read_by_people_too() -> None:
    said = pair(FOUR, "--seed", "dice", "--draws", "2")
    assert said.out.count("Round 1\n") == 2
    assert "“dice/2”" in said.out


def test_a_file_of_lines_gives_an_answer_a_line(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(map(json.dumps, (EXAMPLE, {"players": 3}, FOUR))), "utf-8")
    said = answer("pair", str(file), "--seed", "x", "--json")
    first, second, third = map(json.loads, said.out.splitlines())
    assert (said.code, said.err) == (2, "")
    assert (first, third) == (drawn(EXAMPLE), drawn(FOUR))
    assert second["error"]["text"].startswith("Line 2: ")


def test_text_notation_is_read_from_a_text_file(tmp_path: Path) -> None:
    file = tmp_path / "history.txt"
    file.write_text("table: [7] bo\n1:  ana 16-9 bo    cy 14-3 dee\n", "utf-8")
    found = answer("pair", str(file), "--seed", "x", "--json").json
    assert {frozenset(two) for two in found["pairs"]} == {frozenset(("ana", "cy")), frozenset(("bo", "dee"))}
    assert found["tables"] == [1, 7]


@pytest.mark.parametrize("ruleset", [name for name in shipped() if name != "challengers"])
def test_the_option_gives_the_ruleset(ruleset: str) -> None:
    history = {"players": EXAMPLE["players"][:4]}
    assert drawn(history, "x", "--ruleset", ruleset)["round"] == 1


@pytest.mark.clause("CG-03")
def test_what_is_played_by_a_plan_is_not_paired() -> None:
    said = pair({"players": EXAMPLE["players"][:4]}, "--seed", "x", "--ruleset", "challengers")
    assert said.code == 2
    assert "Challengers! is played by its plan" in said.err


def test_a_person_gets_a_table() -> None:
    said = pair(EXAMPLE, "--seed", "dice")
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "Round 3\n"
        "table  player  points  opponent  points\n"
        "    1  eve          4  dee            2\n"
        "    2  ann          4  cy             0\n"
        "\n"
        "All best pairings were listed, and one of them was drawn.\n"
        "Drawn with the seed “dice”: the same seed gives the same round.\n"
    )
    assert "─" in answer("pair", "-", stdin=json.dumps(EXAMPLE).encode(), terminal=True).out


def test_a_person_can_ask_why() -> None:
    said = pair(FIVE, "--seed", "x", "--explain").out
    assert "in the first round everyone is drawn at random. (CH-29)" in said
    assert "it is drawn from all 5. (CH-31)" in said
    assert said.splitlines()[4].split()[-1] == "bye"


def test_players_are_called_by_their_names() -> None:
    document = {"players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Bo"}], "rounds": []}
    said = pair(document, "--seed", "x", "--explain")
    assert "Ana" in said.out.splitlines()[2]
    assert "Ana meets Bo" in said.out or "Bo meets Ana" in said.out


def test_open_matches_are_said_to_be_open() -> None:
    history = FOUR | {"rounds": [[{"p1": "ann", "p2": 2}, {"p1": "cy", "p2": 4, "winner": 4}]]}
    found = pair(history, "--seed", "x", "--json")
    assert (found.code, found.err) == (0, "")
    (warning,) = found.json["warnings"]
    assert warning.startswith("Round 1 still has an open match: ann - 2.")
    assert ["ann", 2] not in found.json["pairs"]
    plain = pair(history, "--seed", "x")
    assert (plain.code, plain.err) == (0, f"{warning}\n")
    assert "warnings" not in drawn(FOUR)


@pytest.mark.clause("CH-28")
def test_a_blocked_round_is_paired_and_says_who_blocks_it() -> None:
    found = drawn(MET)
    assert (found["rematches"], found["pairs"]) == (1, [[1, 2]])
    assert found["blocked"].endswith("(CH-28)")
    assert any("1 has already been paired with 2" in line for line in found["blocked_by"])
    said = pair(MET, "--seed", "x").out
    assert found["blocked"] in said
    assert "blocked" not in drawn(FOUR)


def test_looking_ahead_is_answered_where_it_is_asked_for() -> None:
    assert "ahead" not in drawn(FOUR)
    assert drawn(FOUR, "x", "--rounds", "3")["ahead"] == "yes"
    found = drawn(FOUR, "x", "--rounds", "4")
    assert found["ahead"] == "no"
    assert found["ahead_why"].endswith("(CH-28)")
    assert found["ahead_why"] in pair(FOUR, "--seed", "x", "--rounds", "4").out
    assert refused(EXAMPLE, "--rounds", "2") == ("rounds-announced", None)


def test_looking_ahead_knows_the_byes() -> None:
    assert drawn(FIVE | {"players": [1, 2, 3]}, "x", "--rounds", "3")["ahead"] == "yes"
    assert drawn(FIVE | {"players": [1, 2, 3]}, "x", "--rounds", "4")["ahead"] == "no"


@pytest.mark.parametrize(
    "history", [FOUR | {"players": []}, FOUR | {"players": [1]}, FOUR | {"absent": ["ann", 2], "dropped": [4]}]
)
def test_one_player_alone_is_refused(history: object) -> None:
    assert refused(history) == ("nobody-to-pair", "CH-30")


@pytest.mark.parametrize("options", [["--draws", "0"], ["--draws", "x"], ["--draws", "-1"], ["--rounds", "0"]])
def test_a_number_that_cannot_be_is_refused(options: list[str]) -> None:
    said = pair(FOUR, *options)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


class TestArrangements:
    def test_given_byes_are_had_in_round_1_and_only_there(self) -> None:
        found = drawn(FIVE | {"byes": ["ann"]})
        assert (found["bye"], found["given_byes"]) == (None, ["ann"])
        assert found["why"]["byes"] == {"ann": "ann has a bye: the organizer gave it."}
        assert drawn(EXAMPLE | {"byes": ["ann"]}) == drawn(EXAMPLE)
        even = drawn(FOUR | {"byes": ["ann"]})
        assert even["bye"] in (2, "cy", 4)
        assert even["given_byes"] == ["ann"]

    def test_forbidden_pairs_do_not_meet(self) -> None:
        for seed in range(9):
            found = drawn(FOUR | {"forbidden": [["ann", 2], ["cy", "ann"]]}, str(seed))
            assert {frozenset(two) for two in found["pairs"]} == {frozenset(("ann", 4)), frozenset((2, "cy"))}

    @pytest.mark.parametrize(("when", "apart"), [(True, True), ([1, 2], True), ([2], False), (False, False)])
    def test_club_mates_are_kept_apart_in_the_rounds_that_say_so(self, when: object, apart: bool) -> None:
        history = FOUR | {"clubs": {"ann": "North", "2": "North"}, "clubs_apart": when}
        found = [drawn(history, str(seed))["pairs"] for seed in range(20)]
        assert apart == (not any({"ann", 2} == set(two) for pairs in found for two in pairs))

    def test_tables_are_as_the_organizer_has_arranged_them(self) -> None:
        tables = {"fixed": {"cy": 9}, "closed": [1], "stream": 2}
        found = drawn(FOUR | {"tables": tables})
        at = {player: table for two, table in zip(found["pairs"], found["tables"], strict=True) for player in two}
        assert at["cy"] == 9
        assert set(at.values()) == {9, 2}
        said = pair(FOUR | {"tables": tables}, "--seed", "x", "--explain").out
        assert "  Table 9: cy always sits there." in said
        assert "  Table 2: this match is on the stream." in said

    def test_nobody_sits_at_the_same_table_again_where_tables_are_to_be_fresh(self) -> None:
        rounds = [[{"p1": "ann", "p2": 2, "winner": "ann", "table": 1}, {"p1": "cy", "p2": 4, "winner": 4, "table": 2}]]
        found = drawn(FOUR | {"rounds": rounds, "tables": {"fresh": True, "numbers": [1, 2, 3, 4]}})
        assert sorted(found["tables"]) == [3, 4]

    @pytest.mark.parametrize(
        ("members", "code"),
        [
            ({"byes": "ann"}, "shape-list"),
            ({"byes": ["zed"]}, "player-unknown"),
            ({"byes": ["ann"], "dropped": ["ann"]}, "pairing-player-inactive"),
            ({"byes": ["ann", 2, "cy", 4]}, "nobody-to-pair"),
            ({"forbidden": ["ann"]}, "forbidden-not-two"),
            ({"forbidden": [["ann"]]}, "forbidden-not-two"),
            ({"forbidden": [["ann", "ann"]]}, "forbidden-not-two"),
            ({"forbidden": [["ann", "zed"]]}, "player-unknown"),
            ({"clubs": ["ann"]}, "shape-object"),
            ({"clubs": {"zed": "North"}}, "player-unknown"),
            ({"clubs": {"ann": 3}}, "shape-text"),
            ({"clubs": {"ann": " "}}, "shape-text"),
            ({"clubs_apart": "yes"}, "shape-truth"),
            ({"clubs_apart": ["1"]}, "shape-number"),
            ({"tables": [1]}, "shape-object"),
            ({"tables": {"shut": [1]}}, "tables-unknown"),
            ({"tables": {"closed": 1}}, "shape-list"),
            ({"tables": {"closed": ["one"]}}, "shape-number"),
            ({"tables": {"fixed": [1]}}, "shape-object"),
            ({"tables": {"fixed": {"ann": "one"}}}, "shape-number"),
            ({"tables": {"fixed": {"ann": 1}, "closed": [1]}}, "fixed-table-missing"),
            ({"tables": {"stream": 1, "streamed": "zed"}}, "player-unknown"),
            ({"tables": {"fresh": 1}}, "shape-truth"),
            ({"tables": {"numbers": [1]}}, "too-few-tables"),
        ],
    )
    def test_what_cannot_be_arranged_is_refused(self, members: dict[str, object], code: str) -> None:
        assert refused(FOUR | members)[0] == code


@given(mutated())
def test_no_mutated_history_makes_it_fail(history: object) -> None:
    said = pair(history, "--seed", "x", "--json", "--rounds", "4")
    assert said.code in (0, 2)
    assert said.json is not None

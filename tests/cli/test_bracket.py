import pytest

from tests.cli.running import answer
from topcut.rules.ruleset import shipped


@pytest.mark.clause("R-9")
def test_the_published_example_gives_the_published_answer() -> None:
    said = answer("bracket", "8", "--json")
    assert (said.code, said.err) == (0, "")
    assert said.json == {
        "size": 8,
        "rounds": [
            [
                {"match": 1, "seeds": [1, 8]},
                {"match": 2, "seeds": [4, 5]},
                {"match": 3, "seeds": [3, 6]},
                {"match": 4, "seeds": [2, 7]},
            ],
            [{"match": 5, "from": [1, 2]}, {"match": 6, "from": [3, 4]}],
            [{"match": 7, "from": [5, 6]}],
        ],
        "placings": ["5-8", "3-4", "2"],
    }


@pytest.mark.clause("TL-27", "TL-29")
def test_a_rule_book_numbers_matches_and_places_its_own_way() -> None:
    found = answer("bracket", "8", "--ruleset", "timeline", "--json").json
    assert [match["seeds"] for match in found["rounds"][0]] == [[1, 8], [2, 7], [3, 6], [4, 5]]
    assert [match["from"] for match in found["rounds"][1]] == [[1, 4], [2, 3]]
    assert found["placings"] == ["5", "3", "2"]


def test_a_person_gets_a_drawing() -> None:
    said = answer("bracket", "6")
    assert said.out == (
        "The bracket of the top 6 (R-9)\n"
        " 1 ───────────────┐\n"
        "                  ├ match 3 ──┐\n"
        " 4 ───┐           │           │\n"
        "      ├ match 1 ──┘           │\n"
        " 5 ───┘                       ├ match 5\n"
        "                              │\n"
        " 2 ───────────────┐           │\n"
        "                  ├ match 4 ──┘\n"
        " 3 ───┐           │\n"
        "      ├ match 2 ──┘\n"
        " 6 ───┘\n"
        "\n"
        "Seeds 1 and 2 have no match in round 1.\n"
        "The losers of round 1 have place 5-6.\n"
        "The losers of round 2 have place 3-4.\n"
        "The losers of round 3 have place 2.\n"
    )


@pytest.mark.parametrize("ruleset", shipped())
@pytest.mark.parametrize("size", range(2, 33))
def test_every_bracket_can_be_drawn(size: int, ruleset: str) -> None:
    lines = answer("bracket", str(size), "--ruleset", ruleset).out.splitlines()
    drawing = lines[1 : lines.index("")]
    seeds = [int(line[:2]) for line in drawing if line[:2].strip()]
    assert sorted(seeds) == list(range(1, size + 1))
    assert [f"match {number}" in "\n".join(drawing) for number in range(1, size)] == [True] * (size - 1)
    assert "\n".join(drawing).count("├") == "\n".join(drawing).count("┐") == size - 1


@pytest.mark.parametrize("size", ["1", "0", "33", "-4", "9" * 30])
def test_a_size_that_no_bracket_has_is_refused(size: str) -> None:
    said = answer("bracket", "--json", "--", size)
    assert said.code == 2
    assert (said.json["error"]["code"], said.json["error"]["clause"]) == ("bracket-size", "R-9")


def test_an_unknown_rule_book_is_refused() -> None:
    assert answer("bracket", "8", "--ruleset", "ludo", "--json").json["error"]["code"] == "unknown-ruleset"

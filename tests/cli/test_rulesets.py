from pathlib import Path

import pytest

from tests.cli.running import answer
from topcut.rules.ruleset import load, shipped, text_of


def test_rule_books_are_listed_for_scripts() -> None:
    books = answer("rulesets", "--json").json
    assert [book["name"] for book in books] == ["challenger", "challengers", "munchkin", "showdown", "timeline"]
    assert books[0] == {
        "name": "challenger",
        "title": "Marvel: Crisis Protocol, Challenger Event",
        "version": "2024-11-01",
        "effective": "2024-11-01",
        "clauses": 52,
    }


def test_rule_books_are_listed_for_people() -> None:
    said = answer("rulesets")
    assert said.out.startswith("name ")
    assert [line.split()[0] for line in said.out.splitlines()[1:]] == list(shipped())
    assert "Premier Showdown" in answer("rulesets", terminal=True).out


@pytest.mark.parametrize("name", [*shipped(), "netrunner"])
def test_a_rule_book_can_be_shown(name: str) -> None:
    assert answer("rulesets", "show", name, "--toml").out == text_of(name)
    said = answer("rulesets", "show", name)
    assert said.out.startswith(load(name).title)
    entry = next(line for line in said.out.splitlines() if line.startswith("points.win "))
    assert entry.split() == ["points.win", load(name).points.clause, str(load(name).points.win)]


def test_what_is_shown_can_be_used_as_a_rule_book(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(answer("rulesets", "show", "challenger", "--toml").out, "utf-8")
    assert answer("structure", str(mine), "40", "--json").json == {"rounds": 4, "cut": 8, "clause": "CH-33"}


@pytest.mark.clause("CH-33")
def test_the_structure_is_told_to_scripts() -> None:
    assert answer("structure", "challenger", "40", "--json").json == {"rounds": 4, "cut": 8, "clause": "CH-33"}
    assert answer("structure", "challenger", "16", "--json").json == {"rounds": 4, "cut": 0, "clause": "CH-33"}


@pytest.mark.clause("CH-33")
def test_the_structure_is_told_to_people() -> None:
    said = answer("structure", "challenger", "40")
    assert said.out == "Marvel: Crisis Protocol, Challenger Event, 40 players: 4 rounds, then the top 8. (CH-33)\n"
    assert "4 rounds, no cut." in answer("structure", "challenger", "16").out


@pytest.mark.clause("CH-33", "R-3")
def test_too_few_players_are_refused() -> None:
    said = answer("structure", "challenger", "3", "--json")
    assert said.code == 2
    assert (said.json["error"]["code"], said.json["error"]["clause"]) == ("too-few-players", "CH-33")
    assert said.json["error"]["text"].endswith("(CH-33)")


@pytest.mark.clause("MU-36", "R-3")
def test_a_suggested_structure_only_warns() -> None:
    said = answer("structure", "munchkin", "3")
    assert said.code == 0
    assert "fewer players than" in said.err
    told = answer("structure", "munchkin", "3", "--json")
    assert (told.code, told.json["warning"]) == (0, said.err.rstrip("\n"))


@pytest.mark.clause("PS-23")
@pytest.mark.parametrize("word", ["--no-cut", "--alternate"])
def test_full_swiss_is_asked_for_by_either_word(word: str) -> None:
    assert answer("structure", "showdown", "20", word, "--json").json == {"rounds": 5, "cut": 0, "clause": "PS-23"}
    assert answer("structure", "showdown", "40", word, "--json").json == {"rounds": 6, "cut": 0, "clause": "PS-23"}


@pytest.mark.clause("R-3", "MU-37")
def test_where_no_other_table_is_the_cut_is_left_out_by_the_clause_that_lets() -> None:
    assert answer("structure", "challenger", "40", "--no-cut", "--json").json == {
        "rounds": 4,
        "cut": 0,
        "clause": "R-3",
    }
    assert answer("structure", "munchkin", "40", "--no-cut", "--json").json["clause"] == "MU-37"
    assert answer("structure", "challenger", "8", "--no-cut", "--json").json["clause"] == "CH-33"
    error = answer("structure", "timeline", "40", "--no-cut", "--json").json["error"]
    assert (error["code"], error["clause"]) == ("cut-needed", "TL-22")


def test_the_alternate_structure_is_refused_where_there_is_none() -> None:
    assert answer("structure", "challenger", "40", "--alternate", "--json").json["error"]["code"] == (
        "no-alternate-structure"
    )


@pytest.mark.parametrize("command", [["rulesets", "show", "ludo"], ["structure", "ludo", "8"]])
def test_an_unknown_rule_book_is_refused_in_one_sentence(command: list[str]) -> None:
    said = answer(*command)
    assert (said.code, said.out) == (2, "")
    assert "ludo" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("players", ["many", "3.5", "", "-3", "0", "9" * 30])
def test_a_number_of_players_is_a_number_that_can_be(players: str) -> None:
    said = answer("structure", "munchkin", "--", players)
    assert said.code in (0, 2)
    assert "Traceback" not in said.err

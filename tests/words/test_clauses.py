"""Every clause that anything cites has a text in our own words."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.rules.table import FOUR
from topcut.rules.ruleset import load, settings, shipped
from topcut.words.clauses import catalogue, catalogues, home_of

REGISTER = tomllib.loads((Path(__file__).parents[2] / "docs" / "clauses.toml").read_text("utf-8"))
IDS = {id: book["name"] for book in REGISTER["books"] for id in book["clauses"]}


def test_every_clause_and_ruling_has_a_text_in_its_own_book() -> None:
    assert {id: home_of(id) for id in IDS} == IDS


def test_no_book_has_a_clause_that_is_not_registered() -> None:
    told = [clause.id for name in catalogues() for section in _book(name) for clause in section.clauses]
    assert sorted(told) == sorted(IDS)


@pytest.mark.parametrize("name", catalogues())
def test_texts_are_whole_sentences(name: str) -> None:
    for section in _book(name):
        for clause in section.clauses:
            for text in filter(None, (clause.says, clause.ruling)):
                assert re.fullmatch(r"[A-Z0-9].*[.?]", text), clause.id
                assert "  " not in text


@pytest.mark.parametrize("name", shipped())
def test_whatever_a_shipped_rule_book_cites_has_a_text(name: str) -> None:
    cited = {setting.clause for setting in settings(load(name)).values()}
    assert [clause for clause in cited if clause and home_of(clause) is None] == []


@pytest.mark.parametrize("name", FOUR)
def test_there_is_a_briefing_for_players_and_for_the_organizer(name: str) -> None:
    book = catalogue(name)
    assert book is not None
    assert book.for_players[0].title == "What to bring"
    assert [section.title for section in book.for_organizer] == ["What the organizer sees to"]


def test_an_unknown_book_or_clause_has_no_page() -> None:
    assert catalogue("chess") is None
    assert catalogue("../en") is None
    assert home_of("page 4") is None


def _book(name: str):  # type: ignore[no-untyped-def]
    book = catalogue(name)
    assert book is not None
    return book.sections

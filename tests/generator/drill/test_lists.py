"""The lists that simulated players bring: what can be played can be played, and an error is the one that was meant."""

from datetime import date

import pytest

from topcut.exchange.list_demands import catalogue, demands
from topcut.generator.drill.habits import lists
from topcut.lists.check import check
from topcut.lists.findings import Grade
from topcut.rules.ruleset import at_a_desk

MEANT = {
    "challenger": {"twice"},
    "timeline": {"twice"},
    "showdown": {"unit-name-twice", "unique-name-twice"},
    "munchkin": {"cards"},
}
WITHOUT_A_CATALOGUE = {"munchkin"}


def found(book: str, kind: str) -> list[tuple[Grade, str]]:
    rules = at_a_desk()[book]
    brought = next(lists()[rule] for rule in rules.lists.rules if rule in lists())
    asked = demands(rules, days=(date(2026, 11, 15),))
    return [(one.grade, one.code) for one in check(getattr(brought, kind), asked, catalogue(rules))]


@pytest.mark.parametrize("book", at_a_desk())
def test_one_can_be_played_with_names_that_the_catalogues_know(book: str) -> None:
    worst = {Grade.NOTE, Grade.UNVERIFIED} if book in WITHOUT_A_CATALOGUE else {Grade.NOTE}
    assert [one for one in found(book, "legal") if one[0] not in worst] == []


@pytest.mark.parametrize("book", at_a_desk())
def test_the_other_has_the_error_that_was_meant_and_no_other(book: str) -> None:
    assert {code for grade, code in found(book, "faulty") if grade is Grade.ILLEGAL} == MEANT[book]


def test_no_name_is_one_of_another_game() -> None:
    for book in at_a_desk():
        assert "of-another-game" not in {code for _, code in found(book, "legal")}, book

"""Every statement of the documents that people are told beforehand is in the words that they are told."""

import pytest

from tests.words.statements import BROUGHT, OF_ATOMIC_MASS, STATEMENTS, says, sentences
from topcut.rules.ruleset import load
from topcut.words.clauses import Catalogue, catalogue

TOLD = [(book, id) for book, clauses in STATEMENTS.items() for id in clauses]


# fmt: off
@pytest.mark.clause(
    "CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "CH-07", "CH-08", "CH-10", "CH-13", "CH-14", "CH-15", "CH-16",
    "CH-17", "CH-18", "CH-19", "CH-20", "CH-21", "CH-22", "CH-23", "CH-24", "CH-25", "CH-26", "CH-27", "CH-32", "CH-37",
    "CH-38", "CH-39", "CH-40", "CH-41", "CH-46", "CH-47", "CH-48", "CH-49", "CH-50", "CH-51", "CH-52",
    "TL-01", "TL-02", "TL-03", "TL-05", "TL-06", "TL-07", "TL-08", "TL-09", "TL-10", "TL-11", "TL-13", "TL-15", "TL-16",
    "TL-17", "TL-18", "TL-19", "TL-32", "TL-33", "TL-34",
    "PS-01", "PS-02", "PS-03", "PS-04", "PS-05", "PS-06", "PS-07", "PS-08", "PS-09", "PS-10", "PS-11", "PS-12", "PS-13",
    "PS-14", "PS-15", "PS-16", "PS-18", "PS-24", "PS-25", "PS-26", "PS-29", "PS-30", "PS-31", "PS-32", "PS-34", "PS-35",
    "MU-02", "MU-03", "MU-04", "MU-05", "MU-06", "MU-07", "MU-08", "MU-09", "MU-10", "MU-11", "MU-12", "MU-13", "MU-14",
    "MU-16", "MU-17", "MU-18", "MU-19", "MU-20", "MU-21", "MU-22", "MU-23", "MU-29", "MU-30", "MU-31", "MU-32", "MU-33",
    "MU-39",
)
@pytest.mark.parametrize(("book", "id"), TOLD)
def test_a_clause_says_all_that_the_document_says(book: str, id: str) -> None:
    for statement in STATEMENTS[book][id]:
        assert is_said(statement, text(book, id)), f"{id} does not say: {statement}"
# fmt: on


@pytest.mark.parametrize(("book", "id"), TOLD)
def test_no_sentence_of_a_clause_can_be_left_out(book: str, id: str) -> None:
    whole = text(book, id)
    for place, sentence in enumerate(whole):
        rest = [*whole[:place], *whole[place + 1 :]]
        assert not all(is_said(statement, rest) for statement in STATEMENTS[book][id]), f"{id}: {sentence}"


@pytest.mark.parametrize("book", STATEMENTS)
def test_whatever_is_told_beforehand_is_written_down_statement_by_statement(book: str) -> None:
    told = (*clauses(book).for_players, *clauses(book).for_organizer)
    assert {clause.id for section in told for clause in section.clauses} <= set(STATEMENTS[book])


@pytest.mark.clause("CH-02")
def test_a_challenger_event_says_nothing_about_paint() -> None:
    assert not any(says(sentence, "paint") for sentence in text("challenger", "CH-02"))


@pytest.mark.clause("CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "TL-01", "PS-01", "MU-07", "MU-12")
@pytest.mark.parametrize(("book", "item"), [(book, item) for book, items in BROUGHT.items() for item in items])
def test_what_is_ticked_off_says_what_the_document_asks_for(book: str, item: str) -> None:
    materials = load(book).materials
    assert materials is not None
    more = OF_ATOMIC_MASS.get(item, ()) if book != "munchkin" else ()
    for statement in (*BROUGHT[book][item], *more):
        assert says(materials.items[item], statement), f"{item} of {book} does not say: {statement}"


@pytest.mark.clause("CH-01", "TL-01", "PS-01", "MU-07")
@pytest.mark.parametrize("book", BROUGHT)
def test_everything_that_players_bring_is_ticked_off(book: str) -> None:
    materials = load(book).materials
    assert materials is not None
    assert set(materials.items) == set(BROUGHT[book])


def clauses(book: str) -> Catalogue:
    found = catalogue(book)
    assert found is not None
    return found


def text(book: str, id: str) -> list[str]:
    """The sentences of a clause."""
    found = next(clause for section in clauses(book).sections for clause in section.clauses if clause.id == id)
    return sentences(found.says)


def is_said(statement: str, text: list[str]) -> bool:
    return any(says(sentence, statement) for sentence in text)

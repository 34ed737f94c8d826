"""What differs between two versions of a list."""

import pytest

from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.difference import Change, difference, lines_changed
from topcut.lists.incoming import written
from topcut.lists.written import Form, Section

KNOWN = Catalogues(shipped())


def changes(before: str, after: str, form: Form = Form.ROSTERS) -> tuple[Change, ...]:
    return difference(written(before, form, KNOWN), written(after, form, KNOWN), KNOWN)


def test_names_that_went_come_first_and_then_those_that_came() -> None:
    found = changes("Characters\nHulk\nThanos", "Characters\nThanos\nGamora")
    assert found == (
        Change(None, Section.CHARACTERS, "Hulk (Bruce Banner)", 1, 0),
        Change(None, Section.CHARACTERS, "Gamora", 0, 1),
    )


@pytest.mark.parametrize(
    "after",
    ["Characters\nHULK\nCrises\nRiots", "Crises\n- Riots Spark Over Extremis 3.0\nCharacters\n* hulk (bruce banner)"],
)
def test_order_and_writing_make_no_difference(after: str) -> None:
    assert changes("Characters\nHulk (Bruce Banner)\nCrises\nRiots Spark Over Extremis 3.0", after) == ()


def test_another_number_of_a_card_is_a_change() -> None:
    before, after = "Hero: A\nDeck\n3x Drop Bear\n", "Hero: A\nDeck\n1x Drop Bear\n"
    assert changes(before, after, Form.DECK) == (Change(None, Section.DECK, "Drop Bear", 3, 1),)


def test_the_same_name_in_another_roster_is_a_change() -> None:
    before, after = "Roster 1\nCharacters\nHulk\n", "Roster 2\nCharacters\nHulk\n"
    assert [(one.group, one.before, one.after) for one in changes(before, after)] == [(1, 1, 0), (2, 0, 1)]


def test_of_texts_the_lines_that_went_and_came_are_told() -> None:
    assert lines_changed("a\nb\n\nc", "a\n c \nd") == (("-", "b"), ("+", "d"))
    assert lines_changed("a\nb", " a\n\nb ") == ()

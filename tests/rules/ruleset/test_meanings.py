"""Every setting of every rule book says what it means, and which values it can have."""

import pytest

from topcut.refusal import Refusal
from topcut.rules.ruleset import examples, load, settings, shipped, with_setting
from topcut.rules.ruleset.meanings import about

BOOKS = (*shipped(), *examples())


@pytest.mark.parametrize("name", BOOKS)
def test_every_setting_has_a_meaning(name: str) -> None:
    assert [path for path in settings(load(name)) if not about(path).meaning] == []


@pytest.mark.parametrize("name", BOOKS)
def test_what_a_setting_is_now_is_among_what_it_can_be(name: str) -> None:
    for path, setting in settings(load(name)).items():
        possible = about(path).possible
        assert not possible or said(setting.value) in possible, path


def said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def test_the_values_that_are_offered_are_read_as_the_setting_needs_them() -> None:
    book = load("challenger")
    assert about("bye.once").possible == ("yes", "no")
    assert with_setting(book, "bye.once", "no").bye.once is False
    assert about("endings.time.level").possible == ("draw", "roll", "none")
    assert about("points.win").possible == ()
    assert about("bye.later").meaning.startswith("Who gets it later")
    with pytest.raises(Refusal):
        with_setting(book, "bye.once", "perhaps")

"""What a check finds, as people are told of it."""

import pytest

from topcut.lists.demands import FORMS, examples
from topcut.lists.findings import Grade, gathered, illegal, unverified
from topcut.lists.incoming import written


def test_names_that_no_catalogue_knows_are_told_together() -> None:
    """A right list of thirteen units was answered by thirteen lines."""
    bad = illegal("twice", "PS-04", "Maul", number=2)
    close = unverified("unknown", "PS-03", "Gar Saxn", "Gar Saxon", kind="unit")
    unknown = [unverified("unknown", "PS-03", f"Unit {number}", kind="unit") for number in range(13)]
    found = gathered([bad, *unknown, close])
    assert found[:2] == (bad, close)
    (together,) = found[2:]
    assert (together.grade, together.clause, together.parameters["number"]) == (Grade.UNVERIFIED, "PS-03", 13)
    assert gathered(unknown[:1]) == tuple(unknown[:1])


@pytest.mark.parametrize("rule", examples())
def test_every_example_is_read_to_its_last_line(rule: str) -> None:
    read = written(examples()[rule], FORMS[rule])
    assert read.entries
    assert not read.loose
    assert not read.unknown_headings
    assert sum(len(entries) for _, _, entries in read.parts()) == len(read.entries)

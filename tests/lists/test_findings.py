"""What a check finds, as people are told of it."""

import pytest

from topcut.lists.demands import FORMS, examples
from topcut.lists.findings import Grade, gathered, illegal, note, unverified
from topcut.lists.incoming import written
from topcut.words import finding_text
from topcut.words.reader import reading


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


def test_what_is_told_together_names_its_lines_in_the_readers_language() -> None:
    told = gathered([note("not-counted", None, words, line=line) for line, words in ((1, "hey all"), (20, "wdyt?"))])
    names = gathered(
        [unverified("unknown", "PS-03", name, kind="unit", line=line) for line, name in enumerate("AB", 5)]
    )
    with reading("de"):
        assert [finding_text(one) for one in (*told, *names)] == [
            "2 Zeilen wurden nicht für Namen gehalten und zählen nicht: „hey all“ (Zeile 1) und „wdyt?“ (Zeile 20).",
            "2 Namen wurden nicht geprüft, weil kein Katalog hier sie kennt: A (Zeile 5) und B (Zeile 6).",
        ]


def test_the_worst_is_told_first_although_it_is_told_together() -> None:
    found = [illegal("of-another-game", "CH-10", name, game="shatterpoint") for name in "AB"]
    told = gathered([*found, note("read-as", None, "cap", meant="Captain America")])
    assert [one.grade for one in told] == [Grade.ILLEGAL, Grade.NOTE]


def test_where_more_are_left_out_there_is_one_and_not_two() -> None:
    (together,) = gathered([unverified("unknown", "PS-03", name, kind="unit") for name in "ABCDEFG"])
    assert finding_text(together).endswith("knows them: A, B, C, D and 3 more.")


@pytest.mark.parametrize("rule", examples())
def test_every_example_is_read_to_its_last_line(rule: str) -> None:
    read = written(examples()[rule], FORMS[rule])
    assert read.entries
    assert not read.loose
    assert not read.unknown_headings
    assert sum(len(entries) for _, _, entries in read.parts()) == len(read.entries)

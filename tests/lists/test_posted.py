"""Lists in the shapes that people post: builders, chats, forums, phones; each file has what it must be read as.

Below the list stand its rule book, one line for each entry (section, number of its Roster or squad, the name in full;
`?` before a name that is misspelt, with what was meant) and the codes of what forbids it.
"""

from pathlib import Path

import pytest

from tests.lists.listing import found
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.catalogue import Catalogues
from topcut.lists.findings import Grade
from topcut.lists.incoming import written
from topcut.lists.meaning import meaning
from topcut.lists.printed import printed
from topcut.lists.written import KINDS, Entry, Section
from topcut.rules.ruleset import load

FILES = sorted((Path(__file__).parent / "posted").glob("*.txt"))
CUT = "\n=====8<===== is read as\n"


def told(entry: Entry, known: Catalogues) -> str:
    group = f" {entry.group}" if entry.group is not None and entry.section is not Section.MISSION else ""
    times = f"{entry.count}x " if entry.section is Section.DECK else ""
    item = meaning(entry, known).item
    if item is not None:
        name = item.full_name
    elif known.has(KINDS[entry.section]):
        name = f"?{entry.name} -> {' '.join(known.nearest(KINDS[entry.section], entry.name)[:1])}"
    else:
        name = entry.name
    return f"{entry.section}{group}: {times}{name}"


def test_there_are_a_hundred_of_them() -> None:
    assert len(FILES) >= 100


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_posted_list_is_read_as_it_was_meant(file: Path) -> None:
    text, _, below = file.read_text("utf-8").partition(CUT)
    ruleset, *lines = below.splitlines()
    expected = [line for line in lines if not line.startswith("illegal ")]
    rules = load(ruleset)
    form, known = demands(rules).form, catalogue(rules)
    read = written(text, form, known)
    assert sorted(told(entry, known).casefold() for entry in read.entries) == sorted(map(str.casefold, expected))
    again = written(printed(read, known), form, known)
    assert sorted(told(entry, known) for entry in again.entries) == sorted(told(entry, known) for entry in read.entries)
    codes = [one.code for one in found(text, ruleset) if one.grade is Grade.ILLEGAL]
    assert sorted(codes) == sorted(line.removeprefix("illegal ") for line in lines if line not in expected)

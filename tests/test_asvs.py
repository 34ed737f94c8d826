"""The table of the security standard is whole, and each test, page and reason that it names is there."""

import hashlib
from collections import Counter

import pytest

from tools.asvs import Requirement, counted, every, has, is_there

# How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, and a digest of all their ids.
CHAPTERS = {1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13}
CHAPTERS |= {16: 16, 17: 7}
IDS = "5e60c76edd0b4a59"
DEVIATIONS = 25  # one more is written down here as well, so that none slips in


def test_every_requirement_is_there_once_and_none_was_made_up() -> None:
    ids = [one.id for one in every()]
    assert len(ids) == len(set(ids)) == 253
    assert Counter(int(id.partition(".")[0]) for id in ids) == CHAPTERS
    assert hashlib.sha256(" ".join(sorted(ids)).encode()).hexdigest()[:16] == IDS


def test_the_verdicts_are_counted() -> None:
    found = counted()
    assert set(found) <= {"met", "deviation", "none"}
    assert found["deviation"] <= DEVIATIONS


@pytest.mark.parametrize("one", every(), ids=lambda one: one.id)
def test_a_verdict_has_what_it_rests_on(one: Requirement) -> None:
    assert one.asks
    assert one.here.endswith((".", ")")), "a sentence"
    assert all(map(is_there, one.tests)), one.tests
    assert all(map(has, one.pages)), one.pages
    if one.verdict == "met":
        assert one.tests or one.pages
    if one.verdict == "none":
        assert (one.tests, one.pages) == ((), ())


def test_what_is_not_there_is_found() -> None:
    assert is_there("web/test_edges.py::test_an_unknown_page_says_so")
    assert not is_there("web/test_edges.py::test_nothing_of_the_kind")
    assert not is_there("web/test_nothing.py")
    assert has("../src/topcut/help_pages/access.md#in-the-hall-plain-http")
    assert not has("../src/topcut/help_pages/access.md#in-the-cellar")

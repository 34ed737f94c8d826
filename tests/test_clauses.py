"""Every clause of a landed part has a test, and every marker names a clause that exists."""

import pytest

from tools.clauses import Misplaced, catalogue, marked, proofs, unproved

KNOWN = catalogue()


def test_the_catalogue_has_every_clause_once() -> None:
    counts = {book.name: len(book.clauses) for book in KNOWN.books}
    assert counts == {
        "challenger": 52,
        "timeline": 35,
        "showdown": 35,
        "munchkin": 39,
        "challengers": 40 + 62,
        "rulings": 12,
    }
    assert len({clause.id for clause in KNOWN.clauses}) == sum(counts.values())


def test_every_clause_belongs_to_a_known_part() -> None:
    assert all(clause.parts and set(clause.parts) <= set(KNOWN.parts) for clause in KNOWN.clauses)
    assert set(KNOWN.landed) <= set(KNOWN.parts)
    assert set(KNOWN.proved_in) <= set(KNOWN.parts)


def test_every_marker_names_a_known_clause() -> None:
    assert set(proofs()) <= {clause.id for clause in KNOWN.clauses}


def test_every_clause_of_a_landed_part_has_a_test() -> None:
    found = proofs()
    missing = {part: [clause.id for clause in unproved(KNOWN, found, part)] for part in KNOWN.landed}
    assert not any(missing.values()), f"clauses without a test: {missing}"


def test_markers_are_found_on_tests_classes_and_modules() -> None:
    source = """
pytestmark = pytest.mark.clause("R-1")

class TestByes:
    @pytest.mark.clause("CH-31", "CH-32")
    def test_a_bye(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("CH-42"))])
def test_points(n): ...
"""
    assert set(marked(source, "tests/test_x.py")) == {
        ("R-1", "TestByes::test_a_bye"),
        ("CH-31", "TestByes::test_a_bye"),
        ("CH-32", "TestByes::test_a_bye"),
        ("R-1", "test_points"),
        ("CH-42", "test_points"),
    }


@pytest.mark.parametrize("aside", ['skip(reason="later")', "skip", "xfail(strict=True)"])
def test_a_test_that_is_set_aside_proves_nothing(aside: str) -> None:
    source = f'@pytest.mark.{aside}\n@pytest.mark.clause("CH-42")\ndef test_points(): ...'
    assert list(marked(source, "tests/test_x.py")) == []


def test_a_marker_on_something_that_is_no_test_is_refused() -> None:
    with pytest.raises(Misplaced, match=r"test_x.py:1: put the clause marker on a test"):
        list(marked('@pytest.mark.clause("CH-42")\ndef points(): ...', "tests/test_x.py"))


def test_clause_ids_are_written_out() -> None:
    with pytest.raises(Misplaced, match="write the clause ids out"):
        list(marked("@pytest.mark.clause(CLAUSE)\ndef test_points(): ...", "tests/test_x.py"))


def test_a_clause_that_is_shown_needs_a_test_in_the_web_folder() -> None:
    recorded = {"CH-01": ("tests/rules/test_conduct.py::test_a_tick",)}
    shown = {"CH-01": ("tests/web/test_player.py::test_the_briefing",)}
    assert "CH-01" in {clause.id for clause in unproved(KNOWN, recorded, "web")}
    assert "CH-01" not in {clause.id for clause in unproved(KNOWN, recorded, "life")}
    assert "CH-01" not in {clause.id for clause in unproved(KNOWN, shown, "web")}

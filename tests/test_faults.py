"""Every fault of the list has a test that provokes it or a reason why none does, and tests name no other faults."""

from pathlib import Path

from tools.faults import groups, marked, page, proofs, unanswered, unknown

LISTED = """
[[groups]]
title = "Storage"
[groups.faults]
B1 = { fault = "power cut", outcome = "nothing is lost" }
B2 = { fault = "torn page", outcome = "it is noticed" }
B16 = { fault = "PostgreSQL restarted", outcome = "nothing is lost", reason = "Comes with PostgreSQL." }
"""


def test_every_fault_that_a_test_names_is_on_the_list() -> None:
    assert not unknown()


def test_every_fault_has_a_test_or_a_reason() -> None:
    assert not unanswered()


def test_a_fault_with_neither_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_power.py").write_text('@pytest.mark.fault("B1")\ndef test_x() -> None: ...\n')
    (tmp_path / "faults.toml").write_text(LISTED)
    assert unanswered(tmp_path / "faults.toml", tmp_path) == {"B2"}


def test_the_page_shows_the_test_or_the_reason_of_every_fault() -> None:
    found = proofs()
    rows = {row.split(" | ")[0].strip("| "): row for row in page().splitlines() if row.startswith("| ")}
    for fault in (one for faults in groups().values() for one in faults):
        assert all(f"(../tests/{file})" in rows[fault.id] for file in found.get(fault.id, ()))
        assert fault.reason.replace("|", "\\|") in rows[fault.id]
        assert not rows[fault.id].endswith("|  |")


def test_the_marks_are_read_from_the_source() -> None:
    source = '@pytest.mark.fault("A1", "B2")\ndef test_x() -> None: ...\npytestmark = [pytest.mark.fault("C3")]\n'
    assert sorted(marked(source)) == ["A1", "B2", "C3"]

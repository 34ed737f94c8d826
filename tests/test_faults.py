"""The faults that tests name are faults of the list, and those of keeping are all named."""

from tools.faults import groups, marked, proofs, unknown

# These faults wait for parts that are not built: backups, another database.
LATER = {"A6", "B14", "B15", "B16", "B17"}


def test_every_fault_that_a_test_names_is_on_the_list() -> None:
    assert not unknown()


def test_every_fault_of_process_and_storage_is_provoked_or_waits_for_its_part() -> None:
    kept = {fault.id for title in ("Process and crash", "Storage") for fault in groups()[title]}
    assert kept - set(proofs()) <= LATER


def test_the_marks_are_read_from_the_source() -> None:
    source = '@pytest.mark.fault("A1", "B2")\ndef test_x() -> None: ...\npytestmark = [pytest.mark.fault("C3")]\n'
    assert sorted(marked(source)) == ["A1", "B2", "C3"]

"""A flipped byte anywhere: found at the start with the number of the fact, or of no consequence at all."""

import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.faults.harness import Fault, needs_strace, struck
from tests.faults.rot import check, content, flipped, planted
from tests.keeping import CUP, desk_on, set_up, with_cup
from topcut.refusal import Refusal
from topcut.rules.actor import Actor, Role
from topcut.store import Store
from topcut.store.place import DATABASE, DAYBOOK, JOURNAL, WITNESS

ORGANIZER = Actor(Role.ORGANIZER, "olga")
EVERY = 97
EMPTY = 2999  # most of a page is empty: there fewer are tried; the soak tries all
IN_THE_COMMIT = 6  # of the child's syncs: two acts, the journal with its name in the folder, and then the database


@pytest.mark.slow
@pytest.mark.fault("B8", "I-14")
def test_a_flipped_byte_in_the_database_is_found_or_harmless(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    stored = (tmp_path / "good" / DATABASE).read_bytes()
    written = [at for at, byte in enumerate(stored) if byte]
    found: Counter[str] = Counter()
    for at in sorted({*written[::EVERY], *range(0, len(stored), EMPTY)}):
        folder = flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 1 << (at % 8))
        found[check(folder, original)] += 1
        shutil.rmtree(folder)
    facts = sum(len(one.salt) + len(one.hash) + len(one.record.body) for one in original.facts)
    assert found["log-damaged"] > facts / EVERY, "whatever hits a fact"
    assert found["row-damaged"]


@pytest.mark.fault("B8")
def test_a_flipped_byte_of_a_fact_is_named_with_its_number(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    stored = (tmp_path / "good" / DATABASE).read_bytes()
    for sealed in original.facts[1:]:
        at = stored.index(sealed.salt)
        folder = flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 1)
        with Store(folder) as store:
            trouble = store.trouble(CUP)
            assert trouble is not None
            assert (trouble.code, trouble.parameters) == ("log-damaged", {"n": sealed.record.n})
            desk = desk_on(store)
            assert desk.look(CUP).facts == sealed.record.n - 1, "what came before can be read"
            with pytest.raises(Refusal) as refused:
                desk.act(CUP, ORGANIZER, set_up, 100)
            assert refused.value.code == "log-damaged"
        shutil.rmtree(folder)


@pytest.mark.fault("B8")
def test_damage_to_the_first_fact_leaves_nothing_to_look_at_but_a_sentence(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    at = (tmp_path / "good" / DATABASE).read_bytes().index(original.facts[0].salt)
    with Store(flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 1)) as store:
        with pytest.raises(Refusal) as refused:
            desk_on(store).look(CUP)
        assert (refused.value.code, refused.value.parameters) == ("log-damaged", {"n": 1})


@pytest.mark.fault("B8")
def test_a_flipped_byte_in_a_name_is_a_notice_and_the_tournament_goes_on(tmp_path: Path) -> None:
    planted(tmp_path / "good")
    at = (tmp_path / "good" / DATABASE).read_bytes().index("Ana Müller".encode())
    with Store(flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 2)) as store:
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "people", "row": "p1"})
        desk_on(store).act(CUP, ORGANIZER, set_up, 100)


@pytest.mark.fault("B9")
def test_a_flipped_byte_in_the_witness_does_no_harm(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    for at in range(0, (tmp_path / "good" / WITNESS).stat().st_size, 23):
        folder = flipped(tmp_path / "good", tmp_path / "rotten", WITNESS, at, 1 << (at % 8))
        with Store(folder) as store:
            assert store.trouble(CUP) is None
            assert content(store) == original
        shutil.rmtree(folder)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B9")
def test_a_flipped_byte_in_the_journal_of_an_interrupted_commit_is_found_or_harmless(tmp_path: Path) -> None:
    (outcome,) = struck(tmp_path, Fault("fdatasync", "signal=SIGKILL"), [IN_THE_COMMIT])
    shutil.copytree(outcome.folder, tmp_path / "undone")
    with Store(tmp_path / "undone") as store:
        undone = content(store)
    shutil.copytree(outcome.folder, tmp_path / "whole")
    (tmp_path / "whole" / JOURNAL).unlink()  # as if its beginning were destroyed: all is carried over
    with Store(tmp_path / "whole") as store:
        whole = content(store)
    size = (outcome.folder / JOURNAL).stat().st_size
    assert size > 4096
    for at in range(0, size, EVERY):
        folder = flipped(outcome.folder, tmp_path / "rotten", JOURNAL, at, 1 << (at % 8))
        check(folder, undone, whole)
        shutil.rmtree(folder)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B9")
def test_a_flipped_byte_in_the_daybook_that_a_crash_left_is_found_or_harmless(tmp_path: Path) -> None:
    (outcome,) = struck(tmp_path, Fault("fdatasync", "signal=SIGKILL"), [2])
    shutil.copytree(outcome.folder, tmp_path / "whole")
    with Store(tmp_path / "whole") as store:
        whole = content(store)
    acknowledged = max(n for n, _ in outcome.done.values())
    assert len(whole.facts) > acknowledged, "the last act was written, and nobody was told"
    without = replace(
        whole,
        facts=whole.facts[:acknowledged],
        listed=tuple(replace(one, facts=acknowledged) for one in whole.listed),
        receipts=(*whole.receipts[:4], None),
    )
    found: Counter[str] = Counter()
    for at in range(0, (outcome.folder / DAYBOOK).stat().st_size, EVERY // 4):
        folder = flipped(outcome.folder, tmp_path / "rotten", DAYBOOK, at, 1 << (at % 8))
        found[check(folder, whole, without)] += 1
        shutil.rmtree(folder)
    assert found["log-behind-witness"], "whatever hits an act that was acknowledged"
    assert found["harmless"], "whatever hits one that was not"


@pytest.mark.fault("B9", "B11", "L2")
def test_an_older_copy_of_the_file_is_found_by_the_witness(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 3)
    shutil.copy(folder / DATABASE, tmp_path / "copy")
    with Store(folder) as store:
        head = desk_on(store).act(CUP, ORGANIZER, set_up, 4)
        before = head.n - 1
    shutil.copy(tmp_path / "copy", folder / DATABASE)
    with Store(folder) as store:
        trouble = store.trouble(CUP)
        assert trouble is not None
        assert (trouble.code, trouble.parameters) == ("log-behind-witness", {"n": before, "witnessed": head.n})
        assert desk_on(store).look(CUP).facts == before
        with pytest.raises(Refusal) as refused:
            desk_on(store).act(CUP, ORGANIZER, set_up, 4)
        assert refused.value.code == "log-behind-witness"


@pytest.mark.fault("B9", "L7")
def test_another_history_of_the_same_length_is_found_by_the_witness(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 3)
    shutil.copytree(folder, tmp_path / "fork")
    for branch in (folder, tmp_path / "fork"):
        with Store(branch) as store:
            desk_on(store).act(CUP, ORGANIZER, set_up, 4)
    shutil.copy(tmp_path / "fork" / DATABASE, folder / DATABASE)
    with Store(folder) as store:
        trouble = store.trouble(CUP)
        assert trouble is not None
        assert trouble.code == "log-behind-witness"


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B12")
@pytest.mark.parametrize("place", [2, IN_THE_COMMIT])
def test_a_journal_or_a_daybook_of_another_copy_is_not_applied(tmp_path: Path, place: int) -> None:
    """A crash leaves them; somebody puts an older file back beside them."""
    older = with_cup(tmp_path / "older", 1)
    (outcome,) = struck(tmp_path, Fault("fdatasync", "signal=SIGKILL"), [place])
    shutil.copy(older / DATABASE, outcome.folder / DATABASE)
    before = (outcome.folder / DATABASE).read_bytes()
    with pytest.raises(Refusal) as refused:
        Store(outcome.folder)
    assert refused.value.code == "journal-foreign"
    assert (outcome.folder / DATABASE).read_bytes() == before

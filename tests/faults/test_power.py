"""Lost power: only what was synced is sure to be there, and that is enough."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.faults.harness import needs_strace, stored_batches
from tests.faults.power import Op, check, left_by, recorded
from tests.faults.rot import FOUND
from tests.keeping import CUP, desk_on
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.store.place import DATABASE, DAYBOOK, JOURNAL

CUTS = 60

pytestmark = [needs_strace, pytest.mark.slow]


@pytest.fixture(scope="module")
def ops(tmp_path_factory: pytest.TempPathFactory) -> list[Op]:
    return recorded(tmp_path_factory.mktemp("power"))


@pytest.mark.fault("B1")
def test_with_everything_unsynced_lost_nothing_acknowledged_is(tmp_path: Path, ops: list[Op]) -> None:
    dice = Random(1)
    for number, behind in enumerate(range(0, len(ops) + 1, len(ops) // CUTS)):
        acknowledged = left_by(ops[:behind], dice, tmp_path / str(number), keep=0)
        check(tmp_path / str(number), acknowledged)


@pytest.mark.fault("B1", "B2")
def test_with_any_part_of_the_unsynced_sectors_lost_nothing_acknowledged_is(tmp_path: Path, ops: list[Op]) -> None:
    dice = Random(2)
    for number in range(CUTS):
        acknowledged = left_by(ops[: dice.randrange(len(ops) + 1)], dice, tmp_path / str(number))
        check(tmp_path / str(number), acknowledged)


@pytest.mark.fault("B1", "B9")
@pytest.mark.parametrize("file", [DAYBOOK, DATABASE, JOURNAL])
def test_less_care_would_lose_facts_and_we_would_be_told(tmp_path: Path, ops: list[Op], file: str) -> None:
    """Each file is synced for a reason: without that, some cut loses or damages what was acknowledged, and it shows."""
    careless = [op for op in ops if (op.kind, op.file) != ("sync", file)]
    dice = Random(3)
    told = []
    for number in range(CUTS):
        folder = tmp_path / str(number)
        acknowledged = left_by(careless[: dice.randrange(len(careless) + 1)], dice, folder)
        try:
            check(folder, acknowledged)
        except (AssertionError, Refusal) as error:
            told.append(str(error))
    assert told, f"{file} need not be synced at all"
    assert not [one for one in told if not re.search("|".join([*FOUND, "is lost", ": lost", "tournament-exists"]), one)]


@pytest.mark.fault("B14")
def test_on_a_disk_that_lies_what_is_left_is_the_beginning_of_the_log_or_the_damage_is_told(
    tmp_path: Path, ops: list[Op]
) -> None:
    """Its cache says "written" and forgets on a power cut. Answers are lost then, which no program can help, but never
    in the middle, by halves, or exchanged for others; the receipts on phones tell what was after the end."""
    dice = Random(4)
    lying = [op for op in ops if op.kind not in {"sync", "sync-folder"}]
    lost, told = 0, 0
    for number in range(CUTS):
        folder = tmp_path / str(number)
        acknowledged = left_by(lying[: dice.randrange(len(lying) + 1)], dice, folder, keep=dice.choice([0, 1, 0.98]))
        stored = what_is_left(folder)
        told += stored is None
        if stored is not None:
            assert stored == list(range(1, len(stored) + 1))
            lost += len(acknowledged) > len(stored)
    assert lost, "a disk that lies loses what was acknowledged"
    assert told, "some of the damage must be visible, or this test tries nothing"


def what_is_left(folder: Path) -> list[int] | None:
    """The batches of the log, or None where we are told that it is damaged or not all there."""
    try:
        with Store(folder) as store:
            if store.trouble(CUP) is not None:
                return None
            known = CUP in {listed.id for listed in store.tournaments()}
            return stored_batches(desk_on(store)) if known else []
    except Refusal:
        return None

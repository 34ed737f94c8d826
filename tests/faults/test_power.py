"""Lost power: only what was synced is sure to be there, and that is enough."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.harness import needs_strace
from tests.faults.power import Op, check, left_by, recorded

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
@pytest.mark.parametrize("settings", [("synchronous=off",), ("journal_mode=delete", "synchronous=full")])
def test_less_care_would_lose_facts_and_the_witness_would_tell(tmp_path: Path, settings: tuple[str, ...]) -> None:
    """A journal that is deleted comes back if the folder was not synced, and undoes what was acknowledged."""
    ops = recorded(tmp_path, 3, *settings)
    after_the_last_answer = max(number for number, op in enumerate(ops) if op.kind == "ack") + 1
    acknowledged = left_by(ops[:after_the_last_answer], Random(3), tmp_path / "cut", keep=0)
    assert acknowledged == [1, 2, 3]
    with pytest.raises(AssertionError, match=r"log-behind-witness|log-damaged|is lost"):
        check(tmp_path / "cut", acknowledged)

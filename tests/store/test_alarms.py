"""An alarm about the end of a log stays until it is acknowledged, also over a restart."""

from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, behind_its_back, desk_on, set_up, with_cup
from tests.refusing import refusal_from
from topcut.store import Store
from topcut.store.alarms import PHONE, WITNESS, Alarm
from topcut.store.place import WITNESS as WITNESS_FILE
from topcut.store.place import Where

AT = "2026-11-15T09:41:07.120Z"


def kinds(where: Where) -> list[tuple[str, int]]:
    with Store(where) as store:
        return [(one.kind, one.n) for one in store.alarms(CUP)]


@pytest.mark.fault("B9")
@pytest.mark.parametrize("left", [None, b"", b"{}\n", b"torn"])
def test_facts_beside_a_witness_that_knows_nothing_are_an_alarm(tmp_path: Path, left: bytes | None) -> None:
    with_cup(tmp_path, acts=3)
    assert kinds(tmp_path) == []
    (tmp_path / WITNESS_FILE).unlink()
    if left is not None:
        (tmp_path / WITNESS_FILE).write_bytes(left)
    assert kinds(tmp_path) == [(WITNESS, 7)]
    assert kinds(tmp_path) == [(WITNESS, 7)], "although there is a witness again"
    with Store(tmp_path) as store:
        assert store.trouble(CUP) is None, "nobody knows that anything is missing: play goes on"
        desk_on(store).act(CUP, ORGANIZER, set_up, 9)
        store.acknowledge(CUP, WITNESS, 7, at=AT, by="olga")
    assert kinds(tmp_path) == []
    (tmp_path / WITNESS_FILE).unlink()
    assert kinds(tmp_path) == [(WITNESS, 8)], "the next time it is news again"


@pytest.mark.fault("B9")
def test_a_witness_that_knows_only_others_is_noticed_too(tmp_path: Path) -> None:
    with_cup(tmp_path, acts=3)
    file = tmp_path / WITNESS_FILE
    with Store(tmp_path) as store:
        store._medium.forget(CUP)
    assert b"cup" not in file.read_bytes()
    assert kinds(tmp_path) == [(WITNESS, 7)]


def test_a_folder_without_any_facts_has_nothing_to_miss(tmp_path: Path) -> None:
    Store(tmp_path).close()
    (tmp_path / WITNESS_FILE).unlink()
    Store(tmp_path).close()
    assert kinds(with_cup(tmp_path)) == []


@pytest.mark.fault("L2")
def test_what_was_acknowledged_makes_no_noise_again_but_something_later_does(where: Where) -> None:
    with Store(with_cup(where)) as store:
        store.raise_alarm(CUP, Alarm(PHONE, 7, "ab", AT))
        store.raise_alarm(CUP, Alarm(PHONE, 5, "ab", AT))
        assert refusal_from(store.acknowledge, CUP, PHONE, 5, at=AT, by="olga").code == "alarm-changed"
        store.acknowledge(CUP, PHONE, 7, at=AT, by="olga")
        store.raise_alarm(CUP, Alarm(PHONE, 7, "ab", AT))
    assert kinds(where) == []
    with Store(where) as store:
        store.raise_alarm(CUP, Alarm(PHONE, 8, "ab", AT))
    assert kinds(where) == [(PHONE, 8)]


def test_an_alarm_that_was_tampered_with_is_not_acknowledged(where: Where) -> None:
    with Store(with_cup(where)) as store:
        store.raise_alarm(CUP, Alarm(PHONE, 7, "ab", AT))
    behind_its_back(where, "UPDATE alarms SET acknowledged = at")
    assert kinds(where) == [(PHONE, 7)]


def test_an_alarm_goes_with_its_tournament(where: Where) -> None:
    with Store(with_cup(where)) as store:
        store.raise_alarm(CUP, Alarm(PHONE, 7, "ab", AT))
        store.remove(CUP, AT)
    assert behind_its_back(where, "SELECT count(*) FROM alarms") == [(0,)]

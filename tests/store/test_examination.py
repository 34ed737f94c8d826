"""A folder with so many facts that its logs are examined later: nothing of one is read or written before."""

import shutil
from pathlib import Path

import pytest

from tests.faults.rot import content, flipped, planted
from tests.keeping import CUP, ORGANIZER, desk_on, set_up, with_cup
from topcut.refusal import Refusal
from topcut.store import Store, alarms, examination, knowledge
from topcut.store.place import DATABASE, WITNESS


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one fact were many."""
    monkeypatch.setattr(examination, "AT_ONCE", 1)


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The background has not come to any log yet."""
    monkeypatch.setattr(knowledge, "PAUSE", 3600)


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.fault("B8")
def test_a_damaged_fact_is_found_when_its_log_is_first_used(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    fact = original.facts[3]
    at = (tmp_path / "good" / DATABASE).read_bytes().index(fact.salt)
    with Store(flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 1)) as opened:
        assert [listed.id for listed in opened.tournaments()] == [CUP]
        assert not opened.condition().troubles, "not looked at yet"
        assert tuple(opened.sealed(CUP)) == original.facts[:3]
        trouble = opened.trouble(CUP)
        assert trouble is not None
        assert (trouble.code, trouble.parameters) == ("log-damaged", {"n": fact.record.n})


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.fault("B8", "A7")
def test_the_first_act_in_a_damaged_log_is_refused(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    at = (tmp_path / "good" / DATABASE).read_bytes().index(original.facts[3].salt)
    with Store(flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, at, 1)) as opened:
        with pytest.raises(Refusal) as refused:
            desk_on(opened).act(CUP, ORGANIZER, set_up, 100)
        assert refused.value.code == "log-damaged"


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.fault("B9", "B11")
def test_a_lost_end_is_found_by_the_witness_when_the_log_is_first_used(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 3)
    shutil.copy(folder / DATABASE, tmp_path / "copy")
    with Store(folder) as opened:
        head = desk_on(opened).act(CUP, ORGANIZER, set_up, 4)
    shutil.copy(tmp_path / "copy", folder / DATABASE)
    with Store(folder) as opened:
        with pytest.raises(Refusal) as refused:
            desk_on(opened).act(CUP, ORGANIZER, set_up, 4)
        assert (refused.value.code, refused.value.parameters["witnessed"]) == ("log-behind-witness", head.n)


@pytest.mark.fault("B8")
def test_in_the_background_every_log_is_walked_and_every_row_is_checked(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    stored = (tmp_path / "good" / DATABASE).read_bytes()
    for damage, found in ((original.facts[3].salt, "log-damaged"), ("Ana Müller".encode(), "row-damaged")):
        folder = flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, stored.index(damage), 2)
        with Store(folder) as opened:
            opened.wait_for_examination()
            condition = opened.condition()
            assert [one.code for one in (*condition.troubles.values(), *condition.notices)] == [found]
        shutil.rmtree(folder)


@pytest.mark.fault("B8")
def test_damaged_pages_make_the_folder_read_only_once_they_are_found(tmp_path: Path) -> None:
    planted(tmp_path / "good")
    index = (tmp_path / "good" / DATABASE).read_bytes().rindex(b"k5")  # in the index of the receipts
    with Store(flipped(tmp_path / "good", tmp_path / "rotten", DATABASE, index, 1)) as opened:
        opened.wait_for_examination()
        assert "data-damaged" in {notice.code for notice in opened.condition().notices}


def test_a_sound_folder_is_as_it_was(tmp_path: Path) -> None:
    original = planted(tmp_path / "good")
    with Store(tmp_path / "good") as opened:
        opened.wait_for_examination()
        assert content(opened) == original
        assert not opened.condition().troubles
        desk_on(opened).act(CUP, ORGANIZER, set_up, 100)


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.fault("B9")
def test_an_alarm_about_a_lost_witness_is_raised_when_the_log_is_first_used(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 3)
    (folder / WITNESS).unlink()
    with Store(folder) as opened:
        assert not opened.alarms(CUP)
        opened.head(CUP)
        assert [alarm.kind for alarm in opened.alarms(CUP)] == [alarms.WITNESS]

"""Two computers can never both be the hall: the higher epoch wins, and an equal one with another history is refused."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.hall import OWNER, Hall
from tests.web.mirror.halls import Caught, Pair, pushed
from topcut.desk.mirroring import Mirroring, Status, aim_at
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, staff
from topcut.words import sentence


class Second:
    """Another laptop, with the folder as it was at some moment."""

    def __init__(self, both: Pair, folder: Path) -> None:
        shutil.copytree(both.hall.store.folder, folder, ignore=shutil.ignore_patterns("*.lock", "lock*"))
        self.hall = Hall(folder)
        self.hall.last, self.hall.now = both.id, both.hall.now
        self.mirroring = Mirroring(self.hall.desk, transport=both.line)

    def push(self) -> Status:
        return pushed(self.mirroring, self.hall.last)

    def close(self) -> None:
        self.hall.close()


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        made.hall.paired("challenger", 8)
        made.aim()
        made.push()
        yield made


@pytest.fixture
def second(both: Pair, tmp_path: Path) -> Iterator[Second]:
    both.hall.close()
    made = Second(both, tmp_path / "second")
    both.hall._open()
    both.mirroring = Mirroring(both.hall.desk, transport=both.line)
    yield made
    made.close()


def refused(status: Status) -> Refusal:
    assert status.error is not None
    return status.error


@pytest.mark.fault("L7")
def test_another_history_in_the_same_epoch_is_refused_and_told_on_both_sides(both: Pair, second: Second) -> None:
    both.hall.act(announcing.announce, "Said at the first")
    assert both.push().error is None
    second.hall.act(announcing.announce, "Said at the second")
    assert refused(second.push()).code == "mirror-other-source"
    assert "Said at the first" in both.page("/log")
    assert "Said at the second" not in both.page("/log")
    assert "another computer sent another history" in both.there.get("/mirror").text
    second.hall.act(announcing.announce, "And once more")
    assert refused(second.push()).code == "mirror-other-source"
    assert both.push().error is None, "the hall goes on"
    assert "another computer sent another history" in both.there.get("/mirror").text


@pytest.mark.fault("L7")
def test_who_took_over_is_followed_and_the_one_before_learns_of_it(both: Pair, second: Second) -> None:
    both.hall.act(announcing.announce, "Said after the copy")
    assert both.push().error is None
    second.hall.act(staff.take_over)
    second.hall.act(announcing.announce, "Said where it was taken over")
    assert second.push().error is None
    assert both.mirror.store.head(both.id) == second.hall.store.head(both.id)
    assert "Said where it was taken over" in both.page("/log")
    assert "Said after the copy" not in both.page("/log")
    both.hall.act(announcing.announce, "Said at the one before")
    assert (refused(both.push()).code, refused(both.push()).parameters["epoch"]) == ("mirror-superseded", 2)
    with pytest.raises(Refusal, match="taken-over"):
        both.hall.act(announcing.announce, "Said too late")
    assert second.push().error is None
    both.mirror.reopen()
    assert both.mirror.store.condition().troubles == {}, "what was there before is no loss"


@pytest.mark.fault("L7")
def test_the_one_before_learns_of_it_before_it_has_written_anything(both: Pair, second: Second) -> None:
    assert both.push().error is None
    second.hall.act(staff.take_over)
    assert second.push().error is None
    for _ in range(2):  # by a sign of life, and when it asks what is there
        assert (refused(both.push()).code, refused(both.push()).parameters["epoch"]) == ("mirror-superseded", 2)
    with pytest.raises(Refusal, match="taken-over"):
        both.hall.act(announcing.announce, "Said too late")


@pytest.mark.fault("L7")
def test_a_mirror_that_only_says_that_somebody_took_over_is_shown_and_stops_nobody(both: Pair) -> None:
    said = Refusal("mirror-superseded", None, epoch=9)
    both.hall.app.state.mirroring = both.mirroring
    both.mirroring._pushes[both.id].status = Status(error=said)
    both.hall.act(announcing.announce, "We go on")
    page = both.hall.owner.get(f"/t/{both.id}/desk").text
    assert sentence(Refusal("mirror-unproven", epoch=9)) in page


@pytest.mark.fault("L7")
def test_a_hall_that_the_mirror_turns_away_is_told_so_on_every_page_of_its_desk(both: Pair, second: Second) -> None:
    both.hall.act(announcing.announce, "Said at the first")
    both.push()
    second.hall.act(announcing.announce, "Said at the second")
    second.hall.app.state.mirroring = second.mirroring
    said = refused(second.push())
    assert sentence(said) in second.hall.owner.get(f"/t/{both.id}/desk/players").text
    assert sentence(said) not in second.hall.judge.get(f"/t/{both.id}/judge").text, "who cannot help is not troubled"


def test_a_shorter_history_of_a_higher_epoch_takes_the_place_of_a_longer_one(both: Pair, second: Second) -> None:
    both.hall.play()
    assert both.push().error is None
    second.hall.act(staff.take_over)
    assert second.push().error is None
    assert both.mirror.store.head(both.id).n < both.hall.store.head(both.id).n
    assert len(both.mirror.desk.look(both.id).rounds[0].matches) == 4
    assert not any(one.result for one in both.mirror.desk.look(both.id).rounds[0].matches)
    both.mirror.reopen()
    assert both.mirror.store.condition().troubles == {}


def test_a_computer_that_knows_less_than_the_mirror_sends_nothing(both: Pair, second: Second) -> None:
    both.hall.act(announcing.announce, "Said at the first")
    both.push()
    error = refused(second.push())
    assert error.code == "mirror-ahead"
    assert error.parameters["hall"] == second.hall.store.head(both.id).n
    assert "Said at the first" in both.page("/log")


def test_two_that_agree_do_not_disturb_each_other(both: Pair, second: Second) -> None:
    """The folder was only copied; nobody has gone on there."""
    assert second.push().error is None
    assert both.push().error is None
    assert "another computer" not in both.there.get("/mirror").text


def test_a_key_of_another_mirror_gives_each_hall_a_mirror_of_its_own(both: Pair, tmp_path: Path) -> None:
    elsewhere = Pair(tmp_path / "elsewhere")
    both.hall.store.halls.aim(both.id, aim_at(elsewhere.link, "now"))
    mirroring = Mirroring(both.hall.desk, transport=Caught(elsewhere.mirror))
    assert pushed(mirroring, both.id).error is None
    assert elsewhere.mirror.store.halls.all()[both.id].account == OWNER.id
    elsewhere.__exit__(None, None, None)

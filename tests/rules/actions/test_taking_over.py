"""Another computer keeps the log from here on."""

import pytest

from tests.rules.life import JUDGE, Life
from topcut.rules.actions.staff import take_over
from topcut.rules.actions.undo import undo
from topcut.rules.audience import may_read
from topcut.rules.facts import TakenOver


@pytest.mark.fault("L7")
def test_each_computer_that_takes_over_begins_an_epoch_which_everybody_can_read() -> None:
    event = Life(players=2)
    assert event.t.epoch == 1
    assert event.act(take_over) == [TakenOver(2)]
    assert event.act(take_over) == [TakenOver(3)]
    assert event.t.epoch == 3
    assert all(may_read(stamped, None, event.t) for stamped in event.log[-2:])


@pytest.mark.fault("L7")
def test_a_computer_that_takes_it_back_goes_beyond_the_other_one_by_steps() -> None:
    event = Life(players=2)
    assert event.act(take_over, 3) == [TakenOver(2), TakenOver(3), TakenOver(4)]
    assert event.act(take_over, 2) == [TakenOver(5)]
    assert len(event.act(take_over, 10**9)) == 101


def test_a_judge_does_not_move_the_tournament() -> None:
    assert Life(players=2).refused(take_over, by=JUDGE).code == "organizer-only"


def test_taking_over_is_no_step_that_an_undo_takes_back() -> None:
    event = Life(players=2)
    event.act(take_over)
    event.act(undo)
    assert event.t.epoch == 2

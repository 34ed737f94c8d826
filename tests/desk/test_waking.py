"""After a sleep a computer asks before it goes on."""

from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, desk_of, set_up, with_cup
from tests.refusing import refusal_from
from topcut.desk.waking import Wakefulness
from topcut.words import sentence


class Inside:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.fault("L7")
def test_after_a_sleep_nothing_is_written_until_somebody_has_said_that_it_goes_on_here(tmp_path: Path) -> None:
    desk, inside = desk_of(with_cup(tmp_path)), Inside()
    desk.wakefulness = Wakefulness(inside)
    desk.wakefulness.beat()
    inside.now += 119
    desk.act(CUP, ORGANIZER, set_up, 1)
    desk.wakefulness.beat()
    inside.now += 1800
    refused = refusal_from(desk.act, CUP, ORGANIZER, set_up, 2)
    assert (refused.code, refused.parameters["minutes"]) == ("slept", 30)
    assert "30 minutes" in sentence(refused)
    desk.wakefulness.beat()
    inside.now += 1
    desk.wakefulness.beat()
    assert refusal_from(desk.act, CUP, ORGANIZER, set_up, 2).code == "slept"
    assert desk.look(CUP).facts == 2
    desk.wakefulness.go_on()
    desk.act(CUP, ORGANIZER, set_up, 2)
    desk.store.close()


def test_a_program_that_nobody_keeps_awake_is_never_asked() -> None:
    inside = Inside()
    awake = Wakefulness(inside)
    inside.now += 9999
    assert awake.asking is None
    awake.go_on()
    assert awake.asking is None

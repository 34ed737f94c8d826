"""Time goes on evenly, whatever is done to the computer's clock."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from topcut.desk.clock import Clock, written

NINE = datetime(2026, 11, 15, 9, tzinfo=UTC)


class Computer:
    """A clock on the wall that people can set, one inside that nobody can, and a number for each start."""

    def __init__(self) -> None:
        self.wall = NINE.timestamp()
        self.elapsed = 1000.0
        self.boot = "first"

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds

    def restart(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed = 10.0
        self.boot = "second"

    def clock(self, file: Path | None = None) -> Clock:
        return Clock(file, wall=lambda: self.wall, elapsed=lambda: self.elapsed, boot=lambda: self.boot)


def test_the_clock_says_the_time_of_day() -> None:
    computer = Computer()
    clock = computer.clock()
    computer.pass_time(90)
    assert clock.now() == NINE + timedelta(seconds=90)
    assert clock.stamp() == "2026-11-15T09:01:30.000Z"


def test_while_nobody_holds_it_the_clock_follows_the_computers() -> None:
    computer = Computer()
    clock = computer.clock()
    computer.wall += 3600
    assert clock.now() == NINE + timedelta(hours=1)
    assert not clock.jump


@pytest.mark.fault("E1")
@pytest.mark.parametrize("jump", [3600, -3600, 86400 * 365, -5])
def test_a_clock_that_is_moved_does_not_move_time_while_it_is_held(jump: int, caplog: pytest.LogCaptureFixture) -> None:
    computer = Computer()
    clock = computer.clock()
    clock.hold("cup")
    computer.pass_time(60)
    computer.wall += jump
    clock.hold("cup")
    clock.hold("open")
    assert clock.now() == NINE + timedelta(minutes=1)
    assert clock.jump == timedelta(seconds=jump)
    clock.let_go("cup")
    clock.let_go("cup")
    assert clock.now() == NINE + timedelta(minutes=1), "one still holds it"
    assert not caplog.text
    clock.let_go("open")
    assert clock.now() == NINE + timedelta(minutes=1, seconds=jump)
    assert "was moved by" in caplog.text


def test_a_small_correction_is_no_jump() -> None:
    computer = Computer()
    clock = computer.clock()
    clock.hold("cup")
    computer.wall += 0.5
    assert not clock.jump


@pytest.mark.fault("E2")
def test_a_laptop_that_sleeps_has_slept() -> None:
    """The clock inside is the one that goes on in a sleep, so both pass alike."""
    computer = Computer()
    clock = computer.clock()
    clock.hold("cup")
    computer.pass_time(600)
    assert clock.now() == NINE + timedelta(minutes=10)
    assert not clock.jump


@pytest.mark.fault("E1", "E3")
def test_time_goes_on_over_a_restart_of_the_program_even_if_the_clock_was_moved(tmp_path: Path) -> None:
    computer = Computer()
    computer.clock(tmp_path / "clock").hold("cup")
    computer.pass_time(60)
    computer.wall += 3600
    clock = computer.clock(tmp_path / "clock")
    assert clock.now() == NINE + timedelta(minutes=1)
    assert clock.jump == timedelta(hours=1)
    clock.let_go("cup")
    assert computer.clock(tmp_path / "clock").now() == NINE + timedelta(hours=1, minutes=1)


@pytest.mark.fault("E4")
def test_after_a_restart_of_the_computer_the_time_of_day_counts(tmp_path: Path) -> None:
    computer = Computer()
    computer.clock(tmp_path / "clock").hold("cup")
    computer.restart(300)
    assert computer.clock(tmp_path / "clock").now() == NINE + timedelta(minutes=5)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"boot": "first"}', '{"boot": "first", "offset": "x"}'])
def test_a_clock_that_remembers_nothing_goes_by_the_time_of_day(tmp_path: Path, content: str) -> None:
    (tmp_path / "clock").write_text(content, "utf-8")
    assert Computer().clock(tmp_path / "clock").now() == NINE


def test_a_clock_that_cannot_be_written_down_still_goes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Computer().clock(tmp_path / "nowhere" / "clock")
    clock.hold("cup")
    assert clock.now() == NINE
    assert "could not be written down" in caplog.text


def test_the_real_clock_says_the_time_of_day() -> None:
    assert abs(Clock().now() - datetime.now(UTC)) < timedelta(seconds=5)


@pytest.mark.fault("E9")
@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC), "2038-01-19T03:14:08.000Z"),
        (datetime(2028, 2, 29, 23, 59, 59, 999999, tzinfo=UTC), "2028-02-29T23:59:59.999Z"),
    ],
)
def test_a_moment_is_written_as_the_log_writes_it(moment: datetime, text: str) -> None:
    assert written(moment) == text

"""The clock calls time by itself: at the end of the round, once, whatever happened to the program or the computer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desk.test_clock import Computer
from tests.keeping import CUP, ORGANIZER, create, set_up, with_cup
from topcut.desk import Desk
from topcut.desk.ticker import due
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.means import Action
from topcut.rules.actor import CLOCK, Actor
from topcut.rules.facts import ClockStarted, Fact, PlayerEntered, RoundPaired, SeatedPair, Started, TimeCalled
from topcut.rules.match import Stage
from topcut.rules.tournament import Tournament
from topcut.store import Store
from topcut.store.place import Where

ANA, BO = PlayerId("ana"), PlayerId("bo")
MINUTES = 90


def begin_round(t: Tournament, by: Actor) -> list[Fact]:
    pair = SeatedPair(TableNumber(1), ANA, BO)
    return [
        PlayerEntered(ANA),
        PlayerEntered(BO),
        Started(rounds=1, cut=0, clause="CH-30", players=2),
        RoundPaired(Stage.SWISS, 1, 1, (pair,), "by-hand"),
        ClockStarted(Stage.SWISS, 1, MINUTES),
    ]


class Hall:
    """A data folder or database, a computer, and a program that can be switched off and on."""

    def __init__(self, where: Where, folder: Path) -> None:
        self.where, self.folder = with_cup(where), folder
        self.computer = Computer()
        self.switch_on()

    def switch_on(self) -> None:
        self.store = Store(self.where)
        self.desk = Desk(self.store, self.computer.clock(self.folder / "topcut.clock"))

    def switch_off(self) -> None:
        self.store.close()

    def called(self) -> list[str]:
        return [stamped.at for stamped in self.desk.history(CUP) if isinstance(stamped.fact, TimeCalled)]


@pytest.fixture
def hall(where: Where, tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(where, tmp_path)
    hall.desk.act(CUP, ORGANIZER, begin_round)
    yield hall
    hall.switch_off()


def test_time_is_called_at_the_end_of_the_round_and_once(hall: Hall) -> None:
    hall.computer.pass_time(60 * MINUTES - 1)
    assert hall.desk.tick() == ()
    hall.computer.pass_time(1)
    (receipt,) = hall.desk.tick()
    assert receipt.n == hall.store.head(CUP).n
    assert hall.desk.tick() == ()
    assert len(hall.called()) == 1
    assert list(hall.desk.history(CUP))[-1].by == CLOCK


@pytest.mark.fault("E1")
@pytest.mark.parametrize("jump", [3600, -3600])
def test_moving_the_clock_of_the_computer_does_not_move_the_end_of_the_round(hall: Hall, jump: int) -> None:
    hall.computer.pass_time(60 * MINUTES - 2)
    hall.computer.wall += jump
    assert hall.desk.tick() == ()
    hall.computer.pass_time(3)
    assert len(hall.desk.tick()) == 1


@pytest.mark.fault("E1")
def test_the_computers_clock_is_followed_again_when_nothing_is_timed(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall.computer.wall += 3600
    hall.desk.tick()
    assert hall.desk.clock.jump, "while a round is timed it is not followed"
    hall.computer.pass_time(60 * MINUTES)
    hall.desk.tick()
    assert not hall.desk.clock.jump
    assert "1:00:00" in caplog.text
    hall.desk.act(CUP, ORGANIZER, set_up, 1)
    assert list(hall.desk.history(CUP))[-1].at == "2026-11-15T11:30:00.000Z"


@pytest.mark.fault("E2")
def test_a_laptop_that_slept_over_the_end_calls_time_when_it_wakes(hall: Hall) -> None:
    hall.computer.pass_time(60 * (MINUTES + 10))
    assert len(hall.desk.tick()) == 1


@pytest.mark.fault("E3")
def test_a_restart_of_the_program_does_not_begin_the_round_anew(hall: Hall) -> None:
    hall.computer.pass_time(60 * MINUTES - 60)
    hall.switch_off()
    hall.computer.wall -= 3600
    hall.switch_on()
    assert hall.desk.tick() == ()
    hall.computer.pass_time(60)
    assert len(hall.desk.tick()) == 1


@pytest.mark.fault("E4")
def test_after_a_restart_of_the_computer_the_round_ends_by_the_time_of_day(hall: Hall) -> None:
    hall.switch_off()
    hall.computer.restart(60 * MINUTES - 60)
    hall.switch_on()
    assert hall.desk.tick() == ()
    hall.computer.pass_time(60)
    assert len(hall.desk.tick()) == 1


@pytest.mark.fault("E5")
def test_time_that_ran_out_while_the_program_was_off_is_called_at_the_start_and_once(hall: Hall) -> None:
    hall.switch_off()
    hall.computer.pass_time(60 * (MINUTES + 30))
    for _ in range(2):
        hall.switch_on()
        hall.desk.tick()
        hall.switch_off()
    hall.switch_on()
    assert len(hall.called()) == 1


def test_a_tournament_in_which_nothing_is_timed_is_looked_at_once(where: Where) -> None:
    looks: list[str] = []

    def due(t: Tournament, at: str) -> list[Action]:
        looks.append(t.id)
        return []

    with Store(with_cup(where)) as store:
        desk = Desk(store, Computer().clock(), due=due)
        for _ in range(3):
            desk.tick()
        assert looks == [CUP]
        desk.act(CUP, ORGANIZER, set_up, 1)
        desk.tick()
        assert looks == [CUP, CUP]


def test_what_the_clock_is_refused_is_asked_again_and_told_once(where: Where, caplog: pytest.LogCaptureFixture) -> None:
    """The disk may have room again, and the others have their turn meanwhile."""
    asked: list[int] = []

    def grumble(t: Tournament, by: Actor) -> list[Fact]:
        asked.append(t.facts)
        raise Refusal("not-now")

    def due(t: Tournament, at: str) -> list[Action]:
        return [grumble, *([set_table] if not t.tables else [])]

    def set_table(t: Tournament, by: Actor) -> list[Fact]:
        return set_up(t, by, 1)

    with Store(with_cup(where)) as store:
        desk = Desk(store, Computer().clock(), due=due)
        assert [len(desk.tick()) for _ in range(3)] == [1, 0, 0]
        assert asked == [1, 2, 2]
        assert caplog.text.count("not-now") == 2
        desk.create(ORGANIZER, create)
        assert len(desk.tick()) == 1


def test_no_round_waits_for_ever_behind_newer_ones_that_take_all_the_time(where: Where) -> None:
    """As when more are being played than the desk keeps in memory, and each has to be read again."""
    computer = Computer()

    def slowly(t: Tournament, at: str) -> list[Action]:
        computer.pass_time(1)
        return due(t, at)

    with Store(with_cup(where)) as store:
        desk = Desk(store, computer.clock(), due=slowly)
        desk.act(CUP, ORGANIZER, begin_round)
        computer.pass_time(60 * MINUTES)
        for _ in range(4):
            newer, _ = desk.create(ORGANIZER, create)
            desk.act(newer, ORGANIZER, begin_round)
        assert sum(len(desk.tick()) for _ in range(10)) == 1
        assert any(isinstance(one.fact, TimeCalled) for one in desk.history(CUP))


def test_a_tournament_that_cannot_be_read_keeps_no_other_waiting(
    where: Where, caplog: pytest.LogCaptureFixture
) -> None:
    computer = Computer()

    def damaged(t: Tournament, at: str) -> list[Action]:
        if t.id != CUP:
            raise Refusal("log-damaged", n=1)
        return due(t, at)

    with Store(with_cup(where)) as store:
        desk = Desk(store, computer.clock(), due=damaged)
        desk.act(CUP, ORGANIZER, begin_round)
        desk.create(ORGANIZER, create)
        computer.pass_time(60 * MINUTES)
        assert [len(desk.tick()) for _ in range(2)] == [1, 0]
        assert caplog.text.count("log-damaged") == 1

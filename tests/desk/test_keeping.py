"""Deleting, bringing back, removing for good after a month; making one again; samples."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.desk.test_clock import Computer
from tests.keeping import CUP, ORGANIZER, create, keep, set_up, with_cup
from tests.refusing import refusal_from
from topcut.desk import Clock, Desk, keeping
from topcut.desk.drill import make_sample, remove_drill
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions.officials import name_official
from topcut.rules.texts import Person
from topcut.store import Store, kept_copies
from topcut.store.keeping import Drill
from topcut.store.place import DATABASE, Where

NOW = datetime.fromisoformat("2026-11-15T09:00:00Z")


@dataclass
class Hall:
    desk: Desk
    now: datetime = NOW

    def seconds(self) -> float:
        return self.now.timestamp()

    def wait(self, **named: float) -> None:
        self.now += timedelta(**named)


@pytest.fixture
def hall(where: Where) -> Iterator[Hall]:
    yield from opened(where)


@pytest.fixture
def on_disk(tmp_path: Path) -> Iterator[Hall]:
    yield from opened(tmp_path)


def opened(where: Where) -> Iterator[Hall]:
    with Store(where) as store:
        made = Hall(Desk(store, Clock()))
        made.desk.clock = Clock(wall=made.seconds, elapsed=made.seconds)
        made.desk.create(ORGANIZER, create, tournament=CUP)
        yield made


@pytest.mark.fault("L10")
def test_it_is_deleted_only_if_its_name_is_typed(hall: Hall) -> None:
    refused = refusal_from(keeping.delete, hall.desk, CUP, "Winter Cup")
    assert (refused.code, hall.desk.store.kept(CUP).deleted) == ("title-differs", None)
    keeping.delete(hall.desk, CUP, "  autumn   CUP ")
    assert refusal_from(hall.desk.act, CUP, ORGANIZER, set_up, 1).code == "tournament-deleted"


@pytest.mark.fault("L10")
def test_for_thirty_days_it_can_be_brought_back_then_the_desk_removes_it_for_good(hall: Hall) -> None:
    desk = hall.desk
    keeping.delete(desk, CUP, "Autumn Cup")
    assert keeping.removed_at(desk.store.kept(CUP)) == "2026-12-15T09:00:00.000Z"
    hall.wait(days=29, hours=23)
    desk.tick()
    keeping.bring_back(desk, CUP)
    assert desk.act(CUP, ORGANIZER, set_up, 1).n == 2
    keeping.delete(desk, CUP, "Autumn Cup")
    hall.wait(days=30)
    desk.tick()
    hall.wait(hours=1)
    desk.tick()
    assert refusal_from(desk.look, CUP).code == "tournament-deleted"
    assert not desk.store.tournaments()
    desk.tick()


@pytest.mark.fault("L12")
def test_a_copy_from_before_an_upgrade_goes_after_a_month_without_another_upgrade(tmp_path: Path) -> None:
    with_cup(tmp_path)
    kept_copies.keep_copy(tmp_path, NOW)
    with Store(tmp_path) as store:
        hall = Hall(Desk(store, Clock()))
        hall.desk.clock = Clock(wall=hall.seconds, elapsed=hall.seconds)
        hall.wait(days=29)
        hall.desk.tick()
        hall.wait(days=2)
        hall.desk.tick()
        assert kept_copies.copies(tmp_path), "the clock may be wrong"
        hall.wait(hours=1)
        hall.desk.tick()
        assert not kept_copies.copies(tmp_path)


@pytest.mark.fault("L10", "E1")
def test_a_clock_that_is_set_wrong_and_put_right_removes_nothing(where: Where) -> None:
    computer = Computer()
    with Store(where) as store:
        desk = Desk(store, computer.clock())
        desk.create(ORGANIZER, create, tournament=CUP)
        keeping.delete(desk, CUP, "Autumn Cup")
        month = timedelta(days=31).total_seconds()
        for wrong in (month, -month, month):
            computer.wall += wrong
            desk.tick()
            computer.pass_time(59 * 60)
            desk.tick()
        keeping.bring_back(desk, CUP)
        assert desk.act(CUP, ORGANIZER, set_up, 1).n == 2


@pytest.mark.fault("L10")
def test_one_that_cannot_be_removed_holds_up_nothing_else(on_disk: Hall, tmp_path: Path) -> None:
    hall, desk, other = on_disk, on_disk.desk, TournamentId("other")
    desk.create(ORGANIZER, create, tournament=other)
    for id in (CUP, other):
        keeping.delete(desk, id, "Autumn Cup")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as damaged:
        damaged.execute(
            "CREATE TRIGGER stuck BEFORE INSERT ON gone WHEN new.id = 'cup' BEGIN SELECT RAISE(ABORT, 'stuck'); END"
        )
    hall.wait(days=31)
    for _ in range(2):
        desk.tick()
        hall.wait(hours=1)
    assert [listed.id for listed in desk.store.tournaments()] == [CUP]
    with closing(sqlite3.connect(tmp_path / DATABASE)) as damaged:
        damaged.execute("DROP TRIGGER stuck")
    desk.tick()
    assert not desk.store.tournaments()


def test_the_clock_does_nothing_in_what_is_deleted(hall: Hall) -> None:
    keeping.delete(hall.desk, CUP, "Autumn Cup")
    assert hall.desk.tick() == ()


def test_archived_is_only_out_of_the_lists(hall: Hall) -> None:
    keeping.archive(hall.desk, CUP)
    assert hall.desk.store.kept(CUP).archived is not None
    assert hall.desk.act(CUP, ORGANIZER, set_up, 1).n == 2
    keeping.archive(hall.desk, CUP, archived=False)
    assert hall.desk.store.kept(CUP).archived is None


def again(hall: Hall, key: str, *, players: bool) -> TournamentId:
    return keeping.make_again(
        hall.desk,
        CUP,
        ORGANIZER,
        title="Spring Cup",
        first_day="2027-03-01",
        place="Pier",
        deviations=(),
        players=players,
        id=TournamentId(key),
        key=key,
    )


def test_one_made_again_has_the_names_of_those_who_come_along(hall: Hall) -> None:
    desk = hall.desk
    enter_people(desk, CUP, ORGANIZER, [Arrival(0, "Ana"), Arrival(1, "Bo")])
    desk.act(CUP, ORGANIZER, name_official, "o1", "watcher")
    keep(desk.store, CUP, Person(PlayerId("o1"), "Wanda"))
    without, with_them = again(hall, "k1", players=False), again(hall, "k2", players=True)
    assert [one.name for one in desk.store.people(without)] == ["Wanda"]
    assert {one.name for one in desk.store.people(with_them)} == {"Ana", "Bo", "Wanda"}
    assert desk.look(without).commitment != desk.look(CUP).commitment
    assert again(hall, "k2", players=True) == with_them  # the form came twice


def test_a_sample_is_made_once_and_removed_without_a_trace(hall: Hall) -> None:
    desk, id = hall.desk, TournamentId("sample")
    for _ in range(2):
        make_sample(desk, id, ORGANIZER, "2026-11-15")
    assert desk.store.kept(id).drill == Drill("sample", 33)
    assert len(desk.look(id).rounds) == 3
    assert desk.names(id).of(PlayerId("p1")) == "Ana Castro"
    assert desk.store.verify(id) is None
    assert refusal_from(remove_drill, desk, CUP).code == "not-a-drill"
    remove_drill(desk, id)
    assert [listed.id for listed in desk.store.tournaments()] == [CUP]

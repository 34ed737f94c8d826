"""Whom a browser stands for is looked up once for each state of who may come in."""

from dataclasses import replace

import pytest

from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.rules.actions.days import set_schedule
from topcut.rules.schedule import Slot
from topcut.rules.tournament import Tournament
from topcut.store.accounts import Session
from topcut.web.access.memory import MOST, Memory, Presence
from topcut.web.access.sessions import _stay_over_nights


def test_it_is_looked_up_once_until_something_changes() -> None:
    memory, looks = Memory[str](), []

    def look() -> tuple[str, ...]:
        looks.append(1)
        return (f"look {len(looks)}",)

    assert [memory.recall(1, "cookie", look) for _ in range(3)] == [("look 1",)] * 3
    assert memory.recall(2, "cookie", look) == ("look 2",)


def test_strangers_and_too_many_cost_no_memory() -> None:
    memory = Memory[str]()
    assert memory.recall(1, "stranger", lambda: ()) == ()
    assert memory.recall(1, "stranger", lambda: ("let in",)) == ("let in",)
    for number in range(MOST):
        memory.recall(1, number, lambda: ("somebody",))
    assert memory.recall(1, "stranger", lambda: ("looked up anew",)) == ("looked up anew",)


def test_a_page_that_is_only_looked_at_asks_the_database_for_nobody(hall: Hall) -> None:
    t = hall.paired()
    me = hall.player("p1")
    edition = hall.store.access_edition
    looks = []
    read = hall.store.read_access

    def counted(job: object) -> object:
        looks.append(job)
        return read(job)  # type: ignore[arg-type]  # as it is

    hall.store.read_access = counted  # type: ignore[method-assign,assignment]  # counts, and passes on
    for _ in range(5):
        assert me.get(f"/t/{t}/me").status_code == 200
    assert len(looks) == 2  # who this is, and what owners are called
    assert hall.store.access_edition == edition


@pytest.mark.fault("K5")
def test_addresses_that_somebody_makes_up_cost_no_memory(hall: Hall) -> None:
    t = hall.paired(players=4)
    me, memory = hall.player("p1"), hall.app.state.access.memory
    me.get(f"/t/{t}/me")
    kept = len(memory._kept[1])
    for number in range(50):
        assert me.get(f"/t/made-up-{number}{'x' * 500}/me").status_code == 404
        assert me.get(f"/t/made-up-{number}/desk").status_code == 404
    assert len(memory._kept[1]) <= kept + 1


def test_the_cookies_that_came_back_are_forgotten_in_their_order() -> None:
    presence = Presence()
    for number in range(MOST + 5):
        presence.came_back(str(number))
    assert not presence.has_come_back("4")
    assert presence.has_come_back("5")


@pytest.mark.fault("H-6")
def test_a_session_revoked_while_it_is_made_longer_stays_dead(hall: Hall) -> None:
    """The days of a tournament change while a judge is sent away."""
    t = hall.paired(players=4)
    hall.act(set_schedule, [Slot("2026-11-15", "10:00", "Round 1"), Slot("2026-11-16", "10:00", "Round 2")])
    judge, access = hall.judge, hall.app.state.access
    session = hall.store.read_access(lambda book: book.one(Session, role="judge"))
    assert session is not None
    hall.store.change_access(lambda book: book.put(replace(session, until="2026-11-15T23:00:00.000Z")))
    look = hall.desk.look

    def meanwhile(id: TournamentId) -> Tournament:
        hall.store.change_access(lambda book: book.put(replace(session, ended=hall.desk.clock.stamp())))
        return look(id)

    hall.desk.look = meanwhile  # type: ignore[method-assign,assignment]  # what happens between its two steps
    _stay_over_nights(access, t)
    hall.desk.look = look  # type: ignore[method-assign]  # as it was
    assert judge.get(f"/t/{t}/desk/round").status_code == 303

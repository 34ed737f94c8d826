"""People are entered together with their names, once, also when two do it at the same moment."""

import threading
from collections.abc import Iterator

import pytest

from tests.keeping import CUP, ORGANIZER, desk_on, with_cup
from tests.refusing import refusal_from
from topcut.desk import Desk, signing_up
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.rules.actions import registration, structure
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import PlayerEntered
from topcut.store import Store
from topcut.store.applicants import Applicant, SignUp
from topcut.store.place import Where


@pytest.fixture
def desk(where: Where) -> Iterator[Desk]:
    with Store(with_cup(where)) as store:
        yield desk_on(store)


def people(desk: Desk) -> dict[str, str]:
    return {person.player: person.name for person in desk.store.people(CUP)}


def refused(desk: Desk, name: str) -> str:
    return refusal_from(signing_up.sign_up, desk, CUP, name).code


@pytest.mark.fault("C3")
def test_the_same_form_twice_enters_everybody_once(desk: Desk) -> None:
    arrivals = [Arrival(1, "Ana"), Arrival(2, "Bo")]
    assert enter_people(desk, CUP, ORGANIZER, arrivals, key="form") == ("p1", "p2")
    assert enter_people(desk, CUP, ORGANIZER, arrivals, key="form") == ()
    assert people(desk) == {"p1": "Ana", "p2": "Bo"}
    assert list(desk.look(CUP).players) == ["p1", "p2"]


def test_a_name_that_is_in_already_leaves_nobody_behind(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Ana")])
    refusal = refusal_from(enter_people, desk, CUP, ORGANIZER, [Arrival(1, "Bo"), Arrival(2, "  ANA")])
    assert refusal.code == "people-in-already"
    assert people(desk) == {"p1": "Ana"}


def test_two_desks_that_enter_at_the_same_moment_mix_up_nobody(desk: Desk) -> None:
    gate = threading.Barrier(8)

    def enter(number: int) -> None:
        gate.wait()
        enter_people(desk, CUP, ORGANIZER, [Arrival(1, f"Player {number}")])

    threads = [threading.Thread(target=enter, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(people(desk).values()) == [f"Player {number}" for number in range(8)]
    assert set(people(desk)) == set(desk.look(CUP).players)


def test_signing_up_is_closed_until_the_organizer_opens_it(desk: Desk) -> None:
    assert refused(desk, "Ana") == "sign-up-closed"
    desk.store.set_sign_up(CUP, SignUp(open=True))
    assert signing_up.sign_up(desk, CUP, " Ana  Lee ", "North", "ana@example.org") == "p1"
    assert people(desk) == {"p1": "Ana Lee"}
    entered = next(stamped for stamped in desk.history(CUP) if isinstance(stamped.fact, PlayerEntered))
    assert entered.by == Actor(Role.PLAYER, "p1")
    assert refused(desk, "ana lee") == "sign-up-known"


def test_signing_up_ends_with_the_lock_of_the_roster(desk: Desk) -> None:
    desk.store.set_sign_up(CUP, SignUp(open=True))
    enter_people(desk, CUP, ORGANIZER, [Arrival(number, f"Player {number}") for number in range(4)])
    desk.act(CUP, ORGANIZER, structure.lock_roster)
    assert not signing_up.is_open(desk, CUP)
    assert refused(desk, "Late Lou") == "sign-up-closed"


def test_who_signs_up_when_all_places_are_taken_waits_in_line(desk: Desk) -> None:
    desk.store.set_sign_up(CUP, SignUp(open=True))
    desk.act(CUP, ORGANIZER, registration.set_capacity, 1)
    for name in ("Ana", "Bo"):
        signing_up.sign_up(desk, CUP, name)
    assert [player.waiting for player in desk.look(CUP).players.values()] == [False, True]


def test_where_the_organizer_answers_nobody_is_in_before_the_yes(desk: Desk) -> None:
    desk.store.set_sign_up(CUP, SignUp(open=True, asks=True))
    for name in ("Ana", "Bo", "Cy"):
        assert signing_up.sign_up(desk, CUP, name) is None
    assert not desk.look(CUP).players
    assert refused(desk, "ana") == "sign-up-twice"
    assert [(one.number, one.name) for one in desk.store.applicants(CUP)] == [(1, "Ana"), (2, "Bo"), (3, "Cy")]
    signing_up.admit(desk, CUP, ORGANIZER, (1, 3))
    signing_up.decline(desk, CUP, (2,))
    assert list(people(desk).values()) == ["Ana", "Cy"]
    assert desk.store.applicants(CUP) == ()
    assert refused(desk, "Cy") == "sign-up-known"


@pytest.mark.fault("K5")
def test_so_many_wait_and_no_more(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_up, "MOST_WAITING", 2)
    desk.store.set_sign_up(CUP, SignUp(open=True, asks=True))
    for name in ("Ana", "Bo"):
        signing_up.sign_up(desk, CUP, name)
    assert refused(desk, "Cy") == "sign-ups-too-many"
    assert len(desk.store.applicants(CUP)) == 2


def test_a_sign_up_with_letters_that_nobody_can_show_is_refused(desk: Desk) -> None:
    desk.store.set_sign_up(CUP, SignUp(open=True))
    assert refused(desk, "A\x07na") == "people-name-unprintable"
    assert refusal_from(signing_up.sign_up, desk, CUP, "Ana", club="x" * 200).code == "people-cell"


def test_what_was_switched_on_and_who_waits_is_there_when_the_folder_is_opened_again(where: Where) -> None:
    with_cup(where)
    with Store(where) as store:
        before = store.edition(CUP)
        store.set_sign_up(CUP, SignUp(open=True, asks=True))
        store.keep_applicant(CUP, Applicant(0, "Ana", None, "ana@example.org", "2026-11-15T09:41:07.120Z"))
        assert store.edition(CUP) == before + 2
    with Store(where) as store:
        assert store.sign_up(CUP) == SignUp(open=True, asks=True)
        assert [(one.number, one.name, one.contact) for one in store.applicants(CUP)] == [(1, "Ana", "ana@example.org")]

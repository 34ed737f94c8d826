"""Players and officials of one name: whether they are one person is asked at every door (CH-48, MU-04)."""

from collections.abc import Iterator

import pytest

from tests.keeping import CUP, ORGANIZER, desk_on, keep, with_cup
from tests.refusing import refusal_from
from topcut.desk import Desk, signing_up
from topcut.desk.namesakes import namesakes
from topcut.desk.people import enter_people, official_meant
from topcut.exchange.people_csv import Arrival, alike
from topcut.ids import PlayerId
from topcut.rules.actions.officials import name_official, the_role
from topcut.rules.actions.registration import withdraw
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.texts import Person
from topcut.store import Store
from topcut.store.applicants import SignUp
from topcut.store.place import Where


@pytest.fixture
def desk(where: Where) -> Iterator[Desk]:
    with Store(with_cup(where)) as store:
        desk = desk_on(store)
        name(desk, "Zoë Lee-Smith")
        yield desk


def name(desk: Desk, called: str, role: str = "watcher") -> None:
    id, new = official_meant(desk, CUP, called, the_role(desk.look(CUP), role))
    if new is not None:
        keep(desk.store, CUP, new)
    desk.act(CUP, ORGANIZER, name_official, id, role)


def why(job: object) -> tuple[str, str | None]:
    assert callable(job)
    refusal = refusal_from(job)
    return refusal.code, refusal.clause


@pytest.mark.parametrize("typed", ["zoe lee smith", "ZOË  LEE-SMITH", "Zoe\u0308 LeeSmith", "zoë lee smith."])
@pytest.mark.clause("CH-48")
def test_a_name_is_compared_as_people_mean_it(desk: Desk, typed: str) -> None:
    (found,) = namesakes(desk, CUP, [typed])
    assert (found.id, found.role and found.role.name) == ("o1", "watcher")
    assert why(lambda: enter_people(desk, CUP, ORGANIZER, [Arrival(1, typed)])) == ("namesake-asked", "CH-48")
    assert namesakes(desk, CUP, ["Zoe Lee"]) == ()


@pytest.mark.clause("CH-48")
def test_the_same_person_does_not_play_and_another_one_does(desk: Desk) -> None:
    arrivals = [Arrival(1, "Ana"), Arrival(2, "Zoe Lee-Smith")]
    same = {alike("Zoe Lee-Smith"): True}
    assert why(lambda: enter_people(desk, CUP, ORGANIZER, arrivals, same_person=same)) == ("official-plays", "CH-48")
    assert list(desk.look(CUP).players) == []
    other = {alike("Zoe Lee-Smith"): False}
    assert enter_people(desk, CUP, ORGANIZER, arrivals, same_person=other) == ("p1", "p2")
    name(desk, "Zoë Lee-Smith", "head-watcher")  # the official is known, and nobody asks again
    assert {one.id for one in desk.look(CUP).officials} == {"o1"}


@pytest.mark.clause("CH-48")
def test_a_player_who_is_named_as_an_official_is_asked_about_too(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Bo Lee")])
    watcher = the_role(desk.look(CUP), "watcher")
    assert why(lambda: official_meant(desk, CUP, "bó lee", watcher)) == ("namesake-asked", "CH-48")
    assert official_meant(desk, CUP, "Bo Lee", watcher, same_person={alike("Bo Lee"): True}) == ("p1", None)
    another = official_meant(desk, CUP, "Bo Lee", watcher, same_person={alike("Bo Lee"): False})
    assert another == ("o2", Person(PlayerId("o2"), "Bo Lee"))


def test_an_organizer_without_such_a_role_may_play(desk: Desk) -> None:
    keep(desk.store, CUP, Person(PlayerId(ORGANIZER.id), "Olga"))
    assert namesakes(desk, CUP, ["Olga"]) == ()
    assert enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Olga")]) == ("p1",)


def test_a_deviation_lets_an_official_play_and_asks_nobody(desk: Desk) -> None:
    desk.act(CUP, ORGANIZER, declare_deviation, "CH-48", "there is nobody else")
    assert enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Zoe Lee-Smith")]) == ("p1",)


@pytest.mark.clause("CH-48")
def test_a_stranger_with_the_name_of_an_official_waits_for_the_organizers_answer(desk: Desk) -> None:
    desk.store.set_sign_up(CUP, SignUp(open=True, asks=False))
    assert signing_up.sign_up(desk, CUP, "Ana") == "p1"
    assert signing_up.sign_up(desk, CUP, "zoe lee smith") is None
    (applicant,) = desk.store.applicants(CUP)
    assert why(lambda: signing_up.admit(desk, CUP, ORGANIZER, [1])) == ("namesake-asked", "CH-48")
    assert desk.store.applicants(CUP) == (applicant,)
    assert signing_up.admit(desk, CUP, ORGANIZER, [1], same_person={alike("zoe lee smith"): False}) == ("p2",)
    assert desk.store.applicants(CUP) == ()


def signed_off(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Sven Olsen", "North", "sven@example.org", paid=True)])
    desk.act(CUP, ORGANIZER, withdraw, PlayerId("p1"))


def test_who_was_signed_off_is_asked_about_and_let_in_as_the_same_player(desk: Desk) -> None:
    signed_off(desk)
    again = [Arrival(1, "Ana"), Arrival(2, "sven olsen")]
    assert why(lambda: enter_people(desk, CUP, ORGANIZER, again)) == ("signed-off-asked", None)
    assert list(desk.look(CUP).players) == []
    same = {alike("Sven Olsen"): True}
    assert enter_people(desk, CUP, ORGANIZER, again, same_person=same) == ("p2", "p1")
    player = desk.look(CUP).players[PlayerId("p1")]
    assert (player.club, player.paid) == ("North", True)
    kept = next(person for person in desk.store.people(CUP) if person.player == "p1")
    assert (kept.name, kept.contact) == ("Sven Olsen", "sven@example.org")


def test_another_one_of_that_name_is_a_player_of_their_own(desk: Desk) -> None:
    signed_off(desk)
    another = {alike("Sven Olsen"): False}
    assert enter_people(desk, CUP, ORGANIZER, [Arrival(1, "Sven Olsen")], same_person=another) == ("p2",)
    assert list(desk.look(CUP).signed_off) == ["p1"]


def test_nobody_signs_up_as_a_player_who_was_signed_off_without_the_organizer(desk: Desk) -> None:
    signed_off(desk)
    desk.store.set_sign_up(CUP, SignUp(open=True))
    assert signing_up.sign_up(desk, CUP, "Sven Olsen") is None
    (asked,) = desk.store.applicants(CUP)
    assert why(lambda: signing_up.admit(desk, CUP, ORGANIZER, [asked.number])) == ("signed-off-asked", None)
    signing_up.admit(desk, CUP, ORGANIZER, [asked.number], same_person={alike("Sven Olsen"): True})
    assert list(desk.look(CUP).players) == ["p1"]


ANA, POSING = "Ana Lee", "\u0410na Lee"  # a Cyrillic А


@pytest.mark.fault("F5")
def test_nobody_is_entered_who_looks_like_somebody_before_it_is_answered(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, ANA)])
    posing = [Arrival(1, POSING)]
    refused = refusal_from(enter_people, desk, CUP, ORGANIZER, posing)
    assert (refused.code, refused.parameters) == ("look-alike-asked", {"name": POSING, "like": ANA})
    refused = refusal_from(enter_people, desk, CUP, ORGANIZER, posing, same_person={alike(POSING): True})
    assert refused.code == "people-in-already"
    enter_people(desk, CUP, ORGANIZER, posing, same_person={alike(POSING): False})
    assert {f"{ANA} (p1)", f"{POSING} (p2)"} <= set(desk.names(CUP).shown.values())


@pytest.mark.fault("F5")
def test_two_lines_of_one_list_that_look_alike_are_asked_about_too(desk: Desk) -> None:
    both = [Arrival(1, ANA), Arrival(2, POSING)]
    refused = refusal_from(enter_people, desk, CUP, ORGANIZER, both)
    assert (refused.code, refused.parameters) == ("look-alike-asked", {"name": POSING, "like": ANA})
    refused = refusal_from(enter_people, desk, CUP, ORGANIZER, both, same_person={alike(POSING): True})
    assert refused.code == "people-in-already"
    assert not desk.look(CUP).players
    enter_people(desk, CUP, ORGANIZER, both, same_person={alike(POSING): False})
    assert {f"{ANA} (p1)", f"{POSING} (p2)"} <= set(desk.names(CUP).shown.values())


@pytest.mark.fault("F5")
def test_a_stranger_who_signs_up_as_somebody_waits_for_the_organizer(desk: Desk) -> None:
    enter_people(desk, CUP, ORGANIZER, [Arrival(1, ANA)])
    desk.store.set_sign_up(CUP, SignUp(open=True))
    assert signing_up.sign_up(desk, CUP, POSING) is None
    assert [one.name for one in desk.store.applicants(CUP)] == [POSING]
    assert signing_up.sign_up(desk, CUP, "\u0410\u043d\u043d\u0430") is not None  # Анна: nobody looks like her
    assert refusal_from(signing_up.sign_up, desk, CUP, "\u3164\u2800").code == "name-blank"

"""Who plays: typed, pasted, looked for, and answered."""

import re

import pytest

from tests.web.hall import JUDGE, Hall
from topcut.desk.signing_up import sign_up
from topcut.rules.actions import conduct, leaving, registration
from topcut.rules.actions.structure import start
from topcut.rules.texts import Person
from topcut.store.applicants import SignUp

HOSTILE = "<script>alert(1)</script>"


def named(hall: Hall) -> dict[str, Person]:
    return {person.name: person for person in hall.store.people(hall.last) if person.player in hall.t.players}


def test_sixteen_names_are_entered_by_one_paste(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    names = [f"Player {number}" for number in range(1, 17)]
    page = hall.owner.done(f"/t/{id}/desk/players", names="\r\n".join(names))
    assert "16 players are entered." in page.text
    assert set(named(hall)) == set(names)


def test_one_line_may_say_club_contact_and_fee(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    hall.owner.done(f"/t/{id}/desk/players", names="Ana Lee, North, ana@example.org, yes")
    person = named(hall)["Ana Lee"]
    assert (person.club, person.contact) == ("North", "ana@example.org")
    assert (hall.t.players[person.player].club, hall.t.players[person.player].paid) == ("North", True)


@pytest.mark.fault("F6")
def test_lines_that_cannot_be_taken_are_shown_by_number_and_nobody_is_entered(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/players", names=f"Bo\nAna\n{'x' * 81}")
    assert sent.status_code == 200
    assert "2 lines cannot be taken" in sent.text
    assert "Line 2: Ana is already entered." in sent.text
    assert "Line 3: The name has 81 letters" in sent.text
    assert set(named(hall)) == {"Ana"}


def test_nothing_typed_is_refused_in_place(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/players", names="  ")
    assert sent.status_code == 422
    assert "There are no players in this file." in sent.text


@pytest.mark.fault("C3")
def test_enter_pressed_twice_enters_once(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    for _ in range(2):
        assert hall.owner.send(f"/t/{id}/desk/players", names="Ana", key="enter").status_code == 303
    assert len(hall.t.players) == 1


@pytest.mark.fault("F6", "F15")
def test_hostile_names_are_text(hall: Hall) -> None:
    names = [HOSTILE, "{0.__class__} {{ 7*7 }}", "\N{RIGHT-TO-LEFT OVERRIDE}evil", "'; DROP TABLE people; --"]
    id = hall.tournament(players=names[:2] + names[3:], ready=False)
    for place in ("players", "check-in", "players/p1", "cards"):
        page = hall.owner.get(f"/t/{id}/desk/{place}").text
        assert HOSTILE not in page
        assert "&lt;script&gt;" in page
        assert "<bdi>" in page
    assert "{0.__class__} {{ 7*7 }}" in hall.owner.get(f"/t/{id}/desk/players").text
    assert "cannot be shown" in hall.owner.send(f"/t/{id}/desk/players", names=names[2]).text


def test_filters_show_just_those_who_are_asked_for(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy"], ready=False, capacity=3)
    hall.act(registration.note_fee, "p1")
    hall.owner.done(f"/t/{id}/desk/players", names="Dee")

    def shown(question: str) -> set[str]:
        page = hall.owner.get(f"/t/{id}/desk/players?{question}").text
        return {name for name in ("Ana", "Bo", "Cy", "Dee") if f"<bdi>{name}</bdi></a></th>" in page}

    assert shown("") == {"Ana", "Bo", "Cy", "Dee"}
    assert shown("show=unpaid") == {"Bo", "Cy"}
    assert shown("show=waiting") == {"Dee"}
    assert shown("q=B") == {"Bo"}
    assert shown("show=nonsense") == {"Ana", "Bo", "Cy", "Dee"}
    assert "Waiting, no. 1" in hall.owner.get(f"/t/{id}/desk/players").text


def test_everybody_who_is_gone_is_in_sight_with_the_way_back(hall: Hall) -> None:
    id = hall.tournament(players=8)
    hall.act(registration.withdraw, "p8")
    hall.act(registration.check_out, "p7")
    hall.act(start, leave_out=True)
    hall.pair()
    hall.act(leaving.drop, "p1")
    hall.act(leaving.eject, "p2", "Threats")
    hall.act(conduct.warn, "p3", "Slow play", by=JUDGE)

    def shown(show: str) -> list[str]:
        page = hall.judge.get(f"/t/{id}/desk/players?show={show}").text
        return re.findall(r'/desk/players/p\d"><bdi>(\w+)</bdi>', page)

    found = {show: shown(show) for show in ("withdrew", "not-here", "dropped", "ejected", "warned")}
    assert found == {"withdrew": ["Hal"], "not-here": ["Gus"], "dropped": ["Ana"], "ejected": ["Bo"], "warned": ["Cy"]}
    assert shown("in") == ["Cy", "Dee", "Eve", "Finn"]
    assert len(shown("")) == 8
    page = hall.owner.get(f"/t/{id}/desk/players").text
    back = re.findall(r'/desk/players/(p\d)#back"', page)
    assert sorted(back) == ["p1", "p7", "p8"]
    assert "CH-27" in page  # why not: ejected


def test_a_name_that_was_withdrawn_is_asked_about_and_let_in_again(hall: Hall) -> None:
    id = hall.tournament(players=["Sven Olsen", "Bo"], ready=False)
    hall.act(registration.withdraw, "p1")
    asked = hall.owner.send(f"/t/{id}/desk/players", names="sven olsen\nCy")
    assert (asked.status_code, 'name="who.sven olsen" value="same"' in asked.text) == (422, True)
    assert list(hall.t.players) == ["p2"]
    form = {"text": "sven olsen\nCy", "step": "enter"}
    hall.owner.done(f"/t/{id}/desk/import", **form, **{"who.sven olsen": "same"})
    assert set(hall.t.players) == {"p1", "p2", "p3"}


@pytest.mark.clause("R-7")
def test_who_comes_late_is_entered_on_the_same_page(hall: Hall) -> None:
    id = hall.paired(players=4)
    assert "unpaired loss" in hall.owner.get(f"/t/{id}/desk/players").text
    hall.owner.done(f"/t/{id}/desk/players", names="Late Lou")
    assert hall.t.rounds[0].unpaired_losses == ("p5",)


def test_sign_ups_that_wait_are_answered_on_the_page_of_players(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    hall.store.set_sign_up(id, SignUp(open=True, asks=True))
    for name in ("Ana", HOSTILE, "Cy"):
        sign_up(hall.desk, id, name, contact=f"{name[:3]}@example.org")
    page = hall.owner.get(f"/t/{id}/desk/players").text
    assert "3 sign-ups are waiting for your answer" in page
    assert HOSTILE not in page
    assert "Cy@example.org" not in hall.judge.get(f"/t/{id}/desk/players").text
    hall.owner.done(f"/t/{id}/desk/applicants", answer="no", number="2")
    hall.owner.done(f"/t/{id}/desk/applicants", answer="yes", number=["1", "3"])
    assert set(named(hall)) == {"Ana", "Cy"}
    assert hall.store.applicants(id) == ()


def test_judges_enter_and_sign_off_nobody(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    for path, fields in (
        ("players", {"names": "Bo"}),
        ("players/p1", {"name": "Bo"}),
        ("players/p1/withdraw", {}),
        ("players/p1/forget", {"sure": "yes"}),
        ("applicants", {"answer": "yes"}),
        ("import", {"text": "Bo"}),
    ):
        assert hall.judge.send(f"/t/{id}/desk/{path}", **fields).status_code == 403, path
    assert set(named(hall)) == {"Ana"}


@pytest.mark.fault("F10")
@pytest.mark.parametrize("digits", [25, 5000])
def test_no_number_of_an_applicant_is_too_long_to_be_refused(hall: Hall, digits: int) -> None:
    id = hall.tournament(players=4)
    for answer in ("yes", "no"):
        assert hall.owner.send(f"/t/{id}/desk/applicants", number="9" * digits, answer=answer).status_code == 422
    assert len(hall.t.players) == 4

"""Who plays: typed, pasted, looked for, changed, signed off and forgotten."""

import pytest

from tests.web.hall import Hall
from topcut.desk.signing_up import sign_up
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import registration
from topcut.rules.actions.structure import start
from topcut.rules.tournament import Deviation
from topcut.store import Person
from topcut.store.signing_up import SignUp

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


def test_a_player_is_renamed_and_nobody_gets_a_name_twice(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.owner.done(f"/t/{id}/desk/players/p1", name="  Ana   Lee ", club="North", contact="ana@example.org")
    assert set(named(hall)) == {"Ana Lee", "Bo"}
    assert hall.t.players[PlayerId("p1")].club == "North"
    facts = hall.t.facts
    hall.owner.done(f"/t/{id}/desk/players/p1", name="Ana Li", club="North", contact="")
    assert hall.t.facts == facts  # a name is in no log
    assert hall.owner.send(f"/t/{id}/desk/players/p1", name="bo", club="", contact="").status_code == 422


def test_contacts_are_for_organizers_alone(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    hall.owner.done(f"/t/{id}/desk/players/p1", name="Ana", club="", contact="ana@example.org")
    for place in ("players", "players/p1", "check-in"):
        assert "ana@example.org" not in hall.judge.get(f"/t/{id}/desk/{place}").text
    assert "ana@example.org" in hall.co_organizer.get(f"/t/{id}/desk/players/p1").text


def test_fee_seat_and_keeping_apart(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy"], ready=False)
    hall.judge.done(f"/t/{id}/desk/players/p1/fee", paid="yes", back="players")
    hall.judge.done(f"/t/{id}/desk/players/p1/seat", table="3")
    assert (hall.t.players[PlayerId("p1")].paid, hall.t.players[PlayerId("p1")].table) == (True, 3)
    taken = hall.judge.send(f"/t/{id}/desk/players/p2/seat", table="3")
    assert (taken.status_code, "Ana" in taken.text) == (422, True)
    hall.judge.done(f"/t/{id}/desk/players/p1/fee", paid="no")
    hall.judge.done(f"/t/{id}/desk/players/p1/seat", table="")
    assert (hall.t.players[PlayerId("p1")].paid, hall.t.players[PlayerId("p1")].table) == (False, None)
    hall.owner.done(f"/t/{id}/desk/players/p1/apart", other="p2", reason="siblings")
    assert hall.t.deviations == (Deviation("CH-30", "siblings"),)
    hall.owner.done(f"/t/{id}/desk/players/p1/apart", other="p3")
    assert {frozenset(pair) for pair in hall.t.forbidden} == {frozenset({"p1", "p2"}), frozenset({"p1", "p3"})}
    page = hall.owner.get(f"/t/{id}/desk/players/p1").text
    assert "<li><bdi>Bo</bdi></li>" in page
    assert "<li><bdi>Cy</bdi></li>" in page


def test_keeping_apart_without_a_reason_is_refused_and_changes_nothing(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/players/p1/apart", other="p2", reason="")
    assert sent.status_code == 422
    assert hall.t.deviations == ()


def test_keeping_players_apart_from_themselves_is_refused_and_changes_nothing(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/players/p1/apart", other="p1", reason="siblings")
    assert (sent.status_code, hall.t.deviations) == (422, ())


def test_keeping_apart_sent_twice_is_done_once(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    for _ in range(2):
        hall.owner.done(f"/t/{id}/desk/players/p1/apart", other="p2", reason="siblings", key="once")
    assert (len(hall.t.deviations), len(hall.t.forbidden)) == (1, 1)


MATERIALS = {
    "challenger": ("CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06"),
    "timeline": ("TL-01",),
    "showdown": ("PS-01",),
    "munchkin": ("MU-07", "MU-12"),
}


@pytest.mark.clause("CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "TL-01", "PS-01", "MU-07", "MU-12")
@pytest.mark.parametrize("book", MATERIALS)
def test_officials_tick_off_what_players_bring_and_nobody_else_does(hall: Hall, book: str) -> None:
    id = hall.tournament(book, 4, ready=False)
    materials = hall.t.ruleset.materials
    assert materials is not None
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    for item, words in materials.items.items():
        assert words.replace("'", "&#39;") in page
        assert f">{materials.item_clauses[item]}</a>" in page
    for clause in MATERIALS[book]:
        assert f">{clause}</a>" in page
    first, *_, last = materials.items
    hall.judge.done(f"/t/{id}/desk/players/p1/materials", item=first, do="passed")
    page = hall.judge.done(f"/t/{id}/desk/players/p1/materials", item=last, do="failed", note="one is missing").text
    assert ("In order" in page, "one is missing" in page) == (True, True)
    assert [(item, passed) for _, item, passed, _ in hall.t.conduct.checks] == [(first, True), (last, False)]
    for client in (hall.player("p1"), hall.player("p2"), hall.anybody):
        assert client.get(f"/t/{id}/desk/players/p1").status_code in {303, 403}
        assert client.send(f"/t/{id}/desk/players/p1/materials", item=first, do="passed").status_code in {401, 403}


@pytest.mark.clause("CH-05", "CH-06")
def test_the_organizer_approves_a_substitute_before_the_start_and_is_asked_afterwards(hall: Hall) -> None:
    id = hall.tournament(players=4)
    path = f"/t/{id}/desk/players/p1/materials"
    hall.owner.done(path, item="tools", do="substitute", note="acrylic")
    assert hall.t.conduct.substitutes == (("p1", "tools", "acrylic"),)
    assert hall.owner.send(path, item="dice", do="substitute").status_code == 422
    hall.act(start)
    late = hall.owner.send(path, item="tokens", do="substitute")
    assert (late.status_code, "I know, do it all the same" in late.text) == (422, True)
    hall.owner.done(path, item="tokens", do="substitute", confirm="CH-06")
    assert len(hall.t.conduct.substitutes) == 2


def test_signing_off_lets_the_next_in_line_in(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False, capacity=2)
    hall.owner.done(f"/t/{id}/desk/players", names="Cy")
    page = hall.owner.done(f"/t/{id}/desk/players/p1/withdraw")
    assert "Ana is signed off" in page.text
    assert list(hall.t.active) == ["p2", "p3"]
    assert hall.owner.get(f"/t/{id}/desk/players/p1").status_code == 404


def test_forgetting_somebody_asks_once_more_and_takes_the_name_away(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    unsure = hall.owner.send(f"/t/{id}/desk/players/p1/forget")
    assert unsure.status_code == 422
    assert "Nothing was deleted" in unsure.text
    page = hall.owner.done(f"/t/{id}/desk/players/p1/forget", sure="yes")
    assert "<bdi>Ana</bdi>" not in page.text
    assert set(named(hall)) == {"Bo"}
    assert list(hall.t.players) == ["p1", "p2"]


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


def test_a_player_who_is_not_there_is_no_page(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    assert hall.owner.get(f"/t/{id}/desk/players/p9").status_code == 404
    with pytest.raises(Refusal):
        hall.act(registration.withdraw, "p9")

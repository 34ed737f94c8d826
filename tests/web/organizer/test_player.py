"""One player: renamed, paid, seated, kept apart, ticked off, withdrawn, let in again and forgotten."""

import pytest

from tests.web.doors import refused
from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import registration
from topcut.rules.actions.structure import start
from topcut.rules.texts import Person
from topcut.rules.tournament import Deviation
from topcut.words import sentence


def named(hall: Hall) -> dict[str, Person]:
    return {person.name: person for person in hall.store.people(hall.last) if person.player in hall.t.players}


def test_a_player_is_renamed_and_nobody_gets_a_name_twice(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.owner.done(f"/t/{id}/desk/players/p1", name="  Ana   Lee ", club="North", contact="ana@example.org")
    assert set(named(hall)) == {"Ana Lee", "Bo"}
    assert hall.t.players[PlayerId("p1")].club == "North"
    facts = hall.t.facts
    hall.owner.done(f"/t/{id}/desk/players/p1", name="Ana Li", club="North", contact="")
    assert hall.t.facts == facts + 1  # that there is another name, and not which
    assert "Ana Li" not in "".join(sealed.record.body for sealed in hall.store.sealed(id))
    assert hall.owner.send(f"/t/{id}/desk/players/p1", name="bo", club="", contact="").status_code == 422


def test_contacts_are_for_organizers_alone(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    hall.owner.done(f"/t/{id}/desk/players/p1", name="Ana", club="", contact="ana@example.org")
    for place in ("players", "players/p1", "check-in"):
        assert "ana@example.org" not in hall.judge.get(f"/t/{id}/desk/{place}").text
    assert "ana@example.org" in hall.co_organizer.get(f"/t/{id}/desk/players/p1").text


@pytest.mark.parametrize("contact", ["a" * 161, "a\0b", "ana\u202e@example.org"])
def test_a_contact_that_cannot_be_shown_is_refused(hall: Hall, contact: str) -> None:
    id = hall.tournament(players=2)
    answer = hall.owner.send(f"/t/{id}/desk/players/p1", name="Ana", club="", contact=contact)
    assert (answer.status_code, refused(answer)) == (422, sentence(Refusal("people-cell", most=160)))
    assert all(one.contact is None for one in hall.store.people(id))


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
    assert (late.status_code, 'name="confirm"' in late.text) == (422, True)
    hall.owner.done(path, item="tokens", do="substitute", confirm="CH-06")
    assert len(hall.t.conduct.substitutes) == 2


def test_withdrawing_somebody_asks_first_and_lets_the_next_in_line_in(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False, capacity=2)
    hall.owner.done(f"/t/{id}/desk/players", names="Cy")
    asked = hall.owner.send(f"/t/{id}/desk/players/p1/withdraw")
    assert (asked.status_code, "Withdraw Ana?" in asked.text, "Cy" in asked.text) == (422, True, True)  # withdraw-asked
    assert "p1" in hall.t.players
    page = hall.owner.done(f"/t/{id}/desk/players/p1/withdraw", sure="yes")
    assert "Cy moves up" in page.text
    assert list(hall.t.active) == ["p2", "p3"]


def test_who_was_withdrawn_by_mistake_is_let_in_again_as_the_same_player(hall: Hall) -> None:
    id = hall.tournament(players=["Sven Olsen", "Bo"], ready=False)
    here = f"/t/{id}/desk/players/p1"
    hall.owner.done(f"{here}/fee", paid="yes")
    phone = hall.player("p1")
    hall.owner.done(f"{here}/withdraw", sure="yes")
    page = hall.judge.get(here).text
    assert (f'action="{here}/again"' in page, f'action="{here}/fee"' in page) == (True, False)
    out = phone.get(f"/t/{id}/me")
    assert (out.status_code, "desk" in out.text) == (403, True)  # signed-off
    hall.judge.done(f"{here}/again")
    assert hall.t.players[PlayerId("p1")].paid
    assert phone.get(f"/t/{id}/me").status_code == 200
    assert hall.judge.send(f"{here}/again").status_code == 422


@pytest.mark.clause("R-7")
def test_a_no_show_who_comes_late_is_let_in_by_the_organizer(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy", "Dee", "Sven Olsen"])
    hall.act(registration.check_out, "p5")
    hall.act(start, leave_out=True)
    hall.pair()
    here = f"/t/{id}/desk/players/p5"
    page = hall.judge.get(here).text
    assert ("R-7" in page, f'action="{here}/again"' in page) == (True, False)
    assert hall.judge.send(f"{here}/again").status_code == 403
    page = hall.owner.get(here).text
    assert ("R-7" in page, f'action="{here}/again"' in page) == (True, True)
    hall.owner.done(f"{here}/again")
    assert hall.t.rounds[0].unpaired_losses == ("p5",)
    assert hall.names["p5"] == "Sven Olsen"


def test_forgetting_somebody_asks_once_more_and_takes_the_name_away(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    unsure = hall.owner.send(f"/t/{id}/desk/players/p1/forget")
    assert unsure.status_code == 422
    assert "Nothing was deleted" in unsure.text
    page = hall.owner.done(f"/t/{id}/desk/players/p1/forget", sure="yes")
    assert "<bdi>Ana</bdi>" not in page.text
    assert set(named(hall)) == {"Bo"}
    assert list(hall.t.players) == ["p1", "p2"]


def test_somebody_who_was_signed_off_is_forgotten_as_well(hall: Hall) -> None:
    id = hall.tournament(players=["Sven Olsen", "Bo"], ready=False)
    hall.act(registration.withdraw, "p1")
    here = f"/t/{id}/desk/players/p1"
    assert f'action="{here}/forget"' in hall.owner.get(here).text
    unsure = hall.owner.send(f"{here}/forget")
    assert (unsure.status_code, "Nothing was deleted" in unsure.text) == (422, True)
    page = hall.owner.done(f"{here}/forget", sure="yes")
    assert ("Sven Olsen" in page.text, set(named(hall))) == (False, {"Bo"})
    assert hall.owner.send(f"/t/{id}/desk/players/p9/forget", sure="yes").status_code == 404


def test_a_player_who_is_not_there_is_no_page(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    assert hall.owner.get(f"/t/{id}/desk/players/p9").status_code == 404
    with pytest.raises(Refusal):
        hall.act(registration.withdraw, "p9")

"""Settings: places, signing up on the public page, deviations with reasons, and the rule book as it is in use."""

import pytest

from tests.web.hall import Hall
from topcut.rules.ruleset import settings
from topcut.rules.tournament import Deviation
from topcut.store.applicants import SignUp


@pytest.mark.parametrize(
    ("way", "made"),
    [("open", SignUp(open=True)), ("asks", SignUp(open=True, asks=True)), ("closed", SignUp()), ("", SignUp())],
)
def test_signing_up_is_opened_and_closed(hall: Hall, way: str, made: SignUp) -> None:
    id = hall.tournament(players=0, ready=False)
    assert hall.store.sign_up(id) == SignUp()
    hall.owner.done(f"/t/{id}/desk/settings/sign-up", way=way)
    assert hall.store.sign_up(id) == made


def test_places_can_change_until_the_start_and_the_waiting_list_moves_up(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False, capacity=1)
    assert hall.t.active == ("p1",)
    hall.owner.done(f"/t/{id}/desk/settings/capacity", capacity="2")
    assert set(hall.t.active) == {"p1", "p2"}
    hall.owner.done(f"/t/{id}/desk/settings/capacity", capacity="")
    assert not hall.t.capacity
    refused = hall.owner.send(f"/t/{id}/desk/settings/capacity", capacity="0")
    assert (refused.status_code, 'value="0"' in refused.text) == (422, True)


def test_a_deviation_is_declared_with_its_reason_and_stands_there(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    assert "None: everything goes by the book." in hall.owner.get(f"/t/{id}/desk/settings").text
    assert hall.owner.send(f"/t/{id}/desk/settings/deviation", clause="CH-07", reason="").status_code == 422
    assert hall.owner.send(f"/t/{id}/desk/settings/deviation", clause="XX-99", reason="why").status_code == 422
    page = hall.owner.done(f"/t/{id}/desk/settings/deviation", clause="ch-07", reason="a <friendly> evening").text
    assert hall.t.deviations == (Deviation("CH-07", "a <friendly> evening"),)
    assert "a &lt;friendly&gt; evening" in page


def test_every_entry_stands_there_as_it_is_in_use_and_what_was_changed_is_marked(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False, settings={"figures.vp.most": "40"})
    page = hall.owner.get(f"/t/{id}/desk/settings").text
    for setting in settings(hall.t.ruleset).values():
        assert f"<code>{setting.path}</code>" in page
    assert "<ins>40</ins>" in page
    assert page.count(">changed</span>") == 1


@pytest.mark.clause("CH-13", "MU-39")
def test_lists_are_published_after_the_start_as_far_as_the_rule_book_lets(hall: Hall) -> None:
    id = hall.tournament("challenger", 4)
    assert "Publish them" not in hall.owner.get(f"/t/{id}/desk/settings").text
    assert hall.owner.send(f"/t/{id}/desk/settings/lists", published="yes").status_code == 422
    id = hall.started("challenger", 4)
    hall.owner.done(f"/t/{id}/desk/settings/lists", published="yes")
    assert hall.desk.look(id).lists_published
    hall.owner.done(f"/t/{id}/desk/settings/lists", published="no")
    assert not hall.desk.look(id).lists_published
    id = hall.started("munchkin", 8)
    refused = hall.owner.send(f"/t/{id}/desk/settings/lists", published="yes")
    assert (refused.status_code, "MU-39" in refused.text) == (422, True)


def test_only_organizers_see_and_change_settings(hall: Hall) -> None:
    id = hall.tournament(players=2)
    assert hall.co_organizer.get(f"/t/{id}/desk/settings").status_code == 200
    for client in (hall.judge, hall.player("p1")):
        assert client.get(f"/t/{id}/desk/settings").status_code == 403
        assert client.send(f"/t/{id}/desk/settings/sign-up", way="open").status_code == 403
    assert hall.store.sign_up(id) == SignUp()


def test_what_is_switched_here_is_what_the_public_page_does(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    page = f"/t/{id}/sign-up"
    assert hall.client().send(page, name="Ana", accept="yes").status_code == 422
    hall.owner.done(f"/t/{id}/desk/settings/sign-up", way="asks")
    hall.client().done(page, name="Ana", accept="yes")
    assert (len(hall.t.players), [one.name for one in hall.store.applicants(id)]) == (0, ["Ana"])
    hall.owner.done(f"/t/{id}/desk/settings/sign-up", way="open")
    hall.client().done(page, name="Bo", accept="yes")
    assert len(hall.t.players) == 1
    hall.owner.done(f"/t/{id}/desk/settings/sign-up", way="closed")
    assert hall.client().send(page, name="Cy", accept="yes").status_code == 422
    assert len(hall.t.players) == 1

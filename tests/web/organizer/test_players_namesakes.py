"""A player with the name of an official: every form of the desk asks whether it is the same person (CH-48)."""

import pytest

from tests.web.hall import JUDGE, Hall
from topcut.ids import PlayerId
from topcut.store.applicants import SignUp

SAME, ANOTHER = ({"who.wanda": answer} for answer in ("same", "another"))  # the Watcher of the hall is Wanda


@pytest.mark.clause("CH-48")
def test_whoever_is_typed_in_is_asked_about_with_what_was_typed(hall: Hall) -> None:
    id = hall.tournament(players=2)
    asked = hall.owner.send(f"/t/{id}/desk/players", names="Zoe, North\nwanda")
    assert asked.status_code == 422
    assert 'name="who.wanda" value="another"' in asked.text
    assert "Zoe, North\nwanda" in asked.text
    assert len(hall.t.players) == 2
    form = {"text": "Zoe, North\nwanda", "step": "enter"}
    assert hall.owner.send(f"/t/{id}/desk/import", **form).status_code == 422
    refused = hall.owner.send(f"/t/{id}/desk/import", **form, **SAME)
    assert (refused.status_code, "cannot play" in refused.text) == (422, True)
    hall.owner.done(f"/t/{id}/desk/import", **form, **ANOTHER)
    assert [one.club for one in hall.t.players.values()][2:] == ["North", None]


@pytest.mark.clause("CH-48")
def test_a_file_is_asked_about_before_anybody_is_entered(hall: Hall) -> None:
    id = hall.tournament(players=2)
    looked = hall.owner.send(f"/t/{id}/desk/import", file=b"name\nwanda\nZoe\n")
    assert 'name="who.wanda" value="same"' in looked.text
    hall.owner.done(f"/t/{id}/desk/import", text="name\nwanda\nZoe", step="enter", **ANOTHER)
    assert len(hall.t.players) == 4


@pytest.mark.clause("CH-48")
def test_a_stranger_is_let_in_by_the_organizer_who_is_asked(hall: Hall) -> None:
    id = hall.tournament(players=2)
    hall.store.set_sign_up(id, SignUp(open=True))
    page = hall.client().done(f"/t/{id}/sign-up", name="wanda", accept="yes").text
    assert "Watcher" not in page
    assert len(hall.t.players) == 2
    assert 'name="who.wanda" value="another"' in hall.owner.get(f"/t/{id}/desk/players").text
    assert hall.owner.send(f"/t/{id}/desk/applicants", number="1", answer="yes").status_code == 422
    assert hall.owner.send(f"/t/{id}/desk/applicants", number="1", answer="yes", **SAME).status_code == 422
    hall.owner.done(f"/t/{id}/desk/applicants", number="1", answer="yes", **ANOTHER)
    assert len(hall.t.players) == 3


@pytest.mark.clause("CH-48")
def test_a_new_name_is_asked_about_too(hall: Hall) -> None:
    id = hall.tournament(players=2)
    asked = hall.owner.send(f"/t/{id}/desk/players/p1", name="wanda", club="", contact="")
    assert (asked.status_code, 'name="who.wanda"' in asked.text) == (422, True)
    assert hall.owner.send(f"/t/{id}/desk/players/p1", name="wanda", **SAME).status_code == 422
    hall.owner.done(f"/t/{id}/desk/players/p1", name="wanda", **ANOTHER)
    hall.owner.done(f"/t/{id}/desk/players/p1", name="Wanda", club="North")  # not asked again
    assert {one.name for one in hall.store.people(id) if one.player in {PlayerId("p1"), JUDGE.id}} == {"Wanda"}

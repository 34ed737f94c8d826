"""Settings: places, signing up on the public page, deviations with reasons, and the rule book as it is in use."""

import re

import pytest
from markupsafe import escape

from tests.lists.listing import roster
from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions import lists
from topcut.rules.tournament import Deviation, ListState
from topcut.store.applicants import SignUp
from topcut.web.organizer.create import questions
from topcut.words.clauses import says


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


@pytest.mark.clause("R-7")
def test_a_full_field_is_made_larger_after_the_start_for_a_late_entry(hall: Hall) -> None:
    id = hall.started(players=4, capacity=4)
    refused = hall.owner.send(f"/t/{id}/desk/players", names="Zoe Late")
    assert refused.status_code == 422
    assert f'href="/t/{id}/desk/settings#places"' in refused.text
    assert "Zoe Late" in refused.text
    page = hall.owner.get(f"/t/{id}/desk/settings").text
    assert f'action="/t/{id}/desk/settings/capacity" id="places"' in page
    refused = hall.owner.send(f"/t/{id}/desk/settings/capacity", capacity="3")
    assert (refused.status_code, "at least 4 players" in refused.text) == (422, True)
    hall.owner.done(f"/t/{id}/desk/settings/capacity", capacity="5")
    hall.owner.done(f"/t/{id}/desk/players", names="Zoe Late")
    assert len(hall.t.active) == 5


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
    for question in (*questions(hall.t.ruleset, free=True), *questions(hall.t.ruleset, free=False)):
        assert "." not in question.path or question.path not in page
        assert str(escape(question.asks)) in page
        assert str(escape(question.said)) in page
    assert "<ins>40</ins>" in page
    assert page.count(">changed</span>") == 1


def test_a_deviation_says_what_its_clause_says(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False, deviations={"CH-07": "a friendly evening"})
    page = hall.owner.get(f"/t/{id}/desk/settings?clause=CH-08").text
    for clause in ("CH-07", "CH-08"):
        assert str(escape(says(clause))) in page
    assert page.count("<option value=") > 50


def test_title_and_place_are_corrected_at_any_time_and_in_public(hall: Hall) -> None:
    id = hall.started(players=8)
    page = hall.owner.get(f"/t/{id}/desk/settings").text
    assert 'name="first_day"' not in page
    hall.owner.done(f"/t/{id}/desk/settings/details", title="Spring <Cup>", place="Library")
    assert (hall.t.title, hall.t.place, hall.t.first_day) == ("Spring <Cup>", "Library", "2026-11-15")
    public = hall.client().get(f"/t/{id}").text
    assert "Spring &lt;Cup&gt;" in public
    assert "Spring &lt;Cup&gt;" in hall.client().get(f"/t/{id}/log").text
    same = hall.owner.send(f"/t/{id}/desk/settings/details", title="Spring <Cup>", place="Library")
    assert same.status_code == 422
    late = hall.owner.send(f"/t/{id}/desk/settings/details", first_day="2026-11-20")
    assert (late.status_code, "R-11" in late.text) == (422, True)


@pytest.mark.clause("R-11", "CH-11")
def test_with_another_date_every_list_is_checked_again(hall: Hall) -> None:
    id = hall.tournament(players=2, first_day="2099-01-01")
    hall.player("p1").done(f"/t/{id}/me/list", text=roster())  # with a card that is legal from 2024-11-08
    hall.act(lists.accept, PlayerId("p1"))
    page = hall.owner.done(f"/t/{id}/desk/settings/details", first_day="2024-01-01").text
    assert hall.t.first_day == "2024-01-01"
    assert hall.t.players[PlayerId("p1")].list_state is ListState.ILLEGAL
    assert "1 list is no longer legal" in page
    assert hall.t.players[PlayerId("p2")].list_state is ListState.HANDED_IN  # a note on paper stays a note


def test_without_a_fee_nothing_about_fees_shows_anywhere(hall: Hall) -> None:
    id = hall.tournament(players=2)
    pages = [f"/t/{id}/desk/{place}" for place in ("players", "check-in", "players/p1", "start", "import")]
    exported = hall.owner.get(f"/t/{id}/desk/export/players.csv").text

    def speaks() -> bool:
        shown = [hall.owner.get(page).text for page in pages] + [hall.player("p1").get(f"/t/{id}/me/data").text]
        return any(re.search(r"\b([Ff]ee|[Pp]aid|[Uu]npaid)\b", text) for text in shown)

    assert speaks()
    assert "paid" in exported
    hall.owner.done(f"/t/{id}/desk/settings/fee", fee="none")
    assert not hall.t.charges_fee
    assert not speaks()
    assert "paid" not in hall.owner.get(f"/t/{id}/desk/export/players.csv").text
    assert hall.owner.send(f"/t/{id}/desk/settings/fee", fee="none").status_code == 422
    hall.owner.done(f"/t/{id}/desk/settings/fee", fee="charged")
    assert speaks()


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


@pytest.mark.clause("CH-17", "PS-11", "MU-17")
@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown", "munchkin"])
def test_special_rules_stand_on_the_public_page_and_in_the_briefing(hall: Hall, book: str) -> None:
    id = hall.tournament(book, 4, ready=False)
    hall.owner.done(f"/t/{id}/desk/settings/details", special="Bring two printed lists.")
    for client in (hall.anybody, hall.player("p1")):
        for page in ("", "/rules"):
            assert "Bring two printed lists." in client.get(f"/t/{id}{page}").text
    assert hall.t.title == "Autumn Cup"
    hall.owner.done(f"/t/{id}/desk/settings/details", title="Spring Cup")
    assert hall.t.special == "Bring two printed lists."

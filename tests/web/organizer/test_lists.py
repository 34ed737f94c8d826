"""Lists at the desk: what is missing, what a check finds, accepting all the same, putting right, the pool."""

import pytest

from tests.web.hall import OPTIONS, Client, Hall
from topcut.ids import PlayerId
from topcut.rules.actions.structure import start
from topcut.rules.facts import ListAccepted
from topcut.rules.tournament import Player

GOOD = "Hero: Tardigrade Wanderer\n\nDeck\n4x Drop Bear\n36x Gazebo"
SHORT = "Hero: Tardigrade Wanderer\n\nDeck\n3x Drop Bear\n36x Gazebo"
P1 = PlayerId("p1")


def owner_of(hall: Hall) -> Player:
    return hall.t.players[P1]


def page_of(hall: Hall, client: Client) -> str:
    return client.get(f"/t/{hall.last}/desk/players/p1/list").text


def test_a_legal_list_is_accepted_at_once(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4, ready=False)
    page = hall.judge.done(f"/t/{id}/desk/players/p1/list", list=GOOD).text
    assert "It is accepted." in page
    assert "Not checked" in page
    assert owner_of(hall).list_accepted


def test_a_list_that_is_not_legal_is_kept_and_says_why_with_the_clause(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4, ready=False)
    page = hall.judge.done(f"/t/{id}/desk/players/p1/list", file=SHORT.encode()).text
    assert "It is kept, but not accepted" in page
    assert "A deck has 40 cards, and this one has 39." in page
    assert ">MU-08</a>" in page
    assert not owner_of(hall).list_accepted
    assert "Not legal" in hall.judge.get(f"/t/{id}/desk/players?show=list").text
    hall.judge.done(f"/t/{id}/desk/players/p1/list/accept", reason="she has lost a card")
    fact = [stamped.fact for stamped in hall.desk.history(id)][-1]
    assert isinstance(fact, ListAccepted)
    assert fact.reason == "she has lost a card"
    assert fact.findings == ("A deck has 40 cards, and this one has 39. (MU-08)",)


def test_what_cannot_be_read_is_refused_or_kept_as_a_note(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4, ready=False)
    refused = hall.judge.send(f"/t/{id}/desk/players/p1/list", list="on paper")
    assert refused.status_code == 422
    assert "on paper" in refused.text  # what was typed is still there
    assert owner_of(hall).list is None
    hall.judge.done(f"/t/{id}/desk/players/p1/list", list="on paper", unread="yes")
    assert (owner_of(hall).list, owner_of(hall).list_accepted) == ("on paper", False)
    assert "Topcut has not checked it" in page_of(hall, hall.judge)


@pytest.mark.clause("CH-07")
def test_a_note_for_everybody_who_has_handed_in_nothing(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    assert "4 players have not handed in anything." in hall.owner.get(f"/t/{id}/desk/players").text
    page = hall.owner.done(f"/t/{id}/desk/lists", note="on paper").text
    assert "Noted for 4 players." in page
    assert {player.list for player in hall.t.players.values()} == {"on paper"}


@pytest.mark.clause("MU-11")
def test_a_judge_puts_a_locked_list_right_with_a_reason(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4)
    hall.judge.done(f"/t/{id}/desk/players/p1/list", list=GOOD)
    hall.act(start, confirm=("MU-36",))
    path = f"/t/{id}/desk/players/p1/list/correct"
    refused = hall.judge.send(path, list=SHORT, reason="a card was missing")
    assert refused.status_code == 422
    assert "A deck has 40 cards, and this one has 39." in refused.text
    assert hall.judge.send(path, list=GOOD, reason="").status_code == 422
    hall.judge.done(path, list=GOOD.replace("Gazebo", "Kneepads"), reason="a misspelt card")
    assert "Kneepads" in str(owner_of(hall).list)


@pytest.mark.clause("MU-09")
def test_at_a_select_tournament_the_pool_is_registered_and_decks_come_out_of_it(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4, ready=False, options={**OPTIONS["munchkin"], "type": "select"})
    assert "Register the pool" in page_of(hall, hall.judge)
    hall.judge.done(f"/t/{id}/desk/players/p1/list/pool", list="Tardigrade Wanderer\n4x Drop Bear\n36x Gazebo")
    assert "Gazebo" in str(owner_of(hall).pool)
    page = hall.judge.done(f"/t/{id}/desk/players/p1/list", list=GOOD.replace("Gazebo", "Kneepads")).text
    assert "not accepted" in page


@pytest.mark.clause("CH-13")
def test_before_the_start_only_officials_and_the_owner_read_a_list_here(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    hall.judge.done(f"/t/{id}/desk/players/p1/list", list="my secret roster", unread="yes")
    assert "my secret roster" in page_of(hall, hall.judge)
    for client in (hall.player("p1"), hall.player("p2"), hall.anybody):
        answer = client.get(f"/t/{id}/desk/players/p1/list")
        assert answer.status_code in {303, 403}
        assert "my secret roster" not in answer.text


@pytest.mark.fault("F16")
def test_a_list_with_markup_is_text(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    hall.judge.done(f"/t/{id}/desk/players/p1/list", list="<svg onload=alert(1)>", unread="yes")
    page = page_of(hall, hall.judge)
    assert "<svg onload" not in page
    assert "&lt;svg onload" in page

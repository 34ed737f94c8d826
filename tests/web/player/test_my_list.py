"""My list from the phone, and the lists of others as far as the rules open them."""

import pytest

from tests.lists.listing import TACTICS, roster
from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import player, table
from topcut.desk.taking_lists import Intake
from topcut.exchange.list_demands import demands_of
from topcut.ids import PlayerId
from topcut.rules.actions import lists, rounds, structure
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import ListChecked, ListHandedIn

P1, P2 = PlayerId("p1"), PlayerId("p2")
ROSTERS = "\n".join(f"Roster {n}\nCharacters\nHero {n} of mine\nTeam Tactics\nCard {n}" for n in (1, 2, 3))


def test_a_list_is_checked_before_it_is_handed_in(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.send(f"/t/{id}/me/list", text="Characters\nHulk\nHulk\n", step="check")
    assert page.status_code == 200
    assert "What the check found" in page.text
    assert "Not legal" in page.text
    assert "CH-09" in page.text
    assert "Hulk" in page.text
    assert hall.t.players[P1].list is None
    unread = me.send(f"/t/{id}/me/list", text="Hulk, Thor", step="check")
    assert "could not read it" in unread.text
    assert "No heading was found" in unread.text


def test_what_was_read_is_shown_back_with_an_example_to_follow(hall: Hall) -> None:
    """A right list of thirteen names was answered by thirteen lines; nobody could see what was understood."""
    id = hall.tournament("showdown", 4, ready=False)
    me = hall.player("p1")
    page = me.get(f"/t/{id}/me/list").text
    assert "What should it look like?" in page
    example = demands_of(hall.t).example
    assert example.splitlines()[0] in page
    checked = me.send(f"/t/{id}/me/list", text=example, step="check").text
    assert "Nothing wrong" in checked
    assert "Squad 4" in checked
    me.done(f"/t/{id}/me/list", text=example)
    officials = hall.judge.get(f"/t/{id}/desk/players/p1/list").text
    assert "Nothing wrong" in officials
    assert "What was read" in officials


@pytest.mark.clause("CH-07", "CH-08")
def test_a_list_is_handed_in_until_it_locks_and_its_state_is_seen(hall: Hall) -> None:
    id = hall.tournament("challenger", 4)
    me = hall.player("p1")
    me.done(f"/t/{id}/me/list", text="Characters\nHulk")
    assert hall.t.players[P1].list == "Characters\nHulk"
    page = me.get(f"/t/{id}/me/list").text
    assert "Handed in" in page
    hall.act(lists.accept, P1, by=JUDGE)
    assert "Accepted" in me.get(f"/t/{id}/me/list").text
    hall.act(structure.start)
    page = me.get(f"/t/{id}/me/list").text
    assert "It can no longer be changed" in page
    assert "#CH-08" in page
    refused = me.send(f"/t/{id}/me/list", text="Characters\nThor")
    assert refused.status_code == 422
    assert hall.t.players[P1].list == "Characters\nHulk"


@pytest.mark.clause("CH-10")
def test_what_the_phone_hands_in_is_checked_in_the_same_act(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.done(f"/t/{id}/me/list", text=roster(tactics=[*TACTICS[:9], "Patch Upp"])).text
    *_, handed_in, checked = (stamped.fact for stamped in hall.desk.history(id))
    assert isinstance(handed_in, ListHandedIn)
    assert isinstance(checked, ListChecked)
    assert (checked.grade, checked.findings) == ("illegal", ("CH-10 not-in-timeline",))
    assert checked.catalogues
    assert {len(digest) for digest in checked.catalogues.values()} == {64}
    assert "Hand in a better one, or talk to an official." in page
    assert not hall.t.players[P1].list_accepted
    page = me.done(f"/t/{id}/me/list", text="on paper").text
    *_, checked = (stamped.fact for stamped in hall.desk.history(id))
    assert checked == ListChecked(P1, "unverified")
    assert "An official has not accepted it yet." in page


@pytest.mark.parametrize("text", ["", "x" * 30_000])
def test_an_empty_or_endless_list_is_refused(hall: Hall, text: str) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    assert hall.player("p1").send(f"/t/{id}/me/list", text=text).status_code == 422
    assert hall.t.players[P1].list is None


@pytest.mark.fault("F16")
def test_a_list_with_markup_is_shown_as_text(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    me.done(f"/t/{id}/me/list", text="<script>alert(1)</script>\n<svg onload=x>")
    for below in ("list", "lists/p1"):
        page = me.get(f"/t/{id}/me/{below}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page


@pytest.mark.clause("CH-13", "TL-06", "PS-05")
@pytest.mark.fault("I-6", "I-10")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_an_opponents_list_opens_with_the_pairing_and_to_nobody_else(hall: Hall, ruleset: str) -> None:
    id = hall.tournament(ruleset, 8)
    hall.act(lists.hand_in, P2, "The secret of Bo", by=OWNER)
    before = hall.player("p1").get(f"/t/{id}/me/lists/p2")
    assert before.status_code == 403
    assert "secret" not in before.text
    few = {"TL-07": "a small hall"} if ruleset == "timeline" else None
    hall.act(structure.start, deviations=few)
    assert hall.player("p1").get(f"/t/{id}/me/lists/p2").status_code == 403
    hall.pair()
    opponent = next(other for pair in hall.opponents for one, other in (pair, pair[::-1]) if one == P2)
    seen = hall.player(opponent).get(f"/t/{id}/me/lists/p2")
    assert "The secret of Bo" in seen.text
    assert f'href="/t/{id}/me/lists/p2"' in hall.player(opponent).get(f"/t/{id}/me").text
    others = [one for one in hall.t.players if one not in {P2, opponent}]
    for other in others:
        page = hall.player(other).get(f"/t/{id}/me/lists/p2")
        assert page.status_code == 403
        assert "secret" not in page.text
        assert "secret" not in hall.player(other).get(f"/t/{id}/me").text


def test_whether_there_is_a_list_is_not_told_either(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    hall.act(lists.hand_in, P2, "Hulk", by=OWNER)
    pages = [hall.player("p1").get(f"/t/{id}/me/lists/{other}") for other in ("p2", "p3", "nobody")]
    assert {page.status_code for page in pages} == {403}
    assert len({page.text.split("<main", 1)[1] for page in pages}) == 1


@pytest.mark.clause("MU-39")
def test_a_munchkin_deck_is_never_open_to_the_opponent(hall: Hall) -> None:
    here = table(hall, "munchkin")
    page = here.page(here.ana)
    assert "Theirs" not in page
    assert here.client(here.ana).get(f"{here.path}/me/lists/{here.bo}").status_code == 403
    assert "Only you and the officials see it" in here.page(here.ana, "/list")


@pytest.mark.clause("TL-15")
def test_of_three_rosters_the_one_of_the_round_stands_first(hall: Hall) -> None:
    id = hall.tournament("timeline", 8)
    hall.act(lists.hand_in, P1, ROSTERS, by=player("p1"))
    hall.act(structure.start, deviations={"TL-07": "a small hall"})
    hall.pair()
    for number in (1, 2):
        page = hall.player("p1").get(f"/t/{id}/me/lists/p1").text
        assert f"Roster {number}, to be played now" in page
        assert f"<bdi>Hero {number} of mine</bdi>" in page
        assert f"<bdi>Hero {number + 1} of mine</bdi>" not in page
        hall.play()
        hall.act(rounds.close_round)
        hall.pair()


@pytest.mark.clause("MU-09")
def test_the_pool_of_a_select_tournament_is_registered_by_the_player(hall: Hall) -> None:
    select = {"type": "select", "level": "casual", "region": "elsewhere", "legality": "on-release"}
    id = hall.tournament("munchkin", 4, ready=False, options=select)
    me = hall.player("p1")
    assert "The cards you opened" in me.get(f"/t/{id}/me/list").text
    me.done(f"/t/{id}/me/pool", pool="Drop Bear\nCard One")
    assert hall.t.players[P1].pool == "Drop Bear\nCard One"
    hall.tournament("munchkin", 4, ready=False)
    refused = hall.player("p1").send(f"/t/{hall.last}/me/pool", pool="Drop Bear")
    assert refused.status_code == 422


@pytest.mark.fault("F3")
def test_a_list_that_is_too_long_to_hand_in_is_not_read_to_be_looked_at_either(hall: Hall) -> None:
    """Reading a megabyte takes seconds, and a player may ask for it many times a minute."""
    id = hall.tournament("challenger", 4, ready=False)
    intake = Intake(hall.desk, id, Actor(Role.PLAYER, "p1"))
    looked = intake.look_at(P1, "Hulk\n" * 5_000)
    assert looked.written is None
    assert looked.refusal is not None
    assert looked.refusal.code == "list-too-large"
    sent = hall.player("p1").send(f"/t/{id}/me/list", text="Hulk\n" * 5_000, step="check")
    assert "larger than 8 kB" in sent.text

"""The start: what would be refused is said before, the structure with its clause, and every announced choice."""

import pytest
from markupsafe import escape

from tests.lists.listing import TACTICS, roster
from tests.web.hall import OPTIONS, OWNER, Hall
from topcut.rules.actions import registration
from topcut.rules.facts import ListAccepted
from topcut.rules.tournament import Announced, Deviation, Phase, Structure
from topcut.words import say
from topcut.words.clauses import says


def structure(hall: Hall) -> Structure:
    assert hall.t.structure is not None
    return hall.t.structure


@pytest.mark.clause("CH-33", "CH-22")
def test_the_structure_is_shown_with_its_clause_and_applied_from_those_who_are_there(hall: Hall) -> None:
    id = hall.tournament(players=17)
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert "With 17 players there are 4 rounds and then a cut to the top 4." in page
    assert (">CH-33</a>" in page, ">CH-22</a>" in page) == (True, True)
    sent = hall.owner.send(f"/t/{id}/desk/start")
    assert sent.headers["location"] == f"/t/{id}/desk"
    assert hall.t.phase is Phase.SWISS
    assert (structure(hall).rounds, structure(hall).cut, structure(hall).clause) == (4, 4, "CH-33")


@pytest.mark.clause("TL-07")
def test_what_fewer_players_than_the_document_asks_for_would_play_is_told_before_it_is_declared(hall: Hall) -> None:
    id = hall.tournament("timeline", players=9)
    expected = "With 9 players there are 3 rounds and then a cut to the top 8."
    assert expected not in hall.owner.get(f"/t/{id}/desk/start").text
    asked = hall.owner.send(f"/t/{id}/desk/start")
    assert asked.status_code == 422
    assert 'name="depart" value="TL-07" checked' in asked.text
    assert expected in asked.text.partition("btn danger")[0]


@pytest.mark.clause("TL-07", "TL-22")
def test_a_cut_larger_than_the_field_is_not_offered_and_both_deviations_are_asked_at_once(hall: Hall) -> None:
    id = hall.tournament("timeline", players=7)
    asked = hall.owner.send(f"/t/{id}/desk/start", draw="yes").text
    assert "With 7 players there are 3 rounds and no cut." in asked
    assert "Top 8" not in asked
    for clause in ("TL-07", "TL-22"):
        assert f'name="depart" value="{clause}" checked' in asked
    assert 'name="no_room" value="yes"' in asked
    both = {"depart": ["TL-07", "TL-22"], "reason": "seven came"}
    refused = hall.owner.send(f"/t/{id}/desk/start", cut_to="8", **both)
    assert (refused.status_code, "A cut to 8 needs 8 players" in refused.text) == (422, True)
    assert 'name="depart" value="TL-22" checked' in refused.text
    assert 'value="seven came"' in refused.text
    hall.owner.done(f"/t/{id}/desk/start", no_room="yes", **both)
    assert (structure(hall).rounds, structure(hall).cut) == (3, 0)


@pytest.mark.parametrize("none", ["0", "none", "None"])
def test_no_cut_can_be_typed(hall: Hall, none: str) -> None:
    id = hall.tournament(players=17)
    page = hall.owner.send(f"/t/{id}/desk/start", cut_to=none)
    hall.owner.send(f"/t/{id}/desk/start", cut_to=none, confirm=page.text.partition('name="confirm" value="')[2][:5])
    assert structure(hall).cut == 0


def test_who_is_not_here_is_left_out_and_the_table_is_looked_up_without_them(hall: Hall) -> None:
    id = hall.tournament(players=17)
    hall.act(registration.check_out, "p17")
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert "Leave out the one who is not here" in page
    assert "With 16 players there are 4 rounds and no cut." in page
    assert hall.owner.send(f"/t/{id}/desk/start").status_code == 422  # the box is not ticked
    hall.owner.send(f"/t/{id}/desk/start", leave_out="yes")
    assert (structure(hall).players, structure(hall).cut) == (16, 0)


def test_everything_that_is_missing_is_named_with_the_way_there(hall: Hall) -> None:
    id = hall.tournament(players=8, ready=False)
    page = hall.owner.get(f"/t/{id}/desk/start").text
    for place, clause in (("players?show=list", "CH-07"), ("officials", "CH-47")):
        assert f'href="/t/{id}/desk/{place}"' in page
        assert clause in page
    assert "2 things are still to be done, above." in page
    refused = hall.owner.send(f"/t/{id}/desk/start")
    assert (refused.status_code, 'id="refusal"' in refused.text) == (422, True)
    assert hall.t.phase is Phase.SIGN_UP


def test_both_missing_things_can_be_put_right_from_here(hall: Hall) -> None:
    id = hall.tournament(players=8, ready=False)
    listed = hall.owner.send(f"/t/{id}/desk/lists", note="on paper", back="start")
    assert listed.headers["location"] == f"/t/{id}/desk/start"
    hall.owner.send(f"/t/{id}/desk/officials", me="yes", role="watcher", back="start")
    assert "Everything is ready" in hall.owner.get(f"/t/{id}/desk/start").text
    assert hall.owner.send(f"/t/{id}/desk/start").status_code == 303
    assert {one.id for one in hall.t.officials} == {OWNER.id}


@pytest.mark.clause("CH-10")
def test_lists_that_are_not_legal_are_named_and_accepted_in_one_form_with_one_reason(hall: Hall) -> None:
    id = hall.tournament(players=8)
    for player in ("p1", "p2", "p3"):
        hall.player(player).done(f"/t/{id}/me/list", text=roster(tactics=[*TACTICS[:9], "Patch Upp"]))
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert "3 players have a Roster that is not legal by CH-10: Ana, Bo and Cy." in page
    assert "One thing is still to be done, above." in page
    assert 'name="depart"' not in page  # no deviation would help
    assert hall.owner.send(f"/t/{id}/desk/start").status_code == 422
    where = f"/t/{id}/desk/start/accept"
    refused = hall.owner.send(where, player=["p1", "p2"], why="")
    assert (refused.status_code, "reason" in refused.text) == (422, True)
    assert hall.owner.send(where, why="a misprint").status_code == 422
    assert hall.judge.send(where, player=["p1", "p2"], why="a misprint").status_code == 403
    page = hall.owner.done(where, player=["p1", "p2"], why="a misprint").text
    assert "2 lists are accepted." in page
    assert "The Roster of Cy is not legal by CH-10." in page
    accepted = [stamped.fact for stamped in hall.desk.history(id) if isinstance(stamped.fact, ListAccepted)]
    assert [(fact.player, fact.reason) for fact in accepted] == [("p1", "a misprint"), ("p2", "a misprint")]
    assert all("Patch Upp" in fact.findings[0] for fact in accepted)
    hall.player("p3").done(f"/t/{id}/me/list", text=roster())
    hall.owner.done(f"/t/{id}/desk/start")
    assert hall.t.phase is Phase.SWISS


@pytest.mark.clause("MU-09")
def test_pools_that_are_missing_are_named_and_may_lie_on_paper(hall: Hall) -> None:
    options = {**OPTIONS["munchkin"], "type": "select", "level": "premier"}
    id = hall.tournament("munchkin", 8, options=options)
    hall.player("p1").done(f"/t/{id}/me/pool", pool="40x Drop Bear")
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert "7 players have not registered a pool" in page
    assert f'action="/t/{id}/desk/start/pools"' in page
    assert hall.owner.send(f"/t/{id}/desk/start").status_code == 422
    page = hall.owner.done(f"/t/{id}/desk/start/pools", note="on paper").text
    assert "Noted for 7 pools." in page
    hall.owner.done(f"/t/{id}/desk/start")
    assert hall.t.phase is Phase.SWISS


@pytest.mark.clause("R-3")
def test_other_rounds_than_the_table_are_a_deviation_that_is_ticked_with_a_reason(hall: Hall) -> None:
    id = hall.tournament(players=8)
    refused = hall.owner.send(f"/t/{id}/desk/start", rounds="3")
    assert refused.status_code == 422
    assert 'name="depart" value="CH-33"' in refused.text
    assert 'value="3"' in refused.text
    assert hall.owner.send(f"/t/{id}/desk/start", rounds="3", depart="CH-33", reason="").status_code == 422
    assert not hall.t.deviations
    hall.owner.send(f"/t/{id}/desk/start", rounds="3", depart="CH-33", reason="a short day")
    assert structure(hall).rounds == 3
    assert hall.desk.look(id).deviations == (Deviation("CH-33", "a short day"),)


def test_a_start_with_its_deviation_that_is_sent_twice_is_done_once(hall: Hall) -> None:
    id = hall.tournament(players=8)
    for _ in range(2):
        hall.owner.done(f"/t/{id}/desk/start", rounds="3", depart="CH-33", reason="a short day", key="once")
    assert hall.t.deviations == (Deviation("CH-33", "a short day"),)


@pytest.mark.clause("R-3")
def test_the_cut_can_be_left_out_where_the_document_lets(hall: Hall) -> None:
    id = hall.tournament(players=17)
    hall.owner.send(f"/t/{id}/desk/start", cut="none")
    assert structure(hall).cut == 0


@pytest.mark.clause("R-3", "PS-23")
def test_full_swiss_is_one_choice_with_the_rounds_of_its_own_table(hall: Hall) -> None:
    id = hall.tournament("showdown", 20)
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert page.count('name="cut" value="none"') == 1
    assert 'name="alternate"' not in page
    assert "Full Swiss: 5 rounds, no cut" in page
    hall.owner.send(f"/t/{id}/desk/start", cut="none")
    assert (structure(hall).rounds, structure(hall).cut, structure(hall).clause) == (5, 0, "PS-23")


@pytest.mark.clause("MU-22", "MU-37")
def test_a_structure_is_announced_in_public_before_the_start(hall: Hall) -> None:
    id = hall.tournament("munchkin", 20)
    sent = hall.owner.send(f"/t/{id}/desk/announce", rounds="5", cut="none")
    assert sent.headers["location"] == f"/t/{id}/desk/start"
    assert hall.t.announced == Announced(5, 0, "MU-37")
    public = hall.client().get(f"/t/{id}").text
    assert "5 rounds, no cut." in public
    assert ">MU-37</a>" in public
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert 'name="rounds" value="5"' in page
    assert 'name="cut" value="none" checked' in page
    asked = hall.owner.send(f"/t/{id}/desk/start", rounds="4", cut="none")
    assert 'name="confirm" value="MU-37"' in asked.text
    hall.owner.send(f"/t/{id}/desk/start", rounds="5", cut="none", confirm="MU-37")  # with 20 a cut is recommended
    assert (structure(hall).rounds, structure(hall).clause) == (5, "MU-37")


@pytest.mark.clause("CH-22")
def test_where_the_table_binds_the_page_asks_for_the_deviation_before_it_announces(hall: Hall) -> None:
    id = hall.tournament(players=8)
    refused = hall.owner.send(f"/t/{id}/desk/announce", rounds="3")
    assert refused.status_code == 422
    assert 'name="depart" value="CH-33"' in refused.text
    assert hall.t.announced is None
    hall.owner.send(f"/t/{id}/desk/announce", rounds="3", depart="CH-33", reason="a short day")
    assert hall.t.announced == Announced(3, None, "CH-33")


@pytest.mark.clause("TL-07")
def test_a_table_that_begins_later_is_departed_from_by_name(hall: Hall) -> None:
    id = hall.tournament("timeline", 8)
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert "at least 32" in page
    assert 'name="depart" value="TL-07"' in page
    hall.owner.send(f"/t/{id}/desk/start", depart="TL-07", reason="a small hall")
    assert hall.t.phase is Phase.SWISS
    assert [one.clause for one in hall.t.deviations] == ["TL-07"]


@pytest.mark.clause("MU-36")
def test_what_is_only_recommended_asks_once_more(hall: Hall) -> None:
    id = hall.tournament("munchkin", 3)
    asked = hall.owner.send(f"/t/{id}/desk/start", fresh_tables="yes")
    assert asked.status_code == 422
    assert 'name="confirm" value="MU-36"' in asked.text
    assert 'name="fresh_tables" value="yes"' in asked.text
    hall.owner.send(f"/t/{id}/desk/start", fresh_tables="yes", confirm="MU-36")
    assert hall.t.phase is Phase.SWISS
    assert structure(hall).fresh_tables


@pytest.mark.clause("MU-21")
def test_announced_choices_are_part_of_the_start(hall: Hall) -> None:
    id = hall.tournament("munchkin", 8)
    asked = hall.owner.send(f"/t/{id}/desk/start", best_swiss="3", best_bracket="5", rounds="4")
    assert 'name="depart" value="MU-21"' in asked.text
    depart = {"depart": "MU-21", "reason": "a long evening", "confirm": "MU-37"}
    hall.owner.send(f"/t/{id}/desk/start", best_swiss="3", best_bracket="5", rounds="4", **depart)
    assert (structure(hall).rounds, structure(hall).best_of) == (4, {"swiss": 3, "bracket": 5})


def test_club_mates_are_kept_apart_in_the_rounds_that_are_named(hall: Hall) -> None:
    id = hall.tournament(players=8)
    assert 'name="apart"' not in hall.owner.get(f"/t/{id}/desk/start").text
    hall.act(registration.set_club, "p1", "North")
    page = hall.owner.get(f"/t/{id}/desk/start").text
    assert str(escape(say("apart-reason"))) in page
    assert hall.owner.send(f"/t/{id}/desk/start", apart="yes", clubs_apart="one").status_code == 422
    why = "three clubs travel together"
    assert hall.owner.send(f"/t/{id}/desk/start", apart="yes", clubs_apart="1", apart_reason="").status_code == 422
    hall.owner.send(f"/t/{id}/desk/start", apart="yes", clubs_apart="1, 2", apart_reason=why)
    assert structure(hall).clubs_apart == (1, 2)
    assert hall.t.deviations == (Deviation("CH-29", why), Deviation("CH-30", why))


def test_what_is_not_ticked_is_not_declared(hall: Hall) -> None:
    id = hall.tournament(players=8)
    hall.owner.send(f"/t/{id}/desk/start", clubs_apart="1", apart_reason=say("apart-reason"))
    assert (structure(hall).clubs_apart, hall.t.deviations) == ((), ())


@pytest.mark.clause("CH-33")
def test_a_start_that_departs_from_a_clause_asks_for_its_reason_and_goes_on(hall: Hall) -> None:
    id = hall.tournament(players=8)
    refused = hall.owner.send(f"/t/{id}/desk/start", rounds="3", fresh_tables="yes", draw="yes").text
    asked = refused.partition('id="depart"')[2].partition("</section>")[0]
    assert 'name="depart" value="CH-33" checked' in asked
    assert str(escape(says("CH-33"))) in asked
    assert asked.count('name="reason"') == refused.count('name="reason"') == 1
    assert 'name="draw" value="yes"' in asked
    form = {"rounds": "3", "fresh_tables": "yes", "draw": "yes", "depart": "CH-33"}
    again = hall.owner.send(f"/t/{id}/desk/start", **form, reason="")
    assert (again.status_code, 'id="depart"' in again.text) == (422, True)
    went_on = hall.owner.send(f"/t/{id}/desk/start", **form, reason="a short day")
    assert went_on.headers["location"] == f"/t/{id}/desk/preview"
    assert (structure(hall).rounds, structure(hall).fresh_tables) == (3, True)
    assert hall.t.deviations == (Deviation("CH-33", "a short day"),)


def test_the_start_can_draw_round_1_at_once(hall: Hall) -> None:
    id = hall.tournament(players=8)
    for _ in range(2):
        sent = hall.owner.send(f"/t/{id}/desk/start", draw="yes", key="once")
        assert sent.headers["location"] == f"/t/{id}/desk/preview"
    assert hall.t.phase is Phase.SWISS
    assert hall.t.draw is not None
    assert f'action="/t/{id}/desk/preview/publish"' in hall.owner.get(f"/t/{id}/desk/preview").text


@pytest.mark.fault("C3", "C5")
def test_two_presses_start_once(hall: Hall) -> None:
    id = hall.tournament(players=8)
    for _ in range(2):
        assert hall.owner.send(f"/t/{id}/desk/start", key="start").status_code == 303
    late = hall.co_organizer.send(f"/t/{id}/desk/start")
    assert late.status_code == 409
    assert "It has started" in late.text


def test_only_organizers_start(hall: Hall) -> None:
    id = hall.tournament(players=8)
    for client in (hall.judge, hall.player("p1")):
        assert client.get(f"/t/{id}/desk/start").status_code == 403
        assert client.send(f"/t/{id}/desk/start").status_code == 403
    assert hall.co_organizer.send(f"/t/{id}/desk/start").status_code == 303

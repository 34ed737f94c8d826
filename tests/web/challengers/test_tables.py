"""Tables on phones: begun alone or with others, joined by link or letters, dealt, and left."""

import re
from dataclasses import replace

import pytest
from markupsafe import escape
from playwright.sync_api import expect

import topcut_referee
from tests.web.browsing import Browsers, axe
from tests.web.challengers.tables import is_refused, moved_on, opened, until_asked_in_a_match
from tests.web.hall import Client, Hall
from topcut.desk.card_tables import letters_of, link_of, open_tables, refuse_seat
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.facts import RosterLocked
from topcut.rules.tournament import Phase
from topcut.store.hosting import CardTables
from topcut.words import say


def begun(hall: Hall, client: Client, name: str = "Ana") -> TournamentId:
    page = client.send("/challengers/open", name=name)
    assert page.status_code == 303, page.text
    hall.last = TournamentId(page.headers["location"].split("/")[2])
    return hall.last


def joined(hall: Hall, client: Client, name: str) -> None:
    client.done(f"/challengers/join/{link_of(hall.desk, hall.last)}", name=name)


def test_alone_against_the_robot_with_one_tap_and_one_answer(hall: Hall) -> None:
    client = hall.client()
    page = client.done("/challengers/alone")
    hall.last = open_tables(hall.desk)[0]
    assert "/game/deal" in page.text
    page = client.done(f"/t/{hall.last}/game/deal", robot_level="3", solo_cards="yes")
    table = hall.t.card_table
    assert table is not None
    assert (len(table.players), table.robot_level, table.solo_cards, table.is_solo) == (1, 3, True, True)
    assert 'value="A"' in page.text  # the pile to draw from


def test_a_table_is_opened_in_one_act_or_not_at_all(hall: Hall) -> None:
    assert hall.client().send("/challengers/open", name=" ").status_code == 422
    assert hall.store.tournaments() == ()
    begun(hall, hall.client(), "Ana  Lee")
    assert (hall.t.active, hall.names["p1"]) == (("p1",), "Ana Lee")
    assert len({(stamped.by, stamped.at) for stamped in hall.desk.history(hall.last)}) == 1
    assert hall.store.kept(hall.last).archived is not None
    hall.reopen()
    assert open_tables(hall.desk) == (hall.last,)


@pytest.mark.fault("M2")
def test_the_hosts_phone_adds_to_the_shuffles_after_the_seed_is_fixed(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    assert f'data-nonce="{id}"' in ana.get(f"/t/{id}/game").text
    ana.done(f"/t/{id}/game/deal", bots="2", nonce="0f" * 16, pace="at-once")
    (locked,) = [one.fact for one in hall.desk.history(id) if isinstance(one.fact, RosterLocked)]
    assert (locked.nonces, locked.mixed) == (("0f" * 16,), True)
    assert len(locked.players) == 4
    moved_on(hall)
    assert topcut_referee.verify(hall.anybody.get(f"/t/{id}/archive").content.split(b"\n")).ok


def test_a_number_that_is_none_is_left_out(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    ana.done(f"/t/{id}/game/deal", nonce="zz")
    assert not any(one.nonce for one in hall.t.players.values())


def test_by_the_link_people_sit_down_at_once(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    assert sorted(hall.names.values()) == ["Ana", "Bo"]
    assert (
        bo.get(f"/challengers/join/{link_of(hall.desk, id)}").headers["location"] == f"/t/{id}/game"
    )  # the same phone
    is_refused(bo.send(f"/t/{id}/game/deal"), "not-the-host", player="Ana")
    assert hall.t.phase is Phase.SIGN_UP
    ana.done(f"/t/{id}/game/deal", bots="2", bot="random", pace="at-once", clock="60", keep_one="yes")
    table = hall.t.card_table
    assert table is not None
    assert (len(table.players), table.clock, table.keep_one) == (4, 60, True)
    assert set(table.bots.values()) == {"random"}


def test_six_letters_only_ring_the_bell(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    letters = letters_of(hall.desk, id)
    assert re.fullmatch("[A-Z]{6}", letters)
    assert letters in ana.get(f"/t/{id}/game").text
    bo.done("/challengers/join", code=letters.lower())
    bo.done(f"/challengers/join/{letters}", name="Bo")
    assert bo.get("/challengers/wait").status_code == 200
    assert len(hall.t.players) == 1
    number = hall.store.applicants(id)[0].number
    ana.done(f"/t/{id}/game/door", rings=number, open="yes")
    assert bo.get("/challengers/wait").headers["location"] == f"/t/{id}/game"
    assert bo.get(f"/t/{id}/game").status_code == 200
    assert sorted(hall.names.values()) == ["Ana", "Bo"]


def test_letters_need_the_hosts_tap_and_the_phone_adds_to_the_shuffles(hall: Hall) -> None:
    ana, bo, cy = hall.client(), hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    cy.done(f"/challengers/join/{letters_of(hall.desk, id)}", name="Cy", nonce="0c" * 16)
    number = hall.store.applicants(id)[0].number
    assert "Let in" not in bo.get(f"/t/{id}/game").text
    is_refused(bo.send(f"/t/{id}/game/door", rings=number, open="yes"), "not-the-host", player="Ana")
    assert len(hall.t.players) == 2
    assert "Let in" in ana.get(f"/t/{id}/game").text
    ana.done(f"/t/{id}/game/door", rings=number, open="yes")
    assert hall.t.players[PlayerId("p3")].nonce == "0c" * 16


def test_who_rang_elsewhere_before_comes_to_the_table_that_let_them_in(hall: Hall) -> None:
    ana, bo, cy = hall.client(), hall.client(), hall.client()
    first = begun(hall, ana)
    second = begun(hall, bo, "Bo")
    cy.done(f"/challengers/join/{letters_of(hall.desk, first)}", name="Cy")
    hall.wait(minutes=1)
    cy.done(f"/challengers/join/{letters_of(hall.desk, second)}", name="Cy")
    bo.done(f"/t/{second}/game/door", rings=hall.store.applicants(second)[0].number, open="yes")
    assert cy.get("/challengers/wait").headers["location"] == f"/t/{second}/game"


@pytest.mark.browser
def test_who_rings_is_seen_at_once_and_can_be_let_in_from_the_table_and_from_a_match(
    hall: Hall, browsers: Browsers
) -> None:
    host, new = browsers.phone(), browsers.phone()
    host.goto("/challengers")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open a table").tap()
    expect(host.get_by_role("button", name="Deal the cards")).to_be_visible()
    id = hall.last = open_tables(hall.desk)[0]
    new.goto(f"/challengers/join/{letters_of(hall.desk, id)}")
    new.get_by_label("Your name").fill("Bo")
    new.get_by_role("button", name="Ask to sit down").tap()
    expect(host.get_by_role("button", name="Let in Bo")).to_be_visible()
    axe(host)  # the buttons can be read
    host.get_by_role("button", name="Let in Bo").tap()
    new.wait_for_url("**/game")
    expect(host.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    host.get_by_role("button", name="Deal the cards").tap()
    expect(host.get_by_role("heading", name="Draw cards")).to_be_visible()
    host.goto("about:blank")  # the game's page would follow to the match by itself, at the same time
    moved_on(hall, rounds=1)
    host.goto(f"/t/{id}/game/match/1/1")
    other = browsers.phone()
    other.goto(f"/challengers/join/{letters_of(hall.desk, id)}")
    other.get_by_role("button", name="I am Bo").tap()
    host.get_by_role("button", name="Let in Bo").tap()
    other.wait_for_url("**/game**")
    assert host.url.endswith("/match/1/1")


def test_who_is_sent_away_has_no_seat(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    bo.done(f"/challengers/join/{letters_of(hall.desk, id)}", name="Bo")
    number = hall.store.applicants(id)[0].number
    ana.done(f"/t/{id}/game/door", rings=number, open="no")
    assert str(escape(say("ring-refused"))) in bo.get("/challengers/wait", follow_redirects=True).text
    is_refused(ana.send(f"/t/{id}/game/door", rings=number, open="yes"), "seat-not-waiting")
    assert len(hall.t.players) == 1


def test_another_phone_comes_back_to_a_seat_after_a_tap(hall: Hall) -> None:
    ana, bo, new = hall.client(), hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal")
    door = f"/challengers/join/{link_of(hall.desk, id)}"
    is_refused(new.send(door, name="Cy"), "table-started")
    new.done(door, seat="p1")
    assert new.get(f"/t/{id}/game/other-phone").status_code in (303, 403)  # not before the tap
    hall.wait(minutes=2)
    bo.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    assert "/game/answer" in new.get(f"/t/{id}/game").text
    new.done(f"/t/{id}/game/answer", said="A", of="draw-0")
    hall.reopen()


@pytest.mark.fault("H-4")
def test_nobody_takes_a_seat_behind_the_back_of_who_has_it(hall: Hall) -> None:
    """A guest could ring for the host's seat with a second phone and open with the first."""
    ana, bo, second = hall.client(), hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal")
    door = f"/challengers/join/{letters_of(hall.desk, id)}"
    second.done(door, seat="p1")
    assert 'name="rings"' in ana.get(f"/t/{id}/game").text  # and could refuse
    number = hall.store.applicants(id)[0].number
    is_refused(bo.send(f"/t/{id}/game/door", rings=number, open="yes"), "ring-early", player="Ana", minutes=2)
    assert "/game/answer" in ana.get(f"/t/{id}/game").text
    hall.wait(minutes=2)
    bo.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    assert "/game/answer" not in ana.get(f"/t/{id}/game", follow_redirects=True).text
    back = hall.client()
    back.done(door, seat="p1")
    second.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    assert "/game/answer" in back.get(f"/t/{id}/game").text


@pytest.mark.fault("H-4")
def test_whose_seat_it_is_refuses_another_phone(hall: Hall) -> None:
    ana, bo, second = hall.client(), hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal")
    second.done(f"/challengers/join/{letters_of(hall.desk, id)}", seat="p2")
    bo.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="no")
    assert hall.store.applicants(id) == ()
    assert "/game/answer" in bo.get(f"/t/{id}/game").text


def test_a_player_takes_the_own_seat_to_another_phone(hall: Hall) -> None:
    ana, new = hall.client(), hall.client()
    ana.done("/challengers/alone")
    id = hall.last = open_tables(hall.desk)[0]
    code = re.search(r'class="code">([A-Z2-7-]+)<', ana.send(f"/t/{id}/game/other-phone").text)
    assert code is not None
    answer = new.send("/c/claim", code=code[1])
    assert answer.status_code == 303
    assert "/game/deal" in new.get(f"/t/{id}/game").text
    assert "/game/deal" in ana.get(f"/t/{id}/game").text
    assert new.get(f"/t/{id}/me").headers["location"] == f"/t/{id}/game"


def test_a_full_table_takes_nobody_else(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    for number in range(7):
        joined(hall, hall.client(), f"Guest {number}")
    late = hall.client().send(f"/challengers/join/{link_of(hall.desk, id)}", name="One more")
    is_refused(late, "table-full", most=8)
    assert len(hall.t.players) == 8
    assert ana.send(f"/t/{id}/game/deal", bots="1").status_code == 422
    door = hall.client().get(f"/challengers/join/{link_of(hall.desk, id)}").text
    assert f'href="/t/{id}/game"' in door  # to watch, as the sentence says


def test_a_code_that_does_not_exist_is_refused(hall: Hall) -> None:
    is_refused(hall.client().send("/challengers/join", code="ABCDEF"), "table-code")
    is_refused(hall.client().get("/challengers/join/nothing"), "table-code")


def test_options_that_do_not_exist_deal_nothing(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    is_refused(ana.send(f"/t/{id}/game/deal", clock="7"), "table-options")
    assert ana.send(f"/t/{id}/game/deal", pace="mad").status_code == 422
    assert ana.send(f"/t/{id}/game/deal", robot_level="9").status_code == 422
    assert hall.t.phase is Phase.SIGN_UP


def test_a_refused_deal_keeps_every_option(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    chosen = {"set": ["Castle", "Funfair"], "clock": "120", "pace": "calm", "keep_one": "yes", "any_plan": "yes"}
    page = ana.send(f"/t/{id}/game/deal", bots="2", **chosen)
    assert page.status_code == 422
    ticked = re.findall(r'name="(\w+)" value="([^"]+)"\s+checked', page.text)
    assert [one for one in ticked if one[0] == "set"] == [("set", "Castle"), ("set", "Funfair")]
    assert {("keep_one", "yes"), ("any_plan", "yes")} <= set(ticked)
    assert re.findall(r'<option(?: value="([^"]*)")?\s+selected', page.text) == ["", "greedy", "120", "calm"]
    assert hall.t.phase is Phase.SIGN_UP


def test_the_owner_says_who_opens_tables_and_how_many(hall: Hall) -> None:
    assert 'id="said"' not in hall.owner.get("/challengers/tables").text  # nothing has been done yet
    hall.owner.done("/challengers/tables", who="accounts", most="5", hours="3")
    is_refused(hall.client().send("/challengers/alone"), "tables-closed")
    assert hall.owner.send("/challengers/alone").status_code == 303
    hall.owner.done("/challengers/tables", who="everyone", most="1", hours="3")
    is_refused(hall.client().send("/challengers/alone"), "tables-many", most=1)
    assert hall.owner.send("/challengers/tables", who="everybody", most="1", hours="3").status_code == 422


def test_a_table_at_which_nothing_happens_is_put_away(hall: Hall) -> None:
    hall.client().done("/challengers/alone")
    id = open_tables(hall.desk)[0]
    hall.app.state.card_bots.tick()
    assert open_tables(hall.desk) == (id,)
    hall.wait(minutes=60 * 25)
    hall.app.state.card_bots.tick()
    assert open_tables(hall.desk) == ()
    assert hall.client().get(f"/t/{id}/game").status_code != 200


def test_tables_are_in_no_list(hall: Hall) -> None:
    begun(hall, hall.client(), "Zoe")
    assert "Zoe" not in hall.anybody.get("/").text
    assert "Zoe" not in hall.anybody.get("/calendar").text


def test_bots_answer_and_go_on_after_a_restart(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    ana.done(f"/t/{id}/game/deal", bots="3", pace="at-once")
    hall.app.state.card_bots.tick()
    table = hall.t.card_table
    assert table is not None
    answered = {one.player for one in table.answers}
    assert answered == {"p2", "p3", "p4"}
    moved_on(hall, 0, rounds=1)
    hall.reopen()
    before = len(table.answers)
    hall.app.state.card_bots.tick()
    assert hall.t.card_table is not None
    assert len(hall.t.card_table.answers) > before


def test_bots_at_a_human_pace_answer_once_a_tick(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    ana.done(f"/t/{id}/game/deal", bots="3")
    hall.app.state.card_bots.tick()
    table = hall.t.card_table
    assert table is not None
    assert len(table.answers) == 3


def test_nobody_becomes_host_by_calling_a_bot_for_a_host_who_is_there(hall: Hall) -> None:
    id = opened(hall, 3)
    p1, p2 = hall.player("p1"), hall.player("p2")
    is_refused(p2.send(f"/t/{id}/game/stand-in", player="p1"), "stand-in-early", player="Ana", minutes=2)
    is_refused(p2.send(f"/t/{id}/game/robot", player="p1"), "not-the-host", player="Ana")
    p1.done(f"/t/{id}/game/stand-in", player="p2")  # the host may at once
    assert hall.t.card_table is not None
    assert set(hall.t.card_table.stand_ins) == {"p2"}


def test_a_host_who_is_away_stays_host_for_a_while_and_is_host_again_when_back(hall: Hall) -> None:
    id = opened(hall, 3)
    p1, p2 = hall.player("p1"), hall.player("p2")
    hall.wait(minutes=2)
    p2.done(f"/t/{id}/game/stand-in", player="p1")
    assert "/game/back" in p1.get(f"/t/{id}/game").text
    hall.wait(seconds=119)
    is_refused(p2.send(f"/t/{id}/game/robot", player="p3"), "not-the-host", player="Ana")
    hall.wait(seconds=1)
    assert p2.send(f"/t/{id}/game/robot", player="p3").status_code == 422  # whether they are sure
    assert 'value="Q62"' in p2.send(f"/t/{id}/game/robot", player="p3").text
    p1.done(f"/t/{id}/game/back")
    is_refused(p2.send(f"/t/{id}/game/robot", player="p3"), "not-the-host", player="Ana")


def test_who_is_away_comes_back_from_the_match_too(hall: Hall) -> None:
    id = opened(hall, 2)
    seat, round, park = until_asked_in_a_match(hall)
    me, other = (hall.player(f"p{one}") for one in (seat + 1, 2 - seat))
    hall.wait(minutes=2)
    other.done(f"/t/{id}/game/stand-in", player=f"p{seat + 1}")
    place = f"/match/{round}/{park}"
    assert "/game/back" in me.get(f"/t/{id}/game{place}").text
    assert "/game/back" not in other.get(f"/t/{id}/game{place}").text
    assert me.send(f"/t/{id}/game/back", **{"from": place}).headers["location"] == f"/t/{id}/game{place}"
    assert hall.t.card_table is not None
    assert not hall.t.card_table.stand_ins


def test_a_bot_stands_in_until_the_player_is_back(hall: Hall) -> None:
    id = opened(hall, 3, pace="at-once")
    p1, p2 = hall.player("p1"), hall.player("p2")
    hall.wait(minutes=2)
    p2.done(f"/t/{id}/game/stand-in", player="p1")
    hall.app.state.card_bots.tick()
    table = hall.t.card_table
    assert table is not None
    assert {one.player for one in table.answers} == {"p1"}
    is_refused(p2.send(f"/t/{id}/game/stand-in", player="p1"), "no-stand-in", player="Ana")
    assert "/game/back" in p1.get(f"/t/{id}/game").text
    p1.done(f"/t/{id}/game/back")
    assert hall.t.card_table is not None
    assert not hall.t.card_table.stand_ins
    is_refused(p1.send(f"/t/{id}/game/back"), "not-away", player="Ana")


def test_who_answers_in_person_is_back(hall: Hall) -> None:
    id = opened(hall, 3)
    hall.player("p1").done(f"/t/{id}/game/stand-in", player="p1")
    hall.player("p1").done(f"/t/{id}/game/answer", said="A")
    assert hall.t.card_table is not None
    assert not hall.t.card_table.stand_ins


def test_where_the_table_wants_a_clock_a_bot_stands_in_when_time_is_over(hall: Hall) -> None:
    id = opened(hall, 2, clock=60, pace="at-once")
    hall.player("p1").done(f"/t/{id}/game/answer", said="A")
    hall.app.state.card_bots.tick()
    assert hall.t.card_table is not None
    assert not hall.t.card_table.stand_ins
    hall.wait(seconds=61)
    hall.app.state.card_bots.tick()
    assert hall.t.card_table is not None
    assert set(hall.t.card_table.stand_ins) == {"p1", "p2"}


@pytest.mark.clause("Q62")
def test_the_robot_takes_over_for_good_only_by_the_tables_decision(hall: Hall) -> None:
    id = opened(hall, 3)
    asked = hall.player("p1").send(f"/t/{id}/game/robot", player="p2")
    assert asked.status_code == 422
    assert 'value="Q62"' in asked.text  # whether they are sure
    is_refused(hall.player("p3").send(f"/t/{id}/game/robot", player="p2"), "not-the-host", player="Ana")  # at once
    assert not hall.t.players[next(iter(hall.t.players))].dropped
    hall.player("p3").done(f"/t/{id}/game/robot", player="p3", confirm="Q62")  # oneself, always


def test_a_lost_row_leaves_tables_to_those_with_an_account(hall: Hall) -> None:
    hall.store.change_access(lambda accounts: accounts.put(replace(CardTables(), who="nobody")))
    assert hall.owner.send("/challengers/alone").status_code == 422


def test_a_game_that_is_over_has_no_seats(hall: Hall) -> None:
    opened(hall, 2)
    moved_on(hall)
    with pytest.raises(Refusal) as refused:
        refuse_seat(hall.t)
    assert refused.value.code == "table-over"

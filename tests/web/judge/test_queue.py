"""Calls, rulings and appeals on the officials' page."""

import re

import pytest

from tests.web.hall import JUDGE, OWNER, SECOND_JUDGE, Hall
from tests.web.organizer.playing_on import claimed, entered, first, name, play_round, second
from tests.web.test_page_refusals import says
from topcut.rules.actions import calling, judging, rounds, structure
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.staff import let_in, send_away
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.web.viewer import Kind


def call(hall: Hall, table: int, about: str = "") -> None:
    hall.act(calling.call_official, about, by=Actor(Role.PLAYER, first(hall, table)))


@pytest.mark.clause("CH-14", "PS-08")
def test_calls_are_there_oldest_first_with_their_tables(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3, "Range of a throw")
    hall.wait(minutes=4)
    call(hall, 1, "Line of sight")
    page = hall.judge.get(f"/t/{id}/judge").text
    assert page.index("Range of a throw") < page.index("Line of sight")
    assert "2 waiting" in page
    assert hall.player("p1").get(f"/t/{id}/judge").status_code == 403


def test_a_call_is_closed_once_and_stays_among_the_answered(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3, "Range of a throw")
    page = hall.judge.done(f"/t/{id}/judge/close", tap="1").text
    assert "0 waiting" in page
    assert "Range of a throw" in page
    assert hall.judge.send(f"/t/{id}/judge/close", tap="1").status_code == 422
    assert hall.judge.send(f"/t/{id}/judge/close", tap="one").status_code == 422
    hall.act(calling.call_official, "again", by=Actor(Role.PLAYER, "p1"))
    there = hall.judge.send(f"/t/{id}/judge/close", tap="2", **{"from": "desk"})
    assert there.headers["location"] == f"/t/{id}/desk"  # whoever closes it beside the entry line types on


def test_a_call_that_nobody_answered_ends_with_its_round(hall: Hall) -> None:
    id = hall.paired()
    me = first(hall, 3)
    call(hall, 3, "Range of a throw")
    play_round(hall)
    assert "1 waiting" in hall.judge.get(f"/t/{id}/judge").text
    hall.pair()
    page = hall.judge.get(f"/t/{id}/judge").text
    assert "0 waiting" in page
    assert "Ended with round 1" in page
    mine = hall.player(me).get(f"/t/{id}/me").text
    assert f'action="/t/{id}/me/call"' in mine  # the player can call again


def test_a_dispute_waits_among_the_calls(hall: Hall) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    claimed(hall, 2, (9, 16), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/judge").text
    assert "Score differs" in page
    assert f"/t/{id}/desk/enter?table=2" in page
    assert ("<title>(1) " in page, "1 waiting" in page, "No one has called" in page) == (True, True, False)
    assert 'data-wait="dispute-swiss-1-2"' in page


@pytest.mark.clause("MU-04")
def test_a_dispute_waits_only_for_officials_whom_it_concerns(hall: Hall) -> None:
    id = hall.tournament("munchkin", players=8)
    hall.act(name_official, SECOND_JUDGE.id, "head-judge")
    hall.act(name_official, JUDGE.id, "floor-judge", plays_as="p1", alternate=SECOND_JUDGE.id)
    hall.act(structure.start)
    hall.pair()
    table = next(match.table for match in hall.playing.round.matches if "p1" in match.players)
    assert table is not None
    claimed(hall, table, (1, 0))
    claimed(hall, table, (0, 1), Seat.SECOND)
    assert "data-wait=" not in hall.judge.get(f"/t/{id}/judge").text
    assert 'data-wait="dispute-' in hall.let_in(Kind.JUDGE, SECOND_JUDGE.id).get(f"/t/{id}/judge").text
    assert 'data-wait="dispute-' in hall.owner.get(f"/t/{id}/judge").text


def test_a_call_waits_for_all_again_once_its_judge_was_sent_away(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3, "Range of a throw")
    hall.judge.done(f"/t/{id}/judge/take", tap="1")
    mine, me = f"/t/{id}/me", hall.player(first(hall, 3))
    assert "data-taken" in me.get(mine).text
    assert "data-wait=" not in hall.owner.get(f"/t/{id}/judge").text
    late = hall.owner.send(f"/t/{id}/judge/take", tap="1")
    assert says(late, "call-taken-already", taker=hall.desk.names(id).of(JUDGE.id), table=3, player="")
    hall.act(let_in, JUDGE.id, Role.OFFICIAL)
    hall.act(send_away, JUDGE.id)
    assert 'data-wait="call-1"' in hall.owner.get(f"/t/{id}/judge").text
    assert "data-taken" not in me.get(mine).text
    hall.owner.done(f"/t/{id}/judge/take", tap="1")
    assert "data-taken" in me.get(mine).text
    entered(hall, 3, (16, 9))
    assert "data-taken" not in me.get(mine).text  # nobody hurries to a game that is settled


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_does_not_read_the_calls_of_the_own_table(hall: Hall) -> None:
    id = hall.tournament("munchkin", players=8)
    hall.act(name_official, "hana", "head-judge")
    hall.act(name_official, JUDGE.id, "floor-judge", plays_as="p1", alternate="hana")
    hall.act(structure.start)
    hall.pair()
    now = hall.t.rounds[0]
    mine = next(match for match in now.matches if "p1" in (match.first, match.second))
    hall.act(calling.call_official, "Is this legal?", by=Actor(Role.PLAYER, mine.first))
    assert "Is this legal?" not in hall.judge.get(f"/t/{id}/judge").text
    assert "Is this legal?" not in hall.judge.get(f"/t/{id}/desk").text
    assert "Is this legal?" not in hall.judge.get(f"/t/{id}/desk/log").text
    assert "Is this legal?" in hall.owner.get(f"/t/{id}/judge").text
    hall.act(calling.close_call, 1)
    assert "Is this legal?" not in hall.judge.get(f"/t/{id}/judge").text


@pytest.mark.clause("CH-51")
def test_a_ruling_is_recorded_appealed_once_and_decided_by_the_head_official(hall: Hall) -> None:
    id = hall.paired()
    ruling = {"question": "Is it in range?", "answer": "No."}
    assert hall.judge.send(f"/t/{id}/judge/tables/2/ruling", **{**ruling, "answer": ""}).status_code == 422
    page = hall.judge.done(f"/t/{id}/judge/tables/2/ruling", **ruling).text
    assert "Is it in range?" in page
    hall.act(name_official, "hana", "head-watcher")
    hall.act(judging.appeal, 1, by=Actor(Role.PLAYER, second(hall, 2)))
    page = hall.judge.get(f"/t/{id}/judge").text
    assert f"appealed by <bdi>{name(hall, second(hall, 2))}</bdi>" in page
    assert "Decide the appeal" not in page
    assert hall.judge.send(f"/t/{id}/judge/decide", ruling="1", upheld="yes").status_code == 422
    hall.act(name_official, JUDGE.id, "head-watcher")
    asked = hall.judge.send(f"/t/{id}/judge/decide", ruling="1", upheld="no", answer="It is.")
    assert asked.status_code == 422  # an own ruling, while hana is there
    assert "CH-51" in asked.text
    assert 'value="It is."' in asked.text
    assert 'name="by"' not in asked.text
    asked = hall.owner.send(f"/t/{id}/judge/decide", ruling="1", upheld="no", answer="It is.")
    assert (asked.status_code, '<option value="hana">' in asked.text) == (422, True)
    page = hall.owner.done(f"/t/{id}/judge/decide", ruling="1", upheld="no", answer="It is.", by="hana").text
    assert "It is." in page
    assert "decided by <bdi>hana</bdi>" in page


@pytest.mark.clause("CH-49", "CH-51")
def test_the_organizer_writes_down_whose_ruling_it_was(hall: Hall) -> None:
    id = hall.paired()
    page = hall.owner.done(f"/t/{id}/judge/tables/2/ruling", question="In range?", answer="No.", by=JUDGE.id).text
    assert "by <bdi>Wanda</bdi>" in page
    assert hall.t.conduct.rulings[0].official == JUDGE.id


@pytest.mark.clause("CH-14")
def test_a_call_is_taken_by_one_and_by_another_only_instead(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3, "Range of a throw")
    page = hall.judge.done(f"/t/{id}/judge/take", tap="1").text
    assert f'formaction="/t/{id}/judge/close" name="tap" value="1"' in page
    assert "1 waiting" in page
    theirs = hall.owner.get(f"/t/{id}/judge").text
    assert "Wanda is on the way" in theirs
    assert "0 waiting" in theirs
    late = hall.owner.send(f"/t/{id}/judge/take", tap="1")
    assert late.status_code == 422
    assert "is on the way to table 3" in late.text
    assert hall.judge.send(f"/t/{id}/judge/take", tap="1 instead").status_code == 422  # mine already
    hall.owner.done(f"/t/{id}/judge/take", tap="1 instead")
    assert hall.t.conduct.calls[0].taken_by == OWNER.id
    mine = hall.player(first(hall, 3)).get(f"/t/{id}/me").text
    assert f'data-taken="{OWNER.id}"' in mine
    for bad in ("", "one", "7", "1 1"):
        assert hall.judge.send(f"/t/{id}/judge/take", tap=bad).status_code == 422, bad


def test_a_form_goes_back_to_the_page_it_was_on_and_nowhere_else(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3)
    for place, there in (
        ("judge/tables/3", f"/t/{id}/judge/tables/3"),
        ("//evil.example", f"/t/{id}/judge"),
        ("judge/../../../evil", f"/t/{id}/judge"),
        ("judge\n", f"/t/{id}/judge"),
    ):
        sent = hall.judge.send(f"/t/{id}/judge/take", tap="1 instead", **{"from": place})
        hall.act(calling.take_call, 1, instead=True)
        assert sent.headers["location"] == there, place


def test_both_players_of_a_table_stand_on_every_row(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3)
    claimed(hall, 2, (16, 9))
    claimed(hall, 2, (9, 16), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/judge").text
    for table in (2, 3):
        for player in (first(hall, table), second(hall, table)):
            assert f'href="/t/{id}/desk/players/{player}"' in page


def test_what_a_player_writes_is_only_text(hall: Hall) -> None:
    id = hall.paired()
    call(hall, 3, "<script>alert(1)</script> \u202e{{ 7 * 7 }}")
    for place in ("judge", "judge/tables/3", "judge/pulse", "desk"):
        page = hall.judge.get(f"/t/{id}/{place}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;" in page


@pytest.mark.clause("MU-04")
def test_a_call_from_a_table_where_an_official_plays_reaches_its_alternate_alone(hall: Hall) -> None:
    id = hall.tournament("munchkin", players=8)
    hall.act(name_official, "hana", "head-judge")
    hall.act(name_official, JUDGE.id, "floor-judge", plays_as="p1", alternate="hana")
    hall.act(name_official, SECOND_JUDGE.id, "floor-judge")
    hall.act(structure.start)
    hall.pair()
    mine = next(match for match in hall.t.rounds[0].matches if "p1" in match.players)
    hall.act(calling.call_official, "Is this legal?", by=Actor(Role.PLAYER, mine.first))
    hana, other = (hall.let_in(Kind.JUDGE, one) for one in ("hana", SECOND_JUDGE.id))
    assert "<title>(1) " in hana.get(f"/t/{id}/judge").text
    hall.act(calling.take_call, 1, by=Actor(Role.OFFICIAL, "hana"))
    hall.act(calling.close_call, 1, by=Actor(Role.OFFICIAL, "hana"))
    assert "Is this legal?" in hana.get(f"/t/{id}/judge").text
    hall.act(calling.call_official, "And this?", by=Actor(Role.PLAYER, mine.first))
    for judge in (hall.judge, other):
        for place in ("judge", f"judge/tables/{mine.table}", "judge/pulse", "desk", "desk/log"):
            page = judge.get(f"/t/{id}/{place}").text
            assert not any(said in page for said in ("Is this legal?", "And this?", "<title>(1)")), place


@pytest.mark.clause("CH-51")
def test_an_appeal_at_the_table_reaches_the_head_official_and_is_counted_there(hall: Hall) -> None:
    id = hall.paired()
    hall.act(name_official, SECOND_JUDGE.id, "head-watcher")
    head = hall.let_in(Kind.JUDGE, SECOND_JUDGE.id)
    hall.judge.done(f"/t/{id}/judge/tables/2/ruling", question="In range?", answer="No.")
    player = second(hall, 2)
    assert hall.judge.send(f"/t/{id}/judge/appeal", tap=f"1 {first(hall, 3)}").status_code == 422  # of another game
    page = hall.judge.done(f"/t/{id}/judge/appeal", tap=f"1 {player}", **{"from": "judge/tables/2"}).text
    assert "<title>Table 2" in page
    assert hall.t.conduct.rulings[0].appealed_by == player
    page = head.get(f"/t/{id}/judge").text
    assert "<title>(1) " in page
    assert f'action="/t/{id}/judge/decide"' in page
    assert page.split(f'action="/t/{id}/judge/decide"')[1].split("</fieldset>")[0].count("checked") == 0
    assert says(head.send(f"/t/{id}/judge/decide", ruling="1"), "appeal-unsaid", ruling=1)
    head.done(f"/t/{id}/judge/decide", ruling="1", upheld="yes")
    assert "<title>(1) " not in head.get(f"/t/{id}/judge").text


@pytest.mark.clause("CH-50")
def test_the_question_of_the_third_warning_rings_for_the_head_official(hall: Hall) -> None:
    id = hall.paired()
    hall.act(name_official, SECOND_JUDGE.id, "head-watcher")
    head = hall.let_in(Kind.JUDGE, SECOND_JUDGE.id)
    for _ in range(3):
        hall.judge.done(f"/t/{id}/desk/players/p1/warn", ground="Slow play", eject="ask")
    assert 'data-wait="warned-p1-3"' in head.get(f"/t/{id}/judge").text
    assert "data-wait=" not in hall.judge.get(f"/t/{id}/judge").text
    assert f"/t/{id}/desk/players/p1#third" in hall.judge.get(f"/t/{id}/judge").text


def test_before_the_start_a_judge_begins_with_the_queue_and_is_led_nowhere_in_vain(hall: Hall) -> None:
    id = hall.tournament()
    page = hall.judge.get(f"/t/{id}/judge")
    assert (page.status_code, "No one has called" in page.text) == (200, True)
    overview = hall.judge.get(f"/t/{id}/desk").text
    assert f'<a href="/t/{id}/judge"' in overview
    assert "Ctrl" not in overview
    for place in re.findall(rf'href="(/t/{id}/desk[^"#]*)"', overview):
        assert hall.judge.get(place).status_code in {200, 303}, place
    assert f'href="/t/{id}/desk/officials"' in hall.owner.get(f"/t/{id}/desk").text


def test_the_table_of_a_ruling_leads_there_while_its_round_is_played(hall: Hall) -> None:
    id = hall.paired()
    hall.judge.done(f"/t/{id}/judge/tables/2/ruling", question="In range?", answer="No.")
    hall.act(name_official, OWNER.id, "head-watcher")
    hall.act(judging.appeal, 1, by=Actor(Role.PLAYER, second(hall, 2)))
    there = f'class="to-table" href="/t/{id}/judge/tables/2"'
    assert hall.owner.get(f"/t/{id}/judge").text.count(there) == 2  # above the decision, and among the rulings
    hall.play()
    hall.act(rounds.close_round)
    hall.pair()
    page = hall.owner.get(f"/t/{id}/judge").text
    assert there not in page  # others sit there now
    assert "In range?" in page

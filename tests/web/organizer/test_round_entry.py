"""Entering results: read back before they count, every ending of every rule book, claims and disputes in one tap."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import (
    claimed,
    entered,
    first,
    match_at,
    name,
    number_at,
    play_all,
    play_round,
    second,
)
from topcut.refusal import Refusal
from topcut.rules.actions import clock, cut, leaving, reports, rounds
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.ruleset import How
from topcut.web.organizer.round import read
from topcut.words import sentence

SEEN = re.compile(r'name="seen" value="([0-9a-f]+)"')


def tap(page: str, who: str) -> str:
    """What a button of the round page sends, found by its table and seat."""
    found = re.search(rf'name="tap" value="({who} [0-9a-f]+)"', page)
    assert found, who
    return found[1]


def settle(hall: Hall, **fields: str) -> str:
    """As a person does it: type, read the sentence, press Enter again."""
    desk = f"/t/{hall.last}/desk"
    asked = hall.judge.send(f"{desk}/enter", **fields)
    assert asked.status_code == 303, asked.text
    page = hall.judge.get(asked.headers["location"]).text
    token = SEEN.search(page)
    assert token, page
    return hall.judge.done(f"{desk}/enter", **fields, seen=token[1]).text


def test_a_result_is_read_back_before_it_counts(hall: Hall) -> None:
    id = hall.paired()
    fields = {"table": "3", "vp-1": "9", "vp-2": "16"}
    asked = hall.owner.send(f"/t/{id}/desk/enter", **fields)
    assert asked.headers["location"] == f"/t/{id}/desk/enter?table=3&vp-1=9&vp-2=16"
    assert match_at(hall, 3).result is None
    page = hall.owner.get(asked.headers["location"]).text
    said = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page))
    assert f"Table 3: {name(hall, second(hall, 3))} wins 16 : 9, 3 points CH-37." in said
    token = SEEN.search(page)
    assert token
    after = hall.owner.done(f"/t/{id}/desk/enter", **fields, seen=token[1])
    assert f"Table 3: {name(hall, second(hall, 3))} beats {name(hall, first(hall, 3))}, 16 : 9." in after.text
    result = match_at(hall, 3).result
    assert result is not None
    assert (result.figures, result.winner) == (((9, 16),), Seat.SECOND)


def test_the_script_is_told_the_sentence_alone_and_the_names_for_the_labels(hall: Hall) -> None:
    id = hall.paired()
    asked = {"HX-Request": "true"}
    answer = hall.owner.get(f"/t/{id}/desk/enter?table=2&vp-1=16&vp-2=9", headers=asked).text
    assert "<html" not in answer
    assert f'data-first="{name(hall, first(hall, 2))}"' in answer
    assert SEEN.search(answer)
    half = hall.owner.get(f"/t/{id}/desk/enter?table=2&vp-1=1", headers=asked).text
    assert not SEEN.search(half)
    assert "two whole numbers" in half
    assert "able 99" in hall.owner.get(f"/t/{id}/desk/enter?table=99", headers=asked).text


def test_a_token_for_another_score_is_no_token(hall: Hall) -> None:
    id = hall.paired()
    page = hall.owner.get(f"/t/{id}/desk/enter?table=3&vp-1=9&vp-2=16").text
    token = SEEN.search(page)
    assert token
    answer = hall.owner.send(f"/t/{id}/desk/enter", table="3", seen=token[1], **{"vp-1": "19", "vp-2": "16"})
    assert "/desk/enter?" in answer.headers["location"]
    assert match_at(hall, 3).result is None


def test_what_cannot_be_read_is_said_and_kept_in_the_fields(hall: Hall) -> None:
    id = hall.paired()
    for fields, said in (
        ({"table": "x"}, "not a number"),
        ({}, sentence(Refusal("table-untyped"))),
        ({"table": "77", "vp-1": "1", "vp-2": "2"}, "able 77"),
        ({"table": "1", "vp-1": "999", "vp-2": "2"}, "cannot be 999"),
        ({"table": "1", "how": "concession"}, "has a winner"),
    ):
        answer = hall.owner.send(f"/t/{id}/desk/enter", **fields)
        assert answer.status_code == 422
        assert said in answer.text
        assert all(f'value="{value}"' in answer.text for value in fields.values())


def test_endings_of_a_challenger_match(hall: Hall) -> None:
    hall.paired(players=12)
    settle(hall, table="1", how="concession", winner="2", **{"vp-1": "3", "vp-2": "5"})
    settle(hall, table="2", how="no-show", winner="1", drop="no")
    settle(hall, table="3", how="double-no-show", drop="no")
    settle(hall, table="4", how="draw")
    settle(hall, table="5", how="time", **{"vp-1": "8", "vp-2": "8"})
    results = [match_at(hall, table).result for table in range(1, 6)]
    hows = [How.CONCESSION, How.NO_SHOW, How.DOUBLE_NO_SHOW, How.DRAW, How.TIME]
    assert [result.how for result in results if result] == hows
    assert [result.points for result in results if result] == [(0, 3), (3, 0), (0, 0), (1, 1), (1, 1)]


@pytest.mark.clause("PS-25")
def test_a_shatterpoint_match_at_time_has_its_three_figures(hall: Hall) -> None:
    hall.paired("showdown")
    given = {
        "struggle-1": "1",
        "struggle-2": "1",
        "wounds-1": "5",
        "wounds-2": "5",
        "objectives-1": "3",
        "objectives-2": "2",
    }
    settle(hall, table="1", how="time", **given)
    result = match_at(hall, 1).result
    assert result is not None
    assert (result.winner, result.figures) == (Seat.FIRST, ((2, 1), (5, 5)))


@pytest.mark.clause("MU-33")
def test_a_munchkin_match_is_won_by_name_by_damage_by_deck_or_by_a_roll(hall: Hall) -> None:
    id = hall.paired("munchkin")
    settle(hall, table="1", winner="2")
    settle(hall, table="2", how="time", **{"damage-1": "4", "damage-2": "7"})
    settle(hall, table="3", how="time", **{"damage-1": "4", "damage-2": "4", "deck-1": "3", "deck-2": "9"})
    level = {"damage-1": "4", "damage-2": "4", "deck-1": "9", "deck-2": "9"}
    refused = hall.judge.send(f"/t/{id}/desk/enter", table="4", how="time", **level)
    assert "Roll it, then name the player who won the roll" in refused.text
    settle(hall, table="4", how="time", winner="1", **level)
    winners = [match_at(hall, table).result for table in (1, 2, 3, 4)]
    assert [result.winner for result in winners if result] == [1, 0, 1, 0]
    assert winners[3] is not None
    assert winners[3].by_roll


@pytest.mark.clause("PS-34")
def test_a_drawn_bracket_match_takes_the_winner_of_the_roll(hall: Hall) -> None:
    hall.started("showdown", 17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    level = {
        "struggle-1": "1",
        "struggle-2": "1",
        "wounds-1": "5",
        "wounds-2": "5",
        "objectives-1": "2",
        "objectives-2": "2",
    }
    refused = hall.judge.send(f"/t/{hall.last}/desk/enter", table="1", how="time", **level)
    if refused.status_code == 303:
        token = SEEN.search(hall.judge.get(refused.headers["location"]).text)
        assert token
        refused = hall.judge.send(f"/t/{hall.last}/desk/enter", table="1", how="time", seen=token[1], **level)
    assert refused.status_code == 422
    settle(hall, table="1", how="time", roll="2", **level)
    assert hall.t.bracket is not None
    assert list(hall.t.bracket.ties.values()) == [second(hall, 1)]


def test_a_tie_that_players_reported_is_decided_with_one_tap(hall: Hall) -> None:
    id = hall.started("showdown", 17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    drawn = Entry(how=How.TIME, scores={"struggle": (1, 1), "wounds": (4, 4), "objectives": (1, 1)})
    for player in (first(hall, 2), second(hall, 2)):
        place = number_at(hall, 2)
        hall.act(reports.claim, 1, place, drawn, by=Actor(Role.PLAYER, player), stage=Stage.BRACKET)
    page = hall.judge.get(f"/t/{id}/desk").text
    assert "Who won the roll?" in page
    page = hall.judge.done(f"/t/{id}/desk/tie", tap=tap(page, "2 1")).text
    assert f"{name(hall, first(hall, 2))} won the roll and goes on." in page
    assert hall.judge.send(f"/t/{id}/desk/tie", tap="2 9").status_code == 422


def test_a_claim_that_nobody_confirmed_is_accepted_in_one_tap(hall: Hall) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    page = hall.judge.get(f"/t/{id}/desk").text
    tap = re.search(r'formaction="[^"]*/accept" name="tap" value="([^"]+)"', page)
    assert tap
    after = hall.judge.done(f"/t/{id}/desk/accept", tap=tap[1]).text
    assert "beats" in after
    assert match_at(hall, 2).result is not None


@pytest.mark.fault("C2")
def test_a_dispute_shows_both_claims_and_one_tap_decides(hall: Hall) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    claimed(hall, 2, (9, 16), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/desk").text
    taps = re.findall(r'formaction="[^"]*/accept" name="tap" value="([^"]+)"', page)
    assert [tap.split()[1] for tap in taps] == [first(hall, 2), second(hall, 2)]
    hall.judge.done(f"/t/{id}/desk/accept", tap=taps[1])
    result = match_at(hall, 2).result
    assert result is not None
    assert result.winner is Seat.SECOND


@pytest.mark.fault("C7")
def test_a_claim_that_changed_since_the_page_was_shown_is_not_accepted(hall: Hall) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    page = hall.judge.get(f"/t/{id}/desk").text
    tap = re.search(r'formaction="[^"]*/accept" name="tap" value="([^"]+)"', page)
    assert tap
    claimed(hall, 2, (9, 16))
    answer = hall.judge.send(f"/t/{id}/desk/accept", tap=tap[1])
    assert answer.status_code == 409
    now = f"{name(hall, second(hall, 2))} beats {name(hall, first(hall, 2))}, 16 : 9"
    assert sentence(Refusal("changed-meanwhile", table=2, now=now)) in answer.text
    assert match_at(hall, 2).result is None
    assert hall.judge.send(f"/t/{id}/desk/accept", tap="2").status_code == 422


@pytest.mark.fault("C7", "C12")
def test_of_two_who_enter_one_table_the_second_sees_both_versions(hall: Hall) -> None:
    id = hall.paired()
    fields = {"table": "1", "vp-1": "16", "vp-2": "9"}
    token = SEEN.search(hall.owner.get(f"/t/{id}/desk/enter?table=1&vp-1=16&vp-2=9").text)
    assert token
    entered(hall, 1, (9, 16))
    answer = hall.owner.send(f"/t/{id}/desk/enter", **fields, seen=token[1])
    assert answer.status_code == 409
    assert "already settled" in answer.text
    said = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", answer.text))
    assert f"is settled: {name(hall, second(hall, 1))} wins 16 : 9" in said
    assert 'name="vp-1" inputmode="numeric" maxlength="6" autocomplete="off" value="16"' in answer.text


@pytest.mark.fault("C3")
def test_enter_pressed_twice_counts_once(hall: Hall) -> None:
    id = hall.paired()
    token = SEEN.search(hall.owner.get(f"/t/{id}/desk/enter?table=1&vp-1=16&vp-2=9").text)
    assert token
    fields = {"table": "1", "vp-1": "16", "vp-2": "9", "seen": token[1], "key": "the-same-key"}
    hall.owner.done(f"/t/{id}/desk/enter", **fields)
    before = hall.t.facts
    again = hall.owner.send(f"/t/{id}/desk/enter", **fields)
    assert hall.t.facts == before
    assert again.headers["location"] == f"/t/{id}/desk"


@pytest.mark.fault("C4")
def test_an_old_form_with_another_result_is_refused_and_not_lost(hall: Hall) -> None:
    id = hall.paired()
    page = hall.owner.get(f"/t/{id}/desk/enter?table=1&vp-1=16&vp-2=9").text
    token = SEEN.search(page)
    assert token
    fields = {"vp-1": "16", "vp-2": "9", "seen": token[1], "key": "the-same-key"}
    hall.owner.done(f"/t/{id}/desk/enter", table="1", **fields)
    answer = hall.owner.send(f"/t/{id}/desk/enter", table="2", **fields)
    assert answer.status_code == 409
    assert match_at(hall, 2).result is None
    assert 'value="2"' in answer.text


@pytest.mark.fault("D7")
def test_a_tap_on_the_page_of_an_earlier_round_says_nothing_about_this_one(hall: Hall) -> None:
    id = hall.paired()
    page = hall.judge.get(f"/t/{id}/desk").text
    play_round(hall)
    hall.pair()
    for who in ("1 1", "1 2", "1 both"):
        answer = hall.judge.send(f"/t/{id}/desk/absent", tap=tap(page, who))
        assert answer.status_code == 409
    assert match_at(hall, 1).result is None
    assert hall.judge.send(f"/t/{id}/desk/absent", tap="1 1").status_code == 422


@pytest.mark.clause("R-1", "CH-25")
@pytest.mark.parametrize("drop", ["yes", "no"])
def test_who_did_not_appear_loses_with_one_tap_and_it_is_asked_once_whether_to_drop(hall: Hall, drop: str) -> None:
    id = hall.paired()
    page = hall.judge.get(f"/t/{id}/desk").text
    tapped, gone = tap(page, "1 2"), second(hall, 1)
    asked = hall.judge.send(f"/t/{id}/desk/absent", tap=tapped)
    assert asked.status_code == 422
    question = asked.text.partition('id="asked"')[2].partition("</form>")[0]
    assert re.findall(r'name="drop"\s+value="(\w+)"', question) == ["yes", "no"]
    assert f'name="tap" value="{tapped}"' in question
    assert match_at(hall, 1).result is None
    page = hall.judge.done(f"/t/{id}/desk/absent", tap=tapped, drop=drop).text
    assert f"{name(hall, gone)} did not appear" in page
    assert hall.t.players[gone].dropped is (drop == "yes")
    hall.judge.done(f"/t/{id}/desk/absent", tap=tap(page, "2 both"), drop="no")
    results = [match_at(hall, table).result for table in (1, 2)]
    assert [result.how for result in results if result] == [How.NO_SHOW, How.DOUBLE_NO_SHOW]
    assert hall.judge.send(f"/t/{id}/desk/absent", tap="3").status_code == 422


@pytest.mark.clause("CH-25")
def test_a_typed_no_show_and_has_not_appeared_ask_the_same_question(hall: Hall) -> None:
    id = hall.paired()
    fields = {"table": "1", "how": "no-show", "winner": "1"}
    token = SEEN.search(hall.judge.done(f"/t/{id}/desk/enter", **fields).text)
    assert token
    gone, other = second(hall, 1), second(hall, 2)
    typed = hall.judge.send(f"/t/{id}/desk/enter", **fields, seen=token[1])
    tapped = hall.judge.send(f"/t/{id}/desk/players/{other}/absent")
    for answer, player in ((typed, gone), (tapped, other)):
        assert answer.status_code == 422
        question = answer.text.partition('id="asked"')[2].partition("</form>")[0]
        assert re.findall(r'name="drop"\s+value="(\w+)"', question) == ["yes", "no"]
        assert name(hall, player) in question
    assert hall.t.rounds[0].matches[0].result is None
    hall.judge.done(f"/t/{id}/desk/enter", **fields, seen=token[1], drop="yes")
    said = hall.judge.done(f"/t/{id}/desk/players/{other}/absent", drop="no").text
    assert f"{name(hall, other)} did not appear" in said
    assert (hall.t.players[gone].dropped, hall.t.players[other].dropped) == (True, False)


def test_reading_needs_a_round_and_a_table(hall: Hall) -> None:
    hall.started()
    assert read(hall.t, {"table": "1"}).line is None
    hall.pair()
    assert read(hall.t, {}).line is None
    assert read(hall.t, {"table": "1"}).refusal is not None


@pytest.mark.fault("F10", "F11")
def test_impossible_results_and_foreign_fields_change_nothing(hall: Hall) -> None:
    id = hall.paired(players=9)
    for fields in (
        {"table": "1", "vp-1": "-4", "vp-2": "2"},
        {"table": "1", "how": "victory", "winner": "1", "vp-1": "2", "vp-2": "9"},
        {"table": "1", "how": "bye"},
    ):
        answer = hall.owner.send(f"/t/{id}/desk/enter", **fields, role="owner", confirmed="yes", player_id="p1")
        assert answer.status_code == 422
    assert match_at(hall, 1).result is None


@pytest.mark.clause("CH-35")
@pytest.mark.parametrize(("who", "gone"), [("1 1", 1), ("1 both", 2)])
def test_who_has_not_come_before_the_first_game_of_the_bracket_is_replaced(hall: Hall, who: str, gone: int) -> None:
    id = hall.started(players=17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    page = hall.judge.get(f"/t/{id}/desk").text
    assert "the next in rank comes in" in page
    absent = (first(hall, 1), second(hall, 1))[:gone]
    tapped = tap(page, who)
    said = hall.judge.done(f"/t/{id}/desk/absent", tap=tapped, key="once").text
    assert all(name(hall, player) in said for player in absent)
    assert "Publish the round of the bracket again." in said
    assert hall.t.bracket is not None
    assert not set(absent) & set(hall.t.bracket.seeds)
    assert len(hall.t.bracket.seeds) == 4
    assert hall.t.bracket.rounds == ()
    facts = hall.t.facts
    hall.judge.done(f"/t/{id}/desk/absent", tap=tapped, key="once")
    assert hall.t.facts == facts


@pytest.mark.clause("CH-35")
def test_a_no_show_that_is_typed_before_the_first_game_is_read_back_as_a_replacement(hall: Hall) -> None:
    id = hall.started(players=17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    absent = second(hall, 1)
    fields = {"table": "1", "how": "no-show", "winner": "1"}
    read_back = hall.judge.done(f"/t/{id}/desk/enter", **fields).text
    assert "the next in rank comes in" in read_back
    seen = SEEN.search(read_back)
    assert seen
    hall.judge.done(f"/t/{id}/desk/enter", **fields, seen=seen[1])
    assert hall.t.bracket is not None
    assert absent not in hall.t.bracket.seeds


@pytest.mark.clause("TL-32")
def test_a_table_whose_bye_was_given_because_somebody_left_is_settled_everywhere(hall: Hall) -> None:
    id = hall.started(players=17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    hall.act(clock.start)
    gone, there = first(hall, 1), second(hall, 1)
    hall.act(leaving.drop, gone)
    said = f"{name(hall, there)} has the bye"
    row = words(hall.judge.get(f"/t/{id}/desk").text.partition('<tr id="t1"')[2].partition("</tr>")[0])
    assert "Settled" in row
    assert said in row
    assert "Enter its result" not in row
    assert "Correct this result" not in row
    assert said in words(hall.judge.get(f"/t/{id}/desk/enter?table=1").text)
    table = words(hall.anybody.get(f"/t/{id}/pairings").text.partition("<tbody>")[2].partition("</tr>")[0])
    assert "settled" in table
    assert said in table
    assert "open" not in table
    games = hall.judge.get(f"/t/{id}/desk/players/{there}").text.partition("<h2>Games</h2>")[2].partition("</table>")[0]
    assert words(games).endswith(f"{name(hall, gone)} bye ")
    page = words(hall.player(there).get(f"/t/{id}/me").text)
    assert "has left: you have the bye and go on." in page
    assert "Your opponent left: you had the bye." in words(hall.player(there).get(f"/t/{id}/me/standing").text)
    assert "You have left." in words(hall.player(gone).get(f"/t/{id}/me/standing").text)
    assert "1 table is still playing" in words(hall.anybody.get(f"/t/{id}").text)
    with pytest.raises(Refusal, match="already-settled"):
        hall.act(rounds.move_table, 1, 7)
    with pytest.raises(Refusal, match="extension-too-late"):
        hall.act(clock.extend, 1, 5, "late")


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


@pytest.mark.clause("CH-37", "CH-44")
def test_a_winner_without_figures_is_asked_for_them_with_what_was_typed(hall: Hall) -> None:
    id = hall.paired()
    asked = hall.judge.send(f"/t/{id}/desk/enter", table="2", how="victory", winner="2")
    assert asked.status_code == 422
    assert "Victory Points" in asked.text
    assert 'name="table" inputmode="numeric" maxlength="6" autocomplete="off" value="2"' in asked.text
    assert '<option value="2" selected' in asked.text
    assert 'name="figures_unknown"' in asked.text
    assert match_at(hall, 2).result is None


@pytest.mark.clause("CH-37", "CH-44")
def test_an_official_says_why_figures_are_unknown_and_everybody_reads_it(hall: Hall) -> None:
    id = hall.paired()
    lost = "The slip <was> lost"
    shown = "The slip &lt;was&gt; lost"
    page = settle(hall, table="2", winner="2", figures_unknown=lost)
    assert hall.t.rounds[0].unknown == {number_at(hall, 2): lost}
    assert f"Figures unknown: {shown}" in page
    assert f"Figures unknown: <bdi>{shown}</bdi>" in hall.anybody.get(f"/t/{id}/pairings").text
    assert shown in hall.anybody.get(f"/t/{id}/log").text


@pytest.mark.clause("PS-25")
def test_a_result_by_time_is_asked_who_won_the_open_struggle(hall: Hall) -> None:
    id = hall.paired("showdown")
    given = {"struggle-1": "1", "struggle-2": "1", "wounds-1": "5", "wounds-2": "3"}
    asked = hall.judge.send(f"/t/{id}/desk/enter", table="1", how="time", **given)
    assert asked.status_code == 422
    assert '<select name="unfinished">' in asked.text
    assert 'name="wounds-1" inputmode="numeric" maxlength="6" autocomplete="off" value="5"' in asked.text
    settle(hall, table="1", unfinished="second", **given)
    result = match_at(hall, 1).result
    assert result is not None
    assert (result.how, result.winner, result.figures[0]) == (How.TIME, Seat.SECOND, (1, 2))


@pytest.mark.clause("CH-38", "CH-40")
def test_a_draw_that_time_would_have_decided_is_asked_back(hall: Hall) -> None:
    id = hall.paired()
    fields = {"table": "1", "how": "draw", "vp-1": "12", "vp-2": "13"}
    asked = hall.judge.send(f"/t/{id}/desk/enter", **fields)
    token = SEEN.search(hall.judge.get(asked.headers["location"]).text)
    assert token
    doubted = hall.judge.send(f"/t/{id}/desk/enter", **fields, seen=token[1])
    assert doubted.status_code == 422
    assert 'name="confirm" value="CH-38"' in doubted.text
    hall.judge.done(f"/t/{id}/desk/enter", **fields, seen=token[1], confirm="CH-38")
    result = match_at(hall, 1).result
    assert result is not None
    assert result.how is How.DRAW


@pytest.mark.clause("CH-38", "CH-40")
def test_a_claim_that_was_asked_back_is_accepted_in_one_tap(hall: Hall) -> None:
    id = hall.paired()
    drawn = Entry(drawn=True, scores={"vp": (12, 13)})
    by = Actor(Role.PLAYER, first(hall, 2))
    hall.act(reports.claim, 1, number_at(hall, 2), drawn, by=by, confirm=("CH-38",))
    page = hall.judge.get(f"/t/{id}/desk").text
    found = re.search(r'formaction="[^"]*/accept" name="tap" value="([^"]+)"', page)
    assert found
    hall.judge.done(f"/t/{id}/desk/accept", tap=found[1])
    assert match_at(hall, 2).result is not None


@pytest.mark.clause("MU-21")
def test_a_best_of_three_is_asked_for_its_games(hall: Hall) -> None:
    id = hall.started("munchkin", 17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    asked = hall.judge.send(f"/t/{id}/desk/enter", table="1", winner="2")
    assert asked.status_code == 422
    assert "first to 2" in asked.text
    settle(hall, table="1", **{"game-1": "2", "game-2": "1", "game-3": "2"})
    result = match_at(hall, 1).result
    assert result is not None
    assert (result.winner, len(result.games)) == (Seat.SECOND, 3)

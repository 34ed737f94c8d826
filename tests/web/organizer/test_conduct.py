"""People during play: leaving, coming back, warnings up to the question of the third, penalties, squads."""

import pytest

from tests.web.hall import JUDGE, SECOND_JUDGE, Hall
from tests.web.organizer.playing_on import first, match_at, name, number_at, play_round, second
from tests.web.test_page_refusals import says
from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving, squads, structure
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import CLOCK
from topcut.rules.ruleset import How
from topcut.web.viewer import Kind
from topcut.words import say


def test_older_links_lead_to_the_one_page_of_a_player_and_to_the_filter(hall: Hall) -> None:
    id = hall.paired()
    assert hall.judge.get(f"/t/{id}/desk/people/p1").headers["location"] == f"/t/{id}/desk/players/p1"
    moved = hall.judge.get(f"/t/{id}/desk/people?state=dropped&name=bo").headers["location"]
    assert moved == f"/t/{id}/desk/players?show=dropped&q=bo"
    assert hall.player("p1").get(f"/t/{id}/desk/people").status_code == 403


@pytest.mark.clause("MU-05", "MU-11")
def test_a_floor_judge_proposes_a_removal_and_the_head_judge_decides_it(hall: Hall) -> None:
    id = hall.tournament("munchkin", 8)
    assert {one.role for one in hall.t.officials} == {"floor-judge"}
    hall.act(name_official, SECOND_JUDGE.id, "head-judge")
    hall.act(structure.start)
    hall.pair()
    ana = f"/t/{id}/desk/players/p1"
    page = hall.judge.get(ana).text
    assert (f'action="{ana}/propose"' in page, f'action="{ana}/eject"' in page) == (True, False)
    assert hall.judge.send(f"{ana}/eject", reason="Threats", begun="no").status_code == 422
    assert hall.judge.send(f"{ana}/propose", reason="").status_code == 422
    hall.judge.done(f"{ana}/propose", reason="Threats at table 2")
    for place in ("/desk", "/judge", "/desk/players/p1"):
        assert "Threats at table 2" in hall.owner.get(f"/t/{id}{place}").text
    asked = hall.owner.send(f"{ana}/eject", reason="Threats at table 2", begun="no")
    assert (asked.status_code, 'name="by"' in asked.text, "MU-05" in asked.text) == (422, True, True)
    assert not hall.t.players[PlayerId("p1")].ejected
    hall.owner.done(f"{ana}/eject", reason="Threats at table 2", by=SECOND_JUDGE.id, begun="no")
    assert hall.t.players[PlayerId("p1")].ejected
    hall.judge.done(f"/t/{id}/desk/players/p2/propose", reason="Rude")
    hall.owner.done(f"/t/{id}/desk/players/p2/spare", reason="It was a joke")
    assert conduct.ejection_proposed(hall.t) == ()
    hall.owner.done(f"/t/{id}/desk/players/p3/eject", reason="42 cards", about="list", begun="no")
    assert hall.t.players[PlayerId("p3")].ejected


def test_one_person_has_all_games_from_the_own_side(hall: Hall) -> None:
    id = hall.paired()
    loser = second(hall, 1)
    play_round(hall)
    page = hall.judge.get(f"/t/{id}/desk/players/{loser}").text
    assert "1 : 2" in page
    assert "lost" in page
    assert hall.judge.get(f"/t/{id}/desk/players/nobody").status_code == 404


@pytest.mark.clause("CH-23", "R-1")
def test_a_drop_ends_the_match_as_the_rules_say(hall: Hall) -> None:
    id = hall.paired()
    page = hall.owner.done(f"/t/{id}/desk/players/{first(hall, 1)}/drop", begun="no").text
    assert "is dropped" in page
    scored = {"vp-1": "3", "vp-2": "7"}
    hall.owner.done(f"/t/{id}/desk/players/{second(hall, 2)}/drop", begun="yes", noticed="no", **scored)
    results = [match_at(hall, table).result for table in (1, 2)]
    assert [result.how for result in results if result] == [How.NO_SHOW, How.CONCESSION]
    assert hall.owner.send(f"/t/{id}/desk/players/{first(hall, 1)}/drop").status_code == 422
    assert hall.judge.send(f"/t/{id}/desk/players/{first(hall, 3)}/drop").status_code == 403


@pytest.mark.clause("CH-25", "CH-26")
def test_who_does_not_appear_is_dropped_by_an_official_and_comes_back_with_the_organizers_leave(hall: Hall) -> None:
    id = hall.paired()
    gone = first(hall, 2)
    asked = hall.judge.send(f"/t/{id}/desk/players/{gone}/absent")
    assert (asked.status_code, 'name="drop"' in asked.text) == (422, True)  # drop-unsaid
    assert hall.t.players[gone].is_active
    hall.judge.done(f"/t/{id}/desk/players/{gone}/absent", drop="yes")
    assert hall.t.players[gone].dropped
    play_round(hall)
    hall.pair()
    page = hall.owner.get(f"/t/{id}/desk/players/{gone}").text
    assert f"Let <bdi>{name(hall, gone)}</bdi> come back" in page
    assert hall.judge.send(f"/t/{id}/desk/players/{gone}/rejoin").status_code == 403
    hall.owner.done(f"/t/{id}/desk/players/{gone}/rejoin")
    assert hall.t.players[gone].is_active
    assert "unpaired loss" in hall.owner.get(f"/t/{id}/desk/players/{gone}").text


@pytest.mark.clause("CH-25")
def test_a_player_with_a_bye_is_not_asked_about_for_ever(hall: Hall) -> None:
    id = hall.paired(players=9)
    bye = next(match.first for match in hall.t.rounds[0].matches if match.second is None)
    absent = f"/t/{id}/desk/players/{bye}/absent"
    assert f'action="{absent}"' not in hall.judge.get(f"/t/{id}/desk/players/{bye}").text
    for fields in ({}, {"drop": "no"}):
        answer = hall.judge.send(absent, **fields)
        assert (answer.status_code, 'id="asked"' in answer.text) == (422, False)
        assert "no match" in answer.text
    assert hall.t.players[bye].is_active


@pytest.mark.clause("MU-30")
def test_where_there_is_no_coming_back_the_page_says_so(hall: Hall) -> None:
    id = hall.paired("munchkin")
    page = hall.owner.get(f"/t/{id}/desk/players/p1").text
    assert "There is no coming back." in page
    hall.act(leaving.drop_absent, "p1")
    assert hall.owner.send(f"/t/{id}/desk/players/p1/rejoin").status_code == 422


@pytest.mark.clause("CH-27")
def test_an_ejection_needs_a_ground_and_is_for_good_and_its_reason_is_not_public(hall: Hall) -> None:
    id = hall.paired()
    assert hall.judge.send(f"/t/{id}/desk/players/p3/eject").status_code == 422
    hall.judge.done(f"/t/{id}/desk/players/p3/eject", ground="Cheating on purpose", begun="yes")
    assert hall.t.players[PlayerId("p3")].ejected
    assert hall.owner.send(f"/t/{id}/desk/players/p3/rejoin").status_code == 422
    page = hall.judge.get(f"/t/{id}/desk/players/p3").text
    assert "Cheating on purpose" in page
    assert "New warning" not in page
    assert "Cheating on purpose" not in hall.anybody.get(f"/t/{id}/log").text


@pytest.mark.clause("CH-16", "CH-41", "CH-52", "TL-06", "TL-18", "TL-34", "PS-10", "PS-31", "MU-05")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown", "munchkin"])
def test_warnings_offer_the_grounds_of_the_rule_book_and_are_counted(hall: Hall, ruleset: str) -> None:
    id = hall.paired(ruleset)
    grounds = hall.t.ruleset.conduct.grounds
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert all(ground.replace("'", "&#39;") in page for ground in grounds)
    hall.judge.done(f"/t/{id}/desk/players/p1/warn", ground=grounds[0], what="twice")
    hall.judge.done(f"/t/{id}/desk/players/p1/warn", ground="other", what="Left the hall with a card")
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert "2 so far" in page
    assert "Left the hall with a card" in page
    given = hall.t.conduct.warnings[0]
    assert (given.official, given.player, given.round, given.ground) == (JUDGE.id, "p1", 1, grounds[0])
    assert all(words in page for words in ("Round 1", "Wanda", "twice"))
    for client in (hall.player("p1"), hall.player("p2"), hall.anybody):
        assert "Left the hall" not in client.get(f"/t/{id}/me").text + client.get(f"/t/{id}/log").text
        assert client.send(f"/t/{id}/desk/players/p1/warn", ground=grounds[0]).status_code in {401, 403}
    assert hall.judge.send(f"/t/{id}/desk/players/p1/warn", ground="other", what="").status_code == 422


def test_a_warning_names_the_player_beside_the_grounds_and_leads_back_to_the_table(hall: Hall) -> None:
    id = hall.paired()
    ana = f"/t/{id}/desk/players/p1"
    hall.act(conduct.warn, "p1", "Slow play", by=JUDGE)
    form = hall.judge.get(f"{ana}?from=judge/tables/2").text.split('id="warn"')[1].split("</form>")[0]
    assert "Warn <bdi>Ana</bdi>" in form
    assert "1 so far, the last for: Slow play" in " ".join(form.split())
    assert "checked" not in form  # no ground is meant before somebody says so
    assert 'name="from" value="judge/tables/2"' in form
    sent = hall.judge.send(f"{ana}/warn", ground="Slow play", **{"from": "judge/tables/2"})
    assert sent.headers["location"] == f"/t/{id}/judge/tables/2"
    assert hall.judge.send(f"{ana}/warn", what="Shouting").status_code == 422


def warned_twice(hall: Hall, ruleset: str = "challenger") -> str:
    id = hall.paired(ruleset)
    for _ in range(2):
        hall.act(conduct.warn, "p1", "Slow play", by=JUDGE)
    return str(id)


@pytest.mark.clause("CH-50", "TL-34", "PS-31")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_the_third_warning_asks_its_question_until_it_is_answered(hall: Hall, ruleset: str) -> None:
    id = warned_twice(hall, ruleset)
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert say("nth-warning", nth=3) in page
    assert f"Ask the {hall.t.ruleset.terms.head_official}" in page
    assert page.count("Slow play") >= 2  # the history is in view
    hall.judge.done(f"/t/{id}/desk/players/p1/warn", ground="Slow play", eject="ask")
    for place in ("/desk", "/judge", "/desk/players/p1"):
        assert "ject?" in hall.owner.get(f"/t/{id}{place}").text
    assert hall.owner.send(f"/t/{id}/desk/players/p1/spare", reason="").status_code == 422
    hall.owner.done(f"/t/{id}/desk/players/p1/spare", reason="It was not deliberate")
    assert "3 warnings: eject?" not in hall.owner.get(f"/t/{id}/desk/players/p1").text


@pytest.mark.clause("CH-50")
def test_the_third_warning_is_answered_in_the_same_form(hall: Hall) -> None:
    id = warned_twice(hall)
    hall.judge.done(f"/t/{id}/desk/players/p1/warn", ground="Slow play", eject="no", reason="Not deliberate")
    assert conduct.ejection_asked(hall.t) == ()
    assert not hall.t.players[PlayerId("p1")].ejected


@pytest.mark.clause("CH-27", "CH-50", "R-1")
def test_to_eject_after_the_third_warning_takes_a_step_that_asks_whether_the_game_had_begun(hall: Hall) -> None:
    id = warned_twice(hall)
    ana = f"/t/{id}/desk/players/p1"
    sent = hall.judge.send(f"{ana}/warn", ground="Slow play", eject="yes")
    assert sent.headers["location"] == f"{ana}?eject=asked#eject"
    assert not hall.t.players[PlayerId("p1")].ejected
    page = hall.judge.get(f"{ana}?eject=asked").text
    assert page.count(f'action="{ana}/eject"') == 1  # no button that ejects at once
    assert f'href="{ana}?eject=asked#eject"' in page
    assert '<details class="panel" id="eject" open>' in " ".join(page.split())
    ground = hall.t.ruleset.conduct.ejection_grounds[-1]
    refused = hall.judge.send(f"{ana}/eject", ground=ground)
    table = next(match.table for match in hall.playing.round.matches if "p1" in match.players)
    assert refused.status_code == 422
    assert says(refused, "begun-unsaid", player="Ana", table=table)
    assert not hall.t.players[PlayerId("p1")].ejected
    assert "is ejected, for good" in hall.judge.done(f"{ana}/eject", ground=ground, begun="yes").text
    match = next(match for match in hall.playing.round.matches if "p1" in match.players)
    assert match.result is not None
    assert match.result.how is How.CONCESSION


@pytest.mark.clause("CH-50")
def test_while_the_head_official_is_asked_only_they_are_led_to_eject(hall: Hall) -> None:
    id = warned_twice(hall)
    hall.act(name_official, SECOND_JUDGE.id, "head-watcher")
    ana = f"/t/{id}/desk/players/p1"
    hall.judge.done(f"{ana}/warn", ground="Slow play", eject="ask")
    to_eject = f'href="{ana}?eject=asked#eject"'
    assert to_eject not in hall.judge.get(ana).text
    assert to_eject in hall.let_in(Kind.JUDGE, SECOND_JUDGE.id).get(ana).text


@pytest.mark.clause("CH-50")
def test_a_warning_with_an_answer_that_is_refused_warns_nobody(hall: Hall) -> None:
    id = hall.paired()
    sent = hall.judge.send(f"/t/{id}/desk/players/p1/warn", ground="Slow play", eject="no", reason="Not deliberate")
    assert (sent.status_code, hall.t.conduct.warnings) == (422, ())


def test_a_penalty_is_recorded_by_the_organizer_and_read_by_officials(hall: Hall) -> None:
    id = hall.paired()
    assert hall.judge.send(f"/t/{id}/desk/players/p1/penalty", penalty="No prize").status_code == 403
    hall.owner.done(f"/t/{id}/desk/players/p1/penalty", penalty="No prize")
    assert "No prize" in hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert "No prize" not in hall.anybody.get(f"/t/{id}/log").text


@pytest.mark.clause("R-8")
def test_somebody_is_away_from_the_coming_round(hall: Hall) -> None:
    id = hall.paired()
    hall.owner.done(f"/t/{id}/desk/players/p1/away", round="2")
    assert hall.t.absences[2] == {"p1"}
    assert "Here after all" in hall.owner.get(f"/t/{id}/desk/players/p1").text
    hall.owner.done(f"/t/{id}/desk/players/p1/away", round="2", away="no")
    assert not hall.t.absences.get(2)


@pytest.mark.clause("PS-05", "PS-07")
def test_an_official_chooses_the_squads_of_somebody_without_a_phone(hall: Hall) -> None:
    id = hall.paired("showdown")
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert "Must still use: 1, 2, 3, 4" in page
    hall.judge.done(f"/t/{id}/desk/players/p1/squads", squads="1, 3")
    assert hall.t.rounds[0].squads[PlayerId("p1")] == (1, 3)
    assert hall.judge.send(f"/t/{id}/desk/players/p1/squads", squads="1 x").status_code == 422
    assert "Chosen for this round: 1, 3" in hall.judge.get(f"/t/{id}/desk/players/p1").text


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("ruleset", ["challenger", pytest.param("munchkin", marks=pytest.mark.clause("MU-29"))])
def test_who_won_an_unplayed_table_is_dropped_only_with_whether_they_had_come(hall: Hall, ruleset: str) -> None:
    id = hall.paired(ruleset)
    one, other = first(hall, 1), second(hall, 1)
    hall.owner.done(f"/t/{id}/desk/players/{one}/drop", begun="no")
    place = f"/t/{id}/desk/players/{other}"
    assert 'name="came" value="no"' in hall.owner.get(place).text
    asked = hall.owner.send(f"{place}/drop", noticed="no")
    assert asked.status_code == 422
    assert "Say whether" in asked.text
    assert 'name="came" value="no"' in asked.text
    assert 'name="noticed" value="no" checked' in asked.text
    assert not hall.t.players[other].dropped
    hall.owner.done(f"{place}/drop", came="no", noticed="no")
    result = hall.t.rounds[0].matches[number_at(hall, 1) - 1].result
    assert result is not None
    assert (result.how, result.points) == (How.DOUBLE_NO_SHOW, (0, 0))
    assert hall.t.players[other].dropped
    assert 'name="came"' not in hall.owner.get(f"/t/{id}/desk/players/{first(hall, 2)}").text


@pytest.mark.clause("R-6")
def test_in_the_bracket_it_is_only_asked_whether_it_is_meant(hall: Hall) -> None:
    id = hall.bracket("challenger", 17)
    gone = first(hall, 1)
    asked = hall.judge.send(f"/t/{id}/desk/players/{gone}/absent")
    assert (asked.status_code, 'name="sure"' in asked.text) == (422, True)  # absent-asked
    assert hall.playing.round.matches[0].result is None
    hall.judge.done(f"/t/{id}/desk/players/{gone}/absent", sure="yes")
    assert hall.t.players[gone].dropped


@pytest.mark.clause("R-1")
def test_an_official_drops_the_second_of_a_table_as_absent_without_a_question(hall: Hall) -> None:
    id = hall.paired()
    one, other = first(hall, 1), second(hall, 1)
    hall.judge.done(f"/t/{id}/desk/players/{one}/absent", drop="yes")
    assert "Neither had come: both have a loss" in hall.judge.get(f"/t/{id}/desk/players/{other}").text
    hall.judge.done(f"/t/{id}/desk/players/{other}/absent", drop="yes")
    result = hall.t.rounds[0].matches[number_at(hall, 1) - 1].result
    assert result is not None
    assert result.how is How.DOUBLE_NO_SHOW


@pytest.mark.clause("R-1")
def test_a_player_who_leaves_by_phone_is_not_asked(hall: Hall) -> None:
    id = hall.paired()
    one, other = first(hall, 1), second(hall, 1)
    hall.act(leaving.drop, one)
    hall.player(other).done(f"/t/{id}/me/drop", me=other, sure="yes")
    result = hall.t.rounds[0].matches[number_at(hall, 1) - 1].result
    assert result is not None
    assert result.how is How.NO_SHOW
    assert hall.t.players[other].dropped


@pytest.mark.clause("PS-07")
def test_arbiters_see_whose_squads_can_no_longer_all_be_used(hall: Hall) -> None:
    id = hall.paired("showdown")
    for _ in range(3):
        assert "squads not used" not in hall.judge.get(f"/t/{id}/desk/players").text
        hall.play()
        hall.pair()
    hall.play()
    hall.act(squads.record_missed, by=CLOCK)
    assert hall.t.conduct.missed_squads[PlayerId("p1")] == (1, 2, 3, 4)
    assert "squads not used" in hall.judge.get(f"/t/{id}/desk/players").text
    page = hall.judge.get(f"/t/{id}/desk/players/p1").text
    assert ('id="missed"' in page, "1, 2, 3, 4 can no longer all be used" in page) == (True, True)

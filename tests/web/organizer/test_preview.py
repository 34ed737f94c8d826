"""The preview of a round: seen by officials alone, with reasons and checks, and published once."""

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import play_round
from topcut.refusal import Refusal
from topcut.rules.actions import registration, rounds, structure
from topcut.rules.pairing.preview import ahead
from topcut.words import sentence


def opened(hall: Hall) -> str:
    """The preview of the next round, its draw opened by the page."""
    id = hall.last
    return hall.owner.done(f"/t/{id}/desk/preview/open", round=str(len(hall.t.rounds) + 1)).text


def test_before_the_draw_the_page_says_what_can_be_arranged(hall: Hall) -> None:
    id = hall.started(players=9)
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "Open the draw and look" in page
    assert "No one is away" in page
    assert "9 players to pair" in page


def test_absences_are_noted_for_the_coming_round_and_taken_back(hall: Hall) -> None:
    id = hall.started(players=9)
    page = hall.owner.done(f"/t/{id}/desk/preview/absent", player="Bo", round="1").text
    assert "8 players to pair" in page
    assert "p2" in hall.t.absences[1]
    page = hall.owner.done(f"/t/{id}/desk/preview/absent", player="p2", round="1", away="no").text
    assert "9 players to pair" in page
    refused = hall.owner.send(f"/t/{id}/desk/preview/absent", player="Nobody", round="1")
    assert refused.status_code == 404


@pytest.mark.fault("I-9")
@pytest.mark.clause("CH-19")
def test_only_officials_see_the_preview_and_publishing_starts_no_clock(hall: Hall) -> None:
    id = hall.started(players=9)
    page = opened(hall)
    assert "Officials only, not published" in page
    assert "Publishing does not start the clock." in page
    assert "#CH-19" in page
    assert hall.judge.get(f"/t/{id}/desk/preview").status_code == 200
    assert hall.player("p1").get(f"/t/{id}/desk/preview").status_code == 403
    seen = hall.anybody.get(f"/t/{id}/pairings").text
    assert not re.search(r"Table </span>1", seen)
    hall.owner.done(f"/t/{id}/desk/preview/publish", round="1")
    assert len(hall.t.rounds) == 1
    assert hall.t.clock is None


def test_groups_floats_and_the_bye_carry_their_reasons(hall: Hall) -> None:
    hall.paired(players=17)
    play_round(hall)
    page = opened(hall)
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))
    assert "3 points 9 players" in words
    assert "one floats down" in words
    assert "floats 3 to 0" in words
    assert "an odd number of them was left to pair" in words
    assert "has the bye: the number of players is odd" in words
    assert "A win, 14 Victory Points" in words
    assert "#CH-31" in page
    assert "attempt 1" in words


def test_the_checks_say_rematches_floats_and_what_lies_ahead(hall: Hall) -> None:
    hall.paired(players=8)
    play_round(hall)
    page = opened(hall)
    assert "No rematch" in page
    assert "Looking ahead" in page
    found = rounds.preview(hall.t, hall.desk.seed(hall.last))
    assert next(ahead(hall.t, found)).reason.parameters["rounds"] == 2


def test_two_of_one_club_at_a_table_are_pointed_out_though_the_rules_let_them_be(hall: Hall) -> None:
    id = hall.started(players=2, title="Duel")
    for player in ("p1", "p2"):
        hall.act(registration.set_club, player, "North")
    opened(hall)
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "One club at table 1" in page


@pytest.mark.fault("G2")
def test_a_rematch_that_cannot_be_avoided_is_published_only_when_confirmed(hall: Hall) -> None:
    id = hall.started(players=2, title="Duel")
    hall.pair()
    play_round(hall)
    page = opened(hall)
    assert "Rematch" in page
    refused = hall.owner.send(f"/t/{id}/desk/preview/publish", round="2")
    assert refused.status_code == 422
    assert 'name="confirm"' in refused.text
    hall.owner.done(f"/t/{id}/desk/preview/publish", round="2", confirm="CH-28")
    assert len(hall.t.rounds) == 2


@pytest.mark.fault("M1", "G4")
def test_nobody_draws_until_it_pleases_but_what_changes_makes_another_attempt(hall: Hall) -> None:
    id = hall.started(players=9)
    before = opened(hall)
    again = hall.owner.send(f"/t/{id}/desk/preview/open", round="1")
    assert again.status_code == 422
    assert "already open, and nothing has changed since" in again.text
    assert hall.owner.get(f"/t/{id}/desk/preview").text.count('class="plate"') == before.count('class="plate"')
    hall.owner.done(f"/t/{id}/desk/preview/absent", player="Bo", round="1")
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "have changed since the draw was opened" in page
    assert hall.owner.send(f"/t/{id}/desk/preview/open", round="1").status_code == 422
    page = hall.owner.done(f"/t/{id}/desk/preview/open", round="1", reason="Bo is away").text
    assert "attempt 2" in page


@pytest.mark.fault("C5")
def test_of_two_who_publish_a_round_the_second_is_told_who_was_faster(hall: Hall) -> None:
    id = hall.started(players=8)
    opened(hall)
    hall.owner.done(f"/t/{id}/desk/preview/publish", round="1")
    late = hall.co_organizer.send(f"/t/{id}/desk/preview/publish", round="1")
    assert late.status_code == 409
    paired = hall.desk.look(id).rounds
    assert len(paired) == 1
    at = datetime.fromisoformat(hall.t.step.at).astimezone() if hall.t.step else None
    assert sentence(Refusal("already-paired-by", round=1, actor="Olga", time=f"{at:%H:%M}")) in late.text


@pytest.mark.fault("C5")
def test_many_who_publish_at_once_make_one_round(hall: Hall) -> None:
    id = hall.started(players=8)
    opened(hall)
    clients = [hall.owner, hall.co_organizer]
    with ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(lambda place: clients[place % 2].send(f"/t/{id}/desk/preview/publish", round="1"), range(8))
        )
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * 7
    assert len(hall.t.rounds) == 1


def test_an_official_cannot_open_or_publish(hall: Hall) -> None:
    id = hall.started(players=8)
    assert hall.judge.send(f"/t/{id}/desk/preview/open", round="1").status_code == 403
    opened(hall)
    page = hall.judge.get(f"/t/{id}/desk/preview").text
    assert "The Event Organizer publishes it." in page
    assert hall.judge.send(f"/t/{id}/desk/preview/publish", round="1").status_code == 403


def test_a_bye_is_given_in_round_one_only_as_a_deviation(hall: Hall) -> None:
    id = hall.started(players=9)
    refused = hall.owner.send(f"/t/{id}/desk/preview/open", round="1", byes="Ana")
    assert refused.status_code == 422
    hall.act(structure.declare_deviation, "CH-31", "won the last one")
    page = hall.owner.done(f"/t/{id}/desk/preview/open", round="1", byes="Ana").text
    assert "the organizer gave it" in page

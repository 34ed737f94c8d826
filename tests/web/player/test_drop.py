"""Leaving from the phone: asked twice, and told what it means."""

import pytest

from tests.rules.table import FOUR
from tests.web.hall import Hall
from tests.web.player.at_table import table
from topcut.ids import PlayerId
from topcut.rules.match import Seat
from topcut.rules.ruleset import How


@pytest.mark.clause("CH-23", "TL-13", "PS-18", "MU-29")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_player_drops_after_being_asked_whether_sure(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    refused = here.client(here.ana).send(f"{here.path}/me/drop", begun="no")
    assert refused.status_code == 422
    assert "Nothing was changed" in refused.text  # not-sure
    assert hall.t.players[here.ana].is_active
    page = here.client(here.ana).done(f"{here.path}/me/drop", begun="no", sure="yes")
    assert "You have dropped" in page.text
    assert hall.t.players[here.ana].dropped
    assert here.result.winner is Seat.SECOND


@pytest.mark.clause("CH-39")
def test_a_game_that_has_begun_is_conceded_with_its_score(hall: Hall) -> None:
    here = table(hall)
    here.client(here.bo).done(f"{here.path}/me/drop", begun="yes", sure="yes", **{"vp-1": "5", "vp-2": "7"})
    assert (here.result.how, here.result.figures) == (How.CONCESSION, ((14, 7),))


def test_who_has_reported_settles_that_first(hall: Hall) -> None:
    here = table(hall)
    here.report(here.ana, vp=(16, 9))
    refused = here.client(here.ana).send(f"{here.path}/me/drop", begun="no", sure="yes")
    assert refused.status_code == 422
    assert hall.t.players[here.ana].is_active


def test_before_the_start_it_is_withdrawing(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    assert "Your place goes to the next" in me.get(f"/t/{id}/me/drop").text
    response = me.send(f"/t/{id}/me/drop", sure="yes")
    assert (response.status_code, response.headers["location"]) == (303, f"/t/{id}")
    assert PlayerId("p1") not in hall.t.players
    assert me.get(f"/t/{id}/me").status_code == 403
    assert "let you in again" in me.get(f"/t/{id}/me/drop").text


def test_who_has_left_is_not_asked_again(hall: Hall) -> None:
    here = table(hall)
    here.client(here.ana).done(f"{here.path}/me/drop", begun="no", sure="yes")
    assert "You have already left" in here.page(here.ana, "/drop")
    assert here.client(here.ana).send(f"{here.path}/me/drop", sure="yes").status_code == 422


def test_where_nobody_comes_back_the_page_says_so(hall: Hall) -> None:
    munchkin = table(hall, "munchkin")
    assert "There is no coming back" in munchkin.page(munchkin.ana, "/drop")
    challenger = table(hall)
    assert "each round missed is a loss" in challenger.page(challenger.ana, "/drop")

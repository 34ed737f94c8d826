"""Calling an official to the table: at once, with a reason, and seen by nobody else."""

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.player.at_table import player, table
from topcut.rules.actions import conduct
from topcut.rules.actions.conduct import calls_for


@pytest.mark.clause("CH-14", "PS-08", "MU-19", "TL-06")
@pytest.mark.parametrize(
    ("ruleset", "words"),
    [("challenger", "a Watcher"), ("timeline", "a Watcher"), ("showdown", "an Arbiter"), ("munchkin", "a Floor Judge")],
)
def test_one_button_calls_an_official_to_my_table(hall: Hall, ruleset: str, words: str) -> None:
    here = table(hall, ruleset)
    assert f"Call {words} to table 1" in here.page(here.ana)
    here.client(here.ana).done(f"{here.path}/me/call", about="Line of sight")
    (call,) = calls_for(hall.t, JUDGE)
    assert (call.table, call.player, call.about) == (1, here.ana, "Line of sight")
    page = here.page(here.ana)
    assert "is called to table 1" in page
    assert "Line of sight" in page
    assert "Line of sight" not in here.page(here.bo)
    assert "is called" not in here.page(here.bo)


def test_a_second_call_is_refused_while_one_is_open(hall: Hall) -> None:
    here = table(hall)
    here.client(here.ana).done(f"{here.path}/me/call")
    assert here.client(here.ana).send(f"{here.path}/me/call").status_code == 422
    assert len(calls_for(hall.t, JUDGE)) == 1


def test_an_endless_reason_is_refused(hall: Hall) -> None:
    here = table(hall)
    assert here.client(here.ana).send(f"{here.path}/me/call", about="x" * 500).status_code == 422
    assert not calls_for(hall.t, JUDGE)


def test_the_player_or_an_official_closes_the_call(hall: Hall) -> None:
    here = table(hall)
    here.client(here.ana).done(f"{here.path}/me/call")
    assert here.client(here.bo).send(f"{here.path}/me/call/done", call="1").status_code == 403
    here.client(here.ana).done(f"{here.path}/me/call/done", call="1")
    assert not calls_for(hall.t, JUDGE)
    hall.act(conduct.call_official, by=player(here.ana))
    hall.act(conduct.close_call, 2, by=JUDGE)
    assert "is called" not in here.page(here.ana)
    assert here.client(here.ana).send(f"{here.path}/me/call/done", call="two").status_code == 422

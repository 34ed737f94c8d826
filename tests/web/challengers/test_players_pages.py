"""What players do at other tournaments and nobody would read at a card table: refused, with a sentence, on its page."""

import pytest

from tests.web.challengers.tables import is_refused, opened
from tests.web.challengers.test_tables import begun, joined
from tests.web.hall import Hall
from topcut.words import say


@pytest.mark.parametrize("dealt", [False, True])
def test_at_a_table_among_friends_nothing_is_written_that_nobody_reads(hall: Hall, dealt: bool) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    if dealt:
        ana.done(f"/t/{id}/game/deal")
    before, me, rules = hall.t.facts, f"/t/{id}/me", "Challengers!"
    is_refused(bo.send(f"{me}/list", text="4 Newcomer"), "no-lists", ruleset=rules)
    is_refused(bo.send(f"{me}/pool", pool="4 Newcomer"), "pool-not-asked")
    is_refused(bo.send(f"{me}/call", about="A question"), "call-to-nobody")
    is_refused(bo.send(f"{me}/call/done", call="1"), "call-unknown")
    is_refused(bo.send(f"{me}/squads", round="1", squad=["1", "2"]), "squads-unknown")
    is_refused(bo.send(f"{me}/check-in"), "already-started" if dealt else "self-check-in-off", organizer="host")
    report = {"stage": "swiss", "round": "1", "match": "1", "points-1": "1", "points-2": "0"}
    assert bo.send(f"{me}/report", **report).status_code == 422
    assert bo.send(f"{me}/confirm", **report).status_code == 422
    assert bo.send(f"{me}/rulings", ruling="1").status_code == 422
    if dealt:
        is_refused(bo.send(f"{me}/drop", sure="yes"), "played-by-plan", ruleset=rules)
    assert hall.t.facts == before
    for page in (me, f"{me}/list", f"{me}/drop"):
        assert bo.get(page).headers["location"] == f"/t/{id}/game"


def test_where_an_organizer_runs_the_game_an_official_is_called(hall: Hall) -> None:
    id = opened(hall, 2)
    assert hall.player("p1").send(f"/t/{id}/me/call", about="A question").status_code == 303
    assert [one.about for one in hall.t.conduct.calls] == ["A question"]
    is_refused(hall.player("p1").send(f"/t/{id}/me/list", text="4 Newcomer"), "no-lists", ruleset="Challengers!")


def test_before_cards_are_dealt_a_player_who_withdraws_has_stood_up(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    bo.done(f"/t/{id}/me/drop", sure="yes")
    assert list(hall.t.active) == ["p1"]
    assert say("lobby-here", count=1) in ana.get(f"/t/{id}/game").text

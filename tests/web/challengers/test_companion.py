"""The companion on phones, for people with the printed cards."""

import pytest

import topcut_referee
from tests.web.challengers.tables import is_refused, opened
from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions.challengers.companion import tokens_of, trophies_left, untold_trophies
from topcut.rules.state import playing
from topcut.rules.tournament import Phase


@pytest.mark.clause("CG-09", "CG-22", "CG-31")
def test_a_whole_game_with_printed_cards(hall: Hall) -> None:
    id = opened(hall, 3, digital=False)
    host = hall.player("p1")
    page = f"/t/{id}/game/real"
    is_refused(hall.player("p2").send(f"{page}/result", winner="p2"), "not-the-host", player="Ana")
    seats = {"park-1-1": "p2", "park-1-2": "p3", "park-2-1": "p1", "park-2-2": "robot"}
    host.done(f"{page}/seats", **seats)
    assert [match.first for match in hall.t.rounds[0].matches] == ["p2", "p1"]
    for round in range(1, 8):
        now = playing(hall.t)
        assert now is not None
        for match in now.round.matches:
            host.done(f"{page}/result", winner=match.first, **{"tokens-p1": "1" if "p1" in match.players else None})
        if round == 1:
            host.done(f"{page}/correct", round="1", winner="p3", reason="we had swapped")
            assert hall.t.rounds[0].matches[0].winner == "p3"
            assert "one trophy, of round 1" in hall.player("p2").get(f"/t/{id}/game").text
        if round < 7:
            host.done(f"{page}/next", by_plan="yes")
    for number, player in untold_trophies(hall.t):
        host.done(f"{page}/trophy", round=number, player=player, fans=trophies_left(hall.t, number)[0])
    host.done(f"{page}/next")
    final = playing(hall.t)
    assert final is not None
    host.done(f"{page}/result", winner=final.round.matches[0].first)
    host.done(f"{page}/next")
    assert hall.t.phase is Phase.FINISHED
    assert hall.anybody.get(f"/t/{id}/game").status_code == 200
    verdict = topcut_referee.verify(hall.anybody.get(f"/t/{id}/archive").content.split(b"\n"))
    assert verdict.ok, verdict.as_text()


@pytest.mark.clause("CG-22")
def test_a_correction_keeps_the_tokens_that_it_does_not_name(hall: Hall) -> None:
    id = opened(hall, 2, digital=False)
    host, page = hall.player("p1"), f"/t/{id}/game/real"
    host.done(f"{page}/result", winner="p1", **{"tokens-p1": "3", "tokens-p2": "2"})
    host.done(f"{page}/correct", round="1", winner="p2", reason="we had swapped")
    match = hall.t.rounds[0].matches[0]
    assert match.winner == "p2"
    assert (tokens_of(hall.t, PlayerId("p1")), tokens_of(hall.t, PlayerId("p2"))) == (3, 2)
    host.done(f"{page}/correct", round="1", winner="p2", tokens="4", **{"tokens-other": "0"}, reason="counted again")
    assert (tokens_of(hall.t, PlayerId("p1"), 1), tokens_of(hall.t, PlayerId("p2"), 1)) == (0, 4)
    is_refused(host.send(f"{page}/correct", round="5", winner="p2", reason="x"), "round-unknown", round=5, rounds=1)


def test_rounds_of_trophies_are_told_apart_from_the_number_of_tokens(hall: Hall) -> None:
    """Not "of rounds 1, 2, 3 fan tokens"."""
    id = opened(hall, 2, digital=False)
    for tokens in ("3", "0"):
        hall.player("p1").done(f"/t/{id}/game/real/result", winner="p1", fans="2", **{"tokens-p1": tokens})
        hall.player("p1").done(f"/t/{id}/game/real/next")
    assert "2 trophies, of rounds 1 and 2 · 3 fan tokens" in hall.player("p2").get(f"/t/{id}/game").text


@pytest.mark.clause("Q62")
def test_who_leaves_a_game_with_printed_cards_is_played_by_the_robot(hall: Hall) -> None:
    id = opened(hall, 4, digital=False)
    assert f'action="/t/{id}/game/robot"' in hall.player("p1").get(f"/t/{id}/game").text
    hall.player("p1").done(f"/t/{id}/game/robot", player="p3", confirm="Q62")
    assert hall.t.players[PlayerId("p3")].is_played_by_robot
    assert "half 1" in hall.player("p2").get(f"/t/{id}/game").text

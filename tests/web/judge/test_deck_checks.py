"""Deck checks on the officials' page: drawing, noting what was found, and who sees what when."""

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import play_round
from topcut.ids import PlayerId
from topcut.rules.actions import deck_checks, rounds
from topcut.rules.actions.officials import name_official
from topcut.rules.tournament import DeckCheck

PAGE = "/t/{}/judge/deck-checks"


def drawn(hall: Hall) -> DeckCheck:
    return hall.t.conduct.deck_checks[-1]


def test_a_judge_draws_tables_and_sees_who_sits_there_with_their_lists(hall: Hall) -> None:
    id = hall.paired()
    page = hall.judge.done(f"{PAGE.format(id)}/draw", tables="2", round="1").text
    assert len(drawn(hall).players) == 4
    for player in drawn(hall).players:
        assert f"/t/{id}/desk/players/{player}/list" in page
    assert page.count("To do") == 4


def test_what_was_found_is_noted_with_its_clause(hall: Hall) -> None:
    id = hall.paired()
    hall.act(deck_checks.draw, 1, by=JUDGE)
    n, (fine, faulty) = str(drawn(hall).n), drawn(hall).players
    hall.judge.done(f"{PAGE.format(id)}/note", drawn=n, player=fine, answer="fine")
    found = {"drawn": n, "player": faulty, "answer": "found", "note": "Eleven characters"}
    again = hall.judge.send(f"{PAGE.format(id)}/note", **found)
    assert again.status_code == 422
    assert "Eleven characters" in again.text, "what was typed is still there"
    page = hall.judge.done(f"{PAGE.format(id)}/note", **found, clause="CH-09").text
    assert "Eleven characters" in page
    assert {player: one.fine for player, one in drawn(hall).found.items()} == {fine: True, faulty: False}


def test_a_form_from_the_round_before_draws_nothing(hall: Hall) -> None:
    id = hall.paired()
    play_round(hall)
    hall.pair()
    assert hall.judge.send(f"{PAGE.format(id)}/draw", tables="1", round="1").status_code == 422
    for tables in ("", "0", "99", "two", "-1"):
        assert hall.judge.send(f"{PAGE.format(id)}/draw", tables=tables, round="2").status_code == 422
    assert hall.t.conduct.deck_checks == ()


def test_everyone_reads_of_a_draw_in_the_log_once_the_round_is_closed(hall: Hall) -> None:
    id = hall.paired()
    hall.act(deck_checks.draw, 1, by=JUDGE)
    hall.act(deck_checks.note, drawn(hall).n, drawn(hall).players[0], fine=False, clause="CH-09", note="Hidden words")
    me = drawn(hall).players[0]
    pages = [f"/t/{id}", f"/t/{id}/log", f"/t/{id}/archive"]
    play_round(hall)
    assert not any("eck check" in hall.anybody.get(page).text for page in pages)
    assert "DeckCheckDrawn" not in hall.anybody.get(f"/t/{id}/archive").text
    hall.act(rounds.close_round)
    assert "Deck check in round 1" in hall.anybody.get(f"/t/{id}").text
    assert "DeckCheckDrawn" in hall.anybody.get(f"/t/{id}/archive").text
    everywhere = [hall.anybody.get(page).text for page in pages] + [hall.player(me).get(f"/t/{id}/me/data").text]
    assert not any("Hidden words" in page for page in everywhere)


@pytest.mark.clause("MU-04")
def test_a_judge_who_plays_sees_nothing_before_the_players_do(hall: Hall) -> None:
    id = hall.tournament("munchkin")
    hall.act(name_official, "other", "head-judge")
    hall.act(name_official, JUDGE.id, "floor-judge", plays_as=PlayerId("p1"), alternate="other")
    hall.start()
    hall.pair()
    hall.act(deck_checks.draw, 1)
    who = drawn(hall).players[0]
    page = hall.judge.get(PAGE.format(id)).text
    assert f"/players/{who}/list" not in page
    assert hall.judge.send(f"{PAGE.format(id)}/draw", tables="1", round="1").status_code == 422
    assert f"/players/{who}/list" in hall.owner.get(PAGE.format(id)).text

"""A phone at the card table."""

import pytest
from markupsafe import escape

from tests.web.challengers.tables import is_refused, moved_on, opened
from tests.web.hall import Hall
from topcut.rules.audience import with_closed_hands
from topcut.words import say


def test_a_player_answers_what_is_asked(hall: Hall) -> None:
    id = opened(hall)
    page = hall.player("p1").get(f"/t/{id}/game")
    assert page.status_code == 200, page.text
    assert hall.player("p1").send(f"/t/{id}/game/answer", said="A", of="draw-0").status_code == 303
    table = hall.t.card_table
    assert table is not None
    assert [(one.player, one.said) for one in table.answers] == [("p1", "A")]


def test_an_answer_to_a_question_that_is_no_longer_asked_changes_nothing(hall: Hall) -> None:
    id = opened(hall)
    hall.player("p1").done(f"/t/{id}/game/answer", said="A", of="draw-0")
    late = hall.player("p1").send(f"/t/{id}/game/answer", said="stop", of="remove-7")
    is_refused(late, "asked-otherwise")
    assert hall.t.card_table is not None
    assert len(hall.t.card_table.answers) == 1


def test_whoever_only_watches_sees_the_open_table(hall: Hall) -> None:
    id = opened(hall)
    moved_on(hall, rounds=1)
    assert hall.anybody.get(f"/t/{id}/game").status_code == 200


def test_there_is_no_card_table_at_another_tournament(hall: Hall) -> None:
    id = hall.tournament("challenger", 4)
    assert hall.anybody.get(f"/t/{id}/game").headers["location"] == f"/t/{id}"


def test_whoever_has_no_trophies_is_not_told_what_they_are_worth(hall: Hall) -> None:
    id = opened(hall, 2)
    page = hall.player("p1").get(f"/t/{id}/game").text
    assert page.count(say("game-seat", trophies=0, worth="none", fans=0, cards="none")) == 2
    moved_on(hall, rounds=1)
    page = hall.player("p1").get(f"/t/{id}/game").text
    won = next(one for one in hall.t.card_table.trophies)  # type: ignore[union-attr]  # a table
    assert say("game-seat", trophies=1, worth=won.fans, fans=0, cards="none") in page


@pytest.mark.clause("CG-22", "Q56")
def test_no_page_counts_a_trophy_that_lies_face_down(hall: Hall) -> None:
    opened(hall, 4)
    moved_on(hall, rounds=2)
    true, shown = hall.t, with_closed_hands(hall.t)
    assert true.card_table is not None
    assert shown.card_table is not None
    assert len(true.card_table.trophies) == 4
    assert not shown.card_table.trophies
    for round, closed in zip(true.rounds, shown.rounds, strict=True):
        for match, other in zip(round.matches, closed.matches, strict=True):
            if match.result is not None:
                assert other.result is not None
                assert sum(match.result.points) > sum(other.result.points) == sum(match.result.figures[1])
    moved_on(hall)
    assert with_closed_hands(hall.t) is hall.t  # over: everyone may know


@pytest.mark.clause("Q62")
def test_who_has_left_for_good_is_told_so_and_can_only_watch(hall: Hall) -> None:
    id = opened(hall, 4)
    gone = hall.player("p3")
    page = gone.done(f"/t/{id}/game/robot", player="p3", confirm="Q62").text
    assert "You have left the game" in page
    assert "You are ready" not in page
    assert "/game/stand-in" not in page
    assert "/game/robot" not in page
    assert "left, the Robot plays" in hall.player("p1").get(f"/t/{id}/game").text
    is_refused(gone.send(f"/t/{id}/game/stand-in", player="p1"), "not-at-the-table", player="Cy")
    moved_on(hall, rounds=1)
    assert "You have left the game" in gone.get(f"/t/{id}/game").text
    moved_on(hall)
    assert "You have left the game" not in gone.get(f"/t/{id}/game").text  # over for all


def test_a_match_of_cards_has_no_form_for_its_result(hall: Hall) -> None:
    id = opened(hall, 2)
    client = hall.player("p1")
    assert client.get(f"/t/{id}/me/report").headers["location"] == f"/t/{id}/me"
    assert client.get(f"/t/{id}/me").headers["location"] == f"/t/{id}/game"


@pytest.mark.clause("CG-08")
def test_whoever_has_more_fans_than_the_winner_reads_that_the_final_decides(hall: Hall) -> None:
    for players, has_final in ((3, True), (1, False)):
        id = opened(hall, players)
        moved_on(hall)
        page = hall.player("p1").get(f"/t/{id}/game").text
        assert (str(escape(say("table-ranking-final"))) in page) is has_final

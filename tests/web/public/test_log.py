"""The public log as a readable history."""

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.public.reading import read
from topcut.rules.actions import calling, clock, conduct, lists, registration, undo
from topcut.rules.actor import Actor, Role


def test_the_log_is_told_in_sentences_the_latest_first(hall: Hall) -> None:
    t = hall.paired()
    hall.play(leave=3)
    page = read(hall.anybody, f"/t/{t}/log")
    assert page.index("Table 1 in round 1:") < page.index("The pairings of round 1 are published: 4 tables.")
    assert "16-9" in page
    assert "is created, for 2026-11-15, Town hall." in page


@pytest.mark.fault("E7")
def test_the_latest_is_first_even_if_the_clock_was_set_back_by_a_day(hall: Hall) -> None:
    t = hall.tournament(players=3, ready=False)
    for capacity in (11, 12, 13):
        hall.wait(minutes=-24 * 60)
        hall.act(registration.set_capacity, capacity)
    page = read(hall.anybody, f"/t/{t}/log")
    said = [page.index(f"There is room for {capacity} players.") for capacity in (13, 12, 11)]
    assert said == sorted(said)
    assert [stamped.n for stamped in hall.desk.history(t)] == list(range(1, hall.t.facts + 1))
    assert hall.t.capacity == 13
    hall.act(undo.undo)
    assert hall.t.capacity == 12


@pytest.mark.fault("I-11")
def test_what_is_for_officials_leaves_no_word_in_it(hall: Hall) -> None:
    t = hall.paired()
    player = next(iter(hall.t.players))
    hall.act(conduct.warn, player, "Not keeping the game state clean and clear", "third time today", by=JUDGE)
    hall.act(calling.call_official, "a dispute about range", by=Actor(Role.PLAYER, player))
    hall.act(conduct.penalize, player, "no prize for this one")
    hall.act(registration.note_fee, player)
    page = read(hall.anybody, f"/t/{t}/log")
    for secret in ("warned", "third time", "dispute about range", "no prize", "paid", "on paper", "handed in"):
        assert secret not in page
    assert "20 facts are not for everyone" in page


@pytest.mark.clause("CH-13")
def test_lists_stay_with_their_owners_until_they_are_published(hall: Hall) -> None:
    t = hall.started()
    assert "has handed in a list" not in read(hall.anybody, f"/t/{t}/log")
    assert "on paper" not in hall.anybody.get(f"/t/{t}/archive").text
    hall.act(lists.publish_lists)
    assert "Ana has handed in a list." in read(hall.anybody, f"/t/{t}/log")
    assert "on paper" in hall.anybody.get(f"/t/{t}/archive").text


@pytest.mark.clause("CH-20")
@pytest.mark.fault("I-7")
def test_extra_minutes_come_into_it_when_time_is_called(hall: Hall) -> None:
    t = hall.paired()
    hall.act(clock.start, 4)
    assert "4 extra minutes" not in read(hall.anybody, f"/t/{t}/log")
    hall.wait(minutes=94)
    hall.desk.tick()
    assert "after 4 extra minutes" in read(hall.anybody, f"/t/{t}/log")


def test_an_undone_step_stays_and_is_marked(hall: Hall) -> None:
    t = hall.tournament(players=3, ready=False)
    hall.act(registration.set_capacity, 12)
    hall.act(undo.undo, reason="wrong hall")
    page = read(hall.anybody, f"/t/{t}/log")
    assert "There is room for 12 players. undone later" in page
    assert "wrong hall" in page


def test_a_long_log_has_pages(hall: Hall) -> None:
    t = hall.tournament(players=101)
    first = read(hall.anybody, f"/t/{t}/log")
    assert "Earlier" in first
    assert "is created" not in first
    older = hall.anybody.get(f"/t/{t}/log").text.partition('href="?before=')[2].partition('"')[0]
    assert "is created" in read(hall.anybody, f"/t/{t}/log?before={older}")
    assert read(hall.anybody, f"/t/{t}/log?before=soon") == first

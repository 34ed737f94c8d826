"""Check-in on the second day."""

from datetime import timedelta

from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.ids import PlayerId
from topcut.rules.actions import reports
from topcut.rules.actions.days import awaited, set_schedule
from topcut.rules.match import Entry, Seat
from topcut.rules.ruleset import How
from topcut.rules.schedule import Slot

SECOND = "2026-11-16"


def two_days(hall: Hall) -> str:
    t = hall.paired("timeline", 8)
    hall.act(set_schedule, [Slot(SECOND, "10:00", "Round 2")])
    hall.play()
    hall.now += timedelta(days=1)
    return t


def test_who_has_not_come_yet_is_listed_one_tap_each(hall: Hall) -> None:
    t = two_days(hall)
    page = hall.judge.get(f"/t/{t}/desk/arrivals")
    assert page.text.count('value="yes" id="tap-') == 8
    page = hall.judge.done(f"/t/{t}/desk/arrivals", player="p1", day=SECOND, here="yes")
    assert "1 of 8 here" in read(hall.judge, f"/t/{t}/desk/arrivals")
    assert 'value="no" id="tap-p1"' in page.text
    hall.judge.done(f"/t/{t}/desk/arrivals", player="p1", day=SECOND, here="no")
    assert len(awaited(hall.t, SECOND)) == 8


def test_all_at_once(hall: Hall) -> None:
    t = two_days(hall)
    hall.owner.done(f"/t/{t}/desk/arrivals", day=SECOND, everybody="yes")
    assert awaited(hall.t, SECOND) == ()


def test_who_does_not_come_is_dropped_and_no_longer_awaited(hall: Hall) -> None:
    t = two_days(hall)
    page = hall.judge.done(f"/t/{t}/desk/arrivals/absent", player="p3", day=SECOND)
    assert hall.t.players[PlayerId("p3")].dropped
    assert 'id="tap-p3"' not in page.text
    assert hall.judge.send(f"/t/{t}/desk/arrivals/absent", player="", day=SECOND).status_code == 404


def test_a_win_of_yesterday_stays_though_the_winner_does_not_come_again(hall: Hall) -> None:
    t = hall.paired("timeline", 8)
    hall.act(set_schedule, [Slot(SECOND, "10:00", "Round 2")])
    hall.act(reports.enter, 1, 1, Entry(how=How.NO_SHOW, winner=Seat.FIRST))
    hall.play()
    hall.now += timedelta(days=1)
    before = hall.t.rounds
    winner = before[0].matches[0].first
    hall.judge.done(f"/t/{t}/desk/arrivals/absent", player=winner, day=SECOND)
    assert hall.t.players[winner].dropped
    assert hall.t.rounds == before


def test_the_check_in_of_the_first_day_leads_on_to_the_later_ones(hall: Hall) -> None:
    t = two_days(hall)
    assert hall.judge.get(f"/t/{t}/desk/check-in").headers["location"] == f"/t/{t}/desk/arrivals"


def test_on_a_single_day_there_is_nothing_to_check_in_for(hall: Hall) -> None:
    t = hall.paired()
    assert "tap-" not in hall.owner.get(f"/t/{t}/desk/arrivals").text
    assert hall.owner.send(f"/t/{t}/desk/arrivals", day=SECOND, everybody="yes").status_code == 422


def test_if_neither_comes_on_the_second_day_the_second_keeps_no_win_of_this_morning(hall: Hall) -> None:
    """Their table was the last open one: with the first absence the round was over."""
    t = hall.paired("timeline", 8)
    hall.act(set_schedule, [Slot(SECOND, "10:00", "Round 2")])
    hall.play(leave=1)
    hall.now += timedelta(days=1)
    match = hall.playing.round.matches[hall.playing.open[0] - 1]
    assert match.second is not None
    for player in match.players:
        hall.judge.done(f"/t/{t}/desk/arrivals/absent", player=player, day=SECOND)
    result = next(one for one in hall.t.rounds[0].matches if one.first == match.first).result
    assert result is not None
    assert (result.how, result.winner) == (How.DOUBLE_NO_SHOW, None)

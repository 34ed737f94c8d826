"""Schedules, and who has arrived on a later day."""

import pytest

from tests.rules.life import JUDGE, Life, ids, player
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.days import MOST_SLOTS, arrive, arrive_all, awaited, expected, later_days, set_schedule
from topcut.rules.actions.leaving import drop, drop_absent
from topcut.rules.actions.undo import undo
from topcut.rules.facts import PlayerArrived, ScheduleSet
from topcut.rules.schedule import Slot

P1, P2, P3, P4 = ids(4)
FIRST, SECOND = "2026-11-15", "2026-11-16"
TWO_DAYS = (Slot(SECOND, "10:00", "Round 4"), Slot(FIRST, "09:30", "Round 1"))


class TestSchedule:
    def test_it_is_kept_in_order_and_each_line_once(self) -> None:
        event = Life(started=False)
        facts = event.act(set_schedule, (*TWO_DAYS, TWO_DAYS[0]))
        assert facts == [ScheduleSet((TWO_DAYS[1], TWO_DAYS[0]))]
        assert later_days(event.t) == (SECOND,)

    def test_the_same_again_is_nothing_and_none_takes_it_away(self) -> None:
        event = Life()
        event.act(set_schedule, TWO_DAYS)
        assert event.act(set_schedule, TWO_DAYS) == []
        event.act(set_schedule, ())
        assert (event.t.schedule, later_days(event.t)) == ((), ())

    def test_it_can_be_undone(self) -> None:
        event = Life()
        event.act(set_schedule, TWO_DAYS)
        event.act(undo, reason="a slip")
        assert event.t.schedule == ()

    def test_only_the_organizer_sets_it_and_not_after_the_end(self) -> None:
        event = Life()
        assert event.refused(set_schedule, TWO_DAYS, by=JUDGE).code == "organizer-only"

    @pytest.mark.parametrize(
        ("slot", "code"),
        [
            (Slot("2026-11-14", "09:30", "Round 1"), "schedule-too-early"),
            (Slot("2026-13-14", "09:30", "Round 1"), "day-unreadable"),
            (Slot("2200-01-01", "09:30", "Round 1"), "day-too-far"),
            (Slot("9999-12-31", "09:30", "Round 1"), "day-too-far"),
            (Slot(FIRST, "24:30", "Round 1"), "time-unreadable"),
            (Slot(FIRST, "9:30", "Round 1"), "time-unreadable"),
            (Slot(FIRST, "09:30", "   "), "text-missing"),
            (Slot(FIRST, "09:30", "x" * 201), "text-too-long"),
        ],
    )
    def test_what_no_one_could_read_is_refused(self, slot: Slot, code: str) -> None:
        assert Life().refused(set_schedule, [slot]).code == code

    def test_it_is_not_endless(self) -> None:
        lines = [Slot(FIRST, "09:30", f"Round {number}") for number in range(MOST_SLOTS + 1)]
        assert Life().refused(set_schedule, lines).code == "schedule-too-long"


class TestArriving:
    def event(self) -> Life:
        event = Life("timeline")
        event.act(set_schedule, TWO_DAYS)
        return event

    def test_one_tap_each_and_back_again(self) -> None:
        event = self.event()
        assert event.act(arrive, P1, SECOND, by=JUDGE) == [PlayerArrived(P1, SECOND)]
        assert P1 not in awaited(event.t, SECOND)
        assert event.refused(arrive, P1, SECOND).code == "already-arrived"
        event.act(arrive, P1, SECOND, here=False)
        assert P1 in awaited(event.t, SECOND)
        assert event.refused(arrive, P1, SECOND, here=False).code == "not-arrived"

    def test_all_at_once(self) -> None:
        event = self.event()
        event.act(arrive, P2, SECOND)
        event.act(arrive_all, SECOND, by=JUDGE)
        assert awaited(event.t, SECOND) == ()

    def test_who_has_left_is_not_awaited(self) -> None:
        event = self.event()
        event.act(drop, P3)
        event.act(drop_absent, P4, by=JUDGE)
        assert not {P3, P4} & set(awaited(event.t, SECOND))
        assert event.refused(arrive, P3, SECOND).code == "player-not-active"

    def test_only_on_a_later_day_of_the_schedule(self) -> None:
        event = self.event()
        assert event.refused(arrive, P1, FIRST).code == "day-not-scheduled"
        assert event.refused(arrive_all, "2026-11-17").code == "day-not-scheduled"

    def test_only_by_the_staff_and_once_it_has_started(self) -> None:
        assert self.event().refused(arrive, P1, SECOND, by=player(P1)).code == "staff-only"
        event = Life("timeline", started=False)
        event.act(set_schedule, TWO_DAYS)
        assert event.refused(arrive, P1, SECOND).code == "not-started"

    def test_in_the_bracket_only_those_who_still_play_are_expected(self) -> None:
        event = Life("timeline", players=8, rounds=1, cut=4)
        event.pair().play()
        event.act(make_cut)
        assert len(expected(event.t)) == 4
        event.act(publish_bracket)
        event.play()
        assert len(expected(event.t)) == 2

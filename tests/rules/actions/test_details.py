"""What a tournament is called, where and when it is, and whether it charges a fee: corrected in public."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, ids, player
from topcut.rules.actions.creation import correct_details, set_fee
from topcut.rules.actions.days import later_days, set_schedule
from topcut.rules.actions.undo import undo
from topcut.rules.audience import may_read
from topcut.rules.facts import DetailsCorrected, FeeSet, ListChecked, ScheduleSet
from topcut.rules.schedule import Slot
from topcut.rules.tournament import LEGAL, ListCheck

P1, P2 = ids(2)


def test_only_what_changes_is_written_down() -> None:
    event = Life(players=2, started=False)
    place, day = event.t.place, event.t.first_day
    corrected = event.act(correct_details, title=" Spring Cup ", place=place, first_day=day)
    assert corrected == [DetailsCorrected(title="Spring Cup")]
    assert event.act(correct_details, place="", first_day="2026-11-21") == [DetailsCorrected(None, "", "2026-11-21")]
    assert (event.t.title, event.t.place, event.t.first_day) == ("Spring Cup", "", "2026-11-21")
    assert all(may_read(stamped, None, event.t) for stamped in event.log[-2:])
    event.act(undo)
    assert (event.t.title, event.t.first_day) == ("Spring Cup", "2026-11-15")


@pytest.mark.parametrize("wrong", ["", "  "])
def test_a_tournament_keeps_a_title(wrong: str) -> None:
    assert Life(started=False).refused(correct_details, title=wrong).code == "text-missing"


def test_the_limits_are_those_of_the_creation() -> None:
    event = Life(started=False)
    assert event.refused(correct_details, title="x" * 201).code == "text-too-long"
    assert event.refused(correct_details, place="two\nlines").code == "text-lines"
    assert event.refused(correct_details, first_day="tomorrow").code == "day-unreadable"
    assert event.refused(correct_details, first_day="").code == "day-unreadable"
    assert event.refused(correct_details, first_day="9999-12-31").code == "day-too-far"


def test_nothing_is_written_down_if_nothing_changes() -> None:
    event = Life(started=False)
    assert event.refused(correct_details).code == "details-same"
    assert event.refused(correct_details, title=event.t.title, place=event.t.place).code == "details-same"


@pytest.mark.clause("R-11")
def test_title_and_place_at_any_time_and_the_day_only_before_the_start() -> None:
    event = Life(players=4)
    refused = event.refused(correct_details, first_day="2026-11-16")
    assert (refused.code, refused.clause) == ("day-fixed", "R-11")
    event.act(correct_details, title="Spring Cup", first_day=event.t.first_day)
    assert event.t.title == "Spring Cup"


@pytest.mark.clause("R-11")
def test_lists_are_checked_again_only_if_the_day_changes() -> None:
    event = Life(players=2, started=False)
    checks = {P1: ListCheck(LEGAL)}
    assert event.act(correct_details, place="Library", checks=checks) == [DetailsCorrected(place="Library")]
    changed = event.act(correct_details, first_day="2026-11-21", checks=checks)
    assert changed == [DetailsCorrected(first_day="2026-11-21"), ListChecked(P1, LEGAL, (), {})]


def test_the_schedule_moves_with_the_first_day() -> None:
    event = Life(players=2, started=False)
    event.act(set_schedule, [Slot("2026-11-15", "09:30", "Round 1"), Slot("2026-11-16", "10:00", "Round 4")])
    event.act(correct_details, title="Spring Cup")
    assert event.t.schedule[0].day == "2026-11-15"
    later = (Slot("2026-11-30", "09:30", "Round 1"), Slot("2026-12-01", "10:00", "Round 4"))
    corrected = event.act(correct_details, first_day="2026-11-30")
    assert corrected == [DetailsCorrected(first_day="2026-11-30"), ScheduleSet(later)]
    assert later_days(event.t) == ("2026-12-01",)
    assert event.refused(correct_details, first_day="2199-12-31").code == "day-too-far"
    event.act(undo)
    assert (event.t.first_day, later_days(event.t)) == ("2026-11-15", ("2026-11-16",))


def test_a_fee_is_switched_off_and_on() -> None:
    event = Life(started=False)
    assert event.act(set_fee, charged=False) == [FeeSet(charged=False)]
    assert event.refused(set_fee, charged=False).code == "fee-as-it-is"
    assert event.act(set_fee, charged=True) == [FeeSet(charged=True)]
    assert event.refused(set_fee, charged=True).code == "fee-as-it-is"
    assert event.t.charges_fee


def test_only_the_organizer_corrects_them() -> None:
    event = Life(players=2, started=False)
    for somebody in (JUDGE, player(P1)):
        assert event.refused(correct_details, title="Mine", by=somebody).code == "organizer-only"
        assert event.refused(set_fee, charged=False, by=somebody).code == "organizer-only"
    event.act(set_fee, charged=False, by=ORGANIZER)


@pytest.mark.clause("CH-17", "PS-11", "MU-17")
def test_special_rules_are_said_changed_and_taken_back() -> None:
    event = Life(started=False)
    rules = "Lunch at one.\nBring two printed lists."
    assert event.act(correct_details, special=f" {rules} ") == [DetailsCorrected(special=rules)]
    assert event.t.special == rules
    assert event.refused(correct_details, special=rules).code == "details-same"
    assert event.refused(correct_details, special="x" * 2001).code == "text-too-long"
    event.act(correct_details, title="Spring Cup")
    assert event.t.special == rules
    event.act(correct_details, special="")
    assert event.t.special == ""

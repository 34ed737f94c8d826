from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.life import Life
from topcut.rules import clock
from topcut.rules.clock import MINUTE, State
from topcut.rules.facts import (
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ExtraMinutesRolled,
    MissionCriticalAnnounced,
    TableExtended,
    TimeCalled,
)
from topcut.rules.match import Stage
from topcut.rules.ruleset import load
from topcut.rules.tournament import RoundClock

TEN = "2026-11-15T10:00:00.000Z"
SHOWDOWN = load("showdown")


def running(minutes: int = 90, extra: int = 0, *pauses: tuple[str, str | None]) -> RoundClock:
    spans = tuple((at(since), None if until is None else at(until)) for since, until in pauses)
    return RoundClock(Stage.SWISS, 1, minutes, TEN, extra, pauses=spans)


def at(clock: str) -> str:
    return f"2026-11-15T{clock}:00.000Z"


def playing(ruleset: str, extra: int, **settings: bool) -> Life:
    """Two players at a table, the clock started at ten."""
    paths = {f"clock.{name}": value for name, value in settings.items()}
    event = Life(ruleset, 8, settings=paths).seat("p01 p02")
    minutes = event.t.ruleset.clock.minutes
    event.now = event.now.replace(hour=10, minute=0, second=0)
    event.say(ExtraMinutesRolled(Stage.SWISS, 1, extra, "5a17", False), ClockStarted(Stage.SWISS, 1, minutes, "c0"))
    return event


@given(st.integers(0, 4_000_000_000_000))
def test_a_stamp_is_read_as_it_is_written_to_the_millisecond(milliseconds: int) -> None:
    assert clock.moment(clock.stamp(milliseconds)) == milliseconds


@pytest.mark.parametrize("text", ["2038-01-19T03:14:08.000Z", "2028-02-29T23:59:59.999Z", "2026-11-16T00:00:00.000Z"])
def test_2038_leap_days_and_midnight_are_moments_like_others(text: str) -> None:
    assert clock.stamp(clock.moment(text)) == text


def test_extra_minutes_and_an_extension_lengthen_a_round() -> None:
    lengthened = running(90, 3)
    assert clock.minutes(lengthened) == 93
    assert clock.ends(lengthened) == at("11:33")
    assert clock.ends(lengthened, extension=5) == at("11:38")
    assert clock.remaining(lengthened, at("11:30")) == 3 * MINUTE
    assert not clock.is_up(lengthened, "2026-11-15T11:32:59.999Z")
    assert clock.is_up(lengthened, at("11:33"))
    assert not clock.is_up(lengthened, at("11:33"), extension=5)


def test_a_pause_moves_the_end() -> None:
    paused = running(90, 0, ("10:30", "10:45"), ("11:00", "12:00"))
    assert clock.ends(paused) == at("12:45")
    assert clock.elapsed(paused, at("12:15")) == 60 * MINUTE


def test_during_a_pause_time_stands_still_and_nobody_knows_the_end() -> None:
    paused = running(90, 0, ("10:30", None))
    assert clock.is_paused(paused)
    assert clock.elapsed(paused, at("10:31")) == clock.elapsed(paused, at("23:00")) == 30 * MINUTE
    assert clock.ends(paused) is None


def test_a_pause_after_time_was_up_changes_nothing() -> None:
    paused = running(90, 0, ("11:40", None))
    assert clock.is_up(paused, at("11:45"))
    assert clock.ends(paused) == at("11:30")


@pytest.mark.fault("E7")
def test_a_clock_that_was_set_back_never_gives_negative_time() -> None:
    assert clock.elapsed(running(), at("09:00")) == 0
    assert clock.remaining(running(), at("09:00")) == 90 * MINUTE
    backwards = running(90, 0, ("10:30", "10:10"))
    assert clock.elapsed(backwards, at("10:40")) == 40 * MINUTE


minute = st.integers(0, 600)


@given(minute, st.lists(st.tuples(minute, minute), max_size=4), minute, st.integers(0, 5), st.booleans())
def test_time_runs_only_forwards_and_stays_within_the_round(
    now: int, spans: list[tuple[int, int]], later: int, extra: int, open_pause: bool
) -> None:
    stamps = [(clock.stamp(since * MINUTE), clock.stamp(until * MINUTE)) for since, until in spans]
    pauses: tuple[tuple[str, str | None], ...] = tuple(stamps)
    if open_pause and stamps:
        pauses = (*stamps[:-1], (stamps[-1][0], None))
    some = RoundClock(Stage.SWISS, 1, 90, clock.stamp(0), extra, pauses=pauses)
    first, second = clock.stamp(now * MINUTE), clock.stamp((now + later) * MINUTE)
    assert 0 <= clock.elapsed(some, first) <= clock.elapsed(some, second)
    assert 0 <= clock.remaining(some, first) <= (90 + extra) * MINUTE
    assert clock.is_up(some, first) == (clock.remaining(some, first) == 0)


@given(st.lists(minute, max_size=6, unique=True), st.integers(0, 5))
def test_time_is_up_exactly_from_the_announced_end_on(moments: list[int], extra: int) -> None:
    ordered = [clock.stamp(moment * MINUTE) for moment in sorted(moments)]
    pauses = tuple(zip(ordered[::2], ordered[1::2], strict=False))
    some = RoundClock(Stage.SWISS, 1, 90, clock.stamp(0), extra, pauses=pauses)
    end = clock.ends(some)
    assert end is not None
    assert clock.is_up(some, end)
    assert not clock.is_up(some, clock.stamp(clock.moment(end) - 1))


@pytest.mark.clause("PS-13")
def test_mission_critical_is_at_the_90_minute_mark_also_when_minutes_were_added() -> None:
    lengthened = running(120, 4)
    assert clock.mission_critical_minute(SHOWDOWN, lengthened) == 90
    assert clock.mission_critical_since(SHOWDOWN, lengthened, at("11:29")) is None
    assert clock.mission_critical_since(SHOWDOWN, lengthened, at("11:50")) == at("11:30")


@pytest.mark.clause("PS-13")
def test_a_setting_keeps_mission_critical_to_the_last_thirty_minutes() -> None:
    before_end = Life("showdown", 8, settings={"clock.mission_critical_mark": "before-end"}).t.ruleset
    assert clock.mission_critical_minute(before_end, running(120, 4)) == 94


def test_a_pause_before_the_mark_moves_it_and_one_after_it_does_not() -> None:
    assert clock.mission_critical_since(SHOWDOWN, running(120, 0, ("10:30", "10:40")), at("12:00")) == at("11:40")
    assert clock.mission_critical_since(SHOWDOWN, running(120, 0, ("11:40", "11:50")), at("12:00")) == at("11:30")


def test_rule_books_without_mission_critical_never_prompt() -> None:
    assert clock.mission_critical_minute(load("challenger"), running()) is None
    assert not clock.is_prompted(load("challenger"), running(), at("18:00"))


def test_there_is_no_clock_before_its_start_and_after_the_round() -> None:
    event = Life("challenger", 8).seat("p01 p02")
    assert clock.view(event.t, event.at, official=True) is None
    event.say(ClockStarted(Stage.SWISS, 1, 90))
    assert clock.view(event.t, event.at, official=True) is not None
    event.close()
    assert clock.view(event.t, event.at, official=True) is None


@pytest.mark.clause("CH-20", "TL-09")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_officials_see_the_remaining_time(ruleset: str) -> None:
    seen = clock.view(playing(ruleset, 3).t, at("11:00"), official=True)
    assert seen is not None
    assert (seen.minutes, seen.extra, seen.remaining, seen.ends) == (93, 3, 33 * MINUTE, at("11:33"))


@pytest.mark.clause("CH-20", "TL-09")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
@given(now=st.integers(0, 200), pauses=st.booleans())
def test_nothing_that_players_see_depends_on_a_secret_length(ruleset: str, now: int, pauses: bool) -> None:
    """Fault I-7, with two hidden lengths: whatever the moment, the views are equal until time is called."""
    short, long = playing(ruleset, 0), playing(ruleset, 5)
    when = clock.stamp(clock.moment(TEN) + now * MINUTE)
    for event in (short, long):
        event.say(TableExtended(1, 1, 4, "card lost"))
        if pauses:
            event.say(ClockPaused(1))
    for match in (None, 1):
        seen = clock.view(short.t, when, official=False, match=match)
        assert seen == clock.view(long.t, when, official=False, match=match)
        assert seen is not None
        assert (seen.minutes, seen.extra, seen.remaining, seen.ends) == (None, None, None, None)
        assert seen.state is (State.PAUSED if pauses else State.RUNNING)


@pytest.mark.clause("CH-21", "TL-09", "PS-14", "MU-32")
@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        ("challenger", "Finish the current game round"),
        ("timeline", "Finish the current game round"),
        ("showdown", "Finish the current turn"),
        ("munchkin", "Finish the turn, then play on until both players have had the same number of turns"),
    ],
)
def test_when_time_is_called_everybody_is_told_how_to_finish(ruleset: str, told: str) -> None:
    event = playing(ruleset, 2)
    event.say(TimeCalled(Stage.SWISS, 1, 2, "5a17"))
    seen = clock.view(event.t, event.at, official=False)
    assert seen is not None
    assert seen.state is State.CALLED
    assert seen.says.startswith(told)
    assert (seen.extra, seen.remaining) == (2, 0)


@pytest.mark.clause("PS-14", "MU-20")
@pytest.mark.parametrize("ruleset", ["showdown", "munchkin"])
def test_where_the_time_is_visible_players_see_it(ruleset: str) -> None:
    event = playing(ruleset, 0)
    seen = clock.view(event.t, at("10:10"), official=False)
    assert seen is not None
    assert seen.remaining == (event.t.ruleset.clock.minutes - 10) * MINUTE
    assert seen == clock.view(event.t, at("10:10"), official=True)


@pytest.mark.clause("PS-14")
def test_a_showdown_can_hide_its_time() -> None:
    seen = clock.view(playing("showdown", 0, secret=True).t, at("10:10"), official=False)
    assert seen is not None
    assert seen.remaining is None


@pytest.mark.clause("PS-13")
def test_the_officials_are_prompted_and_everybody_sees_what_was_announced() -> None:
    event = playing("showdown", 0)
    prompted, public = (clock.view(event.t, at("11:30"), official=official) for official in (True, False))
    assert prompted is not None
    assert public is not None
    assert (prompted.prompt, public.prompt) == (True, False)
    event.say(MissionCriticalAnnounced(1))
    for official in (True, False):
        seen = clock.view(event.t, at("11:31"), official=official)
        assert seen is not None
        assert seen.mission_critical
        assert not seen.prompt
        assert "Momentum token" in seen.says


@pytest.mark.clause("MU-13")
def test_an_extended_table_plays_on_when_time_is_called() -> None:
    event = playing("munchkin", 0)
    event.say(TableExtended(1, 1, 5, "damaged card"))
    event.now = event.now.replace(hour=10, minute=40, second=0)
    event.say(TimeCalled(Stage.SWISS, 1, 0))
    states = []
    for when in ("10:44", "10:45"):
        table, hall = (clock.view(event.t, at(when), official=False, match=match) for match in (1, None))
        assert table is not None
        assert hall is not None
        states.append((table.state, hall.state))
        assert table.remaining == (MINUTE if when == "10:44" else 0)
    assert states == [(State.RUNNING, State.CALLED), (State.CALLED, State.CALLED)]


def test_a_late_call_says_by_how_much() -> None:
    off = replace(running(90, 2), called=at("11:50"))
    assert clock.late(off) == 18 * MINUTE
    assert clock.late(running()) == 0
    assert clock.late(replace(running(), called=at("11:29"))) == 0


def test_the_view_of_a_running_clock_after_a_break() -> None:
    event = playing("munchkin", 0)
    event.wait(minutes=10)
    event.say(ClockPaused(1, "Lunch"))
    event.wait(minutes=60)
    event.say(ClockResumed(1))
    seen = clock.view(event.t, event.at, official=False)
    assert seen is not None
    assert seen.state is State.RUNNING
    assert seen.remaining is not None
    assert 29 * MINUTE < seen.remaining < 30 * MINUTE

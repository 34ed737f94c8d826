import hashlib
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from tests.rules.table import FOUR
from topcut.rules import clock as reading
from topcut.rules.actions.clock import (
    Due,
    Task,
    announce_mission_critical,
    call_time,
    due,
    extend,
    is_rolled,
    pause,
    resume,
    start,
)
from topcut.rules.actions.structure import finish
from topcut.rules.actions.undo import undo
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.facts import (
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DeviationDeclared,
    ExtraMinutesRolled,
    MissionCriticalAnnounced,
    OfficialNamed,
    RoundUnpaired,
    StepUndone,
    TableExtended,
    TimeCalled,
)
from topcut.rules.match import Stage

LEAD = Actor(Role.OFFICIAL, "lea")
SECRET = ["challenger", "timeline"]


def paired(ruleset: str = "challenger", **started: Any) -> Life:
    return Life(ruleset, 8, **started).seat("p01 p02", "p03 p04")


def in_bracket(ruleset: str) -> Life:
    event = Life(ruleset, 8, cut=2).seat("p01 p02").first_wins().close().cut("p01", "p02")
    event.seat("p01 p02", stage=Stage.BRACKET)
    return event


def rolled(event: Life) -> ExtraMinutesRolled:
    found = [stamped.fact for stamped in event.log if isinstance(stamped.fact, ExtraMinutesRolled)]
    return found[-1]


def by_dice(seed: bytes) -> int:
    event = paired()
    event.seed = seed
    event.act(start)
    return rolled(event).extra


@pytest.mark.clause("CH-18", "TL-08", "R-10")
@pytest.mark.parametrize("ruleset", SECRET)
def test_a_round_lasts_ninety_minutes_and_what_five_dice_add(ruleset: str) -> None:
    event = paired(ruleset)
    roll, started = event.act(start)
    assert isinstance(roll, ExtraMinutesRolled)
    assert isinstance(started, ClockStarted)
    assert 0 <= roll.extra <= 5
    assert not roll.typed
    assert started.minutes == 90
    assert event.t.clock is not None
    assert reading.minutes(event.t.clock) == 90 + roll.extra


@pytest.mark.clause("CH-18")
def test_each_die_adds_a_minute_once_in_four() -> None:
    counts = Counter(by_dice(bytes([number]) * 32) for number in range(200))
    assert sum(extra * count for extra, count in counts.items()) == pytest.approx(250, abs=50)
    assert set(counts) <= set(range(6))


@pytest.mark.clause("CH-18", "TL-08")
@pytest.mark.parametrize("ruleset", SECRET)
@pytest.mark.parametrize("count", [0, 5])
def test_a_roll_of_real_dice_can_be_typed_in(ruleset: str, count: int) -> None:
    event = paired(ruleset)
    event.act(start, count)
    assert (rolled(event).extra, rolled(event).typed) == (count, True)


@pytest.mark.clause("CH-18", "TL-08")
@pytest.mark.parametrize("ruleset", SECRET)
@pytest.mark.parametrize("count", [-1, 6])
def test_five_dice_cannot_give_more_than_five_minutes(ruleset: str, count: int) -> None:
    refusal = paired(ruleset).refused(start, count)
    assert refusal.code == "extra-minutes-out-of-bounds"
    assert refusal.parameters == {"minutes": count, "most": 5}


@pytest.mark.clause("R-10")
@pytest.mark.parametrize("ruleset", SECRET)
def test_the_dice_are_rolled_in_bracket_rounds_too_and_anew(ruleset: str) -> None:
    swiss, bracket = paired(ruleset), in_bracket(ruleset)
    differ = set()
    for number in range(20):
        swiss.seed = bracket.seed = bytes([number]) * 32
        (first, _), (second, started) = (start(e.t, ORGANIZER, seed=e.seed, entropy=e.seed) for e in (swiss, bracket))
        assert isinstance(first, ExtraMinutesRolled)
        assert isinstance(second, ExtraMinutesRolled)
        assert (started.stage, started.minutes) == (Stage.BRACKET, 90)  # type: ignore[union-attr]  # a ClockStarted
        differ.add(first.extra == second.extra)
    assert False in differ


@pytest.mark.clause("R-10")
def test_there_is_one_roll_a_round() -> None:
    event = paired()
    event.act(start)
    refusal = event.refused(start)
    assert (refusal.code, refusal.clause) == ("clock-started-already", "CH-18")


@pytest.mark.clause("R-10")
def test_starting_again_after_an_undo_rolls_the_same_dice() -> None:
    event = paired()
    event.act(start)
    first, last = rolled(event), len(event.log)
    event.say(StepUndone(last - 1, last))
    assert event.t.clock is None
    event.act(start)
    assert rolled(event).extra == first.extra
    assert rolled(event).salt != first.salt


def test_a_round_that_is_paired_anew_has_its_own_dice() -> None:
    extras = set()
    for attempt in range(1, 9):
        event = Life().seat("p01 p02", attempt=attempt)
        event.act(start)
        extras.add(rolled(event).extra)
    assert len(extras) > 1


@pytest.mark.clause("CH-19", "TL-08", "PS-12")
@pytest.mark.parametrize("ruleset", FOUR)
def test_publishing_a_round_does_not_start_its_clock(ruleset: str) -> None:
    event = paired(ruleset)
    assert event.t.clock is None
    event.act(start)
    assert event.t.clock is not None


def test_no_clock_runs_without_a_round() -> None:
    event = Life()
    assert event.refused(start).code == "clock-no-round"
    event.seat("p01 p02").first_wins().close()
    assert event.refused(start).code == "clock-no-round"


def test_only_the_organizer_starts_pauses_and_resumes() -> None:
    event = paired()
    for action in (start, pause, resume):
        for by in (JUDGE, player("p01")):
            assert event.refused(action, by=by).code == "organizer-only"


@pytest.mark.clause("PS-12")
def test_a_showdown_round_lasts_120_minutes_and_rolls_only_if_announced() -> None:
    event = paired("showdown", structure={"roll": False})
    assert event.act(start) == [ClockStarted(Stage.SWISS, 1, 120)]
    assert not is_rolled(event.t, Stage.BRACKET)
    event = paired("showdown", structure={"roll": True})
    roll, started = event.act(start)
    assert isinstance(roll, ExtraMinutesRolled)
    assert isinstance(started, ClockStarted)
    assert started.minutes == 120
    assert 0 <= roll.extra <= 5


@pytest.mark.clause("PS-12")
def test_no_minutes_are_typed_where_no_dice_are_rolled() -> None:
    refusal = paired("showdown", structure={"roll": False}).refused(start, 2)
    assert (refusal.code, refusal.clause) == ("extra-minutes-not-rolled", "PS-12")


@pytest.mark.clause("MU-20")
def test_munchkin_rounds_last_40_and_100_minutes_without_variation() -> None:
    assert paired("munchkin").act(start) == [ClockStarted(Stage.SWISS, 1, 40)]
    assert in_bracket("munchkin").act(start) == [ClockStarted(Stage.BRACKET, 1, 100)]


@pytest.mark.fault("M6")
@pytest.mark.clause("CH-18")
def test_the_length_is_sealed_at_the_start_and_shown_when_time_is_called() -> None:
    """SHA-256 of 32 random bytes and the number in digits is public before anybody plays."""
    event = paired()
    _, started = event.act(start, 3)
    assert isinstance(started, ClockStarted)
    event.wait(minutes=93)
    (called,) = event.act(call_time, by=CLOCK)
    assert isinstance(called, TimeCalled)
    assert called.extra == 3
    assert len(bytes.fromhex(called.salt)) == 32
    sealed = hashlib.sha256(bytes.fromhex(called.salt) + b"3").hexdigest()
    assert started.commitment == sealed


def test_a_break_stops_the_clock() -> None:
    event = paired()
    event.act(start, 0)
    event.wait(minutes=80)
    assert event.act(pause, " Lunch ") == [ClockPaused(1, "Lunch")]
    event.wait(minutes=600)
    assert due(event.t, event.at) == []
    assert event.act(resume) == [ClockResumed(1)]
    event.wait(minutes=9)
    assert due(event.t, event.at) == []
    event.wait(minutes=1)
    assert [one.task for one in due(event.t, event.at)] == [Task.CALL_TIME]


def test_a_clock_is_paused_and_resumed_in_turn() -> None:
    event = paired()
    assert event.refused(pause).code == "clock-not-started"
    event.act(start)
    assert event.refused(resume).code == "clock-not-paused"
    event.act(pause)
    assert event.refused(pause).code == "clock-paused-already"


@pytest.mark.clause("MU-13")
def test_a_table_can_be_given_a_short_extension() -> None:
    event = paired("munchkin")
    event.act(start)
    assert event.act(extend, 2, 5, "Lost card", by=JUDGE) == [TableExtended(1, 2, 5, "Lost card")]
    event.act(extend, 2, 1, "Still looking", by=JUDGE)
    assert event.t.rounds[0].extended == {2: 6}


@pytest.mark.clause("MU-13")
def test_a_bracket_match_can_be_given_an_extension() -> None:
    event = in_bracket("munchkin")
    event.act(extend, 1, 5, "Lost card", by=JUDGE)
    assert event.t.bracket is not None
    assert event.t.bracket.rounds[0].extended == {1: 5}
    assert event.t.rounds[0].extended == {}


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((1, 0, "Lost card"), "extension-out-of-bounds"),
        ((1, 41, "Lost card"), "extension-out-of-bounds"),
        ((1, 5, " "), "reason-needed"),
        ((3, 5, "Lost card"), "match-unknown"),
        ((2, 5, "Lost card"), "extension-too-late"),
    ],
)
def test_an_extension_that_makes_no_sense_is_refused(args: tuple[int, int, str], code: str) -> None:
    event = paired("munchkin").first_wins(match=2)
    assert event.refused(extend, *args, by=JUDGE).code == code


def test_players_extend_nothing() -> None:
    assert paired("munchkin").refused(extend, 1, 5, "Lost card", by=player("p01")).code == "staff-only"


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_does_not_extend_the_own_table() -> None:
    event = paired("munchkin")
    event.say(OfficialNamed("wanda", "floor-judge", plays_as=event.t.rounds[0].matches[0].first, alternate="olga"))
    refusal = event.refused(extend, 1, 5, "Lost card", by=JUDGE)
    assert (refusal.code, refusal.clause) == ("own-game", "MU-04")
    event.act(extend, 2, 5, "Lost card", by=JUDGE)


@pytest.mark.clause("PS-13")
def test_the_officials_are_prompted_at_the_mark_until_it_is_announced() -> None:
    event = paired("showdown", structure={"roll": False})
    event.act(start)
    began = event.now
    event.wait(minutes=89)
    assert due(event.t, event.at) == []
    assert event.refused(announce_mission_critical, by=JUDGE).code == "mission-critical-too-early"
    event.wait(minutes=3)
    (prompt,) = due(event.t, event.at)
    assert prompt.task is Task.MISSION_CRITICAL
    assert prompt.since is not None
    assert reading.moment(prompt.since) - reading.moment(began.isoformat()) == 90 * 60_000 - 1000
    assert event.act(announce_mission_critical, by=JUDGE) == [MissionCriticalAnnounced(1)]
    assert due(event.t, event.at) == []
    assert event.refused(announce_mission_critical, by=JUDGE).code == "mission-critical-announced-already"


@pytest.mark.clause("PS-13")
def test_the_lead_arbiter_announces_mission_critical_if_there_is_one() -> None:
    event = paired("showdown", structure={"roll": False})
    event.act(start)
    event.say(OfficialNamed(LEAD.id, "lead-arbiter"))
    event.wait(minutes=95)
    for by in (JUDGE, ORGANIZER):
        refusal = event.refused(announce_mission_critical, by=by)
        assert (refusal.code, refusal.clause) == ("mission-critical-by-another", "PS-13")
        assert refusal.parameters["role"] == "Lead Arbiter"
    event.act(announce_mission_critical, by=LEAD)


@pytest.mark.clause("PS-13")
@pytest.mark.parametrize("by", [JUDGE, ORGANIZER])
def test_without_a_lead_arbiter_any_arbiter_or_the_organizer_announces_it(by: Actor) -> None:
    event = paired("showdown", structure={"roll": False})
    event.act(start)
    event.wait(minutes=95)
    event.act(announce_mission_critical, by=by)


def test_a_declared_deviation_lets_others_announce_it() -> None:
    event = paired("showdown", structure={"roll": False})
    event.act(start)
    event.say(OfficialNamed(LEAD.id, "lead-arbiter"), DeviationDeclared("PS-13", "Lea has lost her voice"))
    event.wait(minutes=95)
    event.act(announce_mission_critical, by=JUDGE)


def test_players_announce_nothing_and_other_rule_books_know_no_mission_critical() -> None:
    event = paired("showdown")
    assert event.refused(announce_mission_critical, by=player("p01")).code == "staff-only"
    assert paired("challenger").refused(announce_mission_critical).code == "mission-critical-unknown"


@pytest.mark.parametrize("by", [CLOCK, JUDGE, ORGANIZER])
def test_time_is_called_by_the_clock_or_an_official_and_never_early(by: Actor) -> None:
    event = paired()
    event.act(start, 2)
    event.wait(minutes=91)
    assert event.refused(call_time, by=by).code == "time-not-up"
    event.wait(minutes=1)
    event.act(call_time, by=by)
    assert event.refused(call_time, by=by).code == "time-called-already"
    assert event.refused(pause).code == "time-called-already"


def test_players_do_not_call_time_and_cannot_find_out_by_trying() -> None:
    event = paired()
    event.act(start, 0)
    for _ in range(2):
        refusal = event.refused(call_time, by=player("p01"))
        assert refusal.code == "staff-only"
        event.wait(minutes=100)


@pytest.mark.clause("CH-18")
def test_time_that_ran_out_while_the_program_was_off_is_called_once() -> None:
    """Faults E3 and E5: the deadline is read from the log."""
    event = paired()
    event.act(start, 2)
    event.wait(minutes=180)
    (task,) = due(event.t, event.at)
    assert event.t.clock is not None
    assert task == Due(Task.CALL_TIME, reading.ends(event.t.clock))
    event.act(call_time, by=CLOCK)
    assert due(event.t, event.at) == []
    assert reading.late(event.t.clock) == 88 * 60_000 + 1000


def test_nothing_is_due_without_a_running_round() -> None:
    event = Life()
    assert due(event.t, event.at) == []
    event.seat("p01 p02")
    assert due(event.t, event.at) == []
    event.act(start, 0)
    event.first_wins().close()
    event.wait(minutes=200)
    assert due(event.t, event.at) == []
    assert event.refused(call_time, by=CLOCK).code == "clock-no-round"


def test_nothing_is_due_after_the_end_though_the_last_clock_ran_on() -> None:
    event = Life(rounds=1, cut=0).seat("p01 p02")
    event.act(start, 0)
    event.first_wins()
    event.act(finish)
    event.wait(minutes=200)
    assert due(event.t, event.at) == []
    event.act(undo)
    assert due(event.t, event.at) == [Due(Task.CALL_TIME, "2026-11-15T10:30:06.000Z")]


def test_a_pairing_that_is_taken_back_takes_its_clock_along() -> None:
    event = paired()
    event.act(start)
    event.say(RoundUnpaired(Stage.SWISS, 1, "wrong list"))
    assert event.t.clock is None
    assert due(event.t, event.at) == []


def test_a_rule_book_that_names_nobody_leaves_mission_critical_to_the_organizer() -> None:
    event = paired("showdown", structure={"roll": False})
    event.act(start)
    event.wait(minutes=95)
    nobody = msgspec.structs.replace(event.t.ruleset.clock, mission_critical_by=())
    event.t = replace(event.t, ruleset=msgspec.structs.replace(event.t.ruleset, clock=nobody))
    assert event.refused(announce_mission_critical, by=JUDGE).code == "mission-critical-by-another"
    event.act(announce_mission_critical, by=ORGANIZER)

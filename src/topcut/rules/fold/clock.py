"""Folding the timer of a round."""

from dataclasses import replace

from topcut.rules.facts import (
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ExtraMinutesRolled,
    MissionCriticalAnnounced,
    Stamped,
    TimeCalled,
)
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.match import Stage
from topcut.rules.tournament import Roll, RoundClock


def _rolled(draft: Draft, fact: ExtraMinutesRolled, stamp: Stamped) -> None:
    draft.roll = Roll(fact.stage, fact.round, fact.extra, fact.salt, fact.typed, stamp.n)
    if draft.clock is not None and (draft.clock.stage, draft.clock.round) == (fact.stage, fact.round):
        draft.clock = replace(draft.clock, extra=fact.extra, salt=fact.salt)


def _started(draft: Draft, fact: ClockStarted, stamp: Stamped) -> None:
    if fact.stage is Stage.BRACKET:
        draft.open_bracket().timed.add(fact.round)
    roll = draft.roll
    if roll is None or (roll.stage, roll.round) != (fact.stage, fact.round):
        roll = Roll(fact.stage, fact.round, 0, "", typed=False)
    draft.clock = RoundClock(
        stage=fact.stage,
        round=fact.round,
        minutes=fact.minutes,
        started=stamp.at,
        extra=roll.extra,
        salt=roll.salt,
        commitment=fact.commitment,
    )


def _paused(draft: Draft, _fact: ClockPaused, stamp: Stamped) -> None:
    clock = _running(draft)
    draft.clock = replace(clock, pauses=(*clock.pauses, (stamp.at, None)))


def _resumed(draft: Draft, _fact: ClockResumed, stamp: Stamped) -> None:
    clock = _running(draft)
    *before, (since, _) = clock.pauses
    draft.clock = replace(clock, pauses=(*before, (since, stamp.at)))


def _mission_critical(draft: Draft, _fact: MissionCriticalAnnounced, _stamp: Stamped) -> None:
    draft.clock = replace(_running(draft), mission_critical=True)


def _called(draft: Draft, fact: TimeCalled, stamp: Stamped) -> None:
    draft.clock = replace(_running(draft), called=stamp.at, extra=fact.extra, salt=fact.salt)


def _running(draft: Draft) -> RoundClock:
    assert draft.clock is not None, "the clock was started before"
    return draft.clock


FOLDS: Folds = {
    ExtraMinutesRolled: _rolled,
    ClockStarted: _started,
    ClockPaused: _paused,
    ClockResumed: _resumed,
    MissionCriticalAnnounced: _mission_critical,
    TimeCalled: _called,
}

"""The timer of a round: started, stopped for a break, extended for a table, and time called when it is up."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from topcut.chance import Draw
from topcut.refusal import Refusal
from topcut.rules.actions.guards import a_reason, not_by_plan, not_own_game, organizer_only, staff_only, under_way
from topcut.rules.actions.means import Action
from topcut.rules.actions.officials import comes_first
from topcut.rules.actions.squads import missed, record_missed
from topcut.rules.actor import Actor, Role
from topcut.rules.clock import ends, is_paused, is_prompted, is_up, mission_critical_since
from topcut.rules.facts import (
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ExtraMinutesRolled,
    Fact,
    MissionCriticalAnnounced,
    TableExtended,
    TimeCalled,
)
from topcut.rules.match import Stage
from topcut.rules.state import Playing, playing, the_match
from topcut.rules.tournament import RoundClock, Tournament, deviates

SALT_BYTES = 32
PURPOSE = {Stage.SWISS: "extra-minutes", Stage.BRACKET: "extra-minutes-bracket"}


class Task(StrEnum):
    CALL_TIME = "call-time"
    MISSION_CRITICAL = "mission-critical"  # a prompt: the officials announce it
    MUST_USE = "must-use"


@dataclass(frozen=True, slots=True)
class Due:
    task: Task
    since: str | None = None


def start(t: Tournament, by: Actor, extra: int | None = None, *, seed: bytes, entropy: bytes) -> list[Fact]:
    """A separate act from publishing the round (CH-19). `extra` is a roll of real dice; without it they are drawn."""
    organizer_only(t, by)
    not_by_plan(t)
    now = _open_round(t)
    if t.clock is not None:
        raise Refusal("clock-started-already", clause=t.ruleset.clock.clause, round=now.number, stage=now.stage)
    rules = t.ruleset.clock
    minutes = rules.minutes if now.stage is Stage.SWISS else rules.bracket_minutes
    if not is_rolled(t, now.stage):
        if extra is not None:
            raise Refusal("extra-minutes-not-rolled", clause=rules.clause, minutes=minutes)
        return [ClockStarted(now.stage, now.number, minutes)]
    if extra is not None and not 0 <= extra <= rules.dice:
        raise Refusal("extra-minutes-out-of-bounds", clause=rules.clause, minutes=extra, most=rules.dice)
    rolled = _roll(t, now, seed) if extra is None else extra
    salt = entropy[:SALT_BYTES]
    assert len(salt) == SALT_BYTES, "a few dice have so few outcomes that only the salt hides them"
    return [
        ExtraMinutesRolled(now.stage, now.number, rolled, salt.hex(), typed=extra is not None),
        ClockStarted(now.stage, now.number, minutes, sealed_minutes(salt, rolled)),
    ]


def is_rolled(t: Tournament, stage: Stage) -> bool:
    """Whether dice lengthen the rounds of a stage: as announced at the start, by the rule book or in its room."""
    rules = t.ruleset.clock
    chosen = t.structure is not None and t.structure.roll
    return bool(rules.dice) and chosen and (stage is Stage.SWISS or rules.bracket_roll)


def sealed_minutes(salt: bytes, extra: int) -> str:
    """What is published at the start, so that no one can change the length of a round (draw.md): SHA-256 of the salt
    and the number in decimal digits."""
    return hashlib.sha256(salt + str(extra).encode("ascii")).hexdigest()


def pause(t: Tournament, by: Actor, reason: str = "") -> list[Fact]:
    organizer_only(t, by)
    clock = _running(t)
    if is_paused(clock):
        raise Refusal("clock-paused-already", clause=t.ruleset.clock.clause, round=clock.round, stage=clock.stage)
    return [ClockPaused(clock.round, reason.strip())]


def resume(t: Tournament, by: Actor) -> list[Fact]:
    organizer_only(t, by)
    clock = _running(t)
    if not is_paused(clock):
        raise Refusal("clock-not-paused", clause=t.ruleset.clock.clause, round=clock.round, stage=clock.stage)
    return [ClockResumed(clock.round)]


def extend(t: Tournament, by: Actor, match: int, minutes: int, reason: str) -> list[Fact]:
    """More time for one table, as for a card that has to be replaced (MU-13)."""
    staff_only(t, by)
    now = _open_round(t)
    seats = the_match(t, now.stage, now.number, match)
    not_own_game(t, by, now.stage, now.number, seats.first)
    if seats.result is not None or match not in now.open:
        raise Refusal("extension-too-late", table=seats.table or match, round=now.number, stage=now.stage)
    most = t.ruleset.clock.minutes if now.stage is Stage.SWISS else t.ruleset.clock.bracket_minutes
    if not 1 <= minutes <= most:
        raise Refusal("extension-out-of-bounds", clause=t.ruleset.clock.clause, minutes=minutes, most=most)
    return [TableExtended(now.number, match, minutes, a_reason(reason), now.stage)]


def announce_mission_critical(t: Tournament, by: Actor, *, at: str) -> list[Fact]:
    """PS-13: by the Lead Arbiter; if there is none, by any Arbiter or the organizer."""
    staff_only(t, by)
    rules = t.ruleset.clock
    if rules.mission_critical is None:
        raise Refusal("mission-critical-unknown", clause=rules.clause)
    clause = rules.mission_critical_clause or rules.clause
    clock = _running(t)
    if clock.mission_critical:
        raise Refusal("mission-critical-announced-already", clause=clause, round=clock.round)
    announcers = rules.mission_critical_by or (Role.ORGANIZER.value,)
    if not comes_first(t, by, announcers) and not deviates(t, clause):
        titles = (one.title for one in t.ruleset.officials if one.name == announcers[0])
        title = next(titles, t.ruleset.terms.organizer)
        raise Refusal("mission-critical-by-another", clause=clause, role=title)
    if mission_critical_since(t.ruleset, clock, at) is None:
        raise Refusal("mission-critical-too-early", clause=clause, minute=rules.mission_critical)
    return [MissionCriticalAnnounced(clock.round)]


def call_time(t: Tournament, by: Actor, *, at: str) -> list[Fact]:
    """By the clock, or by an official if the program was not running; never before time is up."""
    if by.role is not Role.CLOCK:
        staff_only(t, by)
    clock = _running(t)
    if not is_up(clock, at):
        raise Refusal("time-not-up", clause=t.ruleset.clock.clause, round=clock.round, stage=clock.stage)
    roll = t.roll
    rolled = roll is not None and (roll.stage, roll.round) == (clock.stage, clock.round)
    return [TimeCalled(clock.stage, clock.round, clock.extra, clock.salt, (roll.n,) if roll and rolled else ())]


def due(t: Tournament, at: str) -> list[Due]:
    """What the ticker has to do now; whatever fell due while the program was off is due once (E3, E5)."""
    tasks = [Due(Task.MUST_USE)] if missed(t) else []
    now, clock = playing(t), t.clock
    if clock is None or clock.called is not None or now is None or now.round.closed:
        return tasks
    if is_up(clock, at):
        return [*tasks, Due(Task.CALL_TIME, ends(clock))]
    if is_prompted(t.ruleset, clock, at):
        tasks.append(Due(Task.MISSION_CRITICAL, mission_critical_since(t.ruleset, clock, at)))
    return tasks


BY_CLOCK: Mapping[Task, Action] = {Task.CALL_TIME: call_time, Task.MUST_USE: record_missed}  # done without people


def _open_round(t: Tournament) -> Playing:
    under_way(t)
    now = playing(t)
    if now is None or now.round.closed:
        raise Refusal("clock-no-round", clause=t.ruleset.clock.clause)
    return now


def _running(t: Tournament) -> RoundClock:
    now = _open_round(t)
    if t.clock is None:
        raise Refusal("clock-not-started", clause=t.ruleset.clock.clause, round=now.number, stage=now.stage)
    if t.clock.called is not None:
        raise Refusal("time-called-already", clause=t.ruleset.clock.clause, round=now.number, stage=now.stage)
    return t.clock


def _roll(t: Tournament, now: Playing, seed: bytes) -> int:
    """One roll a round (R-10), from a stream of its own; which players are there does not matter to it."""
    rules = t.ruleset.clock
    dice = Draw(seed, t.id, now.number, now.round.attempt).stream(PURPOSE[now.stage], ())
    return sum(face <= rules.hits for face in dice.dice(rules.dice, rules.faces))

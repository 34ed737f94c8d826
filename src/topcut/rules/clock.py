"""How long a round still lasts, what is due in it, and who may know how much of that."""

import datetime
from dataclasses import dataclass
from enum import StrEnum

from topcut.rules.match import Stage
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Phase, RoundClock, Tournament, rounds_of

MINUTE = 60_000  # milliseconds
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
MILLISECOND = datetime.timedelta(milliseconds=1)


class State(StrEnum):
    RUNNING = "running"
    PAUSED = "paused"
    CALLED = "called"


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock as one audience may see it; what is None is not for this audience, or not known during a pause."""

    stage: Stage
    round: int
    state: State
    says: str = ""  # what players are told now
    mission_critical: bool = False  # announced
    minutes: int | None = None  # of the whole round, the extra ones among them
    extra: int | None = None
    remaining: int | None = None  # milliseconds
    ends: str | None = None
    prompt: bool = False  # officials: Mission Critical is to be announced


def moment(at: str) -> int:
    """Milliseconds since 1970 of a stamp such as 2026-11-15T09:41:07.120Z."""
    return (datetime.datetime.fromisoformat(at) - EPOCH) // MILLISECOND


def stamp(milliseconds: int) -> str:
    written = (EPOCH + milliseconds * MILLISECOND).isoformat(timespec="milliseconds")
    return written.removesuffix("+00:00") + "Z"


def is_paused(clock: RoundClock) -> bool:
    return bool(clock.pauses) and clock.pauses[-1][1] is None


def minutes(clock: RoundClock, extension: int = 0) -> int:
    """The whole length of a round, or of a table that was given an extension."""
    return clock.minutes + clock.extra + extension


def elapsed(clock: RoundClock, at: str) -> int:
    """Milliseconds that were played. A clock that was set back makes them fewer, never negative (E1, E7)."""
    now = moment(at)
    return sum(max(0, min(now, now if end is None else end) - begin) for begin, end in _runs(clock))


def remaining(clock: RoundClock, at: str, extension: int = 0) -> int:
    return max(0, minutes(clock, extension) * MINUTE - elapsed(clock, at))


def is_up(clock: RoundClock, at: str, extension: int = 0) -> bool:
    return remaining(clock, at, extension) == 0


def ends(clock: RoundClock, extension: int = 0) -> str | None:
    """The moment at which time is up; unknown during a pause."""
    return _reached(clock, minutes(clock, extension))


def late(clock: RoundClock) -> int:
    """Milliseconds between the end of the round and the call: more than a few, if the program was off (E5)."""
    end = ends(clock)
    return max(0, moment(clock.called) - moment(end)) if clock.called and end else 0


def mission_critical_minute(ruleset: Ruleset, clock: RoundClock) -> int | None:
    """The minute from the start at which the last phase begins (PS-13), which minutes added move only by a setting."""
    mark = ruleset.clock.mission_critical
    if mark is None or ruleset.clock.mission_critical_mark == "from-start":
        return mark
    return mark + clock.extra


def mission_critical_since(ruleset: Ruleset, clock: RoundClock, at: str) -> str | None:
    """When the mark was reached, if it has been reached."""
    mark = mission_critical_minute(ruleset, clock)
    if mark is None or elapsed(clock, at) < mark * MINUTE:
        return None
    return _reached(clock, mark)


def is_prompted(ruleset: Ruleset, clock: RoundClock, at: str) -> bool:
    """Whether the officials are to announce Mission Critical now."""
    if clock.mission_critical or clock.called:
        return False
    return mission_critical_since(ruleset, clock, at) is not None


def is_secret(t: Tournament, stage: Stage, round: int) -> bool:
    """Whether only officials may know how long this round lasts, and so the time left (CH-20, TL-09): until time is
    called, or the round is over before that. A visible clock hides nothing (PS-14)."""
    clock, rounds = t.clock, rounds_of(t, stage)
    if not t.ruleset.clock.secret or t.phase is Phase.FINISHED:
        return False
    if clock is not None and (clock.stage, clock.round) == (stage, round) and clock.called is not None:
        return False
    return round > len(rounds) or not rounds[round - 1].closed


def view(t: Tournament, at: str, official: bool, match: int | None = None) -> ClockView | None:
    """The clock of the open round, or of one match in it, as officials or all others may see it: nothing that others
    see depends on a length that is secret."""
    clock = t.clock
    rounds = () if clock is None else rounds_of(t, clock.stage)
    if clock is None or len(rounds) != clock.round or rounds[-1].closed:
        return None
    extension = 0 if match is None else rounds[-1].extended.get(match, 0)
    state = _state(clock, at, extension)
    says = t.ruleset.clock.mission_critical_says or "" if clock.mission_critical else ""
    if state is State.CALLED:
        says = t.ruleset.clock.at_time
    if not official and is_secret(t, clock.stage, clock.round):
        return ClockView(clock.stage, clock.round, state, says, clock.mission_critical)
    return ClockView(
        clock.stage,
        clock.round,
        state,
        says,
        clock.mission_critical,
        minutes=minutes(clock, extension),
        extra=clock.extra,
        remaining=0 if state is State.CALLED else remaining(clock, at, extension),
        ends=ends(clock, extension),
        prompt=official and is_prompted(t.ruleset, clock, at),
    )


def _runs(clock: RoundClock) -> list[tuple[int, int | None]]:
    """From when to when the clock ran, the last one open unless it is paused. Stamps that go backwards stand still."""
    runs: list[tuple[int, int | None]] = []
    latest = moment(clock.started)
    for since, until in clock.pauses:
        begin, latest = latest, max(latest, moment(since))
        runs.append((begin, latest))
        if until is None:
            return runs
        latest = max(latest, moment(until))
    return [*runs, (latest, None)]


def _reached(clock: RoundClock, minute: int) -> str | None:
    """The moment at which this minute of the round was, or will be, over."""
    left = minute * MINUTE
    for begin, end in _runs(clock):
        if end is None or end - begin >= left:
            return stamp(begin + left)
        left -= end - begin
    return None


def _state(clock: RoundClock, at: str, extension: int) -> State:
    """An extended table plays on after time was called, until its own minutes are over."""
    if clock.called is not None:
        return State.RUNNING if extension and not is_up(clock, at, extension) else State.CALLED
    return State.PAUSED if is_paused(clock) else State.RUNNING

"""What comes next: the step that everything waits for, why it cannot be taken yet, and what else can be done."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.conduct import ejection_asked, ejection_proposed
from topcut.rules.actions.undo import can_undo
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.state import Playing, State, playing, refuse_open
from topcut.rules.tournament import Phase, Tournament, rounds_of

Step = Literal["start", "open-draw", "publish", "make-cut", "publish-bracket", "finish", "reveal-seed"]


@dataclass(frozen=True, slots=True)
class Coming:
    """The step that everything waits for; `refusal` says why it cannot be taken yet."""

    code: Step
    round: int | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Possible:
    """Something for which it is the right time; the catalogue has its sentence, under `possible-` and the code."""

    code: str
    parameters: Mapping[str, object]


def coming(t: Tournament) -> Coming | None:
    """None once the seed is revealed and nothing is left to do."""
    if t.phase is Phase.SIGN_UP:
        return Coming("start")
    if t.phase is Phase.FINISHED:
        return Coming("reveal-seed") if t.seed is None else None
    refusal = _still_open(t)
    if t.bracket is not None:
        state, number = finals(t), len(t.bracket.rounds) + 1
        is_last = number > len(state.rounds) or (refusal is None and state.round is None)
        return Coming("finish", None, refusal) if is_last else Coming("publish-bracket", number, refusal)
    assert t.structure is not None, "a tournament under way has its structure"
    number = len(t.rounds) + 1
    if number > t.structure.rounds:
        return Coming("make-cut" if t.structure.cut else "finish", None, refusal)
    return Coming("publish" if refusal is None and draw_is_current(t) else "open-draw", number, refusal)


def awaits_clock(t: Tournament) -> bool:
    """Whether a round is still played whose clock was never started: publishing does not start it (CH-19)."""
    now = playing(t)
    if now is None or now.round.closed or t.clock is not None or not t.ruleset.clock.timed:
        return False
    return any(now.state(number) in {State.OPEN, State.CLAIMED} for number in now.open)


def possible(t: Tournament) -> tuple[Possible, ...]:
    """What the organizer can do now, the likeliest first."""
    return (*_PHASES[t.phase](t), *_undo(t))


def _still_open(t: Tournament) -> Refusal | None:
    try:
        refuse_open(t, playing(t))
    except Refusal as refusal:
        return refusal
    return None


def _can(code: str, /, **parameters: object) -> Possible:
    return Possible(code, parameters)


def _sign_up(t: Tournament) -> Iterator[Possible]:
    absent = [player.id for player in t.players.values() if not player.checked_in and not player.waiting]
    yield _can("enter-player", players=len(t.active))
    if absent:
        yield _can("check-in", count=len(absent))
    yield _can("name-official", official=t.ruleset.terms.official)
    yield _can("set-table", tables=len(t.hall))
    if t.signed_off:
        yield _can("let-in-again", count=len(t.signed_off))
    if len(t.active) > 1:
        yield _can("start", players=len(t.active))


def _under_way(t: Tournament) -> Iterator[Possible]:
    now = playing(t)
    yield from _asked(t)
    if now is not None and not now.round.closed:
        yield from _round(t, now)
    if now is None or not now.open:
        yield from _next(t)
    yield from _people(t)


def _next(t: Tournament) -> Iterator[Possible]:
    step, enough = coming(t), len(t.to_pair) > 1
    assert step is not None, "a tournament under way goes on"
    assert t.structure is not None
    if step.code == "finish":
        if not ejection_asked(t):
            yield _can("finish")
    elif step.code == "make-cut":
        yield _can("make-cut", cut=t.structure.cut)
    elif step.code == "publish-bracket":
        yield _can("publish-bracket", round=step.round)
    else:
        number = len(t.rounds) + 1
        if step.code == "publish":
            yield _can("publish", round=number)
        elif enough:
            yield _can("open-draw", round=number, attempt=t.attempts.get(number, 0) + 1)
        if enough:
            yield _can("publish-by-hand", round=number)
        yield _can("arrange-absence", round=number)


def _asked(t: Tournament) -> Iterator[Possible]:
    asked = tuple(dict.fromkeys((*ejection_asked(t), *(one.player for one in ejection_proposed(t)))))
    if asked:
        yield _can("answer-ejection", players=asked, count=len(asked))
    if missing := [player for player in t.active if player in t.conduct.missing_cards]:
        yield _can("replace-card", count=len(missing))


def _round(t: Tournament, now: Playing) -> Iterator[Possible]:
    states = {number: now.state(number) for number in now.open}
    disputed = tuple(number for number, state in states.items() if state is State.DISPUTED)
    drawn = tuple(number for number, state in states.items() if state is State.DRAWN)
    waiting = tuple(number for number in now.open if number not in {*disputed, *drawn})
    if disputed:
        yield _can("decide", tables=now.tables(disputed), count=len(disputed))
    if drawn:
        yield _can("break-tie", tables=now.tables(drawn), count=len(drawn))
    if awaits_clock(t):
        yield _can("start-clock", round=now.number, stage=now.stage)
    if waiting:
        yield _can("enter-result", tables=now.tables(waiting), count=len(waiting))
        yield _can("no-show", tables=now.tables(waiting), count=len(waiting))
        yield _can("move-table", round=now.number, stage=now.stage)
    if not now.open:
        yield _can("close-round", round=now.number, stage=now.stage)
    if not now.round.settled:
        yield _can("unpair", round=now.number, stage=now.stage)


def _people(t: Tournament) -> Iterator[Possible]:
    if any(round.settled for stage in Stage for round in rounds_of(t, stage)):
        yield _can("correct")
    if t.active:
        yield _can("drop", players=len(t.active))
    dropped = [player for player in t.players.values() if player.dropped and not player.ejected]
    if dropped and t.phase is Phase.SWISS and t.ruleset.leaving.rejoin:
        yield _can("rejoin", players=len(dropped))
    if t.signed_off and t.phase is Phase.SWISS and t.ruleset.leaving.late_entry:
        yield _can("let-in-again", count=len(t.signed_off))
    if t.active:
        yield _can("eject", players=len(t.active))


def _finished(t: Tournament) -> Iterator[Possible]:
    if t.seed is None:
        yield _can("reveal-seed")


def _undo(t: Tournament) -> Iterator[Possible]:
    if can_undo(t):
        assert t.step is not None
        yield _can("undo", kind=t.step.kinds[-1])


_PHASES = {
    Phase.SIGN_UP: _sign_up,
    Phase.SWISS: _under_way,
    Phase.BRACKET: _under_way,
    Phase.FINISHED: _finished,
}

"""What the organizer can do now, the likeliest first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.conduct import ejection_asked, ejection_proposed
from topcut.rules.actions.playing import Playing, playing
from topcut.rules.actions.undo import can_undo
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.tournament import Phase, Tournament


@dataclass(frozen=True, slots=True)
class Possible:
    """Something for which it is the right time; the catalogue has its sentence, under `possible-` and the code."""

    code: str
    parameters: Mapping[str, object]


def possible(t: Tournament) -> tuple[Possible, ...]:
    return (*_PHASES[t.phase](t), *_undo(t))


def _can(code: str, /, **parameters: object) -> Possible:
    return Possible(code, parameters)


def _sign_up(t: Tournament) -> Iterator[Possible]:
    absent = [player.id for player in t.players.values() if not player.checked_in and not player.waiting]
    yield _can("enter-player", players=len(t.active))
    if absent:
        yield _can("check-in", count=len(absent))
    yield _can("name-official", official=t.ruleset.terms.official)
    yield _can("set-table", tables=len(t.hall))
    if len(t.active) > 1:
        yield _can("start", players=len(t.active))


def _swiss(t: Tournament) -> Iterator[Possible]:
    now = playing(t)
    yield from _asked(t)
    if now is not None and not now.round.closed:
        yield from _round(t, now)
    if now is None or not now.open:
        yield from _next_swiss(t)
    yield from _people(t)


def _next_swiss(t: Tournament) -> Iterator[Possible]:
    assert t.structure is not None
    number = len(t.rounds) + 1
    if number > t.structure.rounds:
        if t.structure.cut:
            yield _can("make-cut", cut=t.structure.cut)
        else:
            yield from _finish(t)
        return
    if draw_is_current(t):
        yield _can("publish", round=number)
    elif len(t.to_pair) > 1:
        yield _can("open-draw", round=number, attempt=t.attempts.get(number, 0) + 1)
    if len(t.to_pair) > 1:
        yield _can("publish-by-hand", round=number)
    yield _can("arrange-absence", round=number)


def _bracket(t: Tournament) -> Iterator[Possible]:
    now = playing(t)
    yield from _asked(t)
    if now is not None and not now.round.closed:
        yield from _round(t, now)
    if now is None or not now.open:
        if finals(t).round is None:
            yield from _finish(t)
        else:
            yield _can("publish-bracket", round=1 if now is None else now.number + 1)
    yield from _people(t)


def _asked(t: Tournament) -> Iterator[Possible]:
    asked = tuple(dict.fromkeys((*ejection_asked(t), *(one.player for one in ejection_proposed(t)))))
    if asked:
        yield _can("answer-ejection", players=asked, count=len(asked))
    if missing := [player for player in t.active if player in t.conduct.missing_cards]:
        yield _can("replace-card", count=len(missing))


def _finish(t: Tournament) -> Iterator[Possible]:
    if not ejection_asked(t):
        yield _can("finish")


def _round(t: Tournament, now: Playing) -> Iterator[Possible]:
    disputed = tuple(number for number in now.open if number in now.round.claims and now.round.claims[number].disputed)
    drawn = tuple(number for number in now.open if now.round.matches[number - 1].result is not None)
    waiting = tuple(number for number in now.open if number not in {*disputed, *drawn})
    if disputed:
        yield _can("decide", tables=now.tables(disputed), count=len(disputed))
    if drawn:
        yield _can("break-tie", tables=now.tables(drawn), count=len(drawn))
    if t.clock is None and waiting:
        yield _can("start-clock", round=now.number)
    if waiting:
        yield _can("enter-result", tables=now.tables(waiting), count=len(waiting))
        yield _can("no-show", tables=now.tables(waiting), count=len(waiting))
        yield _can("move-table", round=now.number)
    if not now.open:
        yield _can("close-round", round=now.number)
    if not any(match.result is not None and match.second is not None for match in now.round.matches):
        yield _can("unpair", round=now.number)


def _people(t: Tournament) -> Iterator[Possible]:
    if any(_is_settled(t, stage) for stage in Stage):
        yield _can("correct")
    if t.active:
        yield _can("drop", players=len(t.active))
    dropped = [player for player in t.players.values() if player.dropped and not player.ejected]
    if dropped and t.phase is Phase.SWISS and t.ruleset.leaving.rejoin:
        yield _can("rejoin", players=len(dropped))
    if t.active:
        yield _can("eject", players=len(t.active))


def _is_settled(t: Tournament, stage: Stage) -> bool:
    rounds = t.rounds if stage is Stage.SWISS else () if t.bracket is None else t.bracket.rounds
    return any(match.result is not None and match.second is not None for round in rounds for match in round.matches)


def _finished(t: Tournament) -> Iterator[Possible]:
    if t.seed is None:
        yield _can("reveal-seed")


def _undo(t: Tournament) -> Iterator[Possible]:
    if can_undo(t):
        assert t.step is not None
        yield _can("undo", kind=t.step.kinds[-1])


_PHASES = {
    Phase.SIGN_UP: _sign_up,
    Phase.SWISS: _swiss,
    Phase.BRACKET: _bracket,
    Phase.FINISHED: _finished,
}

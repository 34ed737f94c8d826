"""From the log to the tournament: every fact in turn, those that were undone left out. Folding never refuses."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from topcut.rules.facts import (
    ResultClaimed,
    ResultDisputed,
    RoundClosed,
    SquadsRevealed,
    Stamped,
    StepUndone,
    TimeCalled,
    TournamentCreated,
    about,
)
from topcut.rules.fold import bracket, cards, clock, conduct, players, results, rounds, setup
from topcut.rules.fold.draft import Folds, frozen, thawed
from topcut.rules.tournament import Step, Tournament

FOLDS: Folds = {
    **setup.FOLDS,
    **players.FOLDS,
    **rounds.FOLDS,
    **clock.FOLDS,
    **results.FOLDS,
    **conduct.FOLDS,
    **bracket.FOLDS,
    **cards.FOLDS,
}

OPENS = (SquadsRevealed, TimeCalled, RoundClosed)  # they name the facts that everyone may read from then on
SAID = frozenset({ResultClaimed, ResultDisputed})  # what players say counts for nothing before it is settled


def fold(log: Sequence[Stamped]) -> Tournament:
    """The tournament that a whole log describes."""
    first = log[0].fact
    assert isinstance(first, TournamentCreated), "a log begins with the tournament's creation"
    begun = replace(setup.created(first, log[0].by), opened=_opened(log), counted=_counted(log, 0))
    return _folded(begun, _standing(log), last=log[-1].n)


def following(t: Tournament, news: Sequence[Stamped]) -> Tournament:
    """The tournament after a few more facts. An undo reaches back: then the whole log is folded again."""
    assert not undoes(news), "an undo needs the whole log"
    return _folded(t, news, last=news[-1].n) if news else t


def undoes(news: Iterable[Stamped]) -> bool:
    return any(type(stamped.fact) is StepUndone for stamped in news)


def undone(log: Sequence[Stamped]) -> frozenset[int]:
    """The numbers of facts that count for nothing. An undo that was itself undone voids nothing, so the last one speaks
    first."""
    void: set[int] = set()
    for stamped in reversed(log):
        if isinstance(stamped.fact, StepUndone) and stamped.n not in void:
            void.update(range(stamped.fact.first, stamped.fact.last + 1))
    return frozenset(void)


def _folded(t: Tournament, news: Sequence[Stamped], last: int) -> Tournament:
    draft = thawed(t)
    for stamped in news:
        FOLDS[type(stamped.fact)](draft, stamped.fact, stamped)
    draft.step = _last_step(t.step, [stamped for stamped in news if not about(type(stamped.fact)).beside])
    draft.opened |= _opened(news)
    draft.facts = last
    draft.counted = _counted(news, draft.counted)
    return frozen(draft)


def _opened(news: Sequence[Stamped]) -> frozenset[int]:
    """What everyone has been able to read stays open, also where the fact that opened it was undone."""
    return frozenset(n for stamped in news if isinstance(stamped.fact, OPENS) for n in stamped.fact.reveals)


def _counted(news: Sequence[Stamped], before: int) -> int:
    return max([before, *(stamped.n for stamped in news if type(stamped.fact) not in SAID)])


def _standing(log: Sequence[Stamped]) -> Sequence[Stamped]:
    void = undone(log)
    return [stamped for stamped in log if stamped.n not in void and type(stamped.fact) is not StepUndone]


def _last_step(before: Step | None, news: Sequence[Stamped]) -> Step | None:
    """What one person wrote at one moment, up to the last fact that stands."""
    if not news:
        return before
    last = news[-1]
    kinds: list[str] = []
    for stamped in reversed(news):
        if (stamped.at, stamped.by, stamped.n) != (last.at, last.by, last.n - len(kinds)):
            break
        kinds.append(type(stamped.fact).__name__)
    step = Step(last.n - len(kinds) + 1, last.n, last.at, last.by, tuple(reversed(kinds)))
    return _joined(before, step) if len(kinds) == len(news) else step


def _joined(before: Step | None, step: Step) -> Step:
    if before is None or (before.at, before.by, before.last) != (step.at, step.by, step.first - 1):
        return step
    return Step(before.first, step.last, step.at, step.by, before.kinds + step.kinds)

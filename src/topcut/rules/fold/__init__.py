"""From the log to the tournament: every fact in turn, those that were undone left out. Folding never refuses."""

from collections.abc import Iterable, Sequence

from topcut.rules.facts import Stamped, StepUndone, TournamentCreated, about
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


def fold(log: Sequence[Stamped]) -> Tournament:
    """The tournament that a whole log describes."""
    first = log[0].fact
    assert isinstance(first, TournamentCreated), "a log begins with the tournament's creation"
    return _folded(setup.created(first, log[0].by), _standing(log), last=log[-1].n)


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
    draft.facts = last
    return frozen(draft)


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

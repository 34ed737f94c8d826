"""Where a tournament differs from its rule book: deviations, confirmed warnings, other answers to open questions."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.rules.facts import (
    Bound,
    DeviationDeclared,
    RoundPaired,
    Stamped,
    Started,
    StructureChanged,
    TournamentCreated,
)
from topcut.rules.fold import undone
from topcut.rules.ruleset import parse, settings
from topcut.rules.tournament import Tournament, deviates


@dataclass(frozen=True, slots=True)
class Difference:
    """A deviation that was declared in public."""

    clause: str
    reason: str
    at: str
    by: str
    before_start: bool


@dataclass(frozen=True, slots=True)
class Limited:
    """A round whose pairing is not the one that is defined, as the search for that took too long (A9)."""

    round: int
    clause: str
    at: str
    by: str
    bound: Bound


@dataclass(frozen=True, slots=True)
class Changed:
    """A setting that is not as in the rule book: an answer where it is silent, or what a deviation allows."""

    path: str
    question: str | None  # None: the document answers it
    answer: object
    usual: object
    clause: str


@dataclass(frozen=True, slots=True)
class Differences:
    deviations: tuple[Difference, ...]
    confirmed: tuple[str, ...]  # clauses whose warning the organizer confirmed at the start
    changed: tuple[Changed, ...]
    limited: tuple[Limited, ...] = ()

    @property
    def count(self) -> int:
        return len(self.deviations) + len(self.limited)


def differences(t: Tournament, history: Sequence[Stamped]) -> Differences:
    void = undone(history)
    standing = [stamped for stamped in history if stamped.n not in void]
    started = next((stamped.n for stamped in standing if isinstance(stamped.fact, Started)), None)
    found = []
    limited = []
    confirmed: tuple[str, ...] = ()
    for stamped in standing:
        fact = stamped.fact
        if isinstance(fact, DeviationDeclared) and deviates(t, fact.clause):
            before = started is None or stamped.n <= started
            found.append(Difference(fact.clause, fact.reason, stamped.at, stamped.by.id, before))
        elif isinstance(fact, StructureChanged):
            clause = t.ruleset.structure.fixed_clause
            found.append(Difference(clause, fact.reason, stamped.at, stamped.by.id, before_start=False))
        elif isinstance(fact, Started):
            confirmed = fact.confirmed
        elif isinstance(fact, RoundPaired) and fact.bound is not None and _stands(t, fact):
            clause = t.ruleset.pairing_clause
            limited.append(Limited(fact.round, clause, stamped.at, stamped.by.id, fact.bound))
    return Differences(tuple(found), confirmed, _changed(t, history), tuple(limited))


def _stands(t: Tournament, paired: RoundPaired) -> bool:
    """Whether the round was not taken back."""
    return paired.round <= len(t.rounds) and t.rounds[paired.round - 1].attempt == paired.attempt


def _changed(t: Tournament, history: Sequence[Stamped]) -> tuple[Changed, ...]:
    created = history[0].fact
    assert isinstance(created, TournamentCreated), "every log begins so"
    usual, here = settings(parse(created.ruleset, "the log")), settings(t.ruleset)
    return tuple(
        Changed(path, usual[path].question, here[path].value, usual[path].value, usual[path].clause)
        for path in created.settings
        if path in usual and usual[path].value != here[path].value
    )

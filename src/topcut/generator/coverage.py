"""What made-up tournaments have touched: kinds of facts, and clauses of the rule book."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from topcut.generator.generate import Generated
from topcut.rules.facts import FACTS, DeviationDeclared, Fact, ResultCorrected, ResultSettled, RoundPaired, Started
from topcut.rules.match import Result
from topcut.rules.ruleset import Ruleset, load, text_of

FIRST = 1
OF_CHALLENGERS = frozenset(
    {
        "TableOpened",
        "PlansDealt",
        "CardsDrawn",
        "CardsPicked",
        "CardsRedrawn",
        "CardsRemoved",
        "ChoiceMade",
        "StandInCalled",
        "StandInEnded",
        "MatchPlayed",
        "TrophyTaken",
        "FinalPlayed",
    }
)


class Coverage:
    """Adds up one tournament after the other, all by one rule book."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = load(ruleset)
        self.tournaments = 0
        self.facts = 0
        self.kinds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.touched: Counter[str] = Counter()  # clause -> tournaments
        self._known = known_clauses(self.ruleset, text_of(ruleset))

    def add(self, made: Generated) -> None:
        kinds = Counter(type(stamped.fact).__name__ for stamped in made.log)
        self.tournaments += 1
        self.facts += len(made.log)
        self.kinds += kinds
        self.refusals += made.refusals
        clauses = {clause for stamped in made.log for clause in touched(self.ruleset, stamped.fact)}
        self.touched.update((clauses | made.refused_by) & set(self._known))

    @property
    def missing_kinds(self) -> tuple[str, ...]:
        """Those of Challengers! are looked for where it is played."""
        return tuple(
            kind
            for kind in FACTS
            if kind not in self.kinds and (self.ruleset.plan is not None or kind not in OF_CHALLENGERS)
        )

    @property
    def untouched(self) -> tuple[str, ...]:
        return tuple(clause for clause in self._known if clause not in self.touched)


def known_clauses(ruleset: Ruleset, text: str) -> tuple[str, ...]:
    """The clauses of the document, and the rulings that its rule book cites."""
    numbered = [f"{ruleset.prefix}-{number:02d}" for number in range(1, ruleset.clauses + 1)]
    rulings = sorted(set(re.findall(r'"(R-\d+)"', text)), key=lambda ruling: int(ruling[2:]))
    return (*numbered, *rulings)


def touched(ruleset: Ruleset, fact: Fact) -> Iterator[str]:
    """The clauses that a fact is about: those of its kind, and those of what stands in it."""
    yield from _by_kind().get(type(fact).__name__, ())
    match fact:
        case DeviationDeclared():
            yield fact.clause
        case Started():
            yield from (fact.clause, *fact.confirmed)
        case RoundPaired():
            yield from fact.breaks
            yield ruleset.first_round_clause if fact.round == FIRST else ruleset.pairing_clause
            if any(pair.second is None for pair in fact.pairs):
                yield from (ruleset.bye.clause, ruleset.bye.rule_clause)
            if fact.unpaired_losses:
                yield "R-8"
        case ResultSettled():
            yield from _ending(ruleset, fact.result)
        case ResultCorrected():
            yield from _ending(ruleset, fact.new)
        case _:
            pass


def _ending(ruleset: Ruleset, result: Result) -> Iterator[str]:
    yield ruleset.endings[result.how].clause
    yield ruleset.points.clause


@cache
def _by_kind() -> Mapping[str, tuple[str, ...]]:
    text = files("topcut.generator").joinpath("touches.toml").read_text("utf-8")
    return {kind: tuple(clauses) for kind, clauses in tomllib.loads(text).items()}

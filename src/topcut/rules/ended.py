"""How a match ended, as it is told to one of its players: who won, by what, and the clause that says so."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.rules.entries import claimed_result
from topcut.rules.match import Entry, Pair, Result, Seat, Stage
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Count:
    """A figure of both players, mine first."""

    label: str
    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Ended:
    won: bool | None  # by me; None: a draw, or no winner
    how: How
    clause: str
    counts: tuple[Count, ...]
    games: Count | None = None
    decided: Count | None = None  # the figure that made the difference
    fewer: bool = False  # less of it wins
    by_roll: bool = False


def ended(ruleset: Ruleset, seat: Seat, result: Result) -> Ended:
    pairs = {figure.name: pair for figure, pair in zip(ruleset.kept_figures, result.figures, strict=False)}
    totals = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    counted = result.how not in {How.VICTORY, How.BYE} or bool(totals & pairs.keys())
    labels = {figure.name: figure.label for figure in ruleset.figures}
    counts = {name: _count(labels[name], pair, seat) for name, pair in pairs.items()}
    decided, fewer = _decided(ruleset, result, pairs)
    ending = ruleset.endings.get(result.how)
    return Ended(
        won=None if result.winner is None else result.winner is seat,
        how=result.how,
        clause=ruleset.bye.clause if ending is None else ending.clause,
        counts=tuple(counts.values()) if counted else (),
        games=_count("Games", result.games_won, seat) if len(result.games) > 1 else None,
        decided=counts.get(decided) if decided else None,
        fewer=fewer,
        by_roll=result.by_roll,
    )


def claimed(t: Tournament, seat: Seat, stage: Stage, entry: Entry | None) -> Ended | None:
    """What a claim means; None where there is no claim, or it no longer reads as a result."""
    result = None if entry is None else claimed_result(t, stage, entry)
    return None if result is None else ended(t.ruleset, seat, result)


def _count(label: str, pair: Pair, seat: Seat) -> Count:
    return Count(label, pair[seat], pair[seat.other])


def _decided(ruleset: Ruleset, result: Result, pairs: Mapping[str, Pair]) -> tuple[str | None, bool]:
    """The first figure that the ending compares and that is not level."""
    ending = ruleset.endings.get(result.how)
    if ending is None or result.winner is None or len(result.games) > 1:
        return None, False
    for step in ending.compare:
        first, second = pairs.get(step.figure, (0, 0))
        if first != second:
            return step.figure, step.wins == "fewer"
    return None, False

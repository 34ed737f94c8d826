"""The least that people would have to type for a result: what files contain of it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from topcut.refusal import Refusal
from topcut.rules.match import Entry, Result
from topcut.rules.results import settle
from topcut.rules.ruleset import Ruleset


def typed(ruleset: Ruleset, result: Result) -> Entry:
    """The shortest entry that the ruleset settles as exactly this result, or else all that is known."""
    *shorter, longest = _entries(ruleset, result)
    return next((entry for entry in shorter if _settles(ruleset, entry, result)), longest)


def read(ruleset: Ruleset, entry: Entry) -> Result:
    """What an entry in a file means: a match of more games than the rule book has was announced as such (MU-21)."""
    usual, played = ruleset.games.swiss, len(entry.games)
    return settle(ruleset, entry, best_of=usual if played <= usual else played | 1)  # two games are a best of three


def _entries(ruleset: Ruleset, result: Result) -> Iterator[Entry]:
    figures = {figure.name: pair for figure, pair in zip(ruleset.kept_figures, result.figures, strict=True)}
    scored = {name: pair for name, pair in figures.items() if any(pair)}
    if ruleset.points.recorded:
        yield Entry(points=result.points)
    yield Entry(scores=scored, games=result.games)
    for points, scores in product((None, result.points), ({}, scored, figures, figures | _level(ruleset, result))):
        full = Entry(result.how, result.winner, result.winner is None, scores, result.games, points)
        yield replace(full, how=None, winner=None, drawn=False)
        yield replace(full, how=None)
        yield replace(full, winner=None, drawn=False)
        yield replace(full, drawn=False)
        yield full


def _level(ruleset: Ruleset, result: Result) -> dict[str, tuple[int, int]]:
    """Figures that are not kept, level, so that a roll decided."""
    ending = ruleset.endings.get(result.how)
    kept = {figure.name for figure in ruleset.kept_figures}
    return {step.figure: (0, 0) for step in ending.compare if step.figure not in kept} if ending else {}


def _settles(ruleset: Ruleset, entry: Entry, result: Result) -> bool:
    try:
        return read(ruleset, entry) == result
    except Refusal:
        return False

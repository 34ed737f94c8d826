"""Rounds in files: everyone sits in one place, and a result is the least that people would have to type."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, product

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Result
from topcut.rules.results import settle
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Round

AWAY = ("dropped", "ejected", "absent")  # what files say of players who are not in the coming round


def everybody_once(this: Round, number: int) -> tuple[PlayerId, ...]:
    """All players of a round, seat by seat; no one plays against themself or is in two places."""
    for match in this.matches:
        if match.first == match.second:
            raise Refusal("player-against-self", player=match.first, round=number)
    there: dict[PlayerId, None] = {}
    for player in chain(*((match.first, match.second) for match in this.matches), this.unpaired_losses):
        if player in there:
            raise Refusal("player-twice", player=player, round=number)
        if player is not None:
            there[player] = None
    return tuple(there)


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

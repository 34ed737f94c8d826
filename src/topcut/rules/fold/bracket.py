"""Folding the cut and what decides in the bracket besides results."""

from dataclasses import replace

from topcut.rules.facts import BracketByeGiven, CutMade, CutReplaced, CutTakenBack, Stamped, TieBroken
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.tournament import Knockout, Phase


def _cut(draft: Draft, fact: CutMade, _stamp: Stamped) -> None:
    """The others are out, and the lots that decided are public from here on (CH-34)."""
    draft.phase = Phase.BRACKET
    draft.bracket = Knockout(fact.seeds)
    draft.lots.update(fact.lots)
    draft.end_table_announcements()
    draft.draw = draft.clock = draft.roll = None
    for player in draft.players.values():
        if player.is_active and player.id not in fact.seeds:
            draft.players[player.id] = replace(player, cut_off=True)


def _taken_back(draft: Draft, _fact: CutTakenBack, _stamp: Stamped) -> None:
    """As after the last Swiss round; players who have left since then are still gone."""
    draft.phase = Phase.SWISS
    draft.bracket = draft.clock = draft.roll = None
    for player in draft.players.values():
        if player.cut_off:
            draft.players[player.id] = replace(player, cut_off=False)


def _replaced(draft: Draft, fact: CutReplaced, _stamp: Stamped) -> None:
    bracket = draft.open_bracket()
    bracket.seeds = list(fact.seeds)
    bracket.left.add(fact.leaver)
    if fact.joined is not None:
        draft.players[fact.joined] = replace(draft.players[fact.joined], cut_off=False)


def _tie_broken(draft: Draft, fact: TieBroken, _stamp: Stamped) -> None:
    bracket = draft.open_bracket()
    bracket.ties[bracket.numbers[fact.round - 1][fact.match - 1]] = fact.winner


def _bye_given(_draft: Draft, _fact: BracketByeGiven, _stamp: Stamped) -> None:
    """It follows from who dropped: written for those who read the log, and not kept anywhere."""


FOLDS: Folds = {
    CutMade: _cut,
    CutTakenBack: _taken_back,
    CutReplaced: _replaced,
    TieBroken: _tie_broken,
    BracketByeGiven: _bye_given,
}

"""Folding what is said about a match, and what stands in the end."""

from dataclasses import replace

from topcut.rules.facts import ResultClaimed, ResultCorrected, ResultDisputed, ResultSettled, Stamped
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.match import Match, Result, Stage
from topcut.rules.tournament import Claims


def _claimed(draft: Draft, fact: ResultClaimed, _stamp: Stamped) -> None:
    claims = draft.open_round(fact.stage, fact.round).claims
    so_far = claims.get(fact.match, Claims())
    claims[fact.match] = replace(so_far, entries={**so_far.entries, fact.player: fact.entry})


def _disputed(draft: Draft, fact: ResultDisputed, _stamp: Stamped) -> None:
    claims = draft.open_round(fact.stage, fact.round).claims
    claims[fact.match] = replace(claims.get(fact.match, Claims()), disputed=True)


def _settled(draft: Draft, fact: ResultSettled, _stamp: Stamped) -> None:
    draft.open_round(fact.stage, fact.round).claims.pop(fact.match, None)
    _stands(draft, fact.stage, fact.round, fact.match, fact.result, unknown=fact.figures_unknown)


def _corrected(draft: Draft, fact: ResultCorrected, _stamp: Stamped) -> None:
    _stands(draft, fact.stage, fact.round, fact.match, fact.new, unknown=fact.figures_unknown)
    if draft.card_table is not None:  # what its trophy is worth is entered again
        told = tuple(one for one in draft.card_table.trophies if (one.round, one.match) != (fact.round, fact.match))
        draft.card_table = replace(draft.card_table, trophies=told)
    if fact.stage is Stage.BRACKET:
        bracket = draft.open_bracket()
        bracket.ties.pop(bracket.numbers[fact.round - 1][fact.match - 1], None)


def _stands(draft: Draft, stage: Stage, round: int, number: int, result: Result, *, unknown: str) -> None:
    open = draft.open_round(stage, round)
    match = open.matches[number - 1]
    open.matches[number - 1] = Match(match.first, match.second, match.table, result)
    open.unknown.pop(number, None)
    if unknown:
        open.unknown[number] = unknown


FOLDS: Folds = {
    ResultClaimed: _claimed,
    ResultDisputed: _disputed,
    ResultSettled: _settled,
    ResultCorrected: _corrected,
}

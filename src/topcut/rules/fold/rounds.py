"""Folding who meets whom: draws, rounds, tables, squads."""

from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.facts import (
    AbsenceArranged,
    DrawOpened,
    MustUseMissed,
    PairForbidden,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    SeatedPair,
    SquadsRevealed,
    SquadsSealed,
    Stamped,
    TableExtended,
    TableMoved,
    TablesRepaired,
)
from topcut.rules.fold.draft import Draft, Folds, RoundDraft
from topcut.rules.match import Match, Stage
from topcut.rules.results import bye
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import BY_HAND, OpenDraw, Round


def _forbidden(draft: Draft, fact: PairForbidden, _stamp: Stamped) -> None:
    first, second = sorted((fact.first, fact.second))
    draft.forbidden.add((first, second))


def _absence(draft: Draft, fact: AbsenceArranged, _stamp: Stamped) -> None:
    away = draft.absences.get(fact.round, frozenset())
    draft.absences[fact.round] = away | {fact.player} if fact.away else away - {fact.player}


def _draw_opened(draft: Draft, fact: DrawOpened, _stamp: Stamped) -> None:
    draft.draw = OpenDraw(fact.round, fact.attempt, fact.players, fact.roster, fact.given_byes, fact.apart)
    draft.attempts[fact.round] = fact.attempt


def _paired(draft: Draft, fact: RoundPaired, stamp: Stamped) -> None:
    matches = tuple(_match(draft.ruleset, fact.stage, pair) for pair in fact.pairs)
    round = Round(
        matches,
        fact.unpaired_losses,
        fact.attempt,
        way=fact.way,
        given_byes=fact.given_byes,
        apart=frozenset(draft.forbidden),
    )
    if fact.stage is Stage.SWISS:
        draft.rounds.append(round)
        draft.attempts[fact.round] = fact.attempt  # one made by hand had no draw
        if draft.card_table is not None:
            draft.card_table = replace(draft.card_table, printed=fact.way == BY_HAND, since=stamp.at)
    else:
        if draft.card_table is not None:
            draft.card_table = replace(draft.card_table, since=stamp.at)
        bracket = draft.open_bracket()
        bracket.rounds.append(round)
        bracket.numbers.append(fact.matches)
    draft.end_table_announcements()
    draft.draw = draft.clock = draft.roll = None


def _match(ruleset: Ruleset, stage: Stage, pair: SeatedPair) -> Match:
    result = bye(ruleset, stage) if pair.second is None else None
    return Match(pair.first, pair.second, pair.table, result)


def _unpaired(draft: Draft, fact: RoundUnpaired, _stamp: Stamped) -> None:
    """Only the last round of a stage is ever taken back; its attempts still count."""
    if fact.stage is Stage.SWISS:
        del draft.rounds[fact.round - 1 :]
    else:
        bracket = draft.open_bracket()
        for number in (number for numbers in bracket.numbers[fact.round - 1 :] for number in numbers):
            bracket.ties.pop(number, None)
        del bracket.rounds[fact.round - 1 :], bracket.numbers[fact.round - 1 :]
        bracket.timed.discard(fact.round)
    draft.end_table_announcements()
    draft.draw = draft.clock = draft.roll = None


def _repaired(draft: Draft, fact: TablesRepaired, _stamp: Stamped) -> None:
    """New pairs take the places of the old ones, so that every other match keeps its number."""
    round = draft.open_round(Stage.SWISS, fact.round)
    players = {player for pair in fact.pairs for player in (pair.first, pair.second) if player is not None}
    places = [place for place, match in enumerate(round.matches) if match.first in players or match.second in players]
    for place in places:
        _forget(round, place + 1)
    for player in players:
        round.squads.pop(player, None)
        round.sealed.pop(player, None)
    matches = [_match(draft.ruleset, Stage.SWISS, pair) for pair in fact.pairs]
    for place, match in zip(places, matches, strict=False):
        round.matches[place] = match
    round.matches.extend(matches[len(places) :])
    for place in reversed(places[len(matches) :]):
        del round.matches[place]


def _forget(round: RoundDraft, match: int) -> None:
    round.claims.pop(match, None)
    round.extended.pop(match, None)
    round.unknown.pop(match, None)
    round.revealed.discard(match)


def _moved(draft: Draft, fact: TableMoved, _stamp: Stamped) -> None:
    round = draft.open_round(fact.stage, fact.round)
    match = round.matches[fact.match - 1]
    round.matches[fact.match - 1] = Match(match.first, match.second, fact.table, match.result)


def _extended(draft: Draft, fact: TableExtended, _stamp: Stamped) -> None:
    extended = draft.open_round(fact.stage, fact.round).extended
    extended[fact.match] = extended.get(fact.match, 0) + fact.minutes


def _sealed(draft: Draft, fact: SquadsSealed, stamp: Stamped) -> None:
    round = draft.open_round(fact.stage, fact.round)
    round.squads[fact.player] = fact.squads
    round.sealed[fact.player] = stamp.n


def _revealed(draft: Draft, fact: SquadsRevealed, _stamp: Stamped) -> None:
    round = draft.open_round(fact.stage, fact.round)
    match = round.matches[fact.match - 1]
    chosen: dict[PlayerId | None, tuple[int, ...]] = {match.first: fact.first, match.second: fact.second}
    round.squads.update({player: squads for player, squads in chosen.items() if player is not None})
    round.revealed.add(fact.match)


def _must_use_missed(draft: Draft, fact: MustUseMissed, _stamp: Stamped) -> None:
    draft.open_conduct().missed_squads[fact.player] = fact.squads


def _closed(draft: Draft, fact: RoundClosed, _stamp: Stamped) -> None:
    draft.open_round(fact.stage, fact.round).closed = True


FOLDS: Folds = {
    PairForbidden: _forbidden,
    AbsenceArranged: _absence,
    DrawOpened: _draw_opened,
    RoundPaired: _paired,
    RoundUnpaired: _unpaired,
    TablesRepaired: _repaired,
    TableMoved: _moved,
    TableExtended: _extended,
    SquadsSealed: _sealed,
    SquadsRevealed: _revealed,
    MustUseMissed: _must_use_missed,
    RoundClosed: _closed,
}

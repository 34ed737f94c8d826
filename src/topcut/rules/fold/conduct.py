"""Folding what officials write down: warnings, calls, rulings, checks of what players bring."""

from dataclasses import replace

from topcut.rules.facts import (
    AppealDecided,
    CallClosed,
    CallTaken,
    CardMissing,
    CardReplaced,
    DeckCheckDrawn,
    DeckChecked,
    EjectionDeclined,
    EjectionProposed,
    MaterialsChecked,
    OfficialCalled,
    PenaltyRecorded,
    RulingAppealed,
    RulingGiven,
    Stamped,
    SubstituteApproved,
    WarningGiven,
)
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.tournament import Call, DeckCheck, DeckFinding, GameRuling, Proposed, Warned


def _warned(draft: Draft, fact: WarningGiven, stamp: Stamped) -> None:
    warning = Warned(fact.player, stamp.by.id, stamp.at, fact.round, fact.ground, fact.note, fact.stage)
    draft.open_conduct().warnings.append(warning)


def _declined(draft: Draft, fact: EjectionDeclined, _stamp: Stamped) -> None:
    conduct = draft.open_conduct()
    conduct.declined[fact.player] = sum(warning.player == fact.player for warning in conduct.warnings)
    conduct.proposed = [one for one in conduct.proposed if one.player != fact.player]


def _penalty(draft: Draft, fact: PenaltyRecorded, _stamp: Stamped) -> None:
    draft.open_conduct().penalties.append((fact.player, fact.penalty))


def _called(draft: Draft, fact: OfficialCalled, stamp: Stamped) -> None:
    call = Call(
        fact.call, fact.round, fact.table, fact.player, fact.about, stamp.at, fact.for_official, stage=fact.stage
    )
    draft.open_conduct().calls.append(call)


def _call_taken(draft: Draft, fact: CallTaken, stamp: Stamped) -> None:
    calls = draft.open_conduct().calls
    place = next(place for place, call in enumerate(calls) if call.number == fact.call)
    calls[place] = replace(calls[place], taken_by=stamp.by.id)


def _call_closed(draft: Draft, fact: CallClosed, _stamp: Stamped) -> None:
    calls = draft.open_conduct().calls
    place = next(place for place, call in enumerate(calls) if call.number == fact.call)
    calls[place] = replace(calls[place], open=False)


def _ruling(draft: Draft, fact: RulingGiven, stamp: Stamped) -> None:
    ruling = GameRuling(
        fact.ruling,
        fact.round,
        fact.table,
        fact.players,
        fact.question,
        fact.answer,
        official=fact.decided_by or stamp.by.id,
        stage=fact.stage,
        final=fact.final,
    )
    draft.open_conduct().rulings.append(ruling)


def _appealed(draft: Draft, fact: RulingAppealed, _stamp: Stamped) -> None:
    rulings = draft.open_conduct().rulings
    place = next(place for place, ruling in enumerate(rulings) if ruling.number == fact.ruling)
    rulings[place] = replace(rulings[place], appealed_by=fact.player)


def _decided(draft: Draft, fact: AppealDecided, stamp: Stamped) -> None:
    rulings = draft.open_conduct().rulings
    place = next(place for place, ruling in enumerate(rulings) if ruling.number == fact.ruling)
    rulings[place] = replace(rulings[place], decided_by=fact.decided_by or stamp.by.id, answer=fact.answer)


def _checked(draft: Draft, fact: MaterialsChecked, _stamp: Stamped) -> None:
    draft.open_conduct().checks.append((fact.player, fact.item, fact.passed, fact.note))


def _deck_check_drawn(draft: Draft, fact: DeckCheckDrawn, stamp: Stamped) -> None:
    drawn = DeckCheck(stamp.n, fact.stage, fact.round, fact.check, fact.matches, fact.players, stamp.at)
    draft.open_conduct().deck_checks.append(drawn)


def _deck_checked(draft: Draft, fact: DeckChecked, stamp: Stamped) -> None:
    conduct, meant = draft.open_conduct(), (fact.stage, fact.round, fact.check)
    found = DeckFinding(fact.fine, stamp.by.id, fact.clause, fact.note)
    conduct.deck_checks = [
        replace(one, found={**one.found, fact.player: found}) if (one.stage, one.round, one.number) == meant else one
        for one in conduct.deck_checks
    ]


def _substitute(draft: Draft, fact: SubstituteApproved, _stamp: Stamped) -> None:
    draft.open_conduct().substitutes.append((fact.player, fact.item, fact.note))


def _proposed(draft: Draft, fact: EjectionProposed, stamp: Stamped) -> None:
    draft.open_conduct().proposed.append(Proposed(fact.player, stamp.by.id, fact.reason))


def _card_missing(draft: Draft, fact: CardMissing, _stamp: Stamped) -> None:
    draft.open_conduct().missing_cards[fact.player] = fact.what


def _card_replaced(draft: Draft, fact: CardReplaced, _stamp: Stamped) -> None:
    draft.open_conduct().missing_cards.pop(fact.player, None)


FOLDS: Folds = {
    WarningGiven: _warned,
    EjectionDeclined: _declined,
    EjectionProposed: _proposed,
    PenaltyRecorded: _penalty,
    OfficialCalled: _called,
    CallTaken: _call_taken,
    CallClosed: _call_closed,
    RulingGiven: _ruling,
    RulingAppealed: _appealed,
    AppealDecided: _decided,
    CardMissing: _card_missing,
    CardReplaced: _card_replaced,
    MaterialsChecked: _checked,
    DeckCheckDrawn: _deck_check_drawn,
    DeckChecked: _deck_checked,
    SubstituteApproved: _substitute,
}

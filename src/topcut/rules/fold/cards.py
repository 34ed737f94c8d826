"""Folding a game of Challengers!: its table, what players decide, who wins what. No card is moved here."""

from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.card_table import Answer, CardTable, Taken
from topcut.rules.facts import (
    CardsDrawn,
    CardsPicked,
    CardsRedrawn,
    CardsRemoved,
    ChoiceMade,
    FinalPlayed,
    MatchPlayed,
    PlansDealt,
    Stamped,
    StandInCalled,
    StandInEnded,
    TableOpened,
    TrophyTaken,
)
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.match import Match, Pair, Result, Seat, Stage
from topcut.rules.ruleset import How

REDRAW, STOP = "redraw", "stop"
ONE = 1  # trophy per match (CG-22)


def _opened(draft: Draft, fact: TableOpened, _stamp: Stamped) -> None:
    draft.card_table = CardTable(
        players=fact.players,
        robot=fact.robot,
        digital=fact.digital,
        bots=dict(fact.bots),
        sets=fact.sets,
        robot_level=fact.robot_level,
        solo_cards=fact.solo_cards,
        robot_plan=fact.robot_plan,
        keep_one=fact.keep_one,
        tray_capacity=fact.tray_capacity,
        clock=fact.clock,
        pace=fact.pace,
        box=fact.box,
        cards=fact.cards,
    )


def _dealt(draft: Draft, fact: PlansDealt, _stamp: Stamped) -> None:
    draft.card_table = replace(_table(draft), holders=fact.holders)


def _drawn(draft: Draft, fact: CardsDrawn, _stamp: Stamped) -> None:
    _answered(draft, fact.player, "draw", fact.level)


def _picked(draft: Draft, fact: CardsPicked, _stamp: Stamped) -> None:
    _answered(draft, fact.player, "pick", fact.card or STOP)


def _redrawn(draft: Draft, fact: CardsRedrawn, _stamp: Stamped) -> None:
    _answered(draft, fact.player, "pick", REDRAW)


def _removed(draft: Draft, fact: CardsRemoved, _stamp: Stamped) -> None:
    _answered(draft, fact.player, "remove", fact.card or STOP)


def _chosen(draft: Draft, fact: ChoiceMade, _stamp: Stamped) -> None:
    _answered(draft, fact.player, fact.ask, fact.chosen)


def _answered(draft: Draft, player: PlayerId, ask: str, said: str) -> None:
    table = _table(draft)
    draft.card_table = replace(table, answers=(*table.answers, Answer(player, ask, said)))


def _stood_in(draft: Draft, fact: StandInCalled, stamp: Stamped) -> None:
    table = _table(draft)
    draft.card_table = replace(
        table,
        stand_ins={**table.stand_ins, fact.player: fact.bot},
        away_since={**table.away_since, fact.player: stamp.at},
    )


def _back(draft: Draft, fact: StandInEnded, _stamp: Stamped) -> None:
    draft.card_table = _table(draft).without_stand_in(fact.player)


def _played(draft: Draft, fact: MatchPlayed, _stamp: Stamped) -> None:
    """Tokens are counted at once, what the trophy is worth when that is known."""
    matches = draft.open_round(Stage.SWISS, fact.round).matches
    match = matches[fact.match - 1]
    winner = match.seat_of(fact.winner)
    given_back = draft.players[fact.winner].is_played_by_robot and not _table(draft).is_solo  # CG-34
    held = 0 if given_back else ONE
    trophies: Pair = (held, 0) if winner is Seat.FIRST else (0, held)
    result = Result(How.VICTORY, winner, fact.tokens, (trophies, fact.tokens))
    matches[fact.match - 1] = Match(match.first, match.second, match.table, result)


def _trophy(draft: Draft, fact: TrophyTaken, _stamp: Stamped) -> None:
    """Its fans are points of the winner (CG-31); one that goes back to the box is no one's (CG-34)."""
    table = _table(draft)
    others = tuple(one for one in table.trophies if (one.round, one.match) != (fact.round, fact.match))
    draft.card_table = replace(table, trophies=(*others, Taken(fact.round, fact.match, fact.player, fact.fans)))
    if fact.boxed:
        return
    matches = draft.open_round(Stage.SWISS, fact.round).matches
    match = matches[fact.match - 1]
    assert match.result is not None, "a trophy is won in a match"
    first, second = match.result.points
    points = (first + fact.fans, second) if match.first == fact.player else (first, second + fact.fans)
    matches[fact.match - 1] = Match(match.first, match.second, match.table, replace(match.result, points=points))


def _final(draft: Draft, fact: FinalPlayed, _stamp: Stamped) -> None:
    """Fans no longer matter (Q54)."""
    matches = draft.open_round(Stage.BRACKET, 1).matches
    match = matches[0]
    result = Result(How.VICTORY, match.seat_of(fact.winner), (0, 0), ((0, 0), (0, 0)))
    matches[0] = Match(match.first, match.second, match.table, result)


def _table(draft: Draft) -> CardTable:
    assert draft.card_table is not None, "the table is opened first"
    return draft.card_table


FOLDS: Folds = {
    TableOpened: _opened,
    PlansDealt: _dealt,
    StandInCalled: _stood_in,
    StandInEnded: _back,
    CardsDrawn: _drawn,
    CardsPicked: _picked,
    CardsRedrawn: _redrawn,
    CardsRemoved: _removed,
    ChoiceMade: _chosen,
    MatchPlayed: _played,
    TrophyTaken: _trophy,
    FinalPlayed: _final,
}

"""The coach counts right, says how sure it is, and knows nothing that its seat may not know."""

from random import Random

import pytest

from tests.cards.table import SEED, replay, started, with_decks
from tests.cards.test_view import SPACE, Disturbance
from topcut.batch import quickly
from topcut.cards.bots.bot import bots_for
from topcut.cards.coach import Chances, _chances, coaching
from topcut.cards.decision import LEVEL_A, STOP
from topcut.cards.view import view


def test_the_coach_tells_of_every_pick_and_of_none() -> None:
    game = started(2)
    assert coaching(game.binder, view(game, 0)) == ()  # which pile, it does not say
    game.answer(0, LEVEL_A)
    seen = view(game, 0)
    told = coaching(game.binder, seen)
    assert {one.answer for one in told} == {*seen.drawn, STOP}
    assert len({one.played for one in told}) == 1
    assert all(0 <= one.won <= one.played for one in told)


def test_the_coach_sees_what_a_strong_card_is_worth() -> None:
    game = started(2)
    game = with_decks(game, "Newcomer, Newcomer, Newcomer, Dragon, Dragon, Dragon", "Newcomer, Talent, Dog")
    game.answer(0, LEVEL_A)
    while game.pending[0].ask == "pick":
        game.answer(0, STOP)
    told = {one.answer: one for one in coaching(game.binder, view(game, 0), quickly())}
    dragon, newcomer = (game.binder.number(name) for name in ("Dragon", "Newcomer"))
    assert told[dragon].share + told[dragon].margin < told[newcomer].share


def test_shares_and_margins_are_those_of_the_counts() -> None:
    told = _chances(7, (2, 0, 1, 1, 2, 0, 1, 1))
    assert told == Chances(answer=7, won=8, played=16, margin=told.margin)
    assert told.share == 500
    assert told.margin == 267  # twice the root of (1/8) / 7, in thousandths: decks differ, not matches


@pytest.mark.slow
@pytest.mark.clause("Q56")
def test_games_that_differ_only_in_hidden_things_are_coached_alike() -> None:
    from collections import Counter

    dice, changed, told = Random(7), Counter[str](), 0
    for players in (2, 3):
        game = started(players, SEED, game=f"coached {players}", sets=SPACE)
        bots = bots_for(game, ("random", "greedy"))
        while game.stage != "over":
            seat = dice.choice(sorted(game.pending))
            if game.pending[seat].ask in ("pick", "remove") and not dice.randrange(4):
                twin = replay(game.setup, SEED, game.answers, record=True)
                Disturbance(twin, seat, dice, changed).happen()
                one, two = (coaching(each.binder, view(each, seat), quickly()) for each in (game, twin))
                assert one == two
                told += len(one)
            game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
    assert told > 20
    assert changed["deck"]
    assert changed["drawn"]

"""Bots answer what may be answered, know only what they may, and the drafter is the better player."""

import pytest

from tests.cards.park import BINDER, cards
from tests.cards.table import drafter_wins, finished, started
from topcut.batch import quickly
from topcut.cards.bots.bot import bot, bots_for, play
from topcut.cards.bots.drafter import Drafter
from topcut.cards.bots.expert import Expert
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import NO, REDRAW, STOP, Decision
from topcut.cards.language import Effect, Side
from topcut.cards.view import View, view
from topcut.chance import Stream
from topcut.refusal import Refusal
from topcut.words import sentence


@pytest.mark.slow
def test_the_drafter_wins_most_of_a_few_duels() -> None:
    """How good it really is, soak/proof_duels.py says: 65 of 100, over a thousand."""
    assert sum(drafter_wins(number) for number in range(5)) >= 3


def test_the_greedy_bot_beats_chance() -> None:
    won = 0
    for number in range(40):
        game = started(2, game=str(number), record=False)
        play(game, bots_for(game, ("greedy", "random")))
        won += game.winner == 0
    assert won >= 34


@pytest.mark.parametrize("players", [1, 3])
def test_the_drafter_plays_against_the_robot_too(players: int) -> None:
    game = finished(players, ("drafter", "random", "random"))
    assert game.stage == "over"


def test_equal_seeds_give_equal_thoughts() -> None:
    one, two = (finished(2, ("drafter", "greedy")) for _ in range(2))
    assert one.answers == two.answers


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bot("clever", BINDER, Stream(b""))
    assert sentence(refused.value) == "There is no bot called “clever”. There are random, greedy, drafter and expert."


def test_the_expert_plays_without_compiled_code_and_against_the_robot_too() -> None:
    assert finished(1, ("expert",)).stage == "over"


def test_equal_seeds_give_equal_thoughts_of_the_expert() -> None:
    one, two = (started(2, game="thoughts", sets=SPACE) for _ in range(2))
    for game in (one, two):
        play(game, bots_for(game, ("expert", "greedy"), quickly()))
    assert one.answers == two.answers


def test_the_expert_pays_and_empties_no_deck() -> None:
    game = started(2, sets=SPACE)
    game.answer(0, game.pending[0].options[0])
    expert = Expert(BINDER, Stream(b""))
    seen = view(game, 0)
    deck = tuple(sorted(set(seen.deck)))
    assert expert.choose(Decision(0, "pay", (*deck, STOP), 0), lambda: seen) in (*deck, STOP)
    assert expert.choose(Decision(0, "pay", deck[:2], 0), lambda: seen) in deck[:2]
    assert expert.choose(Decision(0, "empty", (NO,)), never) == NO
    assert expert.choose(Decision(0, "draw", (-11,)), never) == -11


@pytest.mark.slow
def test_the_expert_wins_most_of_a_few_duels() -> None:
    """How good it really is, soak/proof_expert.py says: 60 of 100, over two thousand."""
    pytest.importorskip("numba")
    from soak.duels import expert_wins

    assert sum(expert_wins(number, []) for number in range(12)) >= 5


SPACE = ("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space")


def never() -> View:
    raise AssertionError("this bot needs no look at the table")


def greedy(ask: str, options: str, *more: int, effect: Effect | None = None) -> int:
    return Greedy(BINDER).choose(Decision(0, ask, (*cards(options), *more), 0, effect), never)


def effect_of(name: str) -> Effect:
    return BINDER.cards[BINDER.number(name)].effects[0]


def test_the_greedy_bot_takes_the_strongest() -> None:
    assert BINDER.label(greedy("pick", "Pig, Treasure, Clown", REDRAW, STOP)) == "Pig"
    assert greedy("pick", "Talent, Newcomer", REDRAW, STOP) == REDRAW
    assert BINDER.label(greedy("pick", "Talent, Newcomer", STOP)) == "Talent"
    assert greedy("empty", "", NO) == NO


def test_the_greedy_bot_pays_with_what_is_weak() -> None:
    assert BINDER.label(greedy("pay", "Newcomer, Kraken", STOP)) == "Newcomer"
    assert greedy("pay", "Kraken, Dragon", STOP) == STOP


def test_the_greedy_bot_empties_no_seat_of_its_opponent_for_nothing() -> None:
    siren = effect_of("Siren")
    assert siren.whose is Side.OPPONENT
    assert greedy("move", "Dog, Pig", STOP, effect=siren) == STOP
    assert BINDER.label(greedy("move", "Dog, Vendor", STOP, effect=siren)) == "Vendor"
    assert BINDER.label(greedy("move", "Dog, Talent", effect=siren)) == "Talent"


def test_strong_cards_go_up_and_weak_ones_away() -> None:
    assert BINDER.label(greedy("move", "Newcomer, Lion", effect=effect_of("Vampire"))) == "Lion"
    assert BINDER.label(greedy("move", "Newcomer, Lion", STOP, effect=effect_of("Butler"))) == "Newcomer"
    assert BINDER.label(greedy("top", "Newcomer, Lion", effect=effect_of("Juggler"))) == "Lion"


def test_the_drafter_remembers_only_what_lay_open() -> None:
    game = started(2)
    play(game, bots_for(game, ("greedy",)))
    drafter = Drafter(BINDER, Stream(b""))
    seen = view(game, 0)
    drafter._remember(seen)
    assert seen.park is not None
    theirs = next(half for half in seen.park if half.seat == 1)
    lying = [*theirs.bench, *theirs.exhaust, *theirs.under, *theirs.attack]
    assert sorted(drafter.opponents[1]) == sorted([*lying, *([] if theirs.flag is None else [theirs.flag])])


def test_a_drafter_made_anew_for_each_answer_knows_whom_it_has_met() -> None:
    game = started(4)
    bots = bots_for(game, ("greedy",))
    while game.round < 3:
        answering = next(iter(game.pending))
        game.answer(answering, bots[answering].choose(game.pending[answering], lambda: view(game, answering)))  # noqa: B023
    fresh = Drafter(game.binder, Stream(b"fresh"))
    seat = next(iter(game.pending))
    fresh.choose(game.pending[seat], lambda: view(game, seat))
    met = {one.seat for one in view(game, seat).met}
    assert len(met) == 2
    assert set(fresh.opponents) == met

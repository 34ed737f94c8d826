"""A seat knows the open table and its own cards; whatever is hidden from it does not reach it."""

from random import Random

import pytest

from tests.cards.park import BOOK, cards
from tests.cards.table import SEED, finished, started, through_decks
from topcut.cards.bots.bot import bots_for
from topcut.cards.decision import STOP
from topcut.cards.game import Game
from topcut.cards.language import Zone
from topcut.cards.player import Trophy
from topcut.cards.view import UNSEEN, seen, view


def disturb(game: Game, seat: int, dice: Random) -> None:
    """Change everything that this seat may not know."""
    trays = game.trays
    for level, pile in trays.piles.items():
        mixed = [*pile, *trays.discards[level]]
        dice.shuffle(mixed)
        trays.piles[level], trays.discards[level] = mixed[: len(pile)], mixed[len(pile) :]
    market = [number for number, card in enumerate(BOOK.cards) if card.group == "market"]
    for other, player in enumerate(game.players):
        parked = game.parked_at.get(other)
        if parked is not None:
            dice.shuffle(parked.match.halves[parked.seats.index(other)].deck)
        if other == seat:
            continue
        if parked is not None:
            deck = parked.match.halves[parked.seats.index(other)].deck
            deck[:] = [dice.choice(market) for _ in deck]
        player.deck = [dice.choice(market) for _ in player.deck]
        phase = game.deck_phases.get(other)
        if phase is not None:
            phase.drawn = [dice.choice(market) for _ in phase.drawn]
            player.deck = player.deck[1:]  # how many cards somebody is removing just now
        if not game.open_hands:
            player.trophies = [Trophy(trophy.round, dice.randrange(20)) for trophy in player.trophies]
    for stack in game.stacks:
        stack[:] = [Trophy(trophy.round, dice.randrange(20)) for trophy in stack]


@pytest.mark.clause("Q56")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_games_that_differ_only_in_hidden_things_look_the_same(players: int) -> None:
    dice = Random(players)
    for number in range(40):
        game = started(players, SEED, game=str(number), sets=SPACE)
        bots = bots_for(game, ("random",))
        for _ in range(dice.randrange(1, 60)):
            waiting = [seat for seat in game.order() if seat in game.pending]
            if game.stage in ("final-decks", "final", "over") or not waiting:
                break
            seat = dice.choice(waiting)
            game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
        if game.stage not in ("deck-phase", "match"):
            continue
        for seat in range(players):
            before = view(game, seat)
            disturb(game, seat, dice)
            assert view(game, seat) == before


SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")


@pytest.mark.clause("Q56", "CG-22")
def test_the_worth_of_trophies_is_hidden_from_others_but_not_their_rounds() -> None:
    game = started(4)
    through_decks(game)
    winner = next(seat for seat, player in enumerate(game.players) if player.trophies)
    looking = (winner + 1) % 4
    shown = view(game, looking).players[winner]
    assert (shown.trophies, shown.worth) == ((1,), None)
    assert view(game, winner).players[winner].worth == tuple(one.fans for one in game.players[winner].trophies)


@pytest.mark.clause("CG-36", "Q56")
def test_with_two_players_everything_won_lies_open() -> None:
    game = started(2)
    through_decks(game)
    assert all(one.worth is not None for one in view(game, 0).players)


@pytest.mark.clause("Q4", "Q56")
def test_nobody_sees_what_others_draw() -> None:
    game = started(2)
    game.answer(1, game.pending[1].options[0])
    assert view(game, 0).drawn == ()
    assert len(view(game, 1).drawn) == 5
    assert view(game, 0).pending is not None
    assert view(game, 0).players[1].cards is None


@pytest.mark.clause("CG-15", "Q31")
def test_ones_own_deck_is_shown_in_no_telling_order() -> None:
    game = finished(2)
    assert list(view(game, 0).deck) == sorted(game.players[0].deck)
    game = started(2, seed=bytes([7] * 32))
    game.players[0].deck = list(cards("Juggler, Dog, Talent, Champion, Newcomer"))
    game.players[1].deck = list(cards("Juggler, Dog, Talent, Champion, Newcomer"))
    while game.stage == "deck-phase" and game.round == 1:
        seat = min(game.pending)
        game.answer(seat, STOP if STOP in game.pending[seat].options else game.pending[seat].options[0])
    for seat in (0, 1):
        assert list(view(game, seat).deck) == sorted(view(game, seat).deck)


@pytest.mark.clause("Q31", "Q56")
def test_what_is_looked_at_or_laid_unseen_is_hidden_in_the_record() -> None:
    dog, horse = BOOK.number("Dog"), BOOK.number("Horse")
    arranged = ("arrange", 0, (dog, horse), Zone.TOP, 5)
    chosen = ("choose", 0, (dog,), (dog, horse), 5, Zone.DECK)
    unseen = ("move", 1, (horse,), Zone.PILE_B, Zone.TOP, 5)
    open_move = ("move", 1, (horse,), Zone.PILE_B, Zone.EXHAUST, 5)
    searched = ("move", 0, (dog,), Zone.DECK, Zone.TOP, 5)
    steps = [arranged, chosen, unseen, open_move, searched]
    assert seen(steps, (3, 4), 3) == [arranged, chosen, _hidden(unseen), open_move, searched]
    other = seen(steps, (3, 4), 4)
    assert other[0][2] == (UNSEEN, UNSEEN)
    assert other[1][2:4] == ((UNSEEN,), ())
    assert other[2:] == [_hidden(unseen), open_move, _hidden(searched)]
    assert seen(steps, (3, 4), 1) == other


def _hidden(step: tuple[object, ...]) -> tuple[object, ...]:
    return (*step[:2], (UNSEEN,), *step[3:])


@pytest.mark.clause("CG-29", "Q56")
def test_bench_park_and_exhaust_pile_are_open_to_everybody_at_the_table() -> None:
    game = started(2)
    through_decks(game)
    one, two = view(game, 0), view(game, 1)
    assert one.park == two.park
    assert one.park is not None
    assert {half.seat for half in one.park} == {0, 1}

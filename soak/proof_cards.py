"""Game after game of Challengers! with every check on."""

from random import Random

from tests.cards.table import SEED, census, replay, setup, trophies
from topcut.cards.bots.bot import bots_for
from topcut.cards.game import Game
from topcut.cards.view import view

SPACE = ("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")


def prove(seed: int) -> None:
    dice = Random(f"cards {seed}")
    players = dice.randint(1, 8)
    level = dice.randint(1, 5 if players == 1 else 3)
    sets = tuple(dice.sample(SPACE, 5))
    capacity = dice.choice((None, 10, 40))
    game = Game(
        setup(players, game=f"soak {seed}", sets=sets, robot_level=level, tray_capacity=capacity), SEED, record=True
    )
    bots = bots_for(game, ("random", "greedy"))
    whole = census(game)
    while game.stage != "over":
        seat = dice.choice(sorted(game.pending))
        if seat > 0 and dice.random() < 0.001:
            game.leave(seat)
            whole.update(game.brought)
            game.brought.clear()
        else:
            game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
        assert census(game) == whole, "a card is lost, or there is one too many"
        assert trophies(game) == 28, "a trophy is lost"
    assert all(how != "guard" for *_, how, _ in game.results), "a match went on for too long"
    again = replay(game.setup, SEED, game.answers)
    assert (again.results, again.winner) == (game.results, game.winner), "the replay is another game"

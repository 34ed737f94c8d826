"""Whole games of Challengers! by script, from the open table to the seed."""

from tests.rules.parks import Parks
from topcut.rules.actions.challengers.companion import advance, correct_result, tell_result
from topcut.rules.actions.undo import undo


def digital() -> Parks:
    """Three people and the Robot, and about every kind of answer."""
    return Parks(3, bots=("random",)).play_on()


def companion() -> Parks:
    """Four people with real cards; a slip is taken back, and another corrected."""
    game = Parks(4, digital=False)
    one, two = (seated(game, park) for park in (1, 2))
    game.win(one, two)
    game.act(undo)
    game.act(tell_result, two, game.trophies(1)[1])
    other = game.t.rounds[0].matches[1].second
    game.onward()
    game.act(correct_result, 1, other, game.trophies(1)[1], reason="told the wrong way round")
    while game.t.bracket is None:
        game.win(*(seated(game, park) for park in (1, 2)))
        game.onward()
    game.act(tell_result, game.t.bracket.rounds[0].matches[0].first)
    game.act(advance)
    return game


def seated(game: Parks, park: int) -> str:
    """Who sits in the first half of a park in this round."""
    return game.t.rounds[-1].matches[park - 1].first

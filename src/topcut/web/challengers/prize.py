"""What a match was about: the trophy of its round, for its winner, or for all where trophies lie open (CG-22, Q56)."""

from dataclasses import dataclass

from topcut.cards.game import Parked
from topcut.cards.view import worth_of
from topcut.desk.names import Names
from topcut.web.challengers.board import called
from topcut.web.challengers.table import Here
from topcut.words import say
from topcut.words.matches import trophy_line


@dataclass(frozen=True, slots=True)
class Prize:
    said: str
    is_mine: bool
    fans: int | None  # None: hidden from this viewer, or the final


def prize(here: Here, names: Names, parked: Parked) -> Prize | None:
    """None while it is played."""
    game = here.game
    played = next((one for one in game.results if (one.round, one.park) == (parked.round, parked.park)), None)
    if played is None:
        return None
    who = called(here, names, played.winner)
    is_mine = played.winner == here.seat
    if played.trophy is None:
        return Prize(say("play-won", name=who), is_mine, None)
    boxed = game.players[played.winner].robot and not game.solo
    fans = worth_of(game, played, here.seat)
    return Prize(trophy_line(who, played.trophy.round, fans, boxed=boxed), is_mine, fans)

"""Games that differ only in what a viewer may not know look the same on every board, with every sentence."""

from collections import Counter
from random import Random

import pytest

from tests.cards.test_view import Disturbance
from tests.web.challengers.tables import moved_on, opened, until_asked_in_a_match
from tests.web.hall import Hall
from topcut.rules.playing_cards import Followed, table_of
from topcut.web.challengers.board import Board, board
from topcut.web.challengers.choice import choice
from topcut.web.challengers.prize import prize
from topcut.web.challengers.table import Here

SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")


@pytest.mark.clause("Q56", "CG-22")
def test_boards_say_nothing_that_their_viewer_may_not_know(hall: Hall) -> None:
    opened(hall, 4, sets=SPACE)
    moved_on(hall, rounds=2, bot="random")
    until_asked_in_a_match(hall)
    dice, changed = Random(18), Counter[str]()
    for seat in range(4):
        assert shown(hall, seat, dice, changed) == shown(hall, seat)
    assert {"deck in a match", "deck", "worth", "what others are asked"} <= {
        what for what, often in changed.items() if often
    }


def shown(hall: Hall, seat: int, dice: Random | None = None, changed: Counter[str] | None = None) -> object:
    """All that the pages of matches say to a seat, in a game that may have been disturbed where it cannot see."""
    game = Followed(record=True).game(hall.t, hall.desk.seed(hall.last))
    if dice is not None and changed is not None:
        Disturbance(game, seat, dice, changed).happen()
    here, names = Here(hall.t, table_of(hall.t), game, seat), hall.desk.names(hall.last)
    boards = [board(here, names, parked) for parked in game.matches]
    prizes = [prize(here, names, parked) for parked in game.matches]
    return [told(one) for one in boards], prizes, choice(here, names)


def told(one: Board) -> object:
    return one.round, one.park, one.who, one.winner, one.waits_for, one.after(-1)


@pytest.mark.clause("CG-22", "CG-36", "Q56")
def test_a_trophy_is_shown_to_its_winner_and_with_two_players_to_all(hall: Hall) -> None:
    for players in (2, 4):
        opened(hall, players)
        moved_on(hall, rounds=1)
        game = Followed(record=True).game(hall.t, hall.desk.seed(hall.last))
        names = hall.desk.names(hall.last)
        for parked in game.matches:
            won = next(one for one in game.results if (one.round, one.park) == (parked.round, parked.park))
            assert won.trophy is not None
            for seat in (*range(players), None):
                found = prize(Here(hall.t, table_of(hall.t), game, seat), names, parked)
                assert found is not None
                assert found.is_mine == (seat == won.winner)
                assert found.fans == (won.trophy.fans if players == 2 or seat == won.winner else None)

"""After the cut: who is out is told so, by what, and with which place; and who has won."""

import re

import pytest

from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions import cut, structure


def told(hall: Hall, player: PlayerId) -> tuple[str, str]:
    """The heading of a player's page, and the place it tells."""
    page = hall.player(player).get(f"/t/{hall.last}/me").text
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", page)
    place = re.search(r'Place <span class="big">([^<]*)</span> of 17', page)
    assert heading is not None
    return heading[1], place[1] if place else ""


@pytest.mark.clause("CH-34", "R-2", "R-9")
def test_everybody_is_told_that_it_is_over_and_how_far_they_came(hall: Hall) -> None:
    hall.bracket("challenger", 17)
    semifinals = hall.opponents
    hall.play()
    assert hall.t.bracket is not None
    stopped = next(id for id in hall.t.players if hall.t.players[id].cut_off)
    assert "cut was the end for you" in told(hall, stopped)[0]
    assert told(hall, stopped)[1].isdecimal()
    for winner, loser in semifinals:
        assert told(hall, loser) == ("You are out", "3-4")
        assert "semifinals" in hall.player(loser).get(f"/t/{hall.last}/me").text
        assert told(hall, winner)[0] == "Done for this round"
    hall.act(cut.publish_bracket)
    ((champion, second),) = hall.opponents
    hall.play()
    for _ in range(2):  # before the end is declared, and after it
        assert told(hall, champion) == ("You have won!", "1")
        assert told(hall, second) == ("Second place", "2")
        assert told(hall, semifinals[0][1]) == ("You are out", "3-4")
        if not hall.t.ranking:
            hall.act(structure.finish)

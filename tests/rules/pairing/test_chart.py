"""The bracket as a chart."""

import pytest

from tests.rules.life import Life
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.pairing.chart import columns


def cut_to(number: int) -> Life:
    event = Life(players=9, rounds=1, cut=number).played(1)
    assert columns(event.t) == ()
    event.act(make_cut)
    return event


@pytest.mark.clause("PS-35")
def test_a_seat_says_who_sits_there_or_who_may_come() -> None:
    event = cut_to(4)
    event.act(publish_bracket)
    semifinals, final = columns(event.t)
    assert [column.title for column in (semifinals, final)] == ["Semifinals", "Final"]
    assert [[seat.seed for seat in duel.seats] for duel in semifinals.duels] == [[1, 4], [2, 3]]
    assert all(duel.is_playing for duel in semifinals.duels)
    assert [set(seat.awaited) for seat in final.duels[0].seats] == [
        {seat.player for seat in duel.seats} for duel in semifinals.duels
    ]


def test_the_winner_goes_on_to_the_next_column() -> None:
    event = cut_to(4)
    event.bracket_round()
    semifinals, final = columns(event.t)
    winners = [next(seat.player for seat in duel.seats if seat.won) for duel in semifinals.duels]
    assert [seat.player for seat in final.duels[0].seats] == winners
    assert all(duel.is_over for duel in semifinals.duels)

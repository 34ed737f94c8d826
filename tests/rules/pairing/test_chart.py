"""The bracket as a chart."""

from itertools import pairwise

import pytest

from tests.rules.life import Life
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.pairing.bracket import Order, WinnerOf, bracket, down_the_page
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


@pytest.mark.clause("PS-35", "TL-27", "TL-29")
@pytest.mark.parametrize("order", ["drawing", "by-seed"])
@pytest.mark.parametrize("size", range(2, 33))
def test_those_whose_winners_meet_are_neighbours(size: int, order: Order) -> None:
    made = bracket(size, order)
    drawn = down_the_page(made)
    assert [sorted(one.number for one in fixtures) for fixtures in drawn] == [
        [one.number for one in fixtures] for fixtures in made.rounds
    ]
    for before, after in pairwise(drawn):
        fed = [slot.match for one in after for slot in one.slots if isinstance(slot, WinnerOf)]
        assert [one.number for one in before] == fed


def test_a_bracket_numbered_by_seed_is_drawn_as_it_is_played() -> None:
    event = Life(ruleset="timeline", players=33, rounds=6, cut=8).played(6)
    event.act(make_cut)
    event.act(publish_bracket)
    quarters, semis, _ = columns(event.t)
    assert [[seat.seed for seat in duel.seats] for duel in quarters.duels] == [[1, 8], [4, 5], [2, 7], [3, 6]]
    assert [duel.number for duel in quarters.duels] == [1, 4, 2, 3]
    assert [duel.number for duel in semis.duels] == [5, 6]


def test_matches_are_not_joined_where_seeds_enter_in_between() -> None:
    event = Life(players=20, rounds=1, cut=6).played(1)
    event.act(make_cut)
    assert [column.in_pairs for column in columns(event.t)] == [False, True, False]

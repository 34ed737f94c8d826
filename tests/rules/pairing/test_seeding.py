"""The line of the cut in the standings, and the place of those for whom it is over."""

import pytest

from tests.rules.life import Life
from topcut.ids import PlayerId
from topcut.rules.actions.leaving import drop
from topcut.rules.pairing.finals import placed
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.standings import standings


def ranked(event: Life) -> list[PlayerId]:
    return [row.player for row in standings(event.t)]


def after_swiss(cut: int = 4) -> Life:
    return Life(players=8, rounds=2, cut=cut).played(2)


@pytest.mark.clause("CH-34")
def test_before_the_cut_the_line_is_below_the_last_who_would_play_on() -> None:
    event = after_swiss()
    assert cut_line(event.t, ranked(event)) == 4
    event.act(drop, ranked(event)[1])
    assert cut_line(event.t, ranked(event)) == 5


@pytest.mark.clause("CH-35")
def test_after_the_cut_it_is_below_the_one_who_came_in_for_a_qualifier_who_left() -> None:
    event = after_swiss()
    event.begin_bracket()
    order = ranked(event)
    event.act(drop, order[1])
    assert cut_line(event.t, ranked(event)) == 5


def test_without_a_cut_there_is_no_line() -> None:
    event = after_swiss(cut=0)
    assert cut_line(event.t, ranked(event)) == 0


@pytest.mark.clause("R-2", "R-9")
def test_everybody_for_whom_it_is_over_has_a_place() -> None:
    event = after_swiss()
    assert placed(event.t, ranked(event)[0], standings(event.t)) is None
    event.begin_bracket()
    event.play()
    event.bracket_round()
    rows = standings(event.t)
    found = {row.player: placed(event.t, row.player, rows) for row in rows}
    assert sorted(one.place for one in found.values() if one) == ["1", "2", "3-4", "3-4", "5", "6", "7", "8"]
    lost = {one.reason.code for one in found.values() if one}
    assert lost == {"placing-champion", "placing-lost", "placing-swiss"}

"""The bracket as a drawing."""

import pytest

from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.rules.actions import cut, reports
from topcut.rules.match import Entry, Stage


@pytest.mark.clause("PS-35", "PS-33")
def test_the_bracket_is_drawn_and_filled_in_as_results_come(hall: Hall) -> None:
    t = hall.bracket("showdown", 17)
    page = read(hall.anybody, f"/t/{t}/bracket")
    assert "Quarterfinals the loser finishes 5-8" in page
    seeds = hall.t.bracket.seeds if hall.t.bracket else ()
    names = hall.names
    order = [page.index(f"seed {seed} {names[seeds[seed - 1]]}") for seed in (1, 8, 4, 5, 3, 6, 2, 7)]  # type: ignore[index]
    assert order == sorted(order)
    assert "playing at table" in page
    assert f"{names[seeds[0]]} or {names[seeds[7]]}" in page.partition("Semifinals")[2]  # type: ignore[index]
    assert "not decided yet" in page.partition("Final the loser")[2]
    hall.play()
    semifinals = read(hall.anybody, f"/t/{t}/bracket").partition("Semifinals")[2].partition("Final the loser")[0]
    assert names[seeds[0]] in semifinals  # type: ignore[index]
    assert "goes on" in read(hall.anybody, f"/t/{t}/bracket").partition("Semifinals")[0]


def test_a_drawn_match_says_how_it_was_decided(hall: Hall) -> None:
    t = hall.bracket("challenger", 17)
    hall.act(reports.enter, 1, hall.playing.open[0], Entry(scores={"vp": (9, 9)}, drawn=True), stage=Stage.BRACKET)
    assert "drawn: the higher seed goes on" in read(hall.anybody, f"/t/{t}/bracket")


def test_before_the_cut_the_page_says_what_will_be(hall: Hall) -> None:
    t = hall.started("challenger", 17)
    assert "After the last Swiss round the top 4 play on" in read(hall.anybody, f"/t/{t}/bracket")
    small = hall.started("challenger", 8)
    assert "without a cut" in read(hall.anybody, f"/t/{small}/bracket")


def test_between_the_cut_and_its_first_round_the_seeds_stand_there(hall: Hall) -> None:
    t = hall.swiss("challenger", 17)
    hall.act(cut.make_cut)
    page = read(hall.anybody, f"/t/{t}/bracket")
    assert "The cut is made" in page
    assert "seed 1" in page

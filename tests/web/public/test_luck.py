"""How lucky was it: for everyone, once it is over, and nothing before."""

import re

import pytest

from tests.web.browsing import Opened
from tests.web.hall import Hall


@pytest.mark.parametrize("ruleset", ["challenger", "munchkin"])
def test_a_finished_tournament_is_looked_back_on_in_plots_and_tables(hall: Hall, ruleset: str) -> None:
    id = hall.finished(ruleset, players=9)
    page = hall.anybody.get(f"/t/{id}/luck").text
    for heading in ("Points by round", "Upsets", "How unlikely was it?", "easier than expected"):
        assert heading in page
    assert "The model:" in page
    for plot in re.findall(r'<svg class="plot".*?</svg>', page, re.S):
        assert 'role="img"' in plot
        assert "<title" in plot
    assert page.count('<svg class="plot"') <= page.count("<table")
    assert f'href="/t/{id}/luck"' in hall.anybody.get(f"/t/{id}").text


def test_error_bars_are_printed(hall: Hall, laptop: Opened) -> None:
    id = hall.finished(players=9)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/luck")
    page.emulate_media(media="print")
    assert page.locator(".plot .bar").count() > 3
    assert page.locator(".plot .bar").first.evaluate("one => getComputedStyle(one).display") != "none"


def test_before_the_end_it_says_when_to_come_back(hall: Hall) -> None:
    id = hall.paired(players=8)
    page = hall.anybody.get(f"/t/{id}/luck").text
    assert "Come back when the event is finished" in page
    assert '<svg class="plot"' not in page
    assert f'href="/t/{id}/luck"' not in hall.anybody.get(f"/t/{id}").text

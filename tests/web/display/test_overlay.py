"""What a stream lays over its picture: transparent, large, live, and nothing that is not public."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.display.measuring import PROJECTOR
from tests.web.hall import Hall
from topcut.rules.actions import clock, reports
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Stage

SIDE = re.compile(r'<p class="side( won)?"><b>(?:<bdi>)?([^<]*).*?<span class="figures">([^<]*?)\s*<', re.S)
CLEAR = "rgba(0, 0, 0, 0)"


def sides(page: str) -> list[tuple[str, str, bool]]:
    return [(name.strip(), figures.strip(), bool(won)) for won, name, figures in SIDE.findall(page)]


def test_one_table_and_its_result_once_it_is_settled(hall: Hall) -> None:
    t = hall.paired()
    match = hall.playing.round.matches[0]
    names = [hall.names[player] for player in match.players]
    path = f"/t/{t}/overlay?table={match.table}"
    assert sides(hall.anybody.get(path).text) == [(names[0], "", False), (names[1], "", False)]
    hall.act(reports.claim, 1, 1, Entry(scores={"vp": (16, 9)}), by=Actor(Role.PLAYER, match.first))
    for anyone in (hall.anybody, hall.owner, hall.player(match.first)):
        assert sides(anyone.get(path).text) == [(names[0], "", False), (names[1], "", False)], "a claim is not public"
    hall.act(reports.enter, 1, 1, Entry(scores={"vp": (16, 9)}))
    assert sides(hall.anybody.get(path).text) == [(names[0], "16", True), (names[1], "9", False)]


def test_the_time_is_as_secret_as_everywhere(hall: Hall) -> None:
    t = hall.paired()
    hall.act(clock.start, 3)
    assert "data-remaining" not in hall.owner.get(f"/t/{t}/overlay?table=1").text


def test_the_bracket(hall: Hall) -> None:
    t = hall.bracket()
    page = hall.anybody.get(f"/t/{t}/overlay?bracket").text
    assert 'class="drawn"' in page
    assert all(hall.names[player] in page for player in hall.t.bracket.seeds if player)  # type: ignore[union-attr]


def test_what_is_not_there_is_left_out(hall: Hall) -> None:
    t = hall.tournament()
    for asked in ("", "?bracket", "?table=1", "?table=999"):
        answer = hall.anybody.get(f"/t/{t}/overlay{asked}")
        assert answer.status_code == 200
        assert not sides(answer.text)
        assert 'class="drawn"' not in answer.text
    assert hall.anybody.get(f"/t/{t}/overlay?table=x").status_code == 422


def test_the_desk_says_where_it_is(hall: Hall) -> None:
    t = hall.paired()
    assert f"/t/{t}/overlay?table=" in hall.owner.get(f"/t/{t}/desk/display").text


@pytest.mark.browser
def test_it_is_transparent_large_whole_and_live(hall: Hall, browsers: Browsers) -> None:
    t = hall.bracket()
    stage, now = Stage.BRACKET, hall.playing
    table = now.round.matches[0].table
    page = browsers.context(viewport=PROJECTOR).new_page()
    page.goto(f"/t/{t}/overlay?table={table}")
    for part in ("html", "body", "#live", "main"):
        assert page.locator(part).evaluate("one => getComputedStyle(one).backgroundColor") == CLEAR
    sizes = page.locator(".side b").evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 60
    third = page.locator(".third").bounding_box()
    assert third is not None
    assert third["x"] >= 0
    assert third["x"] + third["width"] <= 1920
    assert third["y"] > 540
    assert third["y"] + third["height"] <= 1080
    hall.act(reports.enter, now.number, 1, hall.won, stage=stage)
    expect(page.locator(".side.won .figures")).to_contain_text("16")
    page.goto(f"/t/{t}/overlay?bracket")
    expect(page.locator("svg.drawn")).to_be_visible()
    assert page.locator("html").evaluate("one => getComputedStyle(one).backgroundColor") == CLEAR
    box = page.locator("svg.drawn").bounding_box()
    assert box is not None
    assert box["height"] > 700
    assert box["y"] + box["height"] <= 1080

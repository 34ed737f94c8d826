"""Setting up in a real browser: the options of the chosen rule book, clubs apart by one tick, a deviation in place."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers, axe
from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.rules.actions import registration
from topcut.rules.tournament import Deviation, Phase
from topcut.words import say

pytestmark = pytest.mark.browser


def test_only_the_chosen_rule_book_shows_its_options(hall: Hall, browsers: Browsers) -> None:
    hall.tournament(players=0, ready=False)
    page = browsers.laptop(hall.owner)
    page.goto("/new")
    standard, select = page.locator("input[value=standard]"), page.locator("input[value=select]")
    expect(standard).to_be_hidden()
    page.locator("input[value=munchkin]").check()
    expect(select).to_be_visible()
    expect(standard).to_be_hidden()
    page.locator("input[value=challenger]").check()
    expect(select).to_be_hidden()
    expect(standard).to_be_checked()
    page.get_by_label("What is it called?").fill("Harbour Open")
    page.get_by_text("Expert", exact=True).click()
    page.get_by_role("button", name="Show every setting").click()
    expect(page.get_by_label("What is it called?")).to_have_value("Harbour Open")
    page.get_by_role("radiogroup", name="Who gets the bye if everyone has had one?").get_by_label(
        "simply the lowest"
    ).check()
    axe(page)
    page.get_by_role("button", name="Create it").click()
    expect(page.get_by_label("One player per line")).to_be_focused()
    t = hall.desk.look(TournamentId(page.url.split("/")[4]))
    assert (t.title, t.ruleset.bye.all_had_one, t.options) == ("Harbour Open", "lowest", {"timeline": "standard"})


def test_one_tick_keeps_clubs_apart_and_a_deviation_is_declared_where_it_is_asked_for(
    hall: Hall, browsers: Browsers
) -> None:
    id = hall.tournament(players=8)
    hall.act(registration.set_club, "p1", "North")
    page = browsers.laptop(hall.owner)
    page.goto(f"/t/{id}/desk/start")
    reason = page.locator("input[name=apart_reason]")
    expect(reason).to_be_hidden()
    page.get_by_label("Keep players of one club apart").check()
    expect(reason).to_have_value(say("apart-reason"))
    page.get_by_text("Other rounds, cut or games").click()
    page.get_by_label("Rounds", exact=True).fill("3")
    with browsers.forgiving("422"):
        page.get_by_role("button", name="draw round 1").click()
        expect(page.locator("#depart input[name=reason]")).to_be_focused()
    axe(page)
    page.keyboard.type("A short day")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{browsers.served.url}/t/{id}/desk/preview")
    assert (hall.t.phase, hall.t.structure and hall.t.structure.rounds) == (Phase.SWISS, 3)
    assert set(hall.t.deviations) == {Deviation("CH-29", say("apart-reason")), Deviation("CH-33", "A short day")}

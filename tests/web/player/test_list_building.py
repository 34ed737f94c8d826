"""A list on a small phone: built by tapping, pasted as people write it, and with the network gone."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.lists.searching import Search
from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.hall import Hall
from tests.web.serving import until
from topcut.exchange.list_demands import catalogue, demands_of
from topcut.ids import PlayerId
from topcut.lists.catalogue import Catalogues
from topcut.lists.offered import offered

pytestmark = pytest.mark.browser

P1 = PlayerId("p1")
SMALL: ViewportSize = {"width": 360, "height": 640}
GONE = "net::ERR"  # what a browser says of a network that is not there
TYPED = (
    "wolv", "wolvreine", "laura", "spiderman", "fisk", "bast panther", "dr voodoo", "captin amrica", "séance", "a", "x",
    "the mad titan", "S.W.O.R.D", "Simpleton! Ill Do It", "hulk potato", "&", "💚", "thor", "sam",
    "rogers", "angle", "cap amrica", "grey jean", "stark",
)  # fmt: skip
FIND = """(typed) => {
  const items = topcutNames.read(document.getElementById("builder").dataset.names);
  return typed.map((one) => topcutNames.find(items, one).slice(0, 20).map((item) => item.name));
}"""
PASTED = """🔥 My list for Saturday https://example.org/list/7

**SQUAD ONE**
1. LORD MAUL (8)
• Gar Saxon [4]
• Mandalorian Super Commandos

Squad 2: General Anakin Skywalker / Clone Captain Rex / 501st Clone Troopers
Squad 3
- Asajj Ventress
- Kalani
- B1 Battle Droid
Squad 4: Luminara Unduli / Barriss Offee / Republic Clone Commandos
Mission: Shifting Priorities
"""
CROWDED = """Squad 1
Primary: Lord Maul
Secondary: Gar Saxon
Supporting: Mandalorian Super Commandos
Supporting: B1 Battle Droids
"""


def opened(browsers: Browsers, hall: Hall, ruleset: str) -> Page:
    id = hall.tournament(ruleset, 4, ready=False)
    page = browsers.phone(hall.player("p1"))
    page.set_viewport_size(SMALL)
    page.goto(f"/t/{id}/me/list")
    return page


def add(page: Page, part: str, typed: str, name: str) -> None:
    found = page.get_by_role("searchbox", name=part)
    found.fill(typed)
    page.get_by_role("button", name=f"Add {name}", exact=True).tap()


def total(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-total={kind}]")


def test_a_list_is_built_by_search_and_tap_and_copied_for_the_next_tournament(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "challenger")
    known = catalogue(hall.t.ruleset)
    lines = offered(demands_of(hall.t), known).names
    here = Search(Catalogues(known.catalogues))
    kinds = {item.full_name: item.kind for item in here.catalogue.items}
    playable = [line.split("\t")[3] for line in lines]
    for typed, names in zip(TYPED, page.evaluate(FIND, list(TYPED)), strict=True):
        expected = [item.full_name for item in here.find(typed, most=1000) if item.full_name in playable]
        assert names == [name for name in expected if kinds[name] != "affiliation"][:20], typed
    add(page, "Find a character", "wolvreine", "Wolverine (James Logan Howlett)")
    add(page, "Find a character", "fisk", "Kingpin (Wilson Fisk)")
    expect(total(page, "character")).to_have_text("2 of 10")
    for crisis in ("Gamma Wave Sweeps Across Midwest", "Riots Spark Over Extremis 3.0"):
        add(page, "Find a secure Crisis", crisis[:9].lower(), crisis)
    page.get_by_role("button", name="Take out Gamma Wave Sweeps Across Midwest").tap()
    expect(total(page, "crisis")).to_have_text("1 of 6")
    add(page, "Find a character", "Nobody", "Nobody")
    expect(page.locator("#checked")).to_contain_text("No catalogue knows the character Nobody")
    add(page, "Find a character", "shuri", "Shuri")
    expect(page.locator("#checked")).to_contain_text("It is being checked again")
    page.get_by_role("button", name="Take out Shuri").tap()
    expect(page.locator("#checked [data-stale]")).to_have_count(1)
    expect(page.locator("#checked [data-stale]")).to_have_count(0)
    assert clipped(page, SMALL["width"]) == []
    axe(page)
    page.set_viewport_size(SMALL)
    page.get_by_role("button", name="Hand in my Roster").tap()
    expect(page.get_by_text("Handed in", exact=True)).to_be_visible()
    text = hall.t.players[P1].list
    assert text == (
        "Characters:\n- Wolverine (James Logan Howlett)\n- Kingpin (Wilson Fisk)\n- Nobody\n"
        "Secure:\n- Riots Spark Over Extremis 3.0"
    )
    again = hall.tournament("challenger", 4, ready=False)
    client = hall.player("p1")
    page.context.add_cookies(
        [{"name": name, "value": value, "url": browsers.served.url} for name, value in client.cookies.items()]
    )
    page.goto(f"/t/{again}/me/list")
    page.locator("#earlier button").tap()
    expect(total(page, "character")).to_have_text("3 of 10")


def test_what_people_paste_is_read_back_before_it_is_handed_in(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "showdown")
    page.get_by_role("link", name="paste it as text").tap()
    page.locator("#text").fill(PASTED)
    page.get_by_role("button", name="Read it").tap()
    expect(total(page, "unit")).to_have_text("12 of 12")
    expect(page.locator("[data-group='1'] .chip.settled")).to_have_text("8 of 8 points")
    assert hall.t.players[P1].list is None
    page.locator("[data-take='B1 Battle Droids']").tap()
    expect(page.locator("#checked")).not_to_contain_text("B1 Battle Droid.")
    expect(page.locator("#checked")).not_to_contain_text("Not legal")
    assert clipped(page, SMALL["width"]) == []
    page.set_viewport_size(SMALL)
    page.get_by_role("button", name="Hand in my Premier List").tap()
    expect(page.get_by_text("Handed in", exact=True)).to_be_visible()
    assert "Supporting: B1 Battle Droids" in (hall.t.players[P1].list or "")


def test_units_that_do_not_fit_a_squad_come_last_and_say_why(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "showdown")
    squad = page.locator("[data-group='1']")
    add(page, "Find a primary unit for Squad 1", "anakin", "General Anakin Skywalker")
    add(page, "Find a secondary unit for Squad 1", "captain rex", "CC-7567 Captain Rex")
    page.get_by_role("searchbox", name="Find a supporting unit for Squad 1").fill("clone")
    found = squad.locator(".found li")
    expect(squad.get_by_role("status").last).to_contain_text("those that fit first")
    expect(found.first).not_to_contain_text("Does not fit")
    expect(found.filter(has_text="212th Clone")).to_contain_text("It costs 4, and 3 of 7 points are left. PS-03")
    page.get_by_role("searchbox", name="Find a supporting unit for Squad 1").fill("snowtroopers")
    expect(found.first).to_contain_text("It shares no era with General Anakin Skywalker")
    assert clipped(page, SMALL["width"]) == []
    page.set_viewport_size(SMALL)
    add(page, "Find a supporting unit for Squad 1", "wolfpack", "104th Wolfpack Troopers")
    expect(squad.locator(".chip.disputed")).to_have_text("8 of 7 points")


def test_a_squad_with_too_many_units_is_marked_as_wrong(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "showdown")
    page.get_by_role("link", name="paste it as text").tap()
    page.locator("#text").fill(CROWDED)
    page.get_by_role("button", name="Read it").tap()
    squad = page.locator("[data-group='1']")
    expect(squad.locator(".chip.disputed")).to_have_text("4 of 3 units")


def test_the_name_of_a_roster_stays_whole_beside_long_words(hall: Hall, browsers: Browsers) -> None:
    browsers.locale = "de"
    page = opened(browsers, hall, "timeline")
    heads = page.locator("details[data-group] > summary h2")
    expect(heads).to_have_count(3)
    expect(page.locator("details[data-group='2'] [data-sum]")).to_have_text("0 von 10 Charakteren")
    assert heads.evaluate_all(
        "all => all.every(one => one.offsetHeight < 2 * parseFloat(getComputedStyle(one).fontSize))"
    )


def test_twenty_thousand_letters_are_answered_by_a_sentence_and_not_cut_off(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "challenger")
    page.get_by_role("link", name="paste it as text").tap()
    page.locator("#text").fill("Characters\n" + ("Hulk " * 200 + "\n") * 20)
    page.get_by_role("button", name="Read it").tap()
    expect(page.locator("#checked")).to_contain_text("larger than 8 kB")


def test_with_the_network_gone_it_is_built_kept_and_sent_later(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, hall, "munchkin")
    with browsers.forgiving(GONE):
        page.context.set_offline(True)
        page.get_by_role("link", name="paste it as text").tap()
        page.locator("#text").fill("my deck, to be read by the desk")
        page.get_by_role("button", name="Read it").tap()
        expect(page.locator("#checked")).to_contain_text("not checked yet")
        assert page.locator("#builder").evaluate("builder => builder.inert"), "a tap would write over what was pasted"
        page.locator("#text").fill("")
        expect(page.locator("#builder:not([inert])")).to_be_visible()
        add(page, "Find a Hero", "Tardigrade Wanderer", "Tardigrade Wanderer")
        add(page, "Find a card", "Drop Bear", "Drop Bear")
        page.get_by_role("button", name="One more: Drop Bear").tap()
        expect(total(page, "card")).to_have_text("2 of 40")
        expect(page.locator("#checked")).to_contain_text("not checked yet")
        page.get_by_role("button", name="Hand in my deck").tap()
        expect(page.locator("#kept")).to_contain_text("kept on this phone")
        page.get_by_role("button", name=re.compile("One more: 2× Drop Bear")).tap()
        page.get_by_role("button", name="Hand in my deck").tap()
        expect(page.locator("#kept")).to_contain_text("kept on this phone")
        page.context.set_offline(False)
        page.get_by_role("button", name="Try now").tap()
        until(lambda: hall.t.players[P1].list is not None, "not handed in")
    assert hall.t.players[P1].list == "Hero:\n- Tardigrade Wanderer\nDeck:\n- 3x Drop Bear"

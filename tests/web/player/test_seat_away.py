"""A phone that loses the network, is put away, or is handed on: what it still shows, and what it forgets."""

import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.access.test_browser import link
from tests.web.browsing import Browsers
from tests.web.doors import card
from tests.web.hall import Hall
from tests.web.player.at_table import Table, table
from tests.web.serving import until
from topcut.desk.keeping import delete
from topcut.ids import PlayerId
from topcut.rules.actions import rounds
from topcut.words import reader

pytestmark = pytest.mark.browser

GONE = "net::ERR"  # what a browser says of a network that is not there
READY = (
    "navigator.serviceWorker.ready.then(() => caches.open('topcut-table')).then(kept => kept.match(%r)).then(Boolean)"
)
KEPT = """async () => {
  const cache = await caches.open("topcut-table");
  return Promise.all((await cache.keys()).map(async (one) => (await cache.match(one)).json()));
}"""
COUNTING = """addEventListener("click", ({target}) => {
  if (target.closest("a, button, summary")) tapped(target.textContent);
}, true)"""
PUT_AWAY = "Object.defineProperty(document, 'hidden', {value: %s, configurable: true});"
TOLD = "document.dispatchEvent(new Event('visibilitychange'))"


def worked(browsers: Browsers, here: Table, who: PlayerId) -> Page:
    """A phone whose browser has installed the worker and kept the table."""
    page = browsers.phone(here.client(who), service_workers="allow")
    page.goto(f"{here.path}/me")
    page.wait_for_function(READY % f"{here.path}/me")
    return page


def away(page: Page, path: str) -> Response | None:
    page.context.set_offline(True)
    return page.goto(path)


def test_from_the_card_to_the_reported_result_in_two_taps_and_the_fields(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = browsers.phone()
    taps: list[str] = []
    page.expose_function("tapped", lambda words: taps.append(words.strip()))
    page.add_init_script(COUNTING)
    page.goto(link(card(hall, here.ana)))
    page.get_by_role("button", name="Yes, sign me in as").tap()
    page.locator("#vp-1").fill("16")
    page.locator("#vp-2").fill("9")
    page.locator("[data-report]").tap()
    expect(page.locator("#now")).to_contain_text("You reported")
    until(lambda: here.ana in here.claims.entries, "not reported")
    assert len(taps) == 2, taps


@pytest.mark.fault("D4")
def test_the_open_page_keeps_the_table_and_says_how_old_it_is(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = browsers.phone(here.client(here.ana))
    page.clock.install()
    page.goto(f"{here.path}/me")
    page.clock.run_for(1000)
    expect(page.locator("#cut")).to_be_hidden()
    with browsers.forgiving(GONE):
        page.context.set_offline(True)
        page.evaluate(PUT_AWAY % "true" + TOLD)  # locked
        page.clock.fast_forward("12:30")
        page.evaluate(PUT_AWAY % "false" + TOLD)
        page.clock.run_for(3000)
        expect(page.locator("#age")).to_have_text("12 minutes ago")
        expect(page.locator("#cut")).to_be_visible()
        expect(page.locator(".seat .plate")).to_be_visible()
        expect(page.locator(".seat h1")).to_have_text(hall.names[here.bo])
        page.context.set_offline(False)


def test_the_tab_names_a_new_round_until_somebody_looks(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = browsers.phone(here.client(here.ana))
    page.goto(f"{here.path}/me")
    expect(page).to_have_title(re.compile("^Table 1 · Autumn Cup"))
    page.evaluate("document.hasFocus = () => false")
    hall.play()
    hall.act(rounds.close_round)
    hall.pair()
    number = next(match.table for match in hall.playing.round.matches if here.ana in (match.first, match.second))
    expect(page).to_have_title(re.compile(f"^● Table {number} · Round 2 · Autumn Cup"), timeout=20_000)
    expect(page.locator("#round")).to_have_text(re.compile("round 2 of"))
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page).to_have_title(re.compile(f"^Table {number} · Round 2 · Autumn Cup"))


@pytest.mark.fault("D4")
def test_a_phone_without_a_network_opens_the_last_known_table(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = worked(browsers, here, here.ana)
    with browsers.forgiving(GONE, "Failed to fetch"):
        away(page, f"{here.path}/me")
        expect(page.locator("#away")).to_contain_text("ago")
        expect(page.locator(".plate")).to_have_text("1")
        expect(page.locator("h1")).to_have_text(hall.names[here.bo])
        assert page.locator("form, script, input").count() == 0
        assert page.evaluate("getComputedStyle(document.querySelector('.plate')).fontWeight") != "400", (
            "without its looks"
        )
        assert "csrf" not in page.content()
        kept = page.evaluate(KEPT)
        assert [sorted(one) for one in kept] == [["at", "heading", "language", "me", "says", "table", "title"]]
        page.context.set_offline(False)
        page.get_by_role("link", name="Try again").tap()
        expect(page.locator("#report")).to_be_visible()


def test_the_kept_table_is_told_in_the_language_of_its_reader(
    hall: Hall, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    here = table(hall)
    page = browsers.phone(here.client(here.ana), service_workers="allow")
    page.goto(f"/language/de?page={here.path}/me")
    page.wait_for_function(READY % f"{here.path}/me")
    with browsers.forgiving(GONE, "Failed to fetch"):
        away(page, f"{here.path}/me")
        expect(page.locator("#away")).to_contain_text("vor weniger als einer Minute")
        expect(page.locator(".plate")).to_have_text("1")
        expect(page.get_by_role("link", name="Noch einmal versuchen")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "de"
        page.context.set_offline(False)


@pytest.mark.fault("I-2")
def test_a_phone_that_was_signed_out_has_nothing_left_to_show(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = worked(browsers, here, here.ana)
    page.goto(f"{here.path}/me/data")
    page.get_by_role("button", name="Sign this phone out").tap()
    page.wait_for_url("**/")
    with browsers.forgiving(GONE, "Failed to fetch"), pytest.raises(Exception, match="ERR"):
        away(page, f"{here.path}/me")
    page.context.set_offline(False)


@pytest.mark.fault("I-2")
def test_a_phone_that_the_desk_signed_out_or_that_another_player_took_forgets_the_table(
    hall: Hall, browsers: Browsers
) -> None:
    here = table(hall)
    page = worked(browsers, here, here.ana)
    with browsers.forgiving(GONE, "404", "Failed to fetch"):  # what a page still asks for that is nobody's any more
        card(hall, here.ana)  # for another phone; this one is told by its stream
        page.wait_for_url("**/c")
        assert not page.evaluate(KEPT)
        page.goto("about:blank")
        page.goto(link(card(hall, here.bo)))
        page.get_by_role("button", name="Yes, sign me in as").tap()
        page.wait_for_function(READY % f"{here.path}/me")
        away(page, f"{here.path}/me")
        expect(page.locator("h1")).to_have_text(hall.names[here.ana])
        expect(page.locator(".under")).to_contain_text(hall.names[here.bo])
    page.context.set_offline(False)


@pytest.mark.fault("L10")
def test_a_phone_forgets_the_table_of_an_event_that_was_deleted(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = worked(browsers, here, here.ana)
    delete(hall.desk, hall.last, hall.t.title)
    with browsers.forgiving("410", "404"):  # the page, and what it still asks for beside it
        answer = page.goto(f"{here.path}/me")
        assert answer is not None
        assert (answer.status, page.evaluate(KEPT)) == (410, [])


@pytest.mark.fault("I-2")
def test_only_the_players_own_page_is_ever_answered_from_the_phone(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = worked(browsers, here, here.ana)
    for path in (f"{here.path}/me/standing", f"{here.path}/standings", f"{here.path}/desk"):
        with browsers.forgiving(GONE, "Failed to fetch"), pytest.raises(Exception, match="ERR"):
            away(page, path)
    page.context.set_offline(False)

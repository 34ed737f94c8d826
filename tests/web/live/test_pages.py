"""Live pages in a real browser: they follow, they say how old they are, and they are right again after sleep."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers, Opened, axe
from tests.web.challengers.tables import opened
from tests.web.hall import Hall
from tests.web.serving import until
from topcut.rules.actions import reports
from topcut.rules.actions.challengers import deciding
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry

pytestmark = pytest.mark.browser

CUT = "net::ERR_INTERNET_DISCONNECTED"
STALE = re.compile(r"\bstale\b")  # and perhaps unheard as well, if a question has failed already


def enter(hall: Hall, match: int, first: int, second: int) -> None:
    hall.act(reports.enter, 1, match, Entry(scores={"vp": (first, second)}))


def test_a_result_appears_without_a_reload(hall: Hall, laptop: Opened) -> None:
    t = hall.paired()
    page = laptop()
    page.goto(f"/t/{t}/pairings")
    enter(hall, 1, 16, 9)
    expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09")
    axe(page)


def test_what_was_unfolded_and_focused_stays_so(hall: Hall, laptop: Opened) -> None:
    t = hall.paired()
    page = laptop()
    page.goto(f"/t/{t}/pairings")
    why = page.locator("details.why").nth(1)
    why.locator("summary").click()
    page.evaluate("window.kept = document.activeElement")
    enter(hall, 1, 16, 9)
    expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09")
    expect(why).to_have_attribute("open", "")
    assert page.evaluate("document.activeElement === window.kept")


def test_a_form_that_came_with_the_stream_works(hall: Hall, phone: Opened) -> None:
    t = hall.paired()
    mine, opponent = hall.opponents[0]
    page = phone(hall.player(mine))
    page.goto(f"/t/{t}/me")
    hall.act(reports.claim, 1, 1, Entry(scores={"vp": (8, 7)}), by=Actor(Role.PLAYER, opponent))
    form = page.locator(f'form[action="/t/{t}/me/confirm"]')
    expect(form.locator('input[name="key"]')).not_to_have_value("")
    expect(form.locator('input[name="csrf"]')).not_to_have_value("")
    form.locator("button").first.click()
    until(lambda: hall.t.rounds[0].matches[0].result is not None, "the result was not settled")


def test_a_form_can_be_sent_in_the_moment_in_which_its_page_is_sent_again(hall: Hall, browsers: Browsers) -> None:
    """A tap on a card table comes while the others' news comes in: it must find its form whole at every moment."""
    t = opened(hall, 2)
    page = browsers.phone(hall.player("p1"))
    page.route("**/live/token", lambda route: None)  # an answer that never comes
    page.goto(f"/t/{t}/game")
    hall.act(deciding.decide, "A", by=Actor(Role.PLAYER, "p2"))
    hall.act(deciding.decide, "stop", by=Actor(Role.PLAYER, "p2"))
    hall.act(deciding.finish_deck, (), by=Actor(Role.PLAYER, "p2"))
    expect(page.get_by_text("Everyone else is ready")).to_be_visible()
    expect(page.locator('#live input[name="csrf"][value=""], #live input[name="key"][value=""]')).to_have_count(0)
    page.get_by_role("button", name="Draw from").tap()
    expect(page.get_by_role("heading", name="Pick 2")).to_be_visible()


@pytest.mark.fault("D4")
def test_a_page_that_was_offline_is_right_again_by_itself(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    context = browsers.context()
    page = context.new_page()
    page.goto(f"/t/{t}/pairings")
    expect(page.locator("#updated")).to_contain_text("Last updated")
    made = hall.desk.clock.stamp()
    expect(page.locator("#updated time")).not_to_have_attribute("datetime", made)  # the stream has said something
    with browsers.forgiving(CUT, "net::"):
        context.set_offline(True)
        expect(page.locator("#cut")).to_be_visible()
        expect(page.locator("#updated")).to_contain_text("Last updated")
        enter(hall, 1, 16, 9)
        context.set_offline(False)
        expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09", timeout=20_000)
    expect(page.locator("#cut")).to_be_hidden()


@pytest.mark.fault("D13")
def test_a_page_whose_line_has_gone_silent_turns_grey_and_comes_back(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    page = browsers.context().new_page()
    page.clock.install()
    with browsers.forgiving("net::"):
        page.route("**/live?**", lambda route: route.abort())
        page.goto(f"/t/{t}/pairings")
        page.clock.run_for(31_000)
        expect(page.locator("html")).to_have_class(STALE)
        expect(page.locator("#cut")).to_be_visible()
        axe(page)
        enter(hall, 1, 16, 9)
        page.unroute("**/live?**")
        for _ in range(40):
            page.clock.run_for(2_000)
            if "16\u00a0:\u00a09" in (page.locator("#live").text_content() or ""):
                break
    expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09")
    expect(page.locator("html")).not_to_have_class(STALE)


@pytest.mark.fault("D5")
def test_nine_tabs_of_one_browser_all_load_and_all_follow(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    context = browsers.context()
    tabs = [context.new_page() for _ in range(9)]
    for tab in tabs:
        tab.goto(f"/t/{t}/pairings", timeout=10_000)
        expect(tab.locator("#updated time")).to_be_visible()
    enter(hall, 1, 16, 9)
    for tab in tabs:
        expect(tab.locator("#live")).to_contain_text("16\u00a0:\u00a09", timeout=25_000)
    assert len(hall.app.state.hub.streams) <= 4


@pytest.mark.fault("D5")
def test_a_tab_that_nobody_sees_holds_no_stream(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    page = browsers.context().new_page()
    page.goto(f"/t/{t}/pairings")
    hub = hall.app.state.hub
    page.wait_for_function("document.querySelector('#updated time')")
    until(lambda: len(hub.streams) == 1, "the tab has no stream")
    hidden = "Object.defineProperty(document, 'hidden', {value: %s, configurable: true});"
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(hidden % "true" + tell)
    until(lambda: not hub.streams, "the hidden tab has kept its stream")
    enter(hall, 1, 16, 9)
    assert "16\u00a0:\u00a09" not in (page.locator("#live").text_content() or "")
    page.evaluate(hidden % "false" + tell)
    expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09")


@pytest.mark.fault("D3")
def test_pages_do_not_all_come_back_at_the_same_moment(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    page = browsers.context().new_page()
    with browsers.forgiving("net::"):
        page.route("**/live?**", lambda route: route.abort())
        page.clock.install()
        page.goto(f"/t/{t}/pairings")
        page.evaluate(
            "() => { window.waits = []; const before = window.setTimeout;"
            "window.setTimeout = (job, wait) => { window.waits.push(wait); return before(job, wait); }; }"
        )
        for _ in range(60):
            page.clock.run_for(2_000)
        waits = [wait for wait in page.evaluate("window.waits") if wait not in {0, 1, 100, 30_000}]
        page.close()
    assert len(waits) > 5
    assert len(set(waits)) == len(waits)
    assert max(waits) > 4_000
    assert max(waits) <= 30_000


def test_pages_work_without_script(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    page = browsers.context(java_script_enabled=False).new_page()
    page.goto(f"/t/{t}/pairings")
    enter(hall, 1, 16, 9)
    page.reload()
    expect(page.locator("#live")).to_contain_text("16\u00a0:\u00a09")


@pytest.mark.fault("I-12")
def test_a_page_whose_session_was_ended_goes_away(hall: Hall, browsers: Browsers) -> None:
    from tests.web.live.test_stream import end_session

    t = hall.paired()
    page = browsers.laptop(hall.judge)
    page.goto(f"/t/{t}/desk")
    until(lambda: hall.app.state.hub.streams, "the page has no stream")
    end_session(hall, hall.judge)
    page.wait_for_url("**/judge")

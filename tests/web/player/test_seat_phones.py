"""Real phones at one table: reporting at once, twice, without a network, after a refresh, in two tabs."""

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browsing import Browsers, axe
from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import Table, player, table
from tests.web.serving import Served, until
from topcut.desk.copies import copied, take_over_here
from topcut.exchange import full_copy
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import by_hand, calling, clock, reports, rounds
from topcut.rules.actions.undo import undo
from topcut.rules.facts import SeatedPair
from topcut.rules.match import Entry, Seat
from topcut.store.security_log import Act, by_command
from topcut.web.server import bound
from topcut.web.viewer import Kind

pytestmark = pytest.mark.browser

GONE = "net::ERR"  # what a browser says of a network that is not there
SLOWLY = 90_000  # milliseconds


def opened(browsers: Browsers, here: Table, who: PlayerId, **options: bool) -> Page:
    page = browsers.phone(here.client(who), **options)
    page.goto(f"{here.path}/me")
    return page


def fill(page: Page, first: int, second: int) -> None:
    page.fill("#vp-1", str(first))
    page.fill("#vp-2", str(second))


def report(page: Page) -> None:
    page.click("[data-report]")


@pytest.mark.fault("C1")
def test_two_phones_report_the_same_and_both_see_it_settled(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    ana, bo = opened(browsers, here, here.ana), browsers.phone(here.client(here.bo))
    bo.route("**/live?*", lambda route: None)  # so that it does not learn of Ana's report before the tap
    bo.goto(f"{here.path}/me")
    fill(ana, 16, 9)
    expect(ana.locator("#reading")).to_contain_text("You win, 16 to 9")
    expect(ana.locator("[data-report]")).to_have_text("Report 16 to 9")
    fill(bo, 16, 9)
    report(ana)
    report(bo)
    until(lambda: here.result is not None, "not settled")
    for page in (ana, bo):
        expect(page.locator("h1")).to_have_text("Done for this round")


@pytest.mark.fault("C2")
def test_two_phones_that_disagree_see_both_reports_and_one_gives_in(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    ana, bo = opened(browsers, here, here.ana), opened(browsers, here, here.bo)
    fill(ana, 16, 9)
    fill(bo, 16, 10)
    report(ana)
    until(lambda: here.ana in here.claims.entries, "not reported")
    expect(bo.locator("body")).to_contain_text("Your turn")
    expect(bo.locator("#vp-2")).to_have_value("10")  # what was typed is still there
    bo.click("summary:has-text('It was different')")
    report(bo)
    for page in (ana, bo):
        expect(page.locator(".chip.disputed")).to_be_visible()
    ana.click("#confirm button")
    until(lambda: here.result is not None, "not settled")
    assert here.result.figures == ((16, 10),)
    expect(bo.locator("h1")).to_have_text("Done for this round")


@pytest.mark.fault("C3")
def test_a_double_tap_is_one_report(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    fill(page, 16, 9)
    before = hall.t.facts
    page.dblclick("[data-report]")
    expect(page.locator(".chip.claimed")).to_be_visible()
    assert hall.t.facts == before + 1
    expect(page.locator("#receipt")).to_contain_text(f"number {before + 1}")


@pytest.mark.fault("A1", "D3", "D4")
def test_a_report_without_a_network_is_kept_and_sent_later_once(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    fill(page, 16, 9)
    before = hall.t.facts
    with browsers.forgiving(GONE):
        page.context.set_offline(True)
        report(page)
        expect(page.locator("#kept")).to_contain_text("Your report")
        expect(page.locator("#kept")).to_contain_text("kept on this phone and will be sent")
        page.click("#kept button")
        expect(page.locator("#kept")).to_contain_text("kept on this phone")
        assert hall.t.facts == before
        page.context.set_offline(False)
        expect(page.locator(".chip.claimed")).to_be_visible(timeout=20_000)
    assert hall.t.facts == before + 1
    expect(page.locator("#kept")).to_have_count(0)


@pytest.mark.fault("D1", "A3")
def test_an_answer_that_is_lost_is_asked_for_again_and_counts_once(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append("once")
        route.fetch(max_redirects=0)
        route.abort()

    page.route("**/me/report", lose)
    before = hall.t.facts
    fill(page, 16, 9)
    with browsers.forgiving(GONE):
        report(page)
        expect(page.locator(".chip.claimed")).to_be_visible(timeout=20_000)
    assert lost
    assert hall.t.facts == before + 1


@pytest.mark.fault("B3")
def test_a_desk_that_cannot_save_now_does_not_lose_the_entry(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    full = [True]
    page.route("**/me/report", lambda route: route.fulfill(status=503) if full else route.continue_())
    fill(page, 16, 9)
    with browsers.forgiving("503"):
        report(page)
        expect(page.locator("#kept")).to_contain_text("kept on this phone")
        full.clear()
        page.click("#kept button")
        expect(page.locator(".chip.claimed")).to_be_visible(timeout=20_000)
    assert here.claims.entries[here.ana].scores == {"vp": (16, 9)}


@pytest.mark.fault("D6")
def test_a_refresh_in_the_middle_of_the_form_loses_nothing_and_sends_nothing(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    page.click("#vp-1 + button")
    page.click("#vp-1 + button")
    page.fill("#vp-2", "9")
    page.reload()
    expect(page.locator("#vp-1")).to_have_value("2")
    expect(page.locator("#vp-2")).to_have_value("9")
    report(page)
    expect(page.locator(".chip.claimed")).to_be_visible()
    facts = hall.t.facts
    page.reload()
    expect(page.locator(".chip.claimed")).to_be_visible()
    assert hall.t.facts == facts


@pytest.mark.fault("D6", "A1")
def test_an_entry_that_waits_is_sent_by_the_next_page_of_the_same_phone(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    fill(page, 16, 9)
    with browsers.forgiving(GONE):
        page.context.set_offline(True)
        report(page)
        expect(page.locator("#kept")).to_be_visible()
        phone = page.context
        page.close()
        phone.set_offline(False)
        other = phone.new_page()
        other.goto(f"{here.path}/me/standing")
        until(lambda: here.ana in here.claims.entries, "not sent")
        expect(other.locator(".chip.claimed")).to_be_visible()


@pytest.mark.fault("D7")
def test_the_back_button_after_the_round_brings_a_form_that_is_refused(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    page.route("**/live?**", lambda route: route.abort())
    with browsers.forgiving(GONE, "409"):
        page.reload()
        fill(page, 3, 9)
        page.evaluate("() => { document.querySelector('form#report').removeAttribute('data-offline'); }")
        hall.play(by=JUDGE)
        hall.act(rounds.close_round)
        report(page)
        expect(page.locator("#refusal")).to_contain_text("Round 1")
    assert here.result.figures == ((16, 9),)


@pytest.mark.fault("D7", "C7")
def test_the_older_of_two_tabs_is_refused_with_a_sentence(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    first = opened(browsers, here, here.ana)
    first.route("**/live?**", lambda route: route.abort())
    with browsers.forgiving(GONE, "409"):
        first.reload()
        second = first.context.new_page()
        second.goto(f"{here.path}/me")
        fill(second, 16, 9)
        report(second)
        expect(second.locator(".chip.claimed")).to_be_visible()
        fill(first, 3, 9)
        report(first)
        expect(first.locator("#refusal")).to_contain_text("has changed since this page was opened")
    assert here.claims.entries[here.ana].scores == {"vp": (16, 9)}


@pytest.mark.fault("L2")
def test_a_report_that_the_desk_has_lost_is_offered_again_by_the_phone(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    fill(page, 16, 9)
    report(page)
    expect(page.locator(".chip.claimed")).to_be_visible()
    hall.act(undo, reason="As if an older copy had been restored")
    page.goto(f"{here.path}/me")
    expect(page.locator("[data-lost]")).to_be_visible()
    expect(page.locator("#vp-1")).to_have_value("16")
    report(page)
    expect(page.locator(".chip.claimed")).to_be_visible()
    assert here.claims.entries[here.ana].scores == {"vp": (16, 9)}


@pytest.mark.fault("L1", "L2")
def test_phones_wait_for_a_second_laptop_at_their_address_to_go_on_and_send_again(
    hall: Hall, browsers: Browsers, tmp_path: Path
) -> None:
    """One had reported after the last copy was made; another one reports while the second laptop is being set up."""
    here = table(hall)
    other = Table(hall, here.path, *hall.opponents[1])
    ana, cy = opened(browsers, here, here.ana), opened(browsers, here, other.ana)
    copy = full_copy.read(copied(hall.desk, hall.last))
    fill(ana, 16, 9)
    report(ana)
    expect(ana.locator(".chip.claimed")).to_be_visible()
    first = browsers.served
    with browsers.forgiving(GONE, "401", "403", "503"), closing(Hall(tmp_path / "second")) as second:
        first.close()
        second.last = hall.last
        with closing(Served(second, bound("127.0.0.1", first.port))):
            # Each time it waits longer, half a minute at most, and every other time it asks for a stream instead.
            with ana.expect_response(lambda answer: "once=1" in answer.url and answer.status == 503, timeout=SLOWLY):
                fill(cy, 16, 10)
                report(cy)
            expect(cy.locator("#kept")).to_be_visible()
            take_over_here(second.desk, copy, OWNER, by_command(second.desk.clock.stamp(), Act.IMPORTED))
            expect(ana.locator("[data-lost]")).to_be_visible(timeout=SLOWLY)
            expect(ana.locator("#vp-1")).to_have_value("16")
            until(lambda: "missing here" in second.let_in(Kind.OWNER, OWNER.id).get(f"{here.path}/desk").text, "untold")
            report(ana)
            expect(ana.locator(".chip.claimed")).to_be_visible()
            expect(cy.locator(".chip.claimed")).to_be_visible()
            assert {1, 2} == set(second.t.rounds[0].claims)
            for page in (ana, cy):
                page.goto("about:blank")  # before this computer is gone as well


@pytest.mark.fault("D4")
def test_a_new_round_appears_by_itself_and_rings(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    page.click(".menu summary")
    page.check("[data-bell] input")
    page.click(".menu summary")
    hall.play(lambda match: Entry(scores={"vp": (16, match)}), by=JUDGE)
    hall.act(rounds.close_round)
    expect(page.locator("h1")).to_have_text("Done for this round")
    hall.pair()
    expect(page.locator("html[data-rung^='swiss-2-']")).to_have_count(1, timeout=20_000)
    expect(page.locator("#report")).to_be_visible()
    fill(page, 5, 6)
    report(page)
    expect(page.locator(".chip.claimed")).to_be_visible()  # so that no page is closed on its way to the next
    assert hall.t.rounds[1].claims, "the form that came by the stream was not taken"


@pytest.mark.clause("CH-14")
def test_a_call_is_seen_to_be_open_and_then_closed_without_a_refresh(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    page.click("summary:has-text('Call a Watcher to table 1')")
    page.fill("#about", "Range?")
    page.click("text=Call a Watcher now")
    expect(page.locator("body")).to_contain_text("A Watcher is called to table 1")
    hall.act(calling.close_call, 1, by=JUDGE)
    expect(page.locator("body")).not_to_contain_text("is called to table 1")


@pytest.mark.clause("CH-20", "CH-21")
def test_time_that_is_called_appears_by_itself(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    hall.act(clock.start)
    hall.wait(minutes=200)
    hall.desk.tick()
    expect(page.locator(".banner.call:not(.unseen)")).to_contain_text("Time is called")


def test_without_script_everything_works(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    ana = opened(browsers, here, here.ana, java_script_enabled=False)
    ana.fill("#vp-1", "15")
    ana.click("button[value='vp-1:more']")
    expect(ana.locator("#vp-1")).to_have_value("16")
    ana.fill("#vp-2", "9")
    ana.press("#vp-2", "Enter")
    expect(ana.locator("main")).to_contain_text("Waiting")
    bo = opened(browsers, here, here.bo, java_script_enabled=False)
    bo.click("#confirm button")
    expect(bo.locator("main")).to_contain_text("Done for this round")
    assert here.result.winner is Seat.FIRST


def test_the_menu_is_accessible_when_it_is_open(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    page.click(".menu summary")
    axe(page)


@pytest.mark.fault("E8")
def test_a_phone_whose_clock_is_wrong_by_years_shows_the_minutes_that_are_left(hall: Hall, browsers: Browsers) -> None:
    """And one whose clock is put right by an hour in the middle of a round does not lose that hour."""
    here = table(hall, "showdown")
    hall.act(clock.start)
    hall.wait(minutes=20)
    page = browsers.phone(here.client(here.ana))
    page.clock.install(time="2031-02-03T04:05:06Z")
    page.goto(f"{here.path}/me")
    left = page.locator("[data-left]")
    expect(left).to_have_text("100 min left")
    page.evaluate("{ const wrong = Date.now.bind(Date); Date.now = () => wrong() + 3600000; }")
    page.clock.run_for(11_000)
    expect(left).to_have_text("100 min left")


@pytest.mark.fault("C2")
def test_a_refusal_goes_once_the_match_has_changed_and_what_was_typed_stays(hall: Hall, browsers: Browsers) -> None:
    here = table(hall, "showdown")
    page = opened(browsers, here, here.ana)
    page.locator("details:has(> #report) > summary").tap()
    for name, value in (("struggle-1", 1), ("struggle-2", 0)):
        page.locator(f"label:has([name={name}][value='{value}'])").tap()
    page.fill("#wounds-1", "7")
    page.fill("#wounds-2", "5")
    with browsers.forgiving("422"):
        report(page)
        expect(page.locator("#refusal button")).to_be_visible()
    hall.act(reports.claim, 1, 1, Entry(scores={"struggle": (2, 0), "wounds": (9, 5)}), by=player(here.bo))
    expect(page.locator("body")).to_contain_text("Your turn")
    expect(page.locator("#refusal")).to_have_count(0)
    expect(page.locator("#wounds-1")).to_have_value("7")
    expect(page.locator("[name=struggle-1][value='1']")).to_be_checked()


def test_a_refusal_goes_once_the_table_is_settled(hall: Hall, browsers: Browsers) -> None:
    here = table(hall)
    page = opened(browsers, here, here.ana)
    fill(page, 999, 9)
    page.evaluate("document.querySelector('form#report').noValidate = true")
    with browsers.forgiving("422"):
        report(page)
        expect(page.locator("#refusal")).to_be_visible()
    hall.play(by=JUDGE)
    expect(page.locator("h1")).to_have_text("Done for this round")
    expect(page.locator("#refusal")).to_have_count(0)


@pytest.mark.fault("G5")
def test_another_opponent_in_a_round_that_was_paired_again_is_said_and_rings(hall: Hall, browsers: Browsers) -> None:
    here = table(hall, players=4)
    page = opened(browsers, here, here.ana)
    (_, bo), (cy, dee) = hall.opponents
    hall.act(rounds.unpair, 1, "A player was missing")
    expect(page.locator("#report")).to_have_count(0)
    hall.act(rounds.open_draw, reason="A player was missing")
    hall.act(by_hand.publish_by_hand, (SeatedPair(TableNumber(1), here.ana, cy), SeatedPair(TableNumber(2), bo, dee)))
    changed = page.locator("#changed[role=status]")
    expect(changed).to_have_text(
        f"This round was paired again: you now play \u2068{hall.names[cy]}\u2069.", timeout=20_000
    )
    expect(page.locator(f"html[data-rung='swiss-1-1-{cy}']")).to_have_count(1)
    hall.act(reports.claim, 1, 1, Entry(scores={"vp": (16, 9)}), by=player(here.ana))
    expect(changed).to_have_text("")

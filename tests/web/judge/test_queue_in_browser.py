"""Judges' phones in a real browser: two tap at once, a new call is heard, and who is signed out is told at once."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.hall import JUDGE, SECOND_JUDGE, Client, Hall
from tests.web.organizer.playing_on import claimed, first, name
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import calling, conduct, judging
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.web.viewer import Kind
from topcut.words import say

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 360, "height": 640}
TAKE = re.compile("^I will go(?! instead)")
HOSTILE = ("W" * 200, "هل هذا قانوني؟ \u202eevil", "<img src=x onerror=alert(1)>")


def call(hall: Hall, table: int, about: str = "") -> None:
    hall.act(calling.call_official, about, by=Actor(Role.PLAYER, first(hall, table)))


def second_judge(hall: Hall, role: str = "watcher") -> Client:
    tove = Person(PlayerId(SECOND_JUDGE.id), "Tove")
    hall.act(name_official, SECOND_JUDGE.id, role, beside=Beside([tove]))
    return hall.let_in(Kind.JUDGE, SECOND_JUDGE.id)


def small(browsers: Browsers, client: Client, path: str) -> Page:
    page = browsers.phone(client)
    page.set_viewport_size(SMALL)
    page.goto(path)
    return page


def test_two_tap_at_once_and_one_of_them_goes(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired()
    tove = second_judge(hall)
    call(hall, 3, "Range of a throw")
    caller = small(browsers, hall.player(first(hall, 3)), f"/t/{id}/me")
    pages = [small(browsers, one, f"/t/{id}/judge") for one in (hall.judge, tove)]
    with browsers.forgiving("422"):
        for page in pages:
            expect(page.get_by_role("button", name=TAKE)).to_be_visible()
        then = pages[0].evaluate("Date.now() + 1500")  # later than a busy machine takes to tell both
        for page in pages:
            page.evaluate(
                "at => setTimeout(() => document.querySelector('[formaction$=\"/take\"]').click(), at - Date.now())",
                then,
            )
        for page in pages:
            expect(page.locator("#refusal, #said")).to_have_count(1)
        went, stayed = sorted(pages, key=lambda page: page.locator("#refusal").count())
        assert (went.locator("#refusal").count(), stayed.locator("#refusal").count()) == (0, 1)
    taker = hall.names[hall.t.conduct.calls[0].taken_by or ""]
    expect(stayed.locator("#refusal")).to_contain_text(taker)
    expect(stayed.locator("#call-1")).to_contain_text(f"{taker} is on the way")
    expect(caller.locator("#called")).to_contain_text(taker)  # the player reads who comes
    instead = stayed.get_by_role("button", name=re.compile("^I will go instead"))
    instead.focus()
    stayed.keyboard.press("Enter")
    expect(stayed.locator("#call-1 .chip")).to_contain_text("You are on the way")
    other = hall.names[hall.t.conduct.calls[0].taken_by or ""]
    assert other != taker
    expect(went.locator("#call-1 .chip")).to_contain_text(f"{other} is on the way")
    expect(caller.locator("#called")).to_contain_text(other)


def test_a_new_call_is_counted_rung_for_and_read_out_on_every_page(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired()
    page = small(browsers, hall.judge, f"/t/{id}/judge")
    page.locator("[data-bell] input").check()
    page.goto(f"/t/{id}/desk/players/p1")  # nothing on it changes by itself
    page.goto(f"/t/{id}/judge")
    expect(page.locator("[data-bell] input")).to_be_checked()  # remembered on this phone
    page.goto(f"/t/{id}/desk/players/p1")
    call(hall, 2, "Range")
    expect(page.locator("#new-waits[role=status]")).to_contain_text(f"table 2, {name(hall, first(hall, 2))}: Range")
    expect(page.locator("html[data-rung='call-1']")).to_have_count(1)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("[data-calls-waiting]")).to_contain_text("1")
    hall.act(calling.take_call, 1)  # by the organizer
    expect(page).not_to_have_title(re.compile(r"^\(1\) "))  # somebody else is on the way


def test_how_long_somebody_waits_is_counted_without_a_reload(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired()
    call(hall, 2)
    hall.wait(minutes=4, seconds=5)
    page = browsers.phone(hall.judge)
    page.clock.install()
    page.goto(f"/t/{id}/judge")
    age = page.locator("#call-1 time[data-ago]")
    expect(age).to_have_text("4 min ago")
    page.clock.run_for("03:00")
    expect(age).to_have_text("7 min ago")


@pytest.mark.fault("H-6")
@pytest.mark.parametrize("place", ["judge", "desk/players/p1"])
def test_who_is_signed_out_reads_why_at_once_and_how_to_come_back(hall: Hall, browsers: Browsers, place: str) -> None:
    id = hall.paired()
    page = small(browsers, hall.judge, f"/t/{id}/{place}")
    expect(page.locator("#waits")).to_be_attached()
    with browsers.forgiving("404"):
        hall.owner.done(f"/t/{id}/desk/officials/revoke", holder=JUDGE.id)
        expect(page).to_have_url(re.compile("/judge$"))
        expect(page.locator("#said")).to_contain_text("organizer")
        expect(page.get_by_role("textbox")).to_be_visible()  # for a new code


def test_whatever_players_write_fits_a_small_phone(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired(
        players=("W" * 80, "مريم", "Wolfeschlegelsteinhausenbergerdorff", "Bo", "Cy", "Dee", "Eve", "Finn")
    )
    second_judge(hall)
    for table, about in enumerate(HOSTILE, start=1):
        call(hall, table, about)
    hall.act(calling.take_call, 1, by=SECOND_JUDGE)
    claimed(hall, 4, (16, 9))
    claimed(hall, 4, (9, 16), Seat.SECOND)
    for text in HOSTILE:
        hall.act(judging.give_ruling, text, text, table=TableNumber(1), by=JUDGE)
        hall.act(conduct.warn, first(hall, 1), text, text, by=JUDGE)
    mine = f"desk/players/{first(hall, 1)}"
    for place in ("judge", "judge/tables/1", "judge/tables/4", "judge/find?q=e", mine, "desk/players"):
        page = small(browsers, hall.judge, f"/t/{id}/{place}")
        assert clipped(page, 360) == [], place
        axe(page)
        page.close()
    page = small(browsers, hall.player(first(hall, 1)), f"/t/{id}/me")
    assert clipped(page, 360) == []


def test_a_dispute_is_decided_by_one_tap_on_the_right_claim(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired()
    claimed(hall, 4, (16, 9))
    claimed(hall, 4, (9, 16), Seat.SECOND)
    page = small(browsers, hall.judge, f"/t/{id}/judge")
    page.locator("#decide-4").get_by_role("button").nth(1).click()
    expect(page).to_have_url(re.compile("/judge$"))
    expect(page.locator("#said")).to_be_visible()
    expect(page.locator("#decide-4")).to_have_count(0)


@pytest.mark.fault("D1")
def test_a_ruling_that_was_typed_without_a_network_is_not_lost(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired(players=4)
    page = small(browsers, hall.judge, f"/t/{id}/judge/tables/1")
    form = page.locator("#ruling")
    form.locator('[name="question"]').fill("Range of a throw?")
    form.locator('[name="answer"]').fill("Medium")
    record = form.locator("button.primary")
    with browsers.forgiving("net::"):
        page.context.set_offline(True)
        record.tap()
        expect(page.get_by_role("alert")).to_have_text(say("script-live-unheard"))
        expect(form.locator('[name="answer"]')).to_have_value("Medium")
        page.context.set_offline(False)
        expect(page.get_by_role("alert")).to_have_count(0)
    record.tap()
    expect(page.locator("#rulings")).to_contain_text("Medium")


def test_a_laptop_that_calls_itself_offline_still_reaches_its_own_desk(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired(players=4)
    page = browsers.laptop(hall.judge)
    page.add_init_script("Object.defineProperty(navigator, 'onLine', {get: () => false})")
    page.goto(f"/t/{id}/judge/tables/1")
    form = page.locator("#ruling")
    form.locator('[name="question"]').fill("Range of a throw?")
    form.locator('[name="answer"]').fill("Long")
    form.locator("button.primary").click()
    expect(page.locator("#rulings")).to_contain_text("Long")

"""The big screen in a real browser: readable from ten metres, whole, turning by itself, and honest about its age."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Browsers, axe
from tests.web.display.measuring import PROJECTOR, STILL, wrong
from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.rules.actions import announcing, clock, days, leaving
from topcut.rules.schedule import Slot
from topcut.store.displays import Choice

pytestmark = pytest.mark.browser

NAMES = (
    "W" * 40, "Maximiliane Wolfeschlegelsteinhausenberg", "山田太郎" * 10, "مريم بنت عبد الرحمن الفاسي", "שרה לוי",
    "<b>Bo</b> & Söhne", "👩‍👩‍👧‍👦🎲🏴‍☠️ Gus", "Ana", "Ángel Ñandú", "Dara O'Shea",
    "Jean-Philippe de la Montaigne-Dubois",
)  # fmt: skip


def opened(browsers: Browsers, path: str, **options: Any) -> Page:
    page = browsers.context(viewport=PROJECTOR, reduced_motion="reduce", **options).new_page()
    page.add_init_script(STILL)
    page.goto(path)
    return page


def moments(hall: Hall) -> Iterator[tuple[str, TournamentId]]:
    t = hall.tournament(players=NAMES, ready=False, capacity=40, title="W" * 60)
    yield "sign-up", t
    for banner in (False, True):
        t = hall.paired("showdown", NAMES, title="Harbour City Showdown of the Whole Wide World")
        hall.act(days.set_schedule, [Slot("2026-11-15", "23:50", "Lunch " * 9), Slot("2026-11-16", "09:00", "W" * 90)])
        if banner:
            hall.act(announcing.announce, "Please come to the desk. " * 12)
            hall.act(announcing.announce, "W" * 300)
        hall.act(clock.start)
        hall.act(leaving.drop, hall.opponents[0][0])
        for choice in Choice:
            hall.desk.choose_display(t, choice)
            yield f"{choice} {banner}", t
    hall.play()
    hall.desk.choose_display(t, Choice.BY_ITSELF)
    yield "over", t
    yield "one player", hall.tournament(players=["Ana"], ready=False)


@pytest.mark.slow
def test_every_view_can_be_read_from_ten_metres_and_nothing_is_cut_off(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, "/display")
    found: list[str] = []
    for name, t in moments(hall):
        page.goto(f"/t/{t}/display")
        found += [f"{name}: {one}" for one in wrong(page)]
    t, other = hall.paired(players=NAMES), hall.paired("showdown", NAMES)
    hall.act(clock.start)
    for choice in Choice:
        hall.desk.choose_display(other, choice)
        page.goto(f"/display?t={t}&t={other}")
        found += [f"several {choice}: {one}" for one in wrong(page)]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_the_bracket_and_the_end_can_be_read_too(hall: Hall, browsers: Browsers) -> None:
    page = opened(browsers, "/display")
    found: list[str] = []
    t = hall.started("challenger", [f"{name[:34]} {number}" for number, name in enumerate(NAMES * 4)])
    assert hall.t.structure is not None
    for _ in range(hall.t.structure.rounds):
        hall.pair()
        hall.play()
    page.goto(f"/t/{t}/display")
    found += [f"standings: {one}" for one in wrong(page)]
    hall.begin_bracket()
    hall.play(leave=1)
    hall.desk.choose_display(t, Choice.BRACKET)
    for banner in (False, True):
        if banner:
            hall.act(announcing.announce, "Lunch is ready.")
        page.goto(f"/t/{t}/display")
        expect(page.locator("svg.drawn").first).to_be_visible()
        found += [f"bracket {banner}: {one}" for one in wrong(page)]
    page.goto(f"/t/{hall.finished()}/display")
    found += [f"ranking: {one}" for one in wrong(page)]
    assert not found, "\n".join(found)


def test_names_are_as_large_as_in_the_mock_and_all_passes_axe(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired("showdown", 9)
    hall.act(clock.start)
    hall.act(announcing.announce, "Lunch is ready.")
    page = opened(browsers, f"/t/{t}/display")
    name = page.locator(".names b").first
    assert name.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 60
    axe(page)
    hall.bracket("challenger", 17)
    for choice in (Choice.STANDINGS, Choice.BRACKET):
        hall.desk.choose_display(hall.last, choice)
        page.goto(f"/t/{hall.last}/display")
        axe(page)
    page.goto(f"/display?t={t}&t={hall.last}")
    axe(page)


def test_it_turns_its_pages_by_itself_also_while_the_line_is_cut_and_says_how_old_it_is(
    hall: Hall, browsers: Browsers
) -> None:
    t = hall.paired(players=30)
    page = browsers.context(viewport=PROJECTOR).new_page()
    page.clock.install()
    with browsers.forgiving("net::"):
        page.route("**/live?**", lambda route: route.abort())
        page.goto(f"/t/{t}/display")
        first = page.locator(".page:visible").first.text_content()
        page.clock.run_for(14_000)
        assert page.locator(".page:visible").first.text_content() != first
        page.clock.run_for(180_000)
        expect(page.locator("#cut")).to_be_visible()
        expect(page.locator("#cut")).to_contain_text("3 minutes ago")
        seen = page.locator(".page:visible").first.text_content()
        page.clock.run_for(14_000)
        assert page.locator(".page:visible").first.text_content() != seen
        axe(page)
        hall.desk.choose_display(t, Choice.STANDINGS)
        page.unroute("**/live?**")
        for _ in range(40):
            page.clock.run_for(2_000)
            if page.locator(".deck-standings").count():
                break
    expect(page.locator(".deck-standings")).to_be_visible()
    expect(page.locator("#cut")).to_be_hidden()


@pytest.mark.fault("A8")
def test_it_follows_the_desk_and_outlives_a_restart(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    page = browsers.context(viewport=PROJECTOR).new_page()
    page.goto(f"/t/{t}/display")
    expect(page.locator(".deck-names")).to_be_visible()
    hall.desk.choose_display(t, Choice.SCHEDULE)
    expect(page.locator(".deck-schedule")).to_be_visible()
    with browsers.forgiving("net::", "Failed to load"):
        browsers.served.restart()
        hall.desk.choose_display(t, Choice.STANDINGS)
        expect(page.locator(".deck-standings")).to_be_visible(timeout=40_000)
    hall.act(announcing.announce, "Lunch is ready.")
    expect(page.locator(".strip")).to_contain_text("Lunch is ready.")


def test_time_called_fills_the_screen_with_a_sound_once_someone_has_allowed_it(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired("showdown", 6)
    hall.act(clock.start)
    page = browsers.context(viewport=PROJECTOR).new_page()
    page.goto(f"/t/{t}/display")
    expect(page.locator("[data-remaining]").first).to_have_text(re.compile(r"^\d+:\d\d$"))
    page.get_by_role("button", name="Turn sound on").click()
    expect(page.locator("#sound")).to_be_hidden()
    hall.wait(minutes=200)
    hall.desk.tick()
    expect(page.locator("[data-called]")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-rung", "1")
    axe(page)


def test_without_script_it_shows_a_page_and_says_when_to_ask_again(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired(players=30)
    page = browsers.context(viewport=PROJECTOR, java_script_enabled=False).new_page()
    page.goto(f"/t/{t}/display")
    expect(page.locator(".page:visible")).to_have_count(1)
    expect(page.locator("#sound")).to_be_hidden()
    expect(page.locator("#cut")).to_be_hidden()

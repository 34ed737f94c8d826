"""The entry line in a real browser: nothing is typed into old digits, nobody waits, and nothing typed is lost."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Dialog, expect

from tests.web.browsing import LAPTOP, Browsers, Opened, axe
from tests.web.hall import Hall
from tests.web.organizer.playing_on import (
    claimed,
    entered,
    first,
    match_at,
    name,
    number_at,
    play_round,
    scored,
    second,
)
from tests.web.organizer.typing_results import KEY, all_in, line, opened, score_at, slow, typed
from topcut.rules.actions import corrections
from topcut.rules.ruleset import How

pytestmark = pytest.mark.browser


def test_sixty_four_results_typed_without_a_pause_are_all_right(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 128)
    page.keyboard.type(typed(*range(1, 65)), delay=KEY)
    all_in(hall, page, 64)


@pytest.mark.fault("D1")
def test_a_server_that_answers_late_loses_nothing(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 32)
    slow(page, 800)
    page.keyboard.type(typed(*range(1, 17)), delay=KEY)
    all_in(hall, page, 16)


@pytest.mark.fault("A8", "C3")
def test_a_restart_in_the_middle_loses_nothing(hall: Hall, browsers: Browsers) -> None:
    page = opened(hall, browsers.laptop, 64)
    with browsers.forgiving("ERR_", "503"):
        page.keyboard.type(typed(*range(1, 11)), delay=KEY)
        with ThreadPoolExecutor(1) as meanwhile:
            restarted = meanwhile.submit(browsers.served.restart)
            page.keyboard.type(typed(*range(11, 33)), delay=KEY)
            restarted.result()
        all_in(hall, page, 32)


def test_digits_after_a_refused_line_are_not_put_in_front_of_old_ones(hall: Hall, laptop: Opened) -> None:
    hall.paired(players=64)
    entered(hall, 1, (9, 16))
    page = laptop(hall.owner)
    page.goto(f"/t/{hall.last}/desk")
    page.keyboard.type("1 5")
    page.keyboard.press("Enter")
    page.keyboard.type("3 1 8")
    page.keyboard.press("Enter")
    expect(page.locator("#queue .chip.settled")).to_have_count(1)
    assert match_at(hall, 31).result is None
    assert score_at(hall, 3) == (1, 8)
    assert score_at(hall, 1) == (9, 16)
    expect(page.locator("#queue .chip.disputed")).to_have_count(1)
    expect(page.locator("#entry input[name=table]")).to_be_focused()


def test_every_way_into_a_field_selects_what_it_has(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop)
    table, vp = page.locator("#entry input[name=table]"), page.locator("#entry input[name=vp-1]")
    page.keyboard.type("7 15")
    table.click()
    page.keyboard.type("2")
    expect(table).to_have_value("2")
    table.click()
    page.keyboard.type("3")
    expect(table).to_have_value("3")
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    expect(vp).to_have_value("4")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    page.keyboard.type("16")
    expect(vp).to_have_value("16")
    page.evaluate("document.querySelector('#entry input[name=table]').focus()")
    page.keyboard.type("1 16 9\n")
    expect(line(page, 1).locator(".chip.settled")).to_be_visible()
    assert score_at(hall, 1) == (16, 9)


def test_a_table_that_is_given_puts_the_focus_on_its_score(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop)
    vp = page.locator("#entry input[name=vp-1]")
    page.goto(f"/t/{hall.last}/desk/enter?table=3")
    expect(vp).to_be_focused()
    page.keyboard.type("16 9\n")
    expect(line(page, 3).locator(".chip.settled")).to_be_visible()
    page.locator("#t2 summary").click()
    page.locator("#t2").get_by_role("link", name=re.compile("Enter")).click()
    expect(vp).to_be_focused()
    expect(page.locator("#read")).to_contain_text(name(hall, first(hall, 2)))
    page.keyboard.type("9 16\n")
    expect(line(page, 2).locator(".chip.settled")).to_be_visible()
    assert (score_at(hall, 3), score_at(hall, 2)) == ((16, 9), (9, 16))


def test_numbers_are_typed_over_on_the_other_pages_with_results_too(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    page = laptop(hall.owner)
    for path, field in (
        ("check-results", 'input[name="1.vp-1"]'),
        (f"correct/swiss/1/{hall.t.rounds[0].matches.index(match_at(hall, 1)) + 1}", "input[name=vp-1]"),
    ):
        page.goto(f"/t/{id}/desk/{path}")
        page.locator(field).fill("15")
        page.locator("h1").click()
        page.locator(field).click()
        page.keyboard.type("8")
        expect(page.locator(field)).to_have_value("8")


def test_a_line_that_asks_waits_beside_the_others_until_it_is_answered(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 12)
    gone = second(hall, 2)
    page.keyboard.type("2 ")
    page.locator("#entry select[name=how]").select_option("no-show")
    page.locator("#entry select[name=winner]").select_option("1")
    page.keyboard.press("Enter")
    expect(page.locator("#entry input[name=table]")).to_be_focused()
    page.keyboard.type("99 1 2\n4 9 16\n")
    expect(line(page, 4).locator(".chip.settled")).to_be_visible()
    expect(line(page, 2).locator(".chip.disputed")).to_be_visible()
    assert match_at(hall, 2).result is None
    line(page, 2).get_by_role("button", name=f"Drop {name(hall, gone)}").click()
    expect(line(page, 2).locator(".chip.settled")).to_be_visible()
    assert hall.t.players[gone].dropped
    page.keyboard.type("5 1")
    line(page, 99).get_by_role("button", name="Change").click()
    expect(page.locator("#entry input[name=table]")).to_have_value("99")
    expect(page.locator("#entry input[name=vp-1]")).to_be_focused()
    expect(line(page, 5)).to_contain_text("not been sent")
    page.locator("#entry input[name=table]").fill("3")
    page.keyboard.press("Enter")
    expect(line(page, 3).locator(".chip.settled")).to_be_visible()
    line(page, 5).get_by_role("button", name="Discard").click()
    expect(line(page, 5)).to_have_count(0)
    assert (score_at(hall, 3), match_at(hall, 5).result) == ((1, 2), None)
    axe(page)


def test_a_refused_line_typed_again_just_so_takes_the_place_of_the_one_before(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop)
    for _ in range(2):
        page.keyboard.type("99 1 2\n")
        expect(page.locator("#queue .chip.disputed")).to_have_count(1)
    page.keyboard.type("99 1 3\n")
    expect(page.locator("#queue .chip.disputed")).to_have_count(2)
    expect(page.locator("#queue li")).to_have_count(2)


def test_what_is_typed_survives_a_reload_and_a_closed_tab(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired(players=12)
    context = browsers.context(hall.owner, viewport=LAPTOP)
    context.route("**/desk/enter", lambda route: route.abort())
    page = context.new_page()
    with browsers.forgiving("ERR_FAILED"):
        page.goto(f"/t/{id}/desk")
        page.keyboard.type("1 16 9\n2 9 16\n")
        expect(page.locator("#queue [data-trouble=cut]")).to_be_visible()
        warned: list[str] = []

        def stay_or_go(dialog: Dialog) -> None:
            warned.append(dialog.type)
            dialog.accept()

        page.once("dialog", stay_or_go)
        page.reload()
        assert warned == ["beforeunload"]
        expect(page.locator("#queue .chip.claimed")).to_have_count(2)
        page.close()
        context.unroute("**/desk/enter")
        other = context.new_page()
        other.add_init_script("{ const now = Date.now; Date.now = () => now() + 60000; }")
        other.goto(f"/t/{id}/desk")
        expect(other.locator("#queue .chip.settled")).to_have_count(2)
    assert (score_at(hall, 1), score_at(hall, 2)) == ((16, 9), (9, 16))


@pytest.mark.fault("C3")
def test_two_tabs_send_a_line_once_and_show_the_same_list(hall: Hall, browsers: Browsers) -> None:
    id = hall.paired(players=12)
    context = browsers.context(hall.owner, viewport=LAPTOP)
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        page.goto(f"/t/{id}/desk")
        expect(page.locator("#entry input[name=table]")).to_be_focused()
    before = hall.t.facts
    one.keyboard.type("1 16 9\n")
    other.keyboard.type("2 9 16\n")
    for page in (one, other):
        expect(page.locator("#queue .chip.settled")).to_have_count(2)
    assert (score_at(hall, 1), score_at(hall, 2)) == ((16, 9), (9, 16))
    assert hall.t.facts == before + 2


@pytest.mark.fault("D7")
def test_a_line_that_comes_after_the_next_pairings_is_not_recorded_for_them(hall: Hall, browsers: Browsers) -> None:
    page = opened(hall, browsers.laptop)
    with browsers.forgiving("ERR_"):
        page.context.route("**/desk/enter", lambda route: route.abort())
        page.keyboard.type("1 16 9\n")
        expect(page.locator("#queue [data-trouble=cut]")).to_be_visible()
        play_round(hall)
        hall.pair()
        expect(page.locator("h1")).to_contain_text("Round 2")
        page.context.unroute("**/desk/enter")
        expect(line(page, 1).locator(".chip.disputed")).to_be_visible()
    assert match_at(hall, 1).result is None
    page.keyboard.type("1 9 16\n")
    expect(page.locator("#queue .chip.settled")).to_have_count(1)
    assert score_at(hall, 1) == (9, 16)


def test_a_line_that_still_asks_in_the_next_round_says_that_it_was_typed_before(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop)
    page.keyboard.type("99 1 2\n")
    expect(line(page, 99).locator(".chip.disputed")).to_be_visible()
    expect(line(page, 99)).not_to_contain_text("Typed before these pairings")
    play_round(hall)
    hall.pair()
    expect(page.locator("h1")).to_contain_text("Round 2")
    expect(line(page, 99)).to_contain_text("Typed before these pairings")


def test_the_last_line_is_undone_with_one_tap_and_an_earlier_one_is_corrected(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 12)
    page.keyboard.type("1 16 9\n2 9 16\n")
    expect(line(page, 2).get_by_role("button", name="Undo table 2")).to_be_visible()
    expect(line(page, 1).get_by_role("link", name="Correct table 1")).to_have_attribute("href", re.compile("/correct/"))
    line(page, 2).get_by_role("button", name="Undo table 2").click()
    expect(line(page, 2)).to_contain_text("Taken back")
    assert match_at(hall, 2).result is None
    expect(line(page, 1).get_by_role("button", name="Undo table 1")).to_be_visible()
    claimed(hall, 3, (16, 9))
    expect(page.locator("#t3 .chip")).to_have_text(re.compile("Claimed"))
    expect(line(page, 1).get_by_role("link", name="Correct table 1")).to_be_visible()
    expect(page.locator("#queue li")).to_have_count(2)


@pytest.mark.fault("C10")
def test_a_line_is_not_undone_once_another_step_is_the_last(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop)
    page.keyboard.type("1 16 9\n")
    expect(line(page, 1).locator(".chip.settled")).to_be_visible()
    expect(line(page, 1).get_by_role("button", name="Undo table 1")).to_be_visible()
    page.evaluate(  # the tap comes just when the live part has changed, and the button is still there
        """() => addEventListener(
          "topcut:shown", () => document.querySelector("#queue [data-do=undo]")?.click(), { capture: true })"""
    )
    entered(hall, 2, (9, 16))
    expect(line(page, 1).get_by_role("link", name="Correct table 1")).to_be_visible()
    assert (score_at(hall, 1), score_at(hall, 2)) == ((16, 9), (9, 16))


def test_what_is_only_asked_at_time_appears_with_it(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, ruleset="showdown")
    objectives, how = page.locator("#entry [name=objectives-1]"), page.locator("#entry select[name=how]")
    unfinished = page.locator("#entry [name=unfinished]")
    page.keyboard.type("1 1 1 5 3")
    expect(unfinished).to_be_hidden()
    how.select_option("time")
    expect(unfinished).to_be_visible()
    unfinished.select_option("first")
    page.keyboard.press("Enter")
    expect(line(page, 1).locator(".chip.settled")).to_be_visible()
    expect(unfinished).to_be_hidden()
    expect(objectives).to_have_count(0)
    result = match_at(hall, 1).result
    assert result is not None
    assert (result.how, result.figures) == (How.TIME, ((2, 1), (5, 3)))


@pytest.mark.parametrize(("ruleset", "keys"), [("munchkin", "1 2\n2 1\n"), ("showdown", "1 0 2 3 9\n2 2 1 7 4\n")])
def test_other_rule_books_are_typed_without_a_mouse_too(hall: Hall, laptop: Opened, ruleset: str, keys: str) -> None:
    page = opened(hall, laptop, ruleset=ruleset)
    page.keyboard.type(keys, delay=KEY)
    expect(page.locator("#queue .chip.settled")).to_have_count(2)
    results = [match_at(hall, table).result for table in (1, 2)]
    assert [result.winner for result in results if result] == [1, 0]


def test_lines_wait_for_whoever_is_signed_out_until_they_are_back(hall: Hall, browsers: Browsers) -> None:
    page = opened(hall, browsers.laptop)
    url, cookies = browsers.served.url, hall.owner.cookies.items()
    with browsers.forgiving("401", "403", "404"):  # the line, and the stream of a page that is now a stranger's
        page.context.clear_cookies(name="topcut")  # as if the session had ended
        page.keyboard.type("1 16 9\n")
        expect(page.locator("#queue [data-trouble=out]")).to_be_visible()
        page.context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies])
        expect(line(page, 1).locator(".chip.settled")).to_be_visible(timeout=30_000)
    expect(page.locator("#queue [data-trouble=out]")).to_be_hidden()
    assert score_at(hall, 1) == (16, 9)


def test_the_preview_is_reached_though_the_last_results_were_just_typed(hall: Hall, laptop: Opened) -> None:
    """The draw changed the page that was being left, which then was loaded again instead of the preview."""
    page = opened(hall, laptop, 8)
    page.keyboard.type(typed(*range(1, 5)), delay=KEY)
    expect(page.locator("#queue .chip.settled")).to_have_count(4)
    slow(page, 2_000)
    page.get_by_role("button", name=re.compile("^Preview round 2")).click()
    page.wait_for_url(re.compile("/desk/preview"))
    expect(page.get_by_role("button", name=re.compile("^Publish"))).to_be_visible()


def test_a_figure_too_many_is_not_taken_for_the_winner(hall: Hall, laptop: Opened) -> None:
    """`1 2 0`, as it is typed elsewhere, named the second player as the winner of a Munchkin match."""
    page = opened(hall, laptop, ruleset="munchkin")
    page.keyboard.type("1 2 0\n2 1\n", delay=KEY)
    expect(page.locator("#queue .chip.disputed")).to_have_count(1)
    expect(page.locator("#queue .chip.settled")).to_have_count(1)
    assert match_at(hall, 1).result is None
    assert match_at(hall, 2).result is not None


def test_who_won_an_open_struggle_is_answered_beside_the_question(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, ruleset="showdown")
    page.keyboard.type("1 1 1 5 5\n", delay=KEY)
    asked = line(page, 1)
    expect(asked.get_by_role("button")).not_to_have_count(0)
    asked.get_by_role("button", name=f"{name(hall, second(hall, 1))} won it").click()
    expect(asked.locator(".chip.settled")).to_be_visible()
    result = match_at(hall, 1).result
    assert result is not None
    assert (result.how, result.winner) == (How.TIME, 1)


def test_a_line_that_was_corrected_since_says_what_stands_there_now(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    page.keyboard.type("2 16 9")
    page.keyboard.press("Enter")
    expect(page.locator("#queue .chip.settled")).to_have_count(1)
    before = page.locator("#queue [data-put=said]").text_content()
    hall.act(corrections.correct, 1, number_at(hall, 2), scored(hall, (9, 16)), reason="Slip misread")
    expect(page.locator("#queue [data-state=corrected]")).to_be_visible()
    expect(page.locator("#queue .chip.settled")).to_have_count(0)
    assert page.locator("#queue [data-put=said]").text_content() != before

"""The planner's page: a question, an answer that grows, and nobody who waits for it."""

import html
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Opened
from tests.web.hall import OWNER, Hall
from topcut.desk.planning import WAITING, Planning
from topcut.planner.day import Day
from topcut.planner.plan import Request, alone, check
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.web.organizer.plan import _request
from topcut.web.organizer.plan_drawing import ends_drawing, of_hundred, ranks_drawing
from topcut.web.viewer import Kind
from topcut.words import say, sentence

PLAN = {
    "book": "challenger", "players": "10", "rounds": "3-4", "cuts": "0,4", "from": "10:00", "until": "18:00",
    "minutes": "", "dice": "", "second": "",
    "lunch": "30", "spread": "200", "draws": "4", "drops": "4", "no-shows": "0", "tournaments": "40",
}  # fmt: skip


def test_structures_are_compared_with_error_bars_and_drawn(hall: Hall) -> None:
    hall.tournament()
    assert "Which structure?" in hall.owner.get("/plan").text
    path = hall.owner.send("/plan", **PLAN).headers["location"]
    planning: Planning = hall.app.state.planning
    planning.wait(OWNER.id, path.partition("?")[2], 120)
    page = hall.owner.get(path).text
    for rounds, cut in ((3, 0), (3, 4), (4, 0), (4, 4)):
        assert page.count(say("planner-structure", rounds=rounds, cut=cut)) >= 4, "table, two drawings, second table"
    assert page.count('<svg viewBox="0 0 400') == 2
    assert "±" in page
    assert "Over by 18:00" in page
    assert "refresh" not in page, "it is over"
    run = planning.known(OWNER.id, path.partition("?")[2])
    assert run is not None
    assert run.answer is not None
    assert run.answer.is_whole
    hall.owner.done("/plan", **PLAN)
    assert planning.known(OWNER.id, path.partition("?")[2]) is run, "an answer is kept"


def test_the_answer_is_a_sentence_and_what_departs_from_the_document_says_so(hall: Hall) -> None:
    hall.tournament()
    asked = {**PLAN, "players": "41", "rounds": "4-5", "cuts": "0,8", "tournaments": "20", "second": "10:00"}
    path = hall.owner.send("/plan", **asked).headers["location"]
    planning: Planning = hall.app.state.planning
    planning.wait(OWNER.id, path.partition("?")[2], 120)
    page = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", html.unescape(hall.owner.get(path).text)))
    assert "4 rounds, top 8, as printed: over by 18:00 in 100 of 100, and in" in page
    assert "Safely over by 18:00: 4 rounds, top 8; 4 rounds, no cut." in page
    assert re.search(r"4 rounds, top 8 ?as printed CH-33 ?4 rounds, no cut ?5 rounds, no cut ?a deviation CH-33", page)
    assert "9 (3 won, 1 lost): " in page
    assert "When the first day ends" in page
    assert "Challenger Event, 41 players, round 1 at 10:00, 90 minutes a round. From 20 tournaments a structure" in page
    assert "A spread of 200 Elo; 4% of matches are drawn, 4% of those with two losses leave" in page
    assert re.search(r"The cut ends ?on the second day, and 90 of 100 ?15:41 ?15:33 to 15:49 ?– ?– ?15:41", page)


@pytest.mark.parametrize(
    ("share", "said"),
    [(0, "0"), (0.003, "fewer than 1"), (0.006, "1"), (0.42, "42"), (0.994, "99"), (0.997, "more than 99"),
     (0.999999999999, "100"), (1, "100")],
)  # fmt: skip
def test_what_is_only_nearly_certain_is_not_rounded_to_it(share: float, said: str) -> None:
    assert of_hundred(share) == said


def test_one_is_worked_out_at_a_time_and_can_be_stopped(hall: Hall) -> None:
    hall.tournament()
    long = {**PLAN, "players": "60", "tournaments": "100000"}
    page = hall.owner.done("/plan", **long)
    assert '<noscript><meta http-equiv="refresh" content="3"></noscript>' in page.text
    assert "<progress" in page.text
    hall.owner.done("/plan/stop", **long)
    planning: Planning = hall.app.state.planning
    key = hall.owner.send("/plan/stop", **long).headers["location"].partition("?")[2]
    planning.wait(OWNER.id, key, 60)
    run = planning.known(OWNER.id, key)
    assert run is not None
    assert run.over
    assert run.failed is None, "whoever stops it need not try again with fewer tournaments"
    assert "refresh" not in hall.owner.get(f"/plan?{key}").text


def test_whoever_asks_something_else_waits_no_longer_for_what_they_asked_before(hall: Hall) -> None:
    hall.tournament()
    planning: Planning = hall.app.state.planning
    long = {**PLAN, "players": "60", "tournaments": "100000"}
    before = hall.owner.send("/plan", **long).headers["location"].partition("?")[2]
    now = hall.owner.send("/plan", **{**PLAN, "players": "12"}).headers["location"].partition("?")[2]
    planning.wait(OWNER.id, before, 60)
    run = planning.known(OWNER.id, before)
    assert run is not None
    assert (run.over, run.failed) == (True, None)
    run.answer = None
    assert say("planner-stopped-early") in html.unescape(hall.owner.get(f"/plan?{before}").text)
    planning.wait(OWNER.id, now, 120)
    run = planning.known(OWNER.id, now)
    assert run is not None
    assert run.is_whole


def test_what_is_being_typed_stays_while_the_answer_grows(hall: Hall, laptop: Opened) -> None:
    hall.tournament()
    path = hall.owner.send("/plan", **{**PLAN, "players": "60", "tournaments": "100000"}).headers["location"]
    page = laptop(hall.owner)
    page.goto(path)
    page.get_by_label("Players", exact=True).fill("77")
    seen = page.locator("progress").get_attribute("value")
    page.wait_for_function("seen => document.querySelector('progress').getAttribute('value') !== seen", arg=seen)
    assert page.get_by_label("Players", exact=True).input_value() == "77"
    page.get_by_role("button", name=say("desk-plan-stop")).click()
    expect(page.locator("progress")).to_have_count(0)


def test_others_wait_in_a_line_and_cannot_see_or_stop_the_question_before_theirs(hall: Hall) -> None:
    hall.tournament()
    long = {**PLAN, "players": "60", "tournaments": "100000"}
    key = hall.owner.send("/plan", **long).headers["location"].partition("?")[2]
    others = [hall.let_in(Kind.OWNER, f"other-{number}") for number in range(WAITING + 1)]
    assert "<progress" not in others[0].get(f"/plan?{key}").text
    others[0].send("/plan/stop", **long)
    planning: Planning = hall.app.state.planning
    run = planning.known(OWNER.id, key)
    assert run is not None
    assert not run.over
    pages = [one.done("/plan", **long) for one in others[:WAITING]]
    for number, page in enumerate(pages, start=1):
        assert say("planner-waiting", ahead=number) in html.unescape(re.sub(r"\s+", " ", page.text))
        assert 'http-equiv="refresh"' in page.text
    busy = others[-1].send("/plan", **PLAN)
    assert sentence(Refusal("planner-busy", waiting=WAITING)) in html.unescape(busy.text)
    assert busy.status_code == 429
    assert 'value="10:00"' in busy.text, "what was typed stays"
    assert say("planner-stopped-early") in others[0].done("/plan/stop", **long).text
    assert not run.over
    assert say("planner-waiting", ahead=1) in html.unescape(others[1].get(f"/plan?{key}").text)


def test_one_that_was_stopped_is_played_again_when_it_is_asked_again(hall: Hall) -> None:
    hall.tournament()
    path = hall.owner.send("/plan", **PLAN).headers["location"]
    key = path.partition("?")[2]
    planning: Planning = hall.app.state.planning
    planning.wait(OWNER.id, key, 120)
    whole = planning.known(OWNER.id, key)
    assert whole is not None
    assert whole.answer is not None
    whole.answer = replace(whole.answer, done=20)  # as if it had been stopped half-way
    hall.owner.done("/plan", **PLAN)
    planning.wait(OWNER.id, key, 120)
    again = planning.known(OWNER.id, key)
    assert again is not whole
    assert again is not None
    assert again.is_whole


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"players": "3"}, "planner-players"),
        ({"rounds": "0"}, "planner-rounds"),
        ({"cuts": "16"}, "planner-cut"),
        ({"cuts": "x"}, "planner-cuts"),
        ({"until": "soon"}, "planner-hour"),
        ({"until": "²³:00"}, "planner-hour"),
        ({"until": "24:30"}, "planner-hour"),
        ({"second": "Sunday"}, "planner-hour"),
        ({"spread": "wide"}, "planner-model"),
        ({"draws": "many"}, "planner-model"),
        ({"drops": "-1"}, "planner-model"),
        ({"no-shows": ""}, "planner-model"),
        ({"minutes": "5"}, "planner-minutes"),
        ({"minutes": "long"}, "planner-minutes"),
        ({"lunch": "soup"}, "planner-minutes"),
        ({"tournaments": "200001"}, "planner-tournaments"),
        ({"tournaments": "some"}, "planner-tournaments"),
        ({"book": "../secret.toml"}, "ruleset-unknown-here"),
    ],
)
def test_bad_input_is_one_sentence_and_what_was_typed_stays(hall: Hall, wrong: dict[str, str], code: str) -> None:
    hall.tournament()
    answer = hall.owner.send("/plan", **{**PLAN, **wrong})
    with pytest.raises(Refusal) as refused:
        check(_request({**PLAN, **wrong}))
    assert refused.value.code == code
    assert sentence(refused.value).partition(" (")[0] in html.unescape(re.sub(r"<[^>]*>", "", answer.text))
    assert answer.status_code != 303
    assert 'value="10:00"' in answer.text


@pytest.mark.parametrize(
    ("rounds", "begins"), [((3, 3), 600), ((3, 6), 600), ((1, 16), 600), ((5, 5), 1200), ((2, 2), 990)]
)
def test_hours_below_the_drawing_do_not_cover_each_other(rounds: tuple[int, int], begins: int) -> None:
    (answer,) = alone(Request(load("challenger"), 41, rounds, (0, 8), tournaments=1, day=Day(begins)))
    hours = ends_drawing(answer, None).hours
    assert len(hours) > 1
    assert all(x - 6.5 * len(hour) / 2 > 0 and x + 6.5 * len(hour) / 2 <= 400 for x, hour in hours)
    ranks = ranks_drawing(answer).ranks
    assert all(x + 6.5 * len(str(rank)) / 2 <= 400 for x, rank in ranks)
    for (here, one), (there, other) in pairwise(hours):
        assert there - here > 6.5 * (len(one) + len(other)) / 2, "letters are 6.5 wide"


def test_all_structures_are_on_the_printed_page(hall: Hall, laptop: Opened) -> None:
    hall.tournament()
    path = hall.owner.send("/plan", **{**PLAN, "rounds": "3-6", "until": "15:00", "tournaments": "40"}).headers[
        "location"
    ]
    planning: Planning = hall.app.state.planning
    planning.wait(OWNER.id, path.partition("?")[2], 120)
    page = laptop(hall.owner)
    page.goto(path)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 702, "height": 1000})  # A4 without its margins
    table = page.get_by_role("table", name="Chances in percent").first
    assert table.locator("thead th").count() == 8
    assert table.evaluate("one => one.getBoundingClientRect().right") <= 702


def test_on_a_phone_the_structures_stand_below_each_other_and_nothing_goes_sideways(hall: Hall, laptop: Opened) -> None:
    hall.tournament()
    path = hall.owner.send("/plan", **{**PLAN, "rounds": "3-6"}).headers["location"]
    hall.app.state.planning.wait(OWNER.id, path.partition("?")[2], 120)
    page = laptop(hall.owner)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(path)
    region = page.locator(".planner .hero .scroll")
    assert region.evaluate("one => one.scrollWidth <= one.clientWidth")
    labels = region.locator("tbody td").evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    structures = [say("planner-structure", rounds=rounds, cut=cut) for rounds in (3, 4, 5, 6) for cut in (0, 4)]
    assert [label for label in labels if not any(one in label for one in structures)] == []
    assert any("a deviation" in label for label in labels)


def test_dice_are_rolled_as_the_book_says_or_as_the_organizer_does(hall: Hall) -> None:
    told = {said: _request({**PLAN, "dice": said}).day.dice for said in ("", "yes", "no")}
    assert told == {"": None, "yes": True, "no": False}
    hall.tournament()
    assert re.search(r'<option value="yes" selected>', hall.owner.get("/plan?dice=yes").text)


def test_percents_may_have_a_fraction() -> None:
    asked = _request({**PLAN, "draws": "3.5", "drops": "2,5", "lunch": ""})
    assert (asked.skill.draws, asked.skill.drops, asked.day.lunch) == (0.035, 0.025, 0)


def test_without_a_past_there_is_nothing_to_fit(hall: Hall) -> None:
    hall.tournament()
    answer = hall.owner.send("/plan/fit", **PLAN)
    assert sentence(Refusal("planner-no-past", matches=0, least=30)) in html.unescape(answer.text)

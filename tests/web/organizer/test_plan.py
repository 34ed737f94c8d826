"""The planner's page: a question, an answer that grows, and nobody who waits for it."""

import html
import re
from itertools import pairwise

import pytest

from tests.web.browsing import Opened
from tests.web.hall import Hall
from topcut.desk.planning import Planning
from topcut.planner.day import Day
from topcut.planner.plan import Request, alone, check
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.web.organizer.plan import _request
from topcut.web.organizer.plan_drawing import ends_drawing
from topcut.words import say, sentence

PLAN = {
    "book": "challenger", "players": "10", "rounds": "3-4", "cuts": "0,4", "from": "10:00", "until": "18:00",
    "minutes": "", "lunch": "30", "spread": "200", "draws": "4", "drops": "4", "no-shows": "0", "tournaments": "40",
}  # fmt: skip


def test_structures_are_compared_with_error_bars_and_drawn(hall: Hall) -> None:
    hall.tournament()
    assert "Which structure?" in hall.owner.get("/plan").text
    path = hall.owner.send("/plan", **PLAN).headers["location"]
    planning: Planning = hall.app.state.planning
    planning.wait(path.partition("?")[2], 120)
    found = hall.owner.get(path)
    page = found.text
    for rounds, cut in ((3, 0), (3, 4), (4, 0), (4, 4)):
        assert page.count(say("planner-structure", rounds=rounds, cut=cut)) >= 4, "table, two drawings, second table"
    assert page.count('<svg viewBox="0 0 400') == 2
    assert "±" in page
    assert "Over by 18:00" in page
    assert "Refresh" not in found.headers, "it is over"
    run = planning.known(path.partition("?")[2])
    assert run is not None
    assert run.answer is not None
    assert run.answer.is_whole
    hall.owner.done("/plan", **PLAN)
    assert planning.known(path.partition("?")[2]) is run, "an answer is kept"


def test_one_is_worked_out_at_a_time_and_can_be_stopped(hall: Hall) -> None:
    hall.tournament()
    long = {**PLAN, "players": "60", "tournaments": "100000"}
    page = hall.owner.done("/plan", **long)
    assert page.headers["Refresh"] == "3"
    assert "<progress" in page.text
    busy = hall.owner.send("/plan", **{**PLAN, "players": "12"})
    assert sentence(Refusal("planner-busy")) in html.unescape(busy.text)
    hall.owner.done("/plan/stop", **long)
    planning: Planning = hall.app.state.planning
    key = hall.owner.send("/plan/stop", **long).headers["location"].partition("?")[2]
    planning.wait(key, 60)
    run = planning.known(key)
    assert run is not None
    assert run.over
    assert run.failed is None or run.failed.code == "planner-failed"
    assert "Refresh" not in hall.owner.get(f"/plan?{key}").headers


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
        ({"spread": "wide"}, "planner-model"),
        ({"draws": "many"}, "planner-model"),
        ({"drops": "-1"}, "planner-model"),
        ({"no-shows": ""}, "planner-model"),
        ({"minutes": "5"}, "planner-minutes"),
        ({"minutes": "long"}, "planner-minutes"),
        ({"lunch": "soup"}, "planner-minutes"),
        ({"tournaments": "200001"}, "planner-tournaments"),
        ({"tournaments": "some"}, "planner-tournaments"),
        ({"book": "../secret.toml"}, "unknown-ruleset"),
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


@pytest.mark.parametrize(("rounds", "begins"), [((3, 3), 600), ((3, 6), 600), ((1, 16), 600), ((5, 5), 1200)])
def test_hours_below_the_drawing_do_not_cover_each_other(rounds: tuple[int, int], begins: int) -> None:
    (answer,) = alone(Request(load("challenger"), 41, rounds, (0, 8), tournaments=1, day=Day(begins)))
    hours = ends_drawing(answer, None).hours
    assert len(hours) > 1
    for (here, one), (there, other) in pairwise(hours):
        assert there - here > 6.5 * (len(one) + len(other)) / 2, "letters are 6.5 wide"


def test_all_structures_are_on_the_printed_page(hall: Hall, laptop: Opened) -> None:
    hall.tournament()
    path = hall.owner.send("/plan", **{**PLAN, "rounds": "3-6", "tournaments": "4"}).headers["location"]
    planning: Planning = hall.app.state.planning
    planning.wait(path.partition("?")[2], 120)
    page = laptop(hall.owner)
    page.goto(path)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 702, "height": 1000})  # A4 without its margins
    table = page.get_by_role("table", name="Chances in percent").first
    assert table.locator("thead th").count() == 8
    assert table.evaluate("one => one.getBoundingClientRect().right") <= 702


def test_percents_may_have_a_fraction() -> None:
    asked = _request({**PLAN, "draws": "3.5", "drops": "2,5", "lunch": ""})
    assert (asked.skill.draws, asked.skill.drops, asked.day.lunch) == (0.035, 0.025, 0)


def test_without_a_past_there_is_nothing_to_fit(hall: Hall) -> None:
    hall.tournament()
    answer = hall.owner.send("/plan/fit", **PLAN)
    assert sentence(Refusal("planner-no-past", matches=0, least=30)) in html.unescape(answer.text)

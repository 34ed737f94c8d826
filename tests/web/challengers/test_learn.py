"""The guided first game: every lesson happens in a real match, and nothing is told that did not happen."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.hall import Hall
from topcut.cards.record import scenes
from topcut.web.challengers.lessons import Lesson, first_game, lessons, reel_of, shipped_lessons

KEYS = ("deck", "draw", "pick", "robot", "flag", "reach", "bench", "sum", "stack", "effect", "end", "trophy")
GAMES = [first_game(f"another game {number}", "random") for number in range(40)]


def test_the_shipped_game_has_every_lesson_in_at_most_twelve_steps() -> None:
    shown = shipped_lessons()
    assert sorted(one.key for one in shown) == sorted(KEYS)
    assert len(shown) <= 12
    assert all(len(one.text) <= 480 and len(one.told) <= 5 for one in shown)
    assert not any("learn-" in one.title + one.text for one in shown)


def test_what_is_told_of_the_match_is_the_whole_match_in_order() -> None:
    for game in GAMES:
        told = [sentence for one in lessons(game) for sentence in one.told]
        reel = reel_of(game)
        assert told == [reel.said(number) for number in range(len(reel.scenes) + 1)]


def test_every_gap_is_filled_with_what_the_engine_has_recorded() -> None:
    """Of any game, whatever happens in it: each lesson is checked against the record, not against its own words."""
    kinds = set()
    for game in GAMES:
        parked, cards = game.matches[0], game.binder.cards
        steps = [one for _, one in scenes(game.binder, parked.record or [])]
        for one in lessons(game):
            kinds.add(one.key)
            _holds(one, steps)
        made = {one.key: one for one in lessons(game)}
        assert made["end"].parts["how"] == parked.match.how
        assert (made["end"].parts["who"] == "You") is (game.results[0].winner == 0)
        assert made["trophy"].parts["fans"] == game.results[0].trophy.fans  # type: ignore[union-attr]  # of a round
        picked = [cards[card].name for step in game.record or () if step[0] == "pick" for card in step[2]]
        assert list(made["pick"].parts["cards"]) == picked
        assert sum(copies for _, copies in made["robot"].small) == 8
    assert kinds == set(KEYS)


def _holds(one: Lesson, steps: list[dict[str, object]]) -> None:
    parts = one.parts
    if one.key == "flag":
        first = next(step for step in steps if step["do"] == "flag")
        assert (first["card"], first["total"]) == (parts["card"], parts["total"])
    elif one.key in {"reach", "sum"}:
        assert parts["total"] >= parts["need"]
        assert any(
            (step.get("card"), step.get("total"), step.get("need")) == (parts["card"], parts["total"], parts["need"])
            for step in steps
        )
        if one.key == "sum":
            assert sum(int(power) for power in parts["powers"].split(" + ")) == parts["total"]
            assert len(parts["cards"]) > 1
    elif one.key == "bench":
        first = next(step for step in steps if step["do"] == "bench" and step["cards"])
        assert (tuple(first["cards"]), first["seats"]) == (parts["cards"], parts["taken"])  # type: ignore[arg-type]
    elif one.key == "stack":
        benched = [name for step in steps if step["do"] == "bench" for name in step["cards"]]  # type: ignore[attr-defined]
        assert benched.count(parts["card"]) >= parts["copies"] > 1
    elif one.key == "effect":
        assert parts["counts"] > parts["printed"]
        assert one.large[0].name == parts["card"].removesuffix(" (A)")
        assert one.large[0].effects


@pytest.mark.parametrize("step", ["0", "99", "x", "-1", "٣", "1" * 5000])
def test_a_step_that_is_not_there_shows_one_that_is(hall: Hall, step: str) -> None:
    assert hall.anybody.get("/challengers/learn", params={"step": step}).status_code == 200


@pytest.mark.browser
@pytest.mark.slow
def test_one_walks_from_the_first_step_to_a_game_without_script(hall: Hall, browsers: Browsers) -> None:
    page = browsers.phone(hall.anybody, java_script_enabled=False)
    looked_at = browsers.phone(hall.anybody, reduced_motion="reduce")
    page.goto("/challengers/learn")
    for lesson in shipped_lessons()[:-1]:
        expect(page.get_by_role("heading", level=1)).to_have_text(lesson.title)
        if lesson.key in {"draw", "stack", "end"}:
            looked_at.goto(page.url)
            axe(looked_at)
            assert clipped(looked_at, 360) == []
        page.get_by_role("link", name="Next").click()
    page.get_by_role("button", name="Play alone now").click()
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()

"""A match on real phones: played, paused, gone back in, chosen in, and watched again by link."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browsing import Browsers, axe
from tests.web.challengers.tables import moved_on, opened, until_asked_in_a_match
from tests.web.clipping import clipped
from tests.web.hall import Hall
from topcut.cards.binder import open_binder
from topcut.desk.card_tables import open_tables
from topcut.rules.playing_cards import Followed, table_of
from topcut.web.challengers.board import board
from topcut.web.challengers.table import Here
from topcut.words import reader

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")
SMALL = {"width": 360, "height": 740}
SOUNDS = "window.sounds = 0; window.AudioContext = class { constructor() { window.sounds += 1; } };"
WIDTHS = (360, 820, 1280, 1920)
# Of these words, those that a seat of a bench would break in the middle.
BROKEN = """words => {
  const seat = document.querySelector(".seats .mini > span");
  seat.innerHTML = "<b></b>";
  seat.firstChild.style.cssText = "all: unset";
  return words.filter(word => {
    seat.firstChild.textContent = word;
    return seat.firstChild.getClientRects().length > 1;
  });
}"""
# What is written on the cards with a bonus, and is covered by it.
COVERED = """() => [...document.querySelectorAll(".fighting li:has(> .more)")].flatMap(card => {
  const bonus = card.querySelector(".more").getBoundingClientRect();
  return [...card.querySelectorAll("svg text")].filter(one => {
    const text = one.getBoundingClientRect();
    return text.left < bonus.right && bonus.left < text.right && text.top < bonus.bottom && bonus.top < text.bottom;
  }).map(one => one.textContent);
})"""
LINES = """() => [...document.querySelectorAll(".board h2 bdi")].map(one => one.getClientRects().length)"""


def phone(browsers: Browsers, client: object, **options: object) -> Page:
    made = browsers.context(client, viewport=SMALL, has_touch=True, reduced_motion="reduce", **options)  # type: ignore[arg-type]
    return made.new_page()


def looked_over(page: Page, *widths: int) -> None:
    axe(page)
    for width in widths:
        assert clipped(page, width) == []
    page.set_viewport_size({"width": 360, "height": 740})


def sleepy(page: Page) -> list[str]:
    """Whether a card to choose takes taps when the question has just come up, and after that."""
    told: list[str] = page.locator("#choice .option").first.evaluate("""one => {
      const [wakes] = one.getAnimations(), taps = () => getComputedStyle(one).pointerEvents;
      wakes.currentTime = 0;
      const first = taps();
      wakes.finish();
      return [first, taps()];
    }""")
    return told


def steps(page: Page) -> tuple[int, int]:
    at, last = re.findall(r"\d+", page.locator("[data-place]").inner_text())
    return int(at), int(last)


@pytest.mark.clause("CG-18", "CG-25", "Q56")
def test_a_match_is_played_paused_and_chosen_in_on_small_phones(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 4, sets=SPACE)
    seat, round, park = until_asked_in_a_match(hall)
    place = f"/t/{id}/game/match/{round}/{park}"
    mine = phone(browsers, hall.player(f"p{seat + 1}"))
    mine.add_init_script(SOUNDS)
    mine.goto(place)
    play = mine.locator('[data-move="play"]')
    expect(play).to_have_text("Pause")  # it plays by itself from the first card
    expect(mine.locator("[data-picture]")).to_have_attribute("data-picture", "0")
    expect(mine.locator("#choice")).to_be_hidden()
    expect(mine.locator("[data-picture]")).to_have_attribute("data-picture", "1")
    expect(mine.locator("[data-sound]")).not_to_be_checked()  # off until somebody wants it
    assert mine.evaluate("[window.sounds, document.getAnimations().length]") == [
        0,
        0,
    ]  # and no motion where none is wanted
    play.click()
    expect(play).to_have_text("Play")
    at, last = steps(mine)
    mine.locator('[data-move="next"]').click()
    expect(mine.locator("[data-picture]")).to_have_attribute("data-picture", str(at + 1))
    mine.keyboard.press("ArrowLeft")
    expect(mine.locator("[data-picture]")).to_have_attribute("data-picture", str(at))
    expect(mine.locator(".film-bar .said")).to_have_text(
        mine.locator("[data-picture]").get_attribute("data-said") or ""
    )
    mine.locator('.when-behind [data-move="last"]').click()
    expect(mine.locator("#choice")).to_be_visible()
    expect(play).to_have_text("Your choice")
    mine.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    play.click()
    expect(mine.locator("#choice h2")).to_be_in_viewport()
    assert sleepy(mine) == ["none", "auto"], "whoever taps twice to skip has chosen"
    assert mine.locator('#choice [name="said"]').count() > 1, "a card, and another one or none"
    looked_over(mine, *WIDTHS)

    watching = phone(browsers, hall.anybody)
    watching.goto(f"{place}?step=2")
    expect(watching.locator('[data-move="play"]')).to_have_text("Play")
    expect(watching.locator("[data-place]")).to_have_text(f"Step 2 of {last}")
    assert watching.locator("#choice").count() == 0
    mine.locator("#choice .option").first.click()
    mine.wait_for_url(f"**{place}*")
    expect(watching.locator("[data-place]")).not_to_have_text(f"Step 2 of {last}")  # more has come
    assert steps(watching)[0] == 2, "who has gone back keeps the place"
    watching.locator('[data-move="last"]').first.click()
    expect(watching.locator("[data-picture]")).to_have_attribute("data-picture", str(steps(watching)[1]))


def test_any_match_of_a_game_that_is_over_can_be_watched_again_by_link(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 3)
    moved_on(hall)
    page = phone(browsers, hall.anybody)
    page.goto(f"/t/{id}/game/story")
    looked_over(page, *WIDTHS)
    page.locator('a[href*="/match/8/1"]').last.click()
    expect(page.locator("[data-picture]")).to_have_attribute("data-picture", "0")
    expect(page.locator('[data-move="play"]')).to_have_text("Play")  # its pictures are there
    page.keyboard.press("End")
    expect(page.locator(".prize")).to_be_visible()
    looked_over(page, *WIDTHS)
    plain = phone(browsers, hall.anybody, java_script_enabled=False)
    plain.goto(f"/t/{id}/game/match/8/1?step=0")
    for step in (1, 2):
        plain.locator('[data-move="next"]').click()
        expect(plain.locator("[data-picture]")).to_have_attribute("data-picture", str(step))
        expect(plain.locator(".prize")).to_be_hidden()  # not before the match is over
    plain.goto(f"/t/{id}/game/match/8/1")
    expect(plain.locator(".prize")).to_be_visible()
    wide = browsers.laptop(hall.anybody, reduced_motion="reduce")
    wide.goto(f"/t/{id}/game/projector")
    expect(wide.locator(".board")).to_be_visible()
    axe(wide)
    for width in WIDTHS:
        assert clipped(wide, width) == []


def test_a_tap_before_the_pictures_are_there_is_not_lost(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 2)
    moved_on(hall, rounds=1)
    page = phone(browsers, hall.player("p1"))
    held: list[Route] = []
    page.route("**/film?*", lambda route: held.append(route))  # noqa: PLW0108  # playwright marks it, so a plain function
    with page.expect_request("**/film?*"):
        page.goto(f"/t/{id}/game/match/1/1")
    page.get_by_role("link", name="Skip to the latest step").tap()
    held[0].continue_()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    at, last = steps(page)
    assert at == last > 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_name_beside_the_piles_is_not_broken_in_the_middle(
    hall: Hall, browsers: Browsers, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de", "fr", "es"))
    id = opened(hall, ["Challenger", "Maximiliana"])
    moved_on(hall, rounds=1)
    page = phone(browsers, hall.anybody)
    page.goto(f"/language/{language}?page=/help")
    page.goto(f"/t/{id}/game/match/1/1?step=0")
    assert page.evaluate(LINES) == [1, 1]


def test_no_name_on_a_bench_is_broken_in_the_middle_of_a_word(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 2)
    moved_on(hall, rounds=1)
    page = phone(browsers, hall.anybody)
    page.goto(f"/t/{id}/game/match/1/1")
    page.get_by_role("link", name="Skip to the latest step").click()
    expect(page.locator(".seats .mini > span").first).to_be_visible()
    words = {word for card in open_binder().cards for word in re.findall(r"[^ -]+-?", card.name)}
    assert page.evaluate(BROKEN, sorted(words)) == []


def test_a_bonus_covers_neither_the_power_nor_the_name_of_its_card(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 2, sets=SPACE)
    moved_on(hall)
    page = phone(browsers, hall.anybody)
    for place, step in with_a_bonus(hall)[:3]:
        page.goto(f"/t/{id}/game/match/{place}?step={step}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            expect(page.locator(".fighting .more").first).to_be_visible()
            assert page.evaluate(COVERED) == []


def with_a_bonus(hall: Hall) -> list[tuple[str, int]]:
    """Each match with a card that counts more than is printed on it, and the last step at which it does."""
    game = Followed(record=True).game(hall.t, hall.desk.seed(hall.last))
    here, names = Here(hall.t, table_of(hall.t), game, None), hall.desk.names(hall.last)
    boards = [board(here, names, parked) for parked in game.matches]
    found = {
        f"{one.round}/{one.park}": picture.number
        for one in boards
        for picture in one.after(-1)
        for half in picture.halves
        if any(tile.more for tile in half.attack)
    }
    return list(found.items())


def test_a_projector_invites_with_names_and_letters_beside_each_other(
    hall: Hall, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de", "fr", "es"))
    client = hall.client()
    client.done("/challengers/open", name="Maximiliana Wilhelmina of the Seven Mountains by the Rhine")
    page = browsers.context(client, viewport={"width": 1920, "height": 1080}).new_page()
    page.goto("/language/de?page=/help")
    page.goto(f"/t/{open_tables(hall.desk)[0]}/game/projector")
    tops = [one.bounding_box() for one in page.locator(".inviting > div").all()]
    assert len({one["y"] for one in tops if one}) == 1
    assert clipped(page, 1920) == []


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_projector_shows_every_park_without_scrolling(hall: Hall, browsers: Browsers, players: int) -> None:
    id = opened(hall, [f"Mademoiselle {number}" for number in range(1, players + 1)])
    page = browsers.context(viewport={"width": 1920, "height": 1080}, java_script_enabled=False).new_page()
    # Without the script the last picture stands: full benches, the most cards; in the end the final with every trophy.
    for rounds in (*(1,) * (7 if players == 2 else 4), 99):
        moved_on(hall, rounds=rounds)
        page.goto(f"/t/{id}/game/projector")
        expect(page.locator(".match")).to_have_count((players + 1) // 2 if rounds == 1 or players == 2 else 1)
        for part in page.locator("#live .match, #live .panel").all():
            part.scroll_into_view_if_needed()
        assert page.evaluate("scrollY") == 0

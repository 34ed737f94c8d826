"""All cards to look at, and on paper."""

from html import unescape

import pytest

from tests.paper.reading import missing, pages, words
from tests.web.browsing import Browsers
from tests.web.hall import Hall
from topcut.cards.binder import open_binder
from topcut.faces.looks import look_of
from topcut.web.challengers.board import SETS
from topcut.web.rendering import STATIC
from topcut.words.cards import card_sentence

CARDS = open_binder().cards
# Every line of text as the browser has set it: inside its card, and no two of a card over each other.
MEASURED = """
() => [...document.querySelectorAll('.face > svg')].flatMap(card => {
  const edge = card.viewBox.baseVal, boxes = [...card.querySelectorAll('text')].map(one => one.getBBox());
  const out = boxes.filter(({x, y, width, height}) =>
    x < 1 || y < -2 || x + width > edge.width - 1 || y + height > edge.height);
  const beside = (one, two) => one.x + one.width <= two.x || two.x + two.width <= one.x;
  const above = (one, two) => one.y + one.height * .78 <= two.y + two.height * .25;
  const over = boxes.filter((one, n) => boxes.slice(n + 1).some(two =>
    !beside(one, two) && !above(one, two) && !above(two, one)));
  return out.length || over.length ? [card.getAttribute('aria-label')] : [];
})
"""


def test_every_set_is_shown_with_what_its_cards_do(hall: Hall) -> None:
    overview = unescape(hall.anybody.get("/challengers/cards").text)
    for name in {card.set for card in CARDS}:
        page = unescape(hall.anybody.get("/challengers/cards", params={"set": name}).text)
        for card in CARDS:
            alternative = f"{card.name}, {card.set}, power {'as the round' if card.power_is_round else card.power}"
            assert f'aria-label="{alternative}"' in overview
            told = f'aria-label="{alternative}, level {card.level}. {card_sentence(card)}'.rstrip()
            assert (told in page) is (card.set == name), told


def test_a_set_that_does_not_exist_says_which_do(hall: Hall) -> None:
    page = hall.anybody.get("/challengers/cards", params={"set": "Moon"})
    assert page.status_code == 422
    assert "Outer Space" in page.text


def test_a_card_that_is_only_a_line_has_the_colours_of_its_set() -> None:
    styles = (STATIC / "challengers-cards.css").read_text(encoding="utf-8")
    for name, shortly in SETS.items():
        look = look_of(name)
        assert f".mini.{shortly} {{ --set: {look.colour}; --on-set: {look.ink}; }}" in styles


@pytest.mark.browser
@pytest.mark.slow
def test_a_browser_finds_every_line_inside_its_card(hall: Hall, browsers: Browsers) -> None:
    page = browsers.phone(hall.anybody)
    for address in ("/challengers/cards", *(f"/challengers/cards?set={name}" for name in {card.set for card in CARDS})):
        page.goto(address)
        assert page.locator(".face > svg").count() >= 10
        assert page.evaluate(MEASURED) == []


def test_the_cards_are_printed_nine_on_a_page(hall: Hall) -> None:
    got = hall.anybody.get("/challengers/cards.pdf?set=Castle&paper=us-letter&copies=all")
    assert got.headers["content-type"] == "application/pdf"
    assert pages(got.content) == 5  # forty cards
    assert missing(got.content) == 0
    text = words(got.content)
    assert text.count("Blacksmith") == 4
    assert text.count("Dragon") == 2


def test_a_paper_that_does_not_exist_is_not_printed(hall: Hall) -> None:
    assert hall.anybody.get("/challengers/cards.pdf?paper=a0").status_code == 404
    assert hall.anybody.get("/challengers/cards.pdf?set=Moon").status_code == 422

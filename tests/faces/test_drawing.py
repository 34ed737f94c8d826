"""Every card says all that it has to say, inside its edges; and what users write stays text."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from topcut.cards.binder import open_binder
from topcut.cards.language import Card
from topcut.faces.drawing import LARGE, SMALL, large, small
from topcut.faces.letters import CUT, Weight, width
from topcut.words.cards import card_sentence

CARDS = open_binder().cards
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "path", "circle", "text"}
TOLD = {
    "xmlns",
    "viewBox",
    "role",
    "aria-label",
    "aria-hidden",
    "font-family",
    "fill",
    "d",
    "width",
    "height",
    "stroke",
}
TOLD |= {"stroke-opacity", "stroke-width", "fill-rule", "transform", "cx", "cy", "r", "x", "y", "font-size"}
TOLD |= {"font-weight", "text-anchor", "textLength", "lengthAdjust"}
READABLE = 12  # pixels on a narrow phone, where two large cards lie side by side
HOSTILE = (
    '"><script>alert(1)</script>',
    "</svg><img src=x onerror=alert(1)>",
    "&lt;b&gt;&amp;\x00\x08\ufffe",
    "'style='",
)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.set}, {card.name} {card.level}")
def test_everything_a_card_says_fits_on_it(card: Card) -> None:
    sentence = card_sentence(card)
    texts = list(_texts(large(card, sentence)))
    assert _fits(texts, LARGE)
    power, level, *said = texts
    assert (power[0], level[0]) == ("#" if card.power_is_round else str(card.power), card.level)
    shown = " ".join(text for text, *_ in said)
    set_name = f"{card.set} · SOLO" if card.group == "solo" else card.set
    assert shown == " ".join(f"{card.name} {set_name} {sentence}".split())
    assert min(size for *_, size in said if size != 11.5) >= READABLE

    (power, *name) = _texts(small(card))
    assert _fits([power, *name], SMALL)
    assert " ".join(text for text, *_ in name) == card.name
    assert len(name) <= 2


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_users_write_stays_text(hostile: str) -> None:
    card = replace(CARDS[0], name=hostile[:40], set=hostile[:40], level=hostile)
    for drawn in (large(card, hostile, hostile), small(card, hostile)):
        root = ElementTree.fromstring(drawn)
        assert {one.tag.removeprefix(SVG) for one in root.iter()} <= DRAWN
        assert {name for one in root.iter() for name in one.attrib} <= TOLD
        printable = re.sub("[\x00-\x1f\ufffe]", "", hostile)
        assert root.get("aria-label") == printable


@pytest.mark.parametrize("letter", ["W", "i", "漢", "W ", "Wort-"])
def test_even_the_longest_names_and_texts_stay_inside(letter: str) -> None:
    card = replace(CARDS[0], name=(letter * 40)[:40].strip(), set=(letter * 40)[:40].strip(), power=99)
    for sentence in ("", letter * 40, letter * 2000):
        assert _fits(list(_texts(large(card, sentence.strip()))), LARGE)
    assert _fits(list(_texts(small(card, power="−99"))), SMALL)
    assert CUT in large(card, letter * 2000)


def test_a_power_of_the_moment_is_shown_in_place_of_the_printed_one() -> None:
    dog = next(card for card in CARDS if card.name == "Dog")
    assert [next(_texts(drawn))[0] for drawn in (small(dog), small(dog, power="5"), large(dog, "", power="12"))] == [
        "3",
        "5",
        "12",
    ]


Line = tuple[str, float, float, float, float]  # text, left, right, baseline, size


def _texts(drawn: str) -> Iterator[Line]:
    for one in ElementTree.fromstring(drawn).iter(f"{SVG}text"):
        size, wide, x = (float(one.attrib[name]) for name in ("font-size", "textLength", "x"))
        weight: Weight = "bold" if one.get("font-weight") else "regular"
        assert abs(wide - width(one.text or "", size, weight)) < 0.1
        left = x - wide / 2 if one.get("text-anchor") == "middle" else x
        yield one.text or "", left, left + wide, float(one.attrib["y"]), size


def _fits(texts: list[Line], card: tuple[int, int]) -> bool:
    """All inside the card; lines that stand below each other do not touch. Letters rise to about nine tenths of their
    size above the line, and reach a quarter below it."""
    wide, high = card
    inside = all(
        left >= 1.5 and right <= wide - 1.5 and y - 0.75 * size >= 1.5 and y + 0.25 * size <= high - 1.5
        for _, left, right, y, size in texts
    )
    body = sorted(texts, key=lambda line: line[3])
    apart = all(
        above[3] + 0.25 * above[4] <= below[3] - 0.75 * below[4] or above[2] < below[1] or below[2] < above[1]
        for above, below in pairwise(body)
    )
    return inside and apart

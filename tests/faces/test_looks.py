"""Everyone can tell the sets apart: by colour in every kind of sight, by pattern and by sign; and ink can be read."""

from itertools import combinations
from math import dist

import pytest

from topcut.cards.binder import open_binder
from topcut.faces.drawing import BONE
from topcut.faces.looks import DARK, Look, _looks, contrast, look_of, picture_of

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
# Transactions on Visualization and Computer Graphics 15 (2009), the matrices of full severity, for linear sRGB.
SIGHTS = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.95047, 1.0, 1.08883)  # D65
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
APART = 20  # in CIELAB; 2.3 is a difference that is just noticed
READ = 4.5  # WCAG 2.2, 1.4.3
SETS = tuple(dict.fromkeys(card.set for card in open_binder().cards))
Triple = tuple[float, float, float]


@pytest.mark.parametrize("sight", SIGHTS)
def test_any_two_sets_differ_in_colour_for_every_kind_of_sight(sight: str) -> None:
    seen = {name: _lab(_seen(look_of(name).colour, sight)) for name in SETS}
    close = {(one, two): dist(seen[one], seen[two]) for one, two in combinations(SETS, 2)}
    assert len(close) == 28
    assert {pair: round(far) for pair, far in close.items() if far < APART} == {}


def test_no_two_looks_share_colour_pattern_or_sign() -> None:
    known, spare = _looks()
    looks = (*known.values(), *spare)
    assert len({look.colour for look in looks}) == len(looks)
    assert len({look.pattern.stroke for look in looks}) == len(looks)
    assert len({look.sign for look in looks}) == len(looks)


def test_the_sets_of_the_box_have_looks_of_their_own() -> None:
    known, spare = _looks()
    assert set(known) == set(SETS)
    assert look_of("A set of ours") in spare
    assert look_of("A set of ours") == look_of("A set of ours")


@pytest.mark.parametrize("look", [*_looks()[0].values(), *_looks()[1]], ids=lambda look: look.colour)
def test_pictures_and_patterns_are_seen_on_their_colour(look: Look) -> None:
    assert contrast(look.ink, look.colour) >= READ


def test_what_is_written_can_be_read() -> None:
    """Cards stay light in the dark too, so that this is all there is to it."""
    assert contrast(DARK, BONE) >= READ
    assert round(contrast("#000000", "#ffffff")) == 21


def test_every_card_of_the_box_has_a_picture_of_its_own() -> None:
    cards = {(card.set, card.name): picture_of(card) for card in open_binder().cards}
    assert len(set(cards.values())) == len(cards) == 86
    assert not set(cards.values()) & {look_of(name).sign for name in SETS}


def _seen(colour: str, sight: str) -> Triple:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return _times(SIGHTS[sight], (red, green, blue))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: tuple[Triple, ...], of: Triple) -> Triple:
    one, two, three = (min(1.1, max(0.0, sum(a * b for a, b in zip(row, of, strict=True)))) for row in matrix)
    return one, two, three


def _lab(linear: Triple) -> Triple:
    """CIE 1976 L*a*b* under D65."""
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, linear), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

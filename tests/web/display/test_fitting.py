"""Words are measured before a browser draws them."""

import pytest

from topcut.web.display.fitting import ems, in_parts, shortened
from topcut.web.display.pace import LEAST, seconds

TEXTS = ("Ana Kovač", "W" * 40, "山田太郎" * 10, "مريم الزهراء", "👩‍👩‍👧‍👦🎲🏴‍☠️", "Z\u0351\u0357\u036c" * 9, "﷽﷽", "")


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_shortened_fits_and_says_so(text: str) -> None:
    for most in (3.0, 8.0, 20.0):
        found = shortened(text, most)
        assert ems(found) <= most
        assert found == text or found.endswith("…")
    assert shortened(text, 99.0) == text


def test_a_long_announcement_comes_in_parts_between_words() -> None:
    text = "The cards of round three lie on the desk. " * 12
    parts = list(in_parts(text, 50.0))
    assert len(parts) > 3
    assert all(ems(part) <= 51 for part in parts)
    assert " ".join(part.removesuffix("…") for part in parts) == text.strip()
    assert list(in_parts("Lunch is ready.", 50.0)) == ["Lunch is ready."]


def test_one_endless_word_comes_in_parts_too() -> None:
    parts = list(in_parts("W" * 500, 50.0))
    assert "".join(part.removesuffix("…") for part in parts) == "W" * 500


def test_the_more_lines_the_longer_a_page_stays() -> None:
    assert seconds(0) == LEAST
    assert seconds(12) == 13
    assert seconds(6) < seconds(12) < seconds(20)

"""Letters are as wide as in the fonts that are shipped, and lines break where they must."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.widths import FACES, FONTS, PAGE, page, widths
from topcut.faces.letters import CUT, TIES, is_broken, shortened, width, wrapped

TEXTS = st.text(st.sampled_from("ab cdWiii.,’ -é漢"), max_size=80)


def test_the_widths_are_those_of_the_fonts() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_fonts_are_read_right() -> None:
    """Noto Sans has 1,000 units to the em; its space has 260 and its figures are all 572 wide."""
    regular = widths((FONTS / FACES["regular"]).read_bytes())
    assert regular[" "] == 260
    assert {regular[figure] for figure in "0123456789"} == {572}
    assert regular["W"] > regular["a"] > regular["i"]


def test_bold_letters_are_wider() -> None:
    assert width("Necromancer", 12, "bold") > width("Necromancer", 12) > width("Necromance", 12)


@given(TEXTS, st.integers(20, 200))
def test_no_line_is_wider_than_its_room_and_nothing_is_lost(text: str, room: int) -> None:
    lines = wrapped(text, room, 12)
    assert all(width(line, 12) <= room + 0.01 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("tie", TIES)
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(tie: str) -> None:
    """French has a space before a colon."""
    assert wrapped(f"Quand elle est révélée{tie}: mettez", width("Quand elle est révélée", 12), 12) == (
        "Quand elle est",
        f"révélée{tie}: mettez",
    )


@given(TEXTS, st.integers(20, 200), st.integers(1, 3))
def test_what_is_left_out_is_shown_to_be_missing(text: str, room: int, most: int) -> None:
    lines = wrapped(text, room, 12)
    kept = shortened(lines, most, room, 12)
    assert len(kept) <= most
    assert all(width(line, 12) <= room + 0.01 for line in kept)
    assert (kept[-1].endswith(CUT) and is_broken(text, kept)) if len(lines) > most else kept == lines

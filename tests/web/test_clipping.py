"""What the walk over all pages takes for text that cannot be read, planted here to prove that it would be found."""

import pytest

from tests.web.browsing import PHONE, Browsers
from tests.web.clipping import clipped, covered, stretched

pytestmark = pytest.mark.browser

LONG = "Wolfeschlegelsteinhausenbergerdorff and some more words"
PLANTED = {
    f'<p style="width: 9rem; overflow: hidden; white-space: nowrap">{LONG}': "cut off by a box",
    f'<p style="width: 9rem; overflow: clip; text-overflow: ellipsis; white-space: nowrap">{LONG}': "cut off by a box",
    f'<p style="height: 1rem; overflow: hidden">{LONG} {LONG} {LONG}': "cut off by a box",
    f'<p style="width: 9rem; white-space: nowrap">{LONG}': "sticks out of its box",
    f'<p style="overflow-x: auto; white-space: nowrap">{LONG} {LONG}': "scrolls, but not by keyboard",
    f'<nav style="overflow-x: auto; white-space: nowrap"><a href="/">{LONG} {LONG}</a>': "navigation",
    f'<p style="overflow-x: auto; white-space: nowrap"><span style="margin-left: -9rem">{LONG}': "out of reach",
    f'<p style="white-space: nowrap">{LONG} {LONG}': "sticks out of its box",
    f'<p style="position: absolute; left: 350px; width: 20rem">{LONG}': "off the screen",
    '<p style="position: absolute; top: -3rem">Above': "off the screen",
    '<div style="position: relative; overflow: auto"><p style="position: absolute; top: 5rem">Pop': "popover",
    f"<select style='width: 6rem'><option>{LONG}</select>": "does not fit its field",
    f"<input style='width: 6rem' placeholder='{LONG}'>": "does not fit its field",
    '<div style="width: 400px; height: 9px"></div>': "the page is 4",
}
IN_ORDER = (
    f'<p style="overflow-wrap: anywhere">{LONG}',
    f'<p style="overflow-x: auto; white-space: nowrap" tabindex="0">{LONG} {LONG}',
    f'<details style="width: 9rem; overflow: hidden"><summary>More</summary><p style="width: 30rem">{LONG}</details>',
    f'<p class="unseen" style="position: absolute; width: 1px; height: 1px; overflow: hidden">{LONG}',
    '<details open style="position: relative"><summary>Why?</summary><p style="position: absolute; top: 9rem">Because',
)


def test_what_cannot_be_read_is_found(browsers: Browsers) -> None:
    page = browsers.phone()
    for markup, said in PLANTED.items():
        page.set_content(f"<meta name=viewport content='width=device-width'><body>{markup}")
        found = clipped(page, PHONE["width"])
        assert any(said in one for one in found), (markup, found)
    for markup in IN_ORDER:
        page.set_content(f"<meta name=viewport content='width=device-width'><body>{markup}")
        assert clipped(page, PHONE["width"]) == [], markup


def test_what_lies_under_a_bar_is_found(browsers: Browsers) -> None:
    page = browsers.phone()
    stretched(page, PHONE)
    page.set_content("<p>Read me</p><div style='position: fixed; top: 0; width: 99%; height: 9rem; background: tan'>")
    assert [one for one in covered(page) if "Read me" in one]
    page.set_content("<p>Read me</p><div style='position: sticky; bottom: 0'>Call a judge</div>")
    assert covered(page) == []

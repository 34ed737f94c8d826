"""What officials see of lists on a small phone: nothing is cut off, and everything is reached."""

import pytest
from playwright.sync_api import expect

from tests.lists.listing import roster
from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.hall import Hall

pytestmark = pytest.mark.browser

WIDE = 360
TOO_MANY = tuple(f"Nobody of that name, the {place}th of them all" for place in range(1, 12))


def handed_in(hall: Hall) -> str:
    """One list that is long, not legal by two clauses, and there in two versions."""
    id = hall.tournament("challenger", ["Maximiliane Oberhuber-Szczepańska", "Bo"], ready=False)
    for tactics in (["Patch Up"], ["Patch Up", "No Such Card"]):
        hall.player("p1").done(f"/t/{id}/me/list", text=roster(TOO_MANY, tactics, []), me="p1")
    return f"/t/{id}/desk"


@pytest.mark.parametrize("page", ["start", "lists", "players/p1/list", "players/p1/list/versions"])
def test_lists_are_read_on_a_small_phone(hall: Hall, browsers: Browsers, page: str) -> None:
    desk = handed_in(hall)
    phone = browsers.phone(hall.owner)
    phone.set_viewport_size({"width": WIDE, "height": 640})
    phone.goto(f"{desk}/{page}")
    expect(phone.get_by_role("main")).to_contain_text("Maximiliane")
    assert clipped(phone, WIDE) == []
    axe(phone)

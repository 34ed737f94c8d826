"""People at the desk in a browser: nobody is withdrawn by a slip, and who comes late is let in as the same player."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions import registration
from topcut.rules.actions.structure import start

pytestmark = pytest.mark.browser


def test_withdrawing_chooses_nobody_beforehand_and_asks_with_the_name(hall: Hall, browsers: Browsers) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy"], ready=False)
    page = browsers.laptop(hall.owner)
    page.goto(f"/t/{id}/desk/check-in")
    expect(page.get_by_role("combobox")).to_have_value("")
    page.get_by_role("button", name="Withdraw").click()
    assert len(hall.t.players) == 3
    page.get_by_role("combobox").select_option("p2")
    with browsers.forgiving("422"):
        page.get_by_role("button", name="Withdraw").click()
        expect(page.get_by_role("alert")).to_contain_text("Bo")
    assert len(hall.t.players) == 3
    page.get_by_role("button", name="Withdraw Bo").click()
    expect(page.locator("#said")).to_contain_text("Bo")
    assert list(hall.t.signed_off) == ["p2"]


@pytest.mark.clause("R-7")
def test_a_no_show_who_comes_late_is_found_and_let_in_as_the_same_player(hall: Hall, browsers: Browsers) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy", "Dee", "Sven Olsen"])
    hall.act(registration.check_out, "p5")
    hall.act(start, leave_out=True)
    hall.pair()
    phone = browsers.phone(hall.player("p5"))
    with browsers.forgiving("403"):
        phone.goto(f"/t/{id}/me")
        expect(phone.get_by_text("let you in again")).to_be_visible()
    page = browsers.laptop(hall.owner)
    page.goto(f"/t/{id}/desk/players?show=not-here")
    page.get_by_role("link", name=re.compile("Let in again.*Sven Olsen")).click()
    page.get_by_role("button", name="Let Sven Olsen in again").click()
    expect(page.locator("#said")).to_contain_text("Sven Olsen is in again")
    expect(page.get_by_role("heading", level=1)).to_contain_text("0-0-1")
    assert hall.t.players[PlayerId("p5")].list is not None
    phone.reload()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("no match in this round")

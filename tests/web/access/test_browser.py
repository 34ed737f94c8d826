"""The doors in a real browser: by QR code and by typing, with and without script."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.access.test_staff import code_for, invitation, tapped
from tests.web.browsing import Browsers, Opened, axe
from tests.web.doors import PASSWORD, account, card
from tests.web.hall import Hall
from tests.web.wording import words
from topcut.ids import PlayerId
from topcut.web.access import secrets
from topcut.web.access.account import set_up

pytestmark = pytest.mark.browser


def link(code: str) -> str:
    """What the QR code of a card with these letters says."""
    secret = secrets.read(code)
    assert secret is not None
    return f"/c#{secrets.as_link(secret)}"


def without_cookie(route: Route) -> None:
    """As the window does that opens when a phone joins a Wi-Fi network."""
    answer = route.fetch(max_redirects=0)
    route.request.frame.page.context.clear_cookies(name="topcut")
    route.fulfill(response=answer, headers={k: v for k, v in answer.headers.items() if k != "set-cookie"})


@pytest.fixture
def own(hall: Hall) -> Hall:
    hall.tournament(players=4, ready=False)
    return hall


@pytest.mark.fault("H-9", "J11")
def test_a_scanned_card_signs_in_with_one_tap_and_leaves_no_secret_in_the_address(own: Hall, phone: Opened) -> None:
    code = card(own)
    page = phone()
    page.goto(link(code))
    expect(page.get_by_role("heading", name="Are you Ana?")).to_be_visible()
    assert "#" not in page.url
    page.get_by_role("button", name="Yes, sign me in as Ana").click()
    page.wait_for_url(f"**/t/{own.last}/me?came=*")
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    expect(page.locator("#receipt")).to_be_hidden()
    nonce = own.t.players[PlayerId("p1")].nonce
    kept = json.loads(page.evaluate(f"localStorage.getItem('topcut.receipt.{own.last}')"))
    assert nonce is not None
    assert kept == {
        "player": "p1",
        "n": own.store.head(own.last).n,
        "head": own.store.head(own.last).hash.hex(),
        "nonce": nonce,
    }
    page.goto(f"/t/{own.last}/me/data")
    receipts = page.locator("[data-receipts]")
    in_groups = " ".join(re.findall("....", kept["head"]))
    drawn = words("script-offline-drawn", n=kept["n"], receipt=in_groups)
    expect(receipts).to_contain_text(f"{drawn} {words('script-offline-agrees')}")
    expect(page.locator("[data-log-head]")).to_contain_text(kept["head"])
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", name="Signed in on this phone")).to_be_visible()


def test_without_script_the_letters_are_typed(own: Hall, browsers: Browsers) -> None:
    page = browsers.context(java_script_enabled=False).new_page()
    page.goto("/c")
    page.get_by_label("Code on the card").fill(card(own).lower())
    page.get_by_role("button", name="See whose card it is").click()
    page.get_by_role("button", name="Yes, sign me in as Ana").click()
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    assert own.t.players[PlayerId("p1")].nonce is None


@pytest.mark.fault("D9")
def test_a_browser_without_cookies_is_told_to_open_another_one(own: Hall, browsers: Browsers) -> None:
    code, portal = card(own), browsers.phone()
    portal.route("**/c/claim", without_cookie)
    portal.goto(link(code))
    portal.get_by_role("button", name="Yes, sign me in").click()
    expect(portal.get_by_role("heading", name="This browser did not keep the sign-in")).to_be_visible()
    axe(portal)
    page = browsers.phone()
    page.goto(link(code))
    page.get_by_role("button", name="Yes, sign me in").click()
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()


@pytest.mark.fault("C3")
def test_a_double_tap_on_yes_is_one_claim(own: Hall, phone: Opened) -> None:
    page = phone()
    page.goto(link(card(own)))
    page.get_by_role("button", name="Yes, sign me in").dblclick()
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    page.goto(f"/t/{own.last}/me")
    assert page.url.endswith("/me")


@pytest.mark.fault("H-7")
def test_the_first_start_from_the_link_on_the_console_to_the_account(hall: Hall, laptop: Opened) -> None:
    made = set_up(hall.app)
    assert made is not None
    page = laptop()
    page.goto(f"/setup#{made.link.partition('#')[2]}")
    expect(page.get_by_label("Code from the console")).to_be_hidden()
    assert "#" not in page.url
    page.get_by_label("Your name").fill("Olga")
    for label in ("Password", "The same password again"):
        page.get_by_label(label, exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create my account").click()
    expect(page.get_by_text("Your account is ready.")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_role("heading", name="Account of Olga")).to_be_visible()


def test_a_judge_comes_in_by_the_organizers_tap_without_touching_the_phone(own: Hall, phone: Opened) -> None:
    page = phone()
    page.goto("/judge")
    page.get_by_label("Judge's code").fill(code_for(own, "Zoe"))
    page.get_by_role("button", name="Ask to be let in").click()
    expect(page.get_by_role("heading", name="Ask the organizer to let Zoe in")).to_be_visible()
    tapped(own)
    page.wait_for_url(f"**/t/{own.last}/judge")


def test_an_invitation_opens_by_its_link(own: Hall, laptop: Opened) -> None:
    page = laptop()
    page.goto(f"/join#{invitation(own)}")
    page.get_by_role("button", name="Accept as Carl").click()
    page.wait_for_url(f"**/t/{own.last}/desk")


@pytest.mark.fault("J1")
def test_a_form_on_another_site_cannot_sign_anybody_out(own: Hall, browsers: Browsers) -> None:
    olga = account(own)
    page = browsers.laptop(olga)
    page.goto("/account")
    evil = f'<form method="post" action="{browsers.served.url}/logout"><input name="csrf" value="{olga.csrf}"></form>'
    with browsers.forgiving("403", "Failed to load"):
        page.route("http://evil.example/", lambda route: route.fulfill(body=evil, content_type="text/html"))
        page.goto("http://evil.example/")
        page.evaluate("document.forms[0].submit()")
        page.wait_for_url("**/logout")
        expect(page.locator("body")).to_contain_text("was not sent from a page of this program")
    page.goto("/account")
    expect(page.get_by_role("heading", name="Account of Olga")).to_be_visible()


@pytest.mark.fault("J2", "F6")
def test_hostile_names_are_text_at_every_door(hall: Hall, phone: Opened) -> None:
    hostile = "<script>alert(1)</script>\u202e\"'"
    hall.tournament(players=[hostile, "Bo"], ready=False, title="<img src=x onerror=alert(2)>")
    page = phone()
    page.goto(link(card(hall)))
    expect(page.get_by_role("heading")).to_contain_text("<script>alert(1)</script>")
    page.get_by_role("button", name="Yes, sign me in").click()
    expect(page.locator("#said")).to_contain_text("<script>")
    assert not hall.app.state.access.reports


def test_a_claimed_card_is_accessible_at_every_step(own: Hall, phone: Opened) -> None:
    page = phone()
    page.goto(link(card(own)))
    page.get_by_role("heading", name="Are you Ana?").wait_for()
    axe(page)
    page.get_by_role("button", name="Yes, sign me in").click()
    page.get_by_role("heading", name="You are in").wait_for()
    axe(page)


def test_a_refusal_is_shown_above_the_form_with_what_was_typed(own: Hall, browsers: Browsers) -> None:
    page = browsers.phone()
    page.goto("/c")
    with browsers.forgiving("422"):  # which a browser's console always mentions
        page.get_by_label("Code on the card").fill("K3QX")
        page.get_by_role("button", name="See whose card it is").click()
        expect(page.get_by_role("alert")).to_contain_text("A code has 26 letters")
    assert page.get_by_label("Code on the card").input_value() == "K3QX"
    axe(page)

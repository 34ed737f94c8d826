"""The token of a form belongs to one browser and to one session of it; pages in other tabs go on working."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.doors import PASSWORD, account, card, claimed, owned, refused
from tests.web.hall import Client, Hall
from topcut.store.accounts import Session
from topcut.web.access import csrf

STALE = "Someone has signed in or out in this browser"
FOREIGN = "was not sent from a page of this program"


def token_on(client: Client, path: str) -> str:
    """As a form of that page has it."""
    page = client.get(path)
    assert page.status_code == 200, page.text
    found: set[str] = set(re.findall(r'name="csrf"\s+value="([^"]*)"', page.text))
    assert len(found) == 1
    return found.pop()


def sign_in(client: Client) -> int:
    return client.send("/login", name="Olga", password=PASSWORD).status_code


def posted(client: Client, path: str, token: str, **fields: str) -> httpx.Response:
    answer: httpx.Response = client.http.post(path, data={"csrf": token, "key": f"k-{next(client.keys)}", **fields})
    return answer


def in_the_same_browser(hall: Hall, planted: Client, victim: Client) -> Client:
    """The victim's session beside a form cookie whose token somebody else knows."""
    made = hall.client()
    made.cookies.clear()
    for name, value in (("topcut-form", planted.browser), ("topcut", victim.cookies["topcut"])):
        made.cookies.set(name, value, domain="127.0.0.1")
    made.browser = planted.browser
    return made


@pytest.mark.fault("J1")
def test_a_planted_cookie_and_its_token_are_of_no_use_for_anybodys_session(hall: Hall) -> None:
    t = hall.paired(players=4)
    mallory, judge = hall.player("p1"), hall.judge
    stranger = hall.client()
    for planted, known in ((mallory, token_on(mallory, f"/t/{t}/me")), (stranger, token_on(stranger, "/login"))):
        victim = in_the_same_browser(hall, planted, judge)
        assert victim.get(f"/t/{t}/desk").status_code == 200
        for path, fields in (
            (f"/t/{t}/desk/announcements/table", {"table": "1", "message": "Go home"}),
            (f"/t/{t}/desk/players/p2/card", {}),
        ):
            answer = posted(victim, path, known, **fields)
            assert (answer.status_code, STALE in answer.text) == (403, True)
    assert hall.t.announcements == ()


@pytest.mark.fault("J1")
def test_a_token_of_an_ended_session_is_not_one_of_the_next(hall: Hall) -> None:
    olga = account(hall)
    before = token_on(olga, "/account")
    assert olga.send("/logout").status_code == 303
    assert posted(olga, "/account/warned", before).status_code == 401  # not signed in, says so
    assert sign_in(olga) == 303
    replayed = posted(olga, "/account/warned", before)
    assert (replayed.status_code, STALE in refused(replayed)) == (403, True)  # form-stale
    assert posted(olga, "/account/warned", token_on(olga, "/account")).status_code == 303


@pytest.mark.fault("J1")
def test_a_page_for_nobody_signs_in_but_does_not_act_for_who_has_signed_in(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    account(hall)
    browser = hall.client()
    first_tab, second_tab = token_on(browser, "/login"), token_on(browser, "/login")
    known = {"name": "Olga", "password": PASSWORD}
    assert posted(browser, "/login", first_tab, **known).status_code == 303
    assert posted(browser, "/login", second_tab, **known).status_code == 303  # opened before, sent after
    assert STALE in posted(browser, "/account/warned", first_tab).text
    assert posted(browser, "/logout", first_tab).status_code == 303


def test_a_tab_goes_on_working_when_its_owner_signs_in_again_or_a_card_is_claimed_in_another(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    owned(hall, "organizer")
    tab = token_on(olga, f"/t/{hall.last}/desk/announcements")

    def announced(text: str) -> int:
        return posted(olga, f"/t/{hall.last}/desk/announcements", tab, text=text).status_code

    assert announced("one") == 303
    assert sign_in(olga) == 303
    assert announced("two") == 303
    assert claimed(hall, olga, card(hall, "p1", by=hall.judge)).status_code == 303
    assert announced("three") == 303
    hall.wait(minutes=16 * 60 + 1)
    assert announced("four") == 403  # a player may not
    assert sign_in(olga) == 303
    assert announced("five") == 303
    assert [one.text for one in hall.t.announcements] == ["one", "two", "three", "five"]


def test_signing_in_again_goes_on_with_the_session_but_a_revoked_one_stays_dead(hall: Hall) -> None:
    def sessions() -> list[tuple[str, str | None]]:
        found = hall.store.read_access(lambda book: book.every(Session))
        return sorted((one.id, one.ended) for one in found)

    olga = account(hall)
    [(first, _)] = sessions()
    assert sign_in(olga) == 303
    assert sessions() == [(first, None)]
    olga.send("/logout")
    assert sign_in(olga) == 303
    assert {id: ended is None for id, ended in sessions()}[first] is False
    assert len(sessions()) == 2


@pytest.mark.parametrize("token", ["", "0" * 64, "é" * 64, "0" * 10_000])
def test_a_token_that_nobody_gave_out_is_foreign(hall: Hall, token: str) -> None:
    client = hall.client()
    assert FOREIGN in posted(client, "/logout", token).text
    whole = csrf.form_token(hall.app.state.access.key, client.browser)
    for half in (whole[:32], whole[:-1], whole + "0", whole[:32] + token[:32]):
        assert posted(client, "/logout", half).status_code == 403
    assert posted(client, "/logout", whole).status_code == 303


@pytest.mark.fault("D1")
@pytest.mark.browser
def test_what_waits_on_a_phone_is_sent_though_its_player_has_signed_in_again(hall: Hall, browsers: Browsers) -> None:
    """The card was given out again and claimed in another tab, while a call waited for the network."""
    t = hall.paired(players=4)
    me, _ = hall.opponents[0]
    context = browsers.context()
    page = context.new_page()

    def claim() -> None:
        code = card(hall, me, by=hall.judge)
        context.request.get("/c")
        token = context.request.get("/live/token").text()
        assert context.request.post("/c/claim", form={"csrf": token, "code": code}).ok

    claim()
    with browsers.forgiving("Failed to load"):
        page.route("**/live?**", lambda route: route.abort())  # it learns of nothing meanwhile
        page.goto(f"/t/{t}/me")
        page.route("**/me/call", lambda route: route.abort())
        page.get_by_role("group").locator("summary", has_text="Call").click()
        page.get_by_role("button", name=re.compile("now$")).click()
        expect(page.locator("#kept")).to_be_visible()
        claim()
        page.unroute("**/me/call")
        page.get_by_role("button", name="Try now").click()
        page.wait_for_url("**called=**")
        page.close()  # or it complains later that it still learns of nothing
    assert [call.player for call in hall.t.conduct.calls] == [me]

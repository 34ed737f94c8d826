"""Announcements: at once on phones, everyone's on public pages, a table's on its phones alone."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Client, Hall
from tests.web.organizer.playing_on import first, second
from tests.web.public.reading import everything

SECRET = "Your terrain was moved"


def told(hall: Hall, t: str, client: Client) -> str:
    return client.get(f"/t/{t}/me").text


def test_everyone_reads_what_the_organizer_announces_until_it_is_taken_down(hall: Hall) -> None:
    t = hall.paired()
    hall.owner.done(f"/t/{t}/desk/announcements", text="Lunch until one.\nRound 2 at 13:15.")
    for place in ("", "/pairings", "/standings"):
        assert "Lunch until one." in hall.anybody.get(f"/t/{t}{place}").text
    assert "Lunch until one." in told(hall, t, hall.player("p1"))
    page = hall.owner.done(f"/t/{t}/desk/announcements/down", announcement=1)
    assert "Lunch until one." in page.text  # under Before
    assert "Lunch until one." not in hall.anybody.get(f"/t/{t}").text
    assert hall.owner.send(f"/t/{t}/desk/announcements/down", announcement=1).status_code == 422


def test_a_table_is_told_what_no_one_else_can_read_anywhere(hall: Hall) -> None:
    t = hall.paired()
    hall.judge.done(f"/t/{t}/desk/announcements/table", table=2, message=SECRET)
    for player in (first(hall, 2), second(hall, 2)):
        assert SECRET in told(hall, t, hall.player(player))
    other = hall.player(first(hall, 1))
    for path in (f"/t/{t}/me", f"/t/{t}/me/data", f"/t/{t}", f"/t/{t}/pairings", f"/t/{t}/log"):
        assert SECRET not in other.get(path).text
    assert SECRET not in hall.player(first(hall, 2)).get(f"/t/{t}/pairings").text  # kept for all players
    assert not [path for path, text in everything(hall.anybody, hall.last).items() if SECRET in text]
    assert SECRET in hall.owner.get(f"/t/{t}/desk/announcements").text


def test_it_ends_with_the_round(hall: Hall) -> None:
    t = hall.paired()
    hall.judge.done(f"/t/{t}/desk/announcements/table", table=2, message=SECRET)
    player = first(hall, 2)
    hall.play()
    hall.pair()
    assert SECRET not in told(hall, t, hall.player(player))


def test_a_judge_tells_tables_but_not_everyone(hall: Hall) -> None:
    t = hall.paired()
    assert hall.judge.send(f"/t/{t}/desk/announcements", text="Lunch").status_code == 403
    assert 'name="text"' not in hall.judge.get(f"/t/{t}/desk/announcements").text
    refused = hall.judge.send(f"/t/{t}/desk/announcements/table", table=99, message="Hello there")
    assert (refused.status_code, "Hello there" in refused.text) == (422, True)


@pytest.mark.browser
def test_it_is_on_the_phone_at_once(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired()
    phone = browsers.phone(hall.player("p1"))
    phone.goto(f"/t/{t}/me")
    expect(phone.locator("[data-announcement]")).to_have_count(0)
    hall.owner.done(f"/t/{t}/desk/announcements", text="The café closes at six.")
    expect(phone.locator("[data-announcement]")).to_contain_text("The café closes at six.")

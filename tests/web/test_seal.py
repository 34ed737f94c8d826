"""The end of the log is shown where people can keep it, for the log as the page shows it."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Client, Hall
from topcut.rules.actions.venue import set_table

SEAL = re.compile(r'data-seal="(\d+):([0-9a-f]{64})"')


def seal_on(client: Client, path: str) -> tuple[int, str]:
    page = client.get(path)
    assert page.status_code == 200
    ((n, head),) = SEAL.findall(page.text)
    assert " ".join(head[start : start + 4] for start in range(0, 64, 4)) in page.text
    assert f"--receipt {n}:HASH" in page.text
    return int(n), head


@pytest.mark.fault("L2")
def test_standings_and_the_finished_pages_show_the_seal_that_the_file_has(hall: Hall) -> None:
    t = hall.finished()
    head = hall.store.head(t)
    pages = [(hall.anybody, ""), (hall.anybody, "/standings"), (hall.owner, "/desk/standings")]
    pages += [(hall.owner, "/desk/finish"), (hall.player("p1"), "/me/data")]
    for client, place in pages:
        assert seal_on(client, f"/t/{t}{place}") == (head.n, head.hash.hex()), place


def test_the_seal_is_that_of_the_log_as_the_page_shows_it(hall: Hall) -> None:
    t = hall.paired(players=4)
    before = seal_on(hall.anybody, f"/t/{t}/standings")
    hall.act(set_table, 7)
    assert seal_on(hall.anybody, f"/t/{t}/standings")[0] == before[0] + 1
    sealed = list(hall.store.sealed(t))
    assert sealed[before[0] - 1].hash.hex() == before[1]


def test_an_open_page_and_a_printed_one_have_the_seal_of_what_they_show(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired(players=4)
    page = browsers.laptop()
    page.goto(f"/t/{t}/standings")
    page.emulate_media(media="print")
    expect(page.locator("[data-seal] code")).to_be_visible()
    page.emulate_media(media="screen")
    hall.play()
    head = hall.store.head(t)
    expect(page.locator("[data-seal]")).to_have_attribute("data-seal", f"{head.n}:{head.hash.hex()}")

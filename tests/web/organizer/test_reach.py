"""Do phones get through to this computer: tried before the event, and told if its address has changed since."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.paper.reading import words
from tests.web.doors import LAN, lan_client, printed
from tests.web.hall import Hall
from tests.web.organizer.test_cards import codes
from topcut.web.access.reach import MOST, Reach

OTHER = replace(LAN, hosts=frozenset({"127.0.0.1", "localhost", "10.0.0.9"}), base_url="http://10.0.0.9:8000")


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "lan", LAN)
    yield made
    made.close()


def devices(hall: Hall) -> int:
    found = re.search(r'data-devices="(\d+)"', hall.owner.get(f"/t/{hall.last}/desk").text)
    assert found is not None
    return int(found[1])


@pytest.mark.fault("D10")
def test_the_desk_counts_the_devices_that_got_through_before_the_event(lan: Hall) -> None:
    id = lan.tournament(ready=False)
    assert devices(lan) == 0
    assert "data:image/svg+xml" in lan.owner.get(f"/t/{id}/desk").text, "the code to try it with"
    phone = lan_client(lan, "192.168.1.77")
    assert phone.get(f"/t/{id}").status_code == 200
    phone.get(f"/t/{id}/standings")
    assert devices(lan) == 1, "one phone, however often it asks"
    lan_client(lan, "192.168.1.78").get("/")
    assert devices(lan) == 2


@pytest.mark.fault("D10")
def test_this_computer_itself_proves_nothing(lan: Hall) -> None:
    """Neither by the loopback nor by its own address in the hall, and no request for a foreign name."""
    id = lan.tournament(ready=False)
    lan_client(lan, "192.168.1.5").get(f"/t/{id}")
    lan.anybody.get(f"/t/{id}")
    stranger = TestClient(lan.app, base_url="http://evil.example", client=("192.168.1.99", 50000))
    assert stranger.get("/").status_code == 400
    assert devices(lan) == 0


@pytest.mark.fault("D10")
def test_while_no_phone_gets_through_the_desk_says_what_to_do(lan: Hall) -> None:
    id = lan.tournament(ready=False)
    page = lan.owner.get(f"/t/{id}/desk").text
    assert 'id="no-phone"' in page
    lan_client(lan).get(f"/t/{id}")
    assert 'id="no-phone"' not in lan.owner.get(f"/t/{id}/desk").text


def test_where_phones_are_not_let_in_none_are_counted(hall: Hall) -> None:
    id = hall.tournament(ready=False)
    assert "data-devices" not in hall.owner.get(f"/t/{id}/desk").text


def test_addresses_that_somebody_makes_up_take_no_memory() -> None:
    reach = Reach()
    for number in range(3 * MOST):
        reach.note(f"fe80::{number:x}", LAN)
    reach.note("not an address", LAN)
    assert reach.devices == MOST


@pytest.mark.fault("D11")
def test_a_computer_whose_address_changed_meanwhile_says_so_on_every_page_of_the_desk(tmp_path: Path) -> None:
    now: list[str | None] = ["192.168.1.5"]
    with closing(Hall(tmp_path, replace(LAN, address_now=lambda: now[0]))) as hall:
        id = hall.paired()
        pages = (f"/t/{id}/desk/round", f"/t/{id}/desk/cards", f"/t/{id}/desk/players")
        assert not any('id="moved"' in hall.owner.get(page).text for page in pages)
        now[0] = "10.0.0.9"
        for page in pages:
            assert "changed to 10.0.0.9" in hall.owner.get(page).text, page
        assert 'id="moved"' not in hall.anybody.get(f"/t/{id}").text
        now[0] = None  # between two networks: what was said on the cards may come to be true again
        assert 'id="moved"' not in hall.judge.get(pages[0]).text


@pytest.mark.fault("D11")
def test_a_name_stays_good_whatever_the_address() -> None:
    named = replace(LAN, base_url="http://topcut.local:8000", address_now=lambda: "10.0.0.9")
    assert named.moved_to is None
    assert replace(LAN, address_now=lambda: "10.0.0.9").moved_to == "10.0.0.9"


@pytest.mark.fault("D11")
def test_started_again_under_another_address_old_cards_are_good_by_their_letters(tmp_path: Path) -> None:
    with closing(Hall(tmp_path, LAN)) as hall:
        id = hall.tournament(players=["Ana", "Bo", "Cy"])
        stack = hall.owner.send(f"/t/{id}/desk/cards")
        assert "192.168.1.5" in words(stack.content)
        letters = printed(stack)
        old_phone = hall.client()
        assert old_phone.send("/c/claim", code=letters["Ana"]).status_code == 303
    with closing(Hall(tmp_path, OTHER)) as hall:
        hall.last = id
        hall.wait(minutes=5)
        at_the_old = TestClient(hall.app, base_url="http://192.168.1.5:8000", client=("10.0.0.77", 50000)).get("/c")
        assert at_the_old.status_code == 400
        assert "http://10.0.0.9:8000" in at_the_old.text, "the way to the new address"
        phone = hall.client()
        assert phone.get("/c").status_code == 200
        assert phone.send("/c/claim", code=letters["Bo"]).status_code == 303, "not used yet, so still good"
        stack = hall.owner.send(f"/t/{id}/desk/cards")
        assert "192.168.1.5" not in words(stack.content), "what is printed now names the new one"
        # Ana's phone has its cookie under the old address: a judge shows a new card.
        again = codes(hall.judge.send(f"/t/{id}/desk/players/p1/card", back="check-in").text)
        assert hall.client().send("/c/claim", code=again["Ana"]).status_code == 303

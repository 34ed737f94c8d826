"""Players' cards: one for each, with a code that opens exactly that player's pages, and again for a lost phone."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paper.reading import words
from tests.web.doors import LAN, printed
from tests.web.hall import Hall
from topcut.store.applicants import SignUp


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "lan", LAN)
    yield made
    made.close()


def codes(page: str) -> dict[str, str]:
    """Name to what is shown in letters."""
    found = re.findall(r"<h[12]><bdi>(.*?)</bdi></h[12]>.*?<code>([A-Z2-7-]+)</code>", page, re.DOTALL)
    return {html.unescape(name): code for name, code in found}


def test_there_is_one_card_a_player_with_a_picture_and_letters(lan: Hall) -> None:
    id = lan.tournament(players=["Ana", "<b>Bo</b>", "Cy"])
    assert "3 players have not claimed a card" in lan.owner.get(f"/t/{id}/desk/cards").text
    page = lan.owner.send(f"/t/{id}/desk/cards")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["content-type"] == "application/pdf"
    assert set(printed(page)) == {"Ana", "<b>Bo</b>", "Cy"}
    assert "with your phone" in words(page.content)
    assert f"{lan.settings.base_url}/c" in words(page.content)


def test_one_card_fills_the_screen_until_the_phone_is_in(lan: Hall) -> None:
    id = lan.tournament(players=["Ana", "Bo"])
    where = f"/t/{id}/desk/players/p1/card"
    assert 'class="qr-large"' not in lan.judge.get(where).text
    page = lan.judge.send(where, back="check-in").text
    assert page.count("data:image/svg+xml") == 1
    assert f"{lan.settings.base_url}/c" in page
    assert f'href="/t/{id}/desk/check-in">Done' in page
    assert 'class="is-in' not in lan.judge.get(where).text
    lan.client().send("/c/claim", code=codes(page)["Ana"])
    waiting = lan.judge.get(where).text
    assert 'class="is-in' in waiting
    assert not codes(waiting), "what the card says is shown once"


def test_where_phones_cannot_come_the_pages_say_what_to_type_instead_of_a_code(hall: Hall, lan: Hall) -> None:
    for one, said in ((hall, 1), (lan, 0)):
        id = one.tournament(players=["Ana", "Bo"], ready=False)
        one.store.set_sign_up(id, SignUp(open=True))
        one.owner.done("/account/warned")
        pages = {
            "overview": one.owner.get(f"/t/{id}/desk"),
            "sign-up": one.owner.get(f"/t/{id}/desk/settings"),
            "cards": one.owner.get(f"/t/{id}/desk/cards"),
            "one card": one.owner.send(f"/t/{id}/desk/players/p1/card"),
            "judge": one.owner.send(f"/t/{id}/desk/officials/code", name="Zoe"),
        }
        for name, page in pages.items():
            assert page.status_code == 200, (name, page.text)
            assert page.text.count("<code>topcut serve --lan</code>") == said, name
            assert ("data:image/svg+xml" in page.text) == (not said and name not in {"cards", "sign-up"}), name
        stack = words(one.owner.send(f"/t/{id}/desk/cards").content)
        assert ("with your phone" in stack) == (not said)
        assert 'class="btn primary">Make the cards' not in hall.owner.get(f"/t/{hall.last}/desk/cards").text


def test_the_letters_open_the_pages_of_that_player_alone(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"])
    stack = printed(hall.owner.send(f"/t/{id}/desk/cards"))
    phone = hall.client()
    assert phone.get(f"/t/{id}/me").status_code == 303
    phone.send("/c/claim", code=stack["Bo"])
    page = phone.get(f"/t/{id}/me")
    assert page.status_code == 200
    assert "Bo" in page.text
    assert "Claimed" in hall.owner.get(f"/t/{id}/desk/cards").text
    assert set(printed(hall.owner.send(f"/t/{id}/desk/cards"))) == {"Ana"}


@pytest.mark.fault("D8")
def test_a_judge_makes_a_new_card_and_the_old_phone_is_out(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"])
    old = hall.client()
    old.send("/c/claim", code=printed(hall.owner.send(f"/t/{id}/desk/cards"))["Ana"])
    assert old.get(f"/t/{id}/me").status_code == 200
    page = hall.judge.send(f"/t/{id}/desk/players/p1/card")
    assert set(codes(page.text)) == {"Ana"}
    assert old.get(f"/t/{id}/me").status_code == 303
    new = hall.client()
    new.send("/c/claim", code=codes(page.text)["Ana"])
    assert new.get(f"/t/{id}/me").status_code == 200


def test_an_event_without_players_says_what_to_do(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    assert "No players yet" in hall.owner.get(f"/t/{id}/desk/cards").text


def test_players_and_judges_print_no_stack_of_cards(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"])
    for client in (hall.judge, hall.player("p1")):
        assert client.send(f"/t/{id}/desk/cards").status_code == 403
    assert hall.player("p1").send(f"/t/{id}/desk/players/p2/card").status_code == 403

"""Players' cards: one for each, with a code that opens exactly that player's pages, and again for a lost phone."""

import html
import re

import pytest

from tests.web.hall import Hall


def codes(page: str) -> dict[str, str]:
    """Name to what is printed in letters."""
    found = re.findall(r"<h2><bdi>(.*?)</bdi></h2>.*?<code>([A-Z2-7-]+)</code>", page, re.DOTALL)
    return {html.unescape(name): code for name, code in found}


def test_there_is_one_card_a_player_with_a_picture_and_letters(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "<b>Bo</b>", "Cy"])
    assert "3 players have not claimed a card" in hall.owner.get(f"/t/{id}/desk/cards").text
    page = hall.owner.send(f"/t/{id}/desk/cards")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert set(codes(page.text)) == {"Ana", "<b>Bo</b>", "Cy"}
    assert page.text.count("data:image/svg+xml") == 3
    assert f"{hall.settings.base_url}/c" in page.text


def test_the_letters_open_the_pages_of_that_player_alone(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"])
    printed = codes(hall.owner.send(f"/t/{id}/desk/cards").text)
    phone = hall.client()
    assert phone.get(f"/t/{id}/me").status_code == 303
    phone.send("/c/claim", code=printed["Bo"])
    page = phone.get(f"/t/{id}/me")
    assert page.status_code == 200
    assert "Bo" in page.text
    assert "Claimed" in hall.owner.get(f"/t/{id}/desk/cards").text
    assert set(codes(hall.owner.send(f"/t/{id}/desk/cards").text)) == {"Ana"}


@pytest.mark.fault("D8")
def test_a_judge_makes_a_new_card_and_the_old_phone_is_out(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"])
    old = hall.client()
    old.send("/c/claim", code=codes(hall.owner.send(f"/t/{id}/desk/cards").text)["Ana"])
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

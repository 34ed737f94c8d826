"""What only pages refuse: each with its sentence, and nothing stored."""

import html

import httpx
import pytest

from tests.web.hall import Hall
from topcut.refusal import Refusal
from topcut.words import sentence

TOO_MUCH = b"x" * (5 * 1024 * 1024 + 1)


def says(answer: httpx.Response, code: str, **parameters: object) -> bool:
    """Whether the page has the code's sentence, wherever it writes a name apart."""
    text = html.unescape(answer.text.replace("<bdi>", "").replace("</bdi>", ""))
    return sentence(Refusal(code, None, **parameters)) in text


def test_an_address_that_takes_no_form(hall: Hall) -> None:
    t = hall.paired()
    answer = hall.anybody.send(f"/t/{t}/standings")
    assert answer.status_code == 405
    assert says(answer, "method-unknown")


@pytest.mark.fault("D14")
def test_a_form_that_cannot_be_read(hall: Hall) -> None:
    t = hall.paired()
    before = hall.t.facts
    broken = {"Content-Type": "multipart/form-data; boundary=here"}
    answer = hall.owner.http.post(f"/t/{t}/desk/enter", content=b"--here\r\nno form at all", headers=broken)
    assert answer.status_code == 400
    assert says(answer, "body-unreadable")
    assert hall.t.facts == before


@pytest.mark.fault("F3")
def test_a_form_that_is_too_large(hall: Hall) -> None:
    t = hall.tournament(ready=False)
    answer = hall.owner.send(f"/t/{t}/desk/import", file=TOO_MUCH)
    assert answer.status_code == 413
    assert says(answer, "body-too-large", most=5120)


def test_a_tap_without_what_was_tapped(hall: Hall) -> None:
    t = hall.paired()
    before = hall.t.facts
    answer = hall.owner.send(f"/t/{t}/desk/absent")
    assert answer.status_code == 422
    assert says(answer, "form-incomplete", fields=("tap",))
    assert hall.t.facts == before


@pytest.mark.clause("MU-39")
def test_a_list_that_is_not_open_to_this_player(hall: Hall) -> None:
    t = hall.paired("munchkin", 4)
    one, other = list(hall.t.players)[:2]
    answer = hall.player(one).get(f"/t/{t}/me/lists/{other}")
    assert answer.status_code == 403
    assert says(answer, "list-not-open")


def test_forgetting_somebody_asks_first(hall: Hall) -> None:
    t = hall.tournament(ready=False)
    player = next(iter(hall.t.players))
    answer = hall.owner.send(f"/t/{t}/desk/players/{player}/forget")
    assert answer.status_code == 422
    assert says(answer, "forget-unsure", player="Ana")
    assert any(person.name == "Ana" for person in hall.store.people(t))

"""What every handler works with: pages shown again, confirmations, sentences said once, forms that come twice."""

import re
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import pytest
from fastapi import APIRouter, Form
from fastapi.responses import Response

from tests.web.hall import Client, Hall
from topcut.ids import TableNumber
from topcut.refusal import Refusal, confirmed
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, TableSet
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.rendering import clause, clock_time
from topcut.web.view import SAID, View, again

HOSTILE = '<script>alert("x")</script>'

router = APIRouter()


def name_table(t: Tournament, by: Actor, table: int, name: str) -> list[Fact]:
    if not name:
        raise Refusal("reason-needed")
    return [TableSet(TableNumber(table), name=name)]


def name_against_advice(t: Tournament, by: Actor, name: str, confirm: Collection[str] = ()) -> list[Fact]:
    confirmed("CH-33", confirm, "cut")
    return [TableSet(TableNumber(9), name=name)]


@router.get("/t/{tournament}/tried")
def tried(view: Annotated[View, may("organize")]) -> Response:
    return view.page("layout.html")


@router.post("/t/{tournament}/tried")
@again(tried)
def try_it(view: Annotated[View, may("organize")], name: Annotated[str, Form()] = "") -> Response:
    view.act(name_table, 1, name)
    return view.go(f"/t/{view.tournament}/tried", said=f"Table 1 is called {name}.")


@router.post("/t/{tournament}/tried/twice")
@again(tried)
def try_two(view: Annotated[View, may("organize")], name: Annotated[str, Form()]) -> Response:
    view.act(name_table, 1, name)
    view.act(name_table, 2, name)
    return view.go(f"/t/{view.tournament}/tried")


@router.post("/t/{tournament}/tried/anyway")
@again(tried)
def try_anyway(view: Annotated[View, may("organize")], name: Annotated[str, Form()]) -> Response:
    view.act(name_against_advice, name, confirm=view.confirm)
    return view.go(f"/t/{view.tournament}/tried", said="Done all the same.")


@pytest.fixture
def at(hall: Hall) -> str:
    hall.app.router.routes[:0] = router.routes
    return f"/t/{hall.tournament(ready=False)}/tried"


def facts(hall: Hall) -> int:
    return hall.store.head(hall.last).n


def fields(page: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', page))


def test_a_refusal_shows_the_page_again_with_its_sentence(hall: Hall, at: str) -> None:
    before = facts(hall)
    answer = hall.owner.send(at, name="")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert facts(hall) == before


def test_without_a_refusal_there_is_no_alert(hall: Hall, at: str) -> None:
    assert 'role="alert"' not in hall.owner.get(at).text


def test_what_the_rules_advise_against_can_be_confirmed_with_one_button(hall: Hall, at: str) -> None:
    before = facts(hall)
    answer = hall.owner.send(f"{at}/anyway", name=HOSTILE)
    assert answer.status_code == 422
    assert "CH-33" in answer.text
    assert facts(hall) == before
    assert HOSTILE not in answer.text
    assert '<input type="hidden" name="confirm" value="CH-33">' in answer.text
    assert f'action="{at}/anyway"' in answer.text
    done = hall.owner.http.post(f"{at}/anyway", data={**fields(answer.text), "name": HOSTILE})
    assert done.status_code == 303
    assert facts(hall) == before + 1


def test_the_confirming_button_sends_the_same_form(hall: Hall, at: str) -> None:
    sent = fields(hall.owner.send(f"{at}/anyway", name="blue").text)
    assert sent["name"] == "blue"
    assert sent["csrf"]
    assert sent["key"]


def test_a_refusal_that_cannot_be_confirmed_has_no_such_button(hall: Hall, at: str) -> None:
    assert 'name="confirm"' not in hall.owner.send(at, name="").text


def test_what_was_done_is_said_once_on_the_next_page(hall: Hall, at: str) -> None:
    assert "Table 1 is called blue." in hall.owner.done(at, name="blue").text
    assert "Table 1 is called blue." not in hall.owner.get(at).text


@pytest.mark.fault("F6", "J2")
def test_what_is_said_is_text(hall: Hall, at: str) -> None:
    page = hall.owner.done(at, name=HOSTILE).text
    assert HOSTILE not in page
    assert "&lt;script&gt;" in page


def test_nobody_can_put_words_into_our_mouth(hall: Hall, at: str) -> None:
    hall.owner.cookies.set(SAID, "IlBheSBFdmUi.bm90IG91cnM")
    assert 'id="said"' not in hall.owner.get(at).text


def test_only_our_own_pages_are_gone_to(hall: Hall, at: str) -> None:
    with pytest.raises(AssertionError):
        View.go(object(), "//elsewhere.example")  # type: ignore[arg-type]  # nothing of the view is looked at before
    with pytest.raises(AssertionError):
        View.go(object(), "https://elsewhere.example")  # type: ignore[arg-type]


@pytest.mark.fault("C3", "D1")
def test_a_form_that_is_sent_twice_counts_once(hall: Hall, at: str) -> None:
    before = facts(hall)
    first = hall.owner.send(at, name="blue", key="tapped")
    second = hall.owner.send(at, name="blue", key="tapped")
    assert (first.status_code, second.status_code) == (303, 303)
    assert facts(hall) == before + 1


@pytest.mark.fault("D2")
def test_a_form_that_a_proxy_sends_twice_at_once_counts_once(hall: Hall, at: str) -> None:
    before = facts(hall)
    clients = [_copy(hall, hall.owner) for _ in range(8)]
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda client: client.send(at, name="blue", key="proxied").status_code, clients))
    assert answers == [303] * 8
    assert facts(hall) == before + 1


@pytest.mark.fault("C4")
def test_a_key_that_was_used_for_something_else_is_refused(hall: Hall, at: str) -> None:
    hall.owner.send(at, name="blue", key="tapped")
    before = facts(hall)
    answer = hall.owner.send(at, name="red", key="tapped")
    assert answer.status_code == 409
    assert 'role="alert"' in answer.text
    assert facts(hall) == before


def test_two_different_taps_are_two_facts(hall: Hall, at: str) -> None:
    before = facts(hall)
    hall.owner.done(at, name="blue")
    hall.owner.done(at, name="red")
    assert facts(hall) == before + 2


@pytest.mark.fault("C3")
def test_one_form_is_one_act_so_a_second_one_is_refused(hall: Hall, at: str) -> None:
    before = facts(hall)
    for _ in range(2):
        assert hall.owner.send(f"{at}/twice", name="blue", key="tapped").status_code == 409
    assert facts(hall) == before + 1


@pytest.mark.parametrize("key", ["", "k" * 65])
def test_a_key_that_no_page_has_made_is_no_key(hall: Hall, at: str, key: str) -> None:
    before = facts(hall)
    for _ in range(2):
        assert hall.owner.send(at, name="blue", key=key).status_code == 303
    assert facts(hall) == before + 2


def test_every_form_has_a_key_of_its_own(hall: Hall, at: str) -> None:
    keys = {fields(hall.owner.send(f"{at}/anyway", name="blue").text)["key"] for _ in range(5)}
    assert len(keys) == 5


@pytest.mark.fault("E6")
def test_times_are_shown_by_the_clock_of_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        assert "10:42" in clock_time("2026-11-15T09:42:00.000Z")
        assert "02:30" in clock_time("2026-10-25T00:30:00.000Z")  # summer time
        assert "02:30" in clock_time("2026-10-25T01:30:00.000Z")  # an hour later, the same by the clock on the wall
        assert 'datetime="2026-10-25T01:30:00.000Z"' in clock_time("2026-10-25T01:30:00.000Z")
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_clause_is_linked_to_its_text() -> None:
    assert clause("CH-38") == '<a class="clause" href="/rules/challenger#CH-38">CH-38</a>'
    assert clause(None) == ""


def _copy(hall: Hall, client: Client) -> Client:
    made = hall.client()
    made.cookies.update(client.cookies)
    made.csrf = client.csrf
    return made

"""Every request has an id, by which the operator finds it in the log; the log tells nothing else of whoever sent it."""

import json
import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from tests.web.access.device import HOSTED, tls_client
from tests.web.hall import Hall
from topcut.web.access.secrets import Discreet
from topcut.web.request_log import HEADER, Structured


@pytest.fixture
def told() -> Iterator[StringIO]:
    """What the log of a server on the internet would say."""
    said = StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(Structured())
    handler.addFilter(Discreet())
    logger = logging.getLogger("topcut")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield said
    logger.removeHandler(handler)
    logger.setLevel(level)


@pytest.fixture
def online(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "online", HOSTED)
    yield made
    made.close()


def lines(told: StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in told.getvalue().splitlines()]


def test_each_answer_and_its_line_in_the_log_have_the_same_id(online: Hall, told: StringIO) -> None:
    client = tls_client(online)
    ids = [client.get(path).headers[HEADER] for path in ("/", "/", "/nowhere")]
    assert len(set(ids)) == 3
    found = [one for one in lines(told) if one["logger"] == "topcut.requests"]
    assert [one["request"] for one in found] == ids
    assert [(one["method"], one["route"], one["status"]) for one in found] == [
        ("GET", "/", 200),
        ("GET", "/", 200),
        ("GET", "-", 404),
    ]


def test_what_halls_send_is_told_by_its_route_too(online: Hall, told: StringIO) -> None:
    tls_client(online).http.post("/mirror/v1/cup")
    (line,) = (one for one in lines(told) if one["logger"] == "topcut.requests")
    assert (line["method"], line["route"], line["status"]) == ("POST", "/mirror/v1/{tournament}", 401)


@pytest.mark.fault("H-9")
def test_no_name_address_or_token_is_in_the_log(online: Hall, told: StringIO) -> None:
    online.paired(players=["Canary One", "Canary Two", "Canary Three", "Canary Four"])
    client = tls_client(online)
    player = str(next(iter(online.t.players)))
    for path in (f"/t/{online.last}/standings?q=Canary", f"/t/{online.last}/players/{player}", "/c?token=CANARYcanary"):
        client.get(path, headers={"User-Agent": "Canary", "X-Forwarded-For": "203.0.113.9", HEADER: "canary"})
    client.send("/login", name="Canary", password="canary canary canary")
    said = "".join(json.dumps(one) for one in lines(told)).lower()
    assert "/t/{tournament}" in said
    for secret in ("canary", "203.0.113", player.lower()):
        assert secret not in said


def test_an_error_of_ours_names_the_id_under_which_it_is_in_the_log(
    online: Hall, told: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("what went wrong")

    monkeypatch.setattr(online.app.state.desk.store.calendar, "page", fails)
    answer = tls_client(online).get("/calendar")
    assert answer.status_code == 500
    id = answer.headers[HEADER]
    assert id in answer.text
    (failed,) = [one for one in lines(told) if one["level"] == "ERROR"]
    assert failed["request"] == id
    assert str(failed["message"]).startswith("GET /calendar failed")
    assert "what went wrong" in str(failed["trace"])


@pytest.mark.fault("H-9")
def test_an_error_of_ours_tells_the_route_and_not_the_address(
    online: Hall, told: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError

    t = online.paired(players=4)
    monkeypatch.setattr(online.app.state.desk, "look", fails)
    assert tls_client(online).get(f"/t/{t}/standings").status_code == 500
    assert "GET /t/{tournament}/standings failed" in told.getvalue()
    assert t not in told.getvalue()

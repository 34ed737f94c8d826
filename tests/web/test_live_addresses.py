"""What a stream may be asked for: pages alone. A file, an export or another stream must not hold up a hall."""

from collections.abc import Mapping
from http.client import HTTPConnection
from urllib.parse import urlencode

import pytest

from tests.web.hall import Client, Hall
from tests.web.serving import Served

PATIENCE = 10.0


def asked(served: Served, page: str, more: Mapping[str, int], client: Client | None = None) -> int:
    """The status of the answer; a server that has stopped answering is an error after a while."""
    connection = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items()) if client else ""
    try:
        connection.request("GET", f"/live?{urlencode({'page': page, **more})}", headers={"Cookie": cookies})
        return connection.getresponse().status
    finally:
        connection.close()


def is_answering(served: Served) -> bool:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == 200
    finally:
        connection.close()


@pytest.mark.fault("K1")
@pytest.mark.parametrize("more", [{"once": 1}, {"after": 0}])
@pytest.mark.parametrize(
    "page",
    [
        "/static/topcut.css",
        "/live?page=/",
        "/%6Cive?page=/",
        "/%6cive/token",
        "//static/topcut.css",
        "/static/%2e%2e/%2e%2e/app.py",
        "http://127.0.0.1/",
        "",
    ],
)
def test_what_is_no_page_has_no_stream_and_keeps_nobody_waiting(
    served: Served, page: str, more: dict[str, int]
) -> None:
    served.hall.paired(players=4)
    assert asked(served, page, more) == 404
    assert is_answering(served)


@pytest.mark.fault("K1")
def test_an_export_as_the_page_of_a_stream_keeps_nobody_waiting(served: Served, hall: Hall) -> None:
    t = hall.paired(players=4)
    assert asked(served, f"/t/{t}/desk/export/full.jsonl", {"once": 1}, hall.owner) == 404
    assert asked(served, f"/t/{t}/desk/export/public.jsonl", {"once": 1}, hall.judge) == 404
    assert asked(served, f"/t/{t}/archive", {"once": 1}) == 404
    assert is_answering(served)

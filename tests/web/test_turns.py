"""Whoever has to wait keeps nobody else waiting: each kind of request has threads of its own."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Annotated

import httpx
import pytest
from fastapi.responses import Response

from tests.desk.slowly import slowly
from tests.web.hall import Client, Hall
from tests.web.serving import Served, served, until
from tests.web.test_edges import route
from topcut.desk.pairings import Pairings
from topcut.rules.actions import rounds
from topcut.web.access import may
from topcut.web.settings import Limits, Mode, Settings
from topcut.web.turns import AT_ONCE, Turn
from topcut.web.view import View

CROWD = 48
HOSTED = Settings(mode=Mode.HOSTED, hosts=frozenset({"127.0.0.1"}), base_url="https://127.0.0.1")


def browser(there: Served, client: Client) -> httpx.Client:
    cookies = dict(client.cookies.items())
    return httpx.Client(base_url=there.url, cookies=cookies, timeout=60, trust_env=False, verify=False)


def opens(there: Served, client: Client, path: str) -> int:
    """The status, if it comes soon: nothing here takes long by itself."""
    with browser(there, client) as line:
        return line.get(path, timeout=20).status_code


def have_come(hall: Hall, number: int) -> None:
    until(lambda: hall.app.state.stopping._in_flight >= number, "not all have come")


@pytest.mark.fault("K3", "A9")
def test_a_crowd_that_waits_to_write_keeps_nobody_else_waiting(hall: Hall, served: Served) -> None:
    """Forty posts that waited for one tournament stopped the files, the desk and all other tournaments."""
    other = hall.paired(players=4)
    elsewhere = hall.owner
    t = hall.paired(players=CROWD)
    players = [hall.player(player) for player in hall.t.players]
    desk, there = hall.owner, hall.player("p1")

    def call(client: Client) -> int:
        with browser(served, client) as line:
            return line.post(f"/t/{t}/me/call", data={"csrf": client.csrf, "about": "", "key": client.csrf}).status_code

    with ThreadPoolExecutor(CROWD) as crowd:
        with hall.desk.alone(t):
            calls = [crowd.submit(call, client) for client in players]
            have_come(hall, CROWD)
            assert opens(served, hall.anybody, "/static/topcut.css") == 200
            assert opens(served, hall.anybody, f"/t/{other}/pairings") == 200
            assert opens(served, elsewhere, f"/t/{other}/desk") == 200
            assert opens(served, desk, f"/t/{t}/desk") == 200
            assert opens(served, there, f"/t/{t}/me") == 200
        assert {one.result(60) for one in calls} == {303}


@pytest.fixture(params=[Settings(), HOSTED], ids=["laptop", "hosted"])
def anywhere(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Hall]:
    made = Hall(tmp_path / "anywhere", request.param)
    yield made
    made.close()


@pytest.mark.fault("K3")
def test_a_crowd_that_looks_keeps_neither_staff_nor_players_waiting(anywhere: Hall) -> None:
    """Behind a proxy everyone comes from this computer: whose turn it is is decided by the session."""
    hall, go_on = anywhere, Event()
    t = hall.paired(players=4)

    def slow(view: Annotated[View, may("open")]) -> Response:
        assert go_on.wait(60)
        return Response()

    route(hall, slow, "/slow")
    with served(hall) as there, ThreadPoolExecutor(CROWD) as crowd:
        pages = [crowd.submit(opens, there, hall.anybody, "/slow") for _ in range(CROWD)]
        try:
            have_come(hall, CROWD)
            assert opens(there, hall.anybody, "/static/topcut.css") == 200
            assert opens(there, hall.judge, f"/t/{t}/judge") == 200
            with browser(there, hall.player("p1")) as line:
                told = {"csrf": hall.player("p1").csrf, "about": "", "key": "1"}
                assert line.post(f"/t/{t}/me/call", data=told, timeout=20).status_code == 303
        finally:
            go_on.set()
        assert {one.result(60) for one in pages} == {200}


@pytest.mark.fault("A9")
def test_officials_who_wait_for_a_pairing_keep_no_other_official_waiting(
    hall: Hall, served: Served, tmp_path: Path
) -> None:
    t = hall.paired(players=8)
    hall.play()
    hall.act(rounds.open_draw)
    hall.work_out(Pairings(partial(slowly, tmp_path), here_up_to=0))
    looking = AT_ONCE[Turn.STAFF] + 2
    with ThreadPoolExecutor(looking) as officials:
        pages = [officials.submit(opens, served, hall.judge, f"/t/{t}/desk/preview") for _ in range(looking)]
        try:
            have_come(hall, looking)
            assert opens(served, hall.owner, f"/t/{t}/desk") == 200
        finally:
            (tmp_path / "go").touch()
        assert {one.result(60) for one in pages} == {200}


@pytest.mark.fault("K3")
@pytest.mark.parametrize("anywhere", [replace(HOSTED, limits=Limits(connections=40))], indirect=True)
def test_behind_a_proxy_room_is_kept_for_browsers_of_staff(anywhere: Hall) -> None:
    """There the slow connections of strangers come from this computer too."""
    hall = anywhere
    t = hall.paired(players=4)
    with served(hall) as there:
        assert opens(there, hall.judge, f"/t/{t}/judge") == 200
        idle = [httpx.Client(base_url=there.url, trust_env=False) for _ in range(12)]
        for line in idle:
            line.get("/static/topcut.css")
        assert opens(there, hall.anybody, f"/t/{t}/pairings") == 503
        assert opens(there, hall.judge, f"/t/{t}/judge") == 200
        for line in idle:
            line.close()

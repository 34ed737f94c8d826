"""The real program, stopped or killed in the worst moment: what was answered is kept, and asking again is harmless."""

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from threading import Barrier
from urllib.parse import urlencode

import pytest

from tests.cli.test_serve import PATIENCE, serving
from tests.web.hall import Client, Hall
from tests.web.player.at_table import forms_in
from topcut.desk import Clock, Desk
from topcut.ids import TournamentId
from topcut.rules.actions import rounds
from topcut.store import Store

PHONES = 16


@dataclass(frozen=True, slots=True)
class Form:
    """What a browser has on its page and can send to whichever program serves it next."""

    path: str
    fields: dict[str, str]
    cookies: str

    def send(self, line: HTTPConnection, **more: str) -> None:
        headers = {"Cookie": self.cookies, "Content-Type": "application/x-www-form-urlencoded"}
        line.request("POST", self.path, urlencode({**self.fields, **more}), headers)

    @property
    def key(self) -> str:
        return self.fields["key"]


def form(client: Client, page: str, action: str, **typed: str) -> Form:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return Form(action, {**forms_in(client.get(page).text)[action], **typed}, cookies)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Its folder is left to the program."""
    made = Hall(tmp_path)
    yield made
    made.close()


@pytest.mark.fault("A8", "C11")
def test_what_was_answered_before_a_stop_is_kept_and_the_others_are_told(hall: Hall, tmp_path: Path) -> None:
    t = hall.paired(players=PHONES)
    me = f"/t/{t}/me"
    phones = [
        form(hall.player(player), me, f"{me}/report", **{"vp-1": str(match), "vp-2": "0"})
        for match, pair in enumerate(hall.opponents, 1)
        for player in pair
    ]
    hall.close()
    with serving(tmp_path) as (process, port, _), ThreadPoolExecutor(PHONES) as crowd:
        wait_until_served(port)
        ready = Barrier(PHONES, lambda: process.send_signal(signal.SIGTERM))

        def report(phone: Form) -> tuple[str, int, str | None]:
            with connected(port) as line:
                phone.send(line)
                ready.wait(PATIENCE)
                answer = line.getresponse()
                return phone.key, answer.status, answer.getheader("retry-after")

        answers = list(crowd.map(report, phones))
        assert process.wait(PATIENCE) in {0, 143}
    assert {(status, later) for _, status, later in answers} <= {(303, None), (503, "5")}
    with Store(tmp_path) as store:
        assert all(store.receipt(t, key) for key, status, _ in answers if status == 303)
        assert not any(store.receipt(t, key) for key, status, _ in answers if status == 503)
        assert store.verify(t) is None


@pytest.mark.slow
@pytest.mark.fault("A4", "A2", "A3")
@pytest.mark.parametrize("answered", [False, True])
def test_a_program_killed_while_it_publishes_a_round_can_publish_it_again(
    hall: Hall, tmp_path: Path, answered: bool
) -> None:
    t = hall.started(players=16)
    hall.act(rounds.open_draw)
    publish = form(hall.owner, f"/t/{t}/desk/preview", f"/t/{t}/desk/preview/publish")
    hall.close()
    with serving(tmp_path) as (process, port, _), connected(port) as page, connected(port) as line:
        page.request("GET", f"/live?page=/t/{t}/pairings")
        with page.getresponse() as stream:
            stream.readline()
        publish.send(line)
        if answered:
            assert line.getresponse().status == 303
        process.kill()
        process.wait(PATIENCE)
    assert rounds_in(tmp_path, t) in ({1} if answered else {0, 1})
    with serving(tmp_path) as (_, port, _):
        assert sent(port, publish) == 303
        assert sent(port, publish, key="another-key") == 409
        with connected(port) as line:
            line.request("GET", f"/t/{t}/pairings")
            assert "Round 1" in line.getresponse().read().decode()
    assert rounds_in(tmp_path, t) == 1


def wait_until_served(port: int) -> None:
    """The door is open a moment before somebody stands in it."""
    with connected(port) as line:
        line.request("GET", "/")
        assert line.getresponse().status == 200


def connected(port: int) -> closing[HTTPConnection]:
    return closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE))


def sent(port: int, one: Form, **more: str) -> int:
    with connected(port) as line:
        one.send(line, **more)
        return line.getresponse().status


def rounds_in(folder: Path, t: TournamentId) -> int:
    with Store(folder) as store:
        assert store.verify(t) is None
        return len(Desk(store, Clock()).look(t).rounds)

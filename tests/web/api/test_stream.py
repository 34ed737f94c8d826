"""The stream of facts: each once and in order, only what the listener may read, and no longer than that holds."""

import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.web.api.programs import V1, Program, program
from tests.web.hall import Hall
from tests.web.serving import Served, until
from topcut.exchange.chronicle import Chronicle
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, conduct
from topcut.rules.facts import Stamped
from topcut.store.accounts import ApiToken
from topcut.web.api.stream import Streams
from topcut.web.settings import Limits, Settings

QUICK = Settings(limits=Limits(stream_pause=0.05, heartbeat=0.2, api_streams_of_strangers=2, api_streams_a_token=1))


@dataclass
class Heard:
    """A program that listens, on a real connection."""

    served: Served
    path: str
    token: str = ""
    last: str = ""
    status: int = 0
    facts: list[dict[str, Any]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    ended: bool = False

    def __post_init__(self) -> None:
        self._connection = HTTPConnection("127.0.0.1", self.served.port, timeout=60)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if self.last:
            headers["Last-Event-ID"] = self.last
        self._connection.request("GET", f"{V1}{self.path}", headers=headers)
        self._response = self._connection.getresponse()
        self.status = self._response.status
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        parts: dict[str, str] = {}
        try:
            for line in self._response:
                name, _, value = line.decode().rstrip("\n").partition(":")
                if name:
                    parts[name] = value.strip()
                elif parts.get("event") == "fact":
                    told = json.loads(parts["data"])
                    assert parts["id"] == str(told["n"])
                    self.facts.append(told)
                    parts = {}
                else:
                    self.words += [parts["event"]] if "event" in parts else []
                    parts = {}
        except OSError:
            pass
        self.ended = True

    def hears(self, kind: str) -> None:
        until(lambda: any(one["kind"] == kind for one in self.facts), f"{kind} was not sent")

    def close(self) -> None:
        if self._connection.sock is not None:
            self._connection.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(20)
        self._connection.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Served]:
    hall = Hall(tmp_path / "quick", QUICK)
    made = Served(hall)
    yield made
    made.close()
    hall.close()


def test_facts_come_as_they_happen_each_once_and_in_order(quick: Served) -> None:
    hall = quick.hall
    id = hall.paired()
    n = hall.store.head(id).n
    heard = Heard(quick, f"/tournaments/{id}/stream?after={n}")
    for number in range(5):
        hall.act(announcing.announce, f"Number {number}")
    until(lambda: len(heard.facts) == 5, "not all of them were sent")
    assert [one["n"] for one in heard.facts] == list(range(n + 1, n + 6))
    assert "Number 4" in heard.facts[-1]["sentence"]
    hall.play()
    heard.hears("ResultSettled")
    numbers = [one["n"] for one in heard.facts]
    assert numbers == sorted(set(numbers))
    heard.close()
    later = Heard(quick, f"/tournaments/{id}/stream", last=str(numbers[2]))
    until(lambda: len(later.facts) >= len(numbers) - 3, "it did not go on")
    assert [one["n"] for one in later.facts][: len(numbers) - 3] == numbers[3:]
    later.close()


def test_the_stream_says_what_the_facts_say(hall: Hall) -> None:
    id = hall.paired()
    hall.act(conduct.warn, "p1", hall.t.ruleset.conduct.grounds[0], "seen")
    for reader in (Program(hall), program(hall)):
        told = reader.get(f"/tournaments/{id}/stream?once=yes").text
        streamed = [json.loads(line.removeprefix("data: ")) for line in told.splitlines() if line.startswith("data")]
        assert streamed == reader.get(f"/tournaments/{id}/facts?most=1000").json()["facts"]
    assert Program(hall).get("/tournaments/nobody/stream?once=yes").status_code == 404


@pytest.mark.fault("K4")
def test_of_a_long_log_only_the_news_is_said(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or each program that listens would cost more with every fact."""
    id, said, tell = hall.paired(), [], Chronicle.tell

    def counted(chronicle: Chronicle, stamped: Stamped) -> str:
        said.append(stamped.n)
        return tell(chronicle, stamped)

    monkeypatch.setattr(Chronicle, "tell", counted)
    hall.play(leave=1)
    n = hall.store.head(id).n
    for reader in (program(hall), Program(hall), Program(hall)):
        for path in (f"stream?once=yes&after={n - 1}", f"facts?after={n - 1}"):
            assert f'"n":{n}' in reader.get(f"/tournaments/{id}/{path}").text
    assert set(said) == {n}
    assert len(said) == 3, "twice for the token, once for everyone"


def test_what_is_not_for_everyone_is_told_to_officials_alone(quick: Served) -> None:
    hall = quick.hall
    id = hall.paired()
    n = hall.store.head(id).n
    everyone = Heard(quick, f"/tournaments/{id}/stream?after={n}")
    ours = Heard(quick, f"/tournaments/{id}/stream?after={n}", program(hall).token)
    hall.act(conduct.warn, "p1", hall.t.ruleset.conduct.grounds[0], "seen")
    hall.act(announcing.announce, "Hello")
    everyone.hears("AnnouncementMade")
    ours.hears("AnnouncementMade")
    assert [one["kind"] for one in everyone.facts] == ["AnnouncementMade"]
    assert [one["kind"] for one in ours.facts] == ["WarningGiven", "AnnouncementMade"]
    everyone.close()
    ours.close()


@pytest.mark.fault("I-12")
def test_it_ends_with_the_token(quick: Served) -> None:
    hall = quick.hall
    id = hall.paired()
    ours = Heard(quick, f"/tournaments/{id}/stream", program(hall).token)
    ours.hears("RoundPaired")
    hall.store.change_access(lambda accounts: accounts.remove(*accounts.every(ApiToken)))
    until(lambda: ours.ended, "it goes on")
    assert ours.words == ["gone"]
    hall.act(conduct.warn, "p1", hall.t.ruleset.conduct.grounds[0], "seen")
    assert "WarningGiven" not in {one["kind"] for one in ours.facts}
    ours.close()


@pytest.mark.fault("I-12")
def test_it_ends_with_the_day_of_the_token_however_much_happens(quick: Served) -> None:
    hall = quick.hall
    id = hall.paired()
    ours = Heard(quick, f"/tournaments/{id}/stream", program(hall, until="2026-11-15T23:00:00.000Z").token)
    ours.hears("RoundPaired")
    hall.wait(minutes=48 * 60)

    def told() -> bool:
        hall.act(announcing.announce, f"Still here, {len(hall.t.announcements)}")
        return ours.ended

    until(told, "it goes on")
    assert ours.words == ["gone"]
    ours.close()


@pytest.mark.fault("K6")
def test_whoever_asks_for_two_things_at_once_and_leaves_takes_no_place(quick: Served) -> None:
    id = quick.hall.paired()
    path = f"{V1}/tournaments/{id}/stream"
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{quick.port}\r\n\r\n".encode()
    for _ in range(2):
        with socket.create_connection(("127.0.0.1", quick.port), timeout=20) as client:
            client.sendall(request * 2)
            assert client.recv(100)

    def opened() -> bool:
        one = Heard(quick, f"/tournaments/{id}/stream")
        one.close()
        return one.status == 200

    until(opened, "those who left still have their places")


def test_strangers_take_no_place_from_tokens() -> None:
    streams = Streams(Limits(api_streams=3, api_streams_of_strangers=1, api_streams_a_token=2))
    for whose in ("", "a", "a"):
        streams.enter(whose)
    for whose in ("", "a", "b"):
        with pytest.raises(Refusal) as refused:
            streams.enter(whose)
        assert refused.value.code == "api-streams-many"
    streams.leave("")
    streams.enter("b")


@pytest.mark.fault("K1")
def test_there_are_not_too_many(quick: Served) -> None:
    hall = quick.hall
    id = hall.paired()
    path, token = f"/tournaments/{id}/stream", program(hall).token
    first, second, ours = Heard(quick, path), Heard(quick, path), Heard(quick, path, token)
    assert [first.status, second.status, ours.status] == [200, 200, 200]
    for refused in (Heard(quick, path), Heard(quick, path, token), Heard(quick, path, f" {token}")):
        assert refused.status == 429
        refused.close()
    assert program(hall).get(f"{path}?once=yes").status_code == 200, "what ends at once takes no place"
    first.close()

    def opened() -> bool:
        one = Heard(quick, path)
        one.close()
        return one.status == 200

    until(opened, "who leaves makes room")
    second.close()
    ours.close()


def test_it_ends_when_the_program_stops(quick: Served) -> None:
    id = quick.hall.paired()
    heard = Heard(quick, f"/tournaments/{id}/stream")
    heard.hears("RoundPaired")
    quick.stop()
    until(lambda: heard.ended, "it does not end")
    assert heard.words == ["stopping"]
    heard.close()

"""A page's stream as a browser reads it: messages as they come, until the server or the test ends it."""

import socket
from dataclasses import dataclass, field
from http.client import HTTPConnection
from threading import Thread
from urllib.parse import urlencode

from tests.web.hall import Client
from tests.web.serving import Served, until


@dataclass(frozen=True, slots=True)
class Message:
    name: str
    id: str
    data: str


@dataclass
class Listener:
    served: Served
    page: str
    client: Client | None = None
    after: int = 0
    last_id: str = ""
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)
    ended: bool = False

    def __post_init__(self) -> None:
        self._connection = HTTPConnection("127.0.0.1", self.served.port, timeout=60)
        headers = {"Accept": "text/event-stream"}
        if self.client is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        if self.last_id:
            headers["Last-Event-ID"] = self.last_id
        self._connection.request("GET", f"/live?{urlencode({'page': self.page, 'after': self.after})}", headers=headers)
        self._response = self._connection.getresponse()
        self.status = self._response.status
        self.headers = {name.lower(): value for name, value in self._response.getheaders()}
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def shown(self) -> list[Message]:
        """The blocks that were sent."""
        return [message for message in self.messages if not message.name]

    @property
    def last_words(self) -> list[str]:
        return [message.name for message in self.messages if message.name and message.name != "beat"]

    def opened(self) -> "Listener":
        assert self.status == 200, self.status
        until(lambda: self.messages, "the stream has not begun")
        return self

    def hears(self, text: str) -> Message:
        until(lambda: any(text in message.data for message in self.shown), f"{text!r} was not sent")
        return next(message for message in self.shown if text in message.data)

    def close(self) -> None:
        if self._connection.sock is not None:
            self._connection.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(20)
        self._connection.close()

    def _read(self) -> None:
        parts: dict[str, list[str]] = {}
        try:
            for line in self._response:
                text = line.decode().rstrip("\n")
                if text:
                    name, _, value = text.partition(":")
                    parts.setdefault(name, []).append(value.removeprefix(" "))
                elif parts:
                    first = {name: values[0] for name, values in parts.items()}
                    data = "\n".join(parts.get("data", []))
                    self.messages.append(Message(first.get("event", ""), first.get("id", ""), data))
                    parts = {}
        except (OSError, ValueError, AttributeError):
            pass
        self.ended = True

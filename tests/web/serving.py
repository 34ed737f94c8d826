"""A hall on a real port of this computer, for browsers and for everything that is about connections."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread

from tests.web.hall import Hall
from topcut.web.server import Server, bound

PATIENCE = 20.0


class Served:
    def __init__(self, hall: Hall, door: socket.socket | None = None) -> None:
        """With a door, where the hall has to know its own port."""
        self.hall = hall
        self._serve(door or bound("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.port}"

    def restart(self) -> None:
        """The program ends and starts again, at the same address."""
        self.close()
        self.hall.reopen()
        self._serve(bound("127.0.0.1", self.port))

    def _serve(self, door: socket.socket) -> None:
        self.server = Server(self.hall.app)
        self._socket = door
        self.port: int = self._socket.getsockname()[1]
        self._thread = Thread(target=self.server.run, args=([self._socket],), daemon=True)
        self._thread.start()
        until(lambda: self.server.started, "the server has not started")

    def stop(self) -> None:
        self.server.should_exit = True

    @property
    def has_stopped(self) -> bool:
        return not self._thread.is_alive()

    def close(self) -> None:
        self.stop()
        self._thread.join(PATIENCE)
        assert self.has_stopped, "the server does not stop"


@contextmanager
def served(hall: Hall) -> Iterator[Served]:
    made = Served(hall)
    try:
        yield made
    finally:
        made.close()


def until(condition: Callable[[], object], otherwise: str, patience: float = PATIENCE) -> None:
    """Look again until it is so."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, otherwise
        time.sleep(0.01)

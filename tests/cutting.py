"""A line to a database server that can be cut at a word: before the server hears it, or before its answer is heard."""

import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Self
from urllib.parse import parse_qs, quote, urlsplit

from topcut.store.place import Database

SIZE = 1 << 16
NAME = ".s.PGSQL.5432"


class Cut:
    def __init__(self, database: Database) -> None:
        (self._far,) = parse_qs(urlsplit(database.url).query)["host"]
        self._near = Path(self._far) / "cut"
        self._near.mkdir()
        address, _, _ = database.url.partition("?")
        self.database = replace(database, url=f"{address}?host={quote(str(self._near), safe='')}")
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self._near / NAME))
        self._door.listen()
        self._word: bytes | None = None
        self._reaches = False
        self.cuts = 0

    def __enter__(self) -> Self:
        Thread(target=self._welcome, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()
        (self._near / NAME).unlink()
        self._near.rmdir()

    def cut_at(self, word: bytes, *, reaches_the_server: bool) -> None:
        """Once: the next line over which this word is sent. A statement ends with a zero."""
        self._word, self._reaches = word, reaches_the_server

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(Path(self._far) / NAME))
                Thread(target=self._ask, args=(near, far), daemon=True).start()
                Thread(target=_pass_on, args=(far, near), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while said := near.recv(SIZE):
                if self._word is not None and self._word in said:
                    self._word = None
                    self.cuts += 1
                    if self._reaches:
                        near.shutdown(socket.SHUT_RDWR)  # first, so that no answer is heard
                        far.sendall(said)
                    break
                far.sendall(said)
        for end in (near, far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_WR if end is far and self._reaches else socket.SHUT_RDWR)


def _pass_on(far: socket.socket, near: socket.socket) -> None:
    with suppress(OSError):
        while said := far.recv(SIZE):
            with suppress(OSError):
                near.sendall(said)
    for end in (near, far):
        end.close()

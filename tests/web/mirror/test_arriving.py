"""An account that sends much and slowly fills neither the memory of a server nor the room of others."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.hall import Hall
from tests.web.mirror.halls import key
from tests.web.serving import Served, served, until
from topcut.exchange import mirror_batch
from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.web.settings import Limits, Settings
from topcut.web.viewer import Kind

LIMITS = replace(Limits(), mirrored_at_once_of_one=20_000, mirrored_at_once=50_000)
ANOTHER = mirror_batch.written(TournamentId("another"), Head(1, bytes(32)), [], None, sums=True)


@pytest.fixture
def mirror(tmp_path: Path) -> Iterator[Served]:
    hall = Hall(tmp_path, Settings(limits=LIMITS))
    for account in ("eve", "mallory", "bo", "cy"):
        hall.let_in(Kind.OWNER, account, TournamentId("none"), operates=False)
    with served(hall) as made:
        yield made
    hall.close()


def begun(mirror: Served, link: str, *lengths: str) -> socket.socket:
    """A batch that is announced, and of which only the first byte comes."""
    line = socket.create_connection(("127.0.0.1", mirror.port), timeout=20)
    head = ["POST /mirror/v1/slow HTTP/1.1", "Host: 127.0.0.1", f"Authorization: Bearer {link.partition('#')[2]}"]
    line.sendall("\r\n".join([*head, *lengths, "", ""]).encode() + (b"1\r\n{\r\n" if "chunked" in lengths[0] else b"{"))
    return line


def answer(mirror: Served, link: str) -> tuple[int, str]:
    with begun(mirror, link, "Connection: close", f"Content-Length: {len(ANOTHER)}") as line:
        line.sendall(ANOTHER[1:])
        head, _, body = line.makefile("rb").read().partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body).get("refused", "")


@pytest.mark.fault("K2")
@pytest.mark.parametrize("length", ["Content-Length: 10000", "Transfer-Encoding: chunked"])
def test_one_account_takes_so_much_room_and_leaves_it_to_others(mirror: Served, length: str) -> None:
    eve, bo = key(mirror.hall, "eve"), key(mirror.hall, "bo")
    arriving = mirror.hall.app.state.arriving
    with ExitStack() as lines:
        if "chunked" in length:  # which may become as long as any
            with begun(mirror, eve, length) as line:
                assert b" 429 " in line.recv(4096)
        else:
            for _ in range(2):
                lines.enter_context(begun(mirror, eve, length))
            until(lambda: arriving._held["eve"] == 20_000, "both are on their way")
            assert answer(mirror, eve) == (429, "mirror-busy")
        assert answer(mirror, bo) == (422, "mirror-unreadable"), "it is read: there it is about another tournament"
    until(lambda: not arriving._held, "who has gone holds nothing")
    assert answer(mirror, eve) == (422, "mirror-unreadable")


@pytest.mark.fault("K2")
def test_all_accounts_together_take_no_more_than_there_is(mirror: Served) -> None:
    arriving = mirror.hall.app.state.arriving
    with ExitStack() as lines:
        for account in ("eve", "mallory", "bo"):
            lines.enter_context(begun(mirror, key(mirror.hall, account), "Content-Length: 16650"))
        until(lambda: arriving._held.total() == 49_950, "all are on their way")
        assert answer(mirror, key(mirror.hall, "cy")) == (429, "mirror-busy")
    until(lambda: not arriving._held, "who has gone holds nothing")
    assert answer(mirror, key(mirror.hall, "cy")) == (422, "mirror-unreadable")

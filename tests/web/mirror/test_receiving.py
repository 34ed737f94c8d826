"""What a mirror takes, and what it refuses: keys, the chain, classes, names, sizes; and answers that halls refuse."""

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.hosting.test_files import certificate
from tests.web.hall import OWNER, Hall
from tests.web.looping import run
from tests.web.mirror.halls import URL, Pair, key, pushed
from topcut.desk import mirroring as desk_mirroring
from topcut.desk.mirroring import Mirroring, aim_at, fetched, left_there
from topcut.desk.outgoing import Outgoing
from topcut.exchange import mirror_batch
from topcut.exchange.archive import public_line
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import announcing
from topcut.rules.chain import Head, withheld
from topcut.store.accounts import Account, Accounts, MirrorKey
from topcut.store.hosting import Quota
from topcut.store.mirrors import Copy
from topcut.web.settings import Mode, Settings
from topcut.web.viewer import Kind


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        made.hall.paired("challenger", 8)
        made.aim()
        yield made


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """For tests in which nothing is taken."""
    with Pair(tmp_path_factory.mktemp("untouched")) as made:
        made.hall.paired("challenger", 4)
        yield made


def sent(both: Pair, content: bytes, link: str = "", path: str = "") -> tuple[int, dict[str, object]]:
    """As a program of one's own would send it."""
    bearer = {"Authorization": f"Bearer {(link or both.link).partition('#')[2]}"}
    answer = both.mirror.anybody.http.post(f"/mirror/v1/{both.id}{path}", content=content, headers=bearer)
    return answer.status_code, answer.json()


def lines(both: Pair) -> list[bytes]:
    """The whole log, as it is sent."""
    outgoing = Outgoing(both.hall.desk, both.id)
    outgoing.compare(mirror_batch.Held(0, "", "", ()))
    [parcel] = outgoing.parcels()
    return parcel.content.splitlines(keepends=True)


def test_what_earlier_versions_send_and_take_is_unchanged(both: Pair) -> None:
    """They know nothing of `listed`: it is sent only where an event is in no list."""
    header, *rest = lines(both)
    assert "listed" not in json.loads(header)
    assert sent(both, b"".join((header, *rest)))[0] == 200
    assert sent(both, b"".join((changed(header, listed=1), *rest)))[0] == 422
    assert sent(both, b"".join((changed(header, other=True), *rest)))[0] == 422


def changed(line: bytes, **members: object) -> bytes:
    return json.dumps({**json.loads(line), **members}, separators=(",", ":"), sort_keys=True).encode() + b"\n"


def test_the_same_twice_changes_nothing(both: Pair) -> None:
    content = b"".join(lines(both))
    assert sent(both, content) == sent(both, content)
    assert both.mirror.store.head(both.id) == both.hall.store.head(both.id)


@pytest.mark.fault("I-4", "I-5")
def test_without_a_key_nothing_is_read_and_nothing_taken(both: Pair) -> None:
    content = b"".join(lines(both))
    for wrong in ("", "Bearer", "Bearer x", f"Bearer {'A' * 22}", "Basic b2xnYTpvbGdh"):
        answer = both.there.http.post(
            f"/mirror/v1/{both.id}", content=content, headers={"Authorization": wrong} if wrong else {}
        )
        assert (answer.status_code, answer.json()["refused"]) == (401, "mirror-key-refused")
        assert both.there.http.get(f"/mirror/v1/{both.id}/copy").status_code == 401
        assert both.there.http.get("/mirror/v1").status_code == 401
    assert not both.mirror.store.knows(both.id)


def test_who_guesses_keys_has_to_wait_and_a_right_one_still_passes(both: Pair) -> None:
    guesses = [sent(both, b"", f"#{number:022d}") for number in range(25)]
    assert guesses[-1] == (422, {"refused": "claims-too-many", "numbers": {}}) or guesses[-1][0] == 429
    assert sent(both, b"".join(lines(both)))[0] == 200


@pytest.mark.fault("I-12")
def test_a_revoked_key_opens_nothing_and_the_desk_says_so(both: Pair) -> None:
    both.push()
    both.mirror.store.change_access(lambda accounts: accounts.remove(*accounts.every(MirrorKey)))
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-key-refused"
    assert 'id="mirrored"' in both.page("/standings"), "what was mirrored stays"


@pytest.mark.fault("I-12")
def test_a_key_that_is_revoked_while_a_batch_arrives_opens_nothing(both: Pair) -> None:
    store = both.mirror.store

    async def body() -> AsyncIterator[bytes]:
        first, *rest = lines(both)
        yield first
        store.change_access(lambda accounts: accounts.remove(*accounts.every(MirrorKey)))
        for one in rest:
            yield one

    async def send() -> httpx.Response:
        bearer = {"Authorization": f"Bearer {both.link.partition('#')[2]}"}
        here = httpx.ASGITransport(both.mirror.app)
        async with httpx.AsyncClient(transport=here, base_url=URL) as client:
            return await client.post(f"/mirror/v1/{both.id}", content=body(), headers=bearer)

    assert run(send()).status_code == 401
    assert not store.knows(both.id)


def test_a_key_of_an_account_that_is_gone_opens_nothing(both: Pair) -> None:
    both.mirror.store.change_access(lambda accounts: accounts.remove(*accounts.every(Account)))
    assert sent(both, b"".join(lines(both)))[0] == 401


def test_a_key_of_an_account_that_was_closed_opens_nothing_until_it_is_open_again(both: Pair) -> None:
    content = b"".join(lines(both))

    def switch(closed: str | None) -> None:
        def job(accounts: Accounts) -> None:
            accounts.put(*(replace(one, closed=closed) for one in accounts.every(Account)))

        both.mirror.store.change_access(job)

    switch("2026-11-15T09:00:00.000Z")
    for path in ("", "/copy?n=1"):
        assert sent(both, content, path=path) == (401, {"refused": "mirror-key-refused", "numbers": {}})
    switch(None)
    assert sent(both, content)[0] == 200


def test_another_account_cannot_write_into_a_mirror(both: Pair) -> None:
    both.push()

    def join(accounts: Accounts) -> None:
        accounts.put(Account("eve", "Eve", "no password", both.mirror.desk.clock.stamp()))

    both.mirror.store.change_access(join)
    link = key(both.mirror, "eve")
    assert sent(both, b"".join(lines(both)), link) == (403, {"refused": "mirror-of-others", "numbers": {}})
    assert sent(both, b"topcut-sealed-1\nx", link, "/copy?n=1")[0] == 403
    with pytest.raises(Refusal, match="mirror-copy-none"):
        fetched_by(both, link)


def test_what_is_decided_on_that_server_cannot_be_mirrored_there(both: Pair) -> None:
    both.push()
    back = key(both.hall)
    both.hall.let_in(Kind.OWNER, OWNER.id)
    content = b"".join(lines(both))
    answer = both.hall.anybody.http.post(
        f"/mirror/v1/{both.id}", content=content, headers={"Authorization": f"Bearer {back.partition('#')[2]}"}
    )
    assert (answer.status_code, answer.json()["refused"]) == (403, "mirror-at-home")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda one: [one[0], *one[2:]], "mirror-gap"),
        (lambda one: [*one[:4], *one[5:]], "mirror-gap"),
        (lambda one: [*one[:3], one[4], one[3], *one[5:]], "mirror-unreadable"),
        (lambda one: [*one[:3], changed(one[3], at="2026-11-15T09:00:59.000Z"), *one[4:]], "archive-damaged"),
        (lambda one: [*one[:3], changed(one[3], kind=""), *one[4:]], "archive-damaged"),
        (lambda one: [*one[:3], changed(one[3], **{"class": "O"}), *one[4:]], "archive-damaged"),
        (lambda one: [*one[:-1], changed(one[-1], name="Somebody Else")], "mirror-names"),
        (lambda one: [*one, changed(one[-1], player="p99", name="Ghost")], "mirror-names"),
        (lambda one: [*one, one[-1]], "mirror-unreadable"),
        (lambda one: [*one[:-1], changed(one[-1], contact="a@b.example")], "archive-line-damaged"),
        (lambda one: [one[0], b"[]\n", *one[2:]], "archive-line-damaged"),
        (lambda one: [one[0], b"{\n"], "archive-line-damaged"),
        (lambda _: [b"{}\n"], "mirror-unreadable"),
        (lambda _: [b"\xff\xfe"], "mirror-unreadable"),
        (lambda one: [changed(one[0], tournament="another"), *one[1:]], "mirror-unreadable"),
        (lambda one: [changed(one[0], n=True), *one[1:]], "mirror-unreadable"),
        (lambda one: [changed(one[0], people=False), *one[1:]], "mirror-unreadable"),
        (lambda one: [b"".join(one).rstrip(b"\n")], "mirror-unreadable"),
    ],
)
def test_anything_that_does_not_fit_is_refused_as_a_whole(
    untouched: Pair, spoil: Callable[[list[bytes]], list[bytes]], code: str
) -> None:
    status, said = sent(untouched, b"".join(spoil(lines(untouched))))
    assert (said["refused"], status >= 400) == (code, True)
    assert not untouched.mirror.store.knows(untouched.id)


def test_what_is_public_for_good_is_never_withheld(both: Pair) -> None:
    """Otherwise a hall could leave out a result."""
    whole = lines(both)
    third = json.loads(whole[3])
    sealed = next(iter(both.hall.store.sealed(both.id, 2)))
    hidden = {"n": 3, "class": "P", "digest": sealed.digest.hex(), "hash": third["hash"]}
    content = b"".join([*whole[:3], json.dumps(hidden).encode() + b"\n", *whole[4:]])
    assert sent(both, content)[1] == {"refused": "archive-damaged", "numbers": {"n": 3}}


def test_a_form_that_does_not_fit_its_place_is_refused(both: Pair) -> None:
    both.push()
    facts = list(both.hall.store.sealed(both.id))
    hidden = next(one for one in facts if one.openness == "O")
    false = withheld(hidden.record.n, hidden.openness, bytes(32), hidden.hash)  # type: ignore[arg-type]
    head = both.hall.store.head(both.id)
    line = public_line(false, is_open=False)
    assert sent(both, mirror_batch.written(both.id, head, [line], None))[0] == 200, "its form is the same"
    opened = public_line(hidden, is_open=True)
    assert sent(both, mirror_batch.written(both.id, head, [opened], None))[0] == 200
    spoilt = changed(opened, salt="00" * 16)
    assert sent(both, mirror_batch.written(both.id, head, [changed(opened, texts={})], None))[0] == 200
    assert sent(both, mirror_batch.written(both.id, head, [spoilt], None))[1]["refused"] == "archive-damaged"


def test_a_body_that_is_too_large_is_not_read(both: Pair) -> None:
    most = both.mirror.settings.limits.mirrored
    bearer = {"Authorization": f"Bearer {both.link.partition('#')[2]}", "Content-Length": str(most + 1)}
    answer = both.mirror.anybody.http.post(f"/mirror/v1/{both.id}", content=b"x", headers=bearer)
    assert answer.status_code == 413


def test_one_hall_cannot_send_without_end(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        both.hall.tournament(players=2, ready=False)
        few = both.mirror.settings.limits.mirrored_a_minute
        answers = [sent(both, b"")[1]["refused"] for _ in range(few + 1)]
        assert answers[-1] == "mirror-busy"
        assert set(answers[:-1]) == {"mirror-unreadable"}


def test_what_was_taken_down_stays_down_until_a_new_key_is_made(both: Pair) -> None:
    both.push()
    both.mirror.wait(seconds=5)
    both.mirror.desk.remove(both.id)
    both.mirroring._pushes.clear()
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-removed"
    both.mirror.wait(seconds=5)
    both.link = key(both.mirror)
    both.aim()
    assert both.push().error is None
    assert "Autumn Cup" in both.page()


def test_an_account_mirrors_only_so_many(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("topcut.desk.taking_in.MOST", 0)
    status = both.push()
    assert status.error is not None
    assert (status.error.code, status.error.parameters) == ("mirror-quota", {"most": 0})


def test_what_an_account_shows_for_halls_counts_towards_its_megabytes(tmp_path: Path) -> None:
    with Pair(tmp_path, Settings(mode=Mode.HOSTED)) as both:
        both.hall.paired("challenger", 8)
        both.aim()
        assert both.push().error is None

        def limited(accounts: Accounts) -> None:
            (account,) = accounts.every(Account)
            accounts.put(replace(account, operates=None), Quota(account.id, megabytes=0))

        both.mirror.store.change_access(limited)
        both.hall.act(announcing.announce, "Lunch")
        status = both.push()
        assert status.error is not None
        assert (status.error.code, status.error.parameters) == ("mirror-heavy", {"most": 0})
        sealed = sent(both, b"topcut-sealed-1\n", path="/copy?n=1")
        assert sealed == (422, {"refused": "mirror-heavy", "numbers": {"most": 0}})
        assert "Autumn Cup" in both.page(), "what is there stays"


def test_sealed_copies_are_weighed_until_the_minute_is_over(tmp_path: Path) -> None:
    with Pair(tmp_path, Settings(mode=Mode.HOSTED)) as both:
        both.hall.paired("challenger", 4)
        both.aim()
        both.push()

        def limited(accounts: Accounts) -> None:
            (account,) = accounts.every(Account)
            accounts.put(replace(account, operates=None), Quota(account.id, megabytes=5))

        both.mirror.store.change_access(limited)
        large = b"topcut-sealed-1\n" + bytes(3 * 1024 * 1024)
        assert [sent(both, large, path=f"/copy?n={n}")[0] for n in (1, 2, 3)] == [200, 200, 422]


def test_a_log_whose_data_is_damaged_there_is_said_to_be(both: Pair) -> None:
    both.push()
    both.mirror.store._knowledge.found.troubles[both.id] = Refusal("log-damaged", n=1)
    both.hall.act(announcing.announce, "Lunch")
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-troubled"


def test_a_log_of_an_earlier_program_is_not_mirrored(both: Pair) -> None:
    t = replace(both.hall.t, log=1)
    known = both.hall.desk.memory.known(both.id)
    assert known is not None
    both.hall.desk.memory.keep(both.id, replace(known, t=t))
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-old-log"


def test_only_the_latest_sealed_copies_are_kept_and_only_sealed_ones(both: Pair) -> None:
    both.push()
    assert sent(both, b"plain", path="/copy?n=1") == (422, {"refused": "mirror-unreadable", "numbers": {"row": 1}})
    for number in range(5):
        both.mirror.wait(seconds=1)
        assert sent(both, b"topcut-sealed-1\n%d" % number, path=f"/copy?n={number + 1}")[0] == 200
    assert [copy.n for copy in both.mirror.store.halls.copies(both.id)] == [5, 4, 3]
    assert both.mirror.store.halls.copies(both.id)[0] == Copy("2026-11-15T09:00:05.000Z", 5, b"topcut-sealed-1\n4")
    assert [(one.title, one.n) for one in left_there(aim_at(both.link, ""), Straight(both.mirror))] == [
        ("Autumn Cup", 5)
    ]
    assert fetched_by(both, both.link) == b"topcut-sealed-1\n4"


def test_a_page_for_signing_in_to_the_network_is_told_apart_from_no_network(tmp_path: Path) -> None:
    """It answers in place of the mirror, and has no certificate for its name."""
    certificate(tmp_path)
    trusted_by_nobody = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    trusted_by_nobody.load_cert_chain(tmp_path / "fullchain.pem", tmp_path / "privkey.pem")
    with Pair(tmp_path) as both, socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            for _ in range(2):
                with suppress(OSError):
                    trusted_by_nobody.wrap_socket(door.accept()[0], server_side=True)

        Thread(target=answer, daemon=True).start()
        both.hall.tournament(players=2, ready=False)
        aim = aim_at(f"https://localhost:{door.getsockname()[1]}/mirror#{'k' * 22}", "now")
        both.hall.store.halls.aim(both.id, aim)
        status = pushed(Mirroring(both.hall.desk), both.id)
        assert status.error is not None
        assert status.error.code == "mirror-untrusted"
        with pytest.raises(Refusal) as refused:
            left_there(aim)
        assert refused.value.code == "mirror-untrusted"


class Straight(httpx.BaseTransport):
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        client = self._hall.client().http
        found = client.request(request.method, str(request.url), headers=dict(request.headers), content=request.content)
        return httpx.Response(found.status_code, stream=httpx.ByteStream(found.content))


def fetched_by(both: Pair, link: str) -> bytes:
    return fetched(aim_at(link, ""), both.id, Straight(both.mirror))


class Answering(httpx.AsyncBaseTransport):
    """A mirror that answers anything."""

    def __init__(self, status: int, content: bytes = b"", *, slow: bool = False) -> None:
        self._status, self._content, self._slow = status, content, slow

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return httpx.Response(self._status, content=self._body())

    async def _body(self) -> AsyncIterator[bytes]:
        while self._slow:
            await asyncio.sleep(0.01)
            yield b" "
        for start in range(0, len(self._content), 100_000):
            yield self._content[start : start + 100_000]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (Answering(500, b"<h1>Oops</h1>"), "mirror-strange"),
        (Answering(302), "mirror-strange"),
        (Answering(200, b"{}"), "mirror-strange"),
        (Answering(200, b"[" * 3_000_000), "mirror-strange"),
        (Answering(409, b'{"refused": "<script>", "numbers": {}}'), "mirror-strange"),
        (Answering(409, b'{"refused": "password-weak", "numbers": {"n": 1}}'), "mirror-strange"),
        (Answering(409, b'{"refused": "mirror-gap", "numbers": {"n": "<b>"}}'), "mirror-strange"),
        (Answering(409, b'{"refused": "mirror-gap", "numbers": {"n": 5}}'), "mirror-gap"),
        (Answering(409, b'{"refused": "mirror-gap", "numbers": {"code": 1, "clause": 2, "self": 3}}'), "mirror-gap"),
        (Answering(409, b'{"refused": "mirror-superseded", "numbers": {"epoch": 99}}'), "mirror-superseded"),
        (Answering(409, b'{"refused": "mirror-superseded", "proof": "\xc3\xa9"}'), "mirror-superseded"),
        (Answering(409, b'{"refused": "mirror-superseded", "numbers": {"epoch": %d}}' % 10**30), "mirror-superseded"),
        (Answering(200, slow=True), "mirror-slow"),
    ],
)
def test_whatever_a_hostile_mirror_answers_costs_the_hall_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answering, code: str
) -> None:
    monkeypatch.setattr(desk_mirroring, "DEADLINE", 0.1)
    hall = Hall(tmp_path)
    hall.tournament(players=2, ready=False)
    hall.store.halls.aim(hall.last, aim_at(f"{URL}/mirror#{'k' * 22}", "now"))
    status = pushed(Mirroring(hall.desk, transport=answer), hall.last)
    assert status.error is not None
    assert status.error.code == code
    hall.act(announcing.announce, "We go on")
    assert hall.desk.trouble(hall.last) is None
    hall.close()


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("", "mirror-link"),
        ("https://mirror.example/mirror", "mirror-link"),
        ("https://mirror.example/mirror#short", "mirror-link"),
        ("file:///etc/passwd#" + "k" * 22, "mirror-link"),
        ("http://mirror.example/mirror#" + "k" * 22, "mirror-plain"),
        ("https:///mirror#" + "k" * 22, "mirror-link"),
        ("https://mirror..example#" + "k" * 22, "mirror-link"),
        (f"https://{'m' * 64}.example#" + "k" * 22, "mirror-link"),
        ("https://xn--#" + "k" * 22, "mirror-link"),
        ("https://[::1#" + "k" * 22, "mirror-link"),
        ("https://[:]#" + "k" * 22, "mirror-link"),
        ("https://mirror.example:99999#" + "k" * 22, "mirror-link"),
    ],
)
def test_a_link_that_is_not_one_to_a_mirror_is_refused(link: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        aim_at(link, "now")


def test_a_link_keeps_its_key_apart_from_the_address() -> None:
    aim = aim_at(f" https://mirror.example:8443/mirror#{'k' * 22} ", "now")
    assert (aim.url, aim.key) == ("https://mirror.example:8443", "k" * 22)


def test_another_history_that_is_too_long_for_one_batch_is_said_to_be(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("topcut.desk.outgoing.MOST_BYTES", 10)
    outgoing = Outgoing(both.hall.desk, both.id)
    outgoing.compare(mirror_batch.Held(3, "00", "", (mirror_batch.Block("00", "00"),)))
    with pytest.raises(Refusal, match="mirror-too-large"):
        list(outgoing.parcels())


def test_a_long_log_goes_in_several_batches(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("topcut.desk.outgoing.LINES", 7)
    status = both.push()
    assert status.there == both.hall.store.head(both.id).n
    assert len(both.line.sent) > 5
    assert Head(status.there, both.mirror.store.head(both.id).hash) == both.hall.store.head(both.id)
    assert TournamentId(both.id) in both.mirror.store.halls.all()
    assert both.mirror.store.halls.all()[both.id].account == OWNER.id

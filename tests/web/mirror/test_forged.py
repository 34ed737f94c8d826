"""Batches that an enemy's own program makes, with a key of its own and a chain that fits: nobody else notices."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.web.mirror.halls import Pair
from tests.web.mirror.test_receiving import sent
from topcut.exchange import mirror_batch
from topcut.exchange.archive import public_line
from topcut.ids import TournamentId
from topcut.rules.chain import Head, Record, beginning, body_text, seal
from topcut.rules.facts import FACTS, Openness, about


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with Pair(tmp_path_factory.mktemp("forged")) as made:
        made.hall.paired("challenger", 4)
        made.aim()
        made.push()
        yield made


def next_fact(both: Pair, kind: str, body: dict[str, object], v: int = 1) -> bytes:
    """A batch with one more fact, in its right place in the chain."""
    head = both.mirror.store.head(both.id)
    record = Record(head.n + 1, "2026-11-15T09:10:00.000Z", "organizer", "organizer", kind, v, body_text(body))
    openness = about(FACTS[kind]).openness if kind in FACTS else Openness.PUBLIC
    sealed = seal(head, record, bytes(16), openness)
    return mirror_batch.written(both.id, Head(record.n, sealed.hash), [public_line(sealed, is_open=True)], None)


def is_well(both: Pair) -> bool:
    """Whether everybody else on that server can go on."""
    anybody = both.mirror.anybody
    pages = [anybody.get(page).status_code for page in ("/", "/calendar", "/calendar.ics", "/readyz", f"/t/{both.id}")]
    return set(pages) == {200} and both.mirror.store.broken is None


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("TextStruck", {"n": "x", "member": {}}),
        ("TextStruck", {"n": 10**30, "member": "text"}),
        ("TextStruck", {"n": True, "member": "text"}),
        ("TakenOver", {"epoch": 10**30}),
        ("TakenOver", {"epoch": "x"}),
        ("PersonForgotten", {"person": ["p1"]}),
        ("ResultSettled", {}),
        ("Anything", {"a": 1}),
    ],
)
def test_a_fact_that_says_nonsense_does_not_stop_the_server(both: Pair, kind: str, body: dict[str, object]) -> None:
    status, _ = sent(both, next_fact(both, kind, body))
    assert status in {200, 422}
    assert is_well(both)


def begun(both: Pair, id: TournamentId, **otherwise: object) -> int:
    """The answer to a tournament that begins as the hall's did, but for this."""
    first = next(iter(both.hall.store.sealed(both.id)))
    body = json.loads(first.record.body) | {"tournament": id} | otherwise
    record = replace(first.record, body=body_text(body))
    sealed = seal(beginning(id, first.openness), record, bytes(16), first.openness, first.texts)
    content = mirror_batch.written(id, Head(1, sealed.hash), [public_line(sealed, is_open=True)], None, listed=True)
    bearer = {"Authorization": f"Bearer {both.link.partition('#')[2]}"}
    status: int = both.mirror.anybody.http.post(f"/mirror/v1/{id}", content=content, headers=bearer).status_code
    return status


@pytest.mark.fault("K5")
def test_nobodys_tournament_fills_the_page_of_all(both: Pair) -> None:
    assert begun(both, TournamentId("huge"), place="<i>" * 100_000) == 200
    for page in ("/", "/calendar", "/calendar.ics", "/calendar.atom", "/api/v1/tournaments"):
        assert len(both.mirror.anybody.get(page).content) < 60_000, page


@pytest.mark.fault("K5")
def test_a_log_that_nobody_can_read_is_told_once(both: Pair, caplog: pytest.LogCaptureFixture) -> None:
    assert begun(both, TournamentId("nonsense"), ruleset="x") != 200
    for _ in range(3):
        assert both.mirror.anybody.get("/t/nonsense").status_code != 200
    assert sum("cannot be folded" in one.message for one in caplog.records) <= 1
    assert is_well(both)


def test_numbers_that_no_database_takes_are_refused(both: Pair) -> None:
    assert sent(both, next_fact(both, "Anything", {}, v=2**70))[0] == 422
    header = json.loads(next_fact(both, "Anything", {}).splitlines()[0])
    for sums in (True, False):
        content = json.dumps({**header, "n": 2**70, "sums": sums}).encode() + b"\n"
        assert sent(both, content) == (422, {"refused": "mirror-unreadable", "numbers": {"row": 1}})
    assert is_well(both)

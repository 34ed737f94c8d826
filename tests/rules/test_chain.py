"""The chain is the one that the archive's page specifies, and every change in a log breaks it."""

import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topcut.chance import canon
from topcut.ids import TournamentId
from topcut.rules.chain import Head, Record, Sealed, after, beginning, body_text, digest, seal
from topcut.rules.facts import Openness

CUP = TournamentId("cup")
RECORD = Record(17, "2026-11-15T09:41:07.120Z", "player", "p12", "ResultClaimed", 1, '{"match":3,"round":2}')
SALT = bytes(range(16))

texts = st.text(st.characters(exclude_categories=["Cs"]))
bodies = st.dictionaries(texts, st.none() | st.booleans() | st.integers() | texts | st.lists(texts))


def test_the_chain_begins_with_the_tournament() -> None:
    assert beginning(CUP, Openness.PUBLIC) == Head(0, hashlib.sha256(b"topcut-log-v2\0cup").digest())
    assert beginning(CUP, None) == Head(0, hashlib.sha256(b"topcut-log-v1\0cup").digest())


def test_a_fact_is_bound_by_its_salted_digest_to_all_before_it() -> None:
    head = Head(16, b"\7" * 32)
    said = {
        "n": 17,
        "at": "2026-11-15T09:41:07.120Z",
        "by": {"role": "player", "id": "p12"},
        "kind": "ResultClaimed",
        "v": 1,
        "body": {"round": 2, "match": 3},
    }
    told = hashlib.sha256(SALT + canon(said)).digest()
    old = hashlib.sha256(b"\7" * 32 + told).digest()
    assert seal(head, RECORD, SALT, None) == Sealed(RECORD, SALT, old)
    new = hashlib.sha256(b"\7" * 32 + b"S" + told).digest()
    assert seal(head, RECORD, SALT, Openness.SEALED) == Sealed(RECORD, SALT, new, Openness.SEALED)


@given(texts, texts, texts, bodies, st.integers(min_value=1))
def test_a_record_is_written_as_canon_writes_it(at: str, id: str, kind: str, body: dict[str, object], n: int) -> None:
    record = Record(n, at, "player", id, kind, 1, body_text(body))
    said = {"n": n, "at": at, "by": {"role": "player", "id": id}, "kind": kind, "v": 1, "body": body}
    assert record.written == canon(said)
    assert json.loads(record.written) == said


@pytest.mark.parametrize(
    "changed",
    [
        replace(RECORD, at="2026-11-15T09:41:07.121Z"),
        replace(RECORD, role="organizer"),
        replace(RECORD, id="p13"),
        replace(RECORD, kind="ResultDisputed"),
        replace(RECORD, v=2),
        replace(RECORD, body='{"match":4,"round":2}'),
    ],
)
def test_a_changed_fact_no_longer_follows(changed: Record) -> None:
    head = Head(16, b"\7" * 32)
    sealed = seal(head, RECORD, SALT, Openness.PUBLIC)
    assert after(CUP, head, sealed) == Head(17, sealed.hash)
    assert after(CUP, head, replace(sealed, record=changed)) is None
    assert after(CUP, head, replace(sealed, salt=bytes(16))) is None
    assert after(CUP, head, replace(sealed, openness=Openness.OFFICIALS)) is None
    assert after(CUP, head, replace(sealed, openness=None)) is None
    assert after(CUP, Head(16, b"\6" * 32), sealed) is None
    assert after(CUP, Head(17, b"\7" * 32), sealed) is None


def test_without_its_salt_a_secret_of_few_outcomes_cannot_be_guessed() -> None:
    assert digest(SALT, RECORD) != digest(bytes(16), RECORD)

"""How long a log is, is what a mirror holds of it; what a key only says counts for nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.hall import OWNER
from tests.web.mirror.halls import Pair
from tests.web.mirror.test_receiving import lines, sent
from topcut.desk.people import forget
from topcut.exchange import mirror_batch, sealing
from topcut.exchange.archive import LARGEST
from topcut.ids import PlayerId
from topcut.rules.actions import announcing
from topcut.rules.chain import Head


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        made.hall.paired("challenger", 8)
        made.aim()
        made.push()
        yield made


@pytest.mark.parametrize("sums", [True, False])
def test_a_length_that_is_only_claimed_moves_nothing_and_is_forgotten_with_the_next(both: Pair, sums: bool) -> None:
    before = both.mirror.store.head(both.id)
    pages = [both.page(place) for place in ("/log", "/standings")]
    claimed = mirror_batch.written(both.id, Head(LARGEST, bytes(32)), [], None, sums=sums)
    status, said = sent(both, claimed)
    assert (status, said["n"]) == (200, before.n)
    assert both.mirror.store.head(both.id) == before
    assert [both.page(place) for place in ("/log", "/standings")] == pages
    both.hall.act(announcing.announce, "We go on")
    assert both.push().error is None
    found = both.mirror.store.halls.of(both.id)
    assert found is not None
    assert found.n == both.hall.store.head(both.id).n == both.mirror.store.head(both.id).n


@pytest.mark.parametrize("n", [0, -1, LARGEST + 1, True, 1.5, "7", None])
def test_a_length_that_no_log_has_is_not_read(both: Pair, n: object) -> None:
    header, *rest = lines(both)
    said = header.replace(f'"n":{both.hall.store.head(both.id).n}'.encode(), f'"n":{n!r}'.lower().encode())
    assert said != header
    assert sent(both, b"".join((said, *rest)))[0] == 422


def test_a_long_log_with_one_fact_of_it_is_a_gap(both: Pair) -> None:
    facts = lines(both)[1:]
    last = mirror_batch.written(
        both.id, Head(LARGEST, bytes(32)), [facts[0].replace(b'"n":1,', b'"n":%d,' % LARGEST)], None
    )
    assert sent(both, last)[0] in {409, 422}
    assert both.push().error is None


def test_a_sealed_copy_ends_no_later_than_the_log_does_here_whatever_it_says(both: Pair) -> None:
    """Or what was forgotten later would stay in it for good."""
    salt, secret = sealing.made("a password of the hall")
    sealed = sealing.seal_again(b"the whole of it", salt, secret)
    assert sent(both, sealed, path="/copy?n=999999999") == (200, {})
    [copy] = both.mirror.store.halls.copies(both.id)
    assert copy.n == both.mirror.store.head(both.id).n
    forget(both.hall.desk, both.id, OWNER, PlayerId(next(iter(both.hall.t.players))))
    assert both.push().error is None
    assert sent(both, sealed, path=f"/copy?n={both.hall.store.head(both.id).n}") == (200, {})
    assert len(both.mirror.store.halls.copies(both.id)) == 1, "the one from before it is gone"

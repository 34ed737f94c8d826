"""An id belongs to whoever shows what it was made from, whatever somebody else has put there on the mirror before."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.hall import OWNER
from tests.web.mirror.halls import Pair, key
from tests.web.mirror.test_receiving import lines, sent
from topcut.desk.origins import id_from, is_origin, origin
from topcut.desk.outgoing import Outgoing
from topcut.exchange import mirror_batch
from topcut.exchange.archive import public_line
from topcut.exchange.mirror_batch import Held
from topcut.rules.actions import announcing
from topcut.rules.chain import Head, Record, Sealed, beginning, body_text, seal
from topcut.rules.facts import Openness
from topcut.store.accounts import MirrorKey
from topcut.store.mirrors import Copy
from topcut.web.rendering import fresh_key
from topcut.web.viewer import Kind


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    """A tournament that was begun with a form, as the desk's pages do."""
    with Pair(tmp_path) as made:
        form = fresh_key()
        made.hall.paired("challenger", 8, tournament=id_from(OWNER.id, form), key=form)
        made.aim()
        made.mirror.let_in(Kind.OWNER, "eve", operates=False)
        yield made


def announcement(after: Head | None, tournament: str, n: int, said: str, kind: str = "Anything") -> Sealed:
    record = Record(
        n, "2026-11-15T09:10:00.000Z", "organizer", "organizer", kind, 1, body_text({"epoch": 9, "x": said})
    )
    start = beginning(tournament, Openness.PUBLIC) if after is None else after  # type: ignore[arg-type]  # an id
    return seal(start, record, bytes(16), Openness.PUBLIC)


def put_first(both: Pair, facts: Sequence[Sealed], common: Sequence[bytes] = ()) -> str:
    """What an enemy sends under this id before the hall does, with a key of its own account; the link with that key."""
    link = key(both.mirror, "eve")
    told = [*common, *(public_line(one, is_open=True) for one in facts)]
    content = mirror_batch.written(both.id, Head(facts[-1].record.n, facts[-1].hash), told, None)
    status, said = sent(both, content, link)
    assert status == 200, said
    return link


def made_up(both: Pair, more: int = 0) -> list[Sealed]:
    first = next(iter(both.hall.store.sealed(both.id)))
    body = json.loads(first.record.body) | {"title": "Nothing to see here", "commitment": "00" * 32}
    facts = [
        seal(beginning(both.id, first.openness), replace(first.record, body=body_text(body)), bytes(16), first.openness)
    ]
    for n in range(2, more + 2):
        facts.append(announcement(Head(n - 1, facts[-1].hash), both.id, n, f"made up {n}"))
    return facts


def is_the_halls(both: Pair) -> bool:
    store = both.mirror.store
    found = store.halls.of(both.id)
    assert found is not None
    return (store.head(both.id), found.account) == (both.hall.store.head(both.id), OWNER.id)


@pytest.mark.parametrize("more", [0, 3, 400])
def test_a_made_up_log_gives_way_to_the_hall_that_began_it(both: Pair, more: int) -> None:
    link = put_first(both, made_up(both, more))
    both.mirror.store.halls.keep_copy(both.id, Copy("2026-11-15T09:00:00.000Z", 1, b"a trap"))
    assert "Nothing to see here" in both.mirror.anybody.get(f"/t/{both.id}").text
    assert both.push().error is None
    assert is_the_halls(both)
    page = both.page("/standings")
    assert "Autumn Cup" in page
    assert "Nothing to see here" not in page + both.mirror.anybody.get("/calendar").text
    assert both.mirror.store.halls.copies(both.id) == ()
    again = mirror_batch.written(both.id, Head(1, made_up(both)[0].hash), [], None)
    assert sent(both, again, link) == (403, {"refused": "mirror-of-others", "numbers": {}})
    both.hall.act(announcing.announce, "We go on")
    assert both.push().error is None
    assert is_the_halls(both)
    both.mirror.reopen()
    assert both.mirror.store.condition().troubles == {}


@pytest.mark.parametrize("kind", ["Anything", "TakenOver"])
@pytest.mark.parametrize("at", [1, 5, 0])
def test_a_log_that_is_the_halls_up_to_a_number_gives_way_too(both: Pair, at: int, kind: str) -> None:
    """Whoever is in the hall can read it; at 0 all of it is there, and more."""
    last = list(both.hall.store.sealed(both.id))[at - 1]
    more = announcement(Head(last.record.n, last.hash), both.id, last.record.n + 1, "made up", kind)
    put_first(both, [more], lines(both)[1 : last.record.n + 1])
    assert both.push().error is None
    assert is_the_halls(both)
    assert "made up" not in both.page("/log")


def test_the_very_log_of_the_hall_sent_by_another_account_becomes_the_halls(both: Pair) -> None:
    outgoing = Outgoing(both.hall.desk, both.id)
    outgoing.compare(Held(0, "", "", ()))
    for parcel in outgoing.parcels():
        assert sent(both, parcel.content, key(both.mirror, "eve"))[0] == 200
    assert both.push().error is None
    assert is_the_halls(both)


def test_only_what_the_id_was_made_from_moves_anything(both: Pair) -> None:
    put_first(both, made_up(both))
    shown = origin(both.hall.desk, both.id)
    assert is_origin(both.id, shown)
    head = both.hall.store.head(both.id)
    for wrong in ("", shown + " ", shown[:-1], f"x{shown}", f"{OWNER.id} {'A' * 22}", "api-" + shown, both.id):
        assert not is_origin(both.id, wrong)
        content = mirror_batch.written(both.id, head, [], None, origin=wrong)
        assert sent(both, content) == (403, {"refused": "mirror-of-others", "numbers": {}})
    for strange in (1, None, ["x"], "x" * 129):
        header = json.loads(mirror_batch.written(both.id, head, [], None, origin=shown))
        assert sent(both, json.dumps({**header, "origin": strange}).encode() + b"\n")[0] == 422
    gap = mirror_batch.written(both.id, head, [], None, origin=shown)
    assert sent(both, gap)[1]["refused"] == "mirror-gap", "half of a log takes no place"
    found = both.mirror.store.halls.of(both.id)
    assert found is not None
    assert found.account == "eve"


def test_keys_of_programs_prove_nothing_and_neither_does_an_id_that_was_drawn(both: Pair) -> None:
    program = "api-" + "0" * 32
    known = both.hall.tournament("challenger", 4, tournament=id_from(OWNER.id, program), key=program)
    for id in (known, both.hall.tournament("challenger", 4)):
        assert origin(both.hall.desk, id) == ""


def test_what_the_id_was_made_from_is_sent_to_nobody_who_has_not_turned_the_hall_away(both: Pair) -> None:
    shown = origin(both.hall.desk, both.id)
    assert both.push().error is None
    both.hall.act(announcing.announce, "We go on")
    assert both.push().error is None
    assert shown.partition(" ")[2].encode() not in both.line.bodies
    assert b'"origin"' not in both.line.bodies
    assert shown.partition(" ")[2] not in both.mirror.anybody.get(f"/t/{both.id}/log").text


def test_who_shows_it_has_no_more_tournaments_there_than_others(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    put_first(both, made_up(both))
    monkeypatch.setattr("topcut.desk.taking_in.MOST", 0)
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-quota"


def test_a_mirror_that_does_not_know_of_this_is_shown_as_what_it_is(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_first(both, made_up(both))
    monkeypatch.setattr(mirror_batch, "ORIGIN", "nothing-of-this")  # in the header the hall writes: unknown there
    original = mirror_batch._header

    def as_before(line: bytes) -> object:
        monkeypatch.setattr(mirror_batch, "ORIGIN", "origin")
        try:
            return original(line)
        finally:
            monkeypatch.setattr(mirror_batch, "ORIGIN", "nothing-of-this")

    monkeypatch.setattr(mirror_batch, "_header", as_before)
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-of-others"


def test_a_key_that_is_gone_shows_nothing(both: Pair) -> None:
    put_first(both, made_up(both))
    both.mirror.store.change_access(lambda accounts: accounts.remove(*accounts.every(MirrorKey, account=OWNER.id)))
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-key-refused"


def taken_down(both: Pair) -> None:
    both.mirror.wait(minutes=1)
    both.mirror.desk.remove(both.id)
    both.mirror.wait(minutes=1)


def test_whoever_takes_down_what_was_made_up_shuts_out_only_themselves(both: Pair) -> None:
    """Also after a restart; the hall need not even show what its id was made from."""
    link = put_first(both, made_up(both))
    taken_down(both)
    again = mirror_batch.written(both.id, Head(1, made_up(both)[0].hash), [], None)
    assert sent(both, again, link) == (410, {"refused": "mirror-removed", "numbers": {}})
    both.mirror.reopen()
    assert both.push().error is None
    assert is_the_halls(both)
    assert both.mirror.store.halls.gone_of(both.id) == "", "it is there again"


def test_what_its_own_account_took_down_stays_down_although_it_was_made_up_before(both: Pair) -> None:
    put_first(both, made_up(both))
    assert both.push().error is None
    taken_down(both)
    both.mirroring._pushes.clear()
    status = both.push()
    assert status.error is not None
    assert status.error.code == "mirror-removed"
    assert not both.mirror.store.knows(both.id)

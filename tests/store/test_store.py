"""What a store is asked to keep is there when it is opened again, and only that."""

import threading
from pathlib import Path

import pytest

from tests.keeping import CUP, behind_its_back, forget, keep
from tests.refusing import refusal_from
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, beginning
from topcut.rules.texts import Person
from topcut.store import Asked, Entry, Listed, Overtaken, Stamp, Store
from topcut.store.place import DATABASE, Where

STAMP = Stamp("2026-11-15T09:41:07.120Z", "organizer", "olga")
SEED = bytes(range(32))


def entries(*numbers: int) -> list[Entry]:
    return [Entry("Counted", 1, {"number": number, "word": "zwölf"}) for number in numbers]


@pytest.fixture
def store(where: Where) -> Store:
    return begun(where)


@pytest.fixture
def on_disk(tmp_path: Path) -> Store:
    return begun(tmp_path / "data")


def begun(where: Where) -> Store:
    store = Store(where)
    store.begin(CUP, "Autumn Cup", STAMP, entries(1), seed=SEED)
    return store


def reopened(store: Store) -> Store:
    store.close()
    return Store(store.where)


def test_facts_are_numbered_and_chained_and_read_again_as_they_were(store: Store) -> None:
    head = store.append(CUP, 1, STAMP, entries(2, 3))
    assert head.n == 3
    facts = tuple(store.sealed(CUP))
    again = reopened(store)
    assert tuple(again.sealed(CUP)) == facts
    assert again.head(CUP) == head == Head(3, facts[-1].hash)
    assert [fact.record.body for fact in again.sealed(CUP, after=1)] == [
        '{"number":2,"word":"zwölf"}',
        '{"number":3,"word":"zwölf"}',
    ]
    assert len({fact.salt for fact in facts}) == 3
    again.close()


def test_a_long_log_is_read_in_parts(store: Store) -> None:
    store.append(CUP, 1, STAMP, entries(*range(2, 2501)))
    assert [fact.record.n for fact in store.sealed(CUP)] == list(range(1, 2501))
    store.close()


@pytest.mark.fault("B8")
def test_a_log_is_walked_once_more_before_a_round(store: Store) -> None:
    store.append(CUP, 1, STAMP, entries(2, 3, 4))
    assert store.verify(CUP) is None
    store.settle()
    behind_its_back(store.where, "UPDATE facts SET body = '{}' WHERE n = 3")
    for trouble in (store.verify(CUP), store.trouble(CUP)):
        assert trouble is not None
        assert (trouble.code, trouble.parameters) == ("log-damaged", {"n": 3})
    with pytest.raises(Refusal):
        store.append(CUP, 4, STAMP, entries(5))
    store.close()


@pytest.mark.fault("B8")
@pytest.mark.parametrize("change", ["DELETE FROM facts WHERE n = 3", "DELETE FROM facts WHERE n > 2"])
def test_a_fact_that_is_missing_is_not_passed_over(store: Store, change: str) -> None:
    store.append(CUP, 1, STAMP, entries(2, 3, 4))
    store.settle()
    behind_its_back(store.where, change)
    refused = refusal_from(list, store.sealed(CUP))
    if store.is_shared and "n > 2" in change:  # a server may be another one by now, and is asked where the log ends
        assert (refused.code, refused.parameters) == ("log-behind-witness", {"n": 2, "witnessed": 4})
    else:
        assert (refused.code, refused.parameters) == ("log-damaged", {"n": 3})
    store.close()


def test_a_tournament_is_listed_with_its_name(store: Store) -> None:
    store.begin(
        TournamentId("later"), "Later", Stamp("2026-12-01T09:00:00.000Z", "organizer", "o"), entries(1, 2), seed=SEED
    )
    again = reopened(store)
    assert again.tournaments() == (
        Listed(CUP, "Autumn Cup", STAMP.at, 1),
        Listed(TournamentId("later"), "Later", "2026-12-01T09:00:00.000Z", 2),
    )
    assert again.seed(CUP) == SEED
    again.close()


def test_who_decided_on_old_news_is_overtaken_and_nothing_is_written(store: Store) -> None:
    store.append(CUP, 1, STAMP, entries(2))
    with pytest.raises(Overtaken):
        store.append(CUP, 1, STAMP, entries(3))
    assert store.head(CUP).n == 2
    store.close()


@pytest.mark.fault("C14")
def test_what_another_program_wrote_is_noticed_and_read(store: Store) -> None:
    """The lock forbids it, but the primary key is what holds."""
    known = store.head(CUP)
    store.append(CUP, 1, STAMP, entries(2))
    store._knowledge.found.heads[CUP] = known
    with pytest.raises(Overtaken):
        store.append(CUP, 1, STAMP, entries(3))
    assert store.head(CUP).n == 2
    assert store.append(CUP, 2, STAMP, entries(3)).n == 3
    store.close()


def test_there_is_no_tournament_without_a_first_fact_and_none_twice(store: Store) -> None:
    assert refusal_from(store.begin, CUP, "Another", STAMP, entries(1), seed=SEED).code == "tournament-exists"
    assert refusal_from(store.head, TournamentId("nowhere")).code == "tournament-unknown"
    with pytest.raises(Refusal):
        store.append(TournamentId("nowhere"), 0, STAMP, entries(1))
    store.close()


def test_a_receipt_is_kept_with_its_facts(store: Store) -> None:
    asked = Asked("tap-1", b"\1" * 32)
    head = store.append(CUP, 1, STAMP, entries(2), asked=asked)
    assert store.receipt(CUP, "tap-1") == (head, b"\1" * 32)
    assert store.receipt(CUP, "tap-2") is None
    with pytest.raises(Overtaken):
        store.append(CUP, 2, STAMP, entries(3), asked=asked)
    again = reopened(store)
    assert again.head(CUP) == head, "the same key twice: the second is not written at all"
    assert again.receipt(CUP, "tap-1") == (head, b"\1" * 32)
    again.close()


def test_an_act_without_facts_is_remembered_if_it_has_a_key(store: Store) -> None:
    before = store.head(CUP)
    assert store.append(CUP, 1, STAMP, []) == before
    assert store.append(CUP, 1, STAMP, [], asked=Asked("tap-1", b"\1" * 32)) == before
    assert store.receipt(CUP, "tap-1") == (before, b"\1" * 32)
    store.close()


def test_people_are_kept_beside_the_log_and_can_change(store: Store) -> None:
    ana = Person(PlayerId("p1"), "Ana", club="Bears", contact="ana@example.org")
    keep(store, CUP, ana)
    keep(store, CUP, Person(PlayerId("p2"), "Bo"))
    keep(store, CUP, Person(PlayerId("p1"), "Anna"))
    again = reopened(store)
    assert again.people(CUP) == (Person(PlayerId("p1"), "Anna"), Person(PlayerId("p2"), "Bo"))
    assert again.condition().notices == ()
    again.close()


def test_a_person_who_is_forgotten_leaves_no_trace_and_the_log_still_verifies(on_disk: Store) -> None:
    keep(on_disk, CUP, Person(PlayerId("p1"), "Anastasia Unforgettable", contact="ana@example.org"))
    assert b"Unforgettable" in (on_disk.folder / DATABASE).read_bytes()
    forget(on_disk, CUP, PlayerId("p1"))
    again = reopened(on_disk)
    assert again.people(CUP) == ()
    assert again.trouble(CUP) is None
    again.close()
    for file in on_disk.folder.iterdir():
        assert b"Unforgettable" not in file.read_bytes()


def test_a_log_from_elsewhere_keeps_its_hashes(store: Store, tmp_path: Path) -> None:
    store.append(CUP, 1, STAMP, entries(2, 3))
    facts = tuple(store.sealed(CUP))
    ana = Person(PlayerId("p1"), "Ana")
    with Store(tmp_path / "other") as other:
        assert other.arrivals.adopt(CUP, "Autumn Cup", facts, people=[ana]) == store.head(CUP)
        assert tuple(other.sealed(CUP)) == facts
        assert other.people(CUP) == (ana,)
        assert other.seed(CUP) is None
    with Store(tmp_path / "other") as other:
        assert other.trouble(CUP) is None
        assert refusal_from(other.arrivals.adopt, CUP, "Autumn Cup", facts).code == "tournament-exists"
    store.close()


def test_a_log_from_elsewhere_that_does_not_hold_together_is_refused(store: Store, tmp_path: Path) -> None:
    store.append(CUP, 1, STAMP, entries(2, 3))
    facts = tuple(store.sealed(CUP))
    with Store(tmp_path / "other") as other:
        for wrong in ([facts[0], facts[2]], [facts[0], facts[2], facts[1]]):
            refused = refusal_from(other.arrivals.adopt, CUP, "Autumn Cup", wrong)
            assert (refused.code, refused.parameters) == ("log-damaged", {"n": 2})
        assert other.tournaments() == ()
    store.close()


def test_many_threads_write_one_log_and_no_fact_is_lost(store: Store) -> None:
    def write(number: int) -> None:
        written = 0
        while written < 20:
            try:
                store.append(CUP, store.head(CUP).n, STAMP, entries(number))
                written += 1
            except Overtaken:
                continue

    threads = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    keep(store, CUP, Person(PlayerId("p1"), "Ana"))
    for thread in threads:
        thread.join()
    again = reopened(store)
    assert again.head(CUP).n == 81
    assert again.trouble(CUP) is None
    again.close()


@pytest.mark.fault("B13")
def test_the_condition_says_how_the_data_is_kept(on_disk: Store) -> None:
    condition = on_disk.condition()
    assert condition.settings["sqlite"].startswith("3.")
    assert condition.settings["journal_mode"] == "truncate", "no write-ahead log, so its old faults do not matter"
    assert condition.settings["synchronous"] == "3"
    assert (condition.tournaments, condition.facts, condition.troubles) == (1, 1, {})
    on_disk.close()


@pytest.mark.fault("B10")
def test_a_folder_that_is_copied_elsewhere_is_a_notice(tmp_path: Path) -> None:
    with Store(tmp_path / "Dropbox" / "cups") as store:
        assert [notice.code for notice in store.condition().notices] == ["data-elsewhere"]


@pytest.mark.fault("B8")
def test_a_damaged_format_number_is_found_at_the_start_and_not_at_the_first_write(on_disk: Store) -> None:
    on_disk.close()
    with (on_disk.folder / DATABASE).open("r+b") as file:
        file.seek(18)
        file.write(b"\x41")
    assert refusal_from(Store, on_disk.folder).code == "data-damaged"


def test_the_files_are_for_their_owner_alone(on_disk: Store) -> None:
    assert on_disk.folder.stat().st_mode & 0o077 == 0
    assert [file.name for file in on_disk.folder.iterdir() if file.stat().st_mode & 0o077] == []
    on_disk.close()


def test_an_unknown_beginning_is_the_hash_of_the_name() -> None:
    assert beginning(CUP, None) != beginning(TournamentId("other"), None)

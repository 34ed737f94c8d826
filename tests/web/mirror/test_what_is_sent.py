"""Everything that leaves the laptop is what everyone may read, or unreadable; what is erased there goes here, too."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.hall import JUDGE, NAMES, OWNER, Hall
from tests.web.mirror.halls import Caught, Pair, key
from tests.web.test_secrecy import SECRETS, Moment, Story
from topcut.desk import keeping
from topcut.desk.backups import Backups
from topcut.desk.calendar import choose_listed, is_listed
from topcut.desk.mirroring import Mirroring, aim_at, with_copies
from topcut.desk.people import enter_people, forget
from topcut.exchange import full_copy
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId
from topcut.rules.actions import announcing, calling, clock, conduct, lists, registration, squads, staff
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import AnnouncementMade
from topcut.store.keeping import Keeping

PASSWORD = "eleven violet herons juggle"
HEX = re.compile(rb"[0-9a-f]{32,}")
AUTHORIZATION = re.compile(rb"Bearer [\w-]+")


@pytest.mark.fault("I-6", "I-7", "I-9", "I-11")
def test_no_secret_is_in_anything_that_is_sent(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.tournament("challenger", 7)
        zed, fay = enter_people(
            hall.desk, both.id, OWNER, [Arrival(0, "Zed", "Harbour", "zed@mail.example"), Arrival(0, "Forgotten Fay")]
        )
        hall.act(registration.check_in, zed)
        hall.act(lists.hand_in, zed, "a list for the judges")
        forget(hall.desk, both.id, OWNER, fay)
        hall.act(registration.withdraw, fay)
        both.aim()
        both.push()
        hall.start()
        hall.pair()
        hall.act(clock.start, 5)
        hall.act(conduct.warn, "p3", hall.t.ruleset.conduct.grounds[0], "shouted at the judge", by=JUDGE)
        hall.act(conduct.penalize, "p3", "no prize")
        hall.act(calling.call_official, "may I measure", by=Actor(Role.PLAYER, "p2"))
        hall.act(announcing.tell_table, 1, "only for table one")
        assert both.push().error is None
        sent, seed = both.line.bodies, hall.store.seed(both.id)
        assert seed is not None
        words = b"on paper,zed@,Fay,shouted,no prize,measure,only for,WarningGiven,Penalty,Rolled,ListHanded"
        for secret in (*words.split(b","), b'"contact"', b'"extra":', seed.hex().encode(), seed):
            assert secret not in sent, secret
        assert b"Harbour" in sent
        whole = [json.loads(line) for line in re.findall(rb'^\{"at".*$', sent, re.M)]
        assert {one["class"] for one in whole} == {"P"}
        assert sent.count(b'"class":"O","digest"') == hall.store.head(both.id).n - len(whole) - 1
        assert sent.count(b'"class":"S","digest"') == 1, "the extra minutes"


@pytest.mark.slow
@pytest.mark.fault("I-6", "I-7", "I-9", "I-11")
@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_can_tell_one_secret_from_another_by_what_is_sent(
    tmp_path: Path, secret: Callable[[Story], list[Moment]]
) -> None:
    one, other = (_sent(tmp_path / str(which), secret, which) for which in (1, 3))
    assert one == other
    assert len(one) > 1


def _sent(folder: Path, secret: Callable[[Story], list[Moment]], which: int) -> list[bytes]:
    with Pair(folder) as both:
        moments = secret(Story(both.hall, which))
        both.aim()
        both.push()
        for moment in moments[:2]:  # after that the extra minutes are told, and differ
            moment()
            assert both.push().error is None
        return [AUTHORIZATION.sub(b"", HEX.sub(b"#", one)).replace(both.id.encode(), b"T") for one in both.line.sent]


def test_what_is_revealed_is_sent_then_and_not_before(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("showdown", 6)
        both.aim()
        first, second = hall.opponents[0]
        hall.act(squads.choose, first, 1, (1, 2), by=Actor(Role.PLAYER, first))
        both.push()
        assert b"SquadsSealed" not in both.line.bodies
        hall.act(squads.choose, second, 1, (1, 2), by=Actor(Role.PLAYER, second))
        before = len(both.line.sent)
        both.push()
        assert b"".join(both.line.sent[before:]).count(b'"kind":"SquadsSealed"') == 2
        assert both.mirror.desk.look(both.id).rounds[0].squads == hall.t.rounds[0].squads
        assert b"RoundPaired" not in b"".join(both.line.sent[before:]), "only what has changed is sent again"


@pytest.mark.fault("L12")
def test_a_name_that_is_forgotten_disappears_on_the_mirror(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        both.hall.paired("challenger", 8)
        both.aim()
        both.push()
        assert "Bo</bdi>" in both.page("/pairings")
        bo = next(id for id, name in both.hall.names.items() if name == "Bo")
        forget(both.hall.desk, both.id, OWNER, PlayerId(bo))
        both.push()
        assert "Bo</bdi>" not in both.page("/pairings")
        assert "Bo" not in {one.name for one in both.mirror.store.people(both.id)}
        assert b"Bo" not in _rows(both.mirror, "people")


def test_a_text_that_is_struck_out_disappears_on_the_mirror(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", 8)
        hall.act(announcing.announce, "An unkind word")
        both.aim()
        both.push()
        assert "unkind" in both.page("/log")
        made = next(one for one in hall.desk.history(both.id) if isinstance(one.fact, AnnouncementMade))
        hall.act(staff.strike, made.n, "text")
        both.push()
        assert "unkind" not in both.page("/log")
        assert b"unkind" not in _rows(both.mirror, "texts")
        assert both.mirror.store.verify(both.id) is not None, "read-only, as before"
        assert both.mirror.store.condition().troubles == {}


def test_after_a_cut_only_what_differs_is_sent(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", 8)
        both.aim()
        both.push()
        both.line.is_cut = True
        hall.play(leave=1)
        status = both.push()
        assert status.error is not None
        assert status.error.code == "mirror-unreachable"
        both.line.is_cut = False
        before = len(both.line.sent)
        assert both.push().there == hall.store.head(both.id).n
        again = b"".join(both.line.sent[before:])
        assert again.count(b'"kind":"ResultSettled"') == 3
        assert b"TournamentCreated" not in again


def test_all_of_it_goes_only_sealed_and_only_if_it_is_wanted(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", 8)
        aim = with_copies(aim_at(both.link, hall.desk.clock.stamp()), PASSWORD)
        hall.store.halls.aim(both.id, aim)
        status = both.push()
        assert status.copied_n == hall.store.head(both.id).n
        seed = hall.store.seed(both.id)
        assert seed is not None
        assert seed.hex().encode() not in both.line.bodies
        [copy] = both.mirror.store.halls.copies(both.id)
        read = full_copy.read(copy.content, PASSWORD)
        assert (read.archive.head, read.archive.seed) == (hall.store.head(both.id), seed)


@pytest.mark.fault("L12")
def test_sealed_copies_that_still_hold_what_was_forgotten_are_deleted_on_the_mirror(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", 8)
        hall.store.halls.aim(both.id, with_copies(aim_at(both.link, hall.desk.clock.stamp()), PASSWORD))
        both.push()
        bo = next(id for id, name in hall.names.items() if name == "Bo")
        forget(hall.desk, both.id, OWNER, PlayerId(bo))
        both.mirror.wait(seconds=90)
        both.mirroring = Mirroring(hall.desk, transport=both.line)  # an hour later, as far as pauses go
        both.push()
        copies = both.mirror.store.halls.copies(both.id)
        assert [copy.n for copy in copies] == [hall.store.head(both.id).n]
        assert "Bo" not in {one.name for one in full_copy.read(copies[0].content, PASSWORD).archive.people}


@pytest.mark.fault("L12")
def test_what_is_forgotten_is_in_no_file_of_the_hall_its_stick_and_its_mirror(tmp_path: Path) -> None:
    """Not in pages that a database no longer uses either: whoever finds the disk reads its bytes."""
    words = b"Zebulonia", b"Flumadiddle"
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", ["Zebulonia Quixworth", *NAMES[:7]])
        stick = tmp_path / "stick"
        stick.mkdir()
        backups = Backups(hall.desk)
        backups.choose(stick)
        both.aim()
        hall.act(announcing.announce, "Flumadiddle to all of you")
        both.push()
        backups.copy_all()
        held = ("hall", "mirror", "stick")
        assert [_files_with(tmp_path / one, words) != set() for one in held] == [True, True, True]
        made = next(one for one in hall.desk.history(both.id) if isinstance(one.fact, AnnouncementMade))
        hall.act(staff.strike, made.n, "text")
        forget(hall.desk, both.id, OWNER, next(PlayerId(id) for id, name in hall.names.items() if "Zeb" in name))
        both.push()
        backups.copy_all()
        assert _files_with(tmp_path, words) == set()
    assert _files_with(tmp_path, words) == set(), "nor after both have ended"


def _files_with(folder: Path, words: tuple[bytes, ...]) -> set[str]:
    contents = {file.name: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    return {name for name, content in contents.items() if any(word in content for word in words)}


@pytest.mark.fault("L12")
def test_a_name_that_is_forgotten_after_the_event_was_archived_disappears_on_the_mirror(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.paired("challenger", 8)
        both.aim()
        both.push()
        hall.wait(minutes=1)
        keeping.archive(hall.desk, both.id)
        both.mirroring = Mirroring(hall.desk, transport=both.line)  # the program was started again
        assert both.mirroring.aims() == {}
        hall.wait(minutes=1)
        forget(hall.desk, both.id, OWNER, PlayerId(next(id for id, name in hall.names.items() if name == "Bo")))
        both.push()
        assert "Bo" not in {one.name for one in both.mirror.store.people(both.id)}
        both.mirror.desk.remove(both.id)
        both.link = key(both.mirror)
        both.aim()
        hall.act(announcing.announce, "A last word")
        both.mirroring = Mirroring(hall.desk, transport=both.line)
        both.push()
        assert not both.mirror.store.knows(both.id), "what is archived is shown nowhere anew"


def test_what_is_kept_out_of_the_lists_is_in_those_of_the_mirror_neither(tmp_path: Path) -> None:
    with Pair(tmp_path) as both:
        hall = both.hall
        hall.tournament("challenger", 4, ready=False)
        choose_listed(hall.desk, both.id, listed=False)
        both.aim()
        both.push()
        assert not is_listed(both.mirror.desk, both.id)
        choose_listed(hall.desk, both.id, listed=True)
        both.push()
        assert is_listed(both.mirror.desk, both.id)
        keeping.archive(hall.desk, both.id)
        both.push()
        assert not is_listed(both.mirror.desk, both.id)


def test_a_drill_and_what_is_archived_stay_at_home(tmp_path: Path) -> None:
    there = Hall(tmp_path / "mirror")
    hall = Hall(tmp_path / "hall")
    hall.paired()
    mirroring = Mirroring(hall.desk, aim_at(key(there), "2026-11-15T09:00:00.000Z"), transport=Caught(there))
    assert list(mirroring.aims()) == [hall.last]
    hall.wait(minutes=1)
    hall.store.keep(hall.last, Keeping(archived=hall.desk.clock.stamp()))
    assert mirroring.aims() == {}
    hall.close()
    there.close()


def _rows(hall: Hall, table: str) -> bytes:
    import sqlite3

    with sqlite3.connect(hall.store.folder / "topcut.db") as connection:
        return repr(connection.execute(f"select * from {table}").fetchall()).encode()

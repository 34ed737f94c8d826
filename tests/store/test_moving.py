"""Everything goes to a database server and back as it was; nothing goes into what is in use, or is not empty."""

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, behind_its_back, create, desk_on, keep, set_up, with_cup
from tests.refusing import refusal_from
from tests.web.serving import until
from topcut.ids import PlayerId, TournamentId
from topcut.rules.chain import Head
from topcut.rules.texts import Person
from topcut.store import Asked, Stamp, Store, catalogues, schema
from topcut.store.accounts import Account, Session
from topcut.store.applicants import Applicant, SignUp
from topcut.store.keeping import Drill, Keeping
from topcut.store.mirrors import Mirrored, Taken
from topcut.store.moving import LEFT, Moved, _compare, move, tables
from topcut.store.place import Database, Where
from topcut.store.security_log import Line

AT = "2026-11-15T09:41:07.120Z"
OPEN = TournamentId("open")


def furnished(folder: Path) -> Path:
    with Store(with_cup(folder, acts=3)) as store:
        desk_on(store).create(ORGANIZER, create, tournament=OPEN)
        keep(store, CUP, Person(PlayerId("p1"), "Zoë 🎲", contact="zoe@example.org"))
        store.append(OPEN, 1, Stamp(AT, "organizer", "olga"), [], asked=Asked("tap", b"\0\1" * 16))
        store.keep(OPEN, Keeping(archived=AT, drill=Drill("harbour", 16)))
        store.set_sign_up(CUP, SignUp(open=True, asks=True))
        store.keep_applicant(CUP, Applicant(0, "Bo", None, None, AT))
        store.note(Line(AT, "signed-in", "owner", "olga"))
        session = Session("s1", b"c" * 32, b"d" * 32, "player", "p1", CUP, "iPhone", AT, AT)
        store.change_access(lambda accounts: accounts.put(Account("olga", "Olga", "hash", AT, lan=True), session))
    catalogues.keep(folder, "own", '{"older": true}')
    catalogues.keep(folder, "own", '{"newer": true}')
    return folder


def content(where: Where) -> dict[str, list[tuple[object, ...]]]:
    found = {table.name: behind_its_back(where, f"SELECT * FROM {table.name}") for table in tables()}
    return {name: sorted((tuple(_plain(one) for one in row) for row in rows), key=repr) for name, rows in found.items()}


def _plain(value: object) -> object:
    return bool(value) if value in (0, 1) else value


def test_what_is_deleted_for_now_or_mirrored_here_goes_over_too(database: Database, tmp_path: Path) -> None:
    with Store(with_cup(tmp_path / "hall")) as hall:
        facts = list(hall.sealed(CUP))
    with Store(database.folder) as store:
        desk_on(store).create(ORGANIZER, create, tournament=OPEN)
        store.keep(OPEN, Keeping(deleted=AT))
        store.halls.take(CUP, Mirrored("olga", AT, 1), Taken(Head(0, b""), facts), title="Cup", noted=None)
    assert move(database.folder, database).tournaments == 2


def test_everything_goes_over_and_back_with_equal_heads(database: Database, tmp_path: Path) -> None:
    here, back = furnished(database.folder), tmp_path / "back"
    before = content(here)
    assert move(here, database) == Moved(2, 8) == move(database, back)
    assert content(database) == before == content(back)
    assert catalogues.kept(back) == catalogues.kept(here)
    assert catalogues.replaced(back) == catalogues.replaced(here)
    for where in (database, back):
        with Store(where) as store:
            assert store.condition().troubles == {}
            assert desk_on(store).act(CUP, ORGANIZER, set_up, 9).n == 8


def test_only_what_lasts_minutes_or_is_kept_in_files_stays_behind() -> None:
    assert {table.name for table in LEFT} == {"counts", "passing", "server_keys", "catalogues"}
    assert {*tables()} | LEFT == {*schema.metadata.tables.values()}


def test_another_computer_of_the_same_database_gets_the_catalogues(database: Database, tmp_path: Path) -> None:
    catalogues.keep(database.folder, "own", '{"older": true}')
    Store(database).close()
    other = Database(database.url, tmp_path / "other")
    Store(other).close()
    assert catalogues.kept(other.folder) == {"own.json": b'{"older": true}'}
    catalogues.keep(other.folder, "own", '{"newer": true}')
    Store(other).close()
    Store(database).close()
    assert catalogues.kept(database.folder) == {"own.json": b'{"newer": true}'}
    assert list(catalogues.replaced(database.folder).values()) == [b'{"older": true}']


def test_and_gets_one_that_is_added_while_both_run(database: Database, tmp_path: Path) -> None:
    elsewhere = tmp_path / "other"
    with Store(database) as store, Store(Database(database.url, elsewhere)):
        for text in ('{"older": true}', '{"newer": true}'):
            catalogues.keep(store.folder, "own", text)
            store.share_catalogues("own")
            until(partial(_has, elsewhere, text), "it has come")
    assert list(catalogues.replaced(elsewhere).values()) == [b'{"older": true}']


def test_and_one_that_is_taken_out_goes_there_too_and_may_come_back(database: Database, tmp_path: Path) -> None:
    elsewhere, text = tmp_path / "other", '{"one": true}'
    with Store(database) as store, Store(Database(database.url, elsewhere)):
        for _ in range(2):
            catalogues.keep(store.folder, "own", text)
            store.share_catalogues("own")
            until(partial(_has, elsewhere, text), "it has come")
            catalogues.take_out(store.folder, "own")
            store.share_catalogues("own")
            until(lambda: not catalogues.kept(elsewhere), "it has gone")
    assert list(catalogues.replaced(elsewhere).values()) == [text.encode()]
    Store(database).close()
    assert catalogues.kept(database.folder) == {}


def _has(folder: Path, text: str) -> bool:
    return catalogues.kept(folder) == {"own.json": text.encode()}


def test_nothing_is_moved_into_what_is_not_empty(database: Database, tmp_path: Path) -> None:
    here = with_cup(tmp_path / "here")
    with_cup(database)
    assert refusal_from(move, here, database).code == "move-not-empty"
    assert refusal_from(move, database, here).code == "move-not-empty"
    assert refusal_from(move, here, with_cup(tmp_path / "there")).code == "move-not-empty"


@pytest.mark.fault("A1")
def test_a_move_that_was_killed_after_it_was_written_is_brought_to_its_end(database: Database, tmp_path: Path) -> None:
    """The database knew that it was saved; nobody else did."""
    here, back = furnished(tmp_path / "here"), tmp_path / "back"
    for source, target, folder in ((here, database, database.folder), (database, back, back)):
        _killed_when_written(source, target)
        assert move(source, target) == Moved(2, 8)
        assert catalogues.kept(folder) == catalogues.kept(here)
        assert catalogues.replaced(folder) == catalogues.replaced(here)
        with Store(target) as store:
            assert (store.trouble(CUP), store.alarms(CUP)) == (None, ())
    with Store(back) as store:
        desk_on(store).act(CUP, ORGANIZER, set_up, 9)
    assert refusal_from(move, database, back).code == "move-not-empty"


def _killed_when_written(source: Where, target: Where) -> None:
    program = f"""
import os, signal
from pathlib import *
from topcut.store import Store
from topcut.store.moving import move
from topcut.store.place import Database

filling = Store.fill

def fill(self, job, source):
    self._medium._tell_witness = self._medium.bear_witness = lambda _: os.kill(os.getpid(), signal.SIGKILL)
    filling(self, job, source)

Store.fill = fill
move({source!r}, {target!r})
"""
    child = subprocess.run([sys.executable, "-c", program], check=False)
    assert child.returncode == -signal.SIGKILL


def test_a_folder_is_the_same_however_it_is_named(tmp_path: Path) -> None:
    here = with_cup(tmp_path / "here")
    assert refusal_from(move, here, tmp_path / "there" / ".." / "here").code == "move-same"


def test_what_arrived_is_compared(tmp_path: Path) -> None:
    one, other = (with_cup(tmp_path / name) for name in ("one", "other"))
    with Store(one) as here, Store(other) as there:
        assert refusal_from(_compare, here, there).code == "move-differs"


@pytest.mark.fault("A11")
def test_nothing_is_moved_while_somebody_has_it_open(database: Database, tmp_path: Path) -> None:
    here, there = with_cup(tmp_path / "here"), tmp_path / "there"
    with Store(here):
        assert refusal_from(move, here, database).code == "data-in-use"
    with Store(database):
        assert refusal_from(move, here, database).code == "database-in-use"
        assert refusal_from(move, database, there).code == "database-in-use"
    assert move(here, database) == Moved(1, 1)


@pytest.mark.fault("B8")
def test_what_is_damaged_is_not_moved(database: Database, tmp_path: Path) -> None:
    here = with_cup(tmp_path, acts=2)
    behind_its_back(here, "UPDATE facts SET body = '{}' WHERE n = 3")
    refused = refusal_from(move, here, database)
    assert (refused.code, refused.parameters) == ("move-damaged", {"tournaments": (CUP,)})
    with Store(database) as store:
        assert store.tournaments() == ()


def test_a_folder_with_files_of_others_is_left_alone(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    (stick / "holiday.jpg").write_bytes(b"")
    assert refusal_from(move, with_cup(tmp_path / "here"), stick).code == "move-not-empty"
    assert [one.name for one in stick.iterdir()] == ["holiday.jpg"]

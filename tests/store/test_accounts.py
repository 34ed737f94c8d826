"""Accounts, sessions, tokens and rights are kept whole or not at all, and an older data folder gets their tables."""

import os
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.faults.harness import ROOT, needs_strace
from tests.keeping import CUP, ORGANIZER, before_many_organizers, behind_its_back, desk_of, set_up, with_cup
from tests.refusing import refusal_from
from topcut.refusal import Refusal
from topcut.store import Store, schema
from topcut.store.accounts import EVERYONE, Account, Accounts, Right, Session, Token
from topcut.store.migrations import forms
from topcut.store.place import DATABASE, Where

NOW, LATER = "2026-11-15T09:41:07.120Z", "2026-11-16T01:41:07.120Z"
OLGA = Account("organizer", "Olga", "$argon2id$...", NOW)
SESSION = Session("s1", b"c" * 32, b"d" * 32, "player", "p1", CUP, "iPhone", NOW, LATER)
TOKEN = Token(b"t" * 32, "claim", CUP, "p1", NOW, LATER)
RIGHT = Right(CUP, "organizer", "owner")
EVERYONES = Right(CUP, EVERYONE, "owner")  # begun without an account
FIRST = {"tournaments", "facts", "keys", "people"}
SIXTH = FIRST | {"accounts", "sessions", "tokens", "rights", "sign_up", "applicants", "keeping", "gone", "texts"}


@pytest.fixture
def kept(where: Where) -> Where:
    return with_cup(where, 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return with_cup(tmp_path / "data", 2)


def test_what_was_put_is_found_after_a_restart(kept: Where) -> None:
    with Store(kept) as store:
        store.change_access(lambda accounts: accounts.put(OLGA, SESSION, TOKEN, RIGHT))
    with Store(kept) as store:
        found = store.read_access(
            lambda accounts: (
                accounts.every(Account),
                accounts.every(Session),
                accounts.every(Token),
                accounts.every(Right),
            )
        )
        assert found == ((OLGA,), (SESSION,), (TOKEN,), (EVERYONES, RIGHT))
        assert store.read_access(lambda accounts: accounts.one(Session, cookie=b"c" * 32, ended=None)) == SESSION
        assert store.read_access(lambda accounts: accounts.one(Session, cookie=b"x" * 32)) is None
        assert store.condition().notices == ()


def test_put_again_takes_the_place_and_remove_takes_it_away(kept: Where) -> None:
    with Store(kept) as store:
        store.change_access(lambda accounts: accounts.put(SESSION, RIGHT))
        store.change_access(lambda accounts: accounts.put(replace(SESSION, ended=LATER), replace(RIGHT, role="judge")))
        assert store.read_access(lambda accounts: accounts.every(Session)) == (replace(SESSION, ended=LATER),)
        store.change_access(lambda accounts: accounts.remove(RIGHT))
        assert store.read_access(lambda accounts: accounts.every(Right)) == (EVERYONES,)


def test_a_refusal_in_the_middle_leaves_nothing_behind(kept: Where) -> None:
    def job(accounts: Accounts) -> None:
        accounts.put(TOKEN, SESSION)
        raise Refusal("claim-used", at="10:12", agent="iPhone")

    with Store(kept) as store:
        assert refusal_from(store.change_access, job).code == "claim-used"
        assert store.read_access(lambda accounts: (accounts.every(Token), accounts.every(Session))) == ((), ())
        assert store.trouble(CUP) is None


def test_a_row_that_was_changed_in_the_file_lets_nobody_in_and_is_told(kept: Where) -> None:
    with Store(kept) as store:
        store.change_access(lambda accounts: accounts.put(replace(RIGHT, holder="o1", role="judge")))
    behind_its_back(kept, "UPDATE rights SET role = 'owner' WHERE holder = 'o1'")
    with Store(kept) as store:
        assert store.read_access(lambda accounts: accounts.every(Right)) == (EVERYONES,)
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "rights", "row": "o1"})


@pytest.mark.fault("L6")
def test_only_a_folder_of_before_is_taken_to_be_everyones(folder: Path) -> None:
    """From then on a tournament that names no owner has lost one."""
    behind_its_back(folder, "DELETE FROM rights")
    with Store(folder) as store:
        assert store.read_access(lambda accounts: accounts.every(Right)) == ()
    for damaged in (False, True):
        with sqlite3.connect(folder / DATABASE) as other:
            other.execute("DELETE FROM rights")
            for later in schema.metadata.tables.keys() - SIXTH:
                other.execute(f"DROP TABLE {later}")
            other.execute("ALTER TABLE keeping ADD COLUMN sample BOOLEAN NOT NULL DEFAULT 0")
            before_many_organizers(other)
            other.execute("UPDATE alembic_version SET version_num = '0006'")
            if damaged:
                other.execute("INSERT INTO rights VALUES ('cup', 'organizer', 'ownes', x'00')")
        other.close()
        with Store(folder) as store:
            assert store.read_access(lambda accounts: accounts.every(Right)) == (() if damaged else (EVERYONES,))


def test_who_may_come_in_is_not_changed_in_a_broken_folder(kept: Where) -> None:
    with Store(kept) as store:
        store._medium.failed = Refusal("store-failed", problem="no such disk")
        assert refusal_from(store.change_access, lambda accounts: accounts.put(OLGA)).code == "store-failed"


@pytest.mark.fault("A5", "L6")
def test_a_folder_of_the_first_form_gets_the_new_tables_and_keeps_its_log(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "old", 2, old=True)
    with Store(folder) as store:
        before = tuple(store.sealed(CUP))
    made_old(folder)
    with Store(folder) as store:
        assert tuple(store.sealed(CUP)) == before
        assert store.trouble(CUP) is None
        store.change_access(lambda accounts: accounts.put(OLGA, RIGHT))
        assert store.read_access(lambda accounts: accounts.every(Account)) == (OLGA,)
    assert form(folder) == forms.NEWEST


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("A5")
@pytest.mark.parametrize("call", ["pwrite64", "fdatasync"])
def test_killed_while_an_old_folder_is_brought_up_it_is_old_or_new_and_opens(tmp_path: Path, call: str) -> None:
    old = made_old(with_cup(tmp_path / "old", 2, old=True))
    program = "from pathlib import Path; import sys; from topcut.store import Store; Store(Path(sys.argv[1]))"
    for place in (1, 2, 4, 7):
        folder = tmp_path / str(place)
        shutil.copytree(old, folder)
        inject = f"inject={call}:signal=SIGKILL:when={place}"
        trace = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject]
        subprocess.run([*trace, sys.executable, "-c", program, str(folder)], cwd=ROOT, check=False)
        assert form(folder) in forms.KNOWN
        desk = desk_of(folder)
        assert desk.trouble(CUP) is None
        desk.act(CUP, ORGANIZER, set_up, 3)
        desk.store.change_access(lambda accounts: accounts.put(OLGA))
        desk.store.close()


def made_old(folder: Path) -> Path:
    """As the first form left it."""
    with sqlite3.connect(folder / DATABASE) as other:
        for table in schema.metadata.tables.keys() - FIRST:
            other.execute(f"DROP TABLE {table}")
        other.execute("ALTER TABLE people ADD COLUMN paid BOOLEAN NOT NULL DEFAULT 0")
        other.execute("ALTER TABLE people DROP COLUMN salt")
        other.execute("ALTER TABLE facts DROP COLUMN class")
        other.execute("UPDATE alembic_version SET version_num = '0001'")
    other.close()
    return folder


def form(folder: Path) -> str:
    with sqlite3.connect(folder / DATABASE) as other:
        (found,) = other.execute("SELECT version_num FROM alembic_version").fetchone()
    other.close()
    return str(found)

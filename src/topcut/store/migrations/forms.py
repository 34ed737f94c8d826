"""Brings a database to the form this program knows, all steps in one transaction or none."""

from pathlib import Path

from sqlalchemy import Connection, inspect, select, table
from sqlalchemy import column as named

from topcut.refusal import Refusal

KNOWN = tuple(f"{number:04}" for number in range(1, 19))
NEWEST = KNOWN[-1]
STEPS = Path(__file__).parent
VERSIONS = table("alembic_version", named("version_num"))


def form(connection: Connection) -> str | None:
    """The form a database has; None if it is empty. Anything else there is not ours."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    if VERSIONS.name not in tables:
        raise Refusal("data-foreign")
    found = connection.scalar(select(VERSIONS.c.version_num))
    if found is None:
        raise Refusal("data-foreign")
    return str(found)


def upgrade(connection: Connection) -> bool:
    """Whether anything had to be done. The connection is inside a transaction that the caller ends."""
    found = form(connection)
    if found == NEWEST:
        return False
    if found is not None and found not in KNOWN:
        is_newer = len(found) == len(NEWEST) and found.isdecimal() and found > NEWEST
        raise Refusal("data-newer", found=found, known=NEWEST) if is_newer else Refusal("data-foreign")
    _run(connection)
    return True


def _run(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", STEPS.as_posix().replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    with EnvironmentContext(config, steps, fn=lambda found, _: steps._upgrade_revs(NEWEST, found)) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()

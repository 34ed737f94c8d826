"""The command back: the data folder as it was before a newer Topcut, or a restored copy, took it over."""

from datetime import UTC, datetime
from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.asking import confirmed
from topcut.store import kept_copies
from topcut.store.place import DATABASE
from topcut.words import say


@click.command
@click.argument("name", required=False)
@click.option("--list", "listing", is_flag=True)
@click.option("--yes", is_flag=True)
@options.data
def back(name: str | None, listing: bool, yes: bool, data: Path) -> None:
    if listing:
        found = kept_copies.copies(data)
        output.lines([one.name for one in found] or [say("kept-empty", folder=str(data / kept_copies.KEPT))])
        return
    copy = kept_copies.the_copy(data, name)
    before, now = facts_in(copy), facts_in(data)
    since = sum(count - before.get(id, 0) for id, count in now.items())
    click.echo(say("back-asks", name=copy.name, since=since))
    if not yes and not confirmed(say("back-sure")):
        raise click.Abort
    aside = kept_copies.put_back(data, copy, datetime.now(UTC))
    version, _ = kept_copies.last_used(data)
    click.echo(say("back-done", name=copy.name, aside=aside.name, version=version or "other"))


def facts_in(folder: Path) -> dict[str, int]:
    """How many facts each log has, whatever the form of the database; nothing if that cannot be read."""
    import sqlite3

    file = folder / DATABASE
    if not file.exists():
        return {}
    connection = sqlite3.Connection(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    try:
        return dict(connection.execute("SELECT tournament, count(*) FROM facts GROUP BY tournament").fetchall())
    except sqlite3.Error:
        return {}
    finally:
        connection.close()

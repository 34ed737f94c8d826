"""The command move: everything from a data folder to a database server, or back."""

from pathlib import Path

import click

from topcut.cli import options
from topcut.cli.data import opened
from topcut.store.place import Database, Where
from topcut.words import say


@click.command
@options.data
@options.database
@click.option("--to", metavar="URL|DIR", required=True)
def move(data: Path, database: str | None, to: str) -> None:
    from topcut.store.moving import move as carry

    source, target = options.where(data, database), _target(data, to)
    if isinstance(source, Path):
        with opened(source):
            """One of an older version is taken over first, with a copy of it kept, and not in the middle of a round."""
    moved = carry(source, target)
    click.echo(say("moved", tournaments=moved.tournaments, facts=moved.facts, where=_shown(target)))


def _target(data: Path, to: str) -> Where:
    return Database(to, data) if "://" in to else Path(to)


def _shown(target: Where) -> str:
    if isinstance(target, Path):
        return str(target)
    from topcut.store.postgres import shown

    return shown(target.url)

"""The command move: everything from a data folder to a database server, or back."""

from pathlib import Path

import click

from topcut.cli import options
from topcut.refusal import Refusal
from topcut.store.place import DATABASE, Database, Where
from topcut.words import say


@click.command
@options.data
@options.database
@click.option(
    "--to", metavar="URL|DIR", required=True, help="Where to: postgresql://user@host/name, or a folder that is empty."
)
def move(data: Path, database: str | None, to: str) -> None:
    """Carry everything over to a database server, or back into a folder: tournaments, accounts, sessions, receipts.

    What was there before stays as it is; serve only one of them from then on.
    """
    from topcut.store.moving import move as carry
    from topcut.store.postgres import shown

    source, target = options.where(data, database), _target(data, to)
    if source == target:
        raise Refusal("move-same")
    if isinstance(source, Path) and not (source / DATABASE).exists():
        raise Refusal("data-missing", folder=str(source))
    moved = carry(source, target)
    where = shown(to) if isinstance(target, Database) else str(target)
    click.echo(say("moved", tournaments=moved.tournaments, facts=moved.facts, where=where))


def _target(data: Path, to: str) -> Where:
    return Database(to, data) if "://" in to else Path(to)

"""The command backup: a copy of every tournament on a stick, read back; and the password of sealed ones."""

import os
import sys
from pathlib import Path

import click

from topcut.cli import options
from topcut.cli.asking import password
from topcut.cli.data import opened
from topcut.refusal import Refusal
from topcut.store.place import Where
from topcut.words import say, sentence

PASSWORD = "TOPCUT_BACKUP_PASSWORD"  # in the environment

sealed = click.option("--sealed", is_flag=True)


def given_password(*, twice: bool) -> str:
    """From the environment, or typed unseen."""
    found = os.environ.get(PASSWORD)
    if not found and not sys.stdin.isatty():
        raise Refusal("backup-password-missing", variable=PASSWORD)
    return found or password(say("backup-ask"), twice=twice)


@click.command
@click.argument("folder", type=Path)
@sealed
@options.place
def backup(folder: Path, sealed: bool, data: Where) -> None:
    from topcut.desk.backups import Backups

    with opened(data) as desk:
        backups, is_new = Backups(desk), not folder.exists()
        backups.choose(folder, given_password(twice=True) if sealed else None, remember=False)
        if is_new:
            click.echo(say("backup-made", folder=str(folder)))
        backups.copy_all()
        if backups.problem is not None:
            raise backups.problem
        for listed in desk.store.tournaments():
            if listed.id in backups.kept:
                click.echo(say("backup-written", title=listed.name, facts=backups.kept[listed.id].n))
        for other in backups.others.values():
            click.echo(sentence(other), err=True)

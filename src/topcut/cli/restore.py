"""The command restore: go on here with a tournament from a backup, a stick full of them, or a full archive."""

import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.asking import confirmed
from topcut.cli.backup import given_password, sealed
from topcut.cli.data import ORGANIZER, opened, short
from topcut.cli.files import content
from topcut.exchange.document import MOST_BYTES
from topcut.refusal import Refusal
from topcut.store.security_log import Act, by_command
from topcut.words import say, sentence

if TYPE_CHECKING:
    from topcut.desk import Desk
    from topcut.desk.backup_folder import Checked, Found
    from topcut.exchange.full_copy import Copy


@click.command
@click.argument("source", type=Path)
@click.argument("event", required=False)
@click.option("--list", "listing", is_flag=True)
@click.option("--instead", is_flag=True)
@click.option("--yes", is_flag=True)
@sealed
@options.data
def restore(
    *, source: Path, event: str | None, listing: bool, instead: bool, yes: bool, sealed: bool, data: Path
) -> None:
    from topcut.desk.copies import followed
    from topcut.store.copying import companions

    password = given_password(twice=False) if sealed else None
    if listing:
        _list(source, password)
        return
    try:
        copy = _chosen(source, event, password)
    except Refusal as refusal:
        if refusal.code != "sealed-password":
            raise
        copy = _chosen(source, event, given_password(twice=False))  # whoever has it need not say so first
    t = followed(copy.archive)
    click.echo(say("restore-found", title=t.title, facts=copy.archive.head.n, epoch=t.epoch, at=output.when(copy.made)))
    along = companions(copy.rows)
    if along.accounts:
        click.echo(say("restore-accounts", names=along.accounts))
    if along.mirror:
        click.echo(say("restore-mirror", url=along.mirror))
    if not yes:
        if not sys.stdin.isatty():
            raise Refusal("restore-unasked")
        if not confirmed(say("restore-sure")):
            raise click.Abort
    if instead:
        from topcut.store.kept_copies import keep_copy

        aside = keep_copy(data, datetime.now(UTC))
        click.echo(say("restore-aside", name=aside.name))
    with opened(data, make=True) as desk:
        _go_on(desk, copy, instead=instead)
    if along.accounts:
        click.echo(say("restored-sign-in"))


def _chosen(source: Path, event: str | None, password: str | None) -> "Copy":
    from topcut.exchange import full_copy

    file = _newest(source, event, password) if source.is_dir() else source
    return full_copy.read(content(str(file), 2 * MOST_BYTES), password)


def _list(folder: Path, password: str | None) -> None:
    """The newest first, with what is wrong with each, and which one of each tournament would be taken."""
    from topcut.desk.backup_folder import checked

    seen: set[str] = set()
    rows = []
    for one in (checked(found, password) for found in _found(folder)):
        good = one.verdict is not None and one.found.tournament not in seen
        if good:
            seen.add(one.found.tournament)
        title = one.verdict.title if one.verdict else "?"
        told = say("backup-newest") if good else sentence(one.wrong) if one.wrong else say("backup-good")
        rows.append((title, one.found.n, one.found.epoch, output.when(one.found.made), one.found.file.name, told))
    if not rows:
        raise Refusal("backup-none", folder=str(folder))
    output.table(("title", "#facts", "#epoch", "made", "file", "how it is"), rows)


def _newest(folder: Path, event: str | None, password: str | None) -> Path:
    """The newest good backup of one tournament (L3); what is damaged and newer is told of."""
    from topcut.desk.backup_folder import checked

    good: dict[str, Checked] = {}
    passed_over: dict[str, Refusal] = {}
    for found in _found(folder):
        if found.tournament in good:
            continue
        one = checked(found, password)
        if one.verdict is None:
            assert one.wrong is not None
            if one.wrong.code == "sealed-password":
                raise one.wrong
            passed_over[found.file.name] = one.wrong
        else:
            good[found.tournament] = one
    if not good:  # what is wrong with the newest says more than that none is good
        raise next(iter(passed_over.values()), Refusal("backup-none", folder=str(folder)))
    for name, wrong in passed_over.items():
        click.echo(say("restore-passed-over", file=name, problem=sentence(wrong)), err=True)
    titles = {id: one.verdict.title for id, one in good.items() if one.verdict}
    meant = [id for id, title in titles.items() if event is None or _is_meant(event, id, title)]
    if not meant:
        raise Refusal("backup-of-none", folder=str(folder), event=event or "", titles=tuple(titles.values()))
    if len(meant) > 1:
        raise Refusal("backup-several", folder=str(folder), titles=tuple(f"{titles[id]} ({id})" for id in meant))
    return good[meant[0]].found.file


def _found(folder: Path) -> "list[Found]":
    from topcut.desk.backup_folder import backups_in

    try:
        return backups_in(folder)
    except OSError as error:
        raise Refusal("file-unreadable", file=str(folder), problem=error.strerror or "") from None


def _is_meant(word: str, id: str, title: str) -> bool:
    return id.startswith(word) or title.casefold().startswith(word.casefold())


def _go_on(desk: "Desk", copy: "Copy", *, instead: bool) -> None:
    from topcut.desk.copies import take_over_here

    id = copy.archive.tournament
    beyond = 0
    if instead and desk.store.knows(id):
        with suppress(Refusal):  # a log that cannot be read at all does not tell
            beyond = desk.look(id).epoch
        desk.remove(id)
    receipt = take_over_here(desk, copy, ORGANIZER, by_command(desk.clock.stamp(), Act.IMPORTED), beyond)
    t = desk.look(id)
    click.echo(say("restored", title=t.title, short=short(desk, id), epoch=t.epoch, n=receipt.n))

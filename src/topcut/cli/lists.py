"""The command lists: how many lists of a tournament have each name, and how their players did."""

from dataclasses import asdict
from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.catalogue import added
from topcut.cli.data import find, opened
from topcut.exchange.played import Choice, played_at
from topcut.words import say, shown


@click.command
@click.argument("event")
@options.data
@options.json
def lists(event: str, *, data: Path, json: bool) -> None:
    """Count how many lists of EVENT have each name, and how their players did.

    Lists are secret until the rule book opens them: until then only the organizer should see this.
    """
    with opened(data) as desk:
        found = played_at(desk.look(find(desk, event)), added(desk.store.folder))
    rows = [_row(one) for one in found.choices]
    if json:
        return output.as_json({"lists": found.lists, "unread": found.unread, "played": rows})
    if rows:
        columns = ("section", "name", "#lists", "#copies", "#won", "#drawn", "#lost")
        output.table(columns, ({**row, "name": shown(str(row["name"]))}.values() for row in rows))
    else:
        click.echo(say("played-none"))
    if found.unread:
        click.echo(say("played-unread", number=found.unread))
    return None


def _row(one: Choice) -> dict[str, object]:
    named = {"section": one.section.value, "name": one.name, "lists": one.lists, "copies": one.copies}
    return {**named, **asdict(one.score)}

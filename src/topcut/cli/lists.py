"""The command lists: on how many lists of a tournament each name stands, and how those players did."""

from dataclasses import asdict, astuple
from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.catalogue import added
from topcut.cli.data import find, opened
from topcut.cli.output import Column
from topcut.exchange.played import Choice, Played, played_at
from topcut.words import say, shown


@click.command
@click.argument("event")
@options.data
@options.json
def lists(event: str, *, data: Path, json: bool) -> None:
    """Count on how many lists of EVENT each name stands, and how the players of those lists did.

    Lists are secret until the rule book opens them: until then this is for the organizer's eyes only.
    """
    with opened(data) as desk:
        found = played_at(desk.look(find(desk, event)), added(desk.store.folder))
    if json:
        output.as_json(
            {"lists": found.lists, "unread": found.unread, "played": [_choice(one) for one in found.choices]}
        )
        return
    _show_played(found)


def _show_played(found: Played) -> None:
    numbers = ("lists", "copies", "won", "drawn", "lost")
    columns = (Column("section"), Column("name"), *(Column(name, number=True) for name in numbers))
    rows = [
        (one.section.value, shown(one.name), *map(str, (one.lists, one.copies, *astuple(one.score))))
        for one in found.choices
    ]
    if rows:
        output.table(columns, rows)
    else:
        click.echo(say("played-none"))
    if found.unread:
        click.echo(say("played-unread", number=found.unread))


def _choice(one: Choice) -> dict[str, object]:
    named = {"section": one.section.value, "name": one.name, "lists": one.lists, "copies": one.copies}
    return {**named, **asdict(one.score)}

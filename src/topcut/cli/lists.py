"""The command lists: how many lists of a tournament have each name, and how their players did."""

from dataclasses import asdict

import click

from topcut.cli import options, output
from topcut.cli.data import find, opened
from topcut.exchange.played import Choice, percent
from topcut.store.place import Where
from topcut.words import say, shown


@click.command
@click.argument("event")
@click.option("--rounds", metavar="WHICH", default="all")
@options.place
@options.json
def lists(event: str, *, rounds: str, data: Where, json: bool) -> None:
    from topcut.desk.what_was_played import what_was_played

    with opened(data) as desk:
        _, found = what_was_played(desk, find(desk, event), rounds, public=False)
    rows = [_row(one) for one in found.choices]
    if json:
        return output.as_json({"lists": found.lists, "unread": found.unread, "played": rows})
    if rows:
        columns = ("section", "name", "#lists", "#copies", "#won", "#drawn", "#lost", "#win %", "#from", "#to")
        output.table(columns, ({**row, "name": shown(str(row["name"]))}.values() for row in rows))
    else:
        click.echo(say("played-none"))
    if found.unread:
        click.echo(say("played-unread", number=found.unread))
    return None


def _row(one: Choice) -> dict[str, object]:
    named = {"section": one.section.value, "name": one.name, "lists": one.lists, "copies": one.copies}
    low, high = one.likely or (None, None)
    rates = {"rate": percent(one.rate), "from": percent(low), "to": percent(high)}
    return {**named, **asdict(one.score), **rates}

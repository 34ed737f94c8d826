"""The command catalogue: the catalogues that know the names on lists, shipped and added."""

from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.files import content
from topcut.exchange.catalogues import MOST_BYTES
from topcut.exchange.catalogues import catalogue as from_files
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import refuse_twice
from topcut.words import say


@click.group
def catalogue() -> None:
    """The catalogues that know the names on lists."""


@catalogue.command(short_help="Add a catalogue.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--name", metavar="NAME", help="What to call it, where the file does not say.")
@click.option("--game", metavar="GAME", help="Its game, where the file does not say: crisis-protocol, shatterpoint ...")
@options.data
@options.json
def add(files: tuple[str, ...], name: str | None, game: str | None, data: Path, json: bool) -> None:
    """Add the catalogue in FILE: TOML or JSON, CSV, or BattleScribe's .cat together with its .gst."""
    from topcut.desk.catalogues import add as put_in
    from topcut.desk.catalogues import arrival

    found = arrival(data, {file: content(file, MOST_BYTES) for file in files}, name=name, game=game)
    put_in(data, found)
    made = found.made
    if json:
        output.as_json(_row(made))
        return
    click.echo(say("catalogue-added", name=made.name, entries=len(made.items), game=made.game, day=made.day or "none"))


@catalogue.command("list", short_help="List the catalogues.")
@options.data
@options.json
def listed(data: Path, json: bool) -> None:
    """List the catalogues that come with Topcut and those that were added."""
    from topcut.desk.catalogues import counting

    rows = [_row(catalogue) for catalogue in counting(data)]
    if json:
        output.as_json(rows)
        return
    names = ("name", "game", "timeline", "entries", "day", "title")
    cells = [["-" if row[name] is None else row[name] for name in names] for row in rows]
    output.table(("name", "game", "timeline", "#entries", "day", "title"), cells)


def read(files: tuple[str, ...], name: str | None, game: str | None) -> Catalogue:
    """A catalogue from outside; what it has twice is refused."""
    made = from_files({file: content(file, MOST_BYTES) for file in files}, name=name, game=game)
    refuse_twice(made, ", ".join(files))
    return made


def _row(catalogue: Catalogue) -> dict[str, object]:
    return {
        "name": catalogue.name,
        "title": catalogue.title,
        "game": catalogue.game,
        "timeline": catalogue.timeline.name if catalogue.timeline else None,
        "entries": len(catalogue.items),
        "day": None if catalogue.day is None else catalogue.day.isoformat(),
    }

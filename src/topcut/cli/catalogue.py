"""The command catalogue: the catalogues that know the names on lists, shipped and added."""

from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.files import content
from topcut.cli.speaking import SpokenGroup
from topcut.exchange.catalogues import MOST_BYTES
from topcut.exchange.catalogues import catalogue as from_files
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import refuse_twice


@click.group(cls=SpokenGroup)
def catalogue() -> None:
    pass


@catalogue.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--name", metavar="NAME")
@click.option("--game", metavar="GAME")
@options.data
@options.json
def add(files: tuple[str, ...], name: str | None, game: str | None, data: Path, json: bool) -> None:
    from topcut.desk.catalogues import add as put_in
    from topcut.desk.catalogues import arrival

    found = arrival(data, {file: content(file, MOST_BYTES) for file in files}, name=name, game=game)
    put_in(data, found)
    if json:
        output.as_json(_row(found.made))
        return
    click.echo(found.said())


@catalogue.command("list")
@options.data
@options.json
def listed(data: Path, json: bool) -> None:
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

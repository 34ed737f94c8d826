"""The command catalogue: the catalogues that know the names on lists, shipped and added."""

from contextlib import nullcontext
from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.asking import confirmed
from topcut.cli.data import opened
from topcut.cli.files import content
from topcut.cli.speaking import SpokenGroup
from topcut.exchange.catalogues import MOST_BYTES
from topcut.exchange.catalogues import catalogue as from_files
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import refuse_twice
from topcut.store.place import Where
from topcut.words import say


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


@catalogue.command()
@click.argument("name", metavar="NAME")
@click.option("--yes", is_flag=True)
@options.place
@options.json
def remove(name: str, yes: bool, data: Where, json: bool) -> None:
    from topcut.desk.catalogues import departure
    from topcut.desk.catalogues import remove as take_out

    folder = data if isinstance(data, Path) else data.folder
    with nullcontext() if isinstance(data, Path) else opened(data) as desk:  # a database brings what others have added
        found = departure(folder, name)
        if not yes and not json:
            click.echo(found.said(done=False))
            if not confirmed(say("catalogue-sure")):
                raise click.Abort
        take_out(folder, found)
        if desk is not None:
            desk.store.share_catalogues(name)
    if json:
        output.as_json({"removed": name, "gone": found.difference.gone, "back": found.difference.new})
        return
    click.echo(found.said(done=True))


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

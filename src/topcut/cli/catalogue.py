"""The command catalogue: the catalogues that know the names on lists, shipped and added."""

from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.files import content
from topcut.exchange.catalogues import MOST_BYTES, written
from topcut.exchange.catalogues import catalogue as from_files
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import refuse_twice, shipped
from topcut.refusal import Refusal
from topcut.store.catalogues import keep, kept
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
    made = read(files, name, game)
    _refuse_what_is_not_newer(made)
    keep(data, made.name, written(made))
    if json:
        output.as_json(_row(made))
        return
    click.echo(say("catalogue-added", name=made.name, entries=len(made.items), game=made.game, day=made.day or "none"))


@catalogue.command("list", short_help="List the catalogues.")
@options.data
@options.json
def listed(data: Path, json: bool) -> None:
    """List the catalogues that come with Topcut and those that were added."""
    counting = {catalogue.name: catalogue for catalogue in (*shipped(), *added(data))}
    rows = [_row(catalogue) for catalogue in counting.values()]
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


def added(folder: Path) -> list[Catalogue]:
    """The catalogues that were added in a data folder."""
    return [from_files({file: content}) for file, content in kept(folder).items()]


def _refuse_what_is_not_newer(made: Catalogue) -> None:
    """What comes with Topcut is replaced only by something that says it is newer."""
    ours = next((catalogue for catalogue in shipped() if catalogue.name == made.name), None)
    if ours is not None and (made.day is None or ours.day is None or made.day <= ours.day):
        raise Refusal("catalogue-shipped", name=made.name, day=ours.day)


def _row(catalogue: Catalogue) -> dict[str, object]:
    return {
        "name": catalogue.name,
        "title": catalogue.title,
        "game": catalogue.game,
        "timeline": catalogue.timeline.name if catalogue.timeline else None,
        "entries": len(catalogue.items),
        "day": None if catalogue.day is None else catalogue.day.isoformat(),
    }

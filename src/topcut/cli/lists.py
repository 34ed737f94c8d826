"""Commands about lists: whether one is legal, and the catalogues that know the names on it."""

import os
from dataclasses import asdict, astuple
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.output import Column
from topcut.refusal import Refusal

if TYPE_CHECKING:
    from topcut.exchange.played import Choice, Played
    from topcut.lists.bans import Bans
    from topcut.lists.catalogue import Book
    from topcut.lists.findings import Finding
    from topcut.rules.ruleset import Ruleset

ILLEGAL = 1
DATA = click.option("--data", metavar="FOLDER", type=Path, help="The data folder, if it is not the usual one.")


@click.command("check-list", short_help="Check a Roster, a Premier List or a deck.")
@click.argument("file")
@click.option("--ruleset", metavar="NAME|FILE", required=True, help="The rule book that the list must follow.")
@click.option("--timeline", metavar="NAME", help="The Timeline, such as standard or extended.")
@click.option("--date", "days", metavar="YYYY-MM-DD", multiple=True, help="The day of the tournament, or each of them.")
@click.option("--banned", metavar="FILE", help="The Banned and Restricted list.")
@click.option("--catalogue", "catalogues", metavar="FILE", multiple=True, help="A catalogue to know names by.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="Another choice, such as type=select.")
@click.option("--pool", metavar="FILE", help="The cards that the player opened, where the type is select.")
@DATA
@click.option("--json", is_flag=True, help="Answer in JSON.")
def check_list(
    file: str,
    *,
    ruleset: str,
    timeline: str | None,
    days: tuple[str, ...],
    banned: str | None,
    catalogues: tuple[str, ...],
    options: tuple[str, ...],
    pool: str | None,
    data: Path | None,
    json: bool,
) -> None:
    """Check the list in FILE: text or JSON; - is standard input.

    Ends with 0 if the list is legal, with 1 if it is not, with 2 if it is no list.
    """
    from topcut.cli.files import content
    from topcut.exchange.list_demands import catalogue, demands
    from topcut.lists.check import check
    from topcut.lists.incoming import MOST_BYTES
    from topcut.rules.ruleset import load

    book = load(ruleset)
    _refuse_what_does_not_apply(book, timeline, banned, pool)
    asked = demands(book, _chosen(options, timeline), tuple(map(_day, days)))
    known = catalogue(book, added(_folder(data)), [_read((name,), None, book.lists.game) for name in catalogues])
    found = check(
        content(file, MOST_BYTES),
        asked,
        known,
        bans=None if banned is None else _bans(banned),
        pool=None if pool is None else content(pool, MOST_BYTES),
    )
    _answer(found, json=json)


@click.group(short_help="Catalogues: what lists may name.")
def catalogue() -> None:
    """The catalogues that know the names on lists."""


@catalogue.command("add", short_help="Add a catalogue.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--name", metavar="NAME", help="What to call it, where the file does not say.")
@click.option("--game", metavar="GAME", help="Its game, where the file does not say: crisis-protocol, shatterpoint ...")
@DATA
@click.option("--json", is_flag=True, help="Answer in JSON.")
def add(files: tuple[str, ...], name: str | None, game: str | None, data: Path | None, json: bool) -> None:
    """Add the catalogue in FILE: TOML or JSON, CSV, or BattleScribe's .cat together with its .gst."""
    from topcut.exchange.catalogues import written
    from topcut.lists.catalogue_file import shipped
    from topcut.store.catalogues import keep
    from topcut.words import say

    made = _read(files, name, game)
    if made.name in {book.name for book in shipped()}:
        raise Refusal("catalogue-shipped", name=made.name)
    keep(_folder(data), made.name, written(made))
    if json:
        output.as_json(_row(made))
        return
    click.echo(say("catalogue-added", name=made.name, entries=len(made.items), game=made.game))


@catalogue.command("list", short_help="List the catalogues.")
@DATA
@click.option("--json", is_flag=True, help="Answer in JSON.")
def listed(data: Path | None, json: bool) -> None:
    """List the catalogues that come with Topcut and those that were added."""
    from topcut.lists.catalogue_file import shipped

    books = [*shipped(), *added(_folder(data))]
    if json:
        output.as_json([_row(book) for book in books])
        return
    columns = (Column("name"), Column("game"), Column("timeline"), Column("entries", number=True), Column("title"))
    rows = [
        (book.name, book.game, book.timeline.name if book.timeline else "-", str(len(book.items)), book.title)
        for book in books
    ]
    output.table(columns, rows)


@click.command("lists", short_help="Count what was played.")
@click.argument("event")
@options.data
@options.json
def played(event: str, *, data: str | None, json: bool) -> None:
    """Count on how many lists of EVENT each name stands, and how the players of those lists did.

    Lists are secret until the rule book opens them: this is for the organizer's eyes, or for everybody's afterwards.
    """
    from topcut.cli.data import find, opened
    from topcut.exchange.played import played_at

    with opened(data) as desk:
        found = played_at(desk.look(find(desk, event)), added(desk.store.folder))
    if json:
        output.as_json(
            {"lists": found.lists, "unread": found.unread, "played": [_choice(one) for one in found.choices]}
        )
        return
    _show_played(found)


def _show_played(found: "Played") -> None:
    from topcut.words import say, shown

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


def _choice(one: "Choice") -> dict[str, object]:
    named = {"section": one.section.value, "name": one.name, "lists": one.lists, "copies": one.copies}
    return {**named, **asdict(one.score)}


def _answer(found: "tuple[Finding, ...]", *, json: bool) -> None:
    from topcut.cli.findings import lines
    from topcut.lists.findings import is_legal
    from topcut.words import finding_text

    if json:
        rows = [
            {
                "grade": str(finding.grade),
                "clause": finding.clause,
                "entry": finding.entry,
                "text": finding_text(finding),
                "suggestions": list(finding.suggestions),
            }
            for finding in found
        ]
        output.as_json({"legal": is_legal(found), "findings": rows})
    else:
        for line in lines(found):
            click.echo(line)
    if not is_legal(found):
        raise click.exceptions.Exit(ILLEGAL)


def _refuse_what_does_not_apply(book: "Ruleset", timeline: str | None, banned: str | None, pool: str | None) -> None:
    if timeline is not None and "timeline" not in book.options:
        raise Refusal("list-option-unknown", option="timeline", known=tuple(book.options), number=len(book.options))
    if banned is not None and "banned-and-restricted" not in book.lists.rules:
        raise Refusal("bans-not-here")
    if pool is not None and "registered-pool" not in book.lists.rules:
        raise Refusal("pool-not-here")


def _chosen(options: tuple[str, ...], timeline: str | None) -> dict[str, str]:
    chosen = {}
    for option in options:
        name, found, value = option.partition("=")
        if not found or not name.strip():
            raise Refusal("list-option-form", text=option)
        chosen[name.strip()] = value.strip()
    return chosen if timeline is None else chosen | {"timeline": timeline}


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text if len(text) == len("2024-11-08") else "")
    except ValueError:
        raise Refusal("date-wrong", text=text) from None


def _bans(file: str) -> "Bans":
    from topcut.cli.files import content
    from topcut.lists.bans import bans
    from topcut.lists.incoming import MOST_BYTES, decoded

    return bans(decoded(content(file, MOST_BYTES)), file)


def _read(files: tuple[str, ...], name: str | None, game: str | None) -> "Book":
    from topcut.cli.files import content
    from topcut.exchange.catalogues import MOST_BYTES, catalogue

    return catalogue({file: content(file, MOST_BYTES) for file in files}, name=name, game=game)


def added(folder: Path) -> "list[Book]":
    """The catalogues that were added in a data folder."""
    from topcut.exchange.catalogues import catalogue
    from topcut.store.catalogues import kept

    return [catalogue({file: content}) for file, content in kept(folder).items()]


def _folder(data: Path | None) -> Path:
    from topcut.store.place import default_folder

    return default_folder(os.environ) if data is None else data


def _row(book: "Book") -> dict[str, object]:
    return {
        "name": book.name,
        "title": book.title,
        "game": book.game,
        "timeline": book.timeline.name if book.timeline else None,
        "entries": len(book.items),
    }

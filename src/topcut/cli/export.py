"""The commands export and csv: a tournament as an archive, and its tables for a spreadsheet."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from topcut.cli import options
from topcut.cli.data import find, noted, opened
from topcut.cli.files import SOFTWARE, STANDARD_OUTPUT, write
from topcut.exchange import archive, people_csv, results_table
from topcut.ids import PlayerId, TournamentId
from topcut.store.place import Where
from topcut.store.security_log import Act
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk

SHEETS = ("standings", "players", "results")


@click.command
@click.argument("event")
@click.option("-o", "--output", "file", metavar="FILE", required=True)
@click.option("--public", is_flag=True)
@options.place
def export(event: str, file: str, public: bool, data: Where) -> None:
    with opened(data) as desk:
        tournament = find(desk, event)
        facts = desk.store.head(tournament).n
        write(file, archive_lines(desk, tournament, public=public))
        if not public:
            noted(desk, Act.ARCHIVE_TAKEN, tournament)
    if file != STANDARD_OUTPUT:
        click.echo(say("exported", facts=facts, file=file, public=public))


@click.command
@click.argument("event")
@click.argument("table", type=click.Choice(SHEETS))
@click.option("-o", "--output", "file", metavar="FILE", default="-")
@options.place
def csv(event: str, table: str, file: str, data: Where) -> None:
    with opened(data) as desk:
        tournament = find(desk, event)
        text = _sheet(desk, tournament, table)
        if table == "players":
            noted(desk, Act.CONTACTS_TAKEN, tournament)
    if file == STANDARD_OUTPUT:  # for other programs
        write(file, [text.replace("\r\n", "\n").encode()])
    else:  # a spreadsheet guesses the wrong code page without the byte order mark
        write(file, [text.encode("utf-8-sig")])


def archive_lines(desk: "Desk", tournament: TournamentId, *, public: bool) -> Iterator[bytes]:
    from topcut.desk.people import people_of

    store = desk.store
    head, facts, people = store.head(tournament), store.sealed(tournament), people_of(desk, tournament)
    if public:
        return archive.public(desk.look(tournament), tournament, head, facts, people, software=SOFTWARE)
    return archive.full(tournament, head, facts, people, store.seed(tournament), software=SOFTWARE)


def _sheet(desk: "Desk", tournament: TournamentId, table: str) -> str:
    t = desk.look(tournament)
    if table == "players":
        people = {one.player: (one.name, one.club, one.contact) for one in desk.store.people(tournament)}
        return people_csv.players(t, people)
    names = {PlayerId(id): name for id, name in desk.names(tournament).shown.items()}
    if table == "results":
        return people_csv.results(t, names)
    return results_table.spreadsheet(t, names)

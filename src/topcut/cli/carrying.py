"""Commands that carry tournaments in and out: archives, tables for a spreadsheet, players, other tools' histories."""

import click

from topcut.cli import options

SHEETS = ("standings", "players", "results")


@click.command(short_help="Write a tournament into a file.")
@click.argument("event")
@click.option("-o", "--output", "file", metavar="FILE", required=True, help="The file; - is standard output.")
@click.option("--public", is_flag=True, help="Only what everybody may read; names, but no contacts.")
@options.data
def export(event: str, file: str, public: bool, data: str | None) -> None:
    """Write EVENT into an archive: all its facts, and its people.

    Without --public it holds the secrets too, so that the tournament can go on elsewhere.
    """
    from topcut.cli import archives
    from topcut.cli.data import find, opened
    from topcut.cli.writing import STANDARD_OUTPUT, write
    from topcut.words import say

    with opened(data) as desk:
        tournament = find(desk, event)
        facts = desk.store.head(tournament).n
        write(file, archives.lines(desk, tournament, public=public))
    if file != STANDARD_OUTPUT:
        click.echo(say("exported", facts=facts, file=file, public=public))


@click.command("csv", short_help="Write a table for a spreadsheet.")
@click.argument("event")
@click.argument("table", type=click.Choice(SHEETS))
@click.option("-o", "--output", "file", metavar="FILE", default="-", help="The file; without it, standard output.")
@options.data
def csv(event: str, table: str, file: str, data: str | None) -> None:
    """Write the standings, players or results of EVENT as CSV, safe to open in a spreadsheet."""
    from topcut.cli.data import find, opened
    from topcut.cli.tables import sheet
    from topcut.cli.writing import STANDARD_OUTPUT, write

    with opened(data) as desk:
        text = sheet(desk, find(desk, event), table)
    if file == STANDARD_OUTPUT:  # for other programs
        write(file, [text.replace("\r\n", "\n").encode()])
    else:  # for a spreadsheet, which takes a file without the mark for one of its own code page
        write(file, [text.encode("utf-8-sig")])


@click.command("import", short_help="Take a tournament or players out of a file.")
@click.argument("file")
@click.option("--into", metavar="EVENT", help="The tournament that players are entered into.")
@click.option("--yes", is_flag=True, help="Enter the players that the preview shows.")
@click.option(
    "--another",
    "others",
    metavar="NAME",
    multiple=True,
    help="A player who only shares the name of an official. As often as needed.",
)
@click.option("--title", metavar="TEXT", help="The title of a tournament out of a history.")
@click.option("--date", metavar="DAY", help="Its first day. Today if left out.")
@click.option("--ruleset", metavar="NAME|FILE", help="The rule book, where the history names none or another.")
@click.option("--option", "chosen", metavar="NAME=VALUE", multiple=True, help="What the rule book lets you choose.")
@click.option("--rounds", metavar="N", type=click.IntRange(1), help="How many rounds were announced.")
@click.option("--cut", metavar="N", type=click.IntRange(0), help="What cut was announced; 0 for none.")
@options.data
def import_(
    file: str,
    *,
    into: str | None,
    yes: bool,
    others: tuple[str, ...],
    title: str | None,
    date: str | None,
    ruleset: str | None,
    chosen: tuple[str, ...],
    rounds: int | None,
    cut: int | None,
    data: str | None,
) -> int | None:
    """Take what is in FILE: an archive, a history or NRTM in JSON, or players as CSV.

    Players are shown first, with the numbers of the lines that cannot be taken. Nobody is entered without --yes, and
    nobody at all if one line is wrong.
    """
    from io import BytesIO
    from pathlib import Path

    from topcut.cli import archives, taking
    from topcut.cli.data import opened
    from topcut.cli.files import all_bytes
    from topcut.exchange import archive
    from topcut.exchange.archive import is_archive

    content = all_bytes(file)
    if into is not None or file.lower().endswith((".csv", ".tsv")):
        with opened(data) as desk:
            return taking.players(desk, into, content, yes=yes, others=others)
    if is_archive(content) or not taking.is_history(content, file):
        found = archive.read(BytesIO(content))
        with opened(data, make=True) as desk:
            archives.take(desk, found)
        return None
    picked = options.pairs(chosen, "level=casual")
    about = taking.About(title or Path(file).stem, date, ruleset, picked, rounds, cut)
    taken = taking.read(content, file, about)
    with opened(data, make=True) as desk:
        taking.history(desk, taken)
    return None

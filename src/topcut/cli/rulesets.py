"""Commands about rule books: which there are, what they say, how many rounds they ask for."""

import click

from topcut.cli import options, output
from topcut.cli.speaking import SpokenGroup
from topcut.rules.ruleset import Ruleset, load, settings, shipped, structure_for, text_of, without_cut
from topcut.words import say


@click.group(cls=SpokenGroup, invoke_without_command=True)
@options.json
@click.pass_context
def rulesets(context: click.Context, json: bool) -> None:
    if context.invoked_subcommand is not None:
        return
    rows = [_row(load(name)) for name in shipped()]
    if json:
        output.as_json(rows)
    else:
        output.table(("name", "title", "version", "effective", "#clauses"), (row.values() for row in rows))


@rulesets.command()
@click.argument("name")
@click.option("--toml", is_flag=True)
def show(name: str, toml: bool) -> None:
    if toml:
        click.echo(text_of(name), nl=False)
        return
    book = load(name)
    output.title(f"{book.title} ({book.version})")
    rows = ((entry.path, entry.clause, _written(entry.value)) for entry in settings(book).values())
    output.table(("entry", "clause", "value"), rows)


@click.command
@click.argument("ruleset")
@click.argument("players", type=int)
@click.option("--no-cut", is_flag=True)
@click.option("--alternate", is_flag=True)
@options.json
def structure(ruleset: str, players: int, no_cut: bool, alternate: bool, json: bool) -> None:
    book = load(ruleset)
    advised = without_cut(book, players) if no_cut else structure_for(book, players, alternate=alternate)
    warning = say("structure-too-few") if advised.too_few else None
    if json:
        said = {"rounds": advised.rounds, "cut": advised.cut, "clause": advised.clause}
        output.as_json(said if warning is None else {**said, "warning": warning})
        return
    text = say("structure", players=players, rounds=advised.rounds, cut=advised.cut, title=book.title)
    click.echo(f"{text} ({advised.clause})")
    if warning is not None:
        click.echo(warning, err=True)


def _row(book: Ruleset) -> dict[str, object]:
    dated = {"version": book.version, "effective": book.effective.isoformat()}
    return {"name": book.name, "title": book.title, **dated, "clauses": book.clauses}


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_written, value)) or "-"
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    return "-" if value is None or value == "" else str(value)

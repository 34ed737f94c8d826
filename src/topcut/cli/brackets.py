"""The command about brackets: which seeds meet, whose winners meet next, and what the losers are placed."""

import click

from topcut.cli import output


@click.command(short_help="Draw the bracket of a cut.")
@click.argument("size", metavar="N", type=int)
@click.option("--ruleset", metavar="NAME|FILE", help="Number the matches and the places as this rule book does.")
@click.option("--json", is_flag=True, help="Answer in JSON.")
def bracket(size: int, ruleset: str | None, json: bool) -> None:
    """Draw the bracket of a cut to the top N: which seeds meet, and whose winners meet next."""
    from topcut.cli.tree import drawing
    from topcut.rules.pairing import bracket as brackets
    from topcut.rules.ruleset import load
    from topcut.words import say

    book = None if ruleset is None else load(ruleset)
    made = brackets.bracket(size, book.bracket.order if book else "drawing")
    style = book.bracket.placings if book else "shared"
    if json:
        output.as_json(brackets.written(made, style))
        return
    clause = "R-9" if book is None else book.bracket.clause
    output.title(f"{say('bracket-title', size=size)} ({clause})")
    for line in drawing(made):
        click.echo(line)
    click.echo()
    if made.byes:
        click.echo(say("bracket-byes", seeds=made.byes, number=len(made.byes)))
    for number in range(1, len(made.rounds) + 1):
        click.echo(say("bracket-placing", round=number, place=brackets.placing(made, number, style)))

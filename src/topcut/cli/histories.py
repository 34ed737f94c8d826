"""Commands about a tournament in a file: who is ahead, who meets whom next, and why."""

from typing import TYPE_CHECKING

import click

from topcut.cli import output

if TYPE_CHECKING:
    from topcut.exchange.history import History

MOST_DRAWS = 1_000_000


@click.command()
@click.argument("file")
@click.option("--ruleset", metavar="NAME|FILE", help="The rule book, where the file names none or another.")
@click.option("--seed", metavar="TEXT", help="Apply the random tiebreak, drawn from this text.")
@click.option("--explain", is_flag=True, help="Say how each figure came about.")
@click.option("--json", is_flag=True, help="Answer in JSON.")
def standings(file: str, ruleset: str | None, seed: str | None, explain: bool, json: bool) -> None:
    """Rank the players of the history in FILE.

    FILE is a history or NRTM in JSON; .jsonl holds one history a line, .txt the text notation, - is standard input.
    """
    from topcut.cli.files import answer_each
    from topcut.rules.ruleset import load

    book = None if ruleset is None else load(ruleset)
    answer_each(file, book, json=json, answer=lambda history: _answer(history, seed, explain=explain, json=json))


@click.command(short_help="Draw the next round: who meets whom, where, and why.")
@click.argument("file")
@click.option("--seed", metavar="TEXT", help="What every draw comes from. Without it one is made, and told.")
@click.option(
    "--draws", metavar="K", type=click.IntRange(1, MOST_DRAWS), help="K draws, from TEXT/1, TEXT/2 and so on."
)
@click.option(
    "--rounds", metavar="N", type=click.IntRange(1, 1_000), help="Of N rounds in all: can the others still be paired?"
)
@click.option("--ruleset", metavar="NAME|FILE", help="The rule book, where the file names none or another.")
@click.option("--explain", is_flag=True, help="Say why each pair meets.")
@click.option("--json", is_flag=True, help="Answer in JSON.")
def pair(
    file: str,
    *,
    seed: str | None,
    draws: int | None,
    rounds: int | None,
    ruleset: str | None,
    explain: bool,
    json: bool,
) -> None:
    """Draw the next Swiss round of the history in FILE.

    FILE is a history or NRTM in JSON; .jsonl holds one history a line, .txt the text notation, - is standard input.
    """
    from topcut.cli.draws import Asked, answer
    from topcut.cli.files import answer_each
    from topcut.cli.seeds import fresh
    from topcut.rules.ruleset import load

    book = None if ruleset is None else load(ruleset)
    asked = Asked(fresh() if seed is None else seed, draws, rounds, explain, json)
    answer_each(file, book, json=json, answer=lambda history: answer(history, asked))


@click.command("check-pairing", short_help="Say what a pairing made by hand breaks.")
@click.argument("history")
@click.argument("pairs")
@click.option("--ruleset", metavar="NAME|FILE", help="The rule book, where the file names none or another.")
@click.option("--json", is_flag=True, help="Answer in JSON.")
def check_pairing(history: str, pairs: str, ruleset: str | None, json: bool) -> int:
    """Say what the pairing in PAIRS breaks, if it were the next round of HISTORY.

    PAIRS is JSON: [["ann", "cy"], ["bo", null]], where null is a bye, or what the command pair prints. The exit code
    is 0 if nothing is broken, and 1 otherwise.
    """
    from topcut.cli.checks import answer
    from topcut.cli.files import one_document, one_history
    from topcut.exchange.pairs import handmade
    from topcut.rules.ruleset import load

    book = None if ruleset is None else load(ruleset)
    known = one_history(history, book)
    return 0 if answer(known, handmade(one_document(pairs)), json=json) else 1


def _answer(history: "History", seed: str | None, *, explain: bool, json: bool) -> None:
    from topcut.cli import ranks
    from topcut.cli.seeds import with_lots

    t = history.t if seed is None else with_lots(history.t, seed)
    if json:
        output.as_json(ranks.document(history, t, explain=explain))
        return
    ranks.show(history, t)
    if explain:
        ranks.explain(history, t)

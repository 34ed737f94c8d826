"""A sample tournament, walked through in the terminal."""

import click

SEED = "a table in the corner"


@click.command(short_help="Walk through a small tournament.")
@click.option("--seed", metavar="TEXT", default=SEED, show_default=True, help="What every draw comes from.")
def demo(seed: str) -> None:
    """Walk through a small tournament: who plays, what happened, who is ahead and why."""
    from topcut.cli.sample import walk

    walk(seed)

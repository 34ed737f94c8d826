"""The command that runs a tournament."""

import click

from topcut.cli import options


@click.command(short_help="Run a tournament at a prompt.")
@click.argument("event")
@options.data
def run(event: str, data: str | None) -> int:
    """Run EVENT from sign-up to the final ranking, with short commands.

    An empty line says what can be done now, help lists all commands. Lines are also read from a pipe; then the exit
    code is 2 if one of them was refused.
    """
    from topcut.cli.data import find, opened
    from topcut.cli.prompt.loop import run as run_prompt
    from topcut.rules.actions.guards import not_by_plan

    with opened(data) as desk:
        tournament = find(desk, event)
        not_by_plan(desk.look(tournament))
        return run_prompt(desk, tournament)

"""The command that serves the pages: one process, one data folder, on this computer or for the whole hall."""

import click

from topcut.cli import options

PORT = 8000


@click.command(short_help="Serve the pages.")
@options.data
@click.option("--port", metavar="N", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="Where.")
@click.option("--lan", is_flag=True, help="Let the phones of the hall in, too.")
@click.option("--host", metavar="NAME", help="The name by which phones reach this computer, if it has one.")
@click.option("--set-up", "anew", is_flag=True, help="Print the link for an account once more.")
@click.option("--workers", metavar="N", type=click.IntRange(1), envvar="WEB_CONCURRENCY", default=1, help="Always 1.")
def serve(data: str | None, *, port: int, lan: bool, host: str | None, anew: bool, workers: int) -> None:
    """Serve the pages for organizers, players and everybody else, until Ctrl+C.

    Without --lan only this computer can open them.
    """
    from topcut.refusal import Refusal

    if workers > 1:
        raise Refusal("workers-many", workers=workers)
    from topcut.cli.data import opened
    from topcut.cli.serving_run import served

    with opened(data, make=True) as desk:
        served(desk, port, lan=lan, host=host, anew=anew)

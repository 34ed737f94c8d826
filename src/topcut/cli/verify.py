"""The command verify: the referee's second opinion on an archive, without a data folder and without a network."""

import click

import topcut_referee
from topcut.cli import options, output
from topcut.cli.files import content
from topcut.refusal import Refusal

RIGHT, WRONG = 0, 1
MOST_BYTES = 1024 * 1024 * 1024


@click.command
@click.argument("file")
@options.json
def verify(file: str, json: bool) -> int:
    """Work out everything in the archive FILE again, and name each fact that is not as it should be.

    The referee that does this shares no code with the rest of Topcut. The exit code is 1 if anything is wrong.
    """
    held = content(file, MOST_BYTES)
    if len(held) > MOST_BYTES:
        raise Refusal("file-too-large", most=MOST_BYTES // 1024 // 1024)
    try:
        verdict = topcut_referee.verify(held.split(b"\n"))
    except topcut_referee.Unreadable as problem:
        raise Refusal("archive-unverifiable", file=file, problem=str(problem)) from None
    if json:
        output.as_json(verdict.as_json())
    else:
        click.echo(verdict.as_text())
    return RIGHT if verdict.ok else WRONG

"""The command verify: the referee's second opinion on an archive, without a data folder and without a network."""

from collections.abc import Callable, Sequence

import click

import topcut_referee
from topcut.cli import options, output
from topcut.cli.files import content
from topcut.refusal import Refusal

RIGHT, WRONG = 0, 1
MOST_BYTES = 1024 * 1024 * 1024


def _head(_: click.Context, __: click.Parameter, text: str | None) -> topcut_referee.Witness | None:
    return None if text is None else _witness(topcut_referee.head, text)


def _receipts(_: click.Context, __: click.Parameter, texts: Sequence[str]) -> list[topcut_referee.Witness]:
    return [_witness(topcut_referee.receipt, text) for text in texts]


def _witness(read: Callable[[str], topcut_referee.Witness], text: str) -> topcut_referee.Witness:
    try:
        return read(text)
    except topcut_referee.NoWitness as problem:
        raise click.BadParameter(str(problem).removesuffix(".")) from None


@click.command
@click.argument("file")
@click.option("--head", metavar="HASH", callback=_head)
@click.option(
    "--receipt",
    "receipts",
    metavar="N:HASH",
    multiple=True,
    callback=_receipts,
)
@options.json
def verify(file: str, head: topcut_referee.Witness | None, receipts: list[topcut_referee.Witness], json: bool) -> int:
    held = content(file, MOST_BYTES)
    if len(held) > MOST_BYTES:
        raise Refusal("file-too-large", most=MOST_BYTES // 1024 // 1024)
    try:
        verdict = topcut_referee.verify(held.split(b"\n"), [*receipts, *([head] if head else [])])
    except topcut_referee.Unreadable as problem:
        raise Refusal("archive-unverifiable", file=file, problem=str(problem)) from None
    if json:
        output.as_json(verdict.as_json())
    else:
        click.echo(verdict.as_text())
    return RIGHT if verdict.ok else WRONG

"""The command log: what happened in a tournament, fact by fact."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import ORGANIZER, find, opened
from topcut.exchange.chronicle import Chronicle
from topcut.ids import TournamentId
from topcut.rules.facts import Stamped
from topcut.store.place import Where
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk
    from topcut.desk.names import Names


@click.command
@click.argument("event")
@options.place
@click.option("--json", is_flag=True)
def log(event: str, data: Where, json: bool) -> None:
    with opened(data) as desk:
        tournament = find(desk, event)
        output.lines(_records(desk, tournament) if json else _story(desk, tournament))


def _story(desk: "Desk", tournament: TournamentId) -> Iterator[str]:
    """Each fact with its number, its time in the local time zone, who did it, and what it was."""
    names = desk.names(tournament)
    chronicle = Chronicle(desk.look(tournament).ruleset, names.shown)
    for stamped in desk.history(tournament):
        yield line(stamped, chronicle.tell(stamped), names)
    trouble = desk.trouble(tournament)
    if trouble is not None:
        yield names.said(trouble)


def line(stamped: Stamped, told: str, names: "Names") -> str:
    at = datetime.fromisoformat(stamped.at).astimezone()
    return f"{stamped.n:>4}  {at:%Y-%m-%d %H:%M}  {_who(stamped, names)}: {told}"


def _who(stamped: Stamped, names: "Names") -> str:
    return say("console-organizer") if stamped.by == ORGANIZER else names.of(stamped.by.id)


def _records(desk: "Desk", tournament: TournamentId) -> Iterator[str]:
    """The records as the log has them, with salt and hash."""
    for sealed in desk.store.sealed(tournament):
        record = sealed.record
        yield json.dumps(
            {
                "n": record.n,
                "at": record.at,
                "by": {"role": record.role, "id": record.id},
                "kind": record.kind,
                "v": record.v,
                "body": json.loads(record.body),
                "salt": sealed.salt.hex(),
                "hash": sealed.hash.hex(),
            },
            ensure_ascii=False,
        )

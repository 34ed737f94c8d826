"""The commands new and events: create a tournament in the data folder, and list those in it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import ORGANIZER, opened, short, today
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.place import Where
from topcut.words import say, shown

if TYPE_CHECKING:
    from topcut.desk import Desk


@click.command
@click.argument("ruleset")
@click.argument("title")
@click.option("--date", metavar="DAY")
@click.option("--place", metavar="TEXT", default="")
@options.chosen
@click.option("--set", "settings", metavar="PATH=VALUE", multiple=True)
@click.option("--deviate", metavar="CLAUSE=REASON", multiple=True)
@click.option("--capacity", metavar="N", type=click.IntRange(1))
@options.data
@options.json
def new(
    ruleset: str,
    title: str,
    *,
    date: str | None,
    place: str,
    chosen: tuple[str, ...],
    settings: tuple[str, ...],
    deviate: tuple[str, ...],
    capacity: int | None,
    data: Path,
    json: bool,
) -> None:
    from topcut.rules.actions.creation import create
    from topcut.rules.ruleset import text_of

    text = text_of(ruleset)
    with opened(data, make=True) as desk:
        id, receipt = desk.create(
            ORGANIZER,
            create,
            title=title,
            first_day=date or today(),
            place=place,
            ruleset=text,
            options=options.pairs(chosen, "level=casual"),
            settings=options.pairs(settings, "bye.once=yes"),
            deviations=options.pairs(deviate, "CH-33=a short day"),
            capacity=capacity,
        )
        t = desk.look(id)
        if json:
            head = {"n": receipt.n, "head": receipt.head}
            return output.as_json({"tournament": id, "title": t.title, "commitment": t.commitment, **head})
        made = say("created", title=t.title, short=short(desk, id))
        return output.lines((made, say("created-commitment", commitment=t.commitment)))


@click.command
@options.place
@options.json
def events(data: Where, json: bool) -> None:
    rows = []
    try:
        with opened(data) as desk:
            for listed in desk.store.tournaments():
                rows.append((short(desk, listed.id), listed.id, listed.name, *_state(desk, listed.id), listed.facts))
    except Refusal as refusal:
        if refusal.code != "data-missing":
            raise
    if json:
        names = ("short", "tournament", "title", "date", "ruleset", "players", "phase", "facts")
        return output.as_json([dict(zip(names, row, strict=True)) for row in rows])
    if not rows:
        return click.echo(say("events-none", folder=str(data if isinstance(data, Path) else data.folder)))
    columns = ("name", "title", "date", "rule book", "#players", "phase")
    return output.table(columns, (_shown(*row) for row in rows))


def _shown(name: str, _id: TournamentId, *about: object) -> list[str]:
    *told, phase, _facts = about
    return [name, *(shown(str(cell), longest=40) for cell in told), say("phase", phase=phase)]


def _state(desk: "Desk", id: TournamentId) -> tuple[str, str, int, str]:
    try:
        t = desk.look(id)
    except Refusal:
        return "", "", 0, "damaged"
    phase = t.phase.value if desk.store.kept(id).deleted is None else "deleted"
    return t.first_day, t.ruleset.name, len(t.players), phase

"""Players and histories out of files that other people wrote."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import click

from topcut.cli import output
from topcut.cli.data import ORGANIZER, find, short
from topcut.cli.files import warn
from topcut.cli.output import Column
from topcut.desk import Desk
from topcut.desk.door import SECRET_BYTES
from topcut.desk.entering import PLAYER, enter_people, names_in
from topcut.desk.namesakes import unanswered
from topcut.exchange.continuing import Beginning, begin_with
from topcut.exchange.history import History
from topcut.exchange.incoming import from_json, from_text
from topcut.exchange.people_csv import Preview, alike, preview
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.ruleset import load, text_of
from topcut.store import Person
from topcut.words import say, sentence, shown

MOST_SHOWN = 40
REFUSED = 2
TRIED = "tried"  # the id of a tournament that is not kept


@dataclass(frozen=True, slots=True)
class About:
    """What the command line says of a tournament that comes out of a history."""

    title: str
    date: str | None = None
    ruleset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: int | None = None
    cut: int | None = None


def players(desk: Desk, into: str | None, content: bytes, *, yes: bool, others: Sequence[str] = ()) -> int:
    """Shown first; entered all together, or not at all."""
    if into is None:
        raise Refusal("import-which")
    tournament = find(desk, into)
    found = preview(content, names_in(desk, tournament))
    _show(found)
    if found.problems:
        click.echo(say("people-nothing"), err=True)
        return REFUSED
    answers = {alike(name): False for name in others}
    asked = unanswered(desk, tournament, [one.name for one in found.arrivals], answers)
    for one in asked:
        click.echo(sentence(one.asked(desk.look(tournament))), err=True)
    if asked:
        click.echo(say("people-namesakes", name=asked[0].name), err=True)
        return REFUSED
    if not yes:
        click.echo(say("people-confirm"))
        return 0
    enter_people(desk, tournament, ORGANIZER, found.arrivals, same_person=answers)
    click.echo(say("people-entered", count=len(found.arrivals), title=desk.look(tournament).title))
    return 0


def is_history(content: bytes, file: str) -> bool:
    """Whether it is worth a try to read this as a history: JSON in one piece, or the text notation."""
    if file.endswith(".txt"):
        return True
    try:
        return isinstance(json.loads(content), dict)
    except (ValueError, RecursionError):
        return content.lstrip()[:1] in {b"{", b"["}  # then the reader of histories says what is wrong


@dataclass(frozen=True, slots=True)
class Taken:
    """A history that was read, with what a tournament needs beyond it."""

    history: History
    ids: Mapping[PlayerId, PlayerId]
    beginning: Beginning


def read(content: bytes, file: str, about: About) -> Taken:
    """Refused, if it is to be, before there is a data folder to keep it in."""
    book = None if about.ruleset is None else load(about.ruleset)
    found = from_text(content, book) if file.endswith(".txt") else from_json(content, book)
    warn(found)
    ids = {player: PlayerId(f"{PLAYER}{number}") for number, player in enumerate(found.t.players, start=1)}
    beginning = Beginning(
        title=about.title,
        first_day=about.date or datetime.now().astimezone().date().isoformat(),
        ruleset=text_of(about.ruleset or found.t.ruleset.name),
        options=about.options,
        rounds=about.rounds,
        cut=about.cut,
    )
    begin_with(ORGANIZER, found, ids, beginning, tournament=TRIED, seed=bytes(SECRET_BYTES))
    return Taken(found, ids, beginning)


def history(desk: Desk, taken: Taken) -> None:
    found, ids = taken.history, taken.ids
    id, _ = desk.create(ORGANIZER, begin_with, found, ids, taken.beginning)
    desk.store.keep_people(id, [_person(found, player, ids[player]) for player in found.t.players])
    t = desk.look(id)
    said = {"title": t.title, "players": len(t.players), "rounds": len(t.rounds)}
    click.echo(say("imported-history", short=short(desk, id), **said))


def _person(found: History, player: PlayerId, id: PlayerId) -> Person:
    return Person(id, found.names.get(player, str(player)), found.t.players[player].club)


def _show(found: Preview) -> None:
    separator = "tab" if found.separator == "\t" else found.separator
    said = {"count": len(found.arrivals), "encoding": found.encoding, "separator": separator}
    click.echo(say("people-preview", **said))
    columns = (Column("line", number=True), Column("name"), Column("club"), Column("contact"), Column("paid"))
    rows = [
        (str(one.line), one.name, one.club or "", one.contact or "", "yes" if one.paid else "")
        for one in found.arrivals[:MOST_SHOWN]
    ]
    output.table(columns, [tuple(shown(cell, longest=40) for cell in row) for row in rows])
    if len(found.arrivals) > MOST_SHOWN:
        click.echo(say("list-more", before="…", number=len(found.arrivals) - MOST_SHOWN))
    if found.problems:
        click.echo(say("people-problems", count=len(found.problems)), err=True)
        for problem in found.problems[:MOST_SHOWN]:
            click.echo(sentence(problem), err=True)

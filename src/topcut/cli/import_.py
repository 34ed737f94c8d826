"""The command import: an archive, another program's history, or players, from a file."""

import json
import sys
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import REFUSED, options, output
from topcut.cli.asking import confirmed
from topcut.cli.data import ORGANIZER, find, opened, short, today, trouble
from topcut.cli.files import content
from topcut.cli.histories import history_in
from topcut.exchange import archive
from topcut.exchange.archive import Archive
from topcut.exchange.history import History
from topcut.exchange.incoming import Beginning, begin_with
from topcut.exchange.people_csv import Arrival, Preview, alike, preview
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.ruleset import load, text_of
from topcut.rules.texts import Person
from topcut.rules.tournament import Phase
from topcut.store.security_log import Act, by_command
from topcut.words import say, sentence, shown

if TYPE_CHECKING:
    from topcut.desk import Desk

MOST_SHOWN = 40
TRIED = "tried"  # the id of a tournament that is not kept


@click.command("import")
@click.argument("file")
@click.option("--into", metavar="EVENT")
@click.option("--yes", is_flag=True)
@click.option(
    "--another",
    "others",
    metavar="NAME",
    multiple=True,
)
@click.option("--title", metavar="TEXT")
@click.option("--date", metavar="DAY")
@click.option("--ruleset", metavar="NAME|FILE")
@options.chosen
@click.option("--rounds", metavar="N", type=click.IntRange(1))
@click.option("--cut", metavar="N", type=click.IntRange(0))
@options.data
def import_(
    file: str,
    *,
    into: str | None,
    yes: bool,
    others: tuple[str, ...],
    title: str | None,
    date: str | None,
    ruleset: str | None,
    chosen: tuple[str, ...],
    rounds: int | None,
    cut: int | None,
    data: Path,
) -> int | None:
    from topcut.desk.door import SECRET_BYTES
    from topcut.desk.people import PLAYER

    given = content(file)
    if into is not None or file.lower().endswith((".csv", ".tsv")):
        with opened(data) as desk:
            return _enter_players(desk, into, given, yes=yes, others=others)
    if archive.is_archive(given) or not _may_be_history(given, file):
        found = archive.read(BytesIO(given))
        with opened(data, make=True) as desk:
            take(desk, found, yes=yes)
        return None
    picked = options.pairs(chosen, "level=casual")
    history = history_in(file, given, None if ruleset is None else load(ruleset))
    beginning = Beginning(
        title=title or Path(file).stem,
        first_day=date or today(),
        ruleset=text_of(ruleset or history.t.ruleset.name),
        options=picked,
        rounds=rounds,
        cut=cut,
    )
    ids = {player: PlayerId(f"{PLAYER}{number}") for number, player in enumerate(history.t.players, start=1)}
    # Anything wrong is refused before a data folder is made.
    begin_with(ORGANIZER, history, ids, beginning, tournament=TRIED, seed=bytes(SECRET_BYTES))
    with opened(data, make=True) as desk:
        _begin(desk, history, ids, beginning)
    return None


def take(desk: "Desk", found: Archive, *, yes: bool) -> None:
    if any(listed.id == found.tournament for listed in desk.store.tournaments()):
        _compare(desk, found)
        return
    if not yes and _could_go_on(found):
        if not sys.stdin.isatty():
            raise Refusal("import-unfinished")
        click.echo(say("import-unfinished", title=found.title))
        if not confirmed(say("import-sure")):
            raise click.Abort
    noted = by_command(desk.clock.stamp(), Act.IMPORTED, tournament=found.tournament)
    desk.store.arrivals.adopt(
        found.tournament, found.title, found.facts, seed=found.seed, people=found.people, noted=noted
    )
    said = {"title": found.title, "facts": found.head.n, "short": short(desk, found.tournament)}
    click.echo(say("imported", **said))
    wrong = trouble(desk, found.tournament)  # facts of a newer program can be kept but not followed
    if wrong is not None:
        click.echo(sentence(wrong), err=True)


def _could_go_on(found: Archive) -> bool:
    """Whether another computer may be running it, and this one could too. What this program cannot follow it cannot
    run; what was only kept as a public archive neither."""
    from topcut.desk.copies import followed

    try:
        return found.seed is not None and followed(found).phase is not Phase.FINISHED
    except Refusal:
        return False


def _compare(desk: "Desk", found: Archive) -> None:
    """What is here is never touched."""
    head = desk.store.head(found.tournament)
    if head != found.head:
        raise Refusal(
            "archive-differs",
            title=found.title,
            here=head.n,
            head=head.hash.hex()[:12],
            facts=found.head.n,
            other=found.head.hash.hex()[:12],
        )
    click.echo(say("imported-here", title=found.title, facts=head.n))


def _enter_players(desk: "Desk", into: str | None, given: bytes, *, yes: bool, others: Sequence[str]) -> int:
    """Shown first; entered all together, or not at all."""
    from topcut.desk.namesakes import unanswered
    from topcut.desk.people import enter_people, names_in

    if into is None:
        raise Refusal("import-which")
    tournament = find(desk, into)
    found = preview(given, names_in(desk, tournament))
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


def _show(found: Preview) -> None:
    separator = "tab" if found.separator == "\t" else found.separator
    said = {"count": len(found.arrivals), "encoding": found.encoding, "separator": separator}
    click.echo(say("people-preview", **said))
    output.table(("#line", "name", "club", "contact", "paid"), map(_row, found.arrivals[:MOST_SHOWN]))
    if len(found.arrivals) > MOST_SHOWN:
        click.echo(say("list-more", before="…", number=len(found.arrivals) - MOST_SHOWN))
    if found.problems:
        click.echo(say("people-problems", count=len(found.problems)), err=True)
        for problem in found.problems[:MOST_SHOWN]:
            click.echo(sentence(problem), err=True)


def _row(one: Arrival) -> list[str]:
    cells = (str(one.line), one.name, one.club or "", one.contact or "", say("value-yes") if one.paid else "")
    return [shown(cell, longest=40) for cell in cells]


def _may_be_history(given: bytes, file: str) -> bool:
    """JSON in one piece, or the text notation."""
    if file.endswith(".txt"):
        return True
    try:
        return isinstance(json.loads(given), dict)
    except (ValueError, RecursionError):
        return given.lstrip()[:1] in {b"{", b"["}  # then the reader of histories says what is wrong


def _begin(desk: "Desk", history: History, ids: Mapping[PlayerId, PlayerId], beginning: Beginning) -> None:
    people = [_person(history, player, ids[player]) for player in history.t.players]
    id, _ = desk.create(ORGANIZER, begin_with, history, ids, beginning, people=people)
    desk.store.note(by_command(desk.clock.stamp(), Act.IMPORTED, tournament=id))
    t = desk.look(id)
    said = {"title": t.title, "players": len(t.players), "rounds": len(t.rounds)}
    click.echo(say("imported-history", short=short(desk, id), **said))


def _person(history: History, player: PlayerId, id: PlayerId) -> Person:
    return Person(id, history.names.get(player, str(player)), history.t.players[player].club)

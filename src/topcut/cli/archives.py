"""Archives between a file and the data folder."""

from collections.abc import Iterator
from dataclasses import asdict

import click

from topcut import __version__
from topcut.cli.data import short
from topcut.desk import Desk
from topcut.exchange import archive
from topcut.exchange.archive import Archive, Someone
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Person
from topcut.words import say, sentence

SOFTWARE = f"topcut {__version__}"


def lines(desk: Desk, tournament: TournamentId, *, public: bool) -> Iterator[bytes]:
    store = desk.store
    people = [Someone(one.player, one.name, one.club, one.contact) for one in store.people(tournament)]
    head, facts = store.head(tournament), store.sealed(tournament)
    if public:
        return archive.public(desk.look(tournament), tournament, head, facts, people, software=SOFTWARE)
    return archive.full(tournament, head, facts, people, store.seed(tournament), software=SOFTWARE)


def take(desk: Desk, found: Archive) -> None:
    if any(listed.id == found.tournament for listed in desk.store.tournaments()):
        _compare(desk, found)
        return
    people = [Person(**asdict(one)) for one in found.people]
    desk.store.adopt(found.tournament, found.title, found.facts, seed=found.seed, people=people)
    said = {"title": found.title, "facts": found.head.n, "short": short(desk, found.tournament)}
    click.echo(say("imported", **said))
    trouble = _trouble(desk, found.tournament)
    if trouble is not None:
        click.echo(sentence(trouble), err=True)


def _compare(desk: Desk, found: Archive) -> None:
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


def _trouble(desk: Desk, tournament: TournamentId) -> Refusal | None:
    """Facts of a newer program, which can be kept but not followed."""
    try:
        desk.look(tournament)
    except Refusal as refusal:
        return refusal
    return desk.trouble(tournament)

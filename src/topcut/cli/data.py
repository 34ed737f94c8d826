"""The data folder a command works in, and the tournament it is about."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING

import click

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actor import Actor, Role
from topcut.store import Listed
from topcut.store.place import DATABASE, Where
from topcut.store.security_log import Act, by_command
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk

ORGANIZER = Actor(Role.ORGANIZER, "organizer")
CLOCK_FILE = "topcut.clock"
SHORTEST = 4

logging.getLogger("topcut").addHandler(logging.NullHandler())  # people read sentences, not log records


@contextmanager
def opened(where: Where, *, make: bool = False, upgrade_now: bool = False) -> Iterator["Desk"]:
    """The desk of a data folder or database; only a command that begins something makes a folder. If another version
    used the folder last, a copy is kept first."""
    if not make and isinstance(where, Path) and not (where / DATABASE).exists():
        raise Refusal("data-no-folder" if where.is_file() else "data-missing", folder=str(where))
    from topcut import desk  # the database takes longer to load than help takes to read
    from topcut.desk import upgrading
    from topcut.store import Store

    kept = upgrading.prepare(where, even_now=upgrade_now) if isinstance(where, Path) else None
    with Store(where) as store:
        if isinstance(where, Path):
            upgrading.done(where)
        if kept is not None:
            click.echo(say("upgraded", name=kept.name), err=True)
        # Of several processes none may write down what time it is for the others.
        file = where / CLOCK_FILE if isinstance(where, Path) else None
        yield desk.Desk(store, desk.Clock(file), token_bytes)


def noted(desk: "Desk", act: Act, tournament: TournamentId | None = None) -> None:
    """In the security log, where it can be written: a file is handed out from a full disk, too."""
    try:
        desk.store.note(by_command(desk.clock.stamp(), act, tournament=tournament))
    except Refusal as refusal:
        logging.getLogger("topcut").warning("The security log could not be written: %s", refusal)


def find(desk: "Desk", word: str) -> TournamentId:
    """A tournament by its id, or by the beginning of its id or title if only one fits."""
    listed = desk.store.tournaments()
    if any(one.id == word for one in listed):
        return TournamentId(word)
    meant = [one for one in listed if _begins(one, word)]
    exactly = [one for one in meant if one.name.casefold() == word.casefold()]
    meant = exactly or meant
    if not meant:
        known = tuple(f"{one.name} ({short(desk, one.id)})" for one in listed)
        folder = str(desk.store.folder)
        raise Refusal("tournament-none", word=word, folder=folder, known=known, count=len(known))
    if len(meant) > 1:
        raise Refusal("tournament-ambiguous", word=word, found=tuple(f"{one.name} ({one.id})" for one in meant))
    return meant[0].id


def short(desk: "Desk", id: TournamentId) -> str:
    """The fewest letters that tell this id from all others."""
    others = [one.id for one in desk.store.tournaments() if one.id != id]
    lengths = range(SHORTEST, len(id))
    return next((id[:n] for n in lengths if not any(other.startswith(id[:n]) for other in others)), id)


def trouble(desk: "Desk", id: TournamentId) -> Refusal | None:
    """What is wrong with a tournament, even if its log cannot be read to the end."""
    try:
        desk.look(id)
    except Refusal as refusal:
        return refusal
    return desk.trouble(id)


def today() -> str:
    return datetime.now().astimezone().date().isoformat()


def _begins(one: Listed, word: str) -> bool:
    beginning = word.casefold()
    return bool(beginning) and (one.id.startswith(word) or one.name.casefold().startswith(beginning))

"""What becomes of a tournament as a whole: out of the lists, deleted for now, brought back, or made again."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from topcut.desk.clock import written
from topcut.desk.door import Desk
from topcut.desk.housekeeping import DELETED_FOR
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.duplication import before, duplicate
from topcut.rules.actor import Actor
from topcut.rules.facts import TournamentCreated
from topcut.store.keeping import Keeping
from topcut.store.security_log import Line


def archive(desk: Desk, tournament: TournamentId, *, archived: bool = True) -> None:
    """Out of the lists, or in them again; its pages stay where they are."""
    at = desk.clock.stamp() if archived else None
    desk.store.keep(tournament, replace(desk.store.kept(tournament), archived=at))


def delete(desk: Desk, tournament: TournamentId, title: str, noted: Line | None = None) -> None:
    """Closed to everyone at once, and removed for good a month later. The title is typed, so that it is the right one
    (L10); where the log cannot be read, nobody knows the title, and the id is typed."""
    try:
        meant = desk.look(tournament).title
    except Refusal:
        if title.strip() != tournament:
            raise Refusal("id-differs", tournament=tournament, typed=title.strip()) from None
    else:
        if _same(title) != _same(meant):
            raise Refusal("title-differs", title=meant, typed=title.strip())
    desk.store.keep(tournament, replace(desk.store.kept(tournament), deleted=desk.clock.stamp()), noted)


def bring_back(desk: Desk, tournament: TournamentId, noted: Line | None = None) -> None:
    """As it was when it was deleted."""
    desk.store.keep(tournament, replace(desk.store.kept(tournament), deleted=None), noted)


def removed_at(kept: Keeping) -> str | None:
    """When a deleted tournament is removed for good."""
    return None if kept.deleted is None else written(datetime.fromisoformat(kept.deleted) + DELETED_FOR)


def make_again(
    desk: Desk,
    tournament: TournamentId,
    by: Actor,
    *,
    title: str,
    first_day: str,
    place: str,
    deviations: Collection[str],
    players: bool = False,
    id: TournamentId | None = None,
    key: str | None = None,
) -> TournamentId:
    """A new tournament with the same rule book, settings, tables and officials, and with the same players if that is
    wanted. Their names come along; cards and codes are given out anew."""
    t = desk.look(tournament)
    created = next(desk.history(tournament)).fact
    assert isinstance(created, TournamentCreated)
    known = {*(t.players if players else ()), *(one.id for one in t.officials)}
    made, _ = desk.create(
        by,
        duplicate,
        before(t, created),
        tournament=id,
        key=key,
        title=title,
        first_day=first_day,
        place=place,
        deviations=tuple(sorted(deviations)),
        players=players,
        people=[one for one in desk.store.people(tournament) if one.player in known],
    )
    return made


def _same(title: str) -> str:
    return " ".join(title.split()).casefold()

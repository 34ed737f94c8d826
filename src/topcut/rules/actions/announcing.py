"""Announcements: to everyone, or to the players of one table until the round is over."""

from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.guards import organizer_only, staff_only, under_way
from topcut.rules.actions.rounds import current
from topcut.rules.actions.wording import said
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import AnnouncementMade, AnnouncementTakenDown, Fact, TableTold
from topcut.rules.tournament import Announcement, Tournament

LONGEST = 500


def announce(t: Tournament, by: Actor, text: str) -> list[Fact]:
    """On every phone and public page until it is taken down."""
    organizer_only(t, by)
    words = said(text, "announcement", LONGEST)
    _refuse_twice(t, words, None)
    return [AnnouncementMade(t.announced_last + 1, words)]


def tell_table(t: Tournament, by: Actor, table: TableNumber, text: str) -> list[Fact]:
    """On the phones of the two who play there, and for officials."""
    staff_only(t, by)
    under_way(t)
    matches = enumerate(current(t).round.matches, start=1)
    players = next((match.players for number, match in matches if (match.table or number) == table), ())
    if len(players) < 2:  # no one, or a bye
        raise Refusal("table-empty", table=table)
    words = said(text, "announcement", LONGEST)
    _refuse_twice(t, words, table)
    return [TableTold(t.announced_last + 1, table, players, words)]


def take_down(t: Tournament, by: Actor, announcement: int) -> list[Fact]:
    """What was told to everyone by the organizer, what was told to a table by any official."""
    staff_only(t, by)
    found = next((one for one in t.announcements if one.number == announcement), None)
    if found is None:
        raise Refusal("announcement-gone", announcement=announcement)
    if found.table is None:
        organizer_only(t, by)
    return [AnnouncementTakenDown(announcement)]


def announcements_for(t: Tournament, viewer: Actor | None) -> tuple[Announcement, ...]:
    """What stands for a viewer, the latest first: what a table is told, only its players and officials read."""

    def reads(one: Announcement) -> bool:
        if one.table is None:
            return True
        return viewer is not None and (viewer.role is not Role.PLAYER or viewer.id in one.players)

    return tuple(one for one in reversed(t.announcements) if reads(one))


def _refuse_twice(t: Tournament, text: str, table: TableNumber | None) -> None:
    if any((one.text, one.table) == (text, table) for one in t.announcements):
        raise Refusal("announced-already")

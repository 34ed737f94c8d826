"""Whose a tournament is: an account's, a club's, or, begun on the command line, whoever operates the computer."""

from collections.abc import Mapping

from topcut.ids import TournamentId
from topcut.store.accounts import EVERYONE, Account, Accounts, Right
from topcut.store.hosting import Member, Part
from topcut.web.viewer import Kind

CLUB = "club-"  # how the id of a club begins, and that of no account and no person
PARTS = {Part.OWNER.value: Kind.OWNER, Part.ORGANIZER.value: Kind.ORGANIZER}


def part_in(accounts: Accounts, tournament: TournamentId, account: Account) -> Kind | None:
    """What an account is in a tournament. One without an owner, whose entry is damaged or gone, is nobody's."""
    owners = owners_of(accounts, tournament)
    if account.id in owners or (owners == {EVERYONE} and account.operates is not None):
        return Kind.OWNER
    for club in (one for one in owners if one.startswith(CLUB)):
        member = accounts.one(Member, club=club, account=account.id)
        if member is not None:
            return PARTS.get(member.role)
    return None


def owners_of(accounts: Accounts, tournament: TournamentId) -> set[str]:
    return {right.holder for right in accounts.every(Right, tournament=tournament, role=Kind.OWNER.value)}


def held_by(accounts: Accounts, account: Account) -> Mapping[TournamentId, Kind]:
    """Every tournament in which an account may do something, and what it is there."""
    found: dict[TournamentId, Kind] = {}
    for member in accounts.every(Member, account=account.id):
        if member.role in PARTS:
            found |= dict.fromkeys(_of(accounts, member.club), PARTS[member.role])
    if account.operates is not None:
        begun = _of(accounts, EVERYONE)
        found |= {id: Kind.OWNER for id in begun if owners_of(accounts, id) == {EVERYONE}}
    return found | dict.fromkeys(_of(accounts, account.id), Kind.OWNER)


def _of(accounts: Accounts, holder: str) -> list[TournamentId]:
    return [right.tournament for right in accounts.every(Right, holder=holder, role=Kind.OWNER.value)]

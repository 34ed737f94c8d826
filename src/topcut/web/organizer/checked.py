"""What was checked about a pairing before it is published: rematches, floats, the rounds after it, clubs, absences."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.rules.pairing.ahead import Answer, Byes, Outlook, after, fragile, look_ahead
from topcut.rules.pairing.field import Field, field_of, wishes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.tournament import Tournament


class Verdict(StrEnum):
    GOOD = "good"
    CARE = "care"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Ahead:
    """Whether the rounds that remain can be paired without a rematch, as it stands and if somebody leaves."""

    verdict: Verdict
    rounds: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Mates:
    """Two of one club at a table, which the rule book lets be."""

    table: int | None
    players: tuple[PlayerId, PlayerId]
    club: str


def ahead(t: Tournament, found: NextRound) -> Ahead:
    assert t.structure is not None
    left = t.structure.rounds - found.number
    playing = field_of(t, t.active, wishes(t, found.number + 1))
    met = after(playing, [(one.first, one.second) for one in found.seated if one.second is not None])
    outlooks = tuple(_outlooks(t, found, met, left))
    answers = {outlook.answer for outlook in outlooks}
    verdict = Verdict.CARE if Answer.NO in answers else Verdict.UNKNOWN if Answer.UNKNOWN in answers else Verdict.GOOD
    return Ahead(verdict, left, tuple(outlook.reason for outlook in outlooks))


def mates(t: Tournament, found: NextRound) -> tuple[Mates, ...]:
    return tuple(
        Mates(one.table, (one.first, one.second), club)
        for one in found.seated
        if one.second is not None
        if (club := t.players[one.first].club) and club == t.players[one.second].club
    )


def _outlooks(t: Tournament, found: NextRound, met: Field, left: int) -> Iterator[Outlook]:
    so_far = sheet(t)
    had = {player: so_far.byes[so_far.places[player]] + (player in found.byes) for player in t.active}
    byes = Byes(t.ruleset.bye, had)
    sure = look_ahead(met, left, byes, clause=t.ruleset.rematch_clause)
    yield sure
    if left and sure.answer is Answer.YES:
        yield fragile(met, left, byes, leavers=1, clause=t.ruleset.rematch_clause)

"""What the next pairing depends on: who plays with how many points, who is kept apart, and the tables."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from topcut.chance import canon, roster_digest
from topcut.ids import PlayerId
from topcut.rules.facts import Fact, RoundClosed
from topcut.rules.pairing.tables import Hall, fixed_tables
from topcut.rules.ranking.sheet import sheet
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Conditions:
    """What the outcome of a draw depends on."""

    players: tuple[PlayerId, ...]
    roster: str
    given: tuple[PlayerId, ...]
    apart: str


def hall(t: Tournament) -> Hall:
    """The tables as the organizer has set them up; none: as many as are needed."""
    tables = t.tables.values()
    return Hall(
        tables=t.hall or None,
        closed=[table.number for table in tables if table.closed],
        fixed=fixed_tables(t),
        stream=next((table.number for table in tables if table.stream), None),
        fresh=t.structure is not None and t.structure.fresh_tables,
    )


def closing(t: Tournament) -> list[Fact]:
    """The close of the round that was played last, unless it is closed already."""
    now = playing(t)
    return [] if now is None or now.round.closed else [close(t, now)]


def close(t: Tournament, now: Playing) -> RoundClosed:
    """With it everyone may know where deck checks were drawn."""
    drawn = tuple(one.n for one in t.conduct.deck_checks if (one.stage, one.round) == (now.stage, now.number))
    return RoundClosed(now.stage, now.number, drawn)


def draw_is_current(t: Tournament) -> bool:
    """Whether a draw is open, and still of the same players with the same points."""
    number = len(t.rounds) + 1
    return t.draw is not None and is_current(t, conditions(t, number, t.draw.given_byes))


def conditions(t: Tournament, number: int, given: tuple[PlayerId, ...]) -> Conditions:
    players = tuple(sorted(t.to_pair))
    so_far = sheet(t)
    roster = roster_digest((player, so_far.points[so_far.places[player]]) for player in players)
    return Conditions(players, roster, given, _apart(t, number))


def is_current(t: Tournament, wanted: Conditions) -> bool:
    """Whether a draw is open on just these conditions."""
    draw = t.draw
    return draw is not None and wanted == Conditions(draw.players, draw.roster, draw.given_byes, draw.apart)


def _apart(t: Tournament, number: int) -> str:
    clubs: Mapping[PlayerId, str | None] = {}
    if t.structure is not None and number in t.structure.clubs_apart:
        clubs = {player: t.players[player].club for player in t.to_pair if t.players[player].club}
    if not t.forbidden and not clubs:
        return ""
    return hashlib.sha256(canon({"forbidden": sorted(map(sorted, t.forbidden)), "clubs": clubs})).hexdigest()

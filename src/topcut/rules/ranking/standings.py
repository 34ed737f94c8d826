"""The standings: everyone in order of points and tiebreakers."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from topcut.ids import PlayerId
from topcut.rules.ranking.sheet import Column, Sheet, sheet
from topcut.rules.ranking.tiebreakers import Figures, figures
from topcut.rules.tournament import Player, Tournament

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Headcount:
    """How many players there are: a number on a page says which of these it is."""

    players: int  # who take part or have taken part, those who have left too
    still_in: int  # who can be paired
    ranked: int


class Standing(NamedTuple):  # there are thousands of them after every result, and a dataclass takes three times as long
    """One row; `tiebreaks` has a figure for each tiebreaker of the ruleset but the random one, in its order."""

    rank: int
    player: PlayerId
    points: int
    played: int
    tiebreaks: tuple[int | Fraction, ...]


def headcount(t: Tournament) -> Headcount:
    """Nobody on the waiting list, and no Robot."""
    entered = [player for player in t.players.values() if not player.waiting and not player.robot]
    return Headcount(len(entered), len(t.active), sum(_is_ranked(t, player) for player in entered))


def standings(t: Tournament) -> tuple[Standing, ...]:
    """The rows in rank order. Where no lots are drawn, equal players share a rank: 1, 2, 2, 4.

    Ejected players are not ranked, dropped players keep their place; both count as opponents (R-5).
    """
    so_far = sheet(t)
    tiebreaks = _tiebreaks(t, so_far)
    values = list(zip(*(column.exact() for column in tiebreaks), strict=True)) or [()] * len(so_far.ids)
    keys = _keys(t, so_far, tiebreaks)
    standings = []
    rank, last = 0, None
    for position, place in enumerate(_best_first(t, keys), start=1):
        if keys[place] != last:
            rank, last = position, keys[place]
        player, points, played = so_far.ids[place], so_far.points[place], so_far.played[place]
        standings.append(Standing(rank, player, points, played, values[place]))
    return tuple(standings)


def order(t: Tournament) -> list[PlayerId]:
    """Everyone who is ranked, the best first and no two level, which needs lots."""
    so_far = sheet(t)
    keys = _keys(t, so_far, _tiebreaks(t, so_far))
    decided = [(*key, lot) for key, lot in zip(keys, _lots(t), strict=True)]
    return [so_far.ids[place] for place in _best_first(t, decided)]


def _tiebreaks(t: Tournament, so_far: Sheet) -> list[Figures]:
    return [figures(tiebreaker, t.ruleset, so_far) for tiebreaker in t.ruleset.tiebreakers if tiebreaker.kind != RANDOM]


def _keys(t: Tournament, so_far: Sheet, tiebreaks: Sequence[Figures]) -> list[tuple[int, ...]]:
    """What each player is ranked by, more being better: points, then the tiebreakers in the ruleset's order."""
    columns = [so_far.points]
    following = iter(tiebreaks)
    for tiebreaker in t.ruleset.tiebreakers:
        if tiebreaker.kind != RANDOM:
            columns.append(next(following).scaled)
        elif t.lots:
            columns.append(_lots(t))
    return list(zip(*columns, strict=True))


def _lots(t: Tournament) -> Column:
    """The place of each player's lot among all lots, the lowest first (CH-45); if two were equal, the id decides."""
    lowest_first = sorted(sorted(t.players, reverse=True), key=t.lots.__getitem__)
    places = {player: place for place, player in enumerate(lowest_first)}
    return [places[player] for player in t.players]


def _best_first(t: Tournament, keys: Sequence[tuple[int, ...]]) -> list[int]:
    ranked = [place for place, player in enumerate(t.players.values()) if _is_ranked(t, player)]
    return sorted(ranked, key=keys.__getitem__, reverse=True)  # equal players stay in the order of entry


def _is_ranked(t: Tournament, player: Player) -> bool:
    leaving = t.ruleset.leaving
    if player.robot and not (t.card_table is not None and t.card_table.is_solo):  # Q46, Q47
        return False
    return (leaving.ranks_dropped or not player.dropped) and (leaving.ranks_ejected or not player.ejected)

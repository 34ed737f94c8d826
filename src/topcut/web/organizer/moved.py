"""Why a correction moves somebody: the corrected game itself, a tiebreaker that changes, or others who pass."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.match import Result
from topcut.rules.pairing.consequences import Change, with_result
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.ruleset import Tiebreaker
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Moved:
    """A player whose points or rank change, with the tiebreakers that are others then."""

    change: Change
    is_of_the_match: bool
    tiebreaks: tuple[tuple[Tiebreaker, str, str], ...]  # before and after, as pages show them


def moved(drawn: Tournament, round: int, match: int, new: Result, changed: tuple[Change, ...]) -> tuple[Moved, ...]:
    """`drawn` has its lots. The two players of the match come first."""
    seats = drawn.rounds[round - 1].matches[match - 1]
    both = {seats.first, seats.second}
    before, after = _figures(drawn), _figures(with_result(drawn, round, match, new))
    columns = [one for one in drawn.ruleset.tiebreakers if one.kind != RANDOM]
    found = [
        Moved(
            one,
            one.player in both,
            tuple(
                (column, was, now)
                for column, was, now in zip(columns, before[one.player], after[one.player], strict=True)
                if was != now
            ),
        )
        for one in changed
    ]
    return tuple(sorted(found, key=lambda one: not one.is_of_the_match))


def _figures(t: Tournament) -> Mapping[PlayerId, tuple[str, ...]]:
    return {row.player: tuple(map(rounded, row.tiebreaks)) for row in standings(t)}

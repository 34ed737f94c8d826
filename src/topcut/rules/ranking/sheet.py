"""The sheet of a tournament: what every player has so far, gathered in one pass over the rounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Round, Tournament

Column = Sequence[int]

LATEST = "latest-rounds"
NOBODY = -1  # the place of a bye's empty seat, after the last player


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Columns with one place per player, in the order of entry; opponents are named by their place.

    While a round is open only settled matches count, for both sides (R-4).
    """

    ids: tuple[PlayerId, ...]
    places: Mapping[PlayerId, int]
    rounds: int  # those in which anything has been settled
    points: Column
    played: Column  # rounds with a settled match, a bye or an unpaired loss
    byes: Column  # had
    figures: Sequence[Column]  # totals, one column per kept figure
    opponents: Sequence[Column]  # one entry per settled match; a no-show has none
    paired_with: Sequence[Column]  # the opponents, those of matches still open, and where it counts no-shows
    scored_in: Sequence[Sequence[Column]] = ()  # per kept figure and player: the rounds with any of it, if asked for


def sheet(t: Tournament) -> Sheet:
    ids = tuple(t.players)
    places = {player: place for place, player in enumerate(ids)}
    seats: dict[PlayerId | None, int] = {player: place for place, player in enumerate(ids)}
    seats[None] = NOBODY
    points, played, byes, *figures = ([0] * len(seats) for _ in range(3 + len(t.ruleset.kept_figures)))
    opponents: list[list[int]] = [[] for _ in seats]
    others: list[Match] = []  # who were paired, although they are not opponents
    no_shows_count = counts_no_shows(t.ruleset)
    loss = t.ruleset.points.loss

    # With ten thousand players the time goes here: no calls, and the empty seat is a place like any other.
    for round in t.rounds:
        for match in round.matches:
            result = match.result
            if result is None:
                others.append(match)
                continue
            first = seats[match.first]
            second = seats[match.second]
            played[first] += 1
            played[second] += 1
            first_points, second_points = result.points
            points[first] += first_points
            points[second] += second_points
            for which, (first_scored, second_scored) in enumerate(result.figures):
                total = figures[which]
                total[first] += first_scored
                total[second] += second_scored
            if second == NOBODY:
                byes[first] += 1
            elif result.opponents:
                opponents[first].append(second)
                opponents[second].append(first)
            elif no_shows_count:
                others.append(match)
        for player in round.unpaired_losses:
            played[places[player]] += 1
            points[places[player]] += loss

    for column in (points, played, byes, *figures):
        del column[NOBODY]
    del opponents[NOBODY]
    begun = sum(1 for round in t.rounds if _has_begun(round))
    paired_with = _with(opponents, others, places) if others else opponents
    asked_for = any(tiebreaker.kind == LATEST for tiebreaker in t.ruleset.tiebreakers)
    scored_in = _scored_in(t, places) if asked_for else ()
    return Sheet(ids, places, begun, points, played, byes, figures, opponents, paired_with, scored_in)


def counts_no_shows(ruleset: Ruleset) -> bool:
    """Whether two players whose match ended as a no-show still count as paired (R-12)."""
    return ruleset.rematch is not None and ruleset.rematch.no_show


def _scored_in(t: Tournament, places: Mapping[PlayerId, int]) -> Sequence[Sequence[Column]]:
    """Only a small game asks for it, so it has a pass of its own."""
    scored_in: list[list[list[int]]] = [[[] for _ in places] for _ in t.ruleset.kept_figures]
    for number, round in enumerate(t.rounds, start=1):
        for match in round.matches:
            for column, scored in zip(scored_in, match.result.figures if match.result else (), strict=False):
                for player, figure in zip((match.first, match.second), scored, strict=True):
                    if figure and player is not None:
                        column[places[player]].append(number)
    return scored_in


def _has_begun(round: Round) -> bool:
    return bool(round.unpaired_losses) or any(match.result is not None for match in round.matches)


def _with(opponents: Sequence[Column], others: Sequence[Match], places: Mapping[PlayerId, int]) -> Sequence[Column]:
    paired = [list(met) for met in opponents]
    for match in others:
        if match.second is not None:
            first, second = places[match.first], places[match.second]
            paired[first].append(second)
            paired[second].append(first)
    return paired

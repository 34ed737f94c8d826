"""Any tournament that can have come about: drops, late entries, byes, rejoins, no-shows, rematches, an open round."""

from dataclasses import replace

from hypothesis import strategies as st
from msgspec.structs import replace as with_entries

from tests.rules.ranking.tournament import RULESETS
from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Player, Round, Tournament

POINTS = ((3, 0), (0, 3), (1, 1), (2, 0), (0, 0), (4, 2))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """The rule books, some of them with other readings of what the documents leave open."""
    ruleset = draw(st.sampled_from(RULESETS))
    if draw(st.booleans()):
        return ruleset
    return with_entries(
        ruleset,
        bye=with_entries(ruleset.bye, is_opponent=draw(st.booleans())),
        points=with_entries(ruleset.points, loss=draw(st.integers(0, 1))),
        strength=with_entries(
            ruleset.strength,
            met_twice=draw(st.sampled_from(["once", "per-match"])),
            rounds=draw(st.sampled_from(["played", "all"])),
            no_opponents=draw(st.integers(0, 2)),
        ),
        leaving=with_entries(ruleset.leaving, ranks_dropped=draw(st.booleans()), ranks_ejected=draw(st.booleans())),
    )


@st.composite
def tournaments(draw: st.DrawFn, *, with_lots: bool | None = None) -> Tournament:
    ruleset = draw(rulesets())
    ids = [PlayerId(f"p{number}") for number in range(draw(st.integers(1, 9)))]
    here = set(draw(st.lists(st.sampled_from(ids), min_size=1, unique=True)))
    rounds = []
    for _ in range(draw(st.integers(0, 6))):
        here ^= set(draw(st.lists(st.sampled_from(ids), max_size=2)))  # who drops, comes late or comes back
        rounds.append(_round(draw, ruleset, sorted(here), sorted(set(ids) - here)))
    players = {id: Player(id, dropped=id not in here, ejected=draw(st.integers(0, 9)) == 9) for id in ids}
    lots = draw(st.permutations(range(len(ids)))) if draw(st.booleans()) or with_lots else []
    drawn = dict(zip(ids, lots, strict=True)) if lots and with_lots is not False else {}
    return Tournament(ruleset, players, tuple(rounds), drawn)


def _round(draw: st.DrawFn, ruleset: Ruleset, here: list[PlayerId], away: list[PlayerId]) -> Round:
    order = draw(st.permutations(here))
    matches = [
        Match(first, second, None, _result(draw, ruleset))
        for first, second in zip(order[::2], order[1::2], strict=False)
    ]
    if len(order) % 2:
        matches.append(Match(order[-1], None, None, _bye(draw, ruleset)))
    losses = tuple(player for player in away if draw(st.booleans()))
    return Round(tuple(draw(st.permutations(matches))), losses)


def _result(draw: st.DrawFn, ruleset: Ruleset) -> Result | None:
    kind = draw(st.sampled_from(["played", "played", "played", "played", "no-show", "open"]))
    if kind == "open":
        return None
    points = draw(st.sampled_from(POINTS))
    scores = draw(st.tuples(*[st.tuples(st.integers(0, 4), st.integers(0, 4))] * len(ruleset.kept_figures)))
    winner = None if points[0] == points[1] else Seat(points[0] < points[1])
    if kind == "no-show":
        return Result(How.NO_SHOW, winner, points, scores, opponents=False)
    return Result(How.VICTORY, winner, points, scores)


def _bye(draw: st.DrawFn, ruleset: Ruleset) -> Result:
    scores = draw(st.tuples(*[st.tuples(st.integers(0, 4), st.just(0))] * len(ruleset.kept_figures)))
    return Result(How.BYE, Seat.FIRST, (3, 0), scores, opponents=ruleset.bye.is_opponent)


def mirrored(match: Match) -> Match:
    """The same match with the players in each other's seats."""
    if match.second is None:
        return match
    swapped = replace(match, first=match.second, second=match.first)
    result = match.result
    if result is None:
        return swapped
    return replace(
        swapped,
        result=replace(
            result,
            winner=None if result.winner is None else result.winner.other,
            points=(result.points[1], result.points[0]),
            figures=tuple((second, first) for first, second in result.figures),
        ),
    )

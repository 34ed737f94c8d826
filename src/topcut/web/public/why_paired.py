"""Why two players met, and why somebody had the bye, for rounds that were called out."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from topcut.ids import PlayerId
from topcut.rules.actions.playing import playing
from topcut.rules.facts import RoundPaired, Stamped
from topcut.rules.match import Match, Stage
from topcut.rules.pairing import explain
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.next_round import field_of
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import RANDOM, Standing, standings
from topcut.rules.tournament import Tournament
from topcut.web.public.rules import void
from topcut.web.view import View

Calls = Mapping[tuple[Stage, int], RoundPaired]

BY_HAND = "by-hand"


def calls(history: Iterable[Stamped]) -> Calls:
    """How each round was called out; of a round that was paired anew, the last time."""
    told = tuple(history)
    undone = void(told)
    paired = (one.fact for one in told if isinstance(one.fact, RoundPaired) and one.n not in undone)
    return {(fact.stage, fact.round): fact for fact in paired}


def why_swiss(t: Tournament, number: int, called: RoundPaired) -> Mapping[PlayerId, Reason]:
    """For the first of each pair, from the points before the round as these stand now."""
    before = replace(t, rounds=t.rounds[: number - 1])
    matches = t.rounds[number - 1].matches
    pairs = [(match.first, match.second) for match in matches if match.second is not None]
    byes = [match for match in matches if match.second is None]
    if called.way == BY_HAND:
        found = {first: reason("pair-by-hand", None, player=first, opponent=second) for first, second in pairs}
    else:
        field = field_of(before, [player for pair in pairs for player in pair])
        found = dict(explain.pairs(t.ruleset, field, pairs, first_round=number == 1))
    return found | {match.first: _why_bye(before, matches, match.first, called) for match in byes}


def why_bracket(t: Tournament, number: int) -> Mapping[PlayerId, Reason]:
    return {player: one.paired for one in finals(t).rounds[number - 1] for player in one.players}


def why_now(view: View) -> Mapping[PlayerId, Reason]:
    """The same of the round that is being played."""
    now = playing(view.t)
    if now is None:
        return {}
    if now.stage is Stage.BRACKET:
        return why_bracket(view.t, now.number)
    return why_swiss(view.t, now.number, calls(view.desk.history(view.tournament))[now.stage, now.number])


def _why_bye(before: Tournament, matches: tuple[Match, ...], player: PlayerId, called: RoundPaired) -> Reason:
    rule = before.ruleset.bye
    if player in called.given_byes or called.way == BY_HAND:
        return reason("bye-given", None, player=player)
    if not before.rounds:
        among = sum(1 if match.second is None else 2 for match in matches) - len(called.given_byes)
        return reason("bye-random", rule.rule_clause, player=player, among=among)
    so_far = sheet(before)
    had = so_far.byes[so_far.places[player]] > 0
    if rule.later == "lowest-ranked":
        told = "any" if not rule.once else "again" if had else "none"
        return reason("bye-lowest-ranked", rule.rule_clause, player=player, had=told)
    return _lowest_points(before, matches, player)


def _lowest_points(before: Tournament, matches: tuple[Match, ...], player: PlayerId) -> Reason:
    playing = {id for match in matches for id in (match.first, match.second) if id is not None}
    there = {id: replace(before.players[id], dropped=False, ejected=False) for id in playing}  # who left since was
    ranked = standings(replace(before, players={**before.players, **there}))
    heights = {row.player: (row.points, _strength(before, row)) for row in ranked if row.player in playing}
    points, strength = heights[player]
    among = sum(height == (points, strength) for height in heights.values())
    said = {"player": player, "points": points, "strength": strength, "among": among}
    return reason("bye-lowest-points", before.ruleset.bye.rule_clause, **said)


def _strength(before: Tournament, row: Standing) -> int | Fraction:
    kinds = [tiebreaker.kind for tiebreaker in before.ruleset.tiebreakers if tiebreaker.kind != RANDOM]
    return row.tiebreaks[kinds.index("strength")] if "strength" in kinds else 0

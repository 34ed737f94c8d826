"""A made-up tournament recomputed the slow and obvious way, from its log alone."""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from topcut.generator.generate import Generated
from topcut.rules.codec import encode
from topcut.rules.facts import StepUndone
from topcut.rules.ruleset import Ruleset, Tiebreaker

Body = dict[str, Any]


@dataclass
class Naive:
    """Swiss rounds as plain lists: matches are [first, second, result], None is an empty seat or an open match."""

    matches: list[list[list[Any]]] = field(default_factory=list)
    losses: list[list[str]] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    dropped: set[str] = field(default_factory=set)
    ejected: set[str] = field(default_factory=set)
    late: dict[str, list[int]] = field(default_factory=dict)
    ranking: list[tuple[str, str]] = field(default_factory=list)


def standing_facts(made: Generated) -> list[tuple[int, str, Body]]:
    """The facts that were not undone, as they are written."""
    void: set[int] = set()
    for stamped in reversed(made.log):
        if isinstance(stamped.fact, StepUndone) and stamped.n not in void:
            void |= set(range(stamped.fact.first, stamped.fact.last + 1))
    written = [(stamped.n, *encode(stamped.fact)) for stamped in made.log if stamped.n not in void]
    return [(n, kind, json.loads(json.dumps(body))) for n, kind, _, body in written]


def naive(made: Generated) -> Naive:
    played = Naive()
    for _, kind, body in standing_facts(made):
        _take(played, kind, body, made.t.ruleset)
    return played


def _take(played: Naive, kind: str, body: Body, rules: Ruleset) -> None:
    if kind in {"PlayerEntered", "PlayerReadmitted"}:
        played.players.append(body["player"])
        _missed(played, body)
    elif kind == "PlayerWithdrawn":
        played.players.remove(body["player"])
    elif kind == "RoundPaired" and body["stage"] == "swiss":
        seats = [
            [pair["first"], pair["second"], _bye(rules) if pair["second"] is None else None] for pair in body["pairs"]
        ]
        played.matches.append(seats)
        played.losses.append(list(body["unpaired_losses"]))
    elif kind == "RoundUnpaired" and body["stage"] == "swiss":
        played.matches.pop()
        played.losses.pop()
    elif kind == "TablesRepaired":
        _repair(played.matches[body["round"] - 1], body["pairs"])
    elif kind in {"ResultSettled", "ResultCorrected"} and body["stage"] == "swiss":
        result = body["result"] if kind == "ResultSettled" else body["new"]
        played.matches[body["round"] - 1][body["match"] - 1][2] = result
    elif kind == "PlayerDropped":
        played.dropped.add(body["player"])
    elif kind == "PlayerRejoined":
        played.dropped.discard(body["player"])
        _missed(played, body)
    elif kind == "PlayerEjected":
        played.ejected.add(body["player"])
    elif kind == "TournamentFinished":
        played.ranking = [(place, player) for place, player in body["ranking"]]


def _missed(played: Naive, body: Body) -> None:
    for number in body["missed"]:
        played.losses[number - 1].append(body["player"])


def _repair(matches: list[list[Any]], pairs: list[Body]) -> None:
    players = {pair[seat] for pair in pairs for seat in ("first", "second")}
    places = [place for place, match in enumerate(matches) if match[0] in players]
    for place, pair in zip(places, pairs, strict=True):
        matches[place] = [pair["first"], pair["second"], None]


def _bye(rules: Ruleset) -> Body:
    figures = [[rules.bye.figures.get(figure.name, 0), 0] for figure in rules.kept_figures]
    return {"points": [rules.points.win, 0], "figures": figures, "opponents": rules.bye.is_opponent}


def points(played: Naive, rules: Ruleset, rounds: int | None = None) -> dict[str, int]:
    total = dict.fromkeys(played.players, 0)
    for matches, losses in zip(played.matches[:rounds], played.losses[:rounds], strict=True):
        for first, second, result in matches:
            if result is not None:
                total[first] += result["points"][0]
                if second is not None:
                    total[second] += result["points"][1]
        for player in losses:
            total[player] += rules.points.loss
    return total


def ranked(made: Generated, played: Naive, lots: dict[str, int]) -> list[str]:
    """All who are ranked, best first."""
    rules = made.t.ruleset
    total = points(played, rules)
    columns = [_column(rules, played, total, tiebreaker, lots) for tiebreaker in rules.tiebreakers]
    left_out = set() if rules.leaving.ranks_ejected else played.ejected
    left_out = left_out if rules.leaving.ranks_dropped else left_out | (played.dropped - played.ejected)
    ids = [player for player in played.players if player not in left_out]
    return sorted(ids, key=lambda id: (total[id], *(column[id] for column in columns)), reverse=True)


def _column(
    rules: Ruleset, played: Naive, total: dict[str, int], tiebreaker: Tiebreaker, lots: dict[str, int]
) -> dict[str, Any]:
    if tiebreaker.kind == "random":
        return lots
    if tiebreaker.kind == "figure":
        return _figure(rules, played, str(tiebreaker.figure))
    strength = _strength(rules, played, total)
    return strength if tiebreaker.kind == "strength" else _mean(rules, played, strength)


def _figure(rules: Ruleset, played: Naive, name: str) -> dict[str, int]:
    which = [figure.name for figure in rules.kept_figures].index(name)
    scored = dict.fromkeys(played.players, 0)
    for matches in played.matches:
        for first, second, result in matches:
            scored[first] += result["figures"][which][0]
            if second is not None:
                scored[second] += result["figures"][which][1]
    return scored


def _strength(rules: Ruleset, played: Naive, total: dict[str, int]) -> dict[str, Fraction]:
    rounds: dict[str, int] = defaultdict(int)
    for matches, losses in zip(played.matches, played.losses, strict=True):
        for first, second, _ in matches:
            rounds[first] += 1
            rounds[second] += 1
        for player in losses:
            rounds[player] += 1
    every = len(played.matches) if rules.strength.rounds == "all" else None
    rates = {id: Fraction(total[id], every or rounds[id]) if every or rounds[id] else Fraction(0) for id in total}
    return _mean(rules, played, rates)


def _mean(rules: Ruleset, played: Naive, of: dict[str, Fraction]) -> dict[str, Fraction]:
    met: dict[str, list[str | None]] = {id: [] for id in played.players}
    for matches in played.matches:
        for first, second, result in matches:
            if result["opponents"]:
                met[first].append(second)
                if second is not None:
                    met[second].append(first)
    if rules.strength.met_twice == "once":
        met = {id: list(dict.fromkeys(others)) for id, others in met.items()}
    alone = Fraction(rules.strength.no_opponents)
    return {
        id: sum((of[other] if other is not None else Fraction(0) for other in others), Fraction(0)) / len(others)
        if others
        else alone
        for id, others in met.items()
    }

"""The standings a second time, straight from the clauses with plain fractions: slow, and nothing is shared."""

from collections.abc import Iterator
from fractions import Fraction

from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.ruleset import Tiebreaker
from topcut.rules.tournament import Tournament

Row = tuple[int, PlayerId, int, int, tuple[Fraction, ...]]
NOBODY = None


def naive(t: Tournament) -> list[Row]:
    """Rows as the standings have them, the equal in the order of entry."""
    leaving = t.ruleset.leaving
    ranked = [
        player.id
        for player in t.players.values()
        if not (player.ejected and not leaving.ranks_ejected) and not (player.dropped and not leaving.ranks_dropped)
    ]
    keys = {player: key(t, player) for player in ranked}
    rows = [
        (
            1 + sum(keys[other] > keys[player] for other in ranked),
            player,
            points(t, player),
            played(t, player),
            tuple(figure(t, tiebreaker, player) for tiebreaker in t.ruleset.tiebreakers if tiebreaker.kind != "random"),
        )
        for player in ranked
    ]
    return sorted(rows, key=lambda row: row[0])


def key(t: Tournament, player: PlayerId) -> list[Fraction | int]:
    """CH-42 to CH-45: points, then the tiebreakers in order; the random one only once lots are drawn."""
    broken: list[Fraction | int] = [points(t, player)]
    for tiebreaker in t.ruleset.tiebreakers:
        if tiebreaker.kind != "random":
            broken.append(figure(t, tiebreaker, player))
        elif t.lots:
            broken.append(t.lots[player])
    return broken


def figure(t: Tournament, tiebreaker: Tiebreaker, player: PlayerId) -> Fraction:
    match tiebreaker.kind:
        case "strength":
            return strength(t, player)
        case "extended-strength":
            return mean(t, [strength(t, other) if other else Fraction(0) for other in opponents(t, player)])
        case "match-win-rate":
            return mean(t, [win_rate(t, tiebreaker, other) for other in opponents(t, player)])
        case "figure":
            return Fraction(total(t, str(tiebreaker.figure), player))
    raise AssertionError(tiebreaker.kind)


def strength(t: Tournament, player: PlayerId) -> Fraction:
    """CH-43: each opponent's points by the rounds that opponent has played; the mean of this."""
    return mean(t, [rate(t, other) for other in opponents(t, player)])


def win_rate(t: Tournament, tiebreaker: Tiebreaker, player: PlayerId | None) -> Fraction:
    return max(Fraction(tiebreaker.floor), rate(t, player) / t.ruleset.points.win)


def mean(t: Tournament, values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values) if values else Fraction(t.ruleset.strength.no_opponents)


def rate(t: Tournament, player: PlayerId | None) -> Fraction:
    if player is NOBODY:
        return Fraction(0)
    rounds = played(t, player) if t.ruleset.strength.rounds == "played" else rounds_begun(t)
    return Fraction(points(t, player), rounds)


def opponents(t: Tournament, player: PlayerId) -> list[PlayerId | None]:
    """R-4: once a match, settled ones only; byes and no-shows are none."""
    met = [
        match.second if match.first == player else match.first
        for match in settled(t, player)
        if (t.ruleset.bye.is_opponent if match.second is None else match.result and match.result.opponents)
    ]
    return list(set(met)) if t.ruleset.strength.met_twice == "once" else met


def points(t: Tournament, player: PlayerId) -> int:
    won = sum(match.result.points[match.first != player] for match in settled(t, player) if match.result)
    return won + unpaired_losses(t, player) * t.ruleset.points.loss


def played(t: Tournament, player: PlayerId) -> int:
    return len(list(settled(t, player))) + unpaired_losses(t, player)


def total(t: Tournament, name: str, player: PlayerId) -> int:
    which = [kept.name for kept in t.ruleset.kept_figures].index(name)
    return sum(match.result.figures[which][match.first != player] for match in settled(t, player) if match.result)


def unpaired_losses(t: Tournament, player: PlayerId) -> int:
    return sum(player in round.unpaired_losses for round in t.rounds)


def rounds_begun(t: Tournament) -> int:
    return sum(bool(round.unpaired_losses) or any(match.result for match in round.matches) for round in t.rounds)


def settled(t: Tournament, player: PlayerId) -> Iterator[Match]:
    for round in t.rounds:
        for match in round.matches:
            if match.result is not None and player in (match.first, match.second):
                yield match

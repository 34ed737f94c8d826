"""Every way a round may end, tried one after the other: the slow truth that the quick answers are held against."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from random import Random

from topcut.ids import PlayerId
from topcut.planner.endings import End, ends
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Match, Result, Seat, Stage
from topcut.rules.pairing.field import field_of
from topcut.rules.pairing.swiss import pairings
from topcut.rules.ranking.standings import standings
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Phase, Player, Round, Structure, Tournament, games_of

Seen = dict[tuple[PlayerId, End | None], set[str]]


def entered(ruleset: Ruleset, best_of: int) -> dict[End, set[Result]]:
    """What the rule book settles, of all that people can type with each figure at its least, next to it or at its most:
    one result for each End and figures. Of an End that nobody can type, its bounds."""
    found: dict[End, set[Result]] = {end: set() for end in ends(ruleset, best_of)}
    of = {(end.points, end.winner, end.opponents): end for end in found}
    for entry in _typed(ruleset, any(one.kind == "figure" for one in ruleset.tiebreakers)):
        try:
            result = settle(ruleset, entry, Stage.SWISS, best_of)
        except Refusal:
            continue
        end = of[result.points, result.winner, result.opponents]
        found[end].add(replace(result, how=How.VICTORY, games=(), by_roll=False))
    return {end: results or set(_at_bounds(end)) for end, results in found.items()}


def _typed(ruleset: Ruleset, figures_count: bool) -> Iterator[Entry]:
    scales = [(0, 1, figure.most) if figure.kept else (0, 1) for figure in ruleset.figures] if figures_count else []
    for how, winner in product(ruleset.endings, (None, *Seat)):
        for pairs in product(*(product(scale, scale) for scale in scales)):
            yield Entry(how, winner, scores={one.name: pair for one, pair in zip(ruleset.figures, pairs, strict=False)})


def _at_bounds(end: End) -> Iterator[Result]:
    pairs = [[(first, second) for first in set(box[0]) for second in set(box[1])] for box in end.figures]
    for figures in product(*pairs):
        yield Result(How.VICTORY, end.winner, end.points, figures, opponents=end.opponents)


def everything(t: Tournament, size: int) -> Seen:
    """For each player and each end of their own table: whether they were in, out or both, over all ways to end."""
    *before, last = t.rounds
    open_ones = [i for i, match in enumerate(last.matches) if match.result is None]
    every = [(end, one) for end, results in entered(t.ruleset, games_of(t, Stage.SWISS)).items() for one in results]
    seen: Seen = defaultdict(set)
    for chosen in product(every, repeat=len(open_ones)):
        matches = list(last.matches)
        own: dict[PlayerId, End] = {}
        for i, (end, result) in zip(open_ones, chosen, strict=True):
            matches[i] = replace(matches[i], result=result)
            own |= dict.fromkeys(matches[i].players, end)
        ended = replace(t, rounds=(*before, replace(last, matches=tuple(matches))))
        ranked = [row for row in standings(ended) if t.players[row.player].is_active]
        for row in ranked:
            above = sum(other.rank < row.rank for other in ranked)
            level = sum(other.rank == row.rank for other in ranked)
            where = seen[row.player, own.get(row.player)]
            if above < size:
                where.add("in")
            if above + level > size:
                where.add("out")
    return seen


def small(ruleset: Ruleset, dice: Random, *, players: int, open_tables: int, rounds: int = 3) -> Tournament:
    """A tournament by the engine's pairings with chance for results, in the middle of its last round; now and then
    somebody has left."""
    ids = [PlayerId(f"p{number}") for number in range(players)]
    t = Tournament(
        ruleset=ruleset,
        players={id: Player(id) for id in ids},
        structure=Structure(rounds, 2, "", players),
        phase=Phase.SWISS,
    )
    for number in range(rounds):
        if number and dice.random() < 0.3 and len(t.active) > 5:
            gone = dice.choice(t.active)
            t = replace(t, players={**t.players, gone: replace(t.players[gone], dropped=True)})
        t = _played(t, dice, open_tables if number == rounds - 1 else 0)
    return t


def _played(t: Tournament, dice: Random, open_tables: int) -> Tournament:
    active = sorted(t.active, key=lambda _: dice.random())
    sits_out = [active.pop()] if len(active) % 2 else []
    pairs = _paired(t, active, dice)
    every = [end for end in ends(t.ruleset, games_of(t, Stage.SWISS)) if end.opponents or dice.random() < 0.2]
    matches = [Match(a, b, None, _result(dice.choice(every), dice)) for a, b in pairs]
    for i in dice.sample(range(len(matches)), min(open_tables, len(matches))):
        matches[i] = replace(matches[i], result=None)
    matches += [Match(player, None, None, bye(t.ruleset)) for player in sits_out]
    return replace(t, rounds=(*t.rounds, Round(tuple(matches))))


def _paired(t: Tournament, active: list[PlayerId], dice: Random) -> list[tuple[PlayerId, PlayerId]]:
    from topcut.chance import Stream

    *_, found = pairings(field_of(t, active), Stream(dice.randbytes(32)))
    return list(found.pairs)


def _result(end: End, dice: Random) -> Result:
    how = How.VICTORY if end.opponents else How.NO_SHOW
    figures = tuple((dice.randint(a, min(b, a + 4)), dice.randint(c, min(d, c + 4))) for (a, b), (c, d) in end.figures)
    return Result(how, end.winner, end.points, figures, opponents=end.opponents)


def by_seat(seen: Mapping[tuple[PlayerId, End | None], set[str]], player: PlayerId) -> set[str]:
    return set().union(*(found for (who, _), found in seen.items() if who == player))


__all__ = ["Seat", "by_seat", "everything", "small"]

"""pairing-v1 once more, as slow and plain as its text: what the engine must answer, shared with nothing in it.

It reads the four tables of a field and the numbers of a stream, and asks the engine for nothing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

import networkx as nx

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field

Pair = tuple[PlayerId, PlayerId]
Pairs = tuple[Pair, ...]
Cost = tuple[int, int, tuple[int, int], int]  # forbidden, meetings, points of the two, of one club
Badness = tuple[int, int, tuple[int, ...], int]


def expected(field: Field, stream: Stream) -> tuple[Pairs, str]:
    """The pairing that pairing-v1 defines, as a sorted list of sorted pairs, and its way."""
    if len(field.points) <= 12:
        best = best_pairings(field)
        return best[stream.below(len(best))], "listed"
    drawn, order = printed_procedure(field, stream)
    if drawn is not None:
        return written(drawn), "drawn"
    return first_by_matching(field, order), "first"


def written(pairs: list[Pair] | Pairs) -> Pairs:
    return tuple(sorted((min(a, b), max(a, b)) for a, b in pairs))


# The objective.


def badness(field: Field, pairs: Pairs) -> Badness:
    """What a pairing is compared by; the least is the best."""
    return added_up(field, [cost(field, a, b) for a, b in pairs])


def cost(field: Field, a: PlayerId, b: PlayerId) -> Cost:
    upper, lower = max(field.points[a], field.points[b]), min(field.points[a], field.points[b])
    return is_forbidden(field, a, b), meetings(field, a, b), (upper, lower), are_mates(field, a, b)


def added_up(field: Field, costs: list[Cost]) -> Badness:
    levels = sorted(set(field.points.values()), reverse=True)
    between = [where for _, _, where, _ in costs]
    return (
        sum(forbidden for forbidden, _, _, _ in costs),
        sum(earlier for _, earlier, _, _ in costs),
        tuple(-between.count((upper, lower)) for i, upper in enumerate(levels) for lower in levels[i:]),
        sum(mates for _, _, _, mates in costs),
    )


def is_forbidden(field: Field, a: PlayerId, b: PlayerId) -> bool:
    return b in field.forbidden.get(a, ())


def meetings(field: Field, a: PlayerId, b: PlayerId) -> int:
    return list(field.met.get(a, ())).count(b)


def are_mates(field: Field, a: PlayerId, b: PlayerId) -> bool:
    return a in field.clubs and b in field.clubs and field.clubs[a] == field.clubs[b]


# All pairings, one after the other: 945 of 10 players, 10,395 of 12, 135,135 of 14.


def all_pairings(players: list[PlayerId]) -> Iterator[Pairs]:
    if not players:
        yield ()
        return
    first, rest = players[0], players[1:]
    for i, partner in enumerate(rest):
        for others in all_pairings(rest[:i] + rest[i + 1 :]):
            yield ((first, partner), *others)


def best_pairings(field: Field) -> list[Pairs]:
    players = sorted(field.points)
    costs = {(a, b): cost(field, a, b) for a, b in combinations(players, 2)}
    best: list[Pairs] = []
    least: Badness | None = None
    for pairs in all_pairings(players):
        # Forbidden pairs and meetings come first: where they are too many the rest is not worth adding up.
        if least and (sum(costs[one][0] for one in pairs), sum(costs[one][1] for one in pairs)) > least[:2]:
            continue
        bad = added_up(field, [costs[one] for one in pairs])
        if least is None or bad < least:
            least, best = bad, []
        if bad == least:
            best.append(written(pairs))
    return sorted(best)


def first_by_enumeration(field: Field, order: list[PlayerId]) -> Pairs:
    """The best pairing that is first in the order: in the order's own numbers, the least sorted list of pairs."""
    place = {player: i for i, player in enumerate(order)}

    def rank(pairs: Pairs) -> list[tuple[int, ...]]:
        return sorted(tuple(sorted((place[a], place[b]))) for a, b in pairs)

    return min(best_pairings(field), key=rank)


# More than 12.


def printed_procedure(field: Field, stream: Stream) -> tuple[list[Pair] | None, list[PlayerId]]:
    """The pairs, or None if a group could not be settled; and the order of the field: the last draw of each group."""
    pairs: list[Pair] = []
    order: list[PlayerId] = []
    floater: PlayerId | None = None
    settled = True
    for level in sorted(set(field.points.values()), reverse=True):
        members = sorted(player for player in field.points if field.points[player] == level)
        for _ in range(256 if settled else 1):
            drawn = stream.shuffle(members)
            queue = drawn if floater is None else [floater, *drawn]
            couples = [(queue[i], queue[i + 1]) for i in range(0, len(queue) - 1, 2)]
            good = not any(
                is_forbidden(field, a, b) or meetings(field, a, b) or are_mates(field, a, b) for a, b in couples
            )
            if good:
                break
        order += drawn
        settled = settled and good
        pairs += couples
        floater = queue[-1] if len(queue) % 2 else None
    return (pairs if settled else None), order


def first_by_matching(field: Field, order: list[PlayerId]) -> Pairs:
    """The same as by enumeration, from one matching whose weights hold the whole objective and then the order."""
    place = {player: i for i, player in enumerate(order)}
    n = len(order)

    def early(a: PlayerId, b: PlayerId) -> int:
        """One digit for each player in the order, the first player's the highest: how early a later partner is."""
        i, j = sorted((place[a], place[b]))
        return (n - j) * int(n ** (n - 1 - i))

    room = n**n
    weights = objective(field)
    return heaviest({(a, b): weights[a, b] * room + early(a, b) for a, b in weights})


def first_by_fixing(field: Field, order: list[PlayerId]) -> Pairs:
    """The same again, word by word: each player in turn tries the partners in order, while the rest can stay best."""
    weights = objective(field)
    left = list(order)
    fixed: list[Pair] = []
    goal = total(weights, heaviest(weights))
    while left:
        first, rest = left[0], left[1:]
        for partner in rest:
            others = [player for player in rest if player != partner]
            inside = {pair: weight for pair, weight in weights.items() if set(pair) <= set(others)}
            gained = weights[min(first, partner), max(first, partner)]
            if gained + total(inside, heaviest(inside)) == goal:
                break
        else:
            raise AssertionError("the best pairing has no partner for this player")
        fixed.append((first, partner))
        goal -= gained
        left = others
    return written(fixed)


def optimum(field: Field) -> Badness:
    """The badness of the best pairings, for any number of players."""
    return badness(field, heaviest(objective(field)))


def objective(field: Field) -> dict[Pair, int]:
    """The objective as one number a pair, of which the best pairing has the greatest sum; as long as it needs to be."""
    every = list(combinations(sorted(field.points), 2))
    levels = sorted(set(field.points.values()), reverse=True)
    size = Counter(field.points.values())
    half = len(field.points) // 2
    unit = 1
    mates, unit = unit, unit * (half + 1)
    between: dict[tuple[int, int], int] = {}
    for upper, lower in reversed([(upper, lower) for i, upper in enumerate(levels) for lower in levels[i:]]):
        between[upper, lower] = unit
        unit *= 1 + (size[upper] // 2 if upper == lower else min(size[upper], size[lower]))
    meeting, unit = unit, unit * (sum(meetings(field, a, b) for a, b in every) + 1)
    forbidden = unit
    return {
        (a, b): between[max(field.points[a], field.points[b]), min(field.points[a], field.points[b])]
        - mates * are_mates(field, a, b)
        - meeting * meetings(field, a, b)
        - forbidden * is_forbidden(field, a, b)
        for a, b in every
    }


def heaviest(weights: Mapping[Pair, int]) -> Pairs:
    graph: nx.Graph[PlayerId] = nx.Graph()
    graph.add_weighted_edges_from((a, b, weight) for (a, b), weight in weights.items())
    return written(tuple(nx.max_weight_matching(graph, maxcardinality=True)))


def total(weights: Mapping[Pair, int], pairs: Pairs) -> int:
    return sum(weights[pair] for pair in pairs)

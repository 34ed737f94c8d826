"""Random fields to pair: played tournaments with draws, drops and byes, and shapes that make pairing hard."""

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field

Pair = tuple[PlayerId, PlayerId]
Players = list[PlayerId]
Kind = Callable[[Random, int], Field]


def small(dice: Random, at_most: int = 10) -> Field:
    """A field of 2 to 10 players, half of them from a tournament that was played, half of them made up."""
    size = 2 * dice.randint(1, at_most // 2)
    field = played(dice, size, rounds=dice.randint(0, 7)) if dice.random() < 0.5 else made_up(dice, size)
    return with_wishes(dice, field)


def large(dice: Random, low: int = 14, high: int = 40) -> Field:
    """A field of one of the hard kinds."""
    size = 2 * dice.randint(low // 2, high // 2)
    field = dice.choice(KINDS)(dice, size)
    return with_wishes(dice, field) if dice.random() < 0.4 else field


def names(dice: Random, size: int) -> Players:
    """p2 comes after p10, and who entered first says nothing about the order of the ids."""
    return [PlayerId(f"p{number}") for number in dice.sample(range(1, 3 * size + 1), size)]


def field_of(points: dict[PlayerId, int], met: Iterable[Pair], forbidden: Iterable[Pair] = ()) -> Field:
    return Field(points=points, met=both_ways(points, met), forbidden=both_ways(points, forbidden))


def both_ways(players: Iterable[PlayerId], pairs: Iterable[Pair]) -> dict[PlayerId, Players]:
    table: dict[PlayerId, Players] = {player: [] for player in players}
    for a, b in pairs:
        table.setdefault(a, []).append(b)
        table.setdefault(b, []).append(a)
    return table


def with_wishes(dice: Random, field: Field) -> Field:
    """The same field with forbidden pairs, and with clubs, each of them in some of the cases."""
    players = sorted(field.points)
    forbidden = {player: list(others) for player, others in field.forbidden.items()}
    if dice.random() < 0.4:
        every = [pair for pair in combinations(players, 2) if pair[1] not in forbidden.get(pair[0], ())]
        for a, b in dice.sample(every, min(len(every), dice.randint(1, len(players)))):
            forbidden.setdefault(a, []).append(b)
            forbidden.setdefault(b, []).append(a)
    clubs: dict[PlayerId, str] = {}
    if dice.random() < 0.3:
        number = dice.randint(1, max(2, len(players) // 2))
        clubs = {player: f"club {dice.randint(1, number)}" for player in players if dice.random() < 0.7}
    return Field(points=field.points, met=field.met, forbidden=forbidden, clubs=clubs)


# Tournaments that were played.


def played(dice: Random, size: int, rounds: int) -> Field:
    """An even number of players who are left after drops; if it is odd one of them has the bye and is taken out."""
    draws, drops, by_points = dice.choice((0, 0.05, 0.4, 1)), dice.choice((0, 0.1)), dice.random() < 0.7
    win, draw = dice.choice(((3, 1), (2, 1), (1, 0), (5, 2)))
    active = names(dice, size + dice.randint(0, 1 + size // 3))
    points = dict.fromkeys(active, 0)
    met: list[Pair] = []
    for _ in range(rounds):
        bye, pairs = seated(dice, active, points, set(met), by_points)
        if bye is not None:
            points[bye] += win
        for a, b in pairs:
            met.append((a, b))
            if dice.random() < draws:
                points[a] += draw
                points[b] += draw
            else:
                points[dice.choice((a, b))] += win
        dropped = [player for player in active if dice.random() < drops]
        active = [player for player in active if player not in dropped[: len(active) - 2]]
    left = dice.sample(active, min(size, len(active) // 2 * 2))
    return field_of({player: points[player] for player in left}, met)


def seated(
    dice: Random, active: Players, points: dict[PlayerId, int], met: set[Pair], by_points: bool
) -> tuple[PlayerId | None, list[Pair]]:
    """A plausible pairing: neighbours by points, not met before where the next few allow it; or anybody."""
    queue = dice.sample(active, len(active))
    bye = queue.pop() if len(queue) % 2 else None
    if by_points:
        queue.sort(key=lambda player: -points[player])
    pairs = []
    while queue:
        first = queue.pop(0)
        fresh = [other for other in queue if (first, other) not in met and (other, first) not in met]
        partner = fresh[0] if fresh and by_points else queue[0]
        queue.remove(partner)
        pairs.append((first, partner))
    return bye, pairs


def made_up(dice: Random, size: int) -> Field:
    """Any points and any meetings, some of them twice."""
    players = names(dice, size)
    most = dice.choice((0, 1, 2, 4, 40))
    chance = dice.choice((0.1, 0.3, 0.6, 0.9))
    met = [pair for pair in combinations(players, 2) if dice.random() < chance]
    met += [pair for pair in met if dice.random() < 0.3]
    return field_of({player: dice.randint(-most, most) for player in players}, met)


def swiss(dice: Random, size: int) -> Field:
    return played(dice, size, rounds=dice.randint(3, 9))


# Shapes that are hard.


def in_groups(players: Players, sizes: Iterable[int]) -> dict[PlayerId, int]:
    """Points for groups of these sizes from the top; whoever is left over forms groups of two, and a last one."""
    points: dict[PlayerId, int] = {}
    waiting = list(players)
    for level, size in enumerate((*sizes, *([2] * len(players)))):
        for player in waiting[:size]:
            points[player] = 1000 - level
        waiting = waiting[size:]
    return points


def groups(points: dict[PlayerId, int]) -> list[Players]:
    return [[player for player in points if points[player] == level] for level in sorted(set(points.values()))[::-1]]


def tiny_groups(dice: Random, size: int) -> Field:
    """Groups of one to three, and some earlier meetings, most of them among neighbours."""
    players = names(dice, size)
    points = in_groups(players, [dice.choice((1, 1, 2, 3)) for _ in range(size)])
    reach, chance = dice.choice((3, 6, size)), dice.choice((0.2, 0.5, 0.8))
    met = [
        (players[i], players[j])
        for i, j in combinations(range(size), 2)
        if dice.random() < (chance if j - i < reach else 0.1)
    ]
    return field_of(points, met)


def half_met(dice: Random, size: int) -> Field:
    """Everybody has met half of the field, next to them in a ring."""
    players = names(dice, size)
    ring = dice.sample(players, size) if dice.random() < 0.5 else players
    met = [(ring[i], ring[(i + step) % size]) for i in range(size) for step in range(1, size // 4 + 1)]
    most = dice.choice((1, 3, 10))
    return field_of(in_groups(players, [dice.randint(1, 2 * most) for _ in range(size)]), met)


def blocked(dice: Random, size: int) -> Field:
    """Nearly a round robin: nobody, or almost nobody, has anybody left; with 13 rounds a rematch is certain."""
    size = min(size, 26)
    players = names(dice, size)
    rounds = robin(players)
    met = [pair for one in dice.sample(rounds, size - dice.choice((1, 2, 2, 3, 4))) for pair in one]
    return field_of({player: dice.randint(0, dice.choice((0, 3, 12))) for player in players}, met)


def robin(players: Players) -> list[list[Pair]]:
    """All rounds of a round robin, by the circle method."""
    fixed, ring = players[0], players[1:]
    rounds = []
    for _ in ring:
        seats = [fixed, *ring]
        rounds.append([(seats[i], seats[-1 - i]) for i in range(len(seats) // 2)])
        ring = ring[-1:] + ring[:-1]
    return rounds


def two_halves(dice: Random, size: int) -> Field:
    """Everybody of one side has met everybody of the other; odd sides leave a rematch that cannot be avoided."""
    players = names(dice, size)
    side = dice.sample(players, dice.choice((size // 2, size // 2 - 1, 3, 5)))
    met = [(a, b) for a in side for b in players if b not in side]
    met += dice.sample(met, len(met) // 3) if dice.random() < 0.5 else []
    return field_of({player: dice.randint(0, dice.choice((0, 2, 6))) for player in players}, met)


def clique(dice: Random, size: int) -> Field:
    """A family none of whom may meet each other, at times more than half of the field."""
    players = names(dice, size)
    family = dice.sample(players, dice.choice((3, size // 2, size // 2 + 1, size // 2 + 3, size)))
    chance = dice.choice((0, 0.1, 0.4))
    met = [pair for pair in combinations(players, 2) if dice.random() < chance]
    points = {player: dice.randint(0, dice.choice((0, 2, 6))) for player in players}
    return field_of(points, met, combinations(family, 2))


def chain(dice: Random, size: int) -> Field:
    """1, 2, 2, 2, ..., 1: groups of two who have met, so that everybody floats."""
    players = names(dice, size)
    points = in_groups(players, [1])
    met = [pair for group in groups(points) for pair in combinations(group, 2)]
    met += [
        (players[i], players[j])
        for i, j in combinations(range(size), 2)
        if j - i < 5 and dice.random() < dice.choice((0, 0.2, 0.5))
    ]
    return field_of(points, dict.fromkeys(met))


def odd_groups(dice: Random, size: int) -> Field:
    """Groups of three or five, in which some have met all of the others."""
    players = names(dice, size)
    points = in_groups(players, [dice.choice((3, 3, 5)) for _ in range(size // 3)])
    met = [pair for group in groups(points) if dice.random() < 0.7 for pair in combinations(group, 2)]
    return field_of(points, met)


def mixed_groups(dice: Random, size: int) -> Field:
    """Large groups with small ones between, and the small ones have met each other and their neighbours."""
    players = names(dice, size)
    sizes: list[int] = []
    while sum(sizes) < size:
        sizes += [dice.randint(1, 3) for _ in range(dice.randint(1, 3))]
        sizes.append(dice.randint(5, 14))
    points = in_groups(players, sizes)
    met = []
    for pair in combinations(players, 2):
        few = min(sum(points[other] == points[player] for other in players) for player in pair) <= 3
        near = abs(points[pair[0]] - points[pair[1]]) <= 1
        if dice.random() < (0.7 if few and near else 0.15):
            met.append(pair)
    return field_of(points, met)


def shunned(dice: Random, size: int) -> Field:
    """A few players have met nearly everybody."""
    players = names(dice, size)
    stars = dice.sample(players, dice.randint(1, 4))
    met = [(a, b) for a in stars for b in players if a != b and dice.random() < 0.9]
    points = {player: dice.randint(0, dice.choice((0, 3, 9))) for player in players}
    return field_of(points, met)


def dense(dice: Random, size: int) -> Field:
    """Few groups, in which almost all pairs are rematches, some of them for the second time."""
    players = names(dice, size)
    chance = dice.choice((0.7, 0.85, 0.95))
    met = [pair for pair in combinations(players, 2) if dice.random() < chance]
    met += [pair for pair in met if dice.random() < 0.5]
    return field_of({player: dice.randint(0, dice.choice((0, 1, 3))) for player in players}, met)


def club_nights(dice: Random, size: int) -> Field:
    """A few large clubs in a played tournament."""
    field = played(dice, size, rounds=dice.randint(1, 5))
    number = dice.choice((2, 3, 6))
    clubs = {player: f"club {dice.randint(1, number)}" for player in field.points if dice.random() < 0.9}
    return Field(points=field.points, met=field.met, clubs=clubs)


def even_clubs(dice: Random, size: int) -> Field:
    """Clubs of one size, which a draw seldom keeps apart; two of them must meet in every pair."""
    field = played(dice, size, rounds=dice.randint(0, 6))
    number = dice.choice((2, 2, 3, 4, 8))
    clubs = {
        player: f"club {i % number}" for i, player in enumerate(dice.sample(list(field.points), len(field.points)))
    }
    return Field(points=field.points, met=field.met, clubs=clubs)


def clubs_of_many_sizes(dice: Random, size: int) -> Field:
    """A few large clubs, and many small ones."""
    field = played(dice, size, rounds=dice.randint(0, 6))
    waiting = dice.sample(list(field.points), len(field.points))
    clubs: dict[PlayerId, str] = {}
    for number in range(size):
        share = size // (3 + number) if number < 3 else dice.randint(1, 3)
        clubs.update(dict.fromkeys(waiting[:share], f"club {number}"))
        waiting = waiting[share:]
    return Field(points=field.points, met=field.met, clubs=clubs)


def family(dice: Random, size: int) -> Field:
    """About half of the field is one forbidden family: everybody else is needed for it, or not quite enough."""
    field = played(dice, size, rounds=dice.randint(0, 6))
    members = dice.sample(
        list(field.points), min(len(field.points), len(field.points) // 2 + dice.choice((-1, 0, 0, 2)))
    )
    return Field(points=field.points, met=field.met, forbidden=both_ways(members, combinations(members, 2)))


KINDS: tuple[Kind, ...] = (
    swiss,
    swiss,
    made_up,
    tiny_groups,
    half_met,
    blocked,
    two_halves,
    clique,
    chain,
    odd_groups,
    mixed_groups,
    shunned,
    dense,
    club_nights,
    even_clubs,
    clubs_of_many_sizes,
    family,
)

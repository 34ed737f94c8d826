"""Pairing round 6 against other pairers, a hundred thousand players, and the histories that are hardest for ours.

Each side starts from the same plain tables (points, and opponents a player) and builds what it needs inside the
measured time. "Worst" beside a median is the slowest of ours among the histories against the median of theirs.
"""

import contextlib
import random
import signal
import statistics
import time
from collections.abc import Callable
from itertools import combinations

import rustworkx

from bench.measure import Row, peak_of, seconds
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field
from topcut.rules.pairing.swiss import pair

Points = dict[PlayerId, int]
Met = dict[PlayerId, list[PlayerId]]
History = tuple[Points, Met]

HISTORIES = 21
LIMIT = 2.0  # seconds, for any field of up to 2,048 players (A9, G10)
MEMORY = 500.0  # megabytes


def run() -> list[Row]:
    rows = []
    for size, target in ((64, 1 / 5), (256, 1 / 5), (1024, 1 / 5), (10_000, 1 / 3)):
        rows += compare(size, by_swisspair, target, "swisspair", histories=HISTORIES)
    rows += compare(16, by_swisspair, float("inf"), "swisspair", histories=101)
    rows += compare(16, by_rustworkx, 10, "rustworkx, dense", histories=101)
    return [*rows, *hundred_thousand(), *worst_cases()]


# Against others.


def compare(
    size: int, theirs: Callable[[History], object], target: float, against: str, *, histories: int
) -> list[Row]:
    """The median, and the slowest of ours, over random histories: 5 rounds, paired by ourselves."""
    times = []
    for seed in range(histories + 1):
        history = swiss(size, rounds=5, draws=0.05, seed=seed)
        times.append((seconds(lambda: ours(history)), seconds(lambda: theirs(history))))  # noqa: B023  # called at once
    our, their = zip(*times[1:], strict=True)
    middle = statistics.median(their)
    return [
        Row(f"pair {size:,} players", statistics.median(our), middle, target, against),
        Row(f"pair {size:,} players, worst of {histories}", max(our), middle, float("inf"), against),
    ]


def ours(history: History, seed: int = 0) -> object:
    points, met = history
    return pair(Field(points, met), Stream(seed.to_bytes(8, "big")))


def by_swisspair(history: History) -> object:
    import swisspair

    points, met = history
    ranked = sorted(points, key=lambda player: -points[player])
    players = [
        swisspair.Player(player, points[player], rank, False, set(met[player])) for rank, player in enumerate(ranked, 1)
    ]
    return swisspair.create_matches(players)


def by_rustworkx(history: History) -> object:
    """A simpler question, in 64 bits: no rematch if that can be, and near in points."""
    points, met = history
    players = list(points)
    graph: rustworkx.PyGraph[PlayerId, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(players)
    edges = [
        (i, j, 1000 - (points[a] - points[b]) ** 2 - (100_000 if b in met[a] else 0))
        for (i, a), (j, b) in combinations(enumerate(players), 2)
    ]
    graph.add_edges_from(edges)
    return rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)


def swiss(size: int, rounds: int, draws: float, seed: int) -> History:
    """A tournament of so many rounds: win 3, draw 1, paired by ourselves."""
    dice = random.Random(f"{size} {rounds} {seed}")
    points: Points = {PlayerId(f"p{number:06}"): 0 for number in range(size)}
    met: Met = {player: [] for player in points}
    for number in range(rounds):
        for a, b in pair(Field(points, met), Stream(b"%d %d" % (seed, number))).pairs:
            met[a].append(b)
            met[b].append(a)
            if dice.random() < draws:
                points[a] += 1
                points[b] += 1
            else:
                points[dice.choice((a, b))] += 3
    return points, met


# A hundred thousand.


def hundred_thousand(size: int = 100_000) -> list[Row]:
    history = swiss(size, rounds=5, draws=0.05, seed=0)
    deck = list(history[0])
    times = [(seconds(lambda: ours(history, i)), seconds(lambda: random.shuffle(deck))) for i in range(5)]  # noqa: B023
    our, their = zip(*times, strict=True)
    middle = statistics.median(their)
    peak = peak_of("bench.bench_pairing", f"play_and_pair({size})")
    return [
        Row(f"pair {size:,} players", statistics.median(our), middle, 12, "random.shuffle"),
        Row(f"pair {size:,} players, worst of 5", max(our), middle, float("inf"), "random.shuffle"),
        Row(f"memory of {size:,} players and their history, MB as s", peak, MEMORY, 1, "limit"),
    ]


def play_and_pair(size: int) -> None:
    ours(swiss(size, rounds=5, draws=0.05, seed=0))


# The hardest histories: everybody has had one opponent a round; clubs and families come on top.


def worst_cases() -> list[Row]:
    plain = {name: Field(*history) for name, history in constructed().items()}
    large = {f"2,048, 12 rounds, {draws:.0%} draws": Field(*swiss(2_048, 12, draws, seed=3)) for draws in (0.05, 1)}
    return [
        worst("hard histories", plain, 1),
        worst("histories of 2,048 players", large, 1),
        *(
            worst(f"rounds, {size:,} players, {name}", rounds_apart(size, wish), 1)
            for size in (256, 512, 2_048)
            for name, wish in APART.items()
        ),
    ]


def worst(name: str, fields: dict[str, Field], target: float) -> Row:
    timed = sorted(((patience(field), name) for name, field in fields.items()), reverse=True)
    for taken, case in timed[:6]:
        print(f"{1000 * taken:9.1f} ms  {case}")
    slowest, case = timed[0]
    return Row(f"worst of {len(timed)} {name}: {case}", slowest, LIMIT, target, f"{LIMIT:g} seconds")


def patience(field: Field) -> float:
    """How much processor time a field takes, which others on the machine hardly change; what takes ten times the limit
    is not waited for."""

    def give_up(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, 10 * LIMIT)
    began = time.process_time()
    with contextlib.suppress(TimeoutError):
        pair(field, Stream(b"hard"))
    taken = time.process_time() - began
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return taken


def constructed() -> dict[str, History]:
    cases: dict[str, History] = {
        "512, all 12 rounds drawn": swiss(512, rounds=12, draws=1, seed=1),
        "510, all 12 rounds drawn": swiss(510, rounds=12, draws=1, seed=2),
        "26 players, 12 rounds": swiss(26, rounds=12, draws=0.05, seed=1),
        "26 players, 12 drawn rounds": swiss(26, rounds=12, draws=1, seed=2),
    }
    for share in (0, 0.05, 0.3, 0.6):
        for size in (40, 64, 128, 256, 512):
            cases[f"{size}, 12 rounds, {share:.0%} draws"] = swiss(size, rounds=12, draws=share, seed=3)
    for size in (14, 16, 20):
        cases[f"{size} players, {size - 2} rounds"] = shaped(size, [size], window=size, rounds=size - 2)
    for width in (1, 2, 3, 4, 5, 8, 13):
        for shift in (0, width // 2):
            cases[f"512, met the nearest, groups of {width} from {shift}"] = nearest(512, width, shift)
    for shape, sizes in SHAPES.items():
        for size in (64, 128, 256, 512):
            for window in (2, 4, 8, 16, 512):
                name = f"{size}, {shape}, 12 rounds among the next {window}"
                cases[name] = shaped(size, sizes(random.Random(name)), window)
    return cases


def nearest(size: int, width: int, shift: int, rounds: int = 12) -> History:
    """Everybody has met those next in line, so that whole neighbourhoods can no longer play among themselves."""
    points: Points = {PlayerId(f"p{number:04}"): (size - number + shift) // width for number in range(size)}
    met: Met = {player: [] for player in points}
    for _ in range(rounds):
        waiting: list[PlayerId] = []
        for player in points:
            other = next((one for one in waiting if player not in met[one]), None)
            if other is None:
                waiting.append(player)
            else:
                waiting.remove(other)
                met[other].append(player)
                met[player].append(other)
    return points, met


Wish = Callable[[random.Random, list[PlayerId]], tuple[dict[PlayerId, str], list[PlayerId]]]  # clubs, a family


def even_clubs(number: int) -> Wish:
    return lambda dice, players: ({player: f"club {i % number}" for i, player in enumerate(players)}, [])


def many_sizes(dice: random.Random, players: list[PlayerId]) -> tuple[dict[PlayerId, str], list[PlayerId]]:
    """A few large clubs, and many small ones."""
    size, waiting = len(players), list(players)
    clubs: dict[PlayerId, str] = {}
    for number in range(size):
        share = size // (4, 6, 8, 10)[number] if number < 4 else dice.randint(1, 6)
        clubs.update(dict.fromkeys(waiting[:share], f"club {number}"))
        waiting = waiting[share:]
    return clubs, []


APART: dict[str, Wish] = {
    "eight clubs of one size": even_clubs(8),
    "four clubs of one size": even_clubs(4),
    "two clubs of one size": even_clubs(2),
    "clubs of many sizes": many_sizes,
    "half of them in one club": lambda dice, players: (dict.fromkeys(players[::2], "one"), []),
    "60 percent in one club": lambda dice, players: (dict.fromkeys(players[: 6 * len(players) // 10], "one"), []),
    "a forbidden family of half": lambda dice, players: ({}, players[::2]),
    "a forbidden family of more than half": lambda dice, players: ({}, players[: len(players) // 2 + 2]),
}


def rounds_apart(size: int, wish: Wish, rounds: int = 8) -> dict[str, Field]:
    """A tournament of so many rounds, each paired from the top with the first whom one may meet."""
    dice = random.Random(f"{size} {rounds}")
    points: Points = {PlayerId(f"p{number:05}"): 0 for number in range(size)}
    met: Met = {player: [] for player in points}
    clubs, family = wish(dice, dice.sample(list(points), size))
    inside = set(family)
    forbidden = {player: inside - {player} for player in family}
    fields = {}
    for number in range(1, rounds + 1):
        fields[f"round {number}"] = Field(dict(points), {a: list(met[a]) for a in met}, forbidden, clubs)
        waiting = sorted(dice.sample(list(points), size), key=lambda player: -points[player])
        while waiting:
            a = waiting.pop(0)
            may = (
                i
                for i, b in enumerate(waiting)
                if b not in met[a] and {a, b} - inside and (a not in clubs or clubs[a] != clubs.get(b))
            )
            b = waiting.pop(next(may, 0))
            met[a].append(b)
            met[b].append(a)
            if dice.random() < 0.05:
                points[a] += 1
                points[b] += 1
            else:
                points[dice.choice((a, b))] += 3
    return fields


SHAPES: dict[str, Callable[[random.Random], list[int]]] = {
    "one group": lambda dice: [512],
    "distinct points": lambda dice: [1] * 512,
    "groups of two": lambda dice: [2] * 256,
    "chain 1, 2, 2, ...": lambda dice: [1] + [2] * 255 + [1],
    "groups of three": lambda dice: [3] * 171,
    "groups of five": lambda dice: [5] * 103,
    "groups of thirteen": lambda dice: [13] * 40,
    "groups of one to three": lambda dice: [dice.randint(1, 3) for _ in range(512)],
    "random points 0 to 40": lambda dice: tally([dice.randint(0, 40) for _ in range(512)]),
    "random points 0 to 400": lambda dice: tally([dice.randint(0, 400) for _ in range(512)]),
    "small among large": lambda dice: [size for _ in range(30) for size in (1, 2, 1, dice.randint(10, 40), 3)],
}


def tally(points: list[int]) -> list[int]:
    return [points.count(level) for level in sorted(set(points))]


def shaped(size: int, sizes: list[int], window: int, rounds: int = 12) -> History:
    """Groups of these sizes, and opponents that were all near in the order, so that neighbours have met."""
    dice = random.Random(f"{size} {sizes} {window}")
    players = [PlayerId(f"p{number:03}") for number in range(size)]
    levels = [level for level, number in enumerate(sizes) for _ in range(number)]
    points = {player: 1000 - level for player, level in zip(players, levels, strict=False)}
    met: Met = {player: [] for player in players}
    for _ in range(rounds):
        for a, b in near(dice, players, window, met):
            met[a].append(b)
            met[b].append(a)
    return points, met


def near(dice: random.Random, players: list[PlayerId], window: int, met: Met) -> list[tuple[PlayerId, PlayerId]]:
    """One round in which everybody plays somebody among the next few whom they have met least often."""
    waiting = list(players)
    pairs = []
    while waiting:
        first = waiting.pop(0)
        others = waiting[:window]
        dice.shuffle(others)
        second = min(others, key=met[first].count)
        waiting.remove(second)
        pairs.append((first, second))
    return pairs

"""How lucky was it? A finished tournament looked back on: points by round, opponents against expectation, upsets.

Two models, each in a sentence. Pairing: in every round a player could as well have met anyone else who had as many
points as the opponent and whom they had not met yet. Results: every game is a toss of a coin, and is drawn as often as
games of this tournament were. Both are worked out exactly; nothing is sampled.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import comb, sqrt

from topcut.ids import PlayerId
from topcut.rules.match import Match, Seat, Stage
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase, Round, Tournament


@dataclass(frozen=True, slots=True)
class Course:
    player: PlayerId
    points: tuple[int, ...]  # after each Swiss round


@dataclass(frozen=True, slots=True)
class Schedule:
    """The points per round of a player's opponents, in their games against others, and what was to be expected."""

    player: PlayerId
    met: float
    expected: float
    spread: float  # of what was to be expected

    @property
    def luck(self) -> float:
        """How much easier the opponents were than expected; less than 0: harder."""
        return self.expected - self.met


@dataclass(frozen=True, slots=True)
class Upset:
    """Won by the player with fewer points before the round, or in the bracket by the lower seed."""

    stage: Stage
    round: int
    winner: PlayerId
    loser: PlayerId
    gap: int  # points, or seeds


@dataclass(frozen=True, slots=True)
class Run:
    """How often somebody who tosses coins does at least as well in as many games."""

    player: PlayerId
    points: int
    games: int
    chance: float


@dataclass(frozen=True, slots=True)
class Luck:
    courses: tuple[Course, ...]  # the best first
    line: tuple[int, ...]  # points of the last one above the cut after each round; empty: there was no cut
    schedules: tuple[Schedule, ...]  # the luckiest first
    upsets: tuple[Upset, ...]
    uneven: Mapping[int, tuple[int, int]]  # Swiss round -> upsets, games between unequal points that had a winner
    runs: tuple[Run, ...]  # the best first

    @property
    def surprising(self) -> int:
        return sum(upsets for upsets, _ in self.uneven.values())

    @property
    def decided(self) -> int:
        return sum(games for _, games in self.uneven.values())

    @property
    def as_few(self) -> float:
        """How often coins give so few upsets, or fewer."""
        ways: int = sum(comb(self.decided, k) for k in range(self.surprising + 1))
        return float(ways / 2**self.decided)


def luck(t: Tournament) -> Luck | None:
    """None while it is not finished, and where no Swiss round was played."""
    if t.phase is not Phase.FINISHED or not t.rounds or t.ruleset.plan is not None:
        return None
    ranked = [row.player for row in standings(t)]
    before = _points_before(t)
    courses = tuple(Course(player, tuple(column[player] for column in before[1:])) for player in ranked)
    upsets, uneven = _upsets(t, before)
    return Luck(
        courses=courses,
        line=_line(t, courses),
        schedules=tuple(sorted(_schedules(t, ranked, before), key=lambda one: (-one.luck, one.player))),
        upsets=(*upsets, *_bracket_upsets(t)),
        uneven=uneven,
        runs=tuple(_runs(t, ranked)),
    )


def _points_before(t: Tournament) -> list[dict[PlayerId, int]]:
    """Everyone's points before each round, and after the last."""
    columns = [dict.fromkeys(t.players, 0)]
    for round in t.rounds:
        now = dict(columns[-1])
        for match in round.matches:
            for seat, player in enumerate((match.first, match.second)):
                if player is not None and match.result is not None:
                    now[player] += match.result.points[seat]
        for player in round.unpaired_losses:
            now[player] += t.ruleset.points.loss
        columns.append(now)
    return columns


def _line(t: Tournament, courses: Sequence[Course]) -> tuple[int, ...]:
    """The points of the place on which the last one above the cut stood in the end."""
    place = cut_line(t, [one.player for one in courses]) if t.structure and t.structure.cut else 0
    if not place:
        return ()
    return tuple(
        sorted((one.points[round] for one in courses), reverse=True)[place - 1] for round in range(len(t.rounds))
    )


@dataclass(frozen=True, slots=True)
class _Group:
    """Those who were paired in a round and had equal points: the points per round of each, and these added up."""

    usual: Mapping[PlayerId, float]
    total: float
    squares: float

    def without(self, known: Collection[PlayerId], own: Mapping[PlayerId, float]) -> tuple[float, float] | None:
        """Mean and variance of those who are not known, `own` being what some of them count for one player; None:
        nobody is left."""
        count, total, squares = len(self.usual), self.total, self.squares
        for one, rate in own.items():
            usual = self.usual.get(one)
            if usual is None:
                continue
            total, squares = total - usual, squares - usual**2
            if one in known:
                count -= 1
            else:
                total, squares = total + rate, squares + rate**2
        return (total / count, max(0.0, squares / count - (total / count) ** 2)) if count else None


def _schedules(t: Tournament, ranked: Sequence[PlayerId], before: Sequence[Mapping[PlayerId, int]]) -> list[Schedule]:
    """Most of the field count the same for everybody, so they are added up once; what differs are one's opponents."""
    games = _games(t)
    paired = [_opponents(round) for round in t.rounds]
    groups = [_groups(opponents, points, games) for opponents, points in zip(paired, before, strict=False)]
    found = []
    for player in ranked:
        met, expected, variance, rounds = 0.0, 0.0, 0.0, 0
        others = [opponents[player] for opponents in paired if player in opponents]
        own = {one: _rate(games[one], player) for one in (player, *others)}
        known = {player}
        for opponents, points, group in zip(paired, before, groups, strict=False):
            opponent = opponents.get(player)
            if opponent is None:
                continue
            mean, square = group[points[opponent]].without(known, own) or (own[opponent], 0.0)
            met += own[opponent]
            expected += mean
            variance += square
            rounds += 1
            known.add(opponent)
        if rounds:
            found.append(Schedule(player, met / rounds, expected / rounds, sqrt(variance) / rounds))
    return found


def _opponents(round: Round) -> dict[PlayerId, PlayerId]:
    """In both directions; a bye is none."""
    pairs = [(match.first, match.second) for match in round.matches if match.second is not None]
    return dict(pairs) | {second: first for first, second in pairs}


def _groups(
    opponents: Collection[PlayerId],
    points: Mapping[PlayerId, int],
    games: Mapping[PlayerId, Sequence[tuple[PlayerId | None, int]]],
) -> dict[int, _Group]:
    usual: dict[int, dict[PlayerId, float]] = {}
    for one in opponents:
        usual.setdefault(points[one], {})[one] = _rate(games[one], one)
    return {
        key: _Group(rates, sum(rates.values()), sum(rate**2 for rate in rates.values())) for key, rates in usual.items()
    }


def _games(t: Tournament) -> dict[PlayerId, list[tuple[PlayerId | None, int]]]:
    """Everyone's opponents with the points they had against them; a bye has nobody."""
    games: dict[PlayerId, list[tuple[PlayerId | None, int]]] = {player: [] for player in t.players}
    for match in (match for round in t.rounds for match in round.matches if match.result is not None):
        assert match.result is not None
        games[match.first].append((match.second, match.result.points[Seat.FIRST]))
        if match.second is not None:
            games[match.second].append((match.first, match.result.points[Seat.SECOND]))
    return games


def _rate(games: Sequence[tuple[PlayerId | None, int]], against: PlayerId) -> float:
    """Points per round against everyone else: having lost to a player does not make somebody an easier opponent."""
    others = [points for other, points in games if other != against]
    return sum(others) / len(others) if others else 0.0


def _upsets(t: Tournament, before: Sequence[Mapping[PlayerId, int]]) -> tuple[list[Upset], dict[int, tuple[int, int]]]:
    found: list[Upset] = []
    uneven: dict[int, tuple[int, int]] = {}
    for number, round in enumerate(t.rounds, start=1):
        points, games, upsets = before[number - 1], 0, 0
        for match in round.matches:
            pair = _decided(match)
            if pair is None or points[pair[0]] == points[pair[1]]:
                continue
            games += 1
            if points[pair[0]] < points[pair[1]]:
                upsets += 1
                found.append(Upset(Stage.SWISS, number, *pair, points[pair[1]] - points[pair[0]]))
        uneven[number] = upsets, games
    return found, uneven


def _bracket_upsets(t: Tournament) -> list[Upset]:
    if t.bracket is None:
        return []
    seed = {player: place for place, player in enumerate(t.bracket.seeds, start=1) if player is not None}
    pairs = (
        (number, pair)
        for number, round in enumerate(t.bracket.rounds, start=1)
        for match in round.matches
        if (pair := _decided(match)) is not None
    )
    return [
        Upset(Stage.BRACKET, number, winner, loser, seed[winner] - seed[loser])
        for number, (winner, loser) in pairs
        if seed.get(winner, 0) > seed.get(loser, 0) > 0
    ]


def _decided(match: Match) -> tuple[PlayerId, PlayerId] | None:
    """Winner and loser of a game that was played."""
    result = match.result
    if result is None or result.winner is None or match.second is None or not result.opponents:
        return None
    return (match.first, match.second) if result.winner is Seat.FIRST else (match.second, match.first)


def _runs(t: Tournament, ranked: Sequence[PlayerId]) -> list[Run]:
    results = [
        match.result for round in t.rounds for match in round.matches if match.second is not None and match.result
    ]
    played = [result for result in results if result.opponents]
    drawn = sum(result.winner is None for result in played) / len(played) if played else 0.0
    points = t.ruleset.points
    step = {points.win: (1 - drawn) / 2}
    step[points.loss] = step.get(points.loss, 0.0) + (1 - drawn) / 2
    if points.draw is not None:
        step[points.draw] = step.get(points.draw, 0.0) + drawn
    own = _games(t)
    found = []
    for player in ranked:
        games = [scored for other, scored in own[player] if other is not None]
        chances = {0: 1.0}
        for _ in games:
            further: dict[int, float] = {}
            for so_far, likely in chances.items():
                for more, chance in step.items():
                    further[so_far + more] = further.get(so_far + more, 0.0) + likely * chance
            chances = further
        total = sum(games)
        at_least = sum(chance for reached, chance in chances.items() if reached >= total)
        found.append(Run(player, total, len(games), min(1.0, at_least)))
    return found

"""Looking ahead: can the rounds that remain still be paired without a rematch? Yes, no, or not known.

The rounds are matchings of those who have not met, no pair in two of them. Where there are many players there is always
room: each has met so few that every round can be paired whatever was chosen before (Dirac's theorem, as in `first`: if
everybody can meet at least half of the players, there is a circle through all of them, every second pair of which is a
round. Each round that is played takes one opponent away from everybody, so `most` met and `rounds` to come need
2 * (most + rounds) players).

Where there is no such room the graph of those who have not met is looked at, the cheap proofs of a no first: somebody
has too few left, one round alone cannot be paired (Tutte), an odd set is cut off by fewer pairs than rounds; then the
rounds themselves are looked for (`disjoint`). The bye is one more player, whom nobody meets twice unless the rule book
lets them. To read: G. Dirac, Some theorems on abstract graphs (Proc. London Math. Soc. 2, 1952); L. Lovász and
M. Plummer, Matching Theory (1986).
Nobody is assumed to leave; for that there is `fragile`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations

from topcut.ids import PlayerId
from topcut.rules.pairing.blocked import certificate, reasons, tightest
from topcut.rules.pairing.disjoint import Matching, Spent, Steps, disjoint_rounds, odd_cut
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.largest import ALONE, largest_matching, members
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ruleset import Bye

Seats = tuple[PlayerId, PlayerId | None]  # None: a bye

STEPS = 2_000_000  # about half a second where it was measured
CUT_UP_TO = 64  # players
SHOWN = 4  # players with the fewest left to meet


class Answer(StrEnum):
    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Outlook:
    """`rounds` is a way to pair them, where one had to be searched for: byes last, players in no particular order."""

    answer: Answer
    reason: Reason
    rounds: tuple[tuple[Seats, ...], ...] = ()
    who: tuple[Reason, ...] = ()  # of a no: who is blocked by whom


@dataclass(frozen=True, slots=True)
class Byes:
    """Who has had how many byes so far, and the rule for the next ones."""

    rule: Bye
    had: Mapping[PlayerId, int]


def after(field: Field, pairs: Iterable[Pair]) -> Field:
    """The field as it will be when these pairs have met: ask it before they are published."""
    met = {player: list(field.met.get(player, ())) for player in field.points}
    for a, b in pairs:
        met.setdefault(a, []).append(b)
        met.setdefault(b, []).append(a)
    return replace(field, met=met)


def look_ahead(field: Field, rounds: int, byes: Byes | None = None, *, clause: str | None = None) -> Outlook:
    """Whether that many more rounds can be paired; with an odd number of players one has the bye in each (`byes`)."""
    return _with_who(_Question(field, rounds, byes, clause, Steps(STEPS)).answer(), field, clause)


def fragile(field: Field, rounds: int, byes: Byes | None = None, *, leavers: int, clause: str | None = None) -> Outlook:
    """Whether it stays possible if one player leaves now, or up to that many; a no names those who would spoil it."""
    steps = Steps(STEPS)
    players = sorted(field.points)
    if players and _Question(field, rounds, byes, clause, steps).has_room(leavers):
        return Outlook(Answer.YES, reason("ahead-robust", clause, rounds=rounds, leavers=leavers))
    for number in range(1, leavers + 1):
        for gone in combinations(players, number):
            rest = replace(field, points={player: field.points[player] for player in players if player not in gone})
            outlook = _Question(rest, rounds, byes, clause, steps).answer()
            if outlook.answer == Answer.NO:
                spoilt = Outlook(Answer.NO, reason("ahead-fragile", clause, players=gone, rounds=rounds))
                return _with_who(spoilt, rest, clause)
            if outlook.answer == Answer.UNKNOWN:
                return Outlook(Answer.UNKNOWN, reason("ahead-unknown", clause, rounds=rounds))
    return Outlook(Answer.YES, reason("ahead-robust", clause, rounds=rounds, leavers=leavers))


def _with_who(outlook: Outlook, field: Field, clause: str | None) -> Outlook:
    """A no says who is blocked by whom: where one round alone cannot be paired, all who are stuck, else those with the
    fewest left."""
    if outlook.answer is not Answer.NO:
        return outlook
    proof = certificate(field) if len(field.points) % 2 == 0 else None
    who = tightest(field, SHOWN, clause) if proof is None else reasons(proof, field, clause)
    return replace(outlook, who=who)


class _Question:
    def __init__(self, field: Field, rounds: int, byes: Byes | None, clause: str | None, steps: Steps) -> None:
        self.players = sorted(field.points)
        self.rounds = rounds
        self.byes = byes
        self.clause = clause
        self.steps = steps
        self.apart = _apart(field)

    def answer(self) -> Outlook:
        if not self.rounds or not self.players:
            return Outlook(Answer.YES, reason("ahead-nothing", None))
        if self.has_room():
            return Outlook(Answer.YES, _room(self.rounds, len(self.players), self._most(), self.clause))
        try:
            return self._searched()
        except Spent:
            return self._unknown()

    def _most(self) -> int:
        return max(map(len, self.apart.values()))

    def has_room(self, leavers: int = 0) -> bool:
        """The bye is one more opponent, who has met those who may no longer have it."""
        size, most = len(self.players), self._most()
        if size % 2 or leavers:
            forced, pool, again = self._who_may_have_byes()
            if forced or (not again and len(pool) - leavers < self.rounds):
                return False
            most = max(most + (len(pool) < len(self.players)), len(self.players) - len(pool))
            size += size % 2
        return size - leavers >= 2 * (most + self.rounds)

    def _searched(self) -> Outlook:
        self.steps.spend(len(self.players) ** 2 // 2)
        left, seats, again = self._graph()
        alike = not again and len(set(seats)) == 1
        if stuck := self._who_has_too_few(left):
            return Outlook(Answer.NO, stuck)
        if any(not _can_be_paired(left, free) for free in set(seats)):
            return Outlook(Answer.NO, reason("ahead-blocked", self.clause, rounds=self.rounds))
        if alike and len(left) <= CUT_UP_TO:
            cut = odd_cut(left, self.rounds, self.steps)
            if cut is not None:
                return Outlook(Answer.NO, self._cut_off(left, cut))
        found = disjoint_rounds(left, seats, again, self.steps)
        if found is None:
            return Outlook(Answer.NO, reason("ahead-exhausted", self.clause, rounds=self.rounds))
        return Outlook(Answer.YES, reason("ahead-found", self.clause, rounds=self.rounds), self._written(found))

    def _graph(self) -> tuple[list[int], list[int], int]:
        """Who everyone can meet, who is to be paired in each round, and who can be met again and again."""
        place = {player: i for i, player in enumerate(self.players)}
        everybody = (1 << len(self.players)) - 1
        left = [
            everybody & ~sum(1 << place[other] for other in {player, *self.apart[player]} if other in place)
            for player in self.players
        ]
        if len(self.players) % 2 == 0:
            return left, [everybody] * self.rounds, 0
        bye = 1 << len(self.players)
        forced, pool, again = self._who_may_have_byes()
        for player in pool:
            left[place[player]] |= bye
        left.append(sum(1 << place[player] for player in pool))
        seats = [everybody & ~(1 << place[player]) for player in forced[: self.rounds]]
        return left, seats + [everybody | bye] * (self.rounds - len(seats)), bye if again else 0

    def _who_may_have_byes(self) -> tuple[list[PlayerId], Collection[PlayerId], bool]:
        """Those who must have one first, those who may have the others, and whether one of them may have several."""
        if self.byes is None or not self.byes.rule.once:
            return [], self.players, True
        had = {player: self.byes.had.get(player, 0) for player in self.players}
        forced: list[PlayerId] = []
        while True:
            fewest = min(had.values())
            if fewest and self.byes.rule.all_had_one == "lowest":
                return forced, self.players, True
            pool = [player for player in self.players if had[player] == fewest]
            if len(forced) + len(pool) >= self.rounds:
                return forced, pool, False
            forced += pool
            had |= dict.fromkeys(pool, fewest + 1)

    def _who_has_too_few(self, left: Sequence[int]) -> Reason | None:
        """A player who can meet fewer others than there are rounds needs byes; there may be too few of them."""
        forced, pool, again = self._who_may_have_byes() if len(self.players) % 2 else ([], (), False)
        byes = self.rounds - len(forced) if len(self.players) % 2 else 0
        everybody = (1 << len(self.players)) - 1
        needy: dict[PlayerId, int] = {}
        for player, others in zip(self.players, left, strict=False):
            known = others & everybody
            needed = self.rounds - forced.count(player) - known.bit_count()
            if needed > (byes if again else min(byes, int(player in pool))):
                return self._too_few_left(player, known)
            if needed > 0:
                needy[player] = needed
        if sum(needy.values()) > byes:
            return reason("ahead-too-few-byes", self.clause, players=tuple(needy), rounds=self.rounds)
        return None

    def _too_few_left(self, player: PlayerId, known: int) -> Reason:
        names = tuple(self.players[other] for other in members(known))
        return reason(
            "ahead-too-few-left", self.clause, player=player, left=names, count=len(names), rounds=self.rounds
        )

    def _cut_off(self, left: Sequence[int], cut: int) -> Reason:
        inside = tuple(self.players[i] for i in members(cut) if i < len(self.players))
        outside = sum((left[player] & ~cut).bit_count() for player in members(cut))
        return reason(
            "ahead-cut-off", self.clause, players=inside, count=len(inside), pairs=outside, rounds=self.rounds
        )

    def _written(self, found: Sequence[Matching]) -> tuple[tuple[Seats, ...], ...]:
        forced = self._who_may_have_byes()[0] if len(self.players) % 2 else []
        rounds: list[tuple[Seats, ...]] = []
        for number, matching in enumerate(found):
            pairs: list[Seats] = [(self.players[a], self.players[b]) for a, b in matching if b < len(self.players)]
            byes: list[Seats] = [(self.players[a], None) for a, b in matching if b == len(self.players)]
            byes += [(player, None) for player in forced[number : number + 1]]
            rounds.append((*pairs, *byes))
        return tuple(rounds)

    def _unknown(self) -> Outlook:
        return Outlook(Answer.UNKNOWN, reason("ahead-unknown", self.clause, rounds=self.rounds))


def _room(rounds: int, players: int, most: int, clause: str | None) -> Reason:
    return reason("ahead-room", clause, rounds=rounds, players=players, most=most)


def _apart(field: Field) -> dict[PlayerId, set[PlayerId]]:
    return {
        player: {
            other
            for other in (*field.met.get(player, ()), *field.forbidden.get(player, ()))
            if other in field.points and other != player
        }
        for player in field.points
    }


def _can_be_paired(left: Sequence[int], free: int) -> bool:
    near = [others & free if free >> player & 1 else 0 for player, others in enumerate(left)]
    mates = largest_matching(near)
    return all(mates[player] != ALONE for player in members(free))

"""One match: reveals, attacks, the flag and the benches, until somebody has lost."""

from collections.abc import Generator
from dataclasses import dataclass, field

from topcut_referee.challengers.asking import STOP, Answer, Asking, Question, kinds
from topcut_referee.challengers.box import CHOSEN_FROM, ROBOTS, Box, Count, Effect
from topcut_referee.challengers.piles import Piles


@dataclass(slots=True)
class Shown:
    """A revealed card: what it is worth for ever, and in its attack."""

    card: int
    fixed: int
    counts: int


@dataclass(slots=True)
class Half:
    """One side of a park; the last card of the deck is its top."""

    seat: int
    robot: bool
    deck: list[int]
    trophies: int
    bench: list[int] = field(default_factory=list)
    exhaust: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    attack: list[Shown] = field(default_factory=list)
    flag: Shown | None = None
    under: list[int] = field(default_factory=list)
    waiting: int = 0
    tokens: int = 0

    def zone(self, name: str) -> list[int]:
        return {"bench": self.bench, "deck": self.deck, "exhaust": self.exhaust, "removed": self.removed}[name]

    def loses_the_flag(self) -> list[int]:
        """What goes to the bench: the cards under the flag card, then that card, if it was not moved."""
        benched = self.under + ([self.flag.card] if self.flag is not None else [])
        self.under, self.flag = [], None
        return benched

    def collected(self) -> list[int]:
        """All that is the deck again after the match (CG-22)."""
        park = [shown.card for shown in self.attack] + self.under + ([self.flag.card] if self.flag is not None else [])
        return sorted(self.deck + self.bench + self.exhaust + park)


class _Lost(Exception):
    def __init__(self, half: int, by: str) -> None:
        self.half, self.by = half, by


class Match:
    """Two halves; `play` asks whenever somebody has to choose, and `winner` and `by` are there when it has ended."""

    def __init__(self, box: Box, piles: Piles, round_: int, halves: tuple[Half, Half], begins: int) -> None:
        self.box, self.piles, self.round = box, piles, round_
        self.halves, self.begins = halves, begins
        self.reveals = 0
        self.winner: int | None = None
        self.by = ""

    def play(self) -> Asking:
        try:
            yield from self._first()
            attacker = 1 - self.begins
            while True:
                yield from self._attack(attacker)
                yield from self._capture(attacker)
                attacker = 1 - attacker
        except _Lost as lost:
            self.winner, self.by = 1 - lost.half, lost.by

    def given_up(self, half: int) -> None:
        """The player of this half has left."""
        self.winner, self.by = 1 - half, "left"

    def _first(self) -> Asking:
        """The beginner's first card, which is no attack (CG-17, Q24, Q25)."""
        half = self.halves[self.begins]
        if not half.deck:
            raise _Lost(self.begins, "deck")
        self.reveals = 1
        shown = self._shown(self.begins, 0)
        yield from self._resolved(self.begins, shown.card, "reveal")
        half.flag, half.attack = shown, []
        yield from self._resolved(self.begins, shown.card, "gain")

    def _attack(self, attacker: int) -> Asking:
        half = self.halves[attacker]
        while True:
            if not half.deck:
                raise _Lost(attacker, "deck")
            if self.reveals + 1 > self.box.guard:
                raise _Lost(attacker, "guard")
            self.reveals += 1
            waiting, half.waiting = half.waiting, 0
            shown = self._shown(attacker, waiting)
            yield from self._resolved(attacker, shown.card, "reveal")
            if self._total(attacker) >= self._needed(1 - attacker):
                return

    def _shown(self, own: int, waiting: int) -> Shown:
        half = self.halves[own]
        card = half.deck.pop()
        fixed = self.box.power(card, self.round) + self._powers(own, card, "reveal")
        shown = Shown(card, fixed, fixed + waiting)
        half.attack.append(shown)
        return shown

    def _capture(self, attacker: int) -> Asking:
        loser = 1 - attacker
        winning, losing = self.halves[attacker], self.halves[loser]
        assert losing.flag is not None
        yield from self._resolved(loser, losing.flag.card, "loss")
        *others, latest = winning.attack
        winning.flag, winning.under, winning.attack = latest, [shown.card for shown in others], []
        yield from self._resolved(attacker, latest.card, "gain")
        losing.bench += losing.loses_the_flag()
        self._seated(loser)

    def _seated(self, own: int) -> None:
        """More names than seats: that player has lost (CG-21)."""
        if self._names(own) > self.box.seats:
            raise _Lost(own, "bench")

    def _names(self, own: int) -> int:
        return len({self.box.cards[card].name for card in self.halves[own].bench})

    def _effects(self, own: int, card: int, when: str) -> list[Effect]:
        """In the Robot's half ordinary cards have none (Q48)."""
        kind = self.box.cards[card]
        if self.halves[own].robot and kind.group not in ROBOTS:
            return []
        return [effect for effect in kind.effects if effect.when == when]

    def _powers(self, own: int, card: int, when: str) -> int:
        return sum(self._number(own, effect) for effect in self._effects(own, card, when) if effect.do == "power")

    def _from_bench(self, own: int, card: int, during: str) -> int:
        return sum(
            effect.amount
            for mate in self.halves[own].bench
            for effect in self._effects(own, mate, "bench")
            if effect.during in (None, during) and self.box.takes(effect.select, card, self.round)
        )

    def _total(self, own: int) -> int:
        return sum(
            max(0, shown.counts + self._powers(own, shown.card, "attack") + self._from_bench(own, shown.card, "attack"))
            for shown in self.halves[own].attack
        )

    def _needed(self, own: int) -> int:
        shown = self.halves[own].flag
        assert shown is not None
        return max(0, shown.fixed + self._powers(own, shown.card, "flag") + self._from_bench(own, shown.card, "flag"))

    def _number(self, own: int, effect: Effect) -> int:
        if not self._holds(own, effect):
            return 0
        return effect.amount * (1 if effect.per is None else self._counted(own, effect.per))

    def _holds(self, own: int, effect: Effect) -> bool:
        if effect.condition is None:
            return True
        count = self._counted(own, effect.condition)
        least, most = effect.condition.least, effect.condition.most
        return (least is None or count >= least) and (most is None or count <= most)

    def _counted(self, own: int, count: Count) -> int:
        side = self._side(own, count.whose)
        half = self.halves[side]
        if count.what == "cards":
            return sum(self.box.takes(count.of, card, self.round) for card in half.zone(count.zone))
        if count.what == "sets":
            return len({self.box.cards[card].set for card in half.bench})
        if count.what == "empty-seats":
            return max(0, self.box.seats - self._names(side))
        return half.trophies

    def _side(self, own: int, whose: str) -> int:
        return own if whose == "own" else 1 - own

    def _resolved(self, own: int, card: int, when: str) -> Asking:
        """The effects of this moment, as they are listed; power was counted before."""
        for effect in self._effects(own, card, when):
            if effect.do == "move" and self._holds(own, effect):
                yield from self._moved(own, card, effect)
            elif effect.do == "arrange":
                yield from self._arranged(own, card, effect)
            elif effect.do == "fans":
                self.halves[self._side(own, effect.whose)].tokens += max(0, self._number(own, effect))
            elif effect.do == "next":
                self.halves[own].waiting += effect.amount

    def _moved(self, own: int, card: int, effect: Effect) -> Asking:
        side = self._side(own, effect.whose)
        for _ in range(effect.number):
            if effect.source in CHOSEN_FROM:
                found = yield from self._chosen(own, side, card, effect)
            else:
                found = self._taken(own, side, effect.source)
            if found is None:
                return
            self._put(side, found, effect.to)

    def _chosen(self, own: int, side: int, card: int, effect: Effect) -> Generator[Question, Answer, int | None]:
        zone = self.halves[side].zone(effect.source)
        able = kinds(one for one in zone if self.box.takes(effect.select, one, self.round))
        if not able:
            return None
        options: tuple[Answer, ...] = (*able, STOP) if effect.optional else able
        answer = yield from self._answered(self._side(own, effect.chooser), "move", card, options)
        if answer == STOP:
            return None
        zone.remove(int(answer))  # of a deck the copy nearest to the bottom
        return int(answer)

    def _taken(self, own: int, side: int, source: str) -> int | None:
        half = self.halves[side]
        if source.startswith("pile-"):
            return next(iter(self.piles.draw(source.removeprefix("pile-"), 1)), None)
        if source == "self":
            shown, self.halves[own].flag = self.halves[own].flag, None
            return None if shown is None else shown.card
        if not half.deck:
            return None
        return half.deck.pop() if source == "top" else half.deck.pop(0)

    def _put(self, side: int, card: int, to: str) -> None:
        half = self.halves[side]
        if to == "top":
            half.deck.append(card)
        elif to == "bottom":
            half.deck.insert(0, card)
        else:
            half.zone(to).append(card)
            if to == "bench":
                self._seated(side)

    def _arranged(self, own: int, card: int, effect: Effect) -> Asking:
        deck = self.halves[own].deck
        looked = deck[-effect.number :]
        if len(looked) < 2:
            return
        rest = deck[: -len(looked)]
        if effect.to == "ends":
            top = int((yield from self._answered(own, "top", card, kinds(looked))))
            looked.remove(top)
            deck[:] = [*looked, *rest, top]
            return
        order = []
        while len(looked) > 1:
            top = int((yield from self._answered(own, "top", card, kinds(looked))))
            looked.remove(top)
            order.append(top)
        deck[:] = [*rest, *looked, *reversed(order)]

    def _answered(
        self, chooser: int, ask: str, card: int, options: tuple[Answer, ...]
    ) -> Generator[Question, Answer, Answer]:
        """Forced answers give themselves (Q30), and the Robot takes the first (Q48)."""
        half = self.halves[chooser]
        if half.robot or len(options) == 1:
            return options[0]
        return (yield Question(half.seat, ask, card, options))

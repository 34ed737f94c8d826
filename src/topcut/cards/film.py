"""A match as a film: each step with what lay open in the park right after it, for everyone to see (Q56)."""

from dataclasses import dataclass

from topcut.cards.park import NOTHING, Half, Step


@dataclass(frozen=True, slots=True)
class Side:
    """What lies open in one half of a park; of the deck only its size."""

    flag: int | None  # the card that has the flag, or has just lost it
    total: int  # of the card with the flag, or of the attack
    under: tuple[int, ...]
    attack: tuple[int, ...]
    counts: tuple[int, ...]  # what each card of the attack adds to its total
    bench: tuple[int, ...]
    exhaust: tuple[int, ...]
    deck_size: int
    fans: int  # gained in this match
    waiting: int  # power that waits for the next card


@dataclass(frozen=True, slots=True)
class Shot:
    """The park after a step. The flag has moved on before the card that lost it has."""

    sides: tuple[Side, Side]
    holder: int | None  # the half with the flag


class Film(list[Step]):
    """The record of a match, with a shot for every step."""

    def __init__(self) -> None:
        super().__init__()
        self.shots: list[Shot] = []
        self.halves: tuple[Half, Half] | None = None

    def append(self, step: Step) -> None:
        super().append(step)
        assert self.halves is not None
        last = self.shots[-1] if self.shots else None
        one, two = self.halves
        sides = _kept(side(one, two), last, 0), _kept(side(two, one), last, 1)
        before = last.holder if last else None
        self.shots.append(Shot(sides, int(step[1]) if step[0] == "flag" else before))


def side(half: Half, opponent: Half) -> Side:
    holds = half.flag != NOTHING
    counts = half.counted(opponent)
    return Side(
        flag=half.flag if holds else None,
        total=half.flag_total(opponent) if holds else sum(counts),
        under=tuple(half.under),
        attack=tuple(half.attack),
        counts=counts,
        bench=tuple(half.bench),
        exhaust=tuple(half.exhaust),
        deck_size=len(half.deck),
        fans=half.fans,
        waiting=half.next_bonus,
    )


def _kept(now: Side, last: Shot | None, half: int) -> Side:
    """What has not changed is kept once: most steps concern one half."""
    return last.sides[half] if last and last.sides[half] == now else now

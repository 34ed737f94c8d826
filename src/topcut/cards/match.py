"""A match: who reveals what, who takes the flag, who must bench, and who wins (CG-15 to CG-27)."""

from dataclasses import dataclass

from topcut.cards.decision import Asking
from topcut.cards.park import NOTHING, Act, Half, Piles, Record

DECK, BENCH, GUARD, LEFT = "deck", "bench", "guard", "left"


class NoPiles:
    """For matches without a table around them."""

    def take(self, level: str) -> int:
        return NOTHING


NO_PILES = NoPiles()


@dataclass(slots=True, eq=False)
class Match:
    """Two halves of a park. `run` plays it, stopping at each choice; `winner` is 0 or 1 when it is over."""

    halves: tuple[Half, Half]
    first: int
    seats: int
    guard: int
    piles: Piles = NO_PILES
    record: Record | None = None
    winner: int | None = None
    how: str = ""
    reveals: int = 0

    def end(self, winner: int, how: str) -> None:
        self.winner = winner
        self.how = how
        if self.record is not None:
            self.record.append(("end", winner, (), how))

    def run(self) -> Asking:
        own, opponent = self.halves[self.first], self.halves[1 - self.first]
        yield from self._open(own, opponent)
        while self.winner is None:
            own, opponent = opponent, own
            yield from self._attack(own, opponent)
            if self.winner is None:
                yield from self._capture(own, opponent)

    def _open(self, own: Half, opponent: Half) -> Asking:
        """The first card has no attack to count in (Q24): reveal, effect, flag, what it does on getting it (Q25)."""
        if not own.deck:  # Q13
            return self.end(opponent.seat, DECK)
        tables, record = own.tables, self.record
        card = own.deck.pop()
        own.attack.append(card)
        self.reveals = 1
        value = tables.power[card]
        bonus = tables.bonus[card]
        if bonus is not None:
            value += bonus(own, opponent)
        own.flag_value = value
        if record is not None:
            record.append(("reveal", own.seat, (card,), 0))
        acts = tables.acts[card]
        if acts is not None:
            yield from self._resolve(acts, own, opponent, card)
            if self.winner is not None:
                return None
        own.attack.clear()
        own.flag = card
        if record is not None:
            total = own.flag_total(opponent)
            record.append(("total", own.seat, (card,), total, 0))
            record.append(("flag", own.seat, (card,), total))
        acts = tables.gain[card]
        if acts is not None:
            yield from self._resolve(acts, own, opponent, card)
        return None

    def _capture(self, own: Half, opponent: Half) -> Asking:
        """The order of a capture: flag off and its loss, flag on, its gain, then the bench (Q21)."""
        record, lost = self.record, opponent.flag
        acts = opponent.tables.loss[lost]
        if acts is not None:
            yield from self._resolve(acts, opponent, own, lost)
            if self.winner is not None:
                return None
        under = own.attack
        card = own.flag = under.pop()
        own.under = under
        own.attack, own.values = [], []
        if record is not None:
            record.append(("flag", own.seat, (card,), own.flag_total(opponent)))
        acts = own.tables.gain[card]
        if acts is not None:
            yield from self._resolve(acts, own, opponent, card)
        return None if self.winner is not None else self._bench(opponent)

    def _bench(self, half: Half) -> None:
        """What lost the flag and lay under it takes seats, one per name (CG-20); too many names lose (CG-21, Q17)."""
        benched = half.under
        if half.flag != NOTHING:  # Q22
            benched.append(half.flag)
        half.under = []
        half.flag = NOTHING
        for card in benched:
            half.put_on_bench(card)
        if self.record is not None:
            self.record.append(("bench", half.seat, tuple(benched), len(half.names)))
        if len(half.names) > self.seats:
            self.end(1 - half.seat, BENCH)

    def _attack(self, own: Half, opponent: Half) -> Asking:  # noqa: C901  # the one loop that must be fast
        """Reveal one card after the other until they reach the total of the card with the flag (CG-18)."""
        tables, deck, record = own.tables, own.deck, self.record
        power, bonuses, all_acts, attacking = tables.power, tables.bonus, tables.acts, tables.attacking
        attack, values = own.attack, own.values
        moving = opponent.tables.flagged[opponent.flag] is not None  # the total to reach may change
        summed = bool(own.auras)  # all cards must be added up again
        need = opponent.flag_total(own)
        total = 0
        while True:
            if not deck:  # Q14, Q15, Q16
                return self.end(opponent.seat, DECK)
            self.reveals += 1
            if self.reveals > self.guard:
                return self.end(opponent.seat, GUARD)
            card = deck.pop()
            attack.append(card)
            value = power[card]
            values.append(value)
            next_bonus = own.next_bonus
            own.next_bonus = 0
            bonus = bonuses[card]
            if bonus is not None:
                value += bonus(own, opponent)
            values[-1] = value + next_bonus
            if record is not None:
                record.append(("reveal", own.seat, (card,), need))
            acts = all_acts[card]
            if acts is not None:
                yield from self._resolve(acts, own, opponent, card)
                if self.winner is not None:
                    return None
                moving = summed = True
            if summed or attacking[card] is not None:
                summed = True
                total = own.attack_total(opponent)
            elif (counted := value + next_bonus) > 0:
                total += counted
            if moving:
                need = opponent.flag_total(own)
            if record is not None:
                record.append(("total", own.seat, (card,), total, need))
            if total >= need:
                own.flag_value = value  # what helps only the attack ends here (CG-24)
                return None

    def _resolve(self, acts: tuple[Act, ...], own: Half, opponent: Half, card: int) -> Asking:
        for act in acts:
            yield from act(self, own, opponent, card)
            if self.winner is not None:
                return

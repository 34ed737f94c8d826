"""What effects do to cards in a match: move, arrange, give fans, help the next card; each stops at its choices."""

from topcut.cards.decision import STOP, Asking, Decision
from topcut.cards.language import CHOSEN, PILES, Do, Effect, Side, Zone
from topcut.cards.park import NOTHING, Act, Bonus, Half, Park


def act(effect: Effect, member: list[bool], amount: Bonus, seats: int) -> Act:
    """An effect as something to run: `member` says which cards its selection takes."""
    if effect.do is Do.ARRANGE:
        return _arranging(effect)
    if effect.do is Do.FANS:
        return _fans(effect, amount)
    if effect.do is Do.NEXT:
        return _next(effect)
    if effect.source in CHOSEN:
        return _moving_chosen(effect, member, amount, seats)
    return _moving(effect, amount, seats)


def _moving_chosen(effect: Effect, member: list[bool], amount: Bonus, seats: int) -> Act:
    def move(match: Park, own: Half, opponent: Half, card: int) -> Asking:
        if effect.condition and not amount(own, opponent):
            return
        half = own if effect.whose is Side.OWN else opponent
        chooser = own if effect.chooser is Side.OWN else opponent
        zone = {Zone.BENCH: half.bench, Zone.DECK: half.deck, Zone.EXHAUST: half.exhaust}[effect.source]
        for _ in range(effect.number):
            options = sorted({one for one in zone if member[one]})
            if not options:
                return
            if effect.optional:
                options.append(STOP)
            # Forced answers give themselves (Q30); the Robot has no will of its own (Q48).
            taken = options[0]
            if len(options) > 1 and not chooser.robot:
                taken = yield Decision(chooser.seat, "move", tuple(options), card, effect)
                if match.record is not None:
                    match.record.append(("choose", chooser.seat, (taken,), tuple(options), card, effect.source))
            if taken == STOP:
                return
            if effect.source is Zone.BENCH:
                half.take_from_bench(taken)
            else:
                zone.remove(taken)
            _put(match, half, taken, effect, card, seats=seats)
            if match.winner is not None:
                return

    return move


def _moving(effect: Effect, amount: Bonus, seats: int) -> Act:
    """From a place where there is nothing to choose: the card itself, an end of a deck, a level pile."""

    def move(match: Park, own: Half, opponent: Half, card: int) -> Asking:
        if effect.condition and not amount(own, opponent):
            return
        half = own if effect.whose is Side.OWN else opponent
        for _ in range(effect.number):
            taken = _taken(match, half, effect.source)
            if taken == NOTHING:  # as far as possible (Q11, Q32)
                return
            _put(match, half, taken, effect, card, seats=seats)
            if match.winner is not None:
                return
        yield from ()

    return move


def _taken(match: Park, half: Half, source: Zone) -> int:
    if source is Zone.SELF:
        card, half.flag = half.flag, NOTHING
        return card
    if source in PILES:
        return match.piles.take(PILES[source])
    if not half.deck:
        return NOTHING
    return half.deck.pop() if source is Zone.TOP else half.deck.pop(0)


def _put(match: Park, half: Half, card: int, effect: Effect, by: int, *, seats: int) -> None:
    target = effect.target
    if target is Zone.TOP:
        half.deck.append(card)
    elif target is Zone.BOTTOM:
        half.deck.insert(0, card)
    elif target is Zone.EXHAUST:
        half.exhaust.append(card)
    elif target is Zone.REMOVED:
        half.removed.append(card)
    else:
        half.put_on_bench(card)
    if match.record is not None:
        match.record.append(("move", half.seat, (card,), effect.source, target, by, effect.whose))
    if target is Zone.BENCH and len(half.names) > seats:  # Q37, Q38, Q39
        match.end(1 - half.seat, "bench")


def _arranging(effect: Effect) -> Act:
    """Look at the top cards and put them back: in any order, or one on top and one under the deck."""
    ends = effect.target is Zone.BOTTOM

    def arrange(match: Park, own: Half, opponent: Half, card: int) -> Asking:
        seen = own.deck[-effect.number :]
        if len(seen) < 2:  # Q32
            return
        laid: list[int] = []  # the top card first
        while len(seen) > 1 and not (ends and laid):
            options = tuple(sorted(set(seen)))
            top = options[0]
            if len(options) > 1 and not own.robot:
                top = yield Decision(own.seat, "top", options, card, effect)
                if match.record is not None:
                    match.record.append(("choose", own.seat, (top,), options, card, Zone.DECK))
            seen.remove(top)
            laid.append(top)
        if ends:
            del own.deck[-2:]
            own.deck.insert(0, seen[0])
            own.deck.append(laid[0])
        else:
            own.deck[-len(laid) - 1 :] = [seen[0], *reversed(laid)]
        if match.record is not None:
            match.record.append(("arrange", own.seat, (*laid, *seen), effect.target, card))

    return arrange


def _fans(effect: Effect, amount: Bonus) -> Act:
    """Fans come from the supply at once (CG-29), which has no end (Q55)."""

    def fans(match: Park, own: Half, opponent: Half, card: int) -> Asking:
        number = amount(own, opponent)
        if number > 0:
            half = own if effect.whose is Side.OWN else opponent
            half.fans += number
            if match.record is not None:
                match.record.append(("fans", half.seat, (card,), number, effect.whose))
        yield from ()

    return fans


def _next(effect: Effect) -> Act:
    """The next card this half reveals is stronger in its attack; if it reveals none, that is lost (Q29)."""

    def next_card(match: Park, own: Half, opponent: Half, card: int) -> Asking:
        own.next_bonus += effect.amount
        if match.record is not None:
            match.record.append(("next", own.seat, (card,), effect.amount))
        yield from ()

    return next_card

"""What a bot is: it answers a decision, knowing only what its seat may know. The simplest one answers at random."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from topcut.cards.binder import Binder
from topcut.cards.bots.drafter import Drafter
from topcut.cards.bots.expert import Expert
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import NO, STOP, Decision
from topcut.cards.game import Game
from topcut.cards.trials import Play
from topcut.cards.view import View, view
from topcut.chance import Stream
from topcut.refusal import Refusal

Look = Callable[[], View]


class Bot(Protocol):
    def choose(self, decision: Decision, look: Look) -> int: ...


class RandomBot:
    """Answers anything that may be answered, but keeps a deck."""

    def __init__(self, binder: Binder, chance: Stream) -> None:
        self.chance = chance

    def choose(self, decision: Decision, look: Look) -> int:
        if decision.ask == "empty":
            return NO
        if decision.ask == "remove" and self.chance.below(4):  # or hardly a card would stay
            return STOP
        return decision.options[self.chance.below(len(decision.options))]


EXPERT = "expert"
BOTS: Mapping[str, Callable[[Binder, Stream], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "drafter": Drafter,
    EXPERT: Expert,
}


def bot(name: str, binder: Binder, chance: Stream, quickly: Play | None = None) -> Bot:
    """The expert thinks with what plays matches quickly, or else plays fewer of them with the engine of the table."""
    if name not in BOTS:
        raise Refusal("bot-unknown", name=name, known=tuple(BOTS))
    return Expert(binder, chance, quickly) if name == EXPERT else BOTS[name](binder, chance)


def bots_for(game: Game, names: Sequence[str], quickly: Play | None = None) -> dict[int, Bot]:
    """A bot for each seat, each with its own chance."""
    return {
        seat: bot(names[seat % len(names)], game.binder, game.chance.stream("bot", seat=seat), quickly)
        for seat in range(game.setup.players)
    }


def play(game: Game, bots: Mapping[int, Bot], answer: Callable[[int, int], None] | None = None) -> None:
    """Let bots answer until the game is over, or until someone who is not a bot is asked.

    `answer` moves the game on in its own way, as for a game that is kept on disk.
    """
    say = answer or game.answer
    while True:
        asked = [seat for seat in game.order() if seat in game.pending and seat in bots]
        if not asked:
            return
        seat = asked[0]
        while (decision := game.pending.get(seat)) is not None:
            say(seat, bots[seat].choose(decision, lambda: view(game, seat)))  # noqa: B023  # called at once

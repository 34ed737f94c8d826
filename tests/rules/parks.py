"""Games of Challengers! for tests: a table in memory, digital or with real cards, and bots that decide."""

from collections.abc import Sequence
from typing import Any

from tests.rules.life import SEED, Life, player
from topcut.cards.bots.bot import Bot, bots_for
from topcut.cards.game import Game
from topcut.cards.view import view
from topcut.rules.actions.challengers.companion import advance, tell_result
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.card_table import CardTable
from topcut.rules.facts import Fact
from topcut.rules.playing_cards import Followed
from topcut.rules.tournament import Phase


class Parks(Life):
    """`Parks(4)` has its table open; `Parks(4, digital=False)` is played with real cards."""

    def __init__(
        self, players: int = 2, *, bots: Sequence[str] = ("greedy", "random"), seed: bytes = SEED, **options: Any
    ) -> None:
        super().__init__("challengers", players=players, started=False)
        self.seed = seed
        self.act(open_table, Options(**options))
        self.followed = Followed()
        self.names = bots
        self._bots: dict[int, Bot] = {}

    @property
    def table(self) -> CardTable:
        assert self.t.card_table is not None
        return self.t.card_table

    @property
    def game(self) -> Game:
        return self.followed.game(self.t, self.seed)

    @property
    def is_over(self) -> bool:
        return self.t.phase is Phase.FINISHED

    def asked(self) -> int:
        game = self.game
        return next(seat for seat in game.order() if seat in game.pending)

    def answer(self, seat: int, said: str) -> list[Fact]:
        return self.act(decide, said, by=player(self.table.players[seat]))

    def bot_decides(self) -> None:
        """Whoever is next in the order of the round lets a bot answer."""
        game, seat = self.game, self.asked()
        self._bots = self._bots or dict(bots_for(game, self.names))
        answer = self._bots[seat].choose(game.pending[seat], lambda: view(game, seat))
        self.answer(seat, game.binder.label(answer))

    def play_on(self) -> "Parks":
        while not self.is_over:
            self.bot_decides()
        return self

    def win(self, *winners: str, fans: Sequence[int | None] | None = None) -> None:
        """With real cards: who has won at each park of this round; the trophies as the box has them."""
        number = len(self.t.rounds)
        worth = fans or self.trophies(number)
        for winner, told in zip(winners, worth, strict=False):
            self.act(tell_result, winner, told)

    def trophies(self, round: int) -> tuple[int, ...]:
        return self.game.binder.box.rounds[round - 1].trophies

    def onward(self) -> None:
        self.act(advance)

"""Card tables for the tests of pages: opened past the pages, and moved on by bots."""

from collections.abc import Callable, Sequence

import httpx
from markupsafe import escape

from tests.web.hall import OWNER, Hall
from topcut.cards.bots.bot import bots_for
from topcut.cards.game import OVER, Game
from topcut.cards.view import view
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actor import Actor, Role
from topcut.rules.playing_cards import Followed, table_of
from topcut.words import say

BEATEN = {"not-asked", "answer-impossible"}  # the program's own bot was quicker


def opened(hall: Hall, players: int | Sequence[str] = 2, **options: object) -> TournamentId:
    """A table at which the first round has begun: p1, p2, ..."""
    id = hall.tournament("challengers", players, ready=False, title="Kitchen table cup", charges_fee=False)
    hall.act(open_table, Options(**options), by=OWNER)  # type: ignore[arg-type]  # by name
    return id


def moved_on(hall: Hall, *seats: int, rounds: int = 99, bot: str = "greedy") -> None:
    """These seats, or all, answer as a bot would until somebody else is asked, the game is over or a round later."""
    followed = Followed()
    until = None
    while True:
        game = followed.game(hall.t, hall.desk.seed(hall.last))
        until = until or game.round + rounds
        asked = [seat for seat in game.pending if not seats or seat in seats]
        if game.stage == OVER or game.round >= until or not asked:
            return
        seat = asked[0]
        made = bots_for(game, [bot])[seat].choose(game.pending[seat], lambda: view(game, seat))  # noqa: B023  # at once
        player = table_of(hall.t).players[seat]
        try:
            hall.act(decide, game.binder.label(made), by=Actor(Role.PLAYER, player))
        except Refusal as refusal:
            if refusal.code not in BEATEN:
                raise


def is_refused(page: httpx.Response, code: str, **parameters: object) -> None:
    """Nothing was done, and the page says why."""
    assert page.status_code in {409, 422}, page.text
    assert str(escape(say(f"refusal-{code}", **parameters))) in page.text


def until_asked_in_a_match(hall: Hall) -> tuple[int, int, int]:
    """Everyone answers as a bot would until somebody has to choose in a match: that seat, the round and the park."""

    def asked(game: Game) -> list[int]:
        return [seat for seat, one in game.pending.items() if one.ask in ("move", "top") and game.round > 1]

    game = played_until(hall, lambda game: bool(asked(game)))
    seat = asked(game)[0]
    return seat, game.parked_at[seat].round, game.parked_at[seat].park + 1


def played_until(hall: Hall, enough: Callable[[Game], bool]) -> Game:
    followed = Followed()
    while True:
        game = followed.game(hall.t, hall.desk.seed(hall.last))
        if enough(game):
            return game
        assert game.stage != OVER, "it never came to that"
        seat = min(game.pending)
        made = bots_for(game, ["greedy"])[seat].choose(game.pending[seat], lambda: view(game, seat))  # noqa: B023  # at once
        hall.act(decide, game.binder.label(made), by=Actor(Role.PLAYER, table_of(hall.t).players[seat]))

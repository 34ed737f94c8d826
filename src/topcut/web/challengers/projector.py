"""The table on a projector: every park as a board, what everyone may know of fans and trophies, and the final alone."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.cards.game import FINAL, FINAL_DECKS, OVER
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.challengers.board import board, called
from topcut.web.challengers.gathering import invitation
from topcut.web.challengers.prize import prize
from topcut.web.challengers.table import at_table, cares, is_card_game
from topcut.web.view import View, live_beside, live_if, live_with_all

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies open before a seat: tokens, and of trophies their rounds; their fans where everyone may know them."""

    who: str
    tokens: int
    trophies: tuple[int, ...]
    worth: tuple[int, ...] | None
    waits: bool


@router.get("/t/{tournament}/game/projector")
@live_with_all
@live_beside
@live_if(cares)
def projector(view: Annotated[View, may("sit")]) -> Response:
    if is_card_game(view.t) and (view.t.phase is Phase.SIGN_UP or view.t.card_table is None):
        return view.page("challengers/projector.html", lobby=True, **invitation(view))
    with at_table(view) as at:
        here = at.for_everyone
        game, known = here.game, here.known
        now = max((one.round for one in game.matches), default=0)
        shown = [one for one in game.matches if one.round == now]
        standings = [
            Standing(called(here, view.names, one.seat), one.fans, one.trophies, one.worth, one.seat in known.waits)
            for one in known.players
            if game.solo or not one.robot
        ]
        finalists = [called(here, view.names, seat) for seat in game.finalists]
        return view.page(
            "challengers/projector.html",
            lobby=False,
            here=here,
            known=known,
            boards=[(board(here, view.names, one), prize(here, view.names, one)) for one in shown],
            standings=standings,
            finalists=finalists if known.stage in (FINAL_DECKS, FINAL, OVER) else [],
            rounds=len(game.setup.pairs),
            winner=None if known.winner is None else called(here, view.names, known.winner),
        )

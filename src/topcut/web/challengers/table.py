"""The card table that a request is about: the tournament, its game as it was recorded, and the viewer's own seat.

Every page of this room gets here what it shows; what a seat may know of the game is decided in `cards/view`.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Lock, RLock

from fastapi.responses import Response

from topcut.cards import view as cards_view
from topcut.cards.game import Game
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.card_table import CardTable
from topcut.rules.facts import CardsDrawn, CardsPicked, CardsRedrawn, CardsRemoved, ChoiceMade, Stamped
from topcut.rules.playing_cards import Followed, table_of
from topcut.rules.tournament import Tournament
from topcut.web.view import View
from topcut.web.viewer import Kind

UNHEARD = (CardsDrawn, CardsPicked, CardsRedrawn)  # by others: nothing of it can be seen
IN_A_MATCH = ("move", "top")
PLACE = re.compile(r"/match/[0-9]{1,2}/[0-9]{1,2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Here:
    """A card table as one viewer may see it; good only inside `at_table`, as the game goes on afterwards."""

    t: Tournament
    table: CardTable
    game: (
        Game  # with the record of its matches; never to be changed, and never shown past `known` and `cards.view.seen`
    )
    seat: int | None  # of the viewer, from 0; None: only watches

    @property
    def known(self) -> cards_view.View:
        """All that the viewer may know."""
        return cards_view.view(self.game, self.seat)

    @property
    def for_everyone(self) -> "Here":
        """The same table for whoever has no seat at it."""
        return replace(self, seat=None)

    @property
    def me(self) -> PlayerId | None:
        return None if self.seat is None else self.table.seats[self.seat]


@contextmanager
def at_table(view: View) -> Iterator[Here]:
    """Nobody moves this game on until the page is made; refused where no table is open."""
    t = view.t
    table = table_of(t)
    if not table.digital:
        raise Refusal("real-cards", title=t.title)
    seed = view.desk.seed(view.tournament)
    with _alone(view.tournament):
        yield Here(t, table, _FOLLOWED.game(t, seed), seat_of(view))


def seat_of(view: View) -> int | None:
    """The seat of whoever looks, from 0; a phone from before somebody left still has it."""
    table = view.t.card_table
    if view.viewer.kind is not Kind.PLAYER or table is None or view.viewer.id not in table.players:
        return None
    return table.players.index(PlayerId(view.viewer.id))


def back_from(view: View) -> Response:
    """To the page of this room from which a form was sent: the table, or one of its matches."""
    place = view.text("from")
    return view.go(f"/t/{view.tournament}/game{place if PLACE.fullmatch(place) else ''}")


def is_card_game(t: Tournament) -> bool:
    return t.ruleset.plan is not None


def cares(stamped: Stamped, view: View) -> bool:
    """Whether a page of this room may look different after a fact. Of what others do with their decks it shows nothing
    before they are ready."""
    fact = stamped.fact
    if stamped.by.id == view.viewer.id or not isinstance(fact, (*UNHEARD, CardsRemoved, ChoiceMade)):
        return True
    if isinstance(fact, CardsRemoved):
        return fact.card is None
    return isinstance(fact, ChoiceMade) and fact.ask in IN_A_MATCH


_FOLLOWED = Followed(record=True)
_LOCKS: dict[TournamentId, RLock] = {}
_LOCK = Lock()


def _alone(tournament: TournamentId) -> RLock:
    with _LOCK:
        return _LOCKS.setdefault(tournament, RLock())

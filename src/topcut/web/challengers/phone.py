"""My phone at the card table: the lobby, my Deck Phase, or the way to my match; whoever has no seat sees the table."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.cards import view as cards_view
from topcut.cards.decision import REDRAW, STOP, WORDS
from topcut.cards.game import DECK_PHASE, FINAL, FINAL_DECKS, MATCHES, OVER, Parked
from topcut.desk.card_tables import host_of
from topcut.desk.clock import moment, written
from topcut.ids import PlayerId
from topcut.rules.actions.challengers.deciding import asked
from topcut.rules.actions.challengers.standing_in import PATIENCE
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.challengers.bell import bell
from topcut.web.challengers.board import small_boards
from topcut.web.challengers.gathering import gathering
from topcut.web.challengers.making import Kind, kinds, made_of
from topcut.web.challengers.real_cards import real_cards
from topcut.web.challengers.story import ranked
from topcut.web.challengers.table import Here, at_table, cares, is_card_game
from topcut.web.view import View, live_beside, live_if, live_with_all

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Seat:
    """What everyone sees of a seat."""

    player: PlayerId
    trophies: int
    fans: int  # tokens
    worth: int | None  # of the trophies, where that is open
    cards: int | None
    waits: bool  # everyone waits for this seat
    is_robot: bool
    bot: str  # plays it for good, or stands in
    is_away: bool
    has_left: bool  # for good


@dataclass(frozen=True, slots=True)
class Last:
    """My match of the round before, or of this one."""

    round: int
    park: int
    opponent: PlayerId
    won: bool
    fans: int | None  # of its trophy, for whoever may know it


@router.get("/t/{tournament}/game")
@live_with_all
@live_beside
@live_if(cares)
def phone(view: Annotated[View, may("sit")]) -> Response:
    t = view.t
    if not is_card_game(t):
        return view.go(f"/t/{view.tournament}")
    if t.phase is Phase.SIGN_UP or t.card_table is None:
        return view.page("challengers/lobby.html", **gathering(view))
    if not t.card_table.digital:
        return view.page("challengers/companion.html", **real_cards(view))
    with at_table(view) as here:
        known = here.known
        return view.page(
            "challengers/phone.html",
            here=here,
            known=known,
            stage=known.stage,
            is_deck_phase=known.stage in (DECK_PHASE, FINAL_DECKS),
            is_over=known.stage == OVER,
            rounds=len(here.game.setup.pairs),
            of="" if here.seat is None else asked(here.game, here.seat),
            ask="" if known.pending is None else known.pending.ask,
            options=_options(here, known),
            words=[WORDS[one] for one in known.pending.options if one < 0] if known.pending else [],
            may_redraw=bool(known.pending and REDRAW in known.pending.options),
            may_stop=bool(known.pending and STOP in known.pending.options),
            deck=kinds(here.game.binder, known.deck),
            made_of=made_of(here.game.binder, known.deck),
            seats=_seats(here, known),
            last=_last(here),
            park=_park(here),
            others=small_boards(here, view.names, _mine(here)) if known.stage in (MATCHES, FINAL) else (),
            host=host_of(t, view.time),
            patience=PATIENCE,
            bell=bell(view),
            ends_at=_ends_at(here),
            has_left=here.seat is not None and here.game.players[here.seat].left,
            ranked=ranked(here, view.names) if known.stage in (FINAL_DECKS, FINAL) else [],
        )


def _options(here: Here, known: cards_view.View) -> list[Kind]:
    if known.pending is None:
        return []
    cards = [one for one in known.pending.options if one >= 0]
    if known.pending.ask == "pick":
        cards = list(known.drawn)
    if known.pending.ask == "remove":
        cards = list(known.deck)
    return kinds(here.game.binder, cards, known.deck, picked=known.pending.ask == "pick")


def _seats(here: Here, known: cards_view.View) -> list[Seat]:
    bots, away = here.table.bots, here.table.stand_ins
    return [
        Seat(
            player=here.table.seats[one.seat],
            trophies=len(one.trophies),
            fans=one.fans,
            worth=None if one.worth is None else sum(one.worth),
            cards=one.cards,
            waits=one.seat in known.waits,
            is_robot=one.robot,
            bot=bots.get(here.table.seats[one.seat], ""),
            is_away=here.table.seats[one.seat] in away,
            has_left=here.game.players[one.seat].left,
        )
        for one in known.players
    ]


def _last(here: Here) -> Last | None:
    """Of my matches that are over, the latest."""
    mine = [one for one in here.game.results if here.seat in one.seats]
    if not mine or here.seat is None:
        return None
    one = mine[-1]
    other = one.loser if one.winner == here.seat else one.winner
    fans = cards_view.worth_of(here.game, one, here.seat)
    return Last(one.round, one.park + 1, here.table.seats[other], one.winner == here.seat, fans)


def _park(here: Here) -> tuple[int, int, PlayerId] | None:
    """Where I play now or next: round, park and opponent."""
    game = here.game
    if here.seat is None or game.stage == OVER:
        return None
    if game.stage in (DECK_PHASE, "match"):
        held = [(game.holders[one], game.holders[two]) for one, two in game.setup.pairs[game.round - 1]]
    else:
        held = [(game.finalists[0], game.finalists[1])]
    for number, pair in enumerate(held, start=1):
        if here.seat in pair:
            other = pair[1] if pair[0] == here.seat else pair[0]
            return game.round + (game.stage not in (DECK_PHASE, "match")), number, here.table.seats[other]
    return None


def _ends_at(here: Here) -> str:
    """When the agreed time for this Deck Phase is over, if there is one."""
    if not here.table.clock or not here.table.since:
        return ""
    return written(moment(here.table.since) + timedelta(seconds=here.table.clock))


def _mine(here: Here) -> Parked | None:
    """The match that I play, which has a link of its own."""
    return None if here.seat is None else here.game.parked_at.get(here.seat)

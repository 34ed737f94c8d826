"""All cards of the box to look at, set by set, and on paper to cut out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.cards.binder import open_binder
from topcut.cards.language import Card
from topcut.paper.card_faces import card_faces
from topcut.paper.press import press
from topcut.paper.sheet import Paper
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.turns import Turn, taking
from topcut.web.view import View
from topcut.words import say
from topcut.words.reader import language

router = APIRouter()

PAPERS: dict[str, Paper] = {"a4": "a4", "us-letter": "us-letter"}
ALL = "all"


@dataclass(frozen=True, slots=True)
class Shown:
    """A set with its cards; those that everyone starts with show the sign of the City."""

    name: str
    cards: tuple[Card, ...]

    @property
    def copies(self) -> int:
        return sum(card.copies for card in self.cards)


@router.get("/challengers/cards")
def gallery(view: Annotated[View, may("open")], set: str = "") -> Response:
    """Small cards of all sets, or one set with everything that its cards say."""
    chosen = _named(set) if set else None
    return view.page("challengers/cards.html", sets=_sets(), chosen=chosen)


@router.get("/challengers/cards.pdf")
@taking(Turn.LONG)
def to_cut_out(view: Annotated[View, may("open")], set: str = ALL, paper: str = "a4", copies: str = "") -> Response:
    del view
    if paper not in PAPERS:
        raise Refusal("page-unknown")
    one = None if set == ALL else _named(set)
    file = f"cards-{one.name.lower().replace(' ', '-')}" if one else "cards"
    head = {"Content-Disposition": f'inline; filename="{file}.pdf"', "Cache-Control": "private, max-age=300"}
    made = _pressed(language(), one.name if one else ALL, PAPERS[paper], all_copies=copies == ALL)
    return Response(made, media_type="application/pdf", headers=head)


@lru_cache(256)  # all there are: a sheet is pressed once
def _pressed(_language: str, set_name: str, paper: Paper, *, all_copies: bool) -> bytes:
    cards: Sequence[Card] = open_binder().cards if set_name == ALL else _named(set_name).cards
    title = say("table-cards.all-cards") if set_name == ALL else set_name
    sheet = card_faces(cards, title, all_copies=all_copies)
    return press(sheet.name, {**sheet.data, "paper": paper})


def _sets() -> tuple[Shown, ...]:
    cards = open_binder().cards
    names = dict.fromkeys(card.set for card in cards)
    return tuple(Shown(name, tuple(card for card in cards if card.set == name)) for name in names)


def _named(name: str) -> Shown:
    found = open_binder().box.set_named(name).name
    return next(one for one in _sets() if one.name == found)

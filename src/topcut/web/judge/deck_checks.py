"""Deck checks: tables drawn by chance, what to compare there, and what was found; players learn of a draw when the
round is closed."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import deck_checks
from topcut.rules.audience import plays
from topcut.rules.state import playing, seats
from topcut.rules.tournament import Tournament, rounds_of
from topcut.web.access import may
from topcut.web.frame import frame
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.clauses import says

router = APIRouter()

PAGE = "/t/{tournament}/judge/deck-checks"
LONGEST = 70  # letters of a clause beside its id
ANSWERS = {"fine": True, "found": False}


@router.get(PAGE)
def page(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    return view.page(
        "judge/deck_checks.html",
        **frame(view),
        checks=deck_checks.checks(t, view.actor),
        tables=deck_checks.can_draw(t, view.actor),
        now=playing(t),
        plays=plays(t, view.actor.id),
        table_of=lambda player: _table(t, player),
        clauses={one: _short(says(one)) for one in deck_checks.clauses(t)},
    )


@router.post(f"{PAGE}/draw")
@again(page)
def draw(view: Annotated[View, may("officiate")]) -> Response:
    """The form names its round: one that is sent late does not draw in the next."""
    number = view.number("tables")
    view.act(deck_checks.draw, number, round=view.number("round"))
    return view.go(f"/t/{view.tournament}/judge/deck-checks", say("deck-check-drawn", tables=number))


@router.post(f"{PAGE}/note")
@again(page)
def note(view: Annotated[View, may("officiate")]) -> Response:
    fine, player = ANSWERS.get(view.text("answer")), PlayerId(view.text("player"))
    if fine is None:
        raise Refusal("form-incomplete", fields=("answer",))
    clause, said = view.text("clause"), view.text("note")
    view.act(deck_checks.note, view.number("drawn"), player, fine=fine, clause=clause, note=said)
    return view.go(
        f"/t/{view.tournament}/judge/deck-checks", say("deck-check-noted", player=view.names.of(player), fine=fine)
    )


def _table(t: Tournament, player: PlayerId) -> int | None:
    """Where a player sits in the round that is being played."""
    if player not in (places := seats(t)):
        return None
    stage, round, number = places[player]
    return rounds_of(t, stage)[round - 1].matches[number - 1].table or number


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0]} …"

"""A card that is lost or damaged: looked for with some minutes more, found or replaced, or the game is conceded."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import lost_cards
from topcut.web.access import may
from topcut.web.organizer.addressed import known
from topcut.web.organizer.people import person_page
from topcut.web.organizer.playing import desk, perhaps_number, text
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.post("/t/{tournament}/desk/people/{player}/card")
@again(person_page)
def card(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The steps of MU-13; that somebody is removed in the end is an ejection like any other."""
    id, do = known(view, player), text(view.form, "do")
    if do == "found":
        view.act(lost_cards.card_replaced, id)
        said = "desk-card-found"
    elif do == "concede":
        view.act(lost_cards.concede_game, id, text(view.form, "card"))
        said = "desk-card-conceded"
    else:
        minutes, reason = perhaps_number(view.form, "minutes"), say("lost-extension")
        view.act(lost_cards.card_missing, id, text(view.form, "card"), minutes=minutes, reason=reason)
        said = "desk-card-missing"
    return view.go(f"{desk(view, f'people/{id}')}#card", say(said, player=view.names.of(id)))

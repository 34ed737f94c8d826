"""The rulings on my games, each of which I may appeal once to the head official."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import judging
from topcut.web.access import may
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()


@router.get("/t/{tournament}/me/rulings")
def rulings(view: Annotated[View, may("play")]) -> Response:
    t = view.t
    found = [(one, judging.stands(t, one)) for one in judging.rulings_for(t, view.me)]
    return view.page("player/rulings.html", rulings=found)


@router.post("/t/{tournament}/me/rulings")
@again(rulings)
def appeal(view: Annotated[View, may("play")]) -> Response:
    view.sender()
    view.act(judging.appeal, view.number("ruling"))
    return view.go(
        f"/t/{view.tournament}/me/rulings",
        say("seat-rulings-appealed", head=in_words_of_reader(view.t.ruleset.terms.head_official)),
    )

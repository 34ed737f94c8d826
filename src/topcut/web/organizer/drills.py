"""Starting a drill, or the sample: the drill that stands still in its third round."""

from datetime import datetime
from secrets import token_hex
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.drill import FEWEST, MOST, SPEEDS, USUAL, id_of, make_drill, make_sample, the_book, usual_players
from topcut.rules.ruleset import at_a_desk
from topcut.store.keeping import Drill
from topcut.web.access import may
from topcut.web.access.account import own
from topcut.web.access.quotas import refuse_another
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/drill")
def drills(view: Annotated[View, may("account")]) -> Response:
    books = at_a_desk()
    larger = {book.title: usual_players(book) for book in books.values() if usual_players(book) > USUAL}
    return view.page(
        "organizer/drills.html",
        books=tuple(books.values()),
        speeds=SPEEDS,
        least=FEWEST,
        most=MOST,
        usual=USUAL,
        larger=larger,
    )


@router.post("/drill")
@again(drills)
def start(view: Annotated[View, may("account")]) -> Response:
    """The same form sent twice makes one drill, so without a seed of one's own it follows from the form."""
    book = view.text("book")
    id = id_of(view.actor.id, view.key or view.now)
    seed = view.text("seed") or (id if view.key else token_hex(8))
    players = view.perhaps_number("players")
    players = usual_players(the_book(book)) if players is None else players
    made = Drill(seed, players, view.number("speed"), view.text("crew") == "yes")
    refuse_another(view, id)
    make_drill(view.desk, view.actor, book, made, today=_today(view), id=id)
    own(view, id)
    return view.go(f"/t/{id}/desk/players", say("drill-started"))


@router.post("/sample")
def sample(view: Annotated[View, may("account")]) -> Response:
    id = id_of("sample", view.actor.id, view.key or view.now)
    refuse_another(view, id)
    make_sample(view.desk, id, view.actor, _today(view))
    own(view, id)
    return view.go(f"/t/{id}/desk", say("desk-drills-sample"))


def _today(view: View) -> str:
    return datetime.fromisoformat(view.now).astimezone().date().isoformat()

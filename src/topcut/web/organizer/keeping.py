"""This event as a whole: made again for another day, archived, deleted, brought back."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import keeping
from topcut.desk.door import DELETED_FOR
from topcut.refusal import Refusal
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.account import own
from topcut.web.access.watch import line
from topcut.web.organizer.create import new_id
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.rendering import by_the_clock
from topcut.web.view import View, again
from topcut.words import say, sentence

router = APIRouter()


@router.get("/t/{tournament}/desk/keeping")
def keep(view: Annotated[View, may("own")]) -> Response:
    return shown(
        view,
        "keeping.html",
        kept=view.desk.store.kept(view.tournament),
        days=DELETED_FOR.days,
        wanted=view.every("deviation") if view.refused else [one.clause for one in view.t.deviations],
    )


@router.post("/t/{tournament}/desk/keeping/again")
@again(keep)
def make_again(view: Annotated[View, may("own")]) -> Response:
    id = keeping.make_again(
        view.desk,
        view.tournament,
        view.actor,
        title=view.text("title"),
        first_day=view.text("first_day"),
        place=view.text("place"),
        deviations=view.every("deviation"),
        players=view.text("players") == "yes",
        id=new_id(view.actor.id, view.key),
        key=view.key,
    )
    own(view, id)
    return view.go(f"/t/{id}/desk", say("made-again", title=view.desk.look(id).title))


@router.post("/t/{tournament}/desk/keeping/archive")
@again(keep)
def archive(view: Annotated[View, may("own")]) -> Response:
    archived = view.text("archived") == "yes"
    keeping.archive(view.desk, view.tournament, archived=archived)
    return view.go(desk(view, "keeping"), say("archived" if archived else "not-archived"))


@router.post("/t/{tournament}/desk/keeping/delete")
@again(keep)
def delete(view: Annotated[View, may("own", sure=True)]) -> Response:
    """Who was away for an hour gives the password again; the name is typed."""
    title = next(one.name for one in view.desk.store.tournaments() if one.id == view.tournament)
    try:
        keeping.delete(view.desk, view.tournament, view.typed("title"), line(view, Act.DELETED))
    except Refusal as refusal:
        if refusal.code != "id-differs":
            raise
        return view.go("/", sentence(refusal))  # there is no page of a log that cannot be read
    until, _ = by_the_clock(keeping.removed_at(view.desk.store.kept(view.tournament)) or view.now)
    return view.go("/", say("deleted", title=title, until=until))


@router.post("/t/{tournament}/desk/keeping/back")
def bring_back(view: Annotated[View, may("own", deleted=True)]) -> Response:
    keeping.bring_back(view.desk, view.tournament, line(view, Act.BROUGHT_BACK))
    return view.go(desk(view), say("brought-back", title=view.t.title))

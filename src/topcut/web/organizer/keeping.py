"""This event as a whole: made again for another day, archived, deleted, brought back."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import keeping
from topcut.desk.calendar import choose_listed, is_listed
from topcut.desk.housekeeping import DELETED_FOR
from topcut.refusal import Refusal
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.account import give, own
from topcut.web.access.clubs import club_meant, clubs_of
from topcut.web.access.founding import new_id
from topcut.web.access.holding import CLUB, owners_of
from topcut.web.access.quotas import refuse_another
from topcut.web.access.watch import line
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.rendering import by_the_clock
from topcut.web.view import View, again
from topcut.words import say, sentence

router = APIRouter()


@router.get("/t/{tournament}/desk/keeping")
def keep(view: Annotated[View, may("own")]) -> Response:
    aim = view.desk.store.halls.aims().get(view.tournament) or view.settings.mirror
    return shown(
        view,
        "keeping.html",
        kept=view.desk.store.kept(view.tournament),
        listed=is_listed(view.desk, view.tournament),
        clubs=clubs_of(view),
        club=_club(view),
        days=DELETED_FOR.days,
        shown_at=aim.url if aim is not None else "",
        wanted=view.every("deviation") if view.refused else [one.clause for one in view.t.deviations],
    )


@router.post("/t/{tournament}/desk/keeping/again")
@again(keep)
def make_again(view: Annotated[View, may("own")]) -> Response:
    made = new_id(view.actor.id, view.key)
    refuse_another(view, made)
    id = keeping.make_again(
        view.desk,
        view.tournament,
        view.actor,
        title=view.text("title"),
        first_day=view.text("first_day"),
        place=view.text("place"),
        deviations=view.every("deviation"),
        players=view.text("players") == "yes",
        id=made,
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


@router.post("/t/{tournament}/desk/keeping/listed")
@again(keep)
def choose(view: Annotated[View, may("own")]) -> Response:
    """Whether strangers find it in lists and feeds."""
    listed = view.text("listed") == "yes"
    choose_listed(view.desk, view.tournament, listed=listed)
    return view.go(desk(view, "keeping"), say("listed-said" if listed else "not-listed-said"))


@router.post("/t/{tournament}/desk/keeping/club")
@again(keep)
def give_away(view: Annotated[View, may("own", sure=True)]) -> Response:
    """To a club, whose members are then its organizers; or back to whoever asks."""
    if not view.text("club"):
        give(view, view.tournament, view.viewer.id)
        return view.go(desk(view, "keeping"), say("club-taken-said"))
    club = club_meant(view, view.text("club"))
    give(view, view.tournament, club.id)
    return view.go(desk(view), say("club-given-said", club=club.name))


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


def _club(view: View) -> str:
    """The club whose it is, if it is one's."""
    owners = view.desk.store.read_access(lambda accounts: owners_of(accounts, view.tournament))
    return next((one for one in owners if one.startswith(CLUB)), "")

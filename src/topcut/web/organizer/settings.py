"""What the organizer has settled: places, signing up, deviations, and every entry of the rule book as it is in use."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.rules.actions import lists
from topcut.rules.actions.registration import set_capacity
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.facts import TournamentCreated
from topcut.store.applicants import SignUp
from topcut.web.access import may
from topcut.web.organizer.create import questions
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/desk/settings")
def settings(view: Annotated[View, may("organize")]) -> Response:
    t = view.t
    return shown(
        view,
        "settings.html",
        sign_up=view.desk.store.sign_up(view.tournament),
        is_open=signing_up.is_open(view.desk, view.tournament),
        changed=_changed(view),
        left_open=questions(t.ruleset, free=True),
        fixed=questions(t.ruleset, free=False),
        address=f"{view.settings.base_url}/t/{view.tournament}",
    )


@router.post("/t/{tournament}/desk/settings/capacity")
@again(settings)
def capacity(view: Annotated[View, may("organize")]) -> Response:
    room = view.perhaps_number("capacity")
    view.act(set_capacity, room)
    said = "There is no limit." if room is None else f"There is room for {room} players."
    return view.go(desk(view, "settings"), said)


@router.post("/t/{tournament}/desk/settings/sign-up")
@again(settings)
def sign_up(view: Annotated[View, may("organize")]) -> Response:
    way = view.text("way")
    view.desk.store.set_sign_up(view.tournament, SignUp(open=way in {"open", "asks"}, asks=way == "asks"))
    said = {
        "open": "Players can sign up on the public page and are in at once.",
        "asks": "Players can sign up on the public page; each waits for your answer.",
    }.get(way, "Signing up on the public page is closed.")
    return view.go(desk(view, "settings"), said)


@router.post("/t/{tournament}/desk/settings/deviation")
@again(settings)
def deviation(view: Annotated[View, may("organize")]) -> Response:
    clause = view.text("clause").upper()
    view.act(declare_deviation, clause, view.text("reason"))
    return view.go(desk(view, "settings"), f"The deviation from {clause} is on the public page.")


@router.post("/t/{tournament}/desk/settings/lists")
@again(settings)
def publish(view: Annotated[View, may("organize")]) -> Response:
    published = view.text("published") == "yes"
    view.act(lists.publish_lists, published=published)
    said = "Everyone can read the lists." if published else "The lists are hidden again."
    return view.go(desk(view, "settings"), said)


def _changed(view: View) -> dict[str, object]:
    """The answers in which this tournament differs from its rule book."""
    first = next(view.desk.history(view.tournament))
    return dict(first.fact.settings) if isinstance(first.fact, TournamentCreated) else {}

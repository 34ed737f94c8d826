"""What the organizer has settled: title, place and date, places, fee, signing up, deviations, and the rules in use."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.rules.actions import lists
from topcut.rules.actions.creation import set_fee
from topcut.rules.actions.registration import set_capacity
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.facts import TournamentCreated
from topcut.store.applicants import SignUp
from topcut.web.access import may
from topcut.web.access.sessions import stay_until_the_end
from topcut.web.organizer.create import questions
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.clauses import Clause, catalogue
from topcut.words.settings import option_name, option_value

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
        silent=questions(t.ruleset, free=True),
        fixed=questions(t.ruleset, free=False),
        options=[
            (option_name(option), option_value(option, value), t.ruleset.option_clauses[option])
            for option, value in t.options.items()
        ],
        clauses=_clauses(view),
        address=f"{view.settings.base_url}/t/{view.tournament}",
    )


@router.post("/t/{tournament}/desk/settings/details")
@again(settings)
def details(view: Annotated[View, may("organize")]) -> Response:
    """What is it called, where and when: fields that the form does not have stay as they are."""
    asked = {
        name: view.text(name) if name in view.entered else None for name in ("title", "place", "first_day", "special")
    }
    before = len(lists.illegal(view.t))
    view.intake.correct_details(**asked)
    stay_until_the_end(view.request, view.tournament)
    illegal = len(lists.illegal(view.desk.look(view.tournament)))
    return view.go(desk(view, "settings"), say("details-corrected", illegal=max(0, illegal - before)))


@router.post("/t/{tournament}/desk/settings/fee")
@again(settings)
def fee(view: Annotated[View, may("organize")]) -> Response:
    charged = view.text("fee") != "none"
    view.act(set_fee, charged=charged)
    return view.go(desk(view, "settings"), say(f"desk-settings-fee.{'was-set' if charged else 'was-none'}"))


@router.post("/t/{tournament}/desk/settings/capacity")
@again(settings)
def capacity(view: Annotated[View, may("organize")]) -> Response:
    room = view.perhaps_number("capacity")
    view.act(set_capacity, room)
    return view.go(desk(view, "settings"), say("desk-settings-places-said", room=room or 0))


@router.post("/t/{tournament}/desk/settings/sign-up")
@again(settings)
def sign_up(view: Annotated[View, may("organize")]) -> Response:
    way = view.text("way")
    view.desk.store.set_sign_up(view.tournament, SignUp(open=way in {"open", "asks"}, asks=way == "asks"))
    return view.go(desk(view, "settings"), say("desk-settings-sign-up-said", way=way))


@router.post("/t/{tournament}/desk/settings/deviation")
@again(settings)
def deviation(view: Annotated[View, may("organize")]) -> Response:
    clause = view.text("clause").upper()
    view.act(declare_deviation, clause, view.text("reason"))
    return view.go(desk(view, "settings"), say("desk-settings-deviation-said", clause=clause))


@router.post("/t/{tournament}/desk/settings/lists")
@again(settings)
def publish(view: Annotated[View, may("organize")]) -> Response:
    published = view.text("published") == "yes"
    view.act(lists.publish_lists, published=published)
    said = "was-published" if published else "was-hidden"
    return view.go(desk(view, "settings"), say(f"desk-settings-lists-are.{said}"))


def _clauses(view: View) -> tuple[Clause, ...]:
    """What each clause says that one could depart from; none for a home-made rule book."""
    books = (catalogue(name) for name in (view.t.ruleset.name, "rulings"))
    return tuple(clause for book in books if book for section in book.sections for clause in section.clauses)


def _changed(view: View) -> dict[str, object]:
    """The answers in which this tournament differs from its rule book."""
    first = next(view.desk.history(view.tournament))
    return dict(first.fact.settings) if isinstance(first.fact, TournamentCreated) else {}

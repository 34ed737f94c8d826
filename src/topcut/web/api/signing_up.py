"""Signing up on the public page: whether it is open, who waits for an answer, and the answer."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.desk import signing_up
from topcut.exchange.people_csv import alike
from topcut.refusal import Refusal
from topcut.store.applicants import SignUp
from topcut.web.access.bearer import by_token
from topcut.web.access.quotas import refuse_players
from topcut.web.api.answering import BASE, Answer, answered, tells
from topcut.web.api.writing import TAKES, Form, Numbers, Words, act, read
from topcut.web.view import View

router = APIRouter()

ADDRESS = f"{BASE}/tournaments/{{tournament}}/sign-up"

Way = Literal["closed", "open", "asks"]


class Applicant(Answer, frozen=True, kw_only=True):
    number: int
    name: str
    club: str | None
    contact: str | None
    at: str


class SigningUp(Answer, frozen=True, kw_only=True):
    """`way`: closed; open, where everyone is in at once; or asks, where each waits for the organizer's answer."""

    way: Way
    open: Annotated[bool, Meta(description="Whether people can sign up now")]
    waiting: tuple[Applicant, ...]


@router.get(ADDRESS, summary="Whether players can sign up by themselves, and who waits for an answer")
@tells(SigningUp)
def sign_up(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    return answered(_now(view))


class SetSignUp(Form, frozen=True, kw_only=True):
    way: Way


@router.put(ADDRESS, summary="Open or close signing up on the public page")
@tells(SigningUp)
def set_sign_up(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    way = read(view, SetSignUp).way
    view.desk.store.set_sign_up(view.tournament, SignUp(open=way != "closed", asks=way == "asks"))
    return answered(_now(view))


setattr(set_sign_up, TAKES, ready(SetSignUp))


class Decline(Form, frozen=True, kw_only=True):
    numbers: Numbers


@router.post(f"{ADDRESS}/decline", summary="Say no to players who signed up")
@tells(SigningUp)
def decline(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    """What they wrote is deleted. Whoever does not wait any more is passed over."""
    meant = set(read(view, Decline).numbers)
    waiting = [one.number for one in view.desk.store.applicants(view.tournament)]
    signing_up.decline(view.desk, view.tournament, [number for number in waiting if number in meant])
    return answered(_now(view))


setattr(decline, TAKES, ready(Decline))


class Admit(Form, frozen=True, kw_only=True):
    """`same_person` as for `enter-players`."""

    numbers: Numbers
    same_person: dict[Words, bool] = msgspec.field(default_factory=dict)


@act(router, "admit", "organize")
def admit(view: View, form: Admit) -> None:
    """Say yes to players who signed up: they are entered in the order in which they asked."""
    answers = {alike(name): same for name, same in form.same_person.items()}
    with view.desk.alone(view.tournament):
        waiting = {one.number for one in view.desk.store.applicants(view.tournament)}
        if not form.numbers or not waiting.issuperset(form.numbers):
            raise Refusal("applicant-gone")
        refuse_players(view, len(form.numbers))
        signing_up.admit(
            view.desk, view.tournament, view.actor, form.numbers, same_person=answers, key=view.key, sent=view.sent
        )


def _now(view: View) -> SigningUp:
    found = view.desk.store.sign_up(view.tournament)
    return SigningUp(
        way="closed" if not found.open else "asks" if found.asks else "open",
        open=signing_up.is_open(view.desk, view.tournament),
        waiting=tuple(
            Applicant(number=one.number, name=one.name, club=one.club, contact=one.contact, at=one.at)
            for one in view.desk.store.applicants(view.tournament)
        ),
    )

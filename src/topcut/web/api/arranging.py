"""What the organizer arranges: details, places, fee, deviations, schedule, who comes again, and the big screen."""

from typing import Annotated, Literal

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.desk.absentees import won_on
from topcut.rules.actions import days, leaving, rounds
from topcut.rules.actions.creation import set_fee
from topcut.rules.actions.outlooks import show_chances
from topcut.rules.actions.registration import set_capacity, set_self_check_in
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.schedule import Slot
from topcut.store.displays import Choice
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, answered, tells
from topcut.web.api.writing import TAKES, Form, Id, Ids, Number, OnePlayer, Words, act, player, read
from topcut.web.view import View
from topcut.words.reader import first_offered

router = APIRouter()


class Details(Form, frozen=True, kw_only=True):
    """What is null stays as it is."""

    title: Words | None = None
    place: Words | None = None
    first_day: Id | None = None
    special: Words | None = None


@act(router, "correct-details", "organize")
def correct_details(view: View, form: Details) -> None:
    """Put right title, place, first day or what is special; on another day other lists are legal."""
    asked = (form.title, form.place, form.first_day, form.special)
    title, place, first_day, special = (None if one is None else one.strip() for one in asked)
    view.intake.correct_details(title=title, place=place, first_day=first_day, special=special)


class SetFee(Form, frozen=True, kw_only=True):
    charged: bool


@act(router, "set-fee", "organize")
def charge_fee(view: View, form: SetFee) -> None:
    """Say whether there is a fee."""
    view.act(set_fee, charged=form.charged)


class SetCapacity(Form, frozen=True, kw_only=True):
    capacity: Annotated[Number | None, Meta(description="Null: no limit")]


@act(router, "set-capacity", "organize")
def limit_players(view: View, form: SetCapacity) -> None:
    """Say how many players there is room for; whoever waits moves up."""
    view.act(set_capacity, form.capacity)


class SelfCheckIn(Form, frozen=True, kw_only=True):
    allowed: bool


@act(router, "allow-self-check-in", "organize")
def allow_self_check_in(view: View, form: SelfCheckIn) -> None:
    """Let players check themselves in by phone, or not."""
    view.act(set_self_check_in, allowed=form.allowed)


class Chances(Form, frozen=True, kw_only=True):
    shown: bool


@act(router, "show-chances", "organize")
def let_players_see(view: View, form: Chances) -> None:
    """Let players see on their phones what they need to make the cut, or not."""
    view.act(show_chances, shown=form.shown)


class Deviate(Form, frozen=True, kw_only=True):
    clause: Id
    reason: Words


@act(router, "declare-deviation", "organize")
def deviate(view: View, form: Deviate) -> None:
    """Depart from a clause, in public."""
    view.act(declare_deviation, form.clause.strip().upper(), form.reason.strip())


class Line(Form, frozen=True, kw_only=True):
    day: Annotated[Id, Meta(description="Such as 2026-11-15")]
    time: Annotated[Id, Meta(description="On the clock of the hall, such as 09:30")]
    what: Words


class Schedule(Form, frozen=True, kw_only=True):
    lines: Annotated[tuple[Line, ...], Meta(max_length=1000)]


@act(router, "set-schedule", "organize")
def set_schedule(view: View, form: Schedule) -> None:
    """Say what happens when, in place of the schedule before."""
    view.act(days.set_schedule, [Slot(one.day, one.time, one.what.strip()) for one in form.lines])


class Arrival(OnePlayer, frozen=True, kw_only=True):
    day: Id
    here: bool = True


@act(router, "arrive", "officiate")
def arrive(view: View, form: Arrival) -> None:
    """Note that a player has come on a later day, or has not after all."""
    view.act(days.arrive, player(view, form.player), form.day, here=form.here)


class OneDay(Form, frozen=True, kw_only=True):
    day: Id


@act(router, "arrive-all", "officiate")
def arrive_all(view: View, form: OneDay) -> None:
    """Note that everyone has come on a later day."""
    view.act(days.arrive_all, form.day)


class NotComing(OnePlayer, frozen=True, kw_only=True):
    day: Id


@act(router, "drop-absent", "officiate")
def drop_absent(view: View, form: NotComing) -> None:
    """Drop a player who has not come again on a later day."""
    who = player(view, form.player)
    won = won_on(view.desk, view.tournament, who, form.day)
    view.act(leaving.drop_absent, who, next_day=not won)


class LeaveOut(Form, frozen=True, kw_only=True):
    players: Ids
    round: Number


@act(router, "leave-out", "organize")
def leave_out(view: View, form: LeaveOut) -> None:
    """Leave several players out of the coming round, such as those without a list."""
    view.act(rounds.leave_out, [player(view, one) for one in form.players], form.round)


Language = Literal["en", "de", "fr", "es"]
SCREEN = f"{BASE}/tournaments/{{tournament}}/display"


class Screen(Answer, frozen=True, kw_only=True):
    """What the big screen shows, and in which language."""

    shows: Choice
    language: str


@router.get(SCREEN, summary="What the big screen shows")
@tells(Screen)
def display(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    return answered(_screen(view))


class ChooseScreen(Form, frozen=True, kw_only=True):
    """Without a language it stays as it is."""

    shows: Choice
    language: Language | None = None


@router.put(SCREEN, summary="Choose what the big screen shows")
@tells(Screen)
def choose_display(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    said = read(view, ChooseScreen)
    view.desk.choose_display(view.tournament, said.shows)
    if said.language is not None:
        view.desk.choose_display_language(view.tournament, said.language)
    return answered(_screen(view))


setattr(choose_display, TAKES, ready(ChooseScreen))


def _screen(view: View) -> Screen:
    store = view.desk.store
    return Screen(
        shows=store.display(view.tournament), language=first_offered([store.display_language(view.tournament)])
    )

"""What people are told beside the games: announcements, the schedule and the officials; and who calls one of these."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.rules.actions import calling
from topcut.rules.actions.announcing import announcements_for
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, answered, everyones, perhaps, person, tells
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Announced(Answer, frozen=True, kw_only=True):
    """Without a table it is for everyone; `number` takes it down."""

    number: int
    at: str
    text: str
    table: int | None


class Announcements(Answer, frozen=True, kw_only=True):
    """What stands, the latest first; what one table is told, only those who run the tournament read."""

    n: int
    announcements: tuple[Announced, ...]


@router.get("/tournaments/{tournament}/announcements", summary="What everyone is told")
@tells(Announcements)
def announcements(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return answered(_announcements(view)) if view.viewer.is_staff else everyones(view, _announcements)


class Scheduled(Answer, frozen=True, kw_only=True):
    day: str
    time: Annotated[str, Meta(description="As on the clock of the hall")]
    what: str


class Officiating(Answer, frozen=True, kw_only=True):
    official: Person
    role: Annotated[str, Meta(description="As the rule book names it for `name-official`")]
    title: str


class Programme(Answer, frozen=True, kw_only=True):
    """What happens when, and who the officials are, as of fact `n`."""

    n: int
    schedule: tuple[Scheduled, ...]
    officials: tuple[Officiating, ...]


@router.get("/tournaments/{tournament}/programme", summary="The schedule and the officials")
@tells(Programme)
def programme(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _programme)


class Calling(Answer, frozen=True, kw_only=True):
    call: int
    table: int | None
    player: Person
    about: str
    at: str
    taken: Annotated[Person | None, Meta(description="Who is on the way")]


class Ruled(Answer, frozen=True, kw_only=True):
    ruling: int
    round: int
    table: int | None
    players: tuple[Person, ...]
    question: str
    answer: str
    official: Person
    appealed: Person | None
    decided: Annotated[Person | None, Meta(description="Who decided the appeal")]


class Calls(Answer, frozen=True, kw_only=True):
    """The calls that wait for the official who asks, the oldest first, and all rulings."""

    n: int
    calls: tuple[Calling, ...]
    rulings: tuple[Ruled, ...]


@router.get("/tournaments/{tournament}/calls", summary="Who calls an official, and the rulings so far")
@tells(Calls)
def calls(view: Annotated[View, by_token("officiate")], tournament: str) -> Response:
    waiting = calling.calls_for(view.t, view.actor)
    return answered(
        Calls(
            n=view.n,
            calls=tuple(
                Calling(
                    call=one.number,
                    table=one.table,
                    player=person(view, one.player),
                    about=one.about,
                    at=one.at,
                    taken=_named(view, one.taken_by),
                )
                for one in waiting
            ),
            rulings=tuple(
                Ruled(
                    ruling=one.number,
                    round=one.round,
                    table=one.table,
                    players=tuple(person(view, player) for player in one.players),
                    question=one.question,
                    answer=one.answer,
                    official=person(view, one.official),
                    appealed=perhaps(view, one.appealed_by),
                    decided=_named(view, one.decided_by),
                )
                for one in view.t.conduct.rulings
            ),
        )
    )


def _announcements(view: View) -> Announcements:
    reader = view.actor if view.viewer.is_staff else None
    return Announcements(
        n=view.n,
        announcements=tuple(
            Announced(number=one.number, at=one.at, text=one.text, table=one.table)
            for one in announcements_for(view.t, reader)
        ),
    )


def _programme(view: View) -> Programme:
    t = view.t
    titles = {role.name: role.title for role in t.ruleset.officials}
    return Programme(
        n=view.n,
        schedule=tuple(Scheduled(day=one.day, time=one.time, what=one.what) for one in t.schedule),
        officials=tuple(
            Officiating(official=person(view, one.id), role=one.role, title=titles.get(one.role, one.role))
            for one in t.officials
        ),
    )


def _named(view: View, official: str | None) -> Person | None:
    return None if official is None else person(view, official)

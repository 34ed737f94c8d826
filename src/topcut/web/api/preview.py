"""The coming round before it is published, for officials: who would meet whom, and why."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.previewing import Worked
from topcut.rules.pairing.tables import Seated
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, Why, answered, perhaps, person, tells, why
from topcut.web.view import View

router = APIRouter(prefix=BASE)

SOON = 3.0  # seconds that a program waits for a pairing


class Seats(Answer, frozen=True, kw_only=True):
    """Without a second player it is a bye."""

    table: int | None
    first: Person
    second: Person | None
    why: Why | None


class Coming(Answer, frozen=True, kw_only=True):
    """The pairings of the open draw, as they would be published."""

    n: int
    round: int
    attempt: int
    matches: tuple[Seats, ...]
    limited: Annotated[bool, Meta(description="The best so far: publishing it has to be confirmed")]


def worked_out(view: View, t: Tournament) -> Worked:
    """The round of the open draw. A hard one is worked out further while the program waits: nobody holds a turn."""
    found = view.desk.pairing_within(view.tournament, t, SOON)
    if found is None:
        raise Refusal("pairing-not-ready", round=len(t.rounds) + 1)
    return found


@router.get("/tournaments/{tournament}/preview", summary="The coming round, before it is published")
@tells(Coming)
def preview(view: Annotated[View, by_token("officiate")], tournament: str) -> Response:
    t = view.t
    if t.phase is not Phase.SWISS or not draw_is_current(t) or t.draw is None:
        raise Refusal("draw-not-open", round=len(t.rounds) + 1)
    found = worked_out(view, t).found

    def seats(one: Seated) -> Seats:
        return Seats(
            table=one.table,
            first=person(view, one.first),
            second=perhaps(view, one.second),
            why=why(view, found.why.get(one.first)),
        )

    return answered(
        Coming(
            n=view.n,
            round=found.number,
            attempt=t.draw.attempt,
            matches=tuple(map(seats, found.seated)),
            limited=found.bound is not None,
        )
    )

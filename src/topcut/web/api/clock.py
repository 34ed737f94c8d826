"""The clock of the round, as far as whoever asks may know it: while its length is secret, only officials do."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.rules.clock import ClockView, State
from topcut.rules.clock import view as clock_view
from topcut.rules.match import Stage
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, answered, tells
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Timer(Answer, frozen=True, kw_only=True):
    stage: Stage
    round: int
    state: State
    says: Annotated[str, Meta(description="What players are told now")]
    mission_critical: Annotated[bool, Meta(description="Whether it was announced")]
    minutes: int | None
    remaining: Annotated[int | None, Meta(description="Milliseconds")]
    ends: str | None


class Clock(Answer, frozen=True, kw_only=True):
    """What is null is not for whoever asks, or not known during a pause; no timer: none was started for this round."""

    now: str
    timer: Timer | None


@router.get("/tournaments/{tournament}/clock", summary="The clock of the round")
@tells(Clock)
def clock(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    now = view.time
    found = clock_view(view.t, now, official=view.viewer.is_staff)
    return answered(Clock(now=now, timer=None if found is None else _timer(found)))


def _timer(found: ClockView) -> Timer:
    return Timer(
        stage=found.stage,
        round=found.round,
        state=found.state,
        says=found.says,
        mission_critical=found.mission_critical,
        minutes=found.minutes,
        remaining=found.remaining,
        ends=found.ends,
    )

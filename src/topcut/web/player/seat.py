"""My page: where I sit, against whom, what I play there, and how the match stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.audience import may_see_list
from topcut.rules.clock import ClockView
from topcut.rules.clock import view as clock_for
from topcut.rules.facts import CallClosed, Stamped, about
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Stage
from topcut.rules.state import Place, claim_mark, place, seats
from topcut.rules.tournament import Call, Player, Tournament
from topcut.web.access import may
from topcut.web.live import live_if
from topcut.web.player.outcome import Outcome, claimed, outcome
from topcut.web.player.result_fields import values_of
from topcut.web.player.standing import Brief, brief
from topcut.web.player.strike_team import Team, team
from topcut.web.player.witness import Kept, kept
from topcut.web.public.kept import known
from topcut.web.public.why_paired import why_now
from topcut.web.result_form import blanks
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Now:
    """What the page shows of this very moment."""

    me: Player
    place: Place | None
    clock: ClockView | None
    roster: int | None
    team: Team | None
    call: Call | None
    mine: Outcome | None = None
    theirs: Outcome | None = None
    result: Outcome | None = None
    standing: Brief | None = None
    sees_list: bool = False

    @property
    def round(self) -> str:
        """Names the round for the bell that rings when another one is published."""
        return "" if self.place is None else f"{self.place.now.stage}-{self.place.now.number}"


@router.get("/t/{tournament}/me")
def me(view: Annotated[View, may("play")], receipt: str = "") -> Response:
    now = moment(view)
    return view.page("player/seat.html", now=now, kept=_kept(view, receipt), **_form(view, now))


@router.get("/t/{tournament}/me/report")
def change(view: Annotated[View, may("play")]) -> Response:
    """The form once more, for somebody who has reported already."""
    now = moment(view)
    if now.place is None or not now.place.is_reportable:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/report.html", now=now, **_form(view, now))


@router.get("/t/{tournament}/me/why")
def why(view: Annotated[View, may("play")]) -> Response:
    """Why we two meet, in one sentence with its clause."""
    seat = place(view.t, PlayerId(view.actor.id))
    if seat is None:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/why.html", place=seat, why=known(view, why_now).get(seat.match.first))


def moment(view: View) -> Now:
    t = view.t
    me = t.players[PlayerId(view.actor.id)]
    seat = place(t, me.id)
    match = None if seat is None else seat.number
    call = next((call for call in t.conduct.calls if call.open and call.player == me.id), None)
    clock = clock_for(t, view.now, official=False, match=match)
    if seat is None or seat.opponent is None:
        return Now(me, seat, clock, None, None, call, standing=brief(view, me.id))
    settled = seat.match.result
    stage, number = seat.now.stage, seat.now.number
    return Now(
        me=me,
        place=seat,
        clock=clock,
        roster=roster_of_round(t, stage, number),
        team=team(t, view.actor, seat),
        call=call,
        mine=claimed(t, seat.seat, stage, seat.mine),
        theirs=claimed(t, seat.seat, stage, seat.theirs),
        result=None if settled is None else outcome(t.ruleset, seat.seat, settled),
        standing=None if seat.is_reportable else brief(view, me.id),
        sees_list=may_see_list(t, view.actor, seat.opponent) and t.players[seat.opponent].list is not None,
    )


def cares(stamped: Stamped, view: View) -> bool:
    """Whether this page would look different after a fact: others' results do not change it."""
    fact, t = stamped.fact, view.t
    me = PlayerId(view.actor.id)
    if about(type(fact)).all_phones or me in {stamped.by.id, getattr(fact, "player", None)}:
        return True
    if isinstance(fact, CallClosed):
        return any(call.number == fact.call and call.player == me for call in t.conduct.calls)
    seat = known(view, _seats).get(me)
    return seat is not None and seat == _where(fact, seat[0])


def _seats(view: View) -> Mapping[PlayerId, tuple[Stage, int, int]]:
    """Made once, as hundreds of phones ask after every result."""
    return seats(view.t)


def _where(fact: object, stage: Stage) -> tuple[Stage, int | None, int | None]:
    """Some facts of the bracket leave out its name."""
    return getattr(fact, "stage", stage), getattr(fact, "round", None), getattr(fact, "match", None)


def _form(view: View, now: Now) -> dict[str, object]:
    """What the forms need that belong to the match."""
    seat = now.place
    if seat is None or seat.opponent is None or not seat.is_reportable:
        return {"form": None}
    t: Tournament = view.t
    typed = view.entered if view.refused is not None or "step" in view.form else values_of(t, seat)
    return {
        "form": blanks(t, seat.now.stage),
        "typed": typed,
        "seen_mine": claim_mark(t, seat.now.stage, seat.now.number, seat.number, seat.me),
        "seen_theirs": claim_mark(t, seat.now.stage, seat.now.number, seat.number, seat.opponent),
    }


def _kept(view: View, key: str) -> Kept | None:
    return kept(view, key) if key else None


live_if(me, cares)

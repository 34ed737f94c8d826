"""The page of a tournament: its rules, where it differs from them, its draws, and how to check them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.registration import waiting
from topcut.rules.clock import view as clock_view
from topcut.rules.differences import Changed, differences
from topcut.rules.draws import draws
from topcut.rules.schedule import Slot, by_day
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import room, shown
from topcut.web.public.rules import officials, planned, rules_in_use, worded
from topcut.web.rendering import coming_slots
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Figure:
    """A key figure at a glance."""

    label: str
    value: str


@router.get("/t/{tournament}")
def front(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/front.html", lambda: {**known(view, _front), "next_slot": _next_slot(view)})


def _next_slot(view: View) -> Slot | None:
    """What is next on the schedule by the clock of the hall, which no state of the log knows."""
    return next(iter(coming_slots(view.t, view.now)), None) if view.t.phase is not Phase.FINISHED else None


def _front(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    differs = differences(t, history)
    return {
        "clock": clock_view(t, view.now, official=False),
        "glance": tuple(_at_a_glance(t)),
        "rules": tuple(rules_in_use(t)),
        "differs": replace(differs, changed=tuple(map(_worded, differs.changed))),
        "draws": draws(history),
        "officials": officials(t),
        "room": room(t),
        "waiting": len(waiting(t)),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "created": history[0].at,
        "schedule": by_day(t.schedule),
    }


def _worded(changed: Changed) -> Changed:
    return replace(changed, answer=worded(changed.answer), usual=worded(changed.usual))


def _at_a_glance(t: Tournament) -> Iterator[Figure]:
    begun = t.structure is not None
    yield Figure("Players", str(t.structure.players if t.structure else len(t.active)))
    rounds, cut = (t.structure.rounds, t.structure.cut) if t.structure else planned(t)
    yield Figure("Swiss rounds" if begun else "Swiss rounds, as of now", str(rounds) if rounds else "at the start")
    yield Figure("Cut", f"top {cut}" if cut else "none" if rounds else "at the start")
    yield Figure("Round", _length(t))
    for option, value in t.options.items():
        yield Figure(worded(option).capitalize(), worded(value).capitalize())
    if t.capacity is not None and not begun:
        yield Figure("Room for", str(t.capacity))


def _length(t: Tournament) -> str:
    clock = t.ruleset.clock
    rolled = clock.roll == "always" or (clock.roll == "choice" and t.structure is not None and t.structure.roll)
    return f"{clock.minutes} min{' + dice' if rolled else ''}"

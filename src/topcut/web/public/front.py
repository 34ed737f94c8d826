"""The page of a tournament: its rules, where it differs from them, its draws, and how to check them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.registration import waiting
from topcut.rules.clock import view as clock_view
from topcut.rules.differences import Changed, differences
from topcut.rules.draws import draws
from topcut.rules.ranking.standings import headcount
from topcut.rules.schedule import Slot, by_day
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import room, shown
from topcut.web.public.rules import officials, planned, rules_in_use
from topcut.web.rendering import coming_slots
from topcut.web.view import View
from topcut.words import say
from topcut.words.settings import option_name, option_value, setting_name, setting_value

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Figure:
    """A key figure at a glance."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A setting that was changed."""

    question: str
    answer: str
    usual: str
    clause: str
    is_open: bool  # the document leaves it to the organizer


@router.get("/t/{tournament}")
def front(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/front.html", lambda: {**known(view, _front), "next_slot": _next_slot(view)})


def _next_slot(view: View) -> Slot | None:
    """What is next on the schedule by the clock of the hall, which no state of the log knows."""
    return next(iter(coming_slots(view.t, view.time)), None) if view.t.phase is not Phase.FINISHED else None


def _front(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    differs = differences(t, history)
    return {
        "clock": clock_view(t, view.time, official=False),
        "glance": tuple(_at_a_glance(t)),
        "rules": tuple(rules_in_use(t)),
        "differs": differs,
        "changed": tuple(_worded(t, changed) for changed in differs.changed),
        "draws": draws(history),
        "officials": officials(t),
        "room": room(t),
        "waiting": len(waiting(t)),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "created": history[0].at,
        "schedule": by_day(t.schedule),
    }


def _worded(t: Tournament, changed: Changed) -> Answer:
    """A setting of this tournament that is not as usual, in words."""
    return Answer(
        question=changed.question or setting_name(t.ruleset, changed.path),
        answer=setting_value(t.ruleset, changed.path, changed.answer),
        usual=setting_value(t.ruleset, changed.path, changed.usual),
        clause=changed.clause,
        is_open=changed.question is not None,
    )


def _at_a_glance(t: Tournament) -> Iterator[Figure]:
    begun = t.structure is not None
    count = headcount(t)
    yield _figure("players", str(count.players))
    if t.phase in {Phase.SWISS, Phase.BRACKET} and count.still_in < count.players:
        yield _figure("still-in", str(count.still_in))
    rounds, cut = (t.structure.rounds, t.structure.cut) if t.structure else planned(t)
    later = say("public-front-figure.at-start")
    by_plan = t.ruleset.plan is not None
    yield _figure("all-rounds" if by_plan else "rounds" if begun else "rounds-now", str(rounds) if rounds else later)
    yield _figure("final" if by_plan else "cut", say("public-front-cut", cut=cut) if rounds else later)
    if t.ruleset.clock.timed:
        yield _figure("round", _length(t))
    for option, value in t.options.items():
        yield Figure(option_name(option), option_value(option, value))
    if t.capacity is not None and not begun:
        yield _figure("room", str(t.capacity))


def _figure(name: str, value: str) -> Figure:
    return Figure(say(f"public-front-figure.{name}"), value)


def _length(t: Tournament) -> str:
    clock = t.ruleset.clock
    rolled = clock.roll == "always" or (clock.roll == "choice" and t.structure is not None and t.structure.roll)
    return say("public-front-minutes", minutes=clock.minutes, dice=rolled)

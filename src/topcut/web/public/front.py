"""The page of a tournament: its rules, where it differs from them, its draws, and how to check them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.registration import waiting
from topcut.rules.clock import view as clock_view
from topcut.rules.differences import Changed, differences
from topcut.rules.draws import draws
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import room, shown
from topcut.web.public.rules import at_a_glance, officials, rules_in_use, worded
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}")
def front(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/front.html", lambda: known(view, _front))


def _front(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    differs = differences(t, history)
    return {
        "clock": clock_view(t, view.now, official=False),
        "glance": tuple(at_a_glance(t)),
        "rules": tuple(rules_in_use(t)),
        "differs": replace(differs, changed=tuple(map(_worded, differs.changed))),
        "draws": draws(history),
        "officials": officials(t),
        "room": room(t),
        "waiting": len(waiting(t)),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "created": history[0].at,
    }


def _worded(changed: Changed) -> Changed:
    return replace(changed, answer=worded(changed.answer), usual=worded(changed.usual))

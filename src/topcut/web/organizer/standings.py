"""The standings at the desk: everyone with won, drawn and lost, points and every tiebreaker, and why on demand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.pairing.seeding import cut_line, stands
from topcut.rules.ranking.explain import between, reasons, rounded, row
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import RANDOM, Standing, headcount
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.record import Tally, tally
from topcut.rules.tournament import with_public_lots
from topcut.rules.whereabouts import where
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.organizer.desk_page import shown
from topcut.web.view import View
from topcut.words.dates import with_decimal_sign

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Row:
    standing: Standing
    tally: Tally
    figures: tuple[str, ...]
    above_next: Reason | None


@router.get("/t/{tournament}/desk/standings")
def standings(view: Annotated[View, may("officiate")], why: str = "") -> Response:
    if why and why not in view.t.players:
        raise Refusal("player-unknown", player=why)
    came_about = tuple(reasons(view.t.ruleset, row(view.t, PlayerId(why)))) if why else ()
    return shown(view, "standings.html", **known(view, _standings), where=where, asked=why, came_about=came_about)


def _standings(view: View) -> Mapping[str, Any]:
    """As on the public page: until the cut, equal players share a rank."""
    t = with_public_lots(view.t)
    found, tallies = ranked(t), tally(t)
    return {
        "rows": tuple(
            Row(
                standing,
                tallies[standing.player],
                tuple(with_decimal_sign(rounded(value)) for value in standing.tiebreaks),
                between(t, standing, found[place]) if place < len(found) else None,
            )
            for place, standing in enumerate(found, start=1)
        ),
        "tiebreakers": tuple(one for one in t.ruleset.tiebreakers if one.kind != RANDOM),
        "line": cut_line(t, [one.player for one in found]),
        "count": headcount(t),
        "stands": stands(t),
    }

"""The rules and the briefing of one tournament: what to bring, how we play, what happens at time, who is in charge."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.public.differences import differences
from topcut.web.public.front import officials
from topcut.web.public.in_use import readings, rules_in_use
from topcut.web.public.kept import known, shown
from topcut.web.public.progress import progress
from topcut.web.view import View
from topcut.words.clauses import catalogue

router = APIRouter()


@router.get("/t/{tournament}/rules")
def briefing(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/briefing.html", lambda: known(view, _briefing))


def _briefing(view: View) -> Mapping[str, Any]:
    t = view.t
    book = catalogue(t.ruleset.name)
    return {
        "how_far": progress(view.desk, view.tournament, view.names),
        "for_players": book.for_players if book else (),
        "for_organizer": book.for_organizer if book else (),
        "materials": t.ruleset.materials,
        "rules": rules_in_use(t),
        "readings": readings(t.ruleset),
        "differs": differences(t, tuple(view.desk.history(view.tournament))),
        "deviating": {deviation.clause for deviation in t.deviations},
        "officials": officials(t),
    }

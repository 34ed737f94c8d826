"""The versions of one player's list, and what differs between two of them."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.lists.difference import lines_changed
from topcut.refusal import Refusal
from topcut.rules.list_versions import Version, versions
from topcut.web.access import may
from topcut.web.organizer.all_lists import ago
from topcut.web.organizer.desk_page import known_player, shown
from topcut.web.result_form import digits
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/desk/players/{player}/list/versions")
def page(view: Annotated[View, may("officiate")], player: str, old: str = "", new: str = "") -> Response:
    """The last two, unless others are asked for."""
    id = known_player(view, player)
    found = versions(tuple(view.desk.history(view.tournament))).get(id, ())
    kept = [one for one in found if one.text is not None]
    before, after = _asked(kept, old, -2), _asked(kept, new, -1)
    texts = None if before is None or after is None else (before.text or "", after.text or "")
    changes = None if texts is None else view.intake.differences(*texts)
    return shown(
        view,
        "list_versions.html",
        player=view.t.players[id],
        versions=tuple(reversed(found)),
        numbers={one.n: number for number, one in enumerate(found, start=1)},
        before=before,
        after=after,
        changes=changes,
        lines=lines_changed(*texts) if texts is not None and changes is None else (),
        ago=lambda at: ago(view, at),
    )


def _asked(kept: list[Version], n: str, place: int) -> Version | None:
    """The one with this number, or that at a place counted from the last."""
    if n:
        found = next((one for one in kept if one.n == digits(n)), None)
        if found is None:
            raise Refusal("page-unknown")
        return found
    return kept[place] if len(kept) >= -place else None

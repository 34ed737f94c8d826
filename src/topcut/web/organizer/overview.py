"""The desk before the start: what is done, what is missing, and the next step."""

import tomllib
from functools import cache
from importlib.resources import files

from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions.structure import Plan, announced
from topcut.rules.ruleset import Course
from topcut.web.access.memory import access_in
from topcut.web.organizer.desk_page import shown
from topcut.web.organizer.start import points
from topcut.web.rendering import code_image
from topcut.web.settings import Mode
from topcut.web.view import View


def overview(view: View) -> Response:
    t = view.t
    found = points(t)
    address = f"{view.settings.base_url}/t/{view.tournament}"
    return shown(
        view,
        "overview.html",
        points=found,
        next=next((point for point in found if point.is_blocking), None),
        course=_course(view),
        checklist=checklist(t.ruleset.name),
        sign_up=view.desk.store.sign_up(view.tournament),
        applicants=len(view.desk.store.applicants(view.tournament)),
        address=address,
        code=code_image(address),
        devices=access_in(view.request).reach.devices if view.settings.mode is Mode.LAN else None,
    )


@cache
def checklist(ruleset: str) -> tuple[str, ...]:
    """The clauses by which a rule book asks of the organizer what no program can check."""
    duties: dict[str, list[str]] = tomllib.loads((files(__package__) / "checklist.toml").read_text("utf-8"))
    return tuple(duties.get(ruleset, ()))


def _course(view: View) -> Course | None:
    """Rounds and cut for the players who are in now."""
    try:
        return announced(view.t, Plan())
    except Refusal:
        return None

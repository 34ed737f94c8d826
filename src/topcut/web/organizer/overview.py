"""The desk before the start: what is done, what is missing, and the next step."""

from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions.structure import Plan, announced
from topcut.rules.ruleset import Course
from topcut.web.organizer.checklist import checklist
from topcut.web.organizer.codes import code_image
from topcut.web.organizer.playing import shown
from topcut.web.organizer.readiness import points
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
        checklist=checklist(t.ruleset),
        sign_up=view.desk.store.sign_up(view.tournament),
        applicants=len(view.desk.store.applicants(view.tournament)),
        address=address,
        code=code_image(address),
    )


def _course(view: View) -> Course | None:
    """Rounds and cut for the players who are in now."""
    try:
        return announced(view.t, Plan())
    except Refusal:
        return None

"""What the pages of the desk have in common: where they are, who may do what on them, words and numbers of forms."""

from collections.abc import Mapping
from functools import partial
from typing import Any
from urllib.parse import urlencode

from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actor import Role
from topcut.rules.ranking.reason import Reason
from topcut.web.organizer.neighbours import neighbours
from topcut.web.result_form import whole
from topcut.web.view import View


def desk(view: View, place: str = "", **question: str) -> str:
    """The address of a page of this desk: `desk(view, "people", state="dropped")`."""
    path = f"/t/{view.tournament}/desk{'/' if place else ''}{place}"
    return f"{path}?{urlencode(question)}" if question else path


def shown(view: View, template: str, **context: Any) -> Response:
    """An officials' page, which knows its desk and whether this viewer runs it or only officiates."""
    organizes = view.actor.role is Role.ORGANIZER
    frame = {
        "desk": desk(view),
        "organizes": organizes,
        "neighbours": neighbours(view),
        "because": partial(because, view),
    }
    return view.page(f"organizer/{template}", **{**frame, **context})


def because(view: View, thing: Reason | Refusal) -> str:
    """The sentence without its clause, which stands beside it as a link."""
    return view.names.said(thing).removesuffix(f" ({thing.clause})")


def number(fields: Mapping[str, Any], name: str) -> int:
    """A number that a form carries or somebody typed."""
    return whole(str(fields.get(name, "")))


def perhaps_number(fields: Mapping[str, Any], name: str) -> int | None:
    return number(fields, name) if str(fields.get(name, "")).strip() else None


def text(fields: Mapping[str, Any], name: str) -> str:
    return str(fields.get(name, "")).strip()

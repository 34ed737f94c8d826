"""What somebody sent when the password was wanted again: kept for some minutes, so that nothing is typed twice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from topcut.declared import ready
from topcut.web.access.memory import access_in
from topcut.web.view import OURS, View
from topcut.web.viewer import Viewer

WHAT = "asked-before"
LONGEST = 20_000  # letters
SECRET = ("password", "repeated", "code")  # never kept, nor shown in a page


@ready
@dataclass(frozen=True, slots=True)
class Asked:
    account: str
    path: str
    fields: list[tuple[str, str]]


def keep(request: Request, viewer: Viewer, form: Mapping[str, Any]) -> None:
    """A form without a file and without a secret; of one browser the last one."""
    every = [(name, value) for name, value in getattr(form, "multi_items", form.items)() if name not in OURS]
    fields = [(name, value) for name, value in every if isinstance(value, str)]
    is_secret = any(value and word in name for name, value in fields for word in SECRET)
    if len(fields) < len(every) or is_secret or sum(len(value) for _, value in fields) > LONGEST:
        return
    access = access_in(request)
    asked = Asked(viewer.id, request.url.path, fields)
    access.shortly.keep(WHAT, request.state.browser, asked, access.desk.clock.now())


def waits(view: View) -> bool:
    """Whether there is something to go on with after the password."""
    access = access_in(view.request)
    found = access.shortly.look(WHAT, view.request.state.browser, access.desk.clock.now(), Asked)
    return found is not None and found.account == view.viewer.id


def taken(view: View) -> Asked | None:
    """For whoever sent it, once, and only after the password."""
    access = access_in(view.request)
    now = access.desk.clock.now()
    if not access.presence.is_here(view.viewer.session, now):
        return None
    found = access.shortly.take(WHAT, view.request.state.browser, now, Asked)
    return found if found is not None and found.account == view.viewer.id else None

"""The gate that every route names: `view: Annotated[View, may("officiate")]` is whoever may do it, or nobody."""

from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response
from python_multipart.multipart import parse_options_header
from starlette.exceptions import HTTPException

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.web.access import forms
from topcut.web.access.principal import Kind, Principal
from topcut.web.access.recognition import access_in, recognize
from topcut.web.access.rights import MAY, authorize
from topcut.web.view import View

SAFE = frozenset({"GET", "HEAD"})
UTF8 = b"utf-8"
REPORTS = "/csp"  # sent by browsers themselves, without a form


class Elsewhere(Exception):
    """Look there first: to sign in, or to give the password again."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def may(action: str, *, sure: bool = False) -> Any:
    """Authenticates, authorizes and gives the view. `sure`: who was away for an hour gives the password again first."""
    return Depends(Gate(action, sure))


async def sent_form(request: Request) -> AsyncIterator[Mapping[str, Any]]:
    """What was posted, if it comes from a page of ours: everything else is refused before anybody looks at it (J1).

    Files that came with it are gone when the answer is.
    """
    if request.method in SAFE or request.url.path == REPORTS:
        yield {}
        return
    _, said = parse_options_header(request.headers.get("content-type"))
    if said.get(b"charset", UTF8).lower() != UTF8:  # no browser names another; some that Python knows end in an error
        raise HTTPException(400)
    async with request.form() as form:
        if not forms.is_token(access_in(request).key, request.state.browser, form.get("csrf")):
            raise Refusal("form-foreign")
        yield form


class Gate:
    def __init__(self, action: str, sure: bool = False) -> None:
        assert action in MAY, f"{action} is in nobody's rights"
        self.action = action
        self.sure = sure

    def __call__(self, request: Request, form: Annotated[Mapping[str, Any], Depends(sent_form)]) -> View:
        tournament = TournamentId(request.path_params.get("tournament", ""))
        known = recognize(request, tournament)
        answer = authorize(known.here, self.action, elsewhere=known.elsewhere)
        if isinstance(answer, str):
            self._turn_away(request, answer)
        assert isinstance(answer, Principal)
        self._note(request, answer)
        return View(request, answer, form)

    def _turn_away(self, request: Request, code: str) -> None:
        if code == "sign-in-needed" and request.method in SAFE and "topcut.live" not in request.scope:
            raise Elsewhere("/c" if self.action == "play" else "/login")
        raise Refusal(code)

    def _note(self, request: Request, viewer: Principal) -> None:
        access = access_in(request)
        now = access.desk.clock.now()
        if "topcut.live" not in request.scope:
            access.presence.note(viewer.session, now)
        if self.sure and not access.presence.is_here(viewer.session, now):
            if viewer.kind is Kind.OWNER:
                raise Elsewhere("/account/again")
            raise Refusal("away-too-long")


async def elsewhere(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Elsewhere)
    return RedirectResponse(error.path, status_code=303)

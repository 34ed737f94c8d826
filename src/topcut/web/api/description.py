"""The description of the API (OpenAPI 3.1), made of the routes themselves, and its address."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from topcut import __version__
from topcut.web.access.bearer import LONGEST_KEY, Bearer, by_token
from topcut.web.access.rights import MAY, SAFE
from topcut.web.api.answering import BASE, JSON, TELLS, Answer, Told, tells
from topcut.web.api.writing import TAKES, Done, Form
from topcut.web.problem import MEDIA, Problem
from topcut.web.view import View
from topcut.web.viewer import Kind

router = APIRouter(prefix=BASE)

REF = "#/components/schemas/{name}"
TOKEN = "token"
ONCE = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "minLength": 1, "maxLength": LONGEST_KEY, "pattern": "^[ -~]+$"},
    "description": "The same request under the same key is done once, and answered the same",
}
SAYS = """What the pages of Topcut show and do, for programs: an organizer's own scripts, overlays for streams, sites of
leagues. Reading what is public needs no token. Whatever is refused is answered with problem details (RFC 9457)."""


@router.get("/openapi.json", summary="This description")
@tells(dict)
def description(view: Annotated[View, by_token("open")]) -> Response:
    app = view.request.app
    if not hasattr(app.state, "api_description"):  # most programs never ask for it
        app.state.api_description = msgspec.json.encode(described(api_routes(app.routes)))
    return Response(app.state.api_description, media_type=JSON)


def api_routes(routes: Sequence[BaseRoute]) -> list[APIRoute]:
    return [one for one in routes if isinstance(one, APIRoute) and one.path.startswith(BASE)]


def described(routes: Sequence[APIRoute]) -> dict[str, Any]:
    """Every route with its forms, the token it takes, and how it refuses."""
    made = get_openapi(title="Topcut", version=__version__, openapi_version="3.1.0", description=SAYS, routes=routes)
    forms: list[type] = [Problem]
    for route in routes:
        for method in route.methods or ():
            operation = made["paths"][route.path][method.lower()]
            told: Told = getattr(route.endpoint, TELLS)
            operation["operationId"] = route.operation_id or route.name.replace("_", "-")
            operation["responses"] = {str(told.status): _told(told), "default": _refused()}
            operation["security"] = _security(route, method)
            forms.append(told.form)
            takes: type[Form] | None = getattr(route.endpoint, TAKES, None)
            if takes is not None:
                operation["requestBody"] = _taken(takes)
                forms.append(takes)
            if told.form is Done:
                operation.setdefault("parameters", []).append(ONCE)
    _, components = msgspec.json.schema_components(forms, ref_template=REF)
    made["components"] = {
        "schemas": components,
        "securitySchemes": {TOKEN: {"type": "http", "scheme": "bearer", "description": "Made on the account page"}},
    }
    return made


def _told(told: Told) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([told.form], ref_template=REF)
    said = (told.form.__doc__ if issubclass(told.form, Answer) else None) or "As its summary says."
    return {"description": said.splitlines()[0], "content": {told.media: {"schema": schema}}}


def _taken(form: type[Form]) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([form], ref_template=REF)
    return {"required": True, "content": {JSON: {"schema": schema}}}


def _refused() -> dict[str, Any]:
    schema = {"$ref": REF.format(name=Problem.__name__)}
    return {"description": "Refused: nothing was saved", "content": {MEDIA: {"schema": schema}}}


def _security(route: APIRoute, method: str) -> list[dict[str, list[str]]]:
    """With which scope; where everyone may look, also without a token."""
    gate = gate_of(route)
    needed = {TOKEN: [] if gate.scope is None else [gate.scope]}
    return [{}, needed] if method in SAFE and Kind.SPECTATOR in MAY[gate.action] else [needed]


def gate_of(route: APIRoute) -> Bearer:
    """Which right and which scope it asks for."""
    gates = (part.call for part in route.dependant.dependencies)
    return next(gate for gate in gates if isinstance(gate, Bearer))

"""Generates docs/acts.md: what programs can do, made of the routes themselves."""

from msgspec.structs import FieldInfo, fields

from topcut.web.api import WRITING
from topcut.web.api.description import api_routes, gate_of
from topcut.web.api.writing import TAKES, Form

HEAD = """<!-- Made by `make docs`. -->
# What programs can do

Each of these is one request, `POST /api/v1/tournaments/ID/acts/NAME`, and one act: all of it is done, or none. *Scope*
is what the token needs. A field with a question mark can be left out. Types and meanings are in
`/api/v1/openapi.json`; [api.md](api.md) says how it all works.

| act | scope | what it does | fields |
| --- | --- | --- | --- |
"""


def page() -> str:
    routes = api_routes([route for part in WRITING for route in part.router.routes])
    acts = [route for route in routes if "/acts/" in route.path]
    rows = (
        f"| `{route.path.rpartition('/')[2]}` | {gate_of(route).scope} | {route.summary} "
        f"| {_fields(getattr(route.endpoint, TAKES))} |\n"
        for route in acts
    )
    return HEAD + "".join(rows)


def _fields(form: type[Form]) -> str:
    return ", ".join(map(_field, fields(form)))


def _field(one: FieldInfo) -> str:
    return f"`{one.name}`{'' if one.required else '?'}"

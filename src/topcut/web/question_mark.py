"""Which chapter helps with a page: what the question mark in its header opens."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fastapi import Request

CONTENTS = "/help"


@cache
def table() -> Mapping[str, str]:
    """The route of each page, alone, with a phase or for who is no official, and the chapter and section about it."""
    return tomllib.loads((files("topcut") / "help_pages" / "questions.toml").read_text("utf-8"))


def help_for(request: Request, phase: str = "", *, staff: bool = True) -> str:
    """The section about this page in this phase of its tournament, or for who is no official; for a form that is sent
    somewhere below it, the section about the page above."""
    route: str = getattr(request.scope.get("route"), "path", "")
    while route:
        if (
            found := (not staff and table().get(f"{route} player"))
            or table().get(f"{route} {phase}")
            or table().get(route)
        ):
            return f"{CONTENTS}/{found}"
        route = route.rpartition("/")[0]
    return CONTENTS

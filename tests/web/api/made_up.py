"""Requests made up by schemathesis from the description of the API: whatever is sent, nothing breaks, and every answer
is as described."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.api.programs import Program, program
from tests.web.doors import owned
from tests.web.hall import OWNER, Hall
from topcut.ids import TournamentId
from topcut.web.api.description import api_routes, described
from topcut.web.settings import Limits, Settings

BUSY = Settings(limits=Limits(api_a_minute=1_000_000))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ROLES = ("nobody", "owner", "official", "reader", "stranger")


def programs(hall: Hall) -> dict[str, Program]:
    """Who asks: without a token, with every scope, with one, with none, and with a right elsewhere only."""
    return {
        "nobody": Program(hall),
        "owner": program(hall),
        "official": program(hall, scopes="judge"),
        "reader": program(hall, scopes=""),
        "stranger": program(hall, "otto", operates=False),
    }


def halls(hall: Hall) -> Iterator[TournamentId]:
    """Tournaments before the start, in the middle of a round, in the bracket, and over."""
    for make in (hall.tournament, hall.paired, hall.bracket, hall.finished):
        id = make()
        owned(hall, OWNER.id, id)
        yield id


def sent(hall: Hall, reader: Program, tournament: TournamentId, examples: int, seed: int = 0) -> int:
    """So many requests to every address; how many were done."""
    hall.last = tournament
    made = schemathesis.openapi.from_dict(_with_real_names(hall))
    count = 0
    for found in made.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @seeded(seed)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            nonlocal count
            path = case.operation.path.format(tournament=tournament)
            asked = {**(case.query or {}), **({"once": "true"} if path.endswith("/stream") else {})}
            given = (case.headers or {}).items()  # with a made-up token, which would hide that of the role
            headers = {name: str(value) for name, value in given if name.lower() != "authorization"}
            body = None if case.method == "GET" else msgspec.json.encode(case.body)
            answer = reader.http.request(case.method, path, params=asked, headers=headers, content=body)
            case.validate_response(answer, checks=CHECKS)
            count += answer.is_success

        one()
    return count


def _with_real_names(hall: Hall) -> dict[str, Any]:
    """The description, with what is known here beside anything else that fits: else nothing would ever be found."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(described(api_routes(hall.app.routes))))
    t = hall.t
    players: list[Any] = [*t.players, *t.signed_off]
    pairs = [list(match.players) for one in t.rounds for match in one.matches if match.second is not None]
    figures = [figure.name for figure in t.ruleset.figures]
    known: dict[str, list[Any]] = {
        "player": players[:4],
        "players": pairs[:4],
        "round": [len(t.rounds), len(t.rounds) + 1],
        "table": [1, 2],
        "role": [one.name for one in t.ruleset.officials],
        "ruleset": ["challenger", "timeline"],
        "first_day": ["2026-11-15"],
        "ground": list(t.ruleset.conduct.grounds[:1]),
        "scores": [{figures[0]: [16, 9]}] if figures else [{}],
        "step": [] if t.step is None else [t.step.first],
    }
    for form in told["components"]["schemas"].values():
        for name, schema in form.get("properties", {}).items():
            if known.get(name) and form.get("additionalProperties") is False and form["title"] != "EnterPlayers":
                form["properties"][name] = {"anyOf": [{"enum": known[name]}, deepcopy(schema)]}
    return told

"""The programs in docs/api.md run as they stand there, against a real server."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.web.api.programs import Program, program
from tests.web.serving import Served
from topcut.ids import TournamentId
from topcut.web.api import READING, WRITING
from topcut.web.api.answering import BASE
from topcut.web.api.description import api_routes

DOCS = Path(__file__).parents[3] / "docs"
PROGRAM = re.compile(r"```python\n(.*?)```", re.S)
RUNNING, FOLLOWING = PROGRAM.findall((DOCS / "api.md").read_text("utf-8"))
SECONDS = 120  # which nothing here takes


def run(served: Served, source: str, said: str) -> "subprocess.CompletedProcess[str]":
    asked = [sys.executable, "-c", source, served.url, said]
    return subprocess.run(asked, capture_output=True, text=True, timeout=SECONDS, check=False)


def test_the_example_runs_a_tournament(served: Served) -> None:
    hall = served.hall
    token = program(hall, scopes="run judge").token
    done = run(served, RUNNING, token)
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert len(rows) == 8
    assert {name for _, name, _ in rows} == {"Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hal"}
    (made,) = hall.store.tournaments()
    hall.last = TournamentId(made.id)
    assert len(hall.t.rounds) == 1
    assert not hall.playing.open
    again = run(served, RUNNING, token)
    assert again.returncode == 1
    assert again.stderr.startswith("people-in-already: "), "the tournament is the same, and so are its players"


def test_the_client_of_the_description_follows_a_tournament(served: Served) -> None:
    hall = served.hall
    id = hall.finished()
    done = run(served, FOLLOWING, id)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    public = Program(hall).get(f"/tournaments/{id}/facts?most=1000").json()["facts"]
    until_the_end = [one["kind"] for one in public].index("TournamentFinished") + 1
    assert told[:until_the_end] == [f"{one['at']} {one['sentence']}" for one in public[:until_the_end]]
    assert told[until_the_end:] == [f"{place} {hall.names[player]}" for place, player in hall.t.ranking]


def test_the_client_of_the_description_does_what_every_request_does(served: Served) -> None:
    hall = served.hall
    id = hall.tournament(players=2)
    source: dict[str, Any] = {"__name__": "follow"}
    exec(FOLLOWING, source)  # as whoever copies it would import it
    client = source["Client"](served.url, program(hall).token)
    for _ in range(2):
        answer = client.enter_players(tournament=id, players=[{"name": "Zoe"}], idempotency_key="zoe")
        assert [one["kind"] for one in json.load(answer)["facts"]] == ["PlayerEntered"]
    assert json.load(client.choose_display(tournament=id, shows="names"))["shows"] == "names"
    assert [one["n"] for one in json.load(client.facts(tournament=id, after=2, most=1))["facts"]] == [3]
    for route in api_routes(hall.app.routes):
        assert callable(getattr(client, (route.operation_id or route.name).replace("-", "_")))


def test_the_page_names_every_address() -> None:
    told = (DOCS / "api.md").read_text("utf-8")
    for route in api_routes([route for part in (*READING, *WRITING) for route in part.router.routes]):
        if "/acts/" not in route.path:  # those are in acts.md, which is made of the routes
            last = route.path.removeprefix(BASE).replace("{tournament}", "ID")
            assert f"`{last}`" in told or f"POST {last}`" in told or last == "/tournaments/ID/rounds/current", last

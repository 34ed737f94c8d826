"""The program in docs/api.md runs as it stands there, against a real server."""

import re
import subprocess
import sys
from pathlib import Path

from tests.web.api.programs import program
from tests.web.serving import Served
from topcut.ids import TournamentId
from topcut.web.api import READING, WRITING
from topcut.web.api.answering import BASE
from topcut.web.api.description import api_routes

DOCS = Path(__file__).parents[3] / "docs"
PROGRAM = re.compile(r"```python\n(.*?)```", re.S)
SECONDS = 120  # which nothing here takes


def run(served: Served, source: str, token: str) -> "subprocess.CompletedProcess[str]":
    asked = [sys.executable, "-c", source, served.url, token]
    return subprocess.run(asked, capture_output=True, text=True, timeout=SECONDS, check=False)


def test_the_example_runs_a_tournament(served: Served) -> None:
    hall = served.hall
    (source,) = PROGRAM.findall((DOCS / "api.md").read_text("utf-8"))
    token = program(hall, scopes="run judge").token
    done = run(served, source, token)
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert len(rows) == 8
    assert {name for _, name, _ in rows} == {"Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hal"}
    (made,) = hall.store.tournaments()
    hall.last = TournamentId(made.id)
    assert len(hall.t.rounds) == 1
    assert not hall.playing.open
    again = run(served, source, token)
    assert again.returncode == 1
    assert again.stderr.startswith("people-in-already: "), "the tournament is the same, and so are its players"


def test_the_page_names_every_address() -> None:
    told = (DOCS / "api.md").read_text("utf-8")
    for route in api_routes([route for part in (*READING, *WRITING) for route in part.router.routes]):
        if "/acts/" not in route.path:  # those are in acts.md, which is made of the routes
            last = route.path.removeprefix(BASE).replace("{tournament}", "ID")
            assert f"`{last}`" in told or f"POST {last}`" in told or last == "/tournaments/ID/rounds/current", last

"""What the server counts of itself, and who may read it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.access.device import HOSTED, tls_client
from tests.web.hall import Hall
from topcut.web.access.secrets import digest

TOKEN = "the-operator-alone-knows-this"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "watched", replace(HOSTED, figures=digest(TOKEN)))
    yield made
    made.close()


def figures(hall: Hall) -> str:
    answer = tls_client(hall).get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return answer.text


def figure(hall: Hall, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([\d.e+-]+)$", figures(hall), re.M)
    assert found is not None, name
    return float(found[1])


@pytest.mark.parametrize("said", [{}, {"Authorization": "Bearer guess"}, {"Authorization": f"Basic {TOKEN}"}])
def test_strangers_do_not_even_learn_that_there_are_figures(watched: Hall, said: dict[str, str]) -> None:
    asked, nowhere = tls_client(watched).get("/metrics", headers=said), tls_client(watched).get("/nowhere")
    assert (asked.status_code, asked.text) == (nowhere.status_code, nowhere.text.replace("nowhere", "metrics"))


def test_without_a_token_there_are_no_figures(hall: Hall) -> None:
    assert hall.client().get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def test_facts_pairings_and_requests_are_counted(watched: Hall) -> None:
    facts, pairings = (figure(watched, name) for name in ("topcut_facts_total", "topcut_pairing_seconds_count"))
    watched.paired(players=4)
    assert figure(watched, "topcut_facts_total") >= facts + watched.t.facts
    assert figure(watched, "topcut_pairing_seconds_count") > pairings
    before = figure(watched, 'topcut_request_seconds_count{method="GET",status="404"}') if _seen(watched) else 0
    tls_client(watched).get("/nowhere")
    assert figure(watched, 'topcut_request_seconds_count{method="GET",status="404"}') == before + 1
    assert figure(watched, 'topcut_waiting{turn="read"}') == 0


def _seen(hall: Hall) -> bool:
    return 'method="GET",status="404"' in figures(hall)


def test_no_figure_names_a_person_or_a_tournament(watched: Hall) -> None:
    watched.paired(players=["Canary One", "Canary Two", "Canary Three", "Canary Four"])
    said = figures(watched)
    assert "Canary" not in said
    assert watched.last not in said

"""Every route times everybody, in the own tournament and in another one; a route without a line in the table fails."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute
from starlette.routing import Mount
from starlette.routing import Route as PlainRoute

from tests.web.doors import CLUB, in_a_club, owned
from tests.web.hall import CO_ORGANIZER, JUDGE, OWNER, Client, Hall
from topcut.ids import TournamentId
from topcut.web.access.bearer import Bearer
from topcut.web.access.rights import MAY, REPORTS, Gate
from topcut.web.access.shield import HEADERS
from topcut.web.viewer import Kind

TABLE: dict[str, str] = tomllib.loads((Path(__file__).parent / "permissions.toml").read_text("utf-8"))
PAGES = [name for name in sorted(TABLE) if " /api/" not in name]  # programs have tokens: see api/test_rights.py
FILLED = {
    "player": "p1",
    "ruleset": "challenger",
    "round": "1",
    "match": "1",
    "table": "players",
    "plate": "3",
    "stage": "swiss",
    "number": "1",
    "what": "log",
    "n": "1",
    "chapter": "first-event",
    "code": "nobody",
    "park": "1",
    "club": CLUB,
    "account": "otto",
    "language": "en",
}
HERE = {
    "player": (Kind.PLAYER, "p1"),
    "judge": (Kind.JUDGE, JUDGE.id),
    "co-organizer": (Kind.ORGANIZER, CO_ORGANIZER.id),
    "owner": (Kind.OWNER, OWNER.id),
    "operator": (Kind.OWNER, OWNER.id),
}
PUBLIC = frozenset({"open", "look", "sit"})
ANYWHERE = frozenset({"open", "account", "operate"})  # pages without a tournament
DOORS = frozenset({"/login", "/c", "/account/again"})


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    actions: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def address(self, tournament: TournamentId) -> str:
        asked = "?page=/t/{tournament}/standings&once=yes" if self.path == "/live" else ""
        return f"{self.path}{asked}".format_map({**FILLED, "tournament": tournament})


def routes(hall: Hall) -> Iterator[Route]:
    for one in hall.app.routes:
        if isinstance(one, APIRoute):
            gates = [dependant.call for dependant in one.dependant.dependencies]
            actions = frozenset(gate.action for gate in gates if isinstance(gate, Gate | Bearer))
            yield from (Route(method, one.path, actions) for method in sorted(one.methods or ()))


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    made = Hall(tmp_path_factory.mktemp("walked") / "data")
    yield made
    made.close()


@pytest.fixture(scope="module")
def two(walked: Hall) -> tuple[TournamentId, TournamentId]:
    """The own tournament and another one, with another owner."""
    other = walked.paired(players=4, title="Other Cup")
    owned(walked, "otto", other)
    own = walked.paired(players=4)
    owned(walked, OWNER.id, own)
    in_a_club(walked, OWNER.id, "otto")
    return own, other


def everybody(hall: Hall, own: TournamentId, other: TournamentId) -> Iterator[tuple[str, Client]]:
    """Fresh sessions each time: some of the routes end them."""
    yield "spectator", hall.client()
    for name, (kind, id) in HERE.items():
        operates = name == "operator"
        elsewhere = "otto" if kind is Kind.OWNER else id
        yield f"{name} of another", hall.let_in(kind, elsewhere, other, operates=operates)
        yield name, hall.let_in(kind, id, own, operates=operates)


BY_TOKEN = {"GET /metrics"}  # for programs: nobody is let in for being signed in


def expected(action: str, who: str) -> str:
    """What the table means: in, out (403), nothing there (404), or sign in first."""
    name, _, elsewhere = who.partition(" of ")
    if action in PUBLIC:
        return "in"
    if name == "spectator":
        return "sign in"
    kind = HERE[name][0]
    if action == "operate":
        return "in" if name == "operator" else "out"
    if elsewhere and action not in ANYWHERE:
        return "nothing there"
    return "in" if kind in MAY[action] else "out"


def got(route: Route, answer: httpx.Response) -> str:
    if answer.status_code == 403:
        return "out"
    if answer.status_code == 401 or answer.headers.get("location") in DOORS - {route.path}:
        return "sign in"
    if answer.status_code == 404 and "{" not in route.path.replace("{tournament}", ""):
        return "nothing there"
    assert answer.status_code < 500, f"{route.name}: {answer.status_code} {answer.text[:300]}"
    return "nothing there" if answer.status_code == 404 else "in"


def test_every_route_has_its_line_and_every_line_its_route(walked: Hall) -> None:
    assert {route.name for route in routes(walked)} == set(TABLE)


def test_every_route_goes_through_the_gate_that_its_line_says(walked: Hall) -> None:
    wrong = {route.name: set(route.actions) for route in routes(walked) if route.actions != {TABLE[route.name]}}
    assert not wrong
    assert [one.path for one in walked.app.routes if isinstance(one, Mount)] == ["/static/pictures", "/static"]
    plain = {one.path for one in walked.app.routes if type(one) is PlainRoute}
    assert plain == {"/mirror/v1", "/mirror/v1/{tournament}", "/mirror/v1/{tournament}/copy"}, "see test_receiving.py"


def test_pages_of_a_tournament_ask_for_rights_in_it(walked: Hall) -> None:
    for route in routes(walked):
        assert ("{tournament}" in route.path) == (TABLE[route.name] not in ANYWHERE), route.name
        if "/desk" in route.path:
            assert TABLE[route.name] in {"officiate", "organize", "own"}, route.name
        if "{tournament}/me" in route.path:
            assert TABLE[route.name] == "play", route.name


@pytest.mark.fault("I-4", "I-5", "I-12")
@pytest.mark.parametrize("name", PAGES)
def test_the_right_people_get_in_and_the_others_do_not(
    walked: Hall, two: tuple[TournamentId, TournamentId], name: str
) -> None:
    own, other = two
    route = next(one for one in routes(walked) if one.name == name)
    found, meant = {}, {}
    for who, client in everybody(walked, own, other):
        meant[who] = "nothing there" if name in BY_TOKEN else expected(TABLE[name], who)
        if route.method == "GET" or meant[who] != "in":
            answer = client.get(route.address(own)) if route.method == "GET" else client.send(route.address(own))
            found[who] = got(route, answer)
            for header, value in HEADERS.items():
                assert answer.headers[header] == value
            assert answer.headers["cache-control"] == "no-store"
    assert found == {who: outcome for who, outcome in meant.items() if who in found}


@pytest.mark.fault("J1")
@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("POST ") and REPORTS not in name])
def test_a_form_without_the_token_is_nobodys(walked: Hall, two: tuple[TournamentId, TournamentId], name: str) -> None:
    own, other = two
    route = next(one for one in routes(walked) if one.name == name)
    forged = cycle(({}, {"csrf": ""}, {"csrf": "0" * 32}, {"csrf": walked.client().csrf}))
    for (who, client), form in zip(everybody(walked, own, other), forged, strict=False):
        answer = client.http.post(route.address(own), data={"key": "k", **form})
        assert answer.status_code == 403, who
        assert "was not sent from a page of this program" in answer.text


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("POST ")])
def test_who_may_send_a_form_gets_past_the_gate(tmp_path: Path, name: str) -> None:
    """In a hall of its own, because some of these forms do something even when they are empty."""
    hall = Hall(tmp_path / "data")
    own = hall.paired(players=4)
    owned(hall, OWNER.id, own)
    hall.let_in(Kind.OWNER, "otto", own)
    in_a_club(hall, OWNER.id, "otto")
    route = next(one for one in routes(hall) if one.name == name)
    for who, (kind, id) in HERE.items():
        if expected(TABLE[name], who) == "in":
            answer = hall.let_in(kind, id, own).send(route.address(own))
            assert got(route, answer) in {"in", "nothing there"}, who
            assert "was not sent from a page" not in answer.text
    hall.close()

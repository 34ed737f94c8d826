"""The permission table for programs: each route, each account, each scope."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.api.programs import ALL, V1, Program, address, program
from tests.web.doors import CLUB, in_a_club, owned
from tests.web.hall import OWNER, Hall
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import conduct, deck_checks, squads
from topcut.web.access.bearer import RUN, SCOPES
from topcut.web.access.rights import MAY
from topcut.web.access.shield import HEADERS
from topcut.web.viewer import Kind

TABLE: dict[str, str] = tomllib.loads((Path(__file__).parents[1] / "permissions.toml").read_text("utf-8"))
ROUTES = {name: action for name, action in TABLE.items() if f" {V1}/" in name}
SCOPE = {right: scope for scope, right in SCOPES.items()}
OTHERS = {  # whose scope is not that of its right
    f"POST {V1}/tournaments": RUN,
    f"GET {V1}/tournaments/{{tournament}}/keeping": RUN,
    f"PUT {V1}/tournaments/{{tournament}}/keeping": RUN,
}
GATE = {"api-token-missing", "api-token-elsewhere", "api-token-scope", "api-token-refused", "page-unknown", "forbidden"}


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    made = Hall(tmp_path_factory.mktemp("walked") / "data")
    yield made
    made.close()


@pytest.fixture(scope="module")
def own(walked: Hall) -> TournamentId:
    """Of a club, in which one account owns and another organizes."""
    id = walked.paired(players=4)
    in_a_club(walked, OWNER.id, "cora")
    owned(walked, CLUB, id)
    return id


@pytest.fixture(scope="module")
def programs(walked: Hall, own: TournamentId) -> dict[str, tuple[Program, str]]:
    other = walked.tournament(title="Other Cup", ready=False)
    owned(walked, "otto", other)
    made = {
        "nobody": (Program(walked), ""),
        "owner": (program(walked, OWNER.id, operates=False), ALL),
        "organizer": (program(walked, "cora", operates=False), ALL),
        "stranger": (program(walked, "otto", operates=False), ALL),
        "of another tournament": (program(walked, OWNER.id, only=other), ALL),
        "of this one": (program(walked, OWNER.id, only=own), ALL),
    }
    for scope in ("", *SCOPES):
        made[f"with {scope or 'none'}"] = (program(walked, OWNER.id, scope), scope)
    return made


def expected(name: str, who: str, scopes: str) -> str:
    action = ROUTES[name]
    if Kind.SPECTATOR in MAY[action]:
        return "in"
    if who == "nobody":
        return "api-token-missing"
    if who == "of another tournament" or (who == "of this one" and "{tournament}" not in name):
        return "api-token-elsewhere"
    if who == "stranger" and "{tournament}" in name:
        return "page-unknown"
    if who == "organizer" and action == "own":
        return "forbidden"
    scope = OTHERS[name] if name in OTHERS else SCOPE[action]
    return "in" if scope in scopes.split() else "api-token-scope"


@pytest.mark.fault("I-4", "I-5", "I-12")
@pytest.mark.parametrize("name", sorted(ROUTES))
def test_the_right_programs_get_in_and_the_others_do_not(
    walked: Hall, own: TournamentId, programs: dict[str, tuple[Program, str]], name: str
) -> None:
    method, path = name.split(" ")
    for who, (reader, scopes) in programs.items():
        answer = reader.http.request(method, address(path, own))
        meant = expected(name, who, scopes)
        if meant == "in" and (method != "GET" or path.endswith("/preview")):  # refused at most for what it asks
            assert answer.status_code < 500, (who, answer.text)
            assert answer.status_code in {200, 201} or answer.json()["code"] not in GATE
        elif meant == "in":
            assert answer.status_code == 200, (who, answer.text)
        else:
            assert answer.json()["code"] == meant, who
            assert answer.status_code in {401, 403, 404}
        for header, value in HEADERS.items():
            assert answer.headers[header] == value
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers


def test_whoever_has_no_part_in_it_reads_what_everyone_reads(hall: Hall) -> None:
    """A token of another account, or for another tournament, adds nothing: the same bytes from every address."""
    id = hall.paired("showdown", 6)
    owned(hall, OWNER.id, id)
    other = hall.tournament(title="Other Cup", ready=False)
    hall.last = id
    hall.act(squads.choose, hall.playing.round.matches[0].first, 1, (1, 2))
    hall.act(deck_checks.draw, 1)
    hall.act(conduct.warn, PlayerId("p1"), hall.t.ruleset.conduct.grounds[0], "A secret note")
    readers = [Program(hall), program(hall, "otto", operates=False), program(hall, OWNER.id, only=other)]
    names = [name for name, action in ROUTES.items() if name.startswith("GET") and Kind.SPECTATOR in MAY[action]]
    assert len(names) > 10
    for name in names:
        path = address(name.removeprefix("GET "), id)
        first, *others = [one.http.get(path) for one in readers]
        assert first.status_code == 200
        assert "A secret note" not in first.text
        assert [one.content for one in others] == [first.content] * 2, name
    inside = program(hall, OWNER.id).get(f"/tournaments/{id}/facts").text
    assert "A secret note" in inside

"""What programs read: the same as the pages show, exact, with the sentence that explains it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.web.api.programs import V1, Program, address, program
from tests.web.hall import OWNER, Hall
from topcut.rules.actions import announcing, calling, clock, conduct, days
from topcut.rules.actor import Actor, Role
from topcut.rules.ranking.standings import standings
from topcut.rules.schedule import Slot
from topcut.web.api.description import api_routes, described


@pytest.fixture
def anyone(hall: Hall) -> Program:
    return Program(hall)


def body(program: Program, path: str) -> Any:
    answer = program.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    return answer.json()


def test_standings_are_exact_and_say_why(hall: Hall, anyone: Program) -> None:
    id = hall.swiss(players=9)
    told = body(anyone, f"/tournaments/{id}/standings")
    found = standings(hall.t)
    assert [(row["rank"], row["player"]["id"], row["points"]) for row in told["rows"]] == [
        (one.rank, one.player, one.points) for one in found
    ]
    exact = [[Fraction(tiebreak["exact"]) for tiebreak in row["tiebreaks"]] for row in told["rows"]]
    assert exact == [list(map(Fraction, one.tiebreaks)) for one in found]
    assert any(value.denominator > 1 for row in exact for value in row)
    assert told["rows"][0]["above_next"]["clause"].startswith("CH-")
    assert told["rows"][0]["above_next"]["sentence"]
    assert told["n"] == hall.store.head(id).n


def test_rounds_have_a_sentence_for_each_pair(hall: Hall, anyone: Program) -> None:
    id = hall.paired(players=5)
    hall.play(leave=1)
    (one,) = body(anyone, f"/tournaments/{id}/rounds")["rounds"]
    assert one == body(anyone, f"/tournaments/{id}/rounds/current")
    assert [match["settled"] for match in one["matches"]].count(False) == 1
    played = next(match for match in one["matches"] if match["result"] and match["second"])
    assert played["result"]["winner"] == played["first"]
    assert played["why"]["sentence"]
    assert [match["first"]["name"] for match in one["matches"] if match["second"] is None], "the bye"


def test_before_the_first_round_there_is_none(hall: Hall, anyone: Program) -> None:
    id = hall.tournament()
    assert body(anyone, f"/tournaments/{id}/rounds")["rounds"] == []
    assert anyone.get(f"/tournaments/{id}/rounds/current").status_code == 404


def test_the_bracket_and_the_end(hall: Hall, anyone: Program) -> None:
    id = hall.bracket()
    first, *_ = body(anyone, f"/tournaments/{id}/bracket")["rounds"]
    assert all(seat["player"] for meeting in first["meetings"] for seat in meeting["seats"])
    assert body(anyone, f"/tournaments/{id}")["phase"] == "bracket"
    over = hall.finished()
    told = body(anyone, f"/tournaments/{over}")
    assert told["winner"]["id"] == body(anyone, f"/tournaments/{over}/standings")["ranking"][0]["player"]["id"]
    assert told["next"] is None


def test_tournaments_are_found_and_one_has_its_own(hall: Hall, anyone: Program) -> None:
    id = hall.paired(title="Autumn Cup")
    assert [one["id"] for one in body(anyone, "/tournaments?q=autumn&state=running")["tournaments"]] == [id]
    assert body(anyone, "/tournaments?q=spring")["total"] == 0
    assert [one["id"] for one in body(program(hall), "/mine")["tournaments"]] == [id]
    assert body(program(hall, "otto", operates=False), "/mine")["tournaments"] == []


def test_officials_know_more_of_the_clock_the_players_and_the_log(hall: Hall, anyone: Program) -> None:
    id = hall.paired()
    hall.act(clock.start, 3)
    hall.act(conduct.warn, "p1", hall.t.ruleset.conduct.grounds[0], "seen")
    ours, theirs = program(hall, scopes=""), program(hall, "otto", operates=False)
    for stranger in (anyone, theirs):
        assert body(stranger, f"/tournaments/{id}/clock")["timer"]["remaining"] is None
        assert body(stranger, f"/tournaments/{id}/players")["players"][0]["office"] is None
        assert "WarningGiven" not in kinds(stranger, id)
    assert body(ours, f"/tournaments/{id}/clock")["timer"]["minutes"] == hall.t.ruleset.clock.minutes + 3
    assert body(ours, f"/tournaments/{id}/players")["players"][0]["office"]["where"] == "in"
    assert "WarningGiven" in kinds(ours, id)


def test_what_is_told_beside_the_games(hall: Hall, anyone: Program) -> None:
    id = hall.paired()
    hall.act(days.set_schedule, [Slot("2026-11-15", "09:30", "Round 1")])
    table = hall.playing.round.matches[0].table
    hall.act(announcing.announce, "Welcome!")
    hall.act(announcing.tell_table, table, "Three minutes more")
    told = body(anyone, f"/tournaments/{id}/programme")
    assert told["schedule"] == [{"day": "2026-11-15", "time": "09:30", "what": "Round 1"}]
    assert [(one["official"]["name"], one["role"]) for one in told["officials"]] == [("Wanda", "watcher")]
    everyone, ours = (body(one, f"/tournaments/{id}/announcements")["announcements"] for one in (anyone, program(hall)))
    assert [one["text"] for one in everyone] == ["Welcome!"]
    assert [(one["number"], one["table"], one["text"]) for one in ours] == [
        (2, table, "Three minutes more"),
        (1, None, "Welcome!"),
    ]


def test_officials_learn_who_calls_and_what_was_ruled(hall: Hall) -> None:
    id = hall.paired()
    ours, match = program(hall, scopes="judge"), hall.playing.round.matches[0]
    hall.act(calling.call_official, "In range?", by=Actor(Role.PLAYER, match.first))
    (call,) = body(ours, f"/tournaments/{id}/calls")["calls"]
    assert (call["table"], call["player"]["id"], call["about"]) == (match.table, match.first, "In range?")
    ours.do(id, "take-call", call=call["call"])
    assert body(ours, f"/tournaments/{id}/calls")["calls"][0]["taken"]["id"] == OWNER.id
    ours.do(id, "close-call", call=call["call"])
    ours.do(id, "give-ruling", table=match.table, question="In range?", answer="No.")
    told = body(ours, f"/tournaments/{id}/calls")
    assert told["calls"] == []
    (ruling,) = told["rulings"]
    assert (ruling["question"], ruling["answer"], ruling["appealed"]) == ("In range?", "No.", None)
    assert {one["id"] for one in ruling["players"]} == set(match.players)


def kinds(program: Program, id: str) -> set[str]:
    return {one["kind"] for one in body(program, f"/tournaments/{id}/facts")["facts"]}


def test_facts_come_a_page_at_a_time_and_say_who_and_what(hall: Hall, anyone: Program) -> None:
    id = hall.paired()
    found, after, more = [], 0, True
    while more:
        page = body(anyone, f"/tournaments/{id}/facts?after={after}&most=7")
        found += page["facts"]
        after, more = found[-1]["n"], page["more"]
    assert [one["n"] for one in found] == sorted({one["n"] for one in found})
    assert found[0]["kind"] == "TournamentCreated"
    assert found[0]["by"]["id"] == OWNER.id
    assert all(one["sentence"] for one in found)


def test_the_archive_is_that_of_the_page(hall: Hall, anyone: Program) -> None:
    id = hall.finished()
    assert anyone.get(f"/tournaments/{id}/archive").content == hall.anybody.get(f"/t/{id}/archive").content


def test_every_answer_has_the_form_that_is_described(hall: Hall, anyone: Program) -> None:
    told = msgspec.json.decode(msgspec.json.encode(described(api_routes(hall.app.routes))))
    assert anyone.get("/openapi.json").json() == told
    assert told["openapi"] == "3.1.0"
    assert not any("." in name for name in told["components"]["schemas"]), "two forms have the same name"
    id, staff = hall.bracket(), program(hall)
    hall.act(clock.start, 3)
    checked = 0
    for path, operations in told["paths"].items():
        if "get" not in operations:
            continue
        (media, form), *_ = operations["get"]["responses"]["200"]["content"].items()
        for reader in (anyone, staff):
            answer = reader.http.get(address(path, id))
            if answer.status_code == 200 and media == "application/json":
                whole: Mapping[str, Any] = {**form["schema"], "components": told["components"]}
                Draft202012Validator(whole).validate(answer.json())
                checked += 1
    assert checked > 18


def test_whatever_is_refused_is_a_problem(hall: Hall, anyone: Program) -> None:
    id = hall.paired()
    wrong = anyone.get(f"/tournaments/{id}/facts?after=-1&most=x").json()
    assert wrong["code"] == "api-form"
    assert "after: Input should be greater than or equal to 0; most: " in wrong["detail"]
    for path in ("/nothing", "/tournaments/nobody/rounds", f"/tournaments/{id}/facts?after=-1", "/tournaments?state=x"):
        answer = anyone.get(path)
        assert 400 <= answer.status_code < 500
        problem = answer.json()
        assert answer.headers["content-type"] == "application/problem+json"
        assert (problem["status"], problem["type"]) == (answer.status_code, "about:blank")
        assert problem["code"]
        assert problem["detail"].endswith((".", "?", ")")), problem
    wrong = anyone.http.put(f"{V1}/tournaments/{id}")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-unknown")
    stranger = anyone.http.get(f"{V1}/tournaments", headers={"Host": "elsewhere.example"})
    assert stranger.json()["code"] == "host-unknown"

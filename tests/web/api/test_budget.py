"""How often one token may ask: what is over is refused, does nothing, and takes nothing from anybody else."""

from dataclasses import replace

import pytest

from tests.web.api.programs import V1, Program, program
from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.store.accounts import ApiToken
from topcut.web.settings import Limits

FEW = 5


@pytest.fixture
def cup(hall: Hall) -> TournamentId:
    made = hall.paired()
    few = replace(hall.settings, limits=replace(hall.settings.limits, api_a_minute=FEW))
    object.__setattr__(hall.app.state.access, "settings", few)
    return made


def announced(script: Program, cup: TournamentId, times: int, by: str = "") -> list[int]:
    return [script.send(f"/tournaments/{cup}/acts/announce", {"text": f"{by}{n}"}).status_code for n in range(times)]


def test_a_program_has_ten_requests_a_second() -> None:
    assert Limits().api_a_minute == 600


@pytest.mark.fault("K6")
def test_what_is_written_beyond_the_budget_is_not_kept(hall: Hall, cup: TournamentId) -> None:
    script = program(hall)
    assert announced(script, cup, FEW + 3) == [200] * FEW + [429] * 3
    assert [one.text for one in hall.t.announcements] == ["0", "1", "2", "3", "4"]
    refused = script.refused(cup, "announce", text="More")
    assert (refused["code"], refused["status"]) == ("api-busy", 429)
    assert str(FEW) in refused["detail"]


def test_reading_and_writing_are_counted_together(hall: Hall, cup: TournamentId) -> None:
    script = program(hall)
    read = [script.get(f"/tournaments/{cup}/standings").status_code for _ in range(FEW - 1)]
    assert read == [200] * (FEW - 1)
    assert announced(script, cup, 2) == [200, 429]


def test_what_is_refused_or_sent_again_counts_as_well(hall: Hall, cup: TournamentId) -> None:
    """Else a program that has gone wrong could ask for ever."""
    script = program(hall)
    for _ in range(2):
        assert script.do(cup, "announce", key="once", text="Once")["facts"]
    assert script.refused(cup, "announce", text=7)["code"] == "api-form"
    assert script.refused(cup, "announce", words="Twice")["code"] == "api-form"
    assert script.refused(cup, "no-such-act")["code"] == "page-unknown", "which is no request to count"
    assert announced(script, cup, 2) == [200, 429]


def test_a_request_that_the_budget_refused_can_be_sent_again(hall: Hall, cup: TournamentId) -> None:
    """Its key is not used up: nothing was done under it."""
    script, other = program(hall), program(hall)
    announced(script, cup, FEW)
    assert script.refused(cup, "announce", key="later", text="Later")["code"] == "api-busy"
    assert other.do(cup, "announce", key="later", text="Later")["facts"]


@pytest.mark.fault("K6", "D12")
def test_it_takes_nothing_from_other_tokens_nor_from_people(hall: Hall, cup: TournamentId) -> None:
    script, same, another = program(hall), program(hall), program(hall, "eva")
    announced(script, cup, FEW + 1)
    assert announced(same, cup, 1, "same") == announced(another, cup, 1, "another") == [200]
    assert Program(hall).get(f"/tournaments/{cup}/standings").status_code == 200, "nobody counts who has no token"
    assert hall.owner.send(f"/t/{cup}/desk/announcements", text="Lunch").status_code == 303
    assert hall.player("p1").send(f"/t/{cup}/me/call", about="").status_code == 303


def test_a_token_that_is_refused_has_no_budget(hall: Hall, cup: TournamentId) -> None:
    """A revoked one says that it is revoked, however often it has asked."""
    script = program(hall)
    announced(script, cup, FEW + 1)
    hall.store.change_access(lambda accounts: accounts.remove(*accounts.every(ApiToken)))
    assert script.get("/mine").json()["code"] == "api-token-refused"


def test_a_stream_is_one_request_however_long_it_is_open(hall: Hall, cup: TournamentId) -> None:
    script = program(hall)
    for _ in range(FEW):
        answer = script.get(f"/tournaments/{cup}/stream?once=yes")
        assert (answer.status_code, answer.text.count("event: fact") > 5) == (200, True)
    assert script.http.get(f"{V1}/tournaments/{cup}/stream?once=yes").json()["code"] == "api-busy"

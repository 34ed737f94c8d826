"""The clock: an act of its own, seen by officials alone where the rule book says so, and what is said at time."""

import re

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import match_at, play_round
from topcut.rules.actions import clock
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.rounds import close_round


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


@pytest.mark.clause("CH-19")
def test_starting_the_clock_is_an_act_of_its_own(hall: Hall) -> None:
    id = hall.paired()
    assert hall.t.clock is None
    page = hall.owner.get(f"/t/{id}/desk/clock").text
    assert "Publishing the pairings does not start it" in page
    assert "#CH-19" in page
    hall.owner.done(f"/t/{id}/desk/clock/start")
    assert hall.t.clock is not None


@pytest.mark.clause("CH-20", "TL-09")
@pytest.mark.fault("I-7")
@pytest.mark.parametrize(("ruleset", "clause"), [("challenger", "CH-20"), ("timeline", "TL-09")])
def test_officials_see_the_time_and_it_is_masked_until_they_tap(hall: Hall, ruleset: str, clause: str) -> None:
    id = hall.paired(ruleset)
    hall.act(clock.start, 3)
    hall.wait(minutes=50)
    for place in ("desk", "desk/clock", "judge"):
        page = hall.judge.get(f"/t/{id}/{place}")
        assert "no-store" in page.headers["Cache-Control"]
        assert f"#{clause}" in page.text
        masked = page.text[page.text.index("<details", page.text.index('id="main"')) :]
        assert "left of 93 min" in masked
        assert not re.search(r"<details[^>]*\bopen\b[^>]*>(?:(?!</details>).)*left of 93 min", page.text, re.DOTALL)
    for client in (hall.player("p1"), hall.anybody):
        for path in ("", "/pairings", "/standings", "/log"):
            seen = client.get(f"/t/{id}{path}").text
            hashes = r"[0-9a-f]{32,}|(?:[0-9a-f]{4} ){15}[0-9a-f]{4}|data-live=\"[^\"]*\""
            assert "93" not in re.sub(hashes, "", words(seen))
            assert "left of" not in seen


@pytest.mark.clause("CH-21", "TL-09", "MU-32", "PS-14")
@pytest.mark.parametrize(
    ("ruleset", "said", "clause"),
    [
        ("challenger", "Finish the current game round, then add up your Victory Points.", "CH-21"),
        ("timeline", "Finish the current game round, then add up your Victory Points.", "TL-09"),
        ("munchkin", "Finish the turn, then play on until both players have had the same number of turns", "MU-32"),
        ("showdown", "Finish the current turn, then work out the scores.", "PS-14"),
    ],
)
def test_when_time_is_called_officials_read_what_to_say(hall: Hall, ruleset: str, said: str, clause: str) -> None:
    id = hall.paired(ruleset)
    before = hall.judge.get(f"/t/{id}/desk/clock").text
    assert said in before
    assert f"#{clause}" in before
    assert "Time is called." not in before
    hall.owner.done(f"/t/{id}/desk/clock/start")
    hall.wait(minutes=130)
    list(hall.desk.tick())
    for place in ("", "/clock"):
        page = hall.judge.get(f"/t/{id}/desk{place}").text
        assert "Time is called." in page
        assert said in page


@pytest.mark.clause("PS-13")
def test_mission_critical_is_prompted_at_its_minute_and_announced_by_the_lead_arbiter(hall: Hall) -> None:
    id = hall.paired("showdown")
    hall.act(clock.start)
    hall.wait(minutes=89)
    assert "Announce Mission Critical now" not in hall.judge.get(f"/t/{id}/desk/clock").text
    early = hall.judge.send(f"/t/{id}/desk/clock/mission-critical")
    assert early.status_code == 422
    hall.wait(minutes=1)
    for place in ("", "/clock"):
        page = hall.judge.get(f"/t/{id}/desk{place}").text
        assert "Announce Mission Critical now" in page
        assert "#PS-13" in page
    assert "Announce Mission Critical now" not in hall.player("p1").get(f"/t/{id}/me").text
    hall.act(name_official, "lea", "lead-arbiter")
    refused = hall.judge.send(f"/t/{id}/desk/clock/mission-critical")
    assert "Lead Arbiter" in refused.text
    hall.act(name_official, JUDGE.id, "lead-arbiter")
    page = hall.judge.done(f"/t/{id}/desk/clock/mission-critical").text
    assert "Mission Critical is announced." in page
    assert "gains a Momentum token" in page


@pytest.mark.clause("PS-14")
def test_where_the_rule_book_does_not_hide_the_clock_it_stands_open(hall: Hall) -> None:
    id = hall.paired("showdown")
    hall.act(clock.start)
    page = hall.judge.get(f"/t/{id}/desk/clock").text
    assert "Players may see this clock." in page
    assert re.search(r"<details open><summary[^>]*>Time left", page)


@pytest.mark.clause("CH-18")
def test_minutes_rolled_with_real_dice_are_typed_and_bounded(hall: Hall) -> None:
    id = hall.paired()
    refused = hall.owner.send(f"/t/{id}/desk/clock/start", extra="9")
    assert refused.status_code == 422
    assert 'value="9"' in refused.text
    assert hall.owner.send(f"/t/{id}/desk/clock/start", extra="two").status_code == 422
    hall.owner.done(f"/t/{id}/desk/clock/start", extra="2")
    assert hall.t.clock is not None
    assert hall.t.clock.extra == 2


def test_a_break_stops_the_clock_and_it_goes_on(hall: Hall) -> None:
    id = hall.paired()
    hall.owner.done(f"/t/{id}/desk/clock/start", extra="0")
    hall.wait(minutes=10)
    page = hall.owner.done(f"/t/{id}/desk/clock/pause", reason="lunch").text
    assert "paused" in page
    hall.wait(minutes=60)
    page = hall.owner.done(f"/t/{id}/desk/clock/resume").text
    left = re.search(r'data-remaining="(\d+)"', page)
    assert left
    assert round(int(left[1]) / 60_000) == 80


@pytest.mark.clause("MU-13")
def test_a_table_has_more_time_and_its_own_clock(hall: Hall) -> None:
    id = hall.paired("munchkin")
    hall.owner.done(f"/t/{id}/desk/clock/start")
    page = hall.judge.done(f"/t/{id}/desk/clock/extend", table="2", minutes="5", reason="a card was replaced").text
    assert "left at this table" in page
    assert "+5 min" in hall.judge.get(f"/t/{id}/desk").text
    refused = hall.judge.send(f"/t/{id}/desk/clock/extend", table="2", minutes="5", reason="")
    assert refused.status_code == 422
    hall.wait(minutes=41)
    list(hall.desk.tick())
    page = hall.judge.get(f"/t/{id}/desk/clock").text
    assert "Time is called." in page
    assert "left at this table" in page


@pytest.mark.fault("E5")
def test_time_that_ran_out_while_the_program_was_off_is_said(hall: Hall) -> None:
    id = hall.paired()
    hall.owner.done(f"/t/{id}/desk/clock/start", extra="0")
    hall.wait(minutes=120)
    list(hall.desk.tick())
    assert "The program was off: time was up at" in hall.owner.get(f"/t/{id}/desk/clock").text


def test_time_is_never_called_before_it_is_up(hall: Hall) -> None:
    id = hall.paired()
    assert hall.judge.send(f"/t/{id}/desk/clock/call").status_code == 422
    hall.owner.done(f"/t/{id}/desk/clock/start")
    assert hall.judge.send(f"/t/{id}/desk/clock/call").status_code == 422
    not_yet = '<a class="btn" role="link" aria-disabled="true" aria-describedby="notyet">Call time</a>'
    button = '<button class="btn">Call time</button>'
    page = hall.judge.get(f"/t/{id}/desk/clock").text
    assert not_yet in page
    assert button not in page
    hall.wait(minutes=96)
    page = hall.judge.get(f"/t/{id}/desk/clock").text
    assert not_yet not in page
    assert button in page
    hall.judge.done(f"/t/{id}/desk/clock/call")
    assert hall.t.clock is not None
    assert hall.t.clock.called


def test_a_table_that_had_more_time_does_not_outlive_the_clock(hall: Hall) -> None:
    id = hall.paired()
    for running in (False, True):
        if running:
            hall.act(clock.start)
        hall.act(clock.extend, 2, 5, "a card was replaced")
        page = hall.judge.get(f"/t/{id}/desk/clock")
        assert (page.status_code, "left at this table" in page.text) == (200, running)
    play_round(hall)
    hall.act(close_round)
    page = hall.judge.get(f"/t/{id}/desk/clock")
    assert (page.status_code, "left at this table" in page.text) == (200, False)


def test_an_official_sees_the_clock_but_the_organizer_runs_it(hall: Hall) -> None:
    id = hall.paired()
    assert "Start the clock for round" not in hall.judge.get(f"/t/{id}/desk/clock").text
    for act in ("start", "pause", "resume"):
        assert hall.judge.send(f"/t/{id}/desk/clock/{act}").status_code == 403
    play_round(hall)
    assert match_at(hall, 1).result is not None

"""Facts that answer others miss them: what was taken out of a log is found where something else needs it."""

import json

import pytest

import topcut_referee
from tests.topcut_referee.sealing import LOGS, archive, records
from tests.topcut_referee.writing import EIGHT, OLGA, WANDA, Event, played, rows

FEW = {"structure.rows": rows((2, 2, 0))}


def paired(entries: dict[str, str] | None = None) -> Event:
    return Event(entries=entries or FEW).sign_up().start(2, 0).swiss(1, EIGHT, settle=False)


def clocked() -> Event:
    event = paired().says("ExtraMinutesRolled", stage="swiss", round=1, extra=0, salt="", typed=True)
    commitment = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"  # of no bytes and a 0
    return event.says("ClockStarted", stage="swiss", round=1, minutes=90, commitment=commitment)


def test_a_clock_is_stopped_while_it_runs_and_runs_on_once_it_was_stopped() -> None:
    event = clocked().says("ClockPaused", round=1).says("ClockResumed", round=1)

    assert event.faults() == []
    for wrong in (
        clocked().says("ClockResumed", round=1),
        clocked().says("ClockPaused", round=2),
        clocked().says("ClockPaused", round=1).says("ClockPaused", round=1),
        paired().says("ClockPaused", round=1),
    ):
        assert wrong.faults() == [(wrong.n, "order")]


def test_more_time_is_for_a_match_of_the_round() -> None:
    assert clocked().says("TableExtended", WANDA, round=1, match=4, minutes=5, reason="A spill").faults() == []
    event = clocked().says("TableExtended", WANDA, round=1, match=5, minutes=5, reason="A spill")
    assert event.faults() == [(event.n, "order")]


def test_only_who_was_checked_in_is_checked_out() -> None:
    event = Event(entries=FEW).sign_up().says("PlayerCheckedOut", player="ann")

    assert event.faults() == []
    event.says("PlayerCheckedOut", player="ann")
    assert event.faults() == [(event.n, "order")]


def test_only_an_open_call_is_closed() -> None:
    event = paired().says("OfficialCalled", ("player", "ann"), call=1, round=1, table=1, player="ann")

    assert event.says("CallClosed", WANDA, call=1).faults() == []
    event.says("CallClosed", WANDA, call=1)
    assert event.faults() == [(event.n, "order")]


def test_only_a_card_that_was_missing_is_replaced() -> None:
    event = paired().says("CardMissing", WANDA, player="ann", what="The Fool", round=1)

    assert event.says("CardReplaced", WANDA, player="ann").faults() == []
    event.says("CardReplaced", WANDA, player="ann")
    assert event.faults() == [(event.n, "order")]


def test_the_cut_waits_until_the_last_round_is_closed() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 2))}).sign_up().start(1, 2).swiss(1, EIGHT)
    event.facts.pop()

    event.cut("ann bo")

    assert event.faults() == [(event.n, "order")]


@pytest.mark.parametrize(("how", "figures"), [("victory", (5, 3)), ("draw", (5, 5)), ("time", (5, 5))])
def test_a_roll_decides_only_what_is_compared_and_for_somebody(how: str, figures: tuple[int, int]) -> None:
    result = played(*figures, by_roll=True, how=how)

    event = paired().says("ResultSettled", OLGA, stage="swiss", round=1, match=1, result=result)

    assert [n for n, _ in event.faults()] == [event.n]


def test_attempts_are_counted_in_the_bracket_too() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 2))}).sign_up().start(1, 2).swiss(1, EIGHT).cut("ann bo")
    event.called(1, "ann-bo", [1])

    assert event.faults() == []
    event.facts[-1]["body"]["attempt"] = 2
    assert event.faults() == [(event.n, "draw")]


def test_squads_are_shown_once() -> None:
    facts = records("showdown")
    first = next(record for record in facts if record["kind"] == "SquadsRevealed")
    again = [*facts[: first["n"]], {**first, "n": first["n"] + 1}]

    found = topcut_referee.verify(archive(again)).discrepancies

    assert [(fault.fact, fault.clause) for fault in found] == [(first["n"] + 1, "order")]


def test_an_agreed_result_without_its_figures_is_found() -> None:
    facts = records("challenger")
    agreed = next(record for record in facts if record["kind"] == "ResultSettled" and record["body"].get("agreed"))
    agreed["body"]["result"]["figures"] = []

    found = topcut_referee.verify(archive(facts)).discrepancies

    assert agreed["n"] in {fault.fact for fault in found}


def test_nobody_plays_a_digital_match_alone() -> None:
    facts = [json.loads(line) for line in (LOGS / "challengers-digital.jsonl").read_text(encoding="utf-8").splitlines()]
    paired = next(record for record in facts if record["kind"] == "RoundPaired")
    match = next(record["body"] for record in facts if record["kind"] == "MatchPlayed")
    match["begins"] = match["winner"]
    paired["body"]["pairs"][match["match"] - 1] |= {"first": match["winner"], "second": match["winner"]}

    found = topcut_referee.verify(archive(facts)).discrepancies

    assert paired["n"] in {fault.fact for fault in found}


@pytest.mark.parametrize(("book", "kind"), [("showdown", "SquadsRevealed"), ("challenger", "TieBroken")])
def test_a_match_that_the_round_does_not_have_is_found(book: str, kind: str) -> None:
    facts = records(book)
    done = next(record for record in facts if record["kind"] == kind)
    done["body"]["match"] = 99

    found = topcut_referee.verify(archive(facts[: done["n"]])).discrepancies

    assert (done["n"], "order") in {(fault.fact, fault.clause) for fault in found}

"""The planner's line: each account has one question in it, the first is worked out, and nobody ends another's."""

import subprocess
from collections.abc import Iterator
from dataclasses import replace
from threading import Thread
from time import monotonic

import pytest

from tests.web.serving import until
from topcut.desk import planning as desk_planning
from topcut.desk.planning import WAITING, Planning
from topcut.planner.plan import Request
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.store.fleeting import Fleeting

SHORT = Request(load("challenger"), 8, (3, 3), (0,), tournaments=5)
LONG = replace(SHORT, players=200, rounds=(8, 8), tournaments=1_000_000)
PATIENCE = 120.0


@pytest.fixture
def planning() -> Iterator[Planning]:
    made = Planning()
    yield made
    made.close()


def ahead(planning: Planning, who: str, key: str) -> int:
    run = planning.known(who, key)
    assert run is not None
    assert not run.over
    return run.ahead


def test_who_comes_while_another_question_is_worked_out_waits_in_a_line(planning: Planning) -> None:
    planning.ask("ana", "long", LONG)
    planning.ask("bo", "short", SHORT)
    planning.ask("cy", "short", SHORT)
    assert [ahead(planning, *one) for one in (("ana", "long"), ("bo", "short"), ("cy", "short"))] == [0, 1, 2]
    planning.stop("ana", "long")
    planning.wait("cy", "short", PATIENCE)
    for who in ("bo", "cy"):
        run = planning.known(who, "short")
        assert run is not None
        assert run.is_whole


def test_a_question_is_seen_and_stopped_by_whoever_asked_it_alone(planning: Planning) -> None:
    planning.ask("ana", "long", LONG)
    planning.stop("bo", "long")
    assert planning.known("bo", "long") is None
    assert ahead(planning, "ana", "long") == 0
    planning.ask("bo", "long", LONG)
    planning.stop("bo", "long")
    run = planning.known("bo", "long")
    assert run is not None
    assert run.over
    assert run.answer is None
    assert run.failed is None, "somebody wanted no more of it"
    assert ahead(planning, "ana", "long") == 0
    planning.stop("ana", "long")
    planning.wait("ana", "long", PATIENCE)


def test_another_question_takes_the_place_of_ones_own_and_goes_to_the_end_of_the_line(planning: Planning) -> None:
    planning.ask("ana", "long", LONG)
    planning.ask("bo", "long", LONG)
    planning.ask("cy", "short", SHORT)
    planning.ask("bo", "short", SHORT)
    gone = planning.known("bo", "long")
    assert gone is not None
    assert gone.over
    assert (ahead(planning, "cy", "short"), ahead(planning, "bo", "short")) == (1, 2)
    planning.ask("ana", "short", SHORT)
    planning.wait("ana", "short", PATIENCE)
    stopped = planning.known("ana", "long")
    assert stopped is not None
    assert stopped.over
    assert all((run := planning.known(who, "short")) is not None and run.is_whole for who in ("ana", "bo", "cy"))


def test_a_line_that_is_full_is_one_sentence_and_who_stands_in_it_can_ask_anew(planning: Planning) -> None:
    planning.ask("ana", "long", LONG)
    for number in range(WAITING):
        planning.ask(f"p{number}", "short", SHORT)
    with pytest.raises(Refusal) as refused:
        planning.ask("late", "short", SHORT)
    assert (refused.value.code, refused.value.parameters) == ("planner-busy", {"waiting": WAITING})
    assert planning.known("late", "short") is None
    planning.ask("p3", "long", LONG)
    assert ahead(planning, "p3", "long") == WAITING
    planning.ask("ana", "short", SHORT)
    assert ahead(planning, "ana", "short") >= WAITING, "whoever is at work has a place, too"


def test_whoever_had_a_turn_keeps_what_is_known_and_lets_the_next_one_in(
    planning: Planning, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_planning, "TURN", 0.0)
    planning.ask("ana", "long", LONG)
    until(lambda: (run := planning.known("ana", "long")) is not None and run.answer is not None, "it grows", PATIENCE)
    assert ahead(planning, "ana", "long") == 0, "as long as nobody waits"
    planning.ask("bo", "short", SHORT)
    planning.wait("bo", "short", PATIENCE)
    run = planning.known("ana", "long")
    assert run is not None
    assert run.over
    assert run.answer is not None
    assert 0 < run.answer.done < run.answer.wanted
    assert run.failed is None


def test_many_questions_of_one_account_push_out_no_answer_of_another(planning: Planning) -> None:
    planning.ask("bo", "short", SHORT)
    planning.wait("bo", "short", PATIENCE)
    for number in range(desk_planning.OF_ONE + 1):
        planning.ask("ana", f"{number}", LONG)
    assert planning.known("ana", "0") is None
    found = planning.known("bo", "short")
    assert found is not None
    assert found.is_whole


def test_a_run_that_is_lost_before_its_first_figure_says_so_and_lets_the_next_one_in(
    planning: Planning, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the system ends it for want of memory."""
    monkeypatch.setattr(desk_planning, "LIMITS", replace(desk_planning.LIMITS, memory=1 << 20))
    planning.ask("ana", "short", SHORT)
    planning.wait("ana", "short", PATIENCE)
    lost = planning.known("ana", "short")
    assert lost is not None
    assert lost.failed is not None
    assert lost.failed.code == "planner-failed"
    monkeypatch.undo()
    planning.ask("bo", "short", SHORT)
    planning.wait("bo", "short", PATIENCE)
    whole = planning.known("bo", "short")
    assert whole is not None
    assert whole.is_whole


def exhausted(*_: object, **__: object) -> None:
    raise BlockingIOError("Resource temporarily unavailable")


def no_thread(_: Thread) -> None:
    raise RuntimeError("can't start new thread")


@pytest.mark.parametrize(("of", "what", "fails"), [(subprocess, "Popen", exhausted), (Thread, "start", no_thread)])
def test_a_run_that_the_computer_has_nothing_left_for_says_so_and_the_planner_goes_on(
    of: object, what: str, fails: object, planning: Planning, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of, what, fails)
    planning.ask("ana", "short", SHORT)
    lost = planning.known("ana", "short")
    assert lost is not None
    assert lost.over
    assert lost.failed is not None
    assert lost.failed.code == "planner-failed"
    monkeypatch.undo()
    for who in ("bo", "ana"):
        planning.ask(who, "short", SHORT)
        planning.wait(who, "short", PATIENCE)
        assert (run := planning.known(who, "short")) is not None
        assert run.is_whole


def test_closing_waits_for_the_one_at_work_alone() -> None:
    planning = Planning()
    whose = ["ana", *(f"p{number}" for number in range(WAITING))]
    for who in whose:
        planning.ask(who, "long", LONG)
    begun = monotonic()
    planning.close()
    assert monotonic() - begun < 2 * desk_planning.SOON
    assert all((run := planning.known(who, "long")) is not None and run.over for who in whose)


def test_a_question_that_was_just_given_up_is_asked_anew(planning: Planning) -> None:
    planning.ask("ana", "short", replace(LONG, tournaments=2))
    planning.ask("ana", "other", LONG)
    planning.ask("ana", "short", SHORT)
    planning.wait("ana", "short", PATIENCE)
    run = planning.known("ana", "short")
    assert run is not None
    assert run.is_whole
    assert not run.stopped


class Failing(Fleeting):
    """What several processes share, which can fail in a way that nobody has thought of."""

    def __init__(self) -> None:
        self.fails = False

    def keep(self, what: str, whose: str, value: str, seconds: int) -> None:
        if self.fails:
            raise OSError("no space left")

    def look(self, what: str, whose: str) -> str | None:
        return None

    def take(self, what: str, whose: str) -> str | None:
        return None


def test_a_run_that_cannot_be_told_to_others_goes_on_and_ends() -> None:
    shared = Failing()
    planning = Planning(shared)
    planning.ask("ana", "short", SHORT)
    shared.fails = True
    planning.wait("ana", "short", PATIENCE)
    shared.fails = False
    run = planning.known("ana", "short")
    assert run is not None
    assert run.is_whole
    planning.ask("bo", "short", SHORT)
    planning.wait("bo", "short", PATIENCE)
    assert (after := planning.known("bo", "short")) is not None
    assert after.is_whole
    planning.close()

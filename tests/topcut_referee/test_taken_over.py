"""Another computer keeps the log: epochs count up by one, an organizer writes them, and no undo touches them."""

import pytest

import topcut_referee
from tests.topcut_referee import second
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.sealing import archive
from tests.topcut_referee.unbound import why
from tests.topcut_referee.writing import EIGHT, WANDA, Event, rows


def signed_up() -> Event:
    return Event(entries={"structure.rows": rows((2, 1, 0))}).sign_up()


def test_a_log_may_be_taken_over_again_and_again() -> None:
    event = signed_up().says("TakenOver", epoch=2).start(1, 0).says("TakenOver", epoch=3).swiss(1, EIGHT)
    event.finish("1 ann, 2 bo, 3 cy, 4 dee, 5 eve, 6 fay, 7 gus, 8 hal").says("TakenOver", epoch=4)
    verdict = event.verdict()

    assert verdict.ok, verdict.as_text()
    remarks = [remark.text for remark in verdict.remarks]
    assert remarks == [f"another computer keeps the log from here on (epoch {number})" for number in (2, 3, 4)]


@pytest.mark.parametrize(
    ("epochs", "wrong"), [((1,), [0]), ((0,), [0]), ((3,), [0]), ((2, 2), [1]), ((2, 4), [1]), ((2, 3, 2), [2])]
)
def test_epochs_count_up_by_one_from_2(epochs: tuple[int, ...], wrong: list[int]) -> None:
    event = signed_up()
    first = event.n + 1
    for epoch in epochs:
        event.says("TakenOver", epoch=epoch)

    assert event.faults() == [(first + place, "order") for place in wrong]


@pytest.mark.parametrize("by", [WANDA, ("player", "ann"), ("clock", "clock")])
def test_only_an_organizer_takes_a_log_over(by: tuple[str, str]) -> None:
    event = signed_up().says("TakenOver", by, epoch=2)

    assert event.faults() == [(event.n, "claim")]


def test_a_takeover_is_no_step_and_is_never_undone() -> None:
    event = signed_up().says("CapacitySet", capacity=40)
    step = event.n
    event.says("TakenOver", epoch=2).says("StepUndone", first=step, last=step)
    assert event.faults() == []

    event = signed_up().says("TakenOver", epoch=2)
    event.says("StepUndone", first=event.n, last=event.n)
    assert set(event.faults()) == {(event.n, "order")}
    # It counts nevertheless.
    event.says("TakenOver", epoch=2)
    assert (event.n, "order") in event.faults()


@pytest.mark.parametrize("epoch", ["2", True, -2, None])
def test_an_epoch_is_a_number(epoch: object) -> None:
    event = signed_up().says("TakenOver", epoch=epoch)

    assert event.faults() == [(event.n, "format")]


def test_a_takeover_is_withheld_from_nobody() -> None:
    facts = second.second(signed_up().says("TakenOver", epoch=2).facts)
    n = next(fact["n"] for fact in facts if fact["kind"] == "TakenOver")
    people = second.people(facts, full=False)

    shown = topcut_referee.verify(archive(facts, withheld=second.hidden(facts), full=False, people=people))
    hidden = topcut_referee.verify(archive(facts, withheld={n, *second.hidden(facts)}, full=False, people=people))

    assert shown.ok, shown.as_text()
    assert [(fault.fact, fault.clause) for fault in hidden.discrepancies] == [(n, "class")]


@pytest.mark.parametrize("log", [1, 2])
def test_of_forged_takeovers_only_what_nobody_can_tell_passes(log: int) -> None:
    stored = signed_up().says("TakenOver", epoch=2).start(1, 0).says("TakenOver", epoch=3).facts
    facts = second.second(stored) if log == 2 else stored
    made = [forgery for forgery in forgeries(facts) if forgery.kind == "TakenOver"]

    passed = {one.forgery.name for one in (tried(facts, forgery) for forgery in made) if one.alone}

    assert {name for name in passed if why(name, log) is None} == set()
    assert why("change TakenOver epoch", log) is None
    assert not {"by official TakenOver", "by player TakenOver", "by clock TakenOver"} & passed

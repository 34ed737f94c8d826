"""Calls that an official takes, so that nobody else goes to the table: which ones, by whom, and how often."""

import pytest

from tests.topcut_referee import second
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.unbound import RECORD, why
from tests.topcut_referee.writing import EIGHT, OLGA, WANDA, Event, played, rows

ANN, FRAN, WIM = ("player", "ann"), ("official", "fran"), ("official", "wim")
Person = tuple[str, str]


def called(calls: int = 1) -> Event:
    """A round in which ann has asked for an official, once or more."""
    event = Event(entries={"structure.rows": rows((2, 2, 0))}).sign_up()
    event.says("OfficialNamed", official="wim", role="watcher").start(2, 0).swiss(1, EIGHT, settle=False)
    for call in range(1, calls + 1):
        event.says("OfficialCalled", ANN, call=call, round=1, table=1, player="ann")
    return event


def taken(event: Event, by: Person, call: int = 1) -> Event:
    return event.says("CallTaken", by, call=call)


def undone(event: Event) -> Event:
    return event.says("StepUndone", first=event.n, last=event.n)


@pytest.mark.parametrize("by", [WANDA, OLGA])
def test_an_official_or_an_organizer_takes_a_call_and_it_is_closed_later(by: Person) -> None:
    assert taken(called(), by).says("CallClosed", WANDA, call=1).faults() == []


@pytest.mark.parametrize("by", [ANN, ("player", "hal"), ("clock", "clock")])
def test_nobody_else_takes_a_call_not_even_the_player_who_has_called(by: Person) -> None:
    event = taken(called(), by)

    assert event.faults() == [(event.n, "claim")]


def test_a_call_that_was_not_made_is_not_taken() -> None:
    for event in (taken(called(0), WANDA), taken(called(), WANDA, call=2)):
        assert event.faults() == [(event.n, "order")]


def test_a_call_that_was_closed_is_not_taken() -> None:
    event = taken(called().says("CallClosed", ANN, call=1), WANDA)

    assert event.faults() == [(event.n, "order")]


def test_another_one_goes_instead_and_so_may_the_first_again() -> None:
    assert taken(taken(taken(called(), WANDA), WIM), WANDA).faults() == []


@pytest.mark.parametrize(("first", "again"), [(WANDA, WANDA), (OLGA, OLGA), (OLGA, ("official", "olga"))])
def test_nobody_takes_the_same_call_twice_in_a_row(first: Person, again: Person) -> None:
    event = taken(taken(called(), first), again)

    assert event.faults() == [(event.n, "order")]


def test_somebody_may_take_several_calls() -> None:
    assert taken(taken(called(2), WANDA, call=1), WANDA, call=2).faults() == []


def test_what_was_undone_was_not_taken() -> None:
    assert taken(undone(taken(called(), WANDA)), WANDA).faults() == []
    assert taken(undone(called().says("CallClosed", WANDA, call=1)), WANDA).faults() == []


def test_with_the_later_one_undone_the_earlier_one_has_it_again() -> None:
    event = taken(undone(taken(taken(called(), WANDA), WIM)), WANDA)

    assert event.faults() == [(event.n, "order")]


def test_after_an_undone_close_the_call_is_still_taken() -> None:
    event = taken(undone(taken(called(), WANDA).says("CallClosed", WANDA, call=1)), WANDA)

    assert event.faults() == [(event.n, "order")]


def test_who_has_taken_a_call_is_not_for_everybody_to_read() -> None:
    event = taken(called(), WANDA)
    lists = [fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"]

    for hidden, faults in (([event.n - 1, event.n], []), ([event.n - 1], [(event.n, "secret")])):
        found = event.verdict(withheld=[*lists, *hidden], full=False).discrepancies
        assert [(fault.fact, fault.clause) for fault in found] == faults


def playing(plays_as: str | None, *, settings: dict[str, str] | None = None, stage: str = "swiss") -> Event:
    """Fran is a Floor Judge and one of the players, and ann calls from her table, where hal sits too."""
    cut = 2 if stage == "bracket" else 0
    event = Event("munchkin", {"structure.rows": rows((2, 1, cut)), **(settings or {})}).sign_up()
    event.says("OfficialNamed", official="wim", role="floor-judge")
    event.says("OfficialNamed", official="fran", role="floor-judge", plays_as=plays_as, alternate="wim")
    event.start(1, cut).swiss(1, EIGHT, settle=False)
    if stage == "bracket":
        for match in range(1, 5):
            event.settle("swiss", 1, match, played(1, 0, points=[2, 0], figures=[[0, 0], [0, 0]]))
        event.says("RoundClosed", stage="swiss", round=1).cut("ann bo").called(1, "ann-bo", [1])
    return event.says("OfficialCalled", ANN, call=1, stage=stage, round=1, table=1, player="ann", for_official="wim")


@pytest.mark.clause("MU-04")
@pytest.mark.parametrize("plays_as", ["ann", "hal"])
def test_no_official_takes_a_call_from_a_game_of_their_own(plays_as: str) -> None:
    for by in (WIM, WANDA, OLGA):
        assert taken(playing(plays_as), by).faults() == []
    event = taken(playing(plays_as), FRAN)
    assert event.faults() == [(event.n, "MU-04")]


@pytest.mark.clause("MU-04")
@pytest.mark.parametrize("plays_as", ["bo", None])
def test_an_official_who_plays_elsewhere_takes_a_call(plays_as: str | None) -> None:
    assert taken(playing(plays_as), FRAN).faults() == []


@pytest.mark.clause("MU-04")
def test_the_game_is_one_of_the_round_and_stage_of_the_call() -> None:
    event = taken(playing("bo", stage="bracket"), FRAN)

    assert event.faults() == [(event.n, "MU-04")]
    assert taken(playing("hal", stage="bracket"), FRAN).faults() == []


@pytest.mark.clause("MU-04")
def test_without_a_game_nobody_takes_the_own_call() -> None:
    def event(plays_as: str) -> Event:
        made = playing(plays_as)
        made.facts[-1]["body"] |= {"round": 2, "table": None}
        return taken(made, FRAN)

    assert event("ann").faults() == [(event("ann").n, "MU-04")]
    assert event("hal").faults() == []


@pytest.mark.clause("MU-04")
def test_an_organizer_who_plays_does_not_take_a_call_from_that_game_either() -> None:
    event = playing(None).says("OfficialNamed", official="olga", role="organizer", plays_as="hal", alternate="wim")

    taken(event, OLGA)

    assert event.faults() == [(event.n, "MU-04")]


@pytest.mark.clause("MU-04")
def test_who_was_released_since_is_no_playing_official() -> None:
    event = playing("hal").says("OfficialReleased", official="fran", role="floor-judge")
    event.says("OfficialNamed", official="fran", role="floor-judge")

    assert taken(event, FRAN).faults() == []


@pytest.mark.clause("MU-04")
def test_where_officials_play_freely_or_a_deviation_allows_it_they_take_any_call() -> None:
    freely = {"officials.floor-judge.plays": '"yes"'}
    deviation = playing("hal").says("DeviationDeclared", clause="MU-04", reason="There is nobody else.")

    assert taken(playing("hal", settings=freely), FRAN).faults() == []
    assert taken(deviation, FRAN).faults() == []


@pytest.mark.parametrize("log", [1, 2])
def test_of_a_call_that_was_taken_only_a_true_record_or_another_possible_one_passes(log: int) -> None:
    stored = taken(taken(taken(called(2), WANDA), WIM), WANDA, call=2).says("CallClosed", WANDA, call=1).facts
    facts = second.second(stored) if log == 2 else stored
    made = [forgery for forgery in forgeries(facts) if forgery.kind == "CallTaken"]

    outcomes = [tried(facts, forgery) for forgery in made]

    assert {"remove CallTaken", "change CallTaken call", "by player CallTaken"} <= {forgery.name for forgery in made}
    for outcome in outcomes:
        name = outcome.forgery.name
        assert not outcome.alone or why(name, log) is not None, f"{name}, fact {outcome.forgery.n}, passes"
    assert {o.forgery.name for o in outcomes if o.alone and why(o.forgery.name, log) == RECORD} == {
        "remove CallTaken", "change CallTaken call",
    }  # fmt: skip
    assert not any(o.alone for o in outcomes if o.forgery.what in ("by player", "by that player", "by clock"))

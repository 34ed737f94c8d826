"""Who may eject, who hears an appeal, and whether the one who decided was named."""

from typing import Any

import pytest

from tests.topcut_referee import second
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.unbound import RECORD, why
from tests.topcut_referee.writing import OLGA, WANDA, Event, rows

ANN, BO = ("player", "ann"), ("player", "bo")
HAL, HELGA, OTTO = ("official", "hal-judge"), ("official", "helga"), ("organizer", "otto")
EJECTS = {
    "conduct.ejects_by": '["head-judge", "organizer"]',
    "conduct.ejects_for_lists_by": '["head-judge", "organizer"]',
    "conduct.ejects_for_lists_clause": '"MU-11"',
    "officials.head-judge.appeals_own": "false",
    "structure.rows": rows((2, 3, 0)),
}
Person = tuple[str, str]


def munchkin(*heads: str, **entries: str) -> Event:
    """A tournament with wanda as Floor Judge and these Head Judges."""
    event = Event("munchkin", {**EJECTS, **entries}).sign_up()
    for head in heads:
        event.says("OfficialNamed", official=head, role="head-judge")
    return event.start(3, 0)


def ejected(event: Event, by: Person, decided_by: str | None = None, about: str = "conduct") -> Event:
    penalty = ("PenaltyRecorded", {"player": "ann", "penalty": "Ejected", "about": about})
    return event.act(penalty, ("PlayerEjected", {"player": "ann", "decided_by": decided_by}), by=by)


@pytest.mark.parametrize(
    ("heads", "by", "decided_by"),
    [
        (["hal-judge"], HAL, None),
        (["hal-judge"], WANDA, "hal-judge"),
        (["hal-judge"], OLGA, "hal-judge"),
        ([], OLGA, None),
        ([], OTTO, None),
    ],
)
def test_a_head_judge_ejects_or_with_none_named_the_organizer(
    heads: list[str], by: Person, decided_by: str | None
) -> None:
    assert ejected(munchkin(*heads), by, decided_by).faults() == []


@pytest.mark.parametrize(
    ("heads", "by", "decided_by"),
    [
        (["hal-judge"], OLGA, None),
        (["hal-judge"], WANDA, None),
        (["hal-judge"], HAL, "wanda"),
        ([], WANDA, None),
        ([], OLGA, "wanda"),
    ],
)
def test_an_ejection_by_somebody_else_is_found(heads: list[str], by: Person, decided_by: str | None) -> None:
    event = ejected(munchkin(*heads), by, decided_by)

    assert event.faults() == [(event.n, "MU-05")]


def test_who_decides_was_named() -> None:
    event = ejected(munchkin(), OLGA, "a stranger")

    assert event.faults() == [(event.n, "MU-05")]


def test_somebody_named_organizer_may_eject_where_there_is_no_head_judge() -> None:
    event = munchkin().says("OfficialNamed", official="otto", role="organizer")

    assert ejected(event, WANDA, "otto").faults() == []


def test_for_a_list_any_of_its_roles_will_do() -> None:
    assert ejected(munchkin("hal-judge"), OLGA, about="list").faults() == []
    event = ejected(munchkin("hal-judge"), OLGA, about="conduct")
    assert event.faults() == [(event.n, "MU-05")]
    event = ejected(munchkin("hal-judge"), WANDA, about="list")
    assert event.faults() == [(event.n, "MU-11")]


def test_a_penalty_of_another_player_does_not_help() -> None:
    event = munchkin("hal-judge").act(
        ("PenaltyRecorded", {"player": "bo", "penalty": "-", "about": "list"}),
        ("PlayerEjected", {"player": "ann", "reason": "Another deck"}),
    )

    assert event.faults() == [(event.n, "MU-05")]


def test_in_a_public_file_the_grounds_are_not_known_and_the_referee_says_so() -> None:
    event = ejected(munchkin("hal-judge"), OLGA, about="list")
    hidden = [fact["n"] for fact in event.facts if fact["kind"] in ("PenaltyRecorded", "ListHandedIn")]

    verdict = event.verdict(withheld=hidden, full=False)

    assert verdict.ok, verdict.as_text()
    assert any("ejected" in line for line in verdict.unchecked)


def test_in_a_public_file_a_role_that_never_ejects_is_still_found() -> None:
    event = ejected(munchkin("hal-judge"), WANDA, about="list")
    hidden = [fact["n"] for fact in event.facts if fact["kind"] in ("PenaltyRecorded", "ListHandedIn")]

    found = event.verdict(withheld=hidden, full=False).discrepancies

    assert [(fault.fact, fault.clause) for fault in found] == [(event.n, "MU-05")]


def test_every_organizer_holds_the_role_where_it_comes_first() -> None:
    event = ejected(munchkin("hal-judge", conduct__ejects_by='["organizer", "head-judge"]'), HAL)

    assert event.faults() == [(event.n, "MU-05")]


def test_without_the_entry_any_official_ejects() -> None:
    assert ejected(munchkin("hal-judge", conduct__ejects_by="[]"), WANDA).faults() == []


def without(event: Event, *kinds: str) -> Event:
    """The same log from which these facts were taken out, and the others numbered again."""
    event.facts = [fact for fact in event.facts if fact["kind"] not in kinds]
    for n, fact in enumerate(event.facts, start=1):
        fact["n"] = n
    return event


def test_a_penalty_that_was_taken_out_from_beside_an_ejection_is_found() -> None:
    event = without(ejected(munchkin(), OLGA), "PenaltyRecorded")

    assert event.faults() == [(event.n, "MU-05")]
    lists = [fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"]
    found = event.verdict(withheld=lists, full=False).discrepancies
    assert [(fault.fact, fault.clause) for fault in found] == [(event.n, "MU-05")]


def test_older_logs_told_the_grounds_of_an_ejection_in_public() -> None:
    assert munchkin().says("PlayerEjected", player="ann", reason="Threats").faults() == []
    event = munchkin().says("PlayerEjected", player="ann", reason="Threats", decided_by=None)
    assert event.faults() == [(event.n, "MU-05")]


def test_warnings_that_were_taken_out_before_an_answer_are_found() -> None:
    def warned() -> Event:
        event = Event(entries={"structure.rows": rows((2, 3, 0))}).sign_up().start(3, 0)
        for _ in range(3):
            event.says("WarningGiven", WANDA, player="ann", round=1, ground="Stalling")
        return event.says("EjectionDeclined", WANDA, player="ann", reason="A last chance.")

    assert warned().faults() == []
    event = without(warned(), "WarningGiven")
    assert event.faults() == [(event.n, "CH-50")]


def test_a_proposal_that_was_taken_out_before_an_answer_is_found() -> None:
    event = munchkin("hal-judge").says("EjectionProposed", WANDA, player="ann", reason="Stalling")
    event.says("EjectionDeclined", HAL, player="ann", reason="A last chance.")

    assert event.faults() == []
    event = without(event, "EjectionProposed")
    assert event.faults() == [(event.n, "MU-05")]


def test_a_proposal_changes_nothing_and_is_not_a_players() -> None:
    event = munchkin("hal-judge").says("EjectionProposed", WANDA, player="ann", reason="Stalling")

    assert event.says("PlayerDropped", ("player", "ann"), player="ann", after=0).faults() == []
    event = munchkin().says("EjectionProposed", ("player", "bo"), player="ann", reason="Stalling")
    assert event.faults() == [(event.n, "claim")]


def test_a_missing_card_is_only_a_record() -> None:
    event = munchkin().says("CardMissing", ("player", "ann"), player="ann", what="The Fool", round=1)

    assert event.says("CardReplaced", WANDA, player="ann").faults() == []


def given(event: Event, by: Person = WANDA, **members: Any) -> Event:
    """A ruling that concerns ann and bo, if nothing else is said."""
    body = {"ruling": 1, "round": 1, "table": None, "players": ["ann", "bo"], "question": "?", "answer": "Yes."}
    return event.act(("RulingGiven", {**body, **members}), by=by)


def appealed(event: Event, by: Person, player: str = "ann", ruling: int = 1) -> Event:
    return event.says("RulingAppealed", by, ruling=ruling, player=player)


def ruled(event: Event, by: Person, decided_by: str | None = None) -> Event:
    return appealed(given(event, by, decided_by=decided_by), ANN)


def decided(event: Event, by: Person, decided_by: str | None = None) -> Event:
    return event.says("AppealDecided", by, ruling=1, upheld=True, answer="Yes.", decided_by=decided_by)


@pytest.mark.parametrize(
    ("heads", "by", "decided_by"),
    [
        (["hal-judge"], HAL, None),
        (["hal-judge"], OLGA, "hal-judge"),
        ([], OLGA, None),  # the organizer stands in
    ],
)
def test_a_head_official_decides_an_appeal(heads: list[str], by: Person, decided_by: str | None) -> None:
    assert decided(ruled(munchkin(*heads), WANDA), by, decided_by).faults() == []


@pytest.mark.parametrize(
    ("heads", "by", "decided_by"),
    [
        (["hal-judge"], OLGA, None),
        (["hal-judge"], WANDA, None),
        (["hal-judge"], HAL, "wanda"),
        ([], OLGA, "a stranger"),
        ([], OLGA, "wanda"),
        ([], WANDA, None),
    ],
)
def test_an_appeal_that_somebody_else_decides_is_found(heads: list[str], by: Person, decided_by: str | None) -> None:
    event = decided(ruled(munchkin(*heads), WANDA), by, decided_by)

    assert event.faults() == [(event.n, "MU-03")]


def test_nobody_hears_an_appeal_against_an_own_ruling_while_there_is_another() -> None:
    for by, written in ((HAL, None), (WANDA, "hal-judge")):
        event = decided(ruled(munchkin("hal-judge", "helga"), by, written), HAL)
        assert event.faults() == [(event.n, "MU-03")]
        assert decided(ruled(munchkin("hal-judge", "helga"), by, written), HELGA).faults() == []


def test_the_only_head_official_may_hear_an_appeal_against_an_own_ruling() -> None:
    assert decided(ruled(munchkin("hal-judge"), HAL), HAL).faults() == []


def test_a_ruling_is_given_by_somebody_who_was_named() -> None:
    event = ruled(munchkin(), WANDA, "a stranger")

    assert event.faults() == [(event.n - 1, "MU-03")]


def test_the_alternate_of_a_head_official_who_plays_decides_there() -> None:
    def event(player: str) -> Event:
        made = munchkin().says(
            "OfficialNamed", official="hal-judge", role="head-judge", plays_as=player, alternate="wim"
        )
        return decided(
            ruled(made.says("OfficialNamed", official="wim", role="floor-judge"), WANDA), ("official", "wim")
        )

    assert event("ann").faults() == []
    assert event("hal").faults() == [(event("hal").n, "MU-03")]


def test_the_alternate_of_somebody_who_hears_no_appeals_hears_none() -> None:
    event = munchkin("hal-judge").says(
        "OfficialNamed", official="fran", role="floor-judge", plays_as="ann", alternate="wim"
    )
    event.says("OfficialNamed", official="wim", role="floor-judge")

    decided(ruled(event, WANDA), ("official", "wim"))

    assert event.faults() == [(event.n, "MU-03")]


def test_somebody_named_organizer_stands_in_where_there_is_no_head_judge() -> None:
    def event(*heads: str) -> Event:
        made = munchkin(*heads).says("OfficialNamed", official="otto", role="organizer")
        return decided(ruled(made, WANDA), OLGA, "otto")

    assert event().faults() == []
    assert event("hal-judge").faults() == [(event("hal-judge").n, "MU-03")]


def test_an_organizer_who_always_is_head_official_decides_beside_another() -> None:
    event = munchkin("hal-judge", **{"officials.head-judge.organizer": '"is"'})

    assert decided(ruled(event, WANDA), OLGA).faults() == []


def test_an_organizer_who_only_may_be_head_official_does_not_stand_in() -> None:
    entries = {"officials.head-watcher.appeals_own": "false", "structure.rows": rows((2, 3, 0))}
    event = decided(ruled(Event(entries=entries).sign_up().start(3, 0), WANDA), OLGA)

    assert event.faults() == [(event.n, "CH-51")]


def test_without_the_entry_the_organizer_decides_appeals_and_so_does_who_ruled() -> None:
    older = {"officials__head-judge__appeals_own": "true"}

    assert decided(ruled(munchkin("hal-judge", "helga", **older), HAL), HAL).faults() == []
    assert decided(ruled(munchkin("hal-judge", **older), WANDA), OLGA).faults() == []
    event = decided(ruled(munchkin("hal-judge", **older), WANDA), WANDA)
    assert event.faults() == [(event.n, "MU-03")]


def test_rulings_and_appeals_come_in_their_order() -> None:
    event = decided(munchkin(), OLGA)
    assert event.faults() == [(event.n, "MU-03")]
    event = appealed(munchkin(), ANN)
    assert event.faults() == [(event.n, "MU-03")]
    event = ruled(munchkin(), ("player", "ann"))
    assert event.faults() == [(event.n - 1, "claim")]
    event = ruled(munchkin(), WANDA)
    event.facts[-2]["body"]["ruling"] = event.facts[-1]["body"]["ruling"] = 2
    assert event.faults() == [(event.n - 1, "order")]


@pytest.mark.parametrize("player", ["ann", "bo"])
def test_an_appeal_is_written_down_by_the_player_or_for_them_by_an_official_or_organizer(player: str) -> None:
    for by in (("player", player), WANDA, OLGA, HAL):
        assert decided(appealed(given(munchkin("hal-judge")), by, player), HAL).faults() == []


@pytest.mark.parametrize(("by", "player"), [(BO, "ann"), (("player", "cy"), "ann"), (("clock", "clock"), "ann")])
def test_nobody_else_appeals_for_a_player(by: Person, player: str) -> None:
    event = appealed(given(munchkin()), by, player)

    assert event.faults() == [(event.n, "claim")]


@pytest.mark.parametrize(("by", "player"), [(WANDA, "cy"), (OLGA, "cy"), (("player", "cy"), "cy"), (OLGA, "nobody")])
def test_a_player_whom_the_ruling_does_not_concern_has_no_appeal(by: Person, player: str) -> None:
    event = appealed(given(munchkin()), by, player)

    assert event.faults() == [(event.n, "MU-03")]


def test_it_is_the_ruling_of_that_number_that_concerns_the_player() -> None:
    def event(player: str, ruling: int) -> Event:
        made = given(given(munchkin()), ruling=2, players=["cy", "dee"])
        return appealed(made, WANDA, player, ruling)

    assert event("ann", 1).faults() == event("dee", 2).faults() == []
    for made in (event("ann", 2), event("dee", 1)):
        assert made.faults() == [(made.n, "MU-03")]


@pytest.mark.parametrize(("by", "player"), [(ANN, "ann"), (BO, "bo"), (WANDA, "ann"), (OLGA, "bo")])
def test_a_ruling_is_appealed_once(by: Person, player: str) -> None:
    for event in (ruled(munchkin(), WANDA), appealed(given(munchkin()), OLGA), decided(ruled(munchkin(), WANDA), OLGA)):
        appealed(event, by, player)
        assert event.faults() == [(event.n, "MU-03")]


@pytest.mark.parametrize("by", [ANN, WANDA, OLGA])
def test_an_appeal_that_was_undone_may_be_written_again(by: Person) -> None:
    event = ruled(munchkin(), WANDA)
    event.says("StepUndone", first=event.n, last=event.n)

    assert appealed(event, by).faults() == []


@pytest.mark.parametrize("by", [ANN, WANDA, OLGA])
def test_a_final_ruling_is_not_appealed(by: Person) -> None:
    event = appealed(given(munchkin("hal-judge"), HAL, final=True), by)

    assert event.faults() == [(event.n, "MU-03")]


@pytest.mark.parametrize("log", [1, 2])
@pytest.mark.parametrize(
    ("kind", "fields"), [("RulingAppealed", ("ruling", "player")), ("AppealDecided", ("ruling", "upheld"))]
)
def test_of_an_appeal_only_another_possible_one_passes(kind: str, fields: tuple[str, ...], log: int) -> None:
    event = Event("munchkin", EJECTS, names=("ann", "bo", "p03", "dee")).sign_up().start(3, 0)
    appealed(given(given(event, players=["ann", "p03"]), ruling=2), WANDA)
    if kind == "AppealDecided":
        decided(appealed(event, OLGA, ruling=2), OLGA)
    facts = second.second(event.facts) if log == 2 else event.facts
    made = [forgery for forgery in forgeries(facts) if forgery.kind == kind]

    outcomes = [tried(facts, forgery) for forgery in made]

    for outcome in outcomes:
        name = outcome.forgery.name
        assert not outcome.alone or why(name, log) is not None, f"{name}, fact {outcome.forgery.n}, passes"
        assert not outcome.witnessed
    passed = {outcome.forgery.name for outcome in outcomes if outcome.alone}
    possible = {f"remove {kind}", *(f"change {kind} {field}" for field in fields)}
    assert {name for name in passed if why(name, log) == RECORD} == possible
    assert not {f"by player {kind}", f"by clock {kind}"} & passed

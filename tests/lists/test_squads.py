"""Premier Lists: four squads, a Mission Set, no name twice, points and eras where they are known."""

import pytest

from tests.lists.listing import book, forbidden, found, graded, premier_list
from topcut.lists.catalogue import Item, Kind
from topcut.lists.findings import Grade

LEGAL = premier_list()


def instead(old: str, new: str) -> str:
    assert old in LEGAL
    return LEGAL.replace(old, new, 1)


@pytest.mark.clause("PS-03", "PS-04")
def test_four_squads_and_a_mission_set_are_legal() -> None:
    assert forbidden(found(LEGAL, "showdown")) == []


@pytest.mark.clause("PS-03")
@pytest.mark.parametrize(
    ("text", "finding"),
    [
        (LEGAL.replace("Squad 4", "Squad 5"), ("squad-missing", "PS-03", "Squad 4")),
        (LEGAL.replace("Squad 4", "Squad 5"), ("squad-unknown", "PS-03", "Squad 5")),
        (LEGAL.replace("Squad 4", "Squad 3"), ("squad-twice", "PS-03", "Squad 3")),
        (instead("Mission: Shifting Priorities", ""), ("missions", "PS-03", "Mission")),
        (LEGAL + "Mission: Sabotage Showdown\n", ("missions", "PS-03", "Shifting Priorities, Sabotage Showdown")),
        (instead("Secondary: Second 2 (Two 2) [4 points; Clone Wars]\n", ""), ("role-number", "PS-03", "Squad 2")),
        (instead("Supporting: Troopers 2", "Supporting: Extras\nSupporting: Troopers 2"),
         ("role-number", "PS-03", "Extras, Troopers 2")),
        (f"Secondary: Alone (Al)\n{LEGAL}", ("no-squad", "PS-03", "Alone (Al)")),
    ],
)  # fmt: skip
def test_another_number_of_squads_units_or_missions_is_illegal(text: str, finding: tuple[str, str, str]) -> None:
    assert finding in forbidden(found(text, "showdown"))


@pytest.mark.clause("PS-03")
@pytest.mark.parametrize(("cost", "illegal"), [(3, False), (4, False), (5, True)])
def test_secondary_and_supporting_cost_at_most_what_the_primary_gives(cost: int, illegal: bool) -> None:
    text = instead("Second 1 (Two 1) [4 points", f"Second 1 (Two 1) [{cost} points")
    assert forbidden(found(text, "showdown")) == ([("points", "PS-03", "Squad 1")] if illegal else [])


@pytest.mark.clause("PS-03")
def test_unknown_points_are_not_held_against_anybody() -> None:
    assert forbidden(found(instead("Leader 1 (One 1) [8 points; Clone Wars]", "Leader 1 (One 1)"), "showdown")) == []


@pytest.mark.clause("PS-03")
def test_a_squad_shares_an_era() -> None:
    text = instead("Two 1) [4 points; Clone Wars]", "Two 1) [4 points; Age of Rebellion]")
    assert forbidden(found(text, "showdown")) == [("eras", "PS-03", "Squad 1")]
    shared = instead("One 1) [8 points; Clone Wars]", "One 1) [8 points; Age of Rebellion, Clone Wars]")
    assert forbidden(found(shared, "showdown")) == []
    assert forbidden(found(instead("Two 1) [4 points; Clone Wars]", "Two 1) [4 points]"), "showdown")) == []


@pytest.mark.clause("PS-03")
def test_a_catalogue_gives_points_eras_and_roles() -> None:
    leader = Item(kind=Kind.UNIT, name="Leader 1", unique_name="One 1", role="primary", points=7, eras=("Clone Wars",))
    text = instead("Leader 1 (One 1) [8 points; Clone Wars]", "leader 1")
    found_with = forbidden(found(text, "showdown", book(leader, game="shatterpoint")))
    assert found_with == [("points", "PS-03", "Squad 1")]
    second = Item(kind=Kind.UNIT, name="Second 1", role="primary")
    assert ("wrong-role", "PS-03", "Second 1 (Two 1)") in forbidden(found(LEGAL, "showdown", book(second)))


@pytest.mark.clause("PS-04")
def test_no_unit_name_is_twice_in_the_list() -> None:
    findings = forbidden(found(instead("Troopers 3", "troopers 1"), "showdown"))
    assert findings == [("unit-name-twice", "PS-04", "troopers 1")]


@pytest.mark.clause("PS-04")
def test_no_unique_name_is_twice_in_the_list() -> None:
    findings = forbidden(found(instead("(Two 3)", "(One 1)"), "showdown"))
    assert findings == [("unique-name-twice", "PS-04", "Second 3 (One 1)")]


@pytest.mark.clause("PS-04")
def test_a_catalogue_knows_the_unique_name_that_was_left_out() -> None:
    known = book(*(Item(kind=Kind.UNIT, name=name, unique_name="Maul") for name in ("Leader 1", "Second 3")))
    text = instead("Leader 1 (One 1)", "Leader 1").replace("Second 3 (Two 3)", "Second 3")
    assert forbidden(found(text, "showdown", known)) == [("unique-name-twice", "PS-04", "Second 3")]


@pytest.mark.clause("PS-04")
def test_a_name_that_is_the_unique_name_of_another_may_be_twice() -> None:
    findings = found(instead("Troopers 3", "One 1"), "showdown")
    assert forbidden(findings) == []
    assert ("perhaps-twice", "PS-04", "One 1") in graded(findings, Grade.UNVERIFIED)


def test_units_without_labels_take_their_roles_in_order() -> None:
    squads = "".join(f"Squad {n}\nLeader {n} (L{n})\nSecond {n} (S{n})\nTroopers {n}\n" for n in (1, 2, 3))
    text = squads + "Squad 4: Leader 4 / Second 4 / Troopers 4\nMission Set\nShifting Priorities"
    assert forbidden(found(text, "showdown")) == []
    assert ("no-role", "PS-03", "Extra") in forbidden(found(text.replace("Squad 2", "Extra\nSquad 2"), "showdown"))


def test_names_that_no_catalogue_knows_are_unverified() -> None:
    unknown = graded(found(LEGAL, "showdown"), Grade.UNVERIFIED)
    assert ("unknown", "PS-03", "Shifting Priorities") in unknown
    assert len(unknown) == 13

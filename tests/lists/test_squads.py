"""Premier Lists: four squads, a Mission Set, no name twice, points and eras where they are known."""

import pytest

from tests.lists.listing import book, forbidden, found, graded, premier_list
from topcut.lists.catalogue import Item, Kind
from topcut.lists.demands import examples
from topcut.lists.findings import Grade
from topcut.words import say
from topcut.words.reader import reading

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
def test_a_squad_that_has_only_a_heading_is_missing() -> None:
    headings = "Squad 1\nSquad 2\nSquad 3\nSquad 4\nMission: First Contact\n"
    assert forbidden(found(headings, "showdown")) == [
        ("squad-missing", "PS-03", f"Squad {number}") for number in (1, 2, 3, 4)
    ]


@pytest.mark.clause("PS-03", "PS-04")
@pytest.mark.parametrize("mark", ["({role})", "({role}, {points})", "[{role}]", "({points} points)", "({tag})"])
def test_what_a_unit_is_beside_its_name_is_not_its_unique_name(mark: str) -> None:
    squads = (
        ("Lord Maul", "Gar Saxon", "Mandalorian Super Commandos"), ("Cad Bane", "Aurra Sing", "Bounty Hunters"),
        ("Jedi Master Plo Koon", "Commander Wolffe", "104th Wolfpack Troopers"),
        ('RC-1138 "Boss"', 'RC-1140 "Fixer"', '"Sev" and "Scorch"'),
    )  # fmt: skip
    text = "".join(
        f"Squad {number}\n"
        + "".join(
            f"{unit} {mark.format(role=role, points=points, tag='Galactic Republic')}\n"
            for unit, role, points in zip(squad, ("Primary", "Secondary", "Supporting"), (8, 4, 4), strict=True)
        )
        for number, squad in enumerate(squads, 1)
    )
    findings = found(f"{text}Mission: First Contact\n", "showdown")
    assert forbidden(findings) == []
    assert not [one for one in findings if one.code in ("unknown", "perhaps-twice")]


@pytest.mark.clause("PS-03")
def test_two_missions_on_one_line_are_two() -> None:
    text = instead("Mission: Shifting Priorities", "Mission: Shifting Priorities, First Contact")
    assert forbidden(found(text, "showdown")) == [("missions", "PS-03", "Shifting Priorities, First Contact")]
    alone = instead("Mission: Shifting Priorities", "Mission: I Expect Results, Not Perfection")
    assert forbidden(found(alone, "showdown")) == []


@pytest.mark.clause("PS-03")
def test_the_role_tells_who_is_meant_by_a_short_name() -> None:
    text = "Squad 1\nPrimary: Luke Skywalker\nSecondary: Bodhi Rook\nSupporting: Rebel Commandos\n"
    codes = {one.code: one.parameters for one in found(text, "showdown")}
    assert "wrong-role" not in codes
    assert codes["read-as"]["meant"] == "Jedi Knight Luke Skywalker"


@pytest.mark.clause("PS-04")
def test_troopers_who_have_no_unique_name_share_none() -> None:
    text = "Squad 1\nThe Mandalorian\nGreef Karga\nIG-11\nSquad 2\nLord Maul\nGar Saxon\nMandalorian Super Commandos\n"
    assert "perhaps-twice" not in {one.code for one in found(text, "showdown")}


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
    unknown = graded(found(LEGAL.replace("Shifting Priorities", "Shifty"), "showdown"), Grade.UNVERIFIED)
    assert ("unknown", "PS-03", "Shifty") in unknown
    assert len(unknown) == 13


EXAMPLE = examples()["four-squads"]


@pytest.mark.clause("PS-03", "PS-04")
def test_a_right_list_is_answered_without_a_word() -> None:
    """It was answered by thirteen lines, because no catalogue was shipped."""
    assert found(EXAMPLE, "showdown") == ()


@pytest.mark.clause("PS-03")
@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("Secondary: Gar Saxon", "Secondary: Kalani", ("points", 2)),  # 5 and 4 of Lord Maul's 8
        ("Secondary: Gar Saxon", "Secondary: Bossk", ("eras", 2)),
        ("Secondary: Gar Saxon", "Secondary: Clone Commandos", ("wrong-role", 3)),
        ("Shifting Priorities", "Shifting Priorities\nMission: Ewok Traps", ("missions", 11)),
    ],
)
def test_the_facts_of_the_catalogue_decide(old: str, new: str, finding: tuple[str, int]) -> None:
    findings = found(EXAMPLE.replace(old, new, 1), "showdown")
    assert finding in [(one.code, one.line) for one in findings if one.grade is Grade.ILLEGAL]


@pytest.mark.clause("PS-04")
def test_a_unique_name_twice_is_found_although_nobody_wrote_it() -> None:
    text = EXAMPLE.replace("Barriss Offee", "Obi-Wan Kenobi, Out of Hiding").replace(
        "Asajj Ventress", "General Obi-Wan Kenobi"
    )
    assert ("unique-name-twice", "PS-04", "Obi-Wan Kenobi, Out of Hiding") in forbidden(found(text, "showdown"))


@pytest.mark.clause("PS-04")
def test_where_unique_names_are_not_known_it_is_said_once() -> None:
    text = EXAMPLE.replace("Barriss Offee", "Jedi Master Shaak Ti").replace("B1 Battle Droids", "Aqua Droids")
    (once,) = [one for one in found(text, "showdown") if one.grade is Grade.UNVERIFIED]
    assert (once.code, once.clause, once.line) == ("unique-names-not-known", "PS-04", None)
    assert once.parameters["names"] == ("Aqua Droids", "Jedi Master Shaak Ti")


@pytest.mark.clause("PS-04")
@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Jedi Knight Luke Skywalker", "Luke Skywalker, Daring Hero", True),
        ("Boushh (Leia Organa)", "Leia Organa, Freedom Fighter", True),
        ("Darth Vader, Fallen Master", "Darth Vader, Jedi Hunter", True),
        ("Lando and R2-D2, Inside Job", "C-3PO and R2-D2", True),
        ("Stormtroopers", "Stormtrooper Sergeant", False),
        ("Jango Fett, Bounty Hunter", "Boba Fett, On Contract", False),
        ("Bounty Hunters", "Jango Fett, Bounty Hunter", False),
    ],
)
def test_names_may_tell_what_unique_names_would(one: str, other: str, same: bool) -> None:
    findings = found(f"Squad 1\n{one}\nSquad 2\n{other}\n", "showdown")
    assert any(finding.code == "perhaps-twice" for finding in findings) is same


@pytest.mark.clause("PS-03")
def test_a_role_tells_which_of_several_units_is_meant() -> None:
    text = EXAMPLE.replace(
        "Squad 4: Luminara Unduli / Barriss Offee / Republic Clone Commandos",
        "Squad 4\nPrimary: Luminara Unduli\nSecondary: Ahsoka Tano\nSupport: ARF Clone Troopers",
    )
    (read,) = found(text, "showdown")
    assert (read.code, read.parameters["meant"]) == ("read-as", "Padawan Ahsoka Tano")
    (which,) = found(
        text.replace("Secondary: Ahsoka Tano", "Secondary: Padawan Ahsoka Tano").replace(
            "Luminara Unduli", "Darth Vader"
        ),
        "showdown",
    )[:1]
    assert (which.code, which.line, len(which.suggestions)) == ("which-one", 9, 3)


def test_units_take_the_roles_that_the_catalogue_knows_in_any_order() -> None:
    backwards = EXAMPLE.replace(
        "Asajj Ventress / Kalani / B1 Battle Droids", "B1 Battle Droids + Asajj Ventress + Kalani"
    )
    assert found(backwards, "showdown") == ()


@pytest.mark.parametrize(("language", "role"), [("fr", "secondaire"), ("es", "secundaria"), ("de", "Secondary")])
def test_a_role_is_named_as_each_language_names_it(language: str, role: str) -> None:
    missing = found(instead("Secondary: Second 2 (Two 2) [4 points; Clone Wars]\n", ""), "showdown")
    (told,) = [one for one in missing if one.code == "role-number"]
    with reading(language):
        said = say(f"finding-{told.code}", **told.parameters)
    assert role in said
    assert "secondary" not in said

from itertools import chain

import pytest

from tests.refusing import refusal_from
from topcut.ids import PlayerId
from topcut.rules.pairing.plan import Plan, pairs, plan, seating
from topcut.words import sentence

# The plans of Challengers! by number of seats: park and half of each round.
CARDS = {
    2: ("G1 G1 G1 G1 G1 G1 G1", "G2 G2 G2 G2 G2 G2 G2"),
    4: (
        "G1 G1 G1 G1 G1 G1 G1",
        "R1 G2 R2 R2 G2 R1 R1",
        "R2 R2 G2 R1 R1 G2 R2",
        "G2 R1 R1 G2 R2 R2 G2",
    ),
    6: (
        "G1 G1 G1 G1 G1 G1 G1",
        "G2 P1 P1 R1 G2 R2 R2",
        "R1 G2 R2 R2 R2 P1 P1",
        "R2 R2 P2 P2 R1 R1 G2",
        "P1 P2 G2 P1 P1 G2 P2",
        "P2 R1 R1 G2 P2 P2 R1",
    ),
    8: (
        "G1 G1 G1 G1 G1 G1 G1",
        "Y2 Y2 G2 R1 R1 P1 P2",
        "R1 Y1 Y1 G2 Y2 Y2 Y2",
        "R2 R2 P1 P1 R2 R1 G2",
        "P1 R1 R2 R2 G2 Y1 R2",
        "P2 P2 P2 Y1 Y1 G2 P1",
        "G2 P1 R1 P2 P2 P2 Y1",
        "Y1 G2 Y2 Y2 P1 R2 R1",
    ),
}
MEETINGS = {
    2: "01|01|01|01|01|01|01",
    4: "03 12|01 23|02 13|03 12|01 23|02 13|03 12",
    6: "01 23 45|02 35 14|04 25 13|05 12 34|01 23 45|04 13 25|03 15 24",
    8: "06 23 45 17|07 34 56 12|01 46 35 27|02 14 36 57|04 13 67 25|05 37 16 24|03 47 15 26",
}
PARKS = "GRPY"


def met(made: Plan) -> list[set[str]]:
    return [
        {"".join(sorted((str(sitting.first), str(sitting.second)))) for sitting in sittings} for sittings in made.rounds
    ]


@pytest.mark.clause("CG-02", "CG-03")
@pytest.mark.parametrize("seats", CARDS)
def test_the_plans_of_the_game_seat_everybody_once_a_round_against_the_known_opponents(seats: int) -> None:
    made = plan(CARDS[seats], PARKS)
    assert (made.cards, len(made.rounds)) == (seats, 7)
    assert met(made) == [set(round.split()) for round in MEETINGS[seats].split("|")]
    for sittings in made.rounds:
        assert sorted(chain.from_iterable((one.first, one.second) for one in sittings)) == list(range(seats))
        assert [one.table for one in sittings] == list(range(1, seats // 2 + 1))


def test_the_first_half_of_a_park_is_the_first_seat() -> None:
    made = plan(CARDS[4], PARKS)
    holders = seating(made, [PlayerId(name) for name in ("ann", "bo", "cy", "dee")])
    assert [(one.table, one.first, one.second) for one in pairs(made, holders, 4)] == [
        (1, "ann", "dee"),
        (2, "cy", "bo"),
    ]
    assert (
        sentence(pairs(made, holders, 4)[1].reason) == "Round 4, table 2: the plan seats cards 2 and 1 there. (CG-09)"
    )


@pytest.mark.clause("CG-02")
def test_with_an_odd_count_the_robot_has_card_0_and_never_moves() -> None:
    made = plan(CARDS[8], PARKS)
    robot, players = PlayerId("robot"), [PlayerId(f"p{number}") for number in range(1, 8)]
    holders = seating(made, players, robot)
    opponents = []
    for round in range(1, 8):
        first = pairs(made, holders, round)[0]
        assert (first.table, first.first) == (1, robot)
        opponents.append(first.second)
    assert sorted(opponents) == sorted(players)


def test_a_robot_stays_in_its_box_while_there_are_players_for_all_cards() -> None:
    made = plan(CARDS[2], PARKS)
    assert seating(made, [PlayerId("ann"), PlayerId("bo")], PlayerId("robot")) == ("ann", "bo")


def test_the_last_round_of_six_is_a_first_meeting() -> None:
    *before, last = met(plan(CARDS[6], PARKS))
    assert not last & set().union(*before)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "plan-odd"),
        (("G1 G1", "G2 G2", "R1 R1"), "plan-odd"),
        (("G1 G1", "G2"), "plan-uneven"),
        (("", ""), "plan-uneven"),
        (("G1", "X2"), "plan-place-unknown"),
        (("G1", "G3"), "plan-place-unknown"),
        (("G1", "G"), "plan-place-unknown"),
        (("G1", "G1"), "plan-place-twice"),
        (("G1", "R2"), "plan-alone"),
    ],
)
def test_a_bad_plan_is_refused(cards: tuple[str, ...], code: str) -> None:
    refused = refusal_from(plan, cards, PARKS)
    assert refused.code == code
    assert sentence(refused) != code


def test_a_bad_plan_is_said_in_a_sentence() -> None:
    refused = refusal_from(plan, ("G1 R1", "G2 R1"), PARKS)
    assert sentence(refused) == "Round 2: plan cards 0 and 1 both sit at R1. Move one of them."


@pytest.mark.clause("CG-03")
def test_everybody_needs_one_card() -> None:
    made = plan(CARDS[4], PARKS)
    ann, bo = PlayerId("ann"), PlayerId("bo")
    for players, code in (((ann, bo), "plan-seats"), ((ann, bo, ann, PlayerId("cy")), "plan-player-twice")):
        assert refusal_from(seating, made, players, PlayerId("robot")).code == code
    assert refusal_from(pairs, made, (ann, bo), 1).code == "plan-seats"


@pytest.mark.parametrize("round", [0, 8])
def test_a_plan_has_no_other_rounds(round: int) -> None:
    made = plan(CARDS[2], PARKS)
    assert refusal_from(pairs, made, (PlayerId("ann"), PlayerId("bo")), round).code == "plan-round-unknown"

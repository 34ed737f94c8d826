"""The rule book of Challengers!: its numbers against the rulebook, and what a plan must not say."""

import re

import pytest

from tests.refusing import refusal_from
from topcut.cards.box import open_box
from topcut.rules.pairing.plan import plan
from topcut.rules.playing_cards import plan_of, setup_for
from topcut.rules.ruleset import load, parse, settings, text_of
from topcut.words import sentence

TEXT = text_of("challengers")
RULES = load("challengers")
PLAN = RULES.plan
assert PLAN is not None

SAID = {
    "points.recorded": (True, "CG-31"),
    "structure.rows.1.rounds": (7, "CG-08"),
    "structure.rows.1.cut": (0, "CG-08"),
    "structure.rows.3.cut": (2, "CG-08"),
    "plan.most_players": (8, "CG-01"),
    "plan.lead": (11, "CG-36"),
    "plan.lead_players": (2, "CG-36"),
    "plan.robot_plan": (True, "CG-33"),
    "plan.parks": (("G", "R", "P", "Y"), "CG-03"),
    "leaving.ranks_dropped": (False, "Q62"),
    "cut.replacement": ("none", "Q62"),
    "cut.bracket_points": (False, "CG-08"),
    "clock.timed": (False, "CG-14"),
}


@pytest.mark.clause("CG-01", "CG-08", "CG-33", "CG-36", "Q62")
@pytest.mark.parametrize("path", SAID)
def test_the_rule_book_says_what_the_rulebook_says(path: str) -> None:
    setting = settings(RULES)[path]
    assert (setting.value, setting.clause) == SAID[path]


@pytest.mark.clause("CG-31", "Q43")
def test_ties_are_broken_by_trophies_then_the_latest_then_by_lot() -> None:
    assert [(one.kind, one.figure, one.clause) for one in RULES.tiebreakers] == [
        ("figure", "trophies", "CG-31"),
        ("latest-rounds", "trophies", "Q43"),
        ("random", None, "Q43"),
    ]


@pytest.mark.clause("CG-02", "CG-03", "CG-09")
@pytest.mark.parametrize("players", range(1, 9))
def test_every_number_of_players_has_its_plan(players: int) -> None:
    seats = players + players % 2
    made = plan_of(RULES, players)
    assert (made.cards, len(made.rounds)) == (seats, 7)
    setup = setup_for(RULES, players)
    assert (setup.lead, setup.finalists) == (11, 2 if players > 2 else 0)
    assert len(open_box().rounds) == len(setup.pairs)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"G2 G2 G2 G2 G2 G2 G2"]', '"G1 G2 G2 G2 G2 G2 G2"]', "plan.tables.2.cards"),
        ('"G2 G2 G2 G2 G2 G2 G2"]', '"G2 G2 G2 G2 G2 G2"]', "plan.tables.2.cards"),
        (', "G2 G2 G2 G2 G2 G2 G2"]', "]", "plan.tables.2.cards"),
        ("seats = 4", "seats = 2", "plan.tables"),
        ("most_players = 8", "most_players = 10", "plan.tables.10"),
        ('"yellow park"]', "]", "plan.park_names"),
        (
            'label = "Rounds of the trophies, latest first"\nfigure = "trophies"',
            'label = "Rounds"',
            "tiebreakers.rounds.figure",
        ),
    ],
)
def test_a_plan_that_does_not_fit_is_refused(old: str, new: str, where: str) -> None:
    assert old in TEXT
    refused = refusal_from(parse, TEXT.replace(old, new, 1), "mine")
    assert refused.code == "ruleset-wrong"
    assert refused.parameters["where"] == where
    assert re.search(r"\w\.( \(|$)", sentence(refused))


def test_a_rule_book_without_a_plan_has_no_game() -> None:
    assert refusal_from(plan_of, load("munchkin"), 4).code == "no-plan"


def test_a_plan_of_the_rule_book_is_one_that_can_be_seated() -> None:
    assert PLAN is not None
    for table in PLAN.tables:
        assert plan(table.cards, PLAN.parks).cards == table.seats

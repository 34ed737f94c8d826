from fractions import Fraction

import pytest

from tests.rules.pairing.drawing import counts, draw, drawn, hall, ids
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.pairing import byes
from topcut.rules.ruleset import Ruleset, load, with_setting

BY_RANK = ["challenger", "timeline", "showdown"]


def bye(text: str, ruleset: str | Ruleset = "challenger", seed: int = 1) -> str:
    (player,) = drawn(text, ruleset, seed).byes
    return player


@pytest.mark.clause("CH-31", "TL-14", "PS-20", "MU-26")
@pytest.mark.parametrize("ruleset", FOUR)
def test_in_the_first_round_everybody_can_have_the_bye(ruleset: str) -> None:
    found = counts(bye("players: ana bo cy dee eve", ruleset, seed) for seed in range(400))
    assert set(found) == {"ana", "bo", "cy", "dee", "eve"}
    assert all(50 <= number <= 115 for number in found.values())


@pytest.mark.clause("CH-31", "TL-14", "PS-20")
@pytest.mark.parametrize("ruleset", BY_RANK)
def test_later_the_lowest_ranked_has_it_who_has_had_none(ruleset: str) -> None:
    text = """
        1:  ana > bo    cy > dee    eve bye
        2:  ana > cy    eve > dee   bo bye
        3:  ana > eve   bo > cy     dee bye
        """
    assert {bye(text, ruleset, seed) for seed in range(9)} == {"cy"}


@pytest.mark.clause("CH-31", "TL-14", "PS-20")
@pytest.mark.parametrize("ruleset", BY_RANK)
def test_rank_is_the_full_order_of_the_standings(ruleset: str) -> None:
    """bo and dee have no points; dee's opponent has fewer, so dee has the weaker schedule."""
    text = """
        1:  ana > bo    cy > dee    eve bye
        2:  eve > bo    ana > cy    dee loss
        absent: eve ana
    """
    assert bye(text, ruleset) == "dee"


@pytest.mark.clause("CH-31", "TL-14", "PS-20")
@pytest.mark.parametrize("ruleset", BY_RANK)
def test_if_everybody_has_had_one_the_lowest_of_those_with_the_fewest_has_it(ruleset: str) -> None:
    text = """
        1:  ana > bo    cy bye
        2:  cy > bo     ana bye
        3:  ana > cy    bo bye
        4:  ana > cy    bo bye
    """
    assert bye(text, ruleset) == "cy"
    plain = with_setting(load(ruleset), "bye.all_had_one", "lowest")
    assert bye(text.replace("cy    bo bye", "cy    bo bye points=0"), plain) == "bo"


@pytest.mark.clause("PS-20", "PS-28")
def test_in_a_showdown_the_lowest_ranked_has_claimed_fewer_struggle_cards() -> None:
    """dee has the weaker schedule, but bo has fewer cards; once bo has had the bye it is dee's turn."""
    two = """
        1:  ana 2/9-0/1 bo    cy 2/5-1/1 dee    eve bye
        2:  eve 2/3-0/1 bo    ana 2/9-0/1 cy    dee loss
    """
    three = "3:  cy 2/9-1/1 dee    ana > eve    bo bye"
    assert bye(f"{two} absent: eve ana", "showdown") == "bo"
    assert bye(f"{two} {three}\n absent: eve ana", "showdown") == "dee"


@pytest.mark.clause("CH-31")
def test_while_somebody_has_had_none_nobody_has_a_second_whatever_holds_later() -> None:
    text = "1:  ana > bo    cy bye points=0\n2:  ana > bo points=2-1    cy bye points=0"
    assert bye(text, with_setting(load("challenger"), "bye.all_had_one", "lowest")) == "bo"


@pytest.mark.clause("MU-26")
def test_where_byes_are_not_counted_the_reason_says_so() -> None:
    text = "1:  ana > bo    cy bye\n2:  ana > cy    bo bye\n3:  bo > cy    ana bye"
    t = hall(text, "munchkin")
    assert byes.choose(t, list(t.players), draw(t)).reason.parameters["had"] == "any"


@pytest.mark.clause("CH-31")
def test_level_players_are_ranked_by_lot() -> None:
    text = "1:  ana > bo    cy > dee    eve bye\nabsent: ana cy"
    found = {bye(text, seed=seed) for seed in range(30)}
    assert found == {"bo", "dee"}
    assert "bye" not in drawn(text).keys


@pytest.mark.clause("CH-31")
def test_the_bye_does_not_move_to_make_pairing_easier() -> None:
    """ana and bo have met twice; if dee sat out instead, nobody would meet again."""
    text = """
        1:  ana > bo    cy > dee    eve bye
        2:  ana > cy    eve > bo    dee bye
        absent: eve dee
    """
    this = drawn(text)
    assert this.byes == ids("bo")
    assert this.quality.rematches == 1


@pytest.mark.clause("MU-26")
def test_munchkin_looks_at_points_alone_even_after_a_bye() -> None:
    text = "1:  ana > bo    cy bye points=0\n2:  ana > bo points=0-1    cy bye points=0"
    assert {bye(text, "munchkin", seed) for seed in range(9)} == {"cy"}


@pytest.mark.clause("MU-26")
def test_munchkin_can_be_told_to_give_no_second_bye() -> None:
    text = "1:  ana > bo    cy bye points=0\n2:  ana > bo points=1-1    cy bye points=0"
    once = with_setting(load("munchkin"), "bye.once", "yes")
    assert bye(text, "munchkin") == "cy"
    assert bye(text, once) == "bo"
    assert drawn(text, once).why[PlayerId("bo")].parameters["had"] == "none"


@pytest.mark.clause("MU-26")
def test_of_equal_points_munchkin_takes_the_lowest_strength_of_schedule() -> None:
    text = """
        1:  ana > bo    cy > dee    eve bye
        2:  ana > cy    eve - dee points=2-0   bo loss
    """
    t = hall(text, "munchkin")
    choice = byes.choose(t, list(t.players), draw(t))
    assert (choice.player, choice.key) == ("dee", None)
    assert choice.reason.parameters["strength"] == Fraction(3, 2)


@pytest.mark.clause("MU-26")
def test_what_is_still_level_in_munchkin_is_drawn() -> None:
    text = "1:  ana > bo    cy > dee    eve bye"
    found = counts(bye(text, "munchkin", seed) for seed in range(200))
    assert set(found) == {"bo", "dee"}
    assert min(found.values()) > 70
    assert "bye" in drawn(text, "munchkin").keys


@pytest.mark.clause("CH-31", "TL-14", "PS-20", "MU-26")
@pytest.mark.parametrize("ruleset", FOUR)
def test_whoever_is_chosen_is_right_and_others_are_not(ruleset: str) -> None:
    t = hall("1:  ana > bo    cy > dee    eve bye", ruleset)
    chosen = byes.choose(t, list(t.players), draw(t)).player
    assert byes.is_right(t, list(t.players), chosen)
    assert not byes.is_right(t, list(t.players), PlayerId("ana"))


@pytest.mark.clause("CH-31", "TL-14", "PS-20", "MU-26")
def test_the_leader_does_not_have_the_bye() -> None:
    """pr11 of the peers' cases."""
    text = "1:  snap bye points=1    crackle loss    pop loss"
    for ruleset in FOUR:
        assert "snap" not in {bye(text, ruleset, seed) for seed in range(20)}

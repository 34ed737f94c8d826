"""The order of reveal and capture, and the two ways to win."""

import pytest

from tests.cards.park import BINDER, played
from topcut.cards.match import Match
from topcut.cards.park import NOTHING


@pytest.mark.clause("CG-17", "CG-04")
def test_the_beginner_reveals_the_top_card_and_has_the_flag_on_it() -> None:
    told = played("Dog, Talent", "Newcomer")
    assert told.lines[:2] == ["1 Dog 3", "1 flag Dog 3"]
    assert played("Dog", "Newcomer", first=2).lines[:2] == ["2 Newcomer 1", "2 flag Newcomer 1"]
    resolved = played("Ghost, Talent", "Dog, Newcomer")
    assert resolved.lines[:3] == ["1 Ghost 1", "2 Dog top>exhaust", "1 flag Ghost 1"]


@pytest.mark.clause("CG-04")
def test_a_park_has_one_flag_once_the_loser_has_benched() -> None:
    def look(match: Match) -> None:
        seen.append((str((match.record or [("",)])[-1][0]), sum(half.flag != NOTHING for half in match.halves)))

    seen: list[tuple[str, int]] = []
    played("Dog, Talent, Champion", "Champion, Dog, Talent", watch=look)
    assert {flags for step, flags in seen if step in ("bench", "end")} == {1}


@pytest.mark.clause("CG-18")
def test_an_attack_adds_up_card_after_card_against_the_card_with_the_flag_alone() -> None:
    assert played("Champion", "Newcomer, Talent, Newcomer, Dog").lines[:6] == [
        "1 Champion 4",
        "1 flag Champion 4",
        "2 Newcomer 1",
        "2 Talent 3",
        "2 Newcomer 4",
        "2 flag Newcomer 1",
    ]


@pytest.mark.clause("CG-19")
def test_equal_power_takes_the_flag_on_the_latest_card_and_nothing_more_is_revealed() -> None:
    told = played("Dog", "Newcomer, Talent, Champion")
    assert "2 flag Talent 2" in told.lines
    assert "2 Champion 7" not in told.lines
    park = told.match.halves[1]
    assert (BINDER.label(park.flag), [BINDER.label(card) for card in park.under]) == ("Talent", ["Newcomer"])
    assert len(park.deck) == 1


@pytest.mark.clause("CG-20")
def test_who_lost_the_flag_benches_everything_one_seat_a_name_and_attacks() -> None:
    told = played("Talent, Newcomer, Newcomer, Dog", "Talent, Champion, Dog")
    assert told.lines[2:] == [
        "2 Talent 2",
        "2 flag Talent 2",
        "1 bench Talent",
        "1 Newcomer 1",
        "1 Newcomer 2",
        "1 flag Newcomer 1",
        "2 bench Talent",
        "2 Champion 4",
        "2 flag Champion 4",
        "1 bench Newcomer, Newcomer",
        "1 Dog 3",
        "2 wins deck",
    ]
    assert len(told.match.halves[0].names) == 2


@pytest.mark.clause("CG-21", "Q14")
def test_who_cannot_reach_the_total_loses_when_the_next_card_is_due() -> None:
    told = played("Champion", "Dog")
    assert told.lines[2:] == ["2 Dog 3", "1 wins deck"]
    assert told.match.reveals == 2


@pytest.mark.clause("CG-21", "Q1", "Q17")
def test_a_seventh_name_loses_at_once() -> None:
    told = played("Newcomer, Talent, Dog, Pig, Cat, Pony, Spider", "Talent, Dog, Pig, Cat, Pony, Spider, Parrot")
    assert told.end == "2 wins bench"
    assert len(told.match.halves[0].names) == BINDER.box.seats + 1 == 7
    six = played("Newcomer, Talent, Dog, Pig, Cat, Pony", "Talent, Dog, Pig, Cat, Pony, Spider")
    assert six.end == "2 wins deck"
    assert len(six.match.halves[0].names) == 6


@pytest.mark.clause("Q17")
def test_cards_of_one_name_need_one_seat_however_many_come_at_once() -> None:
    told = played("Champion, Newcomer, Newcomer, Talent, Dog", "Newcomer, Newcomer, Talent, Kraken")
    assert "2 bench Newcomer, Newcomer, Talent" in told.lines
    assert sorted(told.match.halves[1].names.values()) == [1, 2]
    crowd = played("Champion" + ", Newcomer" * 8, "Dragon, Kraken")
    assert crowd.lines[-2:] == ["1 Newcomer 1", "2 wins deck"]
    assert (len(crowd.match.halves[0].bench), len(crowd.match.halves[0].names)) == (8, 2)


@pytest.mark.clause("Q13")
def test_a_beginner_without_cards_loses_even_against_no_cards() -> None:
    told = played("", "")
    assert told.lines == ["2 wins deck"]
    assert played("", "", first=2).lines == ["1 wins deck"]


@pytest.mark.clause("Q15")
def test_the_flag_taken_with_the_last_card_goes_on_to_an_opponent_who_must_attack() -> None:
    assert played("Dog, Newcomer", "Champion").end == "2 wins deck"
    assert played("Dog", "Dog").end == "2 wins deck"
    assert played("Dog, Kraken", "Champion").lines[-3:] == ["1 flag Kraken 7", "2 bench Champion", "1 wins deck"]


@pytest.mark.clause("Q16")
def test_a_deck_that_an_effect_refilled_is_not_empty_when_a_card_is_due() -> None:
    lines = played("Talent, Necromancer", "Lion").lines
    assert lines[-4:] == ["1 Talent 5", "1 flag Talent 2", "2 bench Lion", "1 wins deck"]


@pytest.mark.clause("Q18")
def test_a_starter_card_and_its_twin_share_a_seat_and_differ_in_level() -> None:
    told = played("Talent (S), Talent (A), Dog", "Talent (S), Champion, Kraken")
    assert list(told.match.halves[0].names.values()) == [2]
    assert [BINDER.cards[card].level for card in told.match.halves[0].bench[:2]] == ["S", "A"]


@pytest.mark.clause("Q19")
def test_cards_under_the_flag_have_no_power_no_loss_and_work_on_the_bench() -> None:
    lines = played("Villain, Villain", "Comic Character, Blacksmith, Dog, Dog, Talent").lines
    assert lines[4:] == [
        "2 Dog 10",
        "2 flag Dog 3",
        "1 bench Villain",
        "1 Villain 10",
        "1 flag Villain 10",
        "2 bench Comic Character, Blacksmith, Dog",
        "2 Dog (B) 4",
        "2 Talent 7",
        "1 wins deck",
    ]

"""When effects count, how far they reach, and what they cannot do."""

from pathlib import Path

import pytest

from tests.cards.park import BINDER, all_names, cards, played
from tests.cards.sets import card, own_binder
from topcut.cards.decision import settle

SEATING = 'when = "reveal", do = "move", from = "top", to = "bench"'


@pytest.mark.clause("CG-23", "Q20")
def test_an_immediate_bonus_stays_with_the_flag_and_is_gone_when_the_card_comes_again() -> None:
    assert played("Mime", "").lines[:2] == ["1 Mime 7", "1 flag Mime 7"]
    told = played("Newcomer, Jester, Vampire", "Champion, Lion, Kraken")
    assert "1 Jester 4" in told.lines
    assert "1 flag Jester 4" in told.lines
    afresh = played("Mime, Champion, Vampire", "Lion, Talent, Kraken")
    assert "1 flag Mime 7" in afresh.lines
    assert afresh.lines[-6:-3] == ["1 Vampire 4", "1 Mime bench>top", "1 Mime 10"]  # 1 and five empty seats


@pytest.mark.clause("CG-23", "Q32")
def test_effects_are_resolved_as_far_as_possible() -> None:
    assert played("Reporter, Dog", "").lines[:2] == ["1 Reporter 2", "1 flag Reporter 2"]
    assert played("Juggler, Dog, Talent", "", "Talent").lines[1:3] == ["1 chooses Talent", "1 Talent, Dog to top"]
    assert "1 Dog bench>exhaust" in played("Dog, Butler", "Kraken", "Dog").lines
    assert played("Submarine", "").lines[0] == "1 Submarine 9"
    assert played("Ghost", "").lines[:2] == ["1 Ghost 1", "1 flag Ghost 1"]


@pytest.mark.clause("CG-24", "Q26")
def test_what_counts_during_the_attack_ends_with_it() -> None:
    told = played("Champion, Newcomer", "Gangster, Dog")
    assert told.lines[2:4] == ["2 Gangster 4", "2 flag Gangster 2"]


@pytest.mark.clause("CG-24", "Q24")
def test_the_first_card_of_a_match_is_not_in_an_attack() -> None:
    assert played("Gangster", "").lines[:2] == ["1 Gangster 2", "1 flag Gangster 2"]
    assert played("Knight", "", trophies=(0, 5)).lines[1] == "1 flag Knight 3"


@pytest.mark.clause("Q24", "Q25")
def test_the_first_card_is_resolved_before_it_gets_the_flag_and_then_on_getting_it() -> None:
    assert played("Mime", "").lines[:2] == ["1 Mime 7", "1 flag Mime 7"]
    assert played("Treasure", "").lines[1] == "1 flag Treasure 4"
    assert played("Clown", "").lines[:3] == ["1 Clown 1", "1 flag Clown 1", "1 fans 2"]


@pytest.mark.clause("CG-25")
def test_power_from_the_bench_adds_up_and_ends_when_the_card_leaves() -> None:
    adds = played("Vendor, Vendor, Pony", "Dog, Kraken")
    assert "1 Vendor 3" in adds.lines
    assert "1 Pony 5" in adds.lines
    gone = played("Vendor, Sorcerer, Pony", "Dog, Kraken", "Vendor")
    assert gone.lines[-2] == "1 Pony 3"


@pytest.mark.clause("CG-25", "Q19")
def test_nothing_works_from_the_bench_before_it_is_there() -> None:
    assert played("Dog, Vendor, Pony", "Villain").lines[-3:-1] == ["1 Vendor 2", "1 Pony 5"]
    together = played("Dog, Gangster, Vendor, Pony", "Villain")
    assert together.lines[-4:-1] == ["1 Gangster 4", "1 Vendor 6", "1 Pony 9"]


@pytest.mark.clause("CG-25", "Q26")
def test_power_from_the_bench_counts_for_the_flag_too_unless_it_says_otherwise() -> None:
    assert "1 flag Pony 4" in played("Vendor, Pony", "Dog").lines
    assert "1 flag Pony 5" in played("Vendor, Vendor, Pony", "Dog, Dog").lines
    assert "1 flag Dog 3" in played("Bard, Dog", "Champion").lines
    assert "1 flag Pony 4" in played("Cook, Pony", "Dog").lines
    assert "1 Pony 3" in played("Cook, Pony", "Dog").lines


@pytest.mark.clause("CG-26", "Q26")
def test_what_counts_in_flag_possession_counts_only_there_and_is_read_anew() -> None:
    told = played("Champion, Skeleton, Dog", "Talent, Talent, Talent, Dog")
    assert "1 flag Skeleton 3" in told.lines
    assert "1 Skeleton 2" in told.lines
    grown = played("Dog, Illusionist", "Champion, Siren, Champion", "Dog")
    assert grown.lines[5:] == [
        "1 Illusionist 5",
        "1 flag Illusionist 10",
        "2 bench Champion",
        "2 Siren 6",
        "2 chooses Dog",
        "1 Dog bench>exhaust",
        "2 Champion (C) 10",
        "1 wins deck",  # the seat that the Siren emptied has made it 11
    ]


@pytest.mark.clause("Q26")
def test_a_bonus_on_reveal_is_a_snapshot_in_the_attack_and_with_the_flag() -> None:
    attack = played("Dog, Mime, Butler", "Kraken", "Dog")
    assert "1 Mime 6" in attack.lines
    assert "1 Butler 7" in attack.lines  # a seat was emptied since, but the Mime has counted
    flag = played("Dog, Mime", "Champion, Siren", "Dog")
    assert "1 flag Mime 6" in flag.lines
    assert "2 flag Siren 6" in flag.lines


@pytest.mark.clause("Q26", "CG-25")
def test_power_from_the_bench_is_read_anew_at_every_comparison(tmp_path: Path) -> None:
    fallen = played("Cook, Kraken", "Champion, Siren, Newcomer", "Cook")
    assert "1 flag Kraken 8" in fallen.lines
    assert fallen.lines[-4:-1] == ["2 Newcomer 7", "2 flag Newcomer 1", "1 bench Kraken"]
    usher = own_binder(tmp_path, card("Usher", 1, "A", SEATING))
    risen = played("Dog, Pony, Usher, Vendor", "Villain", binder=usher)
    assert risen.lines[-4:-1] == ["1 Pony 3", "1 Usher 5", "1 Vendor top>bench"]


@pytest.mark.clause("CG-27", "Q21")
def test_flag_loss_comes_before_flag_gain_and_both_before_the_bench() -> None:
    told = played("Comic Character, Dog", "Heroine")
    assert told.lines[2:7] == ["2 Heroine 5", "1 next 2", "2 flag Heroine 5", "2 fans 3", "1 bench Comic Character"]


@pytest.mark.clause("Q21")
def test_getting_the_flag_pays_even_when_the_capture_ends_the_match() -> None:
    told = played(
        "Newcomer, Talent, Dog, Pig, Cat, Pony, Spider", "Talent, Dog, Pig, Cat, Pony, Spider, Heroine", first=1
    )
    assert told.end == "2 wins bench"
    assert told.match.halves[1].fans == 3


@pytest.mark.clause("Q22")
def test_a_card_that_sends_itself_away_is_not_benched_but_those_under_it_are() -> None:
    saved = played("Villain, Villain, Dog", "Newcomer, Talent, Champion, Prince, Dog", piles={"A": ""})
    assert saved.lines[5:10] == [
        "2 Prince 12",
        "2 flag Prince 5",
        "1 bench Villain",
        "1 Villain 10",
        "2 Prince self>exhaust",
    ]
    assert "2 bench Newcomer, Talent, Champion" in saved.lines


@pytest.mark.clause("Q23")
def test_no_flag_is_lost_when_a_deck_runs_out() -> None:
    assert "1 Prince self>exhaust" not in played("Prince", "Dog").lines
    assert played("Chatbot", "Dog", robots=(True, False)).match.halves[1].fans == 0


@pytest.mark.clause("Q27")
def test_a_revealed_card_is_no_longer_in_its_deck(tmp_path: Path) -> None:
    assert "1 Lifeguard 6" in played("Lifeguard, Dog", "").lines
    assert "1 fans 2" in played("Pyrotechnician", "").lines
    counting = 'when = "reveal", do = "power", per = { count = "cards", zone = "deck", power = 3 }'
    binder = own_binder(tmp_path, card("Maker", 3, "A", counting))
    lines = played("Talent, Pig, Maker, Dog", "Villain", binder=binder).lines
    assert lines[lines.index("1 Pig 3") + 1] == "1 Maker 7"  # 3 and 3, and one for the Dog


@pytest.mark.clause("Q28")
def test_only_cards_on_seats_are_on_the_bench() -> None:
    lines = played("Talent, Newcomer, Jester", "Dog, Kraken").lines
    assert "1 Jester 2" in lines  # the Newcomer of the same attack is in the park
    assert "1 Mascot 6" in played("Dog, Pig, Mascot", "Kraken").lines  # City alone is on the bench
    assert "1 Mechanic 3" in played("Alpha, Mechanic", "Horse", robots=(True, False)).lines  # the Horse has the flag


@pytest.mark.clause("Q29", "CG-24")
def test_a_bonus_for_the_next_card_is_for_that_card_in_that_attack() -> None:
    told = played("Comic Character, Newcomer, Talent, Dog, Newcomer", "Lion, Lion", first=1)
    assert told.lines[6:9] == ["1 Newcomer 3", "1 Talent 5", "1 flag Talent 2"]
    kept = played("Comic Character, Dog, Newcomer", "Lion, Dog", first=1)
    assert kept.lines[6:8] == ["1 Dog 5", "1 flag Dog 3"]


@pytest.mark.clause("Q30")
def test_may_includes_none_and_what_must_be_answers_itself() -> None:
    declined = played("Dog, Sorcerer", "Kraken", "stop")
    assert "1 Dog bench>exhaust" not in declined.lines
    forced = played("Talent, Necromancer", "Kraken")
    assert not forced.asked
    assert "1 Talent bench>top" in forced.lines
    both = played("Newcomer, Champion, Butler", "Dog, Kraken", "Newcomer", "Champion")
    assert [len(decision.options) for decision in both.asked] == [3, 2]


@pytest.mark.clause("Q31")
def test_a_search_shows_the_deck_sorted_and_leaves_the_rest_in_order() -> None:
    told = played("Clairvoyant, Dog, Newcomer, Champion, Talent", "Kraken", "Champion")
    assert [BINDER.label(one) for one in told.asked[0].options] == ["Newcomer", "Talent", "Dog", "Champion"]
    assert told.lines[7:9] == ["1 Champion 4", "1 Dog 7"]
    assert all_names(told.match.halves[0].deck[::-1]) == "Newcomer, Talent"
    looking = played("Juggler, Champion, Newcomer, Talent", "", "Newcomer", "Talent")
    assert all(decision.options == tuple(sorted(decision.options)) for decision in looking.asked)


@pytest.mark.clause("Q33")
def test_cards_that_are_moved_unrevealed_do_nothing_until_they_are_on_the_bench() -> None:
    told = played("Cowboy, Champion", "Clown, Kraken")
    assert told.lines[2] == "2 Clown top>bench"
    assert "2 fans 2" not in told.lines
    works = played("Cowboy, Dog", "Vendor, Pony")
    assert "2 Pony 4" in works.lines


@pytest.mark.clause("Q37", "Q39")
def test_a_bench_that_an_effect_fills_up_loses_at_once() -> None:
    two = "Newcomer, Talent, Dog, Pig, Cat, Pony, Dog, Heroine"
    told = played("Talent, Dog, Cat, Pony, Spider, Parrot, Cowboy", two, first=2)
    assert told.lines[-3:] == ["1 flag Cowboy 3", "2 Heroine top>bench", "1 wins bench"]


@pytest.mark.clause("Q38", "Q39")
def test_an_attacker_whose_own_effect_fills_the_bench_loses_at_once(tmp_path: Path) -> None:
    usher = own_binder(tmp_path, card("Usher", 1, "A", SEATING + ", number = 9"))
    told = played("Dog, Usher, Newcomer, Talent, Pig, Cat, Pony, Spider, Cow", "Champion", binder=usher)
    assert told.lines[-2:] == ["1 Spider top>bench", "2 wins bench"]
    assert len(told.match.halves[0].deck) == 1


@pytest.mark.clause("Q39")
def test_where_both_benches_would_be_too_full_the_first_to_be_filled_loses(tmp_path: Path) -> None:
    own, other = SEATING + ", number = 7", SEATING + ', number = 7, whose = "opponent"'
    seven = "Newcomer, Talent, Pig, Cat, Pony, Spider, Cow"
    for effects, winner, untouched in (((own, other), 2, 1), ((other, own), 1, 0)):
        usher = own_binder(tmp_path, card("Usher", 1, "A", *effects))
        told = played(f"Usher, {seven}", seven, binder=usher)
        assert told.end == f"{winner} wins bench"
        assert len(told.match.halves[untouched].deck) == 7


@pytest.mark.clause("Q40")
def test_no_card_counts_below_nothing(tmp_path: Path) -> None:
    gloomy = own_binder(tmp_path, card("Gloom", 1, "A", 'when = "reveal", do = "power", amount = -5'))
    assert played("Gloom", "Newcomer", binder=gloomy).lines[:3] == ["1 Gloom 0", "1 flag Gloom 0", "2 Newcomer 1"]
    assert "2 Dog 3" in played("Champion", "Gloom, Dog", binder=gloomy).lines
    assert "2 Dog 4" in played("Champion, Kraken", "Blacksmith, Newcomer, Gloom, Dog", binder=gloomy).lines


@pytest.mark.clause("Q58")
def test_after_too_many_reveals_the_holder_of_the_flag_wins() -> None:
    decks = (cards("Dog, Talent, Dog, Talent")[::-1], cards("Dog, Talent, Dog")[::-1])
    match = BINDER.match(decks, 0)
    match.guard = 2
    settle(match.run(), lambda decision: decision.options[0])
    assert (match.winner, match.how) == (1, "guard")
    assert BINDER.box.guard == 400


@pytest.mark.clause("Q48")
def test_an_ordinary_card_in_the_robots_deck_has_no_text() -> None:
    robot = (True, False)
    assert played("Mime", "", robots=robot).lines[:2] == ["1 Mime 1", "1 flag Mime 1"]
    assert played("Clown", "", robots=robot).match.halves[0].fans == 0
    assert "1 Pony 3" in played("Vendor, Pony", "Kraken", robots=robot).lines
    assert not played("Dog, Butler", "Kraken", robots=robot).asked


@pytest.mark.clause("Q48")
def test_choices_on_robot_cards_are_the_opponents() -> None:
    told = played("Alpha, Beta, Drone", "Newcomer, Talent, Dog", "Talent", first=2, robots=(True, False))
    assert [decision.seat for decision in told.asked] == [1]
    assert "2 Talent bench>exhaust" in told.lines


@pytest.mark.clause("CG-29")
def test_fans_are_taken_at_once_and_the_exhaust_pile_has_no_limit() -> None:
    names = "Newcomer, Talent, Dog, Champion, Pig, Cat, Pony, Spider"
    told = played("Ghost, " * 4, names)
    assert all_names(told.match.halves[1].exhaust) == "Newcomer, Dog, Champion, Cat"
    assert played("Heroine", "").match.halves[0].fans == 3
    assert played("Heroine, Heroine", "Lion").match.halves[0].fans == 6

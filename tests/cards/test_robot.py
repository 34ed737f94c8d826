"""The Robot: its deck, its levels, and what it may keep."""

from collections import Counter
from pathlib import Path

import pytest

from tests.cards.park import BINDER
from tests.cards.sets import card, set_text, written
from tests.cards.table import begun, finished, started, through_decks, with_decks
from topcut.cards.robot import robot_deck
from topcut.chance import Stream
from topcut.refusal import Refusal
from topcut.words import sentence


def deck(level: int, seed: int = 0, *, solo: bool = True, solo_cards: bool = False) -> Counter[str]:
    chance = Stream(seed.to_bytes(32, "big"))
    return Counter(
        BINDER.cards[card].name for card in robot_deck(BINDER, level, chance, solo=solo, solo_cards=solo_cards)
    )


START = Counter({"Alpha": 1, "Beta": 1, "Good Bot": 1, "C.H.A.M.P.": 1, "Cyborg": 4})


@pytest.mark.clause("CG-33", "CG-35")
def test_at_level_1_the_robot_has_its_start_cards() -> None:
    assert deck(1, solo=False) == START


@pytest.mark.clause("CG-35", "CG-38", "Q50")
@pytest.mark.parametrize(
    ("level", "out", "random"),
    [
        (2, ["Alpha"], 1),
        (3, ["Alpha", "Beta"], 2),
        (4, ["Alpha", "Beta", "Good Bot"], 3),
        (5, ["Alpha", "Beta", "Good Bot", "C.H.A.M.P."], 5),
    ],
)
def test_higher_levels_replace_start_cards_by_random_ones(level: int, out: list[str], random: int) -> None:
    robot = {card.name: card.copies for card in BINDER.cards if card.group == "robot"}
    for seed in range(30):
        cards = deck(level, seed)
        assert not set(out) & set(cards)
        drawn = cards - START
        assert sum(drawn.values()) == random
        assert all(number <= robot[name] for name, number in drawn.items())
        assert len(cards) <= BINDER.box.seats
    assert {name for seed in range(99) for name in deck(level, seed) - START} == set(robot)


@pytest.mark.clause("Q50")
def test_the_random_cards_stay_for_the_whole_game() -> None:
    game = started(1, robot_level=5)
    before = sorted(game.players[1].deck)
    while game.stage != "over":
        through_decks(game)
        assert sorted(game.players[1].deck) == before
    assert game.round > 2


@pytest.mark.clause("CG-38")
def test_solo_cards_are_mixed_in_only_if_asked_for() -> None:
    solo = {card.name for card in BINDER.cards if card.group == "solo"}
    assert not any(solo & set(deck(5, seed)) for seed in range(30))
    assert any(solo & set(deck(5, seed, solo_cards=True)) for seed in range(30))


@pytest.mark.clause("Q49")
def test_levels_4_and_5_and_solo_cards_are_for_solo_games() -> None:
    for level, solo in ((4, False), (0, True), (6, True)):
        with pytest.raises(Refusal) as refused:
            deck(level, solo=solo)
        assert refused.value.code == "robot-level"
        assert sentence(refused.value)
    for players in (2, 3):
        with pytest.raises(Refusal) as refused:
            started(players, solo_cards=True)
        assert refused.value.code == "solo-cards"
        assert sentence(refused.value)


@pytest.mark.clause("CG-02", "CG-33")
@pytest.mark.parametrize("players", [1, 3, 5, 7])
def test_with_an_odd_count_the_robot_has_plan_0_and_does_nothing_in_the_deck_phase(players: int) -> None:
    game = started(players)
    assert game.holders[0] == players
    assert game.players[players].robot
    assert players not in game.pending
    before = list(game.players[players].deck)
    through_decks(game)
    assert game.players[players].deck == before


@pytest.mark.clause("CG-33")
def test_players_may_agree_on_any_plan_for_the_robot() -> None:
    plans = {started(3, bytes([seed] * 32), robot_plan=False).holders.index(3) for seed in range(20)}
    assert plans == {0, 1, 2, 3}


@pytest.mark.clause("CG-33")
def test_the_robots_deck_is_shuffled_for_each_match() -> None:
    tops = set()
    for seed in range(20):
        game = started(1, bytes([seed] * 32))
        for _ in range(2):
            through_decks(game)
            parked = game.parks[0]
            robot = parked.seats.index(1)
            tops.add(next(step[2] for step in parked.record or () if step[:2] == ("reveal", robot)))
    assert len(tops) == len(START)  # each kind of card has been on top


@pytest.mark.clause("CG-34", "Q46", "Q52")
def test_a_trophy_the_robot_wins_goes_back_to_the_box_and_it_is_not_ranked() -> None:
    won = 0
    for seed in range(5):
        game = finished(3, seed=bytes([seed] * 32))
        wins = [result for result in game.results if result[2] == 3]
        won += len(wins)
        assert not game.players[3].trophies
        assert game.players[3].fans == 0
        in_use = 2 * len(game.setup.pairs)
        assert len(game.trophy_box) == 28 - in_use + len(wins)
        assert 3 not in game.ranking
        assert 3 not in game.finalists
    assert won


@pytest.mark.clause("CG-37", "Q44")
def test_solo_the_robot_keeps_its_trophies_and_can_win() -> None:
    winners = set()
    for seed in range(12):
        game = finished(1, ("random",), seed=bytes([seed] * 32), robot_level=5)
        kept = len(game.players[0].trophies) + len(game.players[1].trophies)
        assert kept == game.round
        assert sorted(game.ranking) == [0, 1]
        winners.add(game.winner)
        assert game.winner == game.ranking[0]
    assert 1 in winners


@pytest.mark.clause("Q42")
def test_against_the_robot_who_holds_a_trophy_begins() -> None:
    for seed in range(6):
        game = finished(3, seed=bytes([seed] * 32))
        for step in game.record or ():
            if step[0] == "match" and 3 in step[3]:  # the seats
                human = sum(step[3]) - 3
                earlier = [result for result in game.results if result[0] < int(str(step[1])) and result[2] == human]
                assert not earlier or step[4] == human


@pytest.mark.clause("Q42")
def test_who_begins_against_the_robot() -> None:
    assert begun(3, (), (), (), (), among=(0, 3)) == {0, 3}  # nobody has a trophy
    assert begun(3, (1,), (), (), (), among=(0, 3)) == {0}
    assert begun(1, (), ()) == {0, 1}
    assert begun(1, (1,), (2,)) == {1}  # alone, the Robot's trophies count like anybody's
    assert begun(1, (3,), (2,)) == {0}
    assert begun(1, (2,), (2,)) == {0, 1}


@pytest.mark.clause("Q47", "Q46")
@pytest.mark.parametrize(("players", "kept"), [(1, 2), (3, 0)])
def test_the_robot_keeps_fans_from_effects_when_it_plays_against_one_alone(
    tmp_path: Path, players: int, kept: int
) -> None:
    effect = 'when = "gain", do = "fans", amount = 2, whose = "opponent"'
    path = written(tmp_path, set_text(card("Host", 3, "A", effect)))
    sets = ("Castle", "Film Studio", "Funfair", "Haunted House", "Workshop")
    game = started(players, own_sets=(path,), sets=sets)
    through_decks(with_decks(game, *["Host"] * players, "Alpha"))
    parked = next(one for one in game.parks if players in one.seats)
    assert parked.match.halves[parked.seats.index(players)].fans == 2
    assert game.players[players].fans == kept


@pytest.mark.clause("Q51")
def test_the_final_counts_as_round_7_for_cards_that_ask() -> None:
    assert BINDER.tables(8).power == BINDER.tables(7).power
    assert BINDER.tables(3).power[BINDER.number("Cyborg")] == 3
    assert not any(player.robot for seat, player in enumerate(finished(5).players) if seat in finished(5).finalists)

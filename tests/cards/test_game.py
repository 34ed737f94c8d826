"""A whole game: set-up, rounds by the plan, trophies, ranking, the final, two players."""

import pytest

from tests.cards.park import BOOK
from tests.cards.table import PAIRS, finished, pairs, started, through_decks
from topcut.cards.decision import STOP
from topcut.cards.game import Game, replay
from topcut.cards.player import Player, Trophy, ranking
from topcut.cards.setup import Chance, Setup, sets_in_play, trophy_stacks
from topcut.refusal import Refusal
from topcut.words import sentence


@pytest.mark.clause("CG-01", "CG-08")
@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_players_play_to_the_end(players: int) -> None:
    game = finished(players)
    assert game.stage == "over"
    assert game.winner is not None
    if players > 2:
        assert game.round == 7
        assert len(game.results) == 7 * len(game.players) // 2 + 1
        assert game.winner in game.finalists == game.ranking[:2]


@pytest.mark.clause("CG-01")
@pytest.mark.parametrize("players", [0, 9])
def test_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        Game(Setup(players, pairs(8)), b"")
    assert refused.value.code == "game-players"
    assert sentence(refused.value)


@pytest.mark.clause("CG-03", "CG-09", "Q61")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_everybody_meets_whom_the_plan_says(players: int) -> None:
    game = finished(players)
    met = {
        (int(str(step[1])), frozenset(step[3]))  # type: ignore[call-overload]  # the seats
        for step in game.record or ()
        if step[0] == "match"
    }
    for round, line in enumerate(PAIRS[players + players % 2].split("|"), start=1):
        for pair in line.split():
            assert (round, frozenset(game.holders[int(card)] for card in pair)) in met


@pytest.mark.clause("CG-03")
def test_a_plan_that_does_not_seat_everybody_is_refused() -> None:
    for wrong in (pairs(2), pairs(4)[:5], (((0, 1), (1, 2)),) * 7):
        with pytest.raises(Refusal) as refused:
            Game(Setup(4, wrong), b"")
        assert refused.value.code == "game-plan"
        assert sentence(refused.value)


@pytest.mark.clause("Q3")
def test_plans_are_dealt_at_random() -> None:
    assert len({started(4, bytes([seed] * 32)).holders for seed in range(30)}) > 10


@pytest.mark.clause("CG-05")
def test_each_park_has_a_stack_of_seven_with_round_1_on_top() -> None:
    stacks, box = trophy_stacks(BOOK, 3, Chance(b"x", ""))
    assert [[trophy.round for trophy in stack] for stack in stacks] == [[7, 6, 5, 4, 3, 2, 1]] * 3
    every = sorted([*box, *(trophy for stack in stacks for trophy in stack)])
    assert every == sorted(Trophy(n, fans) for n, line in enumerate(BOOK.box.rounds, 1) for fans in line.trophies)


@pytest.mark.clause("CG-06")
def test_city_and_five_other_sets_are_in_the_piles() -> None:
    game = started(2)
    assert game.sets == ("City", "Castle", "Film Studio", "Funfair", "Haunted House", "Shipwreck")
    sets = {BOOK.cards[card].set for card in game.trays.all_cards}
    assert sets == set(game.sets)
    assert sum(len(pile) for pile in game.trays.piles.values()) == 220
    space = started(2, sets=("castle", "funfair", "outer space", "Shipwreck", "film studio"))
    assert "Outer Space" in space.sets


@pytest.mark.clause("CG-06")
def test_another_number_of_sets_is_refused() -> None:
    five = ("Castle", "Funfair", "Outer Space", "Shipwreck")
    for sets in (five, (*five, "Castle"), (*five, "Robot")):
        with pytest.raises(Refusal) as refused:
            sets_in_play(Setup(2, pairs(2), sets=sets), BOOK)
        assert refused.value.code == "game-sets"
        assert sentence(refused.value)


@pytest.mark.clause("CG-07", "CG-15")
def test_everybody_starts_with_the_starter_deck_and_it_is_shuffled() -> None:
    game = started(2)
    assert all(player.deck == list(BOOK.starter) for player in game.players)
    through_decks(game)
    half = game.parks[0].match.halves[0]
    orders = set()
    for seed in range(10):
        other = started(2, bytes([seed] * 32))
        through_decks(other)
        orders.add(tuple(step[2] for step in other.parks[0].record or () if step[0] == "reveal"))
    assert half.collected == list(BOOK.starter)
    assert len(orders) > 5


def begins(one: tuple[int, ...], two: tuple[int, ...], seed: int) -> int:
    game = started(2, bytes([seed] * 32))
    for player, rounds in zip(game.players, (one, two), strict=True):
        player.trophies = [Trophy(round, 2) for round in rounds]
    game.stage = "match"
    return game._parked(0, (0, 1)).match.first


@pytest.mark.clause("CG-16", "Q41")
def test_the_best_trophy_begins_and_equal_ones_are_tossed() -> None:
    assert {begins((), (), seed) for seed in range(12)} == {0, 1}
    assert {begins((3,), (3,), seed) for seed in range(12)} == {0, 1}
    assert {begins((1,), (), seed) for seed in range(12)} == {0}
    assert {begins((1, 2), (3,), seed) for seed in range(12)} == {1}


@pytest.mark.clause("CG-22", "Q34", "Q36")
def test_the_winner_takes_the_top_trophy_and_everybody_their_cards() -> None:
    game = started(4)
    top = [stack[-1] for stack in game.stacks]
    through_decks(game)
    assert [(game.players[winner].trophies) for _, _, winner, *_ in game.results] == [[trophy] for trophy in top]
    assert all(sorted(player.deck) == sorted(BOOK.starter) for player in game.players)


@pytest.mark.clause("Q34", "Q35", "Q36")
def test_cards_from_a_pile_stay_and_removed_cards_go_to_their_compartment() -> None:
    game = started(2, sets=("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space"))
    villain, pod = BOOK.number("Villain"), BOOK.number("Rescue Pod")
    for seat, card in ((0, villain), (1, pod)):
        game.players[seat].deck = [card]
    sizes = [len(player.deck) for player in game.players]
    for seat in (0, 1):
        for answer in (game.pending[seat].options[0], STOP, STOP):
            game.answer(seat, answer)
    one, two = (player.deck for player in game.players)
    assert villain in one
    assert len(one) == sizes[0] + 1
    assert pod not in two
    assert pod in [card for cards in (game.trays.discards, game.trays.piles) for card in cards["A"]]
    assert {BOOK.cards[card].level for card in two} <= {"B"}


@pytest.mark.clause("CG-31", "Q43")
def test_ranking_by_fans_then_trophies_then_the_highest_then_the_next() -> None:
    def player(fans: int, *trophies: tuple[int, int]) -> Player:
        made = Player(())
        made.fans = fans
        made.trophies = [Trophy(*one) for one in trophies]
        return made

    players = [
        player(5, (1, 2)),  # 7 fans
        player(0, (1, 2), (2, 3), (3, 3)),  # 8 fans, three trophies
        player(2, (1, 2), (3, 4)),  # 8 fans, two trophies, highest 3
        player(2, (1, 2), (4, 4)),  # 8 fans, two trophies, highest 4
        player(2, (2, 2), (4, 4)),  # as before, and the next highest is higher
        player(2, (2, 2), (4, 4)),  # equal in everything: the lot
    ]
    assert ranking(players, range(6), [0, 1, 2, 3, 4, 5]) == (1, 5, 4, 3, 2, 0)
    assert ranking(players, range(6), [0, 1, 2, 3, 5, 4]) == (1, 4, 5, 3, 2, 0)


@pytest.mark.clause("CG-32", "Q53", "Q54")
def test_before_the_final_the_finalists_may_remove_cards_and_nothing_else() -> None:
    game = started(3)
    while game.stage != "final-decks":
        through_decks(game)
    assert set(game.pending) == set(game.finalists)
    assert {decision.ask for decision in game.pending.values()} == {"remove"}
    before = [player.all_fans for player in game.players]
    through_decks(game)
    assert game.stage == "over"
    assert game.winner in game.finalists
    assert before == [player.all_fans for player in game.players]


@pytest.mark.clause("CG-36", "Q44", "Q45")
def test_two_players_have_no_final_and_a_lead_of_eleven_ends_it() -> None:
    early = late = 0
    for seed in range(30):
        game = finished(2, ("greedy", "random"), seed=bytes([seed] * 32))
        fans = sorted(player.all_fans for player in game.players)
        assert game.finalists == ()
        assert game.winner == game.ranking[0]
        if game.round < 7:
            early += 1
            assert fans[1] - fans[0] >= 11
        late += game.round == 7
        assert len(game.results) == game.round
    assert early


@pytest.mark.clause("CG-36", "Q45")
def test_a_lead_counts_tokens_and_the_trophy_just_taken() -> None:
    game = started(2)
    game.players[0].fans = 11
    game.players[1].fans = 0
    through_decks(game)
    lead = game.players[0].all_fans - game.players[1].all_fans
    assert (game.stage == "over") is (lead >= 11)


@pytest.mark.clause("Q55")
def test_fans_never_run_out() -> None:
    game = started(2)
    game.players[0].fans = game.players[1].fans = 500
    through_decks(game)
    assert game.players[0].all_fans >= 500


@pytest.mark.clause("Q57")
def test_parks_begin_in_their_order() -> None:
    game = finished(8)
    order = [int(str(step[2])) for step in game.record or () if step[0] == "match"]
    assert order == [*range(4)] * 7 + [0]


@pytest.mark.clause("Q62")
def test_the_robot_takes_over_for_a_player_who_leaves() -> None:
    game = started(4)
    game.answer(1, game.pending[1].options[0])
    game.leave(1)
    assert 1 not in game.pending
    assert game.players[1].robot
    assert {BOOK.cards[card].group for card in game.players[1].deck} == {"robot-start"}
    while game.stage != "over":
        through_decks(game)
    assert 1 not in game.ranking
    assert not game.players[1].trophies
    again = replay(game.setup, game.chance.seed, game.answers)
    assert (again.results, again.winner) == (game.results, game.winner)


@pytest.mark.clause("Q62")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_whoever_leaves_the_game_comes_to_an_end(players: int) -> None:
    game = started(players)
    game.leave(0)
    while game.stage != "over":
        through_decks(game)
    assert game.winner != 0
    with pytest.raises(Refusal) as refused:
        game.leave(0)
    assert refused.value.code == "leave-nobody"
    assert sentence(refused.value)


@pytest.mark.clause("Q62")
def test_a_finalist_who_leaves_leaves_the_final_to_the_other() -> None:
    game = started(3)
    while game.stage != "final-decks":
        through_decks(game)
    gone, stays = game.finalists
    game.leave(gone)
    through_decks(game)
    assert game.winner == stays


def test_an_answer_that_was_not_asked_for_is_refused() -> None:
    game = started(2)
    with pytest.raises(Refusal) as refused:
        game.answer(0, 55)
    assert refused.value.code == "answer-impossible"
    assert "A" in sentence(refused.value)
    with pytest.raises(Refusal) as refused:
        game.answer(7, 0)
    assert refused.value.code == "answer-not-asked"
    assert sentence(refused.value)


def test_a_compartment_holds_at_least_one_card() -> None:
    with pytest.raises(Refusal) as refused:
        started(2, tray_capacity=0)
    assert refused.value.code == "game-tray"
    assert sentence(refused.value)
    assert finished(2, tray_capacity=3).stage == "over"

"""A whole game: set-up, rounds by the plan, trophies, ranking, the final, two players."""

from pathlib import Path

import pytest

from tests.cards.park import BINDER, cards, played
from tests.cards.sets import card, set_text, written
from tests.cards.table import (
    ALL,
    PAIRS,
    begun,
    finished,
    lying,
    pairs,
    plain,
    replay,
    started,
    through_decks,
    with_decks,
)
from topcut.cards.decision import STOP
from topcut.cards.game import Game, Parked
from topcut.cards.player import Player, Trophy, ranking
from topcut.cards.setup import Chance, Setup, sets_in_play, trophy_stacks
from topcut.cards.view import view
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


@pytest.mark.clause("CG-08", "Q54")
def test_whoever_wins_the_final_wins_the_game_and_not_who_has_more_fans() -> None:
    places = set()
    for seed in range(12):
        game = finished(3, seed=bytes([seed] * 32))
        assert game.winner == game.results[-1][2]
        places.add(game.ranking.index(game.winner))
    assert places == {0, 1}


@pytest.mark.clause("CG-01")
@pytest.mark.parametrize("players", [0, 9])
def test_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        Game(Setup(players, pairs(8), 11, 2), b"")
    assert refused.value.code == "game-players"
    assert sentence(refused.value)


@pytest.mark.clause("CG-03", "CG-09", "Q61")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_everybody_meets_whom_the_plan_says(players: int) -> None:
    game = finished(players)
    met = {(int(str(step[1])), frozenset(step[3])) for step in game.record or () if step[0] == "match"}
    for round, line in enumerate(PAIRS[players + players % 2].split("|"), start=1):
        for pair in line.split():
            assert (round, frozenset(game.holders[int(card)] for card in pair)) in met


@pytest.mark.clause("Q61", "CG-16")
def test_it_does_not_matter_in_which_half_one_sits() -> None:
    games = [started(2, bytes([seed] * 32)) for seed in range(30)]
    for game in games:
        through_decks(game)
    assert {game.parks[0].match.first for game in games} == {0, 1}
    assert {game.parks[0].match.winner for game in games} == {0, 1}
    assert not any(player.fans for game in games for player in game.players)


@pytest.mark.clause("CG-03")
def test_a_plan_that_does_not_seat_everybody_is_refused() -> None:
    for wrong in (pairs(2), pairs(4)[:5], (((0, 1), (1, 2)),) * 7):
        with pytest.raises(Refusal) as refused:
            Game(Setup(4, wrong, 11, 2), b"")
        assert refused.value.code == "game-plan"
        assert sentence(refused.value)


@pytest.mark.clause("Q3")
def test_plans_are_dealt_at_random() -> None:
    assert len({started(4, bytes([seed] * 32)).holders for seed in range(30)}) > 10
    assert len({started(3, bytes([seed] * 32)).holders for seed in range(30)}) == 6


@pytest.mark.clause("CG-05")
def test_each_park_has_a_stack_of_seven_with_round_1_on_top() -> None:
    stacks, box = trophy_stacks(BINDER, 3, Chance(b"x", ""))
    assert [[trophy.round for trophy in stack] for stack in stacks] == [[7, 6, 5, 4, 3, 2, 1]] * 3
    every = sorted([*box, *(trophy for stack in stacks for trophy in stack)])
    assert every == sorted(Trophy(n, fans) for n, line in enumerate(BINDER.box.rounds, 1) for fans in line.trophies)


@pytest.mark.clause("CG-05")
def test_the_trophies_of_each_round_are_shuffled_by_themselves() -> None:
    dealt = [trophy_stacks(BINDER, 4, Chance(bytes([seed]), ""))[0] for seed in range(30)]
    high = [[[stack[-round].fans > fans for stack in stacks] for round, fans in ((2, 2), (3, 3))] for stacks in dealt]
    assert len({tuple(second) for second, _ in high}) == 6
    assert any(second != third for second, third in high)


@pytest.mark.clause("CG-06")
def test_each_level_is_shuffled_into_a_pile() -> None:
    for level in "ABC":
        piles = [started(2, bytes([seed] * 32)).trays.piles[level] for seed in range(5)]
        assert len({tuple(pile) for pile in piles}) == 5
        assert len({tuple(sorted(pile)) for pile in piles}) == 1


@pytest.mark.clause("CG-06")
def test_city_and_five_other_sets_are_in_the_piles() -> None:
    game = started(2)
    assert game.sets == ("City", "Castle", "Film Studio", "Funfair", "Haunted House", "Shipwreck")
    sets = {BINDER.cards[card].set for card in lying(game)}
    assert sets == set(game.sets)
    assert sum(len(pile) for pile in game.trays.piles.values()) == 220
    space = started(2, sets=("castle", "funfair", "outer space", "Shipwreck", "film studio"))
    assert "Outer Space" in space.sets


@pytest.mark.clause("CG-06")
def test_another_number_of_sets_is_refused() -> None:
    five = ("Castle", "Funfair", "Outer Space", "Shipwreck")
    for sets in (five, (*five, "Castle"), (*five, "Robot")):
        with pytest.raises(Refusal) as refused:
            sets_in_play(Setup(2, pairs(2), 11, 2, sets=sets), BINDER)
        assert refused.value.code == "game-sets"
        assert sentence(refused.value)


@pytest.mark.clause("CG-07", "CG-15")
def test_everybody_starts_with_the_starter_deck_and_it_is_shuffled() -> None:
    game = started(2)
    assert all(player.deck == list(BINDER.starter) for player in game.players)
    through_decks(game)
    half = game.parks[0].match.halves[0]
    tops: dict[int, set[object]] = {0: set(), 1: set()}
    for seed in range(30):
        other = started(2, bytes([seed] * 32))
        through_decks(other)
        revealed = [(step[1], step[2]) for step in other.parks[0].record or () if step[0] == "reveal"]
        for side, top in tops.items():
            top.add(next(card for whose, card in revealed if whose == side))
    assert half.collected == list(BINDER.starter)
    assert all(len(top) == 4 for top in tops.values())  # each of the four kinds has been on top


@pytest.mark.clause("CG-15")
def test_every_deck_is_shuffled_anew_before_every_match_and_before_the_final() -> None:
    """Nobody picks or removes a card, so that nothing but the shuffle can bring another card to the top."""
    tops: dict[tuple[int, int], set[int]] = {}
    for seed in range(40):
        game = left_alone(started(4, bytes([seed] * 32)))
        for parked in game.matches:
            for half, top in first_cards(parked).items():
                tops.setdefault((parked.round, half), set()).add(top)
        assert any(len(orders) > 2 for orders in orders_of(game).values())
    assert set(tops) == {(round, half) for round in range(1, 9) for half in (0, 1)}
    assert all(len(kinds) == len(set(BINDER.starter)) for kinds in tops.values())


@pytest.mark.clause("CG-33")
def test_the_robots_deck_is_shuffled_for_each_of_its_matches() -> None:
    robot, kinds = 3, {BINDER.number(name) for name in ("Alpha", "Beta", "Good Bot", "C.H.A.M.P.", "Cyborg")}
    tops: dict[int, set[int]] = {}
    for seed in range(60):
        game = left_alone(started(3, bytes([seed] * 32)))
        for parked in game.matches:
            if robot in parked.seats:
                tops.setdefault(parked.round, set()).add(first_cards(parked)[parked.seats.index(robot)])
        assert len(orders_of(game)[robot]) > 2
    assert set(tops) == set(range(1, 8))
    assert all(found == kinds for found in tops.values())


def left_alone(game: Game) -> Game:
    """To its end, without anybody picking or removing anything."""
    while game.stage != "over":
        seat = min(game.pending)
        game.answer(seat, plain(game.pending[seat]))
    return game


def first_cards(parked: Parked) -> dict[int, int]:
    """What lay on top of each deck of a match, by half."""
    found: dict[int, int] = {}
    for step in parked.record or ():
        match step:
            case ("reveal", int(half), (int(top),), _):
                found.setdefault(half, top)
    return found


def orders_of(game: Game) -> dict[int, set[tuple[object, ...]]]:
    """The first three cards of each seat in each of its matches, as far as they came up."""
    found: dict[int, set[tuple[object, ...]]] = {}
    for parked in game.matches:
        for half, seat in enumerate(parked.seats):
            cards = tuple(step[2] for step in parked.record or () if step[:2] == ("reveal", half))[:3]
            found.setdefault(seat, set()).add(cards)
    return found


@pytest.mark.clause("CG-16", "Q41")
def test_the_best_trophy_begins_and_equal_ones_are_tossed() -> None:
    assert begun(2, (), ()) == {0, 1}
    assert begun(2, (3,), (3,)) == {0, 1}
    assert begun(2, (3, 1), (3, 2)) == {0, 1}
    assert begun(2, (1,), ()) == {0}
    assert begun(2, (), (1,)) == {1}
    assert begun(2, (1, 2), (3,)) == {1}
    assert begun(2, (4,), (1, 2, 3)) == {0}


@pytest.mark.clause("CG-16", "CG-32", "Q41")
def test_who_begins_follows_the_trophies_in_every_match_and_in_the_final() -> None:
    finals = set()
    for seed in range(20):
        game = finished(4, seed=bytes([seed] * 32))
        for number, (round, seats, begins) in enumerate(openings(game)):
            final = number == 14
            best = [
                max((one.round for one in game.players[seat].trophies if final or one.round < round), default=0)
                for seat in seats
            ]
            if best[0] != best[1]:
                assert begins == seats[best.index(max(best))]
                finals |= {best.index(max(best))} if final else set()
    assert finals == {0, 1}


def openings(game: Game) -> list[tuple[int, tuple[int, int], int]]:
    """Round, seats and beginner of every match."""
    found = []
    for step in game.record or ():
        match step:
            case ("match", int(round), int(), (int(one), int(two)), int(begins), _):
                found.append((round, (one, two), begins))
    return found


@pytest.mark.clause("CG-22", "CG-07")
def test_cards_come_back_from_the_exhaust_pile_the_bench_and_the_park() -> None:
    decks = ("Ghost, Ghost, Dog, Talent, Champion", "Ghost, Ghost, Newcomer, Pig, Lion")
    game = with_decks(started(2), *decks)
    before = [sorted(player.deck) for player in game.players]
    through_decks(game)
    halves = game.parks[0].match.halves
    assert all(any(getattr(half, zone) for half in halves) for zone in ("exhaust", "bench", "in_park"))
    assert [sorted(player.deck) for player in game.players] == before


@pytest.mark.clause("CG-22", "Q34", "Q36")
def test_the_winner_takes_the_top_trophy_and_everybody_their_cards() -> None:
    game = started(4)
    top = [stack[-1] for stack in game.stacks]
    through_decks(game)
    assert [(game.players[winner].trophies) for _, _, winner, *_ in game.results] == [[trophy] for trophy in top]
    assert all(sorted(player.deck) == sorted(BINDER.starter) for player in game.players)


@pytest.mark.clause("Q36", "Q34")
def test_a_card_given_to_the_opponent_is_theirs() -> None:
    for seed in range(4):
        game = with_decks(started(2, bytes([seed] * 32), sets=ALL), "Hologram", "Dog")
        through_decks(game)
        assert game.players[0].deck == list(game.binder.deck(["Hologram"]))
        given = [BINDER.cards[one].level for one in game.players[1].deck if one != BINDER.number("Dog")]
        assert given == ["B"]


@pytest.mark.clause("Q35")
def test_a_starter_card_that_an_effect_removes_goes_to_the_box(tmp_path: Path) -> None:
    effect = 'when = "reveal", do = "move", from = "bottom", to = "removed", whose = "opponent"'
    path = written(tmp_path, set_text(card("Bouncer", 3, "A", effect)))
    sets = ("Castle", "Film Studio", "Funfair", "Haunted House", "Workshop")
    game = with_decks(started(2, own_sets=(path,), sets=sets), "Bouncer, Bouncer", "Newcomer, Newcomer, Pig, Pig")
    through_decks(game)
    gone = [one for half in game.parks[0].match.halves for one in half.removed]
    assert gone
    newcomer, pig = game.binder.number("Newcomer"), game.binder.number("Pig")
    assert game.trays.box.count(newcomer) == gone.count(newcomer)
    assert game.trays.discards["A"].count(pig) == gone.count(pig)
    assert len(game.players[1].deck) == 4 - len(gone)


@pytest.mark.clause("CG-22", "Q34", "Q35", "Q36")
def test_cards_from_a_pile_stay_and_removed_cards_go_to_their_compartment() -> None:
    game = started(2, sets=("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space"))
    villain, pod = BINDER.number("Villain"), BINDER.number("Rescue Pod")
    for seat, held in ((0, villain), (1, pod)):
        game.players[seat].deck = [held]
    sizes = [len(player.deck) for player in game.players]
    for seat in (0, 1):
        for answer in (game.pending[seat].options[0], STOP, STOP):
            game.answer(seat, answer)
    one, two = (player.deck for player in game.players)
    assert villain in one
    assert len(one) == sizes[0] + 1
    assert pod not in two
    assert pod in game.trays.discards["A"]
    assert {BINDER.cards[card].level for card in two} <= {"B"}


@pytest.mark.clause("CG-31", "Q43")
def test_ranking_by_fans_then_trophies_then_the_highest_then_the_next() -> None:
    def player(fans: int, *trophies: tuple[int, int]) -> Player:
        made = Player([])
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
    assert ranking(players, range(6), [5, 0, 4, 3, 1, 2]) == (1, 5, 4, 3, 2, 0)
    high = [player(0, (3, 3), (4, 5)), player(1, (1, 2), (5, 5))]  # 8 fans and two trophies each
    assert ranking(high, range(2), [1, 0]) == (1, 0)


@pytest.mark.clause("Q43")
def test_lots_are_drawn_from_the_seed() -> None:
    assert len({tuple(started(4, bytes([seed] * 32)).lots) for seed in range(20)}) > 5


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


@pytest.mark.clause("CG-08", "CG-31", "Q54")
def test_tokens_of_the_final_are_nobodys_fans_and_its_winner_is_first() -> None:
    gave, won_from_behind = 0, 0
    for seed in range(8):
        game = started(3, bytes([seed] * 32))
        while game.stage != "final-decks":
            through_decks(game)
        before, order = [player.all_fans for player in game.players], game.ranking
        for seat in game.finalists:
            game.players[seat].deck = list(cards("Clown, Clown, Clown, Heroine, Heroine, Dog"))
        for seat in game.finalists:
            game.answer(seat, STOP)
        gave += sum(half.fans for half in game.matches[-1].match.halves)
        assert game.results[-1].tokens == (0, 0)
        assert [player.all_fans for player in game.players] == before
        assert [one.fans + sum(one.worth or ()) for one in view(game, None).players] == before
        assert game.ranking == order
        assert game.placings == (game.winner, *(seat for seat in order if seat != game.winner))
        assert view(game, None).ranking == game.placings
        won_from_behind += game.winner != order[0]
    assert gave
    assert won_from_behind


@pytest.mark.clause("CG-36")
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
    assert late


def after_one_match(players: int, own: int, others: int, *, trophies: tuple[Trophy, ...] = ()) -> Game:
    """Seat 1 wins the first match. So many fans each has then, the trophy just taken and those from before included."""
    game = with_decks(started(players), "Dragon", "Newcomer")
    game.players[0].trophies = list(trophies)
    game.players[0].fans = own - game.stacks[0][-1].fans - sum(trophy.fans for trophy in trophies)
    game.players[1].fans = others
    through_decks(game)
    assert [player.all_fans for player in game.players] == [own, others]
    return game


@pytest.mark.clause("CG-36", "Q45", "CG-37")
@pytest.mark.parametrize("players", [1, 2])
def test_a_lead_of_eleven_ends_the_game_and_one_of_ten_does_not(players: int) -> None:
    before = (Trophy(1, 2), Trophy(2, 3))
    for trophies in ((), before):
        for own, others, over in ((11, 0, True), (10, 0, False), (31, 20, True), (30, 20, False), (12, 2, False)):
            game = after_one_match(players, own, others, trophies=trophies)
            assert (game.stage == "over") is over, (own, others)
            assert game.winner == (0 if over else None)


@pytest.mark.clause("Q45", "CG-37")
@pytest.mark.parametrize("players", [1, 2])
def test_a_lead_is_read_after_the_trophy_was_taken_whoever_has_it(players: int) -> None:
    caught_up = after_one_match(players, own=2, others=12)  # it was 12 or 13 before the match
    assert (caught_up.round, caught_up.stage) == (2, "deck-phase")
    still = after_one_match(players, own=2, others=13)
    assert (still.stage, still.winner) == ("over", 1)


def at_the_end(players: int, seed: int, tokens: int) -> Game:
    """Seat 1 wins rounds 1 to 4, seat 2 the others; then seat 1 is so many fans ahead, or behind."""
    game = started(players, bytes([seed] * 32))
    for round in range(1, 8):
        assert game.round == round
        one, two = game.players
        last = game.stacks[0][-1].fans
        one.fans = 500 - sum(trophy.fans for trophy in one.trophies) + (last + tokens if round == 7 else 0)
        two.fans = 500 - sum(trophy.fans for trophy in two.trophies)
        through_decks(with_decks(game, *(("Dragon", "Dog") if round < 5 else ("Dog", "Dragon"))))
    assert game.stage == "over"
    assert game.players[0].all_fans - game.players[1].all_fans == tokens
    return game


@pytest.mark.clause("Q45", "Q44", "CG-36", "CG-37")
@pytest.mark.parametrize("players", [1, 2])
def test_after_round_7_most_fans_win_and_equal_fans_go_by_trophies(players: int) -> None:
    for seed in range(6):
        assert at_the_end(players, seed, tokens=1).winner == 0
        assert at_the_end(players, seed, tokens=-1).winner == 1
        level = at_the_end(players, seed, tokens=0)
        assert [len(player.trophies) for player in level.players] == [4, 3]
        assert level.winner == 0


@pytest.mark.clause("Q55")
def test_fans_never_run_out() -> None:
    game = with_decks(started(2, sets=ALL), "Heroine", "Heroine")
    for player in game.players:
        player.fans = 500  # the box has 40
    through_decks(game)
    assert [player.fans for player in game.players] == [503, 503]
    assert played("Heroine, " * 15, "Lion, " * 15).match.halves[0].fans == 45


@pytest.mark.clause("Q57")
def test_parks_draw_from_the_shared_piles_in_their_order() -> None:
    for seed in range(4):
        game = with_decks(started(4, bytes([seed] * 32)), "Villain", "Villain", "Villain", "Villain")
        while len(game.pending) > 1:
            seat = max(game.pending)
            game.answer(seat, plain(game.pending[seat]))
        while game.pending[0].ask != "remove":
            game.answer(0, plain(game.pending[0]))
        pile = game.trays.piles["A"][::-1]
        game.answer(0, STOP)
        moved = [[cards[0] for what, _, cards, *_ in parked.record or () if what == "move"] for parked in game.parks]
        assert [len(cards) for cards in moved] == [2, 2]
        assert [*moved[0], *moved[1]] == pile[:4]


@pytest.mark.clause("Q57")
def test_each_park_has_its_own_chance() -> None:
    def revealed(game: Game, park: int) -> list[object]:
        return [step[1:3] for step in game.parks[park].record or () if step[0] == "reveal"]

    for seed in range(5):
        game = started(4, bytes([seed] * 32))
        through_decks(game)  # everybody has the starter deck
        assert revealed(game, 0) != revealed(game, 1)


@pytest.mark.clause("Q62")
def test_the_robot_takes_over_for_a_player_who_leaves() -> None:
    game = started(4)
    game.answer(1, game.pending[1].options[0])
    game.leave(1)
    assert 1 not in game.pending
    assert game.players[1].robot
    assert {BINDER.cards[card].group for card in game.players[1].deck} == {"robot-start"}
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
def test_whoever_leaves_a_match_has_lost_it() -> None:
    game = started(4)
    leaver, stays = (game.holders[card] for card in game.setup.pairs[0][0])
    decks = ["Dog"] * 4
    decks[leaver] = "Juggler, Juggler, Juggler, Dog, Talent"
    through_decks(with_decks(game, *decks))
    assert set(game.pending) == {leaver}
    trophy = game.stacks[0][-1]
    game.leave(leaver)
    assert game.players[stays].trophies == [trophy]
    assert not game.players[leaver].trophies
    assert (game.round, sorted(game.pending)) == (2, sorted({0, 1, 2, 3} - {leaver}))


@pytest.mark.clause("Q62")
def test_a_finalist_who_leaves_leaves_the_final_to_the_other() -> None:
    game = started(3)
    while game.stage != "final-decks":
        through_decks(game)
    gone, stays = game.finalists
    game.leave(gone)
    through_decks(game)
    assert game.winner == stays


@pytest.mark.clause("CG-10")
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


@pytest.mark.clause("CG-11", "Q9")
def test_a_compartment_holds_at_least_one_card() -> None:
    with pytest.raises(Refusal) as refused:
        started(2, tray_capacity=0)
    assert refused.value.code == "game-tray"
    assert sentence(refused.value)
    assert finished(2, tray_capacity=3).stage == "over"

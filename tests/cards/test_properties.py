"""What holds after every step of every match and game, whatever the decks and the answers."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.cards.park import BINDER, Stack, Watched, zones
from tests.cards.table import census, replay, started, trophies
from topcut.cards.bots.bot import bots_for, play
from topcut.cards.decision import Decision, settle
from topcut.cards.game import Game
from topcut.cards.match import Match
from topcut.cards.view import view

MARKET = [number for number, card in enumerate(BINDER.cards) if not card.is_robot]
ROBOTS = [number for number, card in enumerate(BINDER.cards) if card.is_robot]
SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")

decks = some.lists(some.sampled_from(MARKET), max_size=16)
any_decks = some.lists(some.sampled_from(MARKET + ROBOTS), max_size=16)
answers = some.lists(some.integers(0, 7), min_size=1, max_size=12)


def chooser(numbers: Sequence[int]) -> tuple[list[int], object]:
    asked = [0]

    def choose(decision: Decision) -> int:
        asked[0] += 1
        assert len(decision.options) > 1, "a forced answer gives itself"
        assert len(set(decision.options)) == len(decision.options)
        return decision.options[numbers[asked[0] % len(numbers)] % len(decision.options)]

    return asked, choose


def run(
    one: Sequence[int],
    two: Sequence[int],
    numbers: Sequence[int],
    *,
    first: int | None = None,
    robot: bool = False,
    watch: object = None,
) -> Match:
    record = Watched(watch)  # type: ignore[arg-type]  # a function of the match
    piles = Stack({"A": "Pig, Clown, Cat, Cow, Movie Star", "B": "Horse, Necromancer, Lion, UFO", "C": "Kraken"})
    begins = len(one) % 2 if first is None else first
    match = BINDER.match((one, two), begins, 3, robots=(robot, False), piles=piles, record=record)
    record.match = match
    settle(match.run(), chooser(numbers)[1])  # type: ignore[arg-type]
    return match


@pytest.mark.clause("CG-39", "Q1", "Q17", "Q36")
@given(any_decks, decks, answers, some.booleans())
def test_every_card_is_in_one_place_and_six_names_on_a_bench_while_a_match_runs(
    one: list[int], two: list[int], numbers: list[int], robot: bool
) -> None:
    before = Counter([*one, *two])
    pile_cards = Counter(
        card for pile in ("Pig, Clown, Cat, Cow, Movie Star", "Horse, Necromancer, Lion, UFO") for card in _cards(pile)
    )

    def check(match: Match) -> None:
        came = Counter(zones(match)) - before
        assert not before - Counter(zones(match))
        assert not came - pile_cards
        assert len(match.halves[0].names) <= 6 or match.winner == 1 or _about_to_end(match)
        assert len(match.halves[1].names) <= 6 or match.winner == 0 or _about_to_end(match)
        for half in match.halves:
            names = Counter(half.tables.name[card] for card in half.bench)
            assert names == half.names
            assert sorted(half.auras) == sorted(card for card in half.bench if half.tables.has_aura[card])

    match = run(one, two, numbers, robot=robot, watch=check)
    assert match.winner in (0, 1)
    assert match.how in ("deck", "bench")


def _about_to_end(match: Match) -> bool:
    """The step that fills a bench too much is noted just before the end is."""
    return bool(match.record) and match.record is not None and match.record[-1][0] in ("bench", "move")


def _cards(text: str) -> tuple[int, ...]:
    return BINDER.deck(text.split(", "))


@pytest.mark.clause("Q58")
@given(any_decks, any_decks, answers)
def test_every_match_ends_long_before_the_guard(one: list[int], two: list[int], numbers: list[int]) -> None:
    match = run(one, two, numbers)
    assert match.how != "guard"
    assert match.reveals < 200


@pytest.mark.clause("Q57")
@given(decks, decks, answers)
def test_equal_decks_and_answers_give_equal_matches(one: list[int], two: list[int], numbers: list[int]) -> None:
    assert run(one, two, numbers).record == run(one, two, numbers).record


@pytest.mark.clause("Q61")
@given(decks, decks, answers)
def test_a_match_is_the_same_with_the_halves_the_other_way_round(
    one: list[int], two: list[int], numbers: list[int]
) -> None:
    match, turned = run(one, two, numbers, first=0), run(two, one, numbers, first=1)
    assert match.winner == 1 - (turned.winner or 0)
    assert list(match.record or ()) == [(step[0], 1 - int(str(step[1])), *step[2:]) for step in turned.record or ()]


@pytest.mark.clause("CG-18", "CG-19")
@given(decks, decks, answers)
def test_nobody_reveals_a_card_more_than_needed(one: list[int], two: list[int], numbers: list[int]) -> None:
    record = list(run(one, two, numbers).record or ())
    totals = [step for step in record if step[0] == "total"]
    for step, following in pairwise(totals[1:]):
        reached = int(str(step[3])) >= int(str(step[4]))
        assert reached == (step[1] != following[1])


@pytest.mark.clause("CG-39", "CG-05", "Q57")
@pytest.mark.parametrize("players", range(1, 9))
def test_cards_and_trophies_are_all_there_after_every_answer(players: int) -> None:
    for number in range(4):
        game = started(players, game=str(number), sets=SPACE)
        bots = bots_for(game, ("random", "greedy"))
        whole = census(game)
        while game.stage != "over":
            for seat in game.order():
                if seat in game.pending:
                    game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
                    assert census(game) == whole
                    assert trophies(game) == 28


@pytest.mark.clause("Q62", "CG-39")
@given(some.integers(2, 8), some.integers(0, 7), some.integers(0, 80), some.integers(0, 99))
def test_nothing_is_lost_when_somebody_leaves_at_any_moment(players: int, who: int, moment: int, luck: int) -> None:
    game = started(players, game=str(luck), sets=SPACE)
    bots = bots_for(game, ("random",))
    whole = census(game)
    leaver = who % players
    while game.stage != "over":
        seat = next(seat for seat in game.order() if seat in game.pending)
        if len(game.answers) == moment and not game.players[leaver].left:
            game.leave(leaver)
            whole.update(game.brought)
            assert census(game) == whole
            continue
        game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
        assert census(game) == whole
    assert trophies(game) == 28
    assert replay(game.setup, game.chance.seed, game.answers).results == game.results


@pytest.mark.clause("Q57")
@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_equal_seeds_give_equal_games_and_answers_replay_them(players: int) -> None:
    def whole() -> Game:
        game = started(players, sets=SPACE)
        play(game, bots_for(game, ("random",)))
        return game

    one, two = whole(), whole()
    assert (one.answers, one.results, one.winner) == (two.answers, two.results, two.winner)
    again = replay(one.setup, one.chance.seed, one.answers, record=True)
    assert (again.results, again.winner, again.record) == (one.results, one.winner, one.record)
    half = replay(one.setup, one.chance.seed, one.answers[: len(one.answers) // 2])
    assert half.pending

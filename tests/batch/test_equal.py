"""From equal decks, order and answers, compiled code plays what the reference engine plays."""

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

from tests.batch.given import Given, ending
from tests.batch.reference import expected, random_match
from tests.cards.sets import card, own_binder
from topcut.batch.sheet import sheet
from topcut.batch.trials import played
from topcut.cards.binder import Binder, open_binder
from topcut.cards.setup import piles
from topcut.cards.trials import GAP, Trials, World
from topcut.cards.trials import played as played_slowly

BINDER = open_binder()

# What the published cards leave out: other zones, verbs at other moments, conditions of each kind, several effects.
OWN = (
    card(
        "Smith",
        2,
        "A",
        'when = "reveal", do = "move", from = "exhaust", to = "removed", number = 2, optional = true',
        'when = "loss", do = "fans", amount = 2, per = { count = "cards", zone = "exhaust", whose = "opponent" }',
    ),
    card(
        "Joiner",
        1,
        "A",
        'when = "reveal", do = "move", from = "bottom", to = "bench", whose = "opponent"',
        'when = "attack", do = "power", amount = 1, per = { count = "cards", zone = "deck", level = "A" }',
        'when = "flag", do = "power", amount = -2, if = { count = "sets", whose = "opponent", least = 2, most = 4 }',
    ),
    card(
        "Glazier",
        3,
        "A",
        'when = "gain", do = "move", from = "bench", to = "exhaust", whose = "opponent", chooser = "opponent", '
        'number = 3, optional = true, if = { count = "empty-seats", most = 4 }',
        'when = "bench", do = "power", amount = -1, select = { level = "A" }',
    ),
    card(
        "Turner",
        2,
        "A",
        'when = "gain", do = "arrange", number = 5, to = "top"',
        'when = "reveal", do = "next", amount = 3',
    ),
    card(
        "Roofer",
        1,
        "A",
        'when = "loss", do = "move", from = "self", to = "exhaust"',
        'when = "loss", do = "move", from = "deck", to = "bench", select = { most_power = 2 }',
        'when = "loss", do = "move", from = "pile-C", to = "bottom", number = 4, whose = "opponent"',
    ),
    card(
        "Mason",
        0,
        "A",
        'when = "reveal", do = "power", amount = 2, if = { count = "trophies", least = 1 }',
        'when = "reveal", do = "power", amount = 1, per = { count = "sets" }',
    ),
    card("Carter", 4, "B", 'when = "reveal", do = "move", from = "top", to = "bottom", number = 3'),
    card(
        "Tinker",
        3,
        "B",
        'when = "reveal", do = "move", from = "deck", to = "exhaust", number = 2, optional = true, whose = "opponent"',
        'when = "bench", do = "power", amount = 2, during = "flag", select = { name = "Mason" }',
    ),
    card("Cooper", 5, "B", 'when = "loss", do = "arrange", number = 2, to = "ends"'),
)
DIGGER = card("Digger", 1, "A", 'when = "reveal", do = "move", from = "pile-A", to = "bottom", number = 99')


def agree(binder: Binder, seed: int, matches: int) -> None:
    numbers, dice = sheet(binder), Random(seed)
    for number in range(matches):
        match = random_match(binder, dice)
        assert ending(numbers, match) == expected(binder, match), (seed, number, match)


def test_some_thousand_random_matches_end_alike_step_for_step() -> None:
    agree(BINDER, 1, 4000)


def test_a_set_of_ones_own_is_compiled_from_the_language_alone(tmp_path: Path) -> None:
    agree(own_binder(tmp_path, *OWN), 2, 1500)


@pytest.mark.parametrize("robot", [False, True])
def test_trials_count_the_same_by_both_engines(robot: bool) -> None:
    dice = Random(3)
    levels = piles(BINDER, [one.name for one in BINDER.box.sets])
    market = [card for cards in levels.values() for card in cards]
    robots = [number for number, card in enumerate(BINDER.cards) if card.is_robot]

    def cards(number: int) -> tuple[int, ...]:
        return tuple(dice.choices(market, k=number))

    base = cards(10)
    worlds = tuple(
        World(
            dice.randint(1, 8),
            tuple(dice.choices(robots, k=8)) if robot else cards(dice.randint(0, 14)),
            cards(dice.randint(0, 3)),
            dice.choice((None, 0, 1)),
            (dice.randint(0, 3), dice.randint(0, 3)),
            robot,
        )
        for _ in range(60)
    )
    decks = (base, (*base[:-1], GAP), (*base[:4], GAP, *base[5:]))
    trials = Trials(decks, worlds, 3, dice.getrandbits(64), levels)
    assert played(BINDER, trials) == played_slowly(BINDER, trials)


def test_what_is_too_large_is_left_to_the_reference_engine() -> None:
    long = BINDER.starter * 25
    assert ending(sheet(BINDER), Given((long, long), (0,))) is None
    trials = Trials((long,), (World(1, long),), 1, 1, {"A": (), "B": (), "C": ()})
    assert played(BINDER, trials) == played_slowly(BINDER, trials)


def test_a_match_that_outgrows_its_rows_is_left_to_the_reference_engine(tmp_path: Path) -> None:
    binder = own_binder(tmp_path, DIGGER)
    digger, newcomer = binder.number("Digger"), binder.number("Newcomer")
    match = Given(((digger,) * 9, (newcomer,) * 9), (0,), piles={"A": (newcomer,) * 900})
    assert ending(sheet(binder), match) is None
    trials = Trials(((digger,) * 9,), (World(1, (newcomer,) * 9),), 3, 1, {"A": (newcomer,), "B": (), "C": ()})
    assert played(binder, trials) == played_slowly(binder, trials)

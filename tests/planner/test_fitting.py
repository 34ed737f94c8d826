"""The model that past tournaments speak for is the one that they were played by."""

import random

from topcut.ids import PlayerId
from topcut.planner.fitting import fitted
from topcut.planner.skill import Skill, field, win_chance
from topcut.rules.match import Entry, Match, Seat
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Player, Round, Tournament

CHALLENGER = load("challenger")


def played(chance: random.Random, spread: int, draws: float) -> Tournament:
    skill = dict(zip([PlayerId(f"p{n}") for n in range(32)], field(32, spread), strict=True))
    ids = list(skill)
    rounds = []
    for _ in range(5):
        chance.shuffle(ids)
        matches = []
        for first, second in zip(ids[::2], ids[1::2], strict=True):
            wins = chance.random() < win_chance(skill[first] - skill[second])
            entry = Entry(how=How.VICTORY, winner=Seat.FIRST if wins else Seat.SECOND, scores={"vp": (9, 9)})
            drawn = Entry(drawn=True, scores={"vp": (9, 9)})
            matches.append(Match(first, second, result=settle(CHALLENGER, drawn if chance.random() < draws else entry)))
        rounds.append(Round(tuple(matches)))
    return Tournament(CHALLENGER, {id: Player(id) for id in ids}, tuple(rounds))


def test_spread_and_draws_are_found_again() -> None:
    for spread in (100, 300):
        chance = random.Random(spread)
        found, matches = fitted([played(chance, spread, 0.1) for _ in range(6)])
        assert matches == 6 * 80
        assert abs(found.spread - spread) <= 75
        assert 0.06 < found.draws < 0.14
        assert (found.drops, found.no_shows) == (0, 0)


def test_equal_players_have_no_spread_to_speak_of() -> None:
    chance = random.Random(5)
    found, _ = fitted([played(chance, 0, 0) for _ in range(6)])
    assert found.spread <= 75


def test_with_too_little_behind_it_the_usual_model_stays() -> None:
    assert fitted([]) == (Skill(), 0)

"""The model that past tournaments speak for is the one that they were played by."""

import random
from dataclasses import replace

import pytest

from topcut.ids import PlayerId
from topcut.planner.fitting import fitted
from topcut.planner.skill import Skill, field, win_chance
from topcut.rules.match import Entry, Match, Seat
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Player, Round, Tournament

CHALLENGER = load("challenger")


def played(chance: random.Random, spread: int, draws: float, *, swiss: bool = False) -> Tournament:
    skill = dict(zip([PlayerId(f"p{n}") for n in range(32)], field(32, spread), strict=True))
    ids = list(skill)
    won = dict.fromkeys(ids, 0)
    rounds = []
    for _ in range(5):
        chance.shuffle(ids)
        if swiss:
            ids.sort(key=won.__getitem__)
        matches = []
        for first, second in zip(ids[::2], ids[1::2], strict=True):
            wins = chance.random() < win_chance(skill[first] - skill[second])
            won[first if wins else second] += 1
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


@pytest.mark.parametrize("spread", [0, 250])
def test_the_spread_is_found_where_equals_meet_equals(spread: int) -> None:
    """As in every Swiss round: a game says little about skill there, and much is left to integrate out."""
    chance = random.Random(spread)
    found, _ = fitted([played(chance, spread, 0, swiss=True) for _ in range(16)])
    assert abs(found.spread - spread) <= 125


def test_who_did_not_appear_has_not_left_by_choice() -> None:
    """In round 4 both players of every second table stay away, and are not paired again; nobody else leaves."""
    *before, fourth, fifth = played(random.Random(3), 0, 0).rounds
    t = played(random.Random(3), 0, 0)
    away = settle(CHALLENGER, Entry(how=How.DOUBLE_NO_SHOW))
    matches = [replace(one, result=away) if place % 2 else one for place, one in enumerate(fourth.matches)]
    there = {player for one in fourth.matches[::2] for player in one.players}
    pairs = zip(*[iter(sorted(there))] * 2, strict=True)
    last = Round(tuple(Match(first, second, result=fifth.matches[0].result) for first, second in pairs))
    found, _ = fitted([replace(t, rounds=(*before, Round(tuple(matches)), last))])
    assert (found.drops, found.no_shows > 0) == (0, True)


def test_equal_players_have_no_spread_to_speak_of() -> None:
    chance = random.Random(5)
    found, _ = fitted([played(chance, 0, 0) for _ in range(6)])
    assert found.spread <= 75


def test_no_shows_are_a_share_of_all_seats() -> None:
    """In 8 of 64 matches one of the two stays away."""
    t = played(random.Random(3), 0, 0)
    away = settle(CHALLENGER, Entry(how=How.NO_SHOW, winner=Seat.FIRST))
    rounds = [
        Round(tuple(replace(match, result=away) if place < 2 else match for place, match in enumerate(round.matches)))
        for round in t.rounds[:4]
    ]
    found, matches = fitted([replace(t, rounds=tuple(rounds))])
    assert (matches, found.no_shows) == (56, 8 / 128)


def test_with_too_little_behind_it_the_usual_model_stays() -> None:
    assert fitted([]) == (Skill(), 0)

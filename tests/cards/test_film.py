"""Each shot of a film is the park as the engine had it, and follows from the one before by what its step says."""

from collections import Counter
from random import Random

import pytest

from tests.cards.table import finished, started
from topcut.cards.bots.bot import bots_for
from topcut.cards.film import Film, Shot, Side
from topcut.cards.game import Game, Parked
from topcut.cards.language import Zone
from topcut.cards.park import Step
from topcut.cards.record import scenes, story
from topcut.cards.view import UNSEEN, seen, view, watched

SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")
GAMES = [(1, "a"), (2, "b"), (3, "c"), (5, "d")]


def film_of(parked: Parked) -> Film:
    assert parked.record is not None
    return parked.record


@pytest.mark.clause("CG-18", "CG-19", "CG-20", "CG-21")
@pytest.mark.parametrize(("players", "name"), GAMES)
def test_each_shot_follows_from_the_one_before_by_its_step(players: int, name: str) -> None:
    game = finished(players, ("random", "greedy"), game=name, sets=SPACE)
    done = Counter[str]()
    for parked in game.matches:
        film = film_of(parked)
        assert len(film.shots) == len(film) > 0
        before = Shot(tuple(begun(len(deck)) for deck in parked.decks), None)  # type: ignore[arg-type]  # two
        for step, shot in zip(film, film.shots, strict=True):
            done[step[0]] += 1
            after = before.sides[step[1]]
            assert zones(shot.sides[step[1]]) == moved(after, step), step
            assert zones(shot.sides[1 - step[1]]) == zones(before.sides[1 - step[1]]), step
            assert shot.holder == (step[1] if step[0] == "flag" else before.holder)
            if step[0] == "total":
                holds, fights = shot.sides[1 - step[1]], shot.sides[step[1]]
                assert (fights.total, holds.total if step[4] else 0) == step[3:]
            if step[0] == "flag":
                assert shot.sides[step[1]].total == step[3]
            before = shot
        for half, last in zip(parked.match.halves, film.shots[-1].sides, strict=True):
            assert Counter(last.bench) == Counter(half.bench)
            assert (last.deck_size, last.exhaust, last.fans) == (len(half.deck), tuple(half.exhaust), half.fans)
    assert {"reveal", "total", "flag", "bench", "move", "end"} <= set(done)


def begun(cards: int) -> Side:
    return Side(None, 0, (), (), (), (), (), cards, 0, 0)


Zones = tuple[Counter[int], Counter[int], int, Counter[int], int]


def zones(side: Side) -> Zones:
    park = [*side.attack, *side.under, *([] if side.flag is None else [side.flag])]
    return Counter(side.bench), Counter(side.exhaust), side.deck_size, Counter(park), side.fans


def moved(side: Side, step: Step) -> Zones:
    """Where everything lies after a step, worked out from what the step says alone."""
    bench, exhaust, deck, park, fans = zones(side)
    what, _, cards, *about = step
    if what == "reveal":
        deck, park = deck - 1, park + Counter(cards)
    if what == "bench":
        bench, park = bench + Counter(cards), park - Counter(cards)
    if what == "fans":
        fans += about[0]
    if what == "move":
        source, target = about[:2]
        deck += (target in (Zone.TOP, Zone.BOTTOM)) - (source in (Zone.TOP, Zone.BOTTOM, Zone.DECK))
        bench = bench + Counter(cards if target is Zone.BENCH else ()) - Counter(cards if source is Zone.BENCH else ())
        exhaust += Counter(cards if target is Zone.EXHAUST else ())
        exhaust -= Counter(cards if source is Zone.EXHAUST else ())
        park -= Counter(cards if source is Zone.SELF else ())
    return bench, exhaust, deck, park, fans


@pytest.mark.clause("Q56")
def test_while_a_match_waits_its_last_shot_is_what_everyone_sees() -> None:
    dice, compared = Random(4), 0
    for number in range(6):
        game = started(4, game=str(number), sets=SPACE)
        bots = bots_for(game, ("random",))
        while game.stage != "over":
            seat = dice.choice(sorted(game.pending))
            game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
            compared += sum(
                as_it_stands(game, parked) for parked in {id(one): one for one in game.parked_at.values()}.values()
            )
    assert compared > 20


def as_it_stands(game: Game, parked: Parked) -> bool:
    """Compared with the park that seats and bots are shown."""
    shown = view(game, parked.seats[0]).park
    assert shown is not None
    for side, half in zip(film_of(parked).shots[-1].sides, shown, strict=True):
        assert Counter(side.bench) == Counter(half.bench)
        assert (side.attack, side.exhaust, side.deck_size) == (half.attack, half.exhaust, half.deck_size)
        assert (side.flag, side.under) == (half.flag, half.under)
        assert side.total == half.total or not half.total, "the first card of a match has no attack to count in"
    return True


@pytest.mark.clause("Q56")
def test_a_film_shows_no_card_that_its_viewer_may_not_see_until_the_game_is_over() -> None:
    game = started(4, sets=SPACE)
    bots, hidden = bots_for(game, ("random",)), Counter[str]()
    while game.stage != "over":
        seat = min(game.pending)
        game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
        for parked in game.matches if game.stage == "final-decks" else ():
            for viewer in (None, *parked.seats):
                shown = [step for step, _ in watched(game, parked, viewer)]
                assert shown == seen(film_of(parked), parked.seats, viewer)
                hidden.update(step[0] for step in shown if UNSEEN in step[2])
    assert {"move", "arrange", "choose"} <= set(hidden)
    assert all([step for step, _ in watched(game, one, None)] == film_of(one) for one in game.matches)


def test_every_sum_is_told_once_and_after_the_effects_of_its_card() -> None:
    game = finished(5, ("random", "greedy"), sets=SPACE)
    later = 0
    for parked in game.matches:
        film = film_of(parked)
        told = scenes(game.binder, film)
        sums = [entry for _, entry in told if entry["do"] in ("reveal", "total") and entry["total"] is not None]
        assert len(sums) == sum(step[0] == "total" for step in film)
        assert [number for number, _ in told] == sorted(number for number, _ in told)
        assert [entry for _, entry in told if entry["do"] not in ("reveal", "total")] == [
            entry for entry in story(game.binder, film) if entry["do"] != "reveal"
        ]
        later += sum(entry["do"] == "total" for _, entry in told)
    assert later, "a card with an effect came up"

"""A seat knows the open table and its own cards; whatever is hidden from it does not reach it."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from tests.cards.park import BINDER, cards
from tests.cards.table import SEED, finished, replay, started, through_decks, with_decks
from topcut.cards.bots.bot import bots_for
from topcut.cards.decision import STOP, Decision
from topcut.cards.game import Game
from topcut.cards.language import PILES, Zone
from topcut.cards.park import Step
from topcut.cards.player import Player, Trophy
from topcut.cards.view import UNSEEN, seen, view, worth_of

MARKET = [number for number, card in enumerate(BINDER.cards) if card.group == "market"]
SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")
RANKED = ("final-decks", "final", "over")


class Disturbance:
    """Changes everything that one seat may not know, and counts what it found to change."""

    def __init__(self, game: Game, seat: int, dice: Random, changed: Counter[str]) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.changed = changed

    def happen(self) -> None:
        self._piles()
        self._stacks()
        if self.game.stage not in RANKED:
            self.game.lots.reverse()
        self._own_deck()
        for other, player in enumerate(self.game.players):
            if other != self.seat:
                self._deck_of(other, player)
                self._trophies_of(player)
                self._decision_of(other)
        self._record()

    def _others(self, cards: Sequence[int], what: str) -> list[int]:
        self.changed[what] += len(cards)
        return [self.dice.choice([one for one in MARKET if one != card]) for card in cards]

    def _piles(self) -> None:
        trays = self.game.trays
        for level, pile in trays.piles.items():
            mixed = [*pile, *trays.discards[level]]
            self.dice.shuffle(mixed)
            trays.piles[level], trays.discards[level] = mixed[: len(pile)], mixed[len(pile) :]

    def _stacks(self) -> None:
        for stack in self.game.stacks:
            stack[:] = [Trophy(trophy.round, trophy.fans + 1) for trophy in stack]

    def _own_deck(self) -> None:
        """Its order, and whatever came into it face down."""
        parked = self.game.parked_at.get(self.seat)
        if parked is None:
            return
        place = parked.seats.index(self.seat)
        half = parked.match.halves[place]
        lying = Counter([*half.bench, *half.exhaust, *half.in_park, *half.removed])
        brought = Counter(half.deck) - (Counter(parked.decks[place]) - lying)
        kept = Counter(half.deck) - brought
        half.deck[:] = [*kept.elements(), *self._others(list(brought.elements()), "brought unseen")]
        self.dice.shuffle(half.deck)
        self.changed["own order"] += len(half.deck) > 1

    def _deck_of(self, other: int, player: Player) -> None:
        parked = self.game.parked_at.get(other)
        if parked is not None:
            deck = parked.match.halves[parked.seats.index(other)].deck
            deck[:] = self._others(deck, "deck in a match")
        player.deck = self._others(player.deck, "deck")
        phase = self.game.deck_phases.get(other)
        if phase is not None:
            phase.drawn = self._others(phase.drawn, "drawn")
            phase.level, phase.redrawn, phase.taken = "C", not phase.redrawn, phase.taken + 1
            player.deck = player.deck[1:]  # how many cards somebody is removing just now

    def _trophies_of(self, player: Player) -> None:
        """The worth of each, until all are added up."""
        if self.game.open_hands or self.game.stage in RANKED:
            return
        held = player.trophies
        self.changed["worth"] += len(held)
        player.trophies = [Trophy(one.round, one.fans + self.dice.randint(1, 9)) for one in held]

    def _decision_of(self, other: int) -> None:
        decision = self.game.pending.get(other)
        if decision is not None:
            options = tuple(self._others(decision.options, "what others are asked"))
            self.game.pending[other] = Decision(other, "pick", options)

    def _record(self) -> None:
        for parked in self.game.parks:
            assert parked.record is not None
            half = parked.seats.index(self.seat) if self.seat in parked.seats else None
            parked.record[:] = [self._step(step, half) for step in parked.record]

    def _step(self, step: Step, half: int | None) -> Step:
        what, whose, cards, *about = step
        assert isinstance(cards, tuple)
        unseen_by_all = what == "move" and about[0] in PILES and about[1] in (Zone.TOP, Zone.BOTTOM)
        within_a_deck = what == "move" and about[0] is Zone.DECK and about[1] in (Zone.TOP, Zone.BOTTOM)
        if unseen_by_all or (whose != half and (within_a_deck or what in ("arrange", "choose"))):
            if what == "choose":
                about[0] = tuple(self._others(cards, "options"))
            return (what, whose, tuple(self._others(cards, f"{what} in the record")), *about)
        return step


@pytest.mark.slow
@pytest.mark.clause("Q56")
@pytest.mark.parametrize(("players", "games"), [(1, 25), (2, 20), (3, 15), (5, 4), (8, 3)])
def test_games_that_differ_only_in_hidden_things_look_the_same(players: int, games: int) -> None:
    dice, changed, stages = Random(players), Counter[str](), set()
    for number in range(games):
        game = started(players, SEED, game=str(number), sets=SPACE)
        bots = bots_for(game, ("random", "greedy"))
        while game.stage != "over":
            seat = dice.choice(sorted(game.pending))
            game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023
            if game.stage == "over" or not dice.randrange(2 if game.stage in RANKED else 5 * players):
                stages.add(game.stage)
                for looking in range(players):
                    twin = replay(game.setup, SEED, game.answers, record=True)
                    Disturbance(twin, looking, dice, changed).happen()
                    assert view(twin, looking) == view(game, looking)
    assert stages >= {"deck-phase", "match", "over"} | ({"final-decks"} if players > 2 else set())
    wanted = {"own order", "deck", "deck in a match", "move in the record"}
    if players > 1:
        wanted |= {"drawn", "what others are asked", "arrange in the record", "choose in the record"}
    if players > 2:
        wanted |= {"worth", "brought unseen"}
    assert wanted <= {what for what, often in changed.items() if often}


@pytest.mark.clause("Q56", "Q31")
def test_what_one_lays_on_top_is_not_told_to_the_other() -> None:
    def chosen(seed: int, which: int) -> Game:
        game = with_decks(started(2, bytes([seed] * 32)), "Newcomer", "Juggler, Juggler, Pig, Cat, Pony, Spider")
        through_decks(game)
        if game.stage == "match":
            game.answer(1, game.pending[1].options[which])
        return game

    compared = 0
    for seed in range(20):
        one, two = chosen(seed, 0), chosen(seed, 1)
        if one.stage == two.stage == "match":  # another card is asked for, and nothing has been revealed since
            compared += 1
            assert view(one, 0) == view(two, 0)
            assert view(one, 1) != view(two, 1)
    assert compared


@pytest.mark.clause("Q56", "CG-22")
def test_the_worth_of_trophies_is_hidden_from_others_but_not_their_rounds() -> None:
    game = started(4)
    through_decks(game)
    winner = next(seat for seat, player in enumerate(game.players) if player.trophies)
    looking = (winner + 1) % 4
    shown = view(game, looking).players[winner]
    assert (shown.trophies, shown.worth) == ((1,), None)
    assert view(game, winner).players[winner].worth == tuple(one.fans for one in game.players[winner].trophies)


@pytest.mark.clause("CG-36", "Q56")
def test_with_two_players_everything_won_lies_open_and_with_three_it_does_not() -> None:
    for players in (1, 2, 3):
        game = started(players)
        through_decks(game)
        assert any(player.trophies for player in game.players)
        shown = [one.worth is not None for one in view(game, 0).players]
        assert shown == ([True, True] if players < 3 else [True, False, False, False])


@pytest.mark.clause("CG-31")
def test_after_seven_rounds_everybody_sees_what_is_added_up() -> None:
    game = started(4)
    bots = bots_for(game, ("greedy",))
    while game.stage != "final-decks":
        assert all(one.worth is None for one in view(game, None).players)
        seat = min(game.pending)
        game.answer(seat, bots[seat].choose(game.pending[seat], lambda: view(game, seat)))  # noqa: B023  # at once
    shown = view(game, None)
    fans = {one.seat: one.fans + sum(one.worth or ()) for one in shown.players}
    assert shown.ranking is not None
    assert [fans[seat] for seat in shown.ranking] == sorted(fans.values(), reverse=True)
    assert all(worth_of(game, one, None) == one.trophy.fans for one in game.results if one.trophy is not None)


@pytest.mark.clause("Q4", "Q56")
def test_nobody_sees_what_others_draw() -> None:
    game = started(2)
    game.answer(1, game.pending[1].options[0])
    assert view(game, 0).drawn == ()
    assert len(view(game, 1).drawn) == 5
    assert view(game, 0).pending is not None
    assert view(game, 0).players[1].cards is None


@pytest.mark.clause("CG-15", "Q31")
def test_ones_own_deck_is_shown_in_no_telling_order() -> None:
    game = finished(2)
    assert list(view(game, 0).deck) == sorted(game.players[0].deck)
    game = started(2, seed=bytes([7] * 32))
    game.players[0].deck = list(cards("Juggler, Dog, Talent, Champion, Newcomer"))
    game.players[1].deck = list(cards("Juggler, Dog, Talent, Champion, Newcomer"))
    while game.stage == "deck-phase" and game.round == 1:
        seat = min(game.pending)
        game.answer(seat, STOP if STOP in game.pending[seat].options else game.pending[seat].options[0])
    for seat in (0, 1):
        assert list(view(game, seat).deck) == sorted(view(game, seat).deck)


@pytest.mark.clause("Q31", "Q56")
def test_what_is_looked_at_or_laid_unseen_is_hidden_in_the_record() -> None:
    dog, horse = BINDER.number("Dog"), BINDER.number("Horse")
    arranged = ("arrange", 0, (dog, horse), Zone.TOP, 5)
    chosen = ("choose", 0, (dog,), (dog, horse), 5, Zone.DECK)
    unseen = ("move", 1, (horse,), Zone.PILE_B, Zone.TOP, 5)
    open_move = ("move", 1, (horse,), Zone.PILE_B, Zone.EXHAUST, 5)
    searched = ("move", 0, (dog,), Zone.DECK, Zone.TOP, 5)
    steps = [arranged, chosen, unseen, open_move, searched]
    assert seen(steps, (3, 4), 3) == [arranged, chosen, _hidden(unseen), open_move, searched]
    other = seen(steps, (3, 4), 4)
    assert other[0][2] == (UNSEEN, UNSEEN)
    assert other[1][2:4] == ((UNSEEN,), ())
    assert other[2:] == [_hidden(unseen), open_move, _hidden(searched)]
    assert seen(steps, (3, 4), 1) == other


def _hidden(step: tuple[object, ...]) -> tuple[object, ...]:
    return (*step[:2], (UNSEEN,), *step[3:])


@pytest.mark.clause("CG-29", "Q56")
def test_bench_park_and_exhaust_pile_are_open_to_everybody_at_the_table() -> None:
    game = started(2)
    through_decks(game)
    one, two = view(game, 0), view(game, 1)
    assert one.park == two.park
    assert one.park is not None
    assert {half.seat for half in one.park} == {0, 1}


@pytest.mark.clause("CG-29", "Q56")
@pytest.mark.parametrize("looking", [0, 1])
def test_both_exhaust_piles_lie_face_up(looking: int) -> None:
    decks = ("Ghost, Ghost, Dog, Talent, Champion", "Ghost, Ghost, Newcomer, Pig, Lion")
    game = with_decks(started(2), *decks)
    through_decks(game)
    park = view(game, looking).park
    assert park is not None
    lying = [tuple(half.exhaust) for half in game.parks[0].match.halves]
    assert all(lying)
    assert [half.exhaust for half in park] == lying
    told = [step for step in view(game, looking).steps if step[0] == "move" and step[4] is Zone.EXHAUST]
    assert sorted(step[2][0] for step in told) == sorted(card for pile in lying for card in pile)

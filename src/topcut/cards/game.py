"""A whole game: seven rounds by the plan and the final, moved on by answers, replayed from its seed and its answers."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from topcut.cards.binder import Binder
from topcut.cards.decision import Asking, Decision
from topcut.cards.deck_phase import DeckPhase
from topcut.cards.film import Film
from topcut.cards.match import LEFT, Match
from topcut.cards.park import Record
from topcut.cards.player import Player, Trophy, ranking
from topcut.cards.robot import robot_deck
from topcut.cards.setup import Chance, Setup, checked, lots, piles, plan_holders, sets_in_play, trophy_stacks
from topcut.cards.trays import Trays
from topcut.refusal import Refusal

LEAVE = -20  # in the log of answers: this seat has left the game (Q62)
DECK_PHASE, MATCHES, FINAL_DECKS, FINAL, OVER = "deck-phase", "match", "final-decks", "final", "over"


class Played(NamedTuple):
    """A match that is over; seats are those of the table."""

    round: int  # one more than the last in the final
    park: int
    winner: int
    loser: int
    seats: tuple[int, int]  # of half 1 and half 2
    first: int  # who began
    tossed: bool  # by a toss; otherwise by the better trophy (CG-16)
    tokens: tuple[int, int]  # gained since the last match, in the order of the halves
    trophy: Trophy | None  # None: the final
    how: str
    reveals: int


class Met(NamedTuple):
    """What one seat saw of another's deck in their last match: what lay open at its end, and how many cards did not."""

    seat: int
    round: int
    cards: tuple[int, ...]
    unseen: int
    before: tuple[int, ...]  # seen in earlier matches, but not in the last: some may be among the unseen


@dataclass(slots=True, eq=False)
class Parked:
    """A match at a park: whose seats, and the play that waits for an answer."""

    round: int  # one more than the last in the final
    park: int
    seats: tuple[int, int]
    match: Match
    record: Film | None
    tossed: bool
    asking: Asking = field(init=False)
    decks: tuple[tuple[int, ...], ...] = field(init=False)  # what each seat knows of its own

    def __post_init__(self) -> None:
        self.asking = self.match.run()
        self.decks = tuple(tuple(sorted(half.deck)) for half in self.match.halves)


class Game:
    """`pending` has the open decision of each seat; `answer` gives one. All chance comes from the seed."""

    def __init__(self, setup: Setup, seed: bytes, *, record: bool = False, of_texts: Binder | None = None) -> None:
        self.binder = checked(setup, of_texts)
        self.setup = setup
        self.chance = Chance(seed, setup.game)
        self.sets = sets_in_play(setup, self.binder)
        self.recording = record
        self.record: Record | None = [] if record else None
        self.pending: dict[int, Decision] = {}
        self.answers: list[tuple[int, int]] = []
        self.round = 0
        self.stage = DECK_PHASE
        self.winner: int | None = None
        self.finalists: tuple[int, ...] = ()
        self.results: list[Played] = []
        self.matches: list[Parked] = []  # all of them, where a record is kept
        self.met: dict[tuple[int, int], Met] = {}  # who met whom
        self.brought: list[int] = []  # Robot cards fetched for a seat that was left
        self._set_up()
        self._open_round()
        self._move_on()

    @property
    def solo(self) -> bool:
        return self.setup.players == 1

    @property
    def open_hands(self) -> bool:
        """With two players, and solo, fans and trophies are open (CG-36)."""
        return self.setup.players <= 2

    @property
    def ranked(self) -> list[int]:
        """The seats that are ranked: no Robot but the solo one (Q46, Q47), no one who has left (Q62)."""
        return [seat for seat, one in enumerate(self.players) if not one.left and (self.solo or not one.robot)]

    @property
    def ranking(self) -> tuple[int, ...]:
        return ranking(self.players, self.ranked, self.lots)

    @property
    def placings(self) -> tuple[int, ...]:
        """The ranking, once there is a winner with that seat first: who wins the final has won the game (CG-08)."""
        return tuple(sorted(self.ranking, key=lambda seat: seat != self.winner))

    def order(self) -> list[int]:
        """The order in which seats are asked when no one asks first: another one begins each round (Q4)."""
        count = len(self.players)
        return [(self.round - 1 + step) % count for step in range(count)]

    def answer(self, seat: int, answer: int) -> None:
        decision = self.pending.get(seat)
        if decision is None:
            raise Refusal("answer-not-asked", seat=seat + 1)
        if answer not in decision.options:
            raise Refusal("answer-impossible", options=tuple(self.binder.label(one) for one in decision.options))
        self.answers.append((seat, answer))
        del self.pending[seat]
        if self.stage in (DECK_PHASE, FINAL_DECKS):
            self._go_on(seat, self.deck_tasks[seat], answer)
        else:
            self._play_on(self.parked_at[seat], answer)
        self._move_on()

    def leave(self, seat: int) -> None:
        """The Robot takes over the plan; a match that is being played is lost (Q62)."""
        if not 0 <= seat < self.setup.players or self.players[seat].left or self.stage == OVER:
            raise Refusal("leave-nobody", clause="Q62", seat=seat + 1)
        self.answers.append((seat, LEAVE))
        self.pending.pop(seat, None)
        player = self.players[seat]
        player.left = player.robot = True
        parked = self.parked_at.get(seat)
        if parked is not None:
            for other in parked.seats:
                self.pending.pop(other, None)
            parked.asking.close()
            parked.match.end(1 - parked.seats.index(seat), LEFT)
            self._finish(parked)
        task = self.deck_phases.pop(seat, None)
        if task is not None:
            self.trays.discard(task.drawn)
            task.drawn = []
        self.deck_tasks.pop(seat, None)
        self.trays.discard(player.deck)
        player.deck = robot_deck(self.binder, 1, self.chance.stream("robot", seat=seat), solo=False)
        self.brought += player.deck
        self._move_on()

    # Setting up.

    def _set_up(self) -> None:
        setup = self.setup
        self.players = [Player(list(self.binder.starter)) for _ in range(setup.players)]
        if setup.players % 2:
            cards = robot_deck(
                self.binder, setup.robot_level, self.chance.stream("robot"), solo=self.solo, solo_cards=setup.solo_cards
            )
            self.players.append(Player(cards, robot=True))
        elif setup.solo_cards:
            raise Refusal("solo-cards", clause="Q49")
        self.holders = plan_holders(setup, self.chance)
        self.stacks, self.trophy_box = trophy_stacks(self.binder, len(self.players) // 2, self.chance)
        self.lots = lots(setup, self.chance.seed)
        self.trays = Trays(piles(self.binder, self.sets), self.binder.cards, self._shuffled, setup.tray_capacity)
        self.deck_phases: dict[int, DeckPhase] = {}
        self.deck_tasks: dict[int, Asking] = {}
        self.parks: list[Parked] = []
        self.parked_at: dict[int, Parked] = {}

    def _shuffled(self, level: str, step: int, cards: object) -> list[int]:
        assert isinstance(cards, list)
        return self.chance.stream("pile", level=level, step=step).shuffle(cards)

    # Rounds.

    def _open_round(self) -> None:
        """The Deck Phase opens when every match of the round before has ended (CG-14)."""
        self.round += 1
        self._open_decks(DECK_PHASE, [seat for seat, player in enumerate(self.players) if not player.robot])

    def _open_decks(self, stage: str, seats: Iterable[int]) -> None:
        self.stage = stage
        self._note("deck-phase", stage)
        for seat in seats:
            phase = DeckPhase(
                seat, self.players[seat], self.binder, self.trays, keep_one=self.setup.keep_one, record=self.record
            )
            self.deck_phases[seat] = phase
            self.deck_tasks[seat] = phase.removal() if stage == FINAL_DECKS else phase.run(self.round)
            self._go_on(seat, self.deck_tasks[seat])

    def _go_on(self, seat: int, asking: Asking, answer: int | None = None) -> None:
        try:
            self.pending[seat] = next(asking) if answer is None else asking.send(answer)
        except StopIteration:
            self.players[seat].deck.sort()
            del self.deck_tasks[seat], self.deck_phases[seat]

    def _move_on(self) -> None:
        """Everything that can happen without an answer happens."""
        while self.stage != OVER and not self.deck_tasks and not self.parked_at:
            if self.stage == DECK_PHASE:
                self._open_matches(
                    MATCHES, [(self.holders[one], self.holders[two]) for one, two in self.setup.pairs[self.round - 1]]
                )
            elif self.stage == FINAL_DECKS:
                self._open_final()
            elif self.stage == MATCHES:
                self._close_round()
            else:
                return

    def _open_final(self) -> None:
        staying = [seat for seat in self.finalists if not self.players[seat].left]
        if len(staying) < len(self.finalists):
            self._end(staying[0] if staying else None)
        else:
            self._open_matches(FINAL, [(self.finalists[0], self.finalists[1])])

    # Matches.

    def _open_matches(self, stage: str, pairs: list[tuple[int, int]]) -> None:
        """Parks begin in order and draw from the piles as it comes (Q57)."""
        self.stage = stage
        self.parks = [self._parked(park, seats) for park, seats in enumerate(pairs)]
        self.parked_at = {seat: parked for parked in self.parks for seat in parked.seats}
        if self.recording:
            self.matches += self.parks
        for parked in self.parks:
            self._play_on(parked)

    def _parked(self, park: int, seats: tuple[int, int]) -> Parked:
        number = self.round + (self.stage == FINAL)
        chance = self.chance.stream("match", number, park=park)
        one, two = (self.players[seat] for seat in seats)
        decks = chance.shuffle(one.deck), chance.shuffle(two.deck)
        begins = 0 if one.best_trophy > two.best_trophy else 1  # CG-16, Q41, Q42
        tossed = one.best_trophy == two.best_trophy
        if tossed:
            begins = chance.below(2)
        film = Film() if self.recording else None
        match = self.binder.match(
            decks,
            begins,
            number,
            trophies=(len(one.trophies), len(two.trophies)),
            robots=(one.robot, two.robot),
            piles=self.trays,
            record=film,
        )
        if film is not None:
            film.halves = match.halves
        self._note("match", park, seats, seats[begins], (tuple(one.deck), tuple(two.deck)))
        return Parked(number, park, seats, match, film, tossed=tossed)

    def _play_on(self, parked: Parked, answer: int | None = None) -> None:
        try:
            decision = next(parked.asking) if answer is None else parked.asking.send(answer)
        except StopIteration:
            self._finish(parked)
        else:
            seat = parked.seats[decision.seat]
            self.pending[seat] = decision._replace(seat=seat)

    def _finish(self, parked: Parked) -> None:
        """Cards are collected, fans kept, and the winner takes the trophy (CG-22)."""
        match = parked.match
        assert match.winner is not None
        winner, loser = parked.seats[match.winner], parked.seats[1 - match.winner]
        park = self.parks.index(parked)
        for seat, other in (parked.seats, parked.seats[::-1]):
            self.met[seat, other] = self._seen(parked, seat, other)
        for seat, half in zip(parked.seats, match.halves, strict=True):
            player = self.players[seat]
            player.deck = half.collected
            self.trays.discard(half.removed)  # Q35
            if self.stage != FINAL and (not player.robot or self.solo):  # Q54
                player.fans += half.fans
            del self.parked_at[seat]
        one, two = (self.players[seat] for seat in parked.seats)
        tokens = (one.newly_gained(), two.newly_gained())
        trophy = None if self.stage == FINAL else self.stacks[park].pop()
        number = self.round + (trophy is None)
        first = parked.seats[match.first]
        self.results.append(
            Played(
                number,
                park,
                winner,
                loser,
                parked.seats,
                first,
                parked.tossed,
                tokens,
                trophy,
                match.how,
                match.reveals,
            )
        )
        self._note("won", park, winner, match.how)
        if trophy is None:
            self._end(winner)
        else:
            self._award(winner, trophy)

    def _seen(self, parked: Parked, seat: int, other: int) -> Met:
        half = parked.match.halves[parked.seats.index(other)]
        lying = sorted([*half.bench, *half.exhaust, *half.in_park])
        earlier = self.met.get((seat, other))
        known: Counter[int] = Counter() if earlier is None else Counter([*earlier.cards, *earlier.before])
        before = sorted((known - Counter([*lying, *half.removed])).elements())
        return Met(other, parked.round, tuple(lying), len(half.deck), tuple(before))

    def _award(self, winner: int, trophy: Trophy) -> None:
        player = self.players[winner]
        if player.robot and not self.solo:
            self.trophy_box.append(trophy)  # CG-34, Q52
        else:
            player.trophies.append(trophy)

    def _close_round(self) -> None:
        ranked = self.ranking
        if self.open_hands and len(ranked) == 2:
            lead = self.players[ranked[0]].all_fans - self.players[ranked[1]].all_fans
            if lead >= self.setup.lead or self.round == len(self.setup.pairs):  # CG-36, Q45
                return self._end(ranked[0])
        if self.round < len(self.setup.pairs):
            return self._open_round()
        if not self.setup.finalists or len(ranked) < self.setup.finalists:
            return self._end(ranked[0] if ranked else None)
        self.finalists = ranked[: self.setup.finalists]
        return self._open_decks(FINAL_DECKS, self.finalists)

    def _end(self, winner: int | None) -> None:
        self.stage = OVER
        self.winner = winner
        self._note("over", winner)

    def _note(self, what: str, *about: object) -> None:
        if self.record is not None:
            self.record.append((what, self.round, *about))

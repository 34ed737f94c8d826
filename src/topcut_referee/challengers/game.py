"""A whole game: every round's Deck Phases and matches, trophies, standings, the final, and who leaves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from topcut_referee import draw
from topcut_referee.book import Book
from topcut_referee.challengers import plan
from topcut_referee.challengers.asking import Answer, Asking, Question
from topcut_referee.challengers.box import Box
from topcut_referee.challengers.chance import Chance
from topcut_referee.challengers.deckphase import Seat, phase, removal
from topcut_referee.challengers.match import Half, Match
from topcut_referee.challengers.piles import Piles

Due = tuple[str, dict[str, Any]]  # the kind and body of a fact that has to follow


@dataclass(slots=True)
class Park:
    """A match that is being played; half 1 first."""

    number: int
    seats: tuple[Seat, Seat]
    match: Match
    tossed: bool
    asking: Asking
    open: Question | None = None


@dataclass(slots=True)
class Game:
    """The state of a game; whatever follows from an answer is added to `due`."""

    box: Box
    book: Book
    chance: Chance
    opened: dict[str, Any]  # the body of TableOpened
    seats: list[Seat] = field(default_factory=list)
    holders: list[str] = field(default_factory=list)
    due: list[Due] = field(default_factory=list)
    round: int = 0
    phases: dict[int, tuple[Asking, Question]] = field(default_factory=dict)
    parks: list[Park] = field(default_factory=list)
    decks_ready: bool = False  # all Deck Phases of the round have ended
    finalists: tuple[Seat, ...] = ()
    over: bool = False
    piles: Piles = field(init=False)
    trophies: list[list[int]] = field(init=False)  # of each round, park after park

    def __post_init__(self) -> None:
        self.piles = Piles(self.box, self.chance, self.opened["tray_capacity"])
        for number, player in enumerate(self.opened["players"]):
            self.seats.append(Seat(number, player, deck=self.box.copies("starter")))
        if self.opened["robot"] is not None:
            robot = Seat(len(self.seats), self.opened["robot"], robot=True)
            robot.deck = self._robot_deck(self.opened["robot_level"], {})
            self.seats.append(robot)
        key = self.chance.key("plans", 0)
        players, robot_id = self.opened["players"], self.opened["robot"]
        self.holders = plan.holders(players, robot_id, key, robot_plan=self.opened["robot_plan"])
        self.trophies = [
            self.chance.stream("trophies", number).shuffled(offer.trophies)
            for number, offer in enumerate(self.box.rounds, start=1)
        ]
        self._begin(1)
        self._go_on()

    @property
    def last(self) -> int:
        return len(self.box.rounds)

    @property
    def single(self) -> bool:
        """Alone against the Robot, which keeps what it wins (CG-37)."""
        return len(self.opened["players"]) == 1

    def seat(self, player: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.player == player), None)

    def question(self, seat: Seat) -> Question | None:
        """What this seat has to answer now."""
        if seat.number in self.phases:
            return self.phases[seat.number][1]
        questions = [park.open for park in self.parks if park.open is not None]
        return next((question for question in questions if question.seat == seat.number), None)

    def answer(self, seat: Seat, answer: Answer) -> None:
        """The answer must be one of those that are possible."""
        if seat.number in self.phases:
            self._send(seat.number, self.phases[seat.number][0], answer)
        else:
            park = next(park for park in self.parks if park.open is not None and park.open.seat == seat.number)
            self._play(park, answer)
        self._go_on()

    def leave(self, seat: Seat) -> None:
        """From here on the Robot plays this seat (Q62)."""
        seat.robot = True
        for park in list(self.parks):
            if seat in park.seats:
                park.match.given_up(park.seats.index(seat))
                self._ended(park)
        if self.phases.pop(seat.number, None) is not None:
            drawn, seat.drawn = seat.drawn, []
            self.piles.discard(drawn)
        self.piles.discard(seat.deck)
        seat.deck = self._robot_deck(1, {"seat": seat.number})
        if seat in self.finalists and not self.decks_ready:
            self._final_lost()
        self._go_on()

    def ranked(self) -> list[Seat]:
        """The best first: fans, trophies, their rounds from the latest down, lots (CG-31, Q43)."""
        able = [seat for seat in self.seats if not seat.robot or (self.single and seat.player == self.opened["robot"])]
        lots = self._lots()
        return sorted(
            able,
            key=lambda seat: (
                seat.fans,
                len(seat.trophies),
                sorted(seat.trophies, reverse=True),
                lots[seat.player],
            ),
            reverse=True,
        )

    def _lots(self) -> dict[str, int]:
        return {seat.player: draw.lot(self.chance.final, self.chance.game, seat.player) for seat in self.seats}

    def _robot_deck(self, level: int, more: dict[str, object]) -> list[int]:
        rule = self.box.robot_levels[level - 1]
        start = [card for card in self.box.copies("robot-start") if self.box.cards[card].name not in rule.out]
        cards = self.box.copies("robot") + (self.box.copies("solo") if self.opened["solo_cards"] else [])
        return sorted(start + self.chance.stream("robot", 0, **more).shuffled(cards)[: rule.random])

    def _begin(self, round_: int) -> None:
        self.round, self.decks_ready = round_, False
        self._pair("swiss", round_, plan.pairs(self.book, self.holders, round_) or [], "plan", [])
        least = 1 if self.opened["keep_one"] else 0
        for seat in self.seats:
            if not seat.robot:
                self._send(seat.number, phase(self.box, self.piles, seat, round_, least=least), None)

    def _pair(self, stage: str, round_: int, pairs: Sequence[dict[str, Any]], way: str, matches: list[int]) -> None:
        body = {"stage": stage, "round": round_, "attempt": 1, "pairs": list(pairs), "way": way, "keys": {}}
        nothing: dict[str, Any] = {"given_byes": [], "unpaired_losses": [], "breaks": []}
        self.due.append(("RoundPaired", {**body, **nothing, "matches": matches}))

    def _send(self, number: int, asking: Asking, answer: Answer | None) -> None:
        """One step of a Deck Phase; it is forgotten when it has ended."""
        self.phases.pop(number, None)
        try:
            question = next(asking) if answer is None else asking.send(answer)
        except StopIteration:
            self.seats[number].deck.sort()
            return
        self.phases[number] = (asking, question)

    def _go_on(self) -> None:
        """Whatever can happen without anybody's answer."""
        while not self.over and not self.phases and not self.parks:
            if not self.decks_ready:
                self.decks_ready = True
                if any(seat.robot for seat in self.finalists):
                    self._closed("bracket", 1)
                    self._finish([seat for seat in self.finalists if not seat.robot])
                    return
                self._matches(self.round, [self.finalists] if self.finalists else self._pairs())
            else:
                self._round_over()

    def _pairs(self) -> list[tuple[Seat, ...]]:
        by_name = {seat.player: seat for seat in self.seats}
        pairs = plan.pairs(self.book, self.holders, self.round) or []
        return [(by_name[str(pair["first"])], by_name[str(pair["second"])]) for pair in pairs]

    def _matches(self, round_: int, pairs: Sequence[tuple[Seat, ...]]) -> None:
        """First all decks are shuffled and all beginners found, then each is played as far as it goes (Q57)."""
        for number, (first, second) in enumerate(pairs):
            stream = self.chance.stream("match", round_, park=number)
            halves = (self._half(first, stream), self._half(second, stream))
            best = [max(seat.trophies, default=0) for seat in (first, second)]
            tossed = best[0] == best[1]  # CG-16, Q41
            begins = stream.below(2) if tossed else int(best[1] > best[0])
            match = Match(self.box, self.piles, min(round_, self.last), halves, begins)
            self.parks.append(Park(number, (first, second), match, tossed, match.play()))
        for park in list(self.parks):
            self._play(park, None)

    def _half(self, seat: Seat, stream: draw.Stream) -> Half:
        return Half(seat.number, seat.robot, stream.shuffled(sorted(seat.deck)), len(seat.trophies))

    def _play(self, park: Park, answer: Answer | None) -> None:
        try:
            park.open = next(park.asking) if answer is None else park.asking.send(answer)
        except StopIteration:
            self._ended(park)

    def _ended(self, park: Park) -> None:
        self.parks.remove(park)
        match = park.match
        assert match.winner is not None
        for seat, half in zip(park.seats, match.halves, strict=True):
            seat.deck = half.collected()
            self.piles.discard(half.removed)
        told = {
            "begins": park.seats[match.begins].player,
            "tossed": park.tossed,
            "winner": park.seats[match.winner].player,
            "by": match.by,
            "reveals": match.reveals,
        }
        if self.finalists:
            self.due.append(("FinalPlayed", told))
            self._closed("bracket", 1)
            self._finish([park.seats[match.winner], park.seats[1 - match.winner]])
            return
        for seat, half in zip(park.seats, match.halves, strict=True):
            seat.tokens += half.tokens if self.single or not seat.robot else 0
        tokens = [seat.tokens - seat.told for seat in park.seats]
        for seat in park.seats:
            seat.told = seat.tokens
        place = {"round": self.round, "match": park.number + 1}
        self.due.append(("MatchPlayed", {**place, **told, "tokens": tokens}))
        self._trophy(park.seats[match.winner], park.number, place)

    def _trophy(self, winner: Seat, park: int, place: dict[str, Any]) -> None:
        fans = self.trophies[self.round - 1][park]
        boxed = winner.robot and not self.single  # CG-34
        if not boxed:
            winner.trophies[self.round] = fans
        self.due.append(("TrophyTaken", {**place, "player": winner.player, "fans": fans, "boxed": boxed}))

    def _closed(self, stage: str, round_: int) -> None:
        self.due.append(("RoundClosed", {"stage": stage, "round": round_}))

    def _round_over(self) -> None:
        self._closed("swiss", self.round)
        ranked, last = self.ranked(), self.round == self.last
        few = len(self.opened["players"]) <= self.book.number("plan.lead_players", 0)
        ahead = len(ranked) == 2 and ranked[0].fans - ranked[1].fans >= self.book.number("plan.lead", 0)
        if few and len(ranked) == 2 and (ahead or last):  # CG-36
            self._finish([])
        elif not last:
            self._begin(self.round + 1)
        elif len(ranked) < 2 or few:
            self._finish([])
        else:
            self._final(ranked[0], ranked[1])

    def _final(self, first: Seat, second: Seat) -> None:
        """The two best may remove cards, and meet (CG-32)."""
        self.finalists, self.round, self.decks_ready = (first, second), self.last + 1, False
        self.due.append(("CutMade", {"seeds": [first.player, second.player], "lots": self._lots()}))
        pair = {"table": 1, "first": first.player, "second": second.player}
        self._pair("bracket", 1, [pair], "bracket", [1])
        least = 1 if self.opened["keep_one"] else 0
        for seat in self.finalists:
            self._send(seat.number, removal(self.piles, seat, least=least), None)

    def _final_lost(self) -> None:
        """A finalist has left before the final has begun: the other has won it, unless that one leaves too."""
        for seat in self.finalists:
            if not seat.robot:
                self.due.append(("BracketByeGiven", {"round": 1, "match": 1, "player": seat.player}))

    def _finish(self, first: Sequence[Seat]) -> None:
        """Those of the final come first; who has left has no place (Q62)."""
        others = [seat for seat in self.ranked() if seat not in self.finalists]
        ranking = [[str(place), seat.player] for place, seat in enumerate(first, start=1) if not seat.robot]
        ranking += [[str(place), seat.player] for place, seat in enumerate(others, start=len(self.finalists) + 1)]
        self.over = True
        self.due.append(("TournamentFinished", {"ranking": ranking}))
        self.due.append(("SeedRevealed", {}))

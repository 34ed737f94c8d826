"""A match on a page: its pictures one after the other as a viewer may see them, with a sentence for each."""

from collections import Counter
from dataclasses import dataclass

from topcut.cards.binder import Binder
from topcut.cards.film import Shot, Side
from topcut.cards.game import Game, Parked
from topcut.cards.language import Card
from topcut.cards.record import scenes
from topcut.cards.view import watched
from topcut.desk.names import Names
from topcut.rules.tournament import Tournament
from topcut.web.challengers.table import Here
from topcut.words import raised, say, you
from topcut.words.cards import card_sentence
from topcut.words.matches import told_line
from topcut.words.rulebook import in_words_of_reader

SETS = {
    "City": "city",
    "Castle": "castle",
    "Film Studio": "film",
    "Funfair": "funfair",
    "Haunted House": "haunted",
    "Outer Space": "space",
    "Shipwreck": "wreck",
    "Robot": "robot",
}
PARKS = ("green", "red", "purple", "yellow")  # colours of the stylesheet, in the order of the parks
FINAL = "final"
BEGIN: dict[str, object] = {"do": "begin"}
UNTOLD = ("choose",)  # of a choice everyone sees what comes of it


@dataclass(frozen=True, slots=True)
class Tile:
    """A card that lies open. Its key is the same in the next picture, so that it can be seen to move."""

    key: str
    card: Card
    label: str
    power: int  # what it counts where it lies
    more: int = 0  # of that, what is not printed on it
    copies: int = 1

    @property
    def colours(self) -> str:
        return SETS.get(self.card.set, "own")

    @property
    def says(self) -> str:
        return card_sentence(self.card)


@dataclass(frozen=True, slots=True)
class Lying:
    """One half of the park."""

    half: int
    who: str
    is_me: bool
    is_robot: bool
    holds: bool  # the flag
    flag: Tile | None
    under: tuple[Tile, ...]
    attack: tuple[Tile, ...]
    total: int
    bench: tuple[Tile, ...]  # one for each name
    seats: int
    exhaust: tuple[Tile, ...]
    deck: int
    fans: int
    waiting: int

    @property
    def free(self) -> int:
        return max(0, self.seats - len(self.bench))


@dataclass(frozen=True, slots=True)
class Picture:
    """The park after a step. `halves` has the viewer's own half last, as it lies in front of them."""

    number: int
    does: str  # reveal, total, flag, bench, move, arrange, fans, next, end; begin before the first card
    said: str
    halves: tuple[Lying, Lying]

    @property
    def holder(self) -> Lying | None:
        return next((half for half in self.halves if half.holds), None)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every card that it draws."""
        flags = [half.flag for half in self.halves if half.flag is not None]
        return (*flags, *(one for half in self.halves for one in (*half.under, *half.attack, *half.bench)))


@dataclass(frozen=True, slots=True)
class Board:
    """A match and its film; a picture is made when it is asked for, as most pages show one."""

    round: int
    park: int  # from 1
    place: str  # green park; final
    colour: str
    who: tuple[str, str]
    is_mine: bool
    is_final: bool
    winner: str | None
    waits_for: str | None  # whom the match waits for
    film: "Reel"

    @property
    def heading(self) -> str:
        return say("table-final") if self.is_final else raised(self.place)

    @property
    def last(self) -> int:
        return len(self.film.scenes)

    @property
    def latest(self) -> Picture:
        return self.film.picture(self.last)

    def at(self, number: int | None) -> Picture:
        """That picture; the latest if there is no such one."""
        return self.latest if number is None or not 0 <= number <= self.last else self.film.picture(number)

    def after(self, number: int) -> list[Picture]:
        return [self.film.picture(one) for one in range(max(0, number + 1), self.last + 1)]

    @property
    def sentences(self) -> list[str]:
        return [self.film.said(number) for number in range(self.last + 1)]


def board(here: Here, names: Names, parked: Parked) -> Board:
    seats, winner = parked.seats, parked.match.winner
    one, two = (called(here, names, seat) for seat in seats)
    who = (one, two)
    is_final = parked.round > len(here.game.setup.pairs)
    asked = next((seat for seat in seats if seat in here.game.pending and seat in here.game.parked_at), None)
    return Board(
        round=parked.round,
        park=parked.park + 1,
        place=FINAL if is_final else park_name(here.t, parked.park),
        colour=PARKS[parked.park % len(PARKS)],
        who=who,
        is_mine=here.seat in seats,
        is_final=is_final,
        winner=None if winner is None else who[winner],
        waits_for=None if asked is None or winner is not None else called(here, names, asked),
        film=Reel(here.game, here.seat, parked, who),
    )


def small_boards(here: Here, names: Names, besides: Parked | None = None) -> tuple[Board, ...]:
    """The matches that are on, or were played last, but for the one that is shown large."""
    now = max((one.round for one in here.game.matches), default=0)
    return tuple(board(here, names, one) for one in here.game.matches if one.round == now and one is not besides)


def called(here: Here, names: Names, seat: int) -> str:
    """A person at the table by name; whoever looks is You."""
    if seat == here.seat:
        return you()
    player = here.table.seats[seat]
    return say("play-robot") if player == here.table.robot else names.of(player)


def park_name(t: Tournament, park: int) -> str:
    assert t.ruleset.plan is not None
    return in_words_of_reader(t.ruleset.plan.park_names[park])


class Reel:
    """The pictures of one match, each after a step that has something to say; number 0 is before the first card."""

    def __init__(self, game: Game, me: int | None, parked: Parked, who: tuple[str, str]) -> None:
        self._binder: Binder = game.binder
        self._parked = parked
        self._who = who
        self._me = me
        film = watched(game, parked, me)
        told = scenes(self._binder, [step for step, _ in film])
        self.scenes = [
            (one, film[place][1]) for place, one in told if one["do"] not in UNTOLD and one.get("cards") != []
        ]

    def said(self, number: int) -> str:
        if number == 0:
            begins = self._who[self._parked.match.first]
            return say(
                "board-begins", first=self._who[0], second=self._who[1], begins=begins, tossed=self._parked.tossed
            )
        names = {half + 1: name for half, name in enumerate(self._who)}
        return told_line(self.scenes[number - 1][0], names, self._binder.box.seats)

    def picture(self, number: int) -> Picture:
        told, shot = self.scenes[number - 1] if number else (BEGIN, self._before)
        one, two = (self._lying(half, side, holds=shot.holder == half) for half, side in enumerate(shot.sides))
        halves = (two, one) if self._parked.seats[0] == self._me else (one, two)
        return Picture(number, str(told["do"]), self.said(number), halves)

    @property
    def _before(self) -> Shot:
        """Nothing lies open yet."""
        one, two = (Side(None, 0, (), (), (), (), (), len(deck), 0, 0) for deck in self._parked.decks)
        return Shot((one, two), None)

    def _lying(self, half: int, side: Side, *, holds: bool) -> Lying:
        seen: Counter[int] = Counter()

        def tile(card: int, counts: int | None = None) -> Tile:
            seen[card] += 1
            kind = self._binder.cards[card]
            power = kind.power_in(min(self._parked.round, len(self._binder.box.rounds)))
            shown = power if counts is None else counts
            return Tile(f"c{half}-{card}-{seen[card]}", kind, self._binder.label(card), shown, shown - power)

        bench = [tile(card) for card in side.bench]
        exhaust = tuple(tile(card) for card in side.exhaust)
        under = tuple(tile(card) for card in side.under)
        return Lying(
            half=half,
            who=self._who[half],
            is_me=self._parked.seats[half] == self._me,
            is_robot=self._parked.match.halves[half].robot,
            holds=holds,
            flag=None if side.flag is None else tile(side.flag, side.total if holds else None),
            under=under,
            attack=tuple(tile(card, counts) for card, counts in zip(side.attack, side.counts, strict=True)),
            total=side.total,
            bench=_stacked(bench),
            seats=self._binder.box.seats,
            exhaust=exhaust,
            deck=side.deck_size,
            fans=0 if self._parked.round > len(self._binder.box.rounds) else side.fans,  # Q54
            waiting=side.waiting,
        )


def _stacked(bench: list[Tile]) -> tuple[Tile, ...]:
    """One seat a name (CG-20); the card that came last lies on top."""
    stacks: dict[str, Tile] = {}
    for tile in bench:
        below = stacks.get(tile.card.name)
        copies = 1 + (below.copies if below else 0)
        stacks[tile.card.name] = Tile(tile.key, tile.card, tile.card.name, tile.power, copies=copies)
    return tuple(stacks.values())

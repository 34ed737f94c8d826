"""Games for tests: plans as pairs of numbers, and ways to answer."""

from collections import Counter
from collections.abc import Iterable, Sequence

from topcut.cards.bots.bot import bots_for, play
from topcut.cards.decision import LEVELS, NO, STOP, Decision
from topcut.cards.game import LEAVE, Game
from topcut.cards.player import Trophy
from topcut.cards.setup import Pairs, Setup

PAIRS = {
    2: "01|01|01|01|01|01|01",
    4: "03 12|01 23|02 13|03 12|01 23|02 13|03 12",
    6: "01 23 45|02 35 14|04 25 13|05 12 34|01 23 45|04 13 25|03 15 24",
    8: "06 23 45 17|07 34 56 12|01 46 35 27|02 14 36 57|04 13 67 25|05 37 16 24|03 47 15 26",
}
SEED = bytes(range(32))
LEAD, FINALISTS = 11, 2
ALL = ("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space")


def pairs(players: int) -> Pairs:
    rounds = PAIRS[players + players % 2].split("|")
    return tuple(tuple((int(pair[0]), int(pair[1])) for pair in round.split()) for round in rounds)


def setup(players: int = 2, **more: object) -> Setup:
    return Setup(players, pairs(players), LEAD, FINALISTS, **more)  # type: ignore[arg-type]  # options by name


def started(players: int = 2, seed: bytes = SEED, *, record: bool = True, **more: object) -> Game:
    return Game(setup(players, **more), seed, record=record)


def finished(players: int = 2, bots: Sequence[str] = ("greedy",), seed: bytes = SEED, **more: object) -> Game:
    game = Game(setup(players, **more), seed, record=True)
    play(game, bots_for(game, bots))
    return game


def drafter_wins(number: int) -> bool:
    """A duel with the greedy bot; they take turns in the first seat."""
    names = ("drafter", "greedy") if number % 2 == 0 else ("greedy", "drafter")
    game = started(2, game=f"duel {number}", record=False)
    play(game, bots_for(game, names))
    assert game.winner is not None
    return names[game.winner] == "drafter"


def plain(decision: Decision) -> int:
    """The lowest pile, no cards, no changes."""
    if decision.ask == "empty":
        return NO
    return STOP if STOP in decision.options else decision.options[0]


def with_decks(game: Game, *decks: str) -> Game:
    """The same game, in which each seat holds these cards."""
    for player, deck in zip(game.players, decks, strict=True):
        player.deck = list(game.binder.deck([name for name in deck.split(",") if name.strip()]))
    return game


def through_decks(game: Game) -> None:
    """Everybody goes through this Deck Phase without taking anything."""
    stage, round = game.stage, game.round
    while (game.stage, game.round) == (stage, round) and game.pending:
        seat = min(game.pending)
        game.answer(seat, plain(game.pending[seat]))


def begun(players: int, *rounds: tuple[int, ...], among: tuple[int, int] = (0, 1)) -> set[int]:
    """Which of two seats begins against the other, over some seeds, if each seat holds trophies of these rounds."""
    found = set()
    for seed in range(40):
        game = started(players, bytes([seed] * 32))
        for player, held in zip(game.players, rounds, strict=True):
            player.trophies = [Trophy(round, 9 - round) for round in held]
        through_decks(game)
        parked = next((one for one in game.parks if set(one.seats) == set(among)), None)
        if parked is not None:
            found.add(parked.seats[parked.match.first])
    return found


def census(game: Game) -> Counter[int]:
    """Every card of the game, wherever it is."""
    found = Counter(lying(game))
    for phase in game.deck_phases.values():
        found.update(phase.drawn)
    for seat, player in enumerate(game.players):
        parked = game.parked_at.get(seat)
        if parked is None:
            found.update(player.deck)
        else:
            half = parked.match.halves[parked.seats.index(seat)]
            found.update([*half.collected, *half.removed])
    return found


def lying(game: Game) -> list[int]:
    """Every card of the piles, the trays and the box."""
    held = [card for zone in (game.trays.piles, game.trays.discards) for cards in zone.values() for card in cards]
    return [*held, *game.trays.box]


def replay(setup: Setup, seed: bytes, answers: Iterable[tuple[int, int]], *, record: bool = False) -> Game:
    """The same game again, as far as its answers go."""
    game = Game(setup, seed, record=record)
    for seat, answer in answers:
        if answer == LEAVE:
            game.leave(seat)
        else:
            game.answer(seat, answer)
    return game


def trophies(game: Game) -> int:
    held = sum(len(player.trophies) for player in game.players)
    return held + len(game.trophy_box) + sum(len(stack) for stack in game.stacks)


def draws(level: str) -> int:
    return LEVELS[level]

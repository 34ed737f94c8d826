"""How a game is set up: who sits at which plan, which sets are in play, and where its chance comes from."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.cards.binder import Binder, open_binder
from topcut.cards.box import Box
from topcut.cards.player import Trophy
from topcut.chance import Stream, lot, stream
from topcut.refusal import Refusal

Pairs = tuple[tuple[tuple[int, int], ...], ...]  # each round, each park: the plan cards of its two halves


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed on before the first card is drawn. Everything else follows from the seed and the answers."""

    players: int
    pairs: Pairs
    lead: int  # CG-36: with at most two players, a lead of this many fans ends the game
    finalists: int  # CG-08
    game: str = ""
    names: tuple[str, ...] = ()  # what each seat draws its lot by, the Robot last; its number if nothing is said
    sets: tuple[str, ...] = ()  # besides City; five without Outer Space if none are named (CG-06)
    robot_level: int = 1
    solo_cards: bool = False
    robot_plan: bool = True  # CG-33: the Robot has plan 0, the one with only its icon
    keep_one: bool = False  # Q12: an option of the table
    tray_capacity: int | None = None  # Q9: an option of the table
    own_sets: tuple[str, ...] = ()  # paths of users' sets


@dataclass(frozen=True, slots=True)
class Chance:
    """Every shuffle and toss of a game has its own stream, so that none depends on the order of the others."""

    seed: bytes
    game: str

    def context(self, purpose: str, round: int = 0, **where: object) -> dict[str, object]:
        return {"game": self.game, "round": round, "attempt": 1, "purpose": purpose, **where}

    def stream(self, purpose: str, round: int = 0, **where: object) -> Stream:
        return stream(self.seed, self.context(purpose, round, **where))


def checked(setup: Setup, of_texts: Binder | None = None) -> Binder:
    """The binder of a setup, which is refused if the game cannot be played like that."""
    binder = of_texts or open_binder(setup.own_sets)
    if not 1 <= setup.players <= binder.box.most_players:
        raise Refusal("game-players", clause="CG-01", players=setup.players, most=binder.box.most_players)
    seats = setup.players + setup.players % 2
    shape = [[number for pair in round for number in pair] for round in setup.pairs]
    if len(shape) != len(binder.box.rounds) or any(sorted(round) != list(range(seats)) for round in shape):
        raise Refusal("game-plan", clause="CG-03", seats=seats, rounds=len(binder.box.rounds))
    if setup.tray_capacity is not None and setup.tray_capacity < 1:
        raise Refusal("game-tray", clause="CG-11")
    return binder


def sets_in_play(setup: Setup, binder: Binder) -> tuple[str, ...]:
    return chosen_sets(setup.sets, binder.box)


def chosen_sets(sets: Sequence[str], box: Box) -> tuple[str, ...]:
    """City always; then those that were chosen, or all that a first game has (CG-06)."""
    chosen = tuple(box.set_named(name).name for name in sets)
    if not chosen:
        chosen = tuple(one.name for one in box.sets if one.name not in (box.always, box.first_game_leaves_out))
        chosen = (*chosen[len(chosen) - box.chosen_sets :],)
    others = tuple(name for name in chosen if name != box.always)
    if len(set(others)) != box.chosen_sets or len(others) != box.chosen_sets or "Robot" in others:
        raise Refusal("game-sets", clause="CG-06", wanted=box.chosen_sets, given=others, how_many=len(others))
    return (box.always, *others)


def piles(binder: Binder, sets: Sequence[str]) -> dict[str, list[int]]:
    levels: dict[str, list[int]] = {"A": [], "B": [], "C": []}
    for number, card in enumerate(binder.cards):
        if card.group == "market" and card.set in sets:
            levels[card.level] += [number] * card.copies
    return levels


def trophy_stacks(binder: Binder, parks: int, chance: Chance) -> tuple[list[list[Trophy]], list[Trophy]]:
    """A stack per park, round 1 on top, which is last; and what stays in the box (CG-05)."""
    stacks: list[list[Trophy]] = [[] for _ in range(parks)]
    rest = []
    for round, line in enumerate(binder.box.rounds, start=1):
        shuffled = chance.stream("trophies", round).shuffle([Trophy(round, fans) for fans in line.trophies])
        for park, stack in enumerate(stacks):
            stack.insert(0, shuffled[park])
        rest += shuffled[parks:]
    return stacks, rest


def lots(setup: Setup, seed: bytes) -> list[int]:
    """One per seat, the Robot's last: where all else is equal, the higher lot is ahead (Q43)."""
    names = setup.names or tuple(str(seat) for seat in range(1, setup.players + setup.players % 2 + 1))
    return [lot(seed, setup.game, name) for name in names]


def plan_holders(setup: Setup, chance: Chance) -> tuple[int, ...]:
    """Plan card to seat, dealt at random (Q3); the Robot, last of the seats, has card 0 if that was agreed (CG-33)."""
    seats = list(range(setup.players))
    robot = setup.players
    if setup.players % 2 == 0:
        return tuple(chance.stream("plans").shuffle(seats))
    if setup.robot_plan:
        return (robot, *chance.stream("plans").shuffle(seats))
    return tuple(chance.stream("plans").shuffle([*seats, robot]))

"""What lies in the box: the sets, the starter deck, the Robot's cards, the trophies, the plans, and their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from topcut.cards.checks import check
from topcut.cards.language import Card, CardSet
from topcut.cards.reading import card_set, tables
from topcut.refusal import Refusal

FOLDER = Path(__file__).parent / "sets"


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One line of every plan: how many cards may be picked from which pile, and the trophies of the round."""

    picks: tuple[tuple[str, int], ...]
    trophies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RobotLevel:
    out: tuple[str, ...]
    random: int


@dataclass(frozen=True, slots=True)
class Box:
    sets: tuple[CardSet, ...]
    starter: CardSet
    robot: CardSet
    rounds: tuple[RoundLine, ...]
    robot_levels: tuple[RobotLevel, ...]
    seats: int
    guard: int
    drawn: int
    lead: int
    finalists: int
    chosen_sets: int
    always: str
    first_game_leaves_out: str
    parks: tuple[str, ...]
    plans: tuple[tuple[str, ...], ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, in the order of the box."""
        return tuple(card for one in (self.starter, *self.sets, self.robot) for card in one.cards)

    def plan(self, seats: int) -> tuple[str, ...]:
        """The plan cards for so many seats, card 0 first."""
        return next(cards for cards in self.plans if len(cards) == seats)

    def set_named(self, name: str) -> CardSet:
        for one in (*self.sets, self.robot):
            if one.name.casefold() == name.strip().casefold():
                return one
        raise Refusal("set-unknown", name=name, known=tuple(one.name for one in (*self.sets, self.robot)))


def open_box(own: Sequence[str] = ()) -> Box:
    """The box, with the sets that users have written, by the paths of their files."""
    head: dict[str, Any] = tables(FOLDER / "box.toml", "box")
    starter = _shipped("starter", ("S",))
    robot = _shipped("robot", ("S", "R"))
    shipped = [_shipped(name) for name in head["sets"]]
    added: list[CardSet] = []
    sources: dict[str, str] = {}
    for path in own:
        read = card_set(tables(Path(path), path), path)
        if any(read.name.casefold() == other.name.casefold() for other in (*shipped, *added, robot)):
            raise Refusal("set-name-taken", source=path, name=read.name)
        added.append(read)
        sources[read.name] = path
    check((starter, *shipped, *added, robot), head["most_power"], head["picked_effects_in"], sources)
    box = Box(
        sets=(*shipped, *added),
        starter=starter,
        robot=robot,
        rounds=tuple(RoundLine(tuple(one["picks"].items()), tuple(one["trophies"])) for one in head["rounds"]),
        robot_levels=tuple(RobotLevel(tuple(one["out"]), one["random"]) for one in head["robot_levels"]),
        parks=tuple(head["plans"]["parks"]),
        plans=tuple(tuple(cards) for seats, cards in head["plans"].items() if seats != "parks"),
        **{name: head[name] for name in _NUMBERS},
    )
    _check_robot(box)
    return box


_NUMBERS = ("seats", "guard", "drawn", "lead", "finalists", "chosen_sets", "always", "first_game_leaves_out")


def _shipped(name: str, levels: tuple[str, ...] = ("A", "B", "C")) -> CardSet:
    return card_set(tables(FOLDER / f"{name}.toml", name), name, levels)


def _check_robot(box: Box) -> None:
    """The Robot's deck fits its bench at every level: the names left of its start cards and one more a random card."""
    start = [card.name for card in box.robot.cards if card.group == "robot-start"]
    for number, level in enumerate(box.robot_levels, start=1):
        names = len(set(start) - set(level.out)) + level.random
        assert names <= box.seats, f"Robot level {number} has {names} names"

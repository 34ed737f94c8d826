"""What is in the box: the sets, the starter deck, the Robot's cards, the trophies, the plans, and their numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from topcut.cards.checks import check
from topcut.cards.language import Card, CardSet
from topcut.cards.reading import card_set, parsed, text_of
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
    chosen_sets: int
    always: str
    first_game_leaves_out: str

    @property
    def most_players(self) -> int:
        """Two at each park; a round has a trophy for each (CG-05)."""
        return 2 * min(len(line.trophies) for line in self.rounds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, in the order of the box."""
        return tuple(card for one in (self.starter, *self.sets, self.robot) for card in one.cards)

    def set_named(self, name: str) -> CardSet:
        for one in (*self.sets, self.robot):
            if one.name.casefold() == name.strip().casefold():
                return one
        raise Refusal("set-unknown", name=name, known=tuple(one.name for one in (*self.sets, self.robot)))


def open_box(own: Sequence[str] = ()) -> Box:
    """The box, with the sets that users have written, by the paths of their files."""
    return box_of(shipped_texts(), {path: text_of(Path(path), path) for path in own})


def shipped_texts() -> dict[str, str]:
    """The files of the box: `box`, then those of its cards, in the order in which cards are numbered."""
    head = text_of(FOLDER / "box.toml", "box")
    names = (STARTER, *parsed(head, "box")["sets"], ROBOT)
    return {"box": head, **{name: text_of(FOLDER / f"{name}.toml", name) for name in names}}


def box_of(texts: Mapping[str, str], own: Mapping[str, str] | None = None) -> Box:
    """The box that these texts describe, with sets that users have written; some of its sets may have been left out."""
    head: dict[str, Any] = parsed(texts["box"], "box")
    starter = _set(texts, STARTER, ("S",))
    robot = _set(texts, ROBOT, ("S", "R"))
    shipped = [_set(texts, name) for name in head["sets"] if name in texts]
    added: list[CardSet] = []
    sources: dict[str, str] = {}
    for path, text in (own or {}).items():
        read = card_set(parsed(text, path), path)
        if any(read.name.casefold() == other.name.casefold() for other in (*shipped, *added, robot)):
            raise Refusal("set-name-taken", source=path, name=read.name)
        added.append(read)
        sources[read.name] = path
    check(
        (starter, *shipped, *added, robot), head["most_power"], head["picked_effects_in"], len(head["rounds"]), sources
    )
    box = Box(
        sets=(*shipped, *added),
        starter=starter,
        robot=robot,
        rounds=tuple(RoundLine(tuple(one["picks"].items()), tuple(one["trophies"])) for one in head["rounds"]),
        robot_levels=tuple(RobotLevel(tuple(one["out"]), one["random"]) for one in head["robot_levels"]),
        **{name: head[name] for name in _NUMBERS},
    )
    _check_robot(box)
    return box


STARTER, ROBOT = "starter", "robot"
_NUMBERS = ("seats", "guard", "drawn", "chosen_sets", "always", "first_game_leaves_out")


def _set(texts: Mapping[str, str], name: str, levels: tuple[str, ...] = ("A", "B", "C")) -> CardSet:
    return card_set(parsed(texts[name], name), name, levels)


def _check_robot(box: Box) -> None:
    """The Robot's deck fits its bench at every level: the start cards left and one more name for each random card."""
    start = [card.name for card in box.robot.cards if card.group == "robot-start"]
    for number, level in enumerate(box.robot_levels, start=1):
        names = len(set(start) - set(level.out)) + level.random
        assert names <= box.seats, f"Robot level {number} has {names} names"

"""The table of Challengers! as facts have told of it: seats, cards, plans, answers and trophies."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from topcut.ids import PlayerId

LEAVE = "leave"  # in place of an ask: this player left the game (Q62)


@dataclass(frozen=True, slots=True)
class CardText:
    """A file of cards as it was when the table was opened."""

    name: str  # its name in the box: starter, city, ..., robot; own-1, own-2, ... for home-made sets
    text: str  # TOML
    hash: str  # SHA-256 of the text, hex


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player decided: what was asked (draw, pick, pay, remove, empty, move, top) and what was said."""

    player: PlayerId
    ask: str
    said: str  # a level, a card, redraw, stop, yes or no


@dataclass(frozen=True, slots=True)
class Taken:
    """A trophy and who won it."""

    round: int
    match: int
    player: PlayerId
    fans: int


@dataclass(frozen=True, slots=True)
class CardTable:
    players: tuple[PlayerId, ...]  # seat 1 first, without the Robot
    robot: PlayerId | None
    digital: bool
    box: CardText
    cards: tuple[CardText, ...]
    sets: tuple[str, ...]
    bots: Mapping[PlayerId, str] = field(default_factory=dict)
    robot_level: int = 1
    solo_cards: bool = False
    robot_plan: bool = True
    keep_one: bool = False
    tray_capacity: int | None = None
    clock: int = 0  # seconds for a Deck Phase; 0: as long as it takes
    pace: str = ""
    since: str = ""  # when the round began
    stand_ins: Mapping[PlayerId, str] = field(default_factory=dict)  # for those who are away, and which bot it is
    away_since: Mapping[PlayerId, str] = field(default_factory=dict)  # of all who have been stood in for
    holders: tuple[PlayerId, ...] = ()  # of plan card 0, 1, ...
    printed: bool = False  # the last round was seated by the printed plans, not by these
    answers: tuple[Answer, ...] = ()  # in the order of the log
    trophies: tuple[Taken, ...] = ()

    @property
    def seats(self) -> tuple[PlayerId, ...]:
        return self.players if self.robot is None else (*self.players, self.robot)

    @property
    def played_by_bots(self) -> Mapping[PlayerId, str]:
        """The seats for which a bot decides now."""
        return {**self.bots, **self.stand_ins}

    def without_stand_in(self, player: PlayerId) -> "CardTable":
        return replace(self, stand_ins={one: bot for one, bot in self.stand_ins.items() if one != player})

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

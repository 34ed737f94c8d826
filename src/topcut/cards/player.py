"""What one seat has gathered: its deck, its fans and its trophies."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Trophy(NamedTuple):
    round: int
    fans: int


@dataclass(slots=True, eq=False)
class Player:
    deck: list[int]
    robot: bool = False
    left: bool = False  # the Robot has taken over (Q62)
    fans: int = 0  # tokens; trophies show their own
    trophies: list[Trophy] = field(default_factory=list)
    _counted: int = 0

    @property
    def all_fans(self) -> int:
        return self.fans + sum(trophy.fans for trophy in self.trophies)

    def newly_gained(self) -> int:
        """Tokens since this was asked last."""
        gained, self._counted = self.fans - self._counted, self.fans
        return gained

    @property
    def best_trophy(self) -> int:
        return max((trophy.round for trophy in self.trophies), default=0)


def ranking_key(player: Player) -> tuple[int, int, list[int]]:
    """Fans, then trophies, then the single highest round, then the next highest (CG-31, Q43)."""
    rounds = sorted((trophy.round for trophy in player.trophies), reverse=True)
    return player.all_fans, len(player.trophies), rounds


def ranking(players: Sequence[Player], seats: Sequence[int], lots: Sequence[int]) -> tuple[int, ...]:
    """The seats, best first; where everything is equal the lot decides."""
    return tuple(sorted(seats, key=lambda seat: (*ranking_key(players[seat]), lots[seat]), reverse=True))

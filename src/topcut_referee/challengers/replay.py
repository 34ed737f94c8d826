"""A game that is being played again beside the log, and the facts that have to follow next."""

from dataclasses import dataclass

from topcut_referee.challengers.game import Due, Game


@dataclass(slots=True)
class Replay:
    """The game as the seed and the decisions so far make it."""

    game: Game
    stopped: bool = False  # a decision was not possible, and nothing can be said of what follows

    @property
    def due(self) -> list[Due]:
        return self.game.due

"""The streams of one game: each purpose, round, park, seat and level has its own."""

from dataclasses import dataclass

from topcut_referee.draw import Stream, key_of


@dataclass(frozen=True, slots=True)
class Chance:
    """Where all draws of a game come from."""

    final: bytes
    game: str

    def key(self, purpose: str, round_: int, **more: object) -> bytes:
        context = {"game": self.game, "round": round_, "attempt": 1, "purpose": purpose, **more}
        return key_of(self.final, context)

    def stream(self, purpose: str, round_: int, **more: object) -> Stream:
        return Stream(self.key(purpose, round_, **more))

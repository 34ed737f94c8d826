"""What an action gets besides what people ask for: time and secrets, if it has parameters for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from inspect import signature

from topcut.rules.facts import Fact
from topcut.rules.pairing.next_round import NextRound

Action = Callable[..., Sequence[Fact]]
Bytes = bytes | Callable[[], bytes]  # a callable is called only for an action that wants them


@dataclass(frozen=True, slots=True)
class Means:
    at: str
    entropy: Bytes
    secret: Bytes
    seed: Bytes
    tournament: str
    pairing: NextRound | Callable[[], NextRound | None] | None = None

    def for_action(self, action: Action) -> dict[str, object]:
        means = {name: getattr(self, name) for name in _wanted(action)}
        return {name: value() if callable(value) else value for name, value in means.items()}


def wants_pairing(action: Action) -> bool:
    """Whether it needs the next round, which can take long to work out."""
    return "pairing" in _wanted(action)


@lru_cache(maxsize=1024)
def _wanted(action: Action) -> tuple[str, ...]:
    asked = signature(action).parameters
    return tuple(field.name for field in fields(Means) if field.name in asked)

"""What somebody asks of the desk: an action with its arguments, recognized if it comes a second time."""

import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import msgspec

from topcut.ids import TournamentId
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact
from topcut.store import Asked

Action = Callable[..., Sequence[Fact]]

GIVEN = frozenset({"at", "entropy", "secret", "seed", "tournament"})


@dataclass(frozen=True, slots=True)
class Means:
    """What actions may need and do not have: time and secrets."""

    at: str
    entropy: bytes
    secret: Callable[[], bytes]
    seed: Callable[[], bytes]
    tournament: TournamentId

    def of(self, name: str) -> object:
        means = getattr(self, name)
        return means() if callable(means) else means


@dataclass(frozen=True, slots=True)
class Request:
    by: Actor
    action: Action
    args: tuple[object, ...]
    kwargs: Mapping[str, object]
    key: str | None = None

    def facts(self, means: Means, *t: object) -> Sequence[Fact]:
        """What the action says. It gets those of the means that it has a parameter for."""
        given = {name: means.of(name) for name in _wants(self.action)}
        return self.action(*t, self.by, *self.args, **{**self.kwargs, **given})

    @property
    def asked(self) -> Asked | None:
        return None if self.key is None else Asked(self.key, self.digest)

    @property
    def digest(self) -> bytes:
        said = [self.action.__name__, self.by, self.args, self.kwargs]
        return hashlib.sha256(msgspec.json.encode(said, enc_hook=_plain, order="deterministic")).digest()


@lru_cache(maxsize=1024)
def _wants(action: Action) -> frozenset[str]:
    return GIVEN & inspect.signature(action).parameters.keys()


def _plain(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"an action cannot take a {type(value).__name__} if the request has a key")

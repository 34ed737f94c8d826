"""What is asked of the desk: an action with its arguments, recognized if it comes a second time."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import msgspec

from topcut.rules.actions.means import Action, Means
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact
from topcut.store import Asked


@dataclass(frozen=True, slots=True)
class Request:
    by: Actor
    action: Action
    args: tuple[object, ...]
    kwargs: Mapping[str, object]
    key: str | None = None
    sent: bytes | None = None  # the digest of all that a program sent, where its key stands for that

    def facts(self, means: Means, *t: object) -> Sequence[Fact]:
        """What the action says. It gets those of the means that it has a parameter for."""
        return self.action(*t, self.by, *self.args, **{**self.kwargs, **means.for_action(self.action)})

    @property
    def asked(self) -> Asked | None:
        return None if self.key is None else Asked(self.key, self.digest)

    @property
    def digest(self) -> bytes:
        if self.sent is not None:
            return self.sent
        said = [self.action.__name__, self.by, self.args, self.kwargs]
        return hashlib.sha256(msgspec.json.encode(said, enc_hook=_plain, order="deterministic")).digest()


def _plain(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"an action cannot take a {type(value).__name__} if the request has a key")

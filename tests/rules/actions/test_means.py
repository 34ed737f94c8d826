"""An action is given what it has a parameter for, and nothing else is even asked for."""

from topcut.rules.actions.means import Means
from topcut.rules.facts import Fact


def plain() -> list[Fact]:
    return []


def timed(*, at: str) -> list[Fact]:
    return []


def drawn(*, seed: bytes, entropy: bytes) -> list[Fact]:
    return []


def test_an_action_is_given_what_it_asks_for() -> None:
    calls: list[str] = []

    def secret() -> bytes:
        calls.append("secret")
        return b"secret"

    means = Means(at="now", entropy=b"fresh", secret=secret, seed=lambda: b"seed", tournament="t1")
    assert means.for_action(plain) == {}
    assert means.for_action(timed) == {"at": "now"}
    assert means.for_action(drawn) == {"seed": b"seed", "entropy": b"fresh"}
    assert calls == []

"""draw-v1: chance that anyone can derive again from a committed seed."""

import hashlib
import hmac
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count, islice
from struct import Struct
from typing import TypeVar

Thing = TypeVar("Thing")
Context = Mapping[str, object]

NUMBERS = 1 << 64
_BLOCK = Struct(">4Q")
_COUNTER = Struct(">Q")
_INNER = bytes(byte ^ 0x36 for byte in range(256))  # the two paddings of HMAC
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def commitment(seed: bytes) -> bytes:
    """What is published before check-in, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(b"draw-v1-commit\0" + seed).digest()


def mixed(seed: bytes, nonces: Iterable[bytes]) -> bytes:
    """What all draws come from: the seed, and what phones added after it was committed to, sorted."""
    added = sorted(nonces)
    return hashlib.sha256(b"".join((seed, *added))).digest() if added else seed


def canon(value: object) -> bytes:
    """The one way to write a value as bytes: JSON with sorted keys and no spaces, in UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def draw_key(final: bytes, context: Context) -> bytes:
    """The key of one draw. It can be published with the draw without giving the seed away."""
    return hmac.digest(final, b"draw-v1\0" + canon(context), "sha256")


def roster_digest(roster: Iterable[tuple[str, int]]) -> str:
    """Who takes part in a draw with how many points, as the digest in its context."""
    return hashlib.sha256(canon(sorted(roster))).hexdigest()


class Stream:
    """The numbers of one draw, taken one after the other."""

    def __init__(self, key: bytes) -> None:
        self._numbers: Iterator[int] = _numbers(key)

    def below(self, n: int) -> int:
        """An unbiased number from 0 to n - 1."""
        limit = NUMBERS - NUMBERS % n
        for number in self._numbers:
            if number < limit:
                return number % n
        raise AssertionError("the stream has no end")

    def shuffle(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in a random order, each order equally likely (Fisher-Yates from the end)."""
        shuffled = list(things)
        number = self._numbers.__next__
        for i in range(len(shuffled) - 1, 0, -1):
            n = i + 1
            limit = NUMBERS - NUMBERS % n
            u = number()
            while u >= limit:
                u = number()
            j = u % n
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def last_shuffle(self, things: Sequence[Thing], times: int) -> list[Thing]:
        """The last of that many shuffles; of the others only the numbers are drawn, and nothing is moved."""
        skipped = list(islice(self._numbers, (times - 1) * max(0, len(things) - 1)))
        if skipped and max(skipped) >= NUMBERS - len(things):  # one of them may have to be drawn again
            self._numbers = chain(skipped, self._numbers)
            for _ in range(times - 1):
                self.shuffle(things)
        return self.shuffle(things)

    def sample(self, things: Sequence[Thing], size: int) -> list[Thing]:
        """The first `size` things of a shuffle."""
        return self.shuffle(things)[:size]

    def dice(self, number: int, faces: int) -> list[int]:
        """Rolls of a die, each 1 to `faces`."""
        return [1 + self.below(faces) for _ in range(number)]


def stream(final: bytes, context: Context) -> Stream:
    return Stream(draw_key(final, context))


@dataclass(frozen=True, slots=True)
class Draw:
    """The draws of one attempt at a round, each with its purpose and the players it is about."""

    final: bytes
    tournament: str
    round: int
    attempt: int = 1

    def key(self, purpose: str, roster: Iterable[tuple[str, int]]) -> bytes:
        context = {
            "tournament": self.tournament,
            "round": self.round,
            "attempt": self.attempt,
            "purpose": purpose,
            "roster": roster_digest(roster),
        }
        return draw_key(self.final, context)

    def stream(self, purpose: str, roster: Iterable[tuple[str, int]]) -> Stream:
        return Stream(self.key(purpose, roster))


def lot(final: bytes, tournament: str, player: str) -> int:
    """The number a player draws once for a whole tournament; where all else is equal, the higher lot ranks first."""
    context = {"tournament": tournament, "purpose": "tiebreak", "player": player}
    return _COUNTER.unpack_from(next(_blocks(draw_key(final, context))))[0]  # type: ignore[no-any-return]  # struct


def _numbers(key: bytes) -> Iterator[int]:
    for block in _blocks(key):
        yield from _BLOCK.unpack(block)


def _blocks(key: bytes) -> Iterator[bytes]:
    """HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... with the two keyed halves prepared once: twice as fast as hmac."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(padded.translate(_INNER))
    outer = hashlib.sha256(padded.translate(_OUTER))
    for i in count():
        half = inner.copy()
        half.update(_COUNTER.pack(i))
        whole = outer.copy()
        whole.update(half.digest())
        yield whole.digest()

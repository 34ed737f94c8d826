"""Chance as `draw-v1` defines it: keys, streams of numbers, shuffles and lots."""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

Thing = TypeVar("Thing")
WORD = 1 << 64
NONCE = 16  # bytes


def canon(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"draw-v1-commit\0" + seed).hexdigest()


def nonce(text: str) -> bytes | None:
    """The 16 bytes that a phone added; nothing if the text is no such number."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return None
    return found if len(found) == NONCE and text == found.hex() else None


def mixed(seed: bytes, nonces: Iterable[bytes]) -> bytes:
    return hashlib.sha256(seed + b"".join(nonces)).digest()


def final(seed: bytes, roster: Mapping[str, Any] | None) -> bytes:
    """What all draws come from: the seed, mixed with the nonces of the phones where the locked roster says so."""
    if roster is None or not roster["mixed"]:
        return seed
    nonces = [nonce(text) for text in roster["nonces"]]
    return mixed(seed, [found for found in nonces if found is not None])


def key_of(seed: bytes, context: Mapping[str, object]) -> bytes:
    return hmac.digest(seed, b"draw-v1\0" + canon(context), "sha256")


def roster_digest(points: Mapping[str, int]) -> str:
    return hashlib.sha256(canon(sorted([player, score] for player, score in points.items()))).hexdigest()


def apart_digest(clubs: Mapping[str, str], forbidden: Iterable[frozenset[str]]) -> str:
    pairs = sorted(sorted(pair) for pair in forbidden)
    if not clubs and not pairs:
        return ""
    return hashlib.sha256(canon({"clubs": dict(clubs), "forbidden": pairs})).hexdigest()


def extra_commitment(salt: bytes, extra: int) -> str:
    return hashlib.sha256(salt + str(extra).encode()).hexdigest()


@dataclass(slots=True)
class Stream:
    """The numbers of one draw, taken one after the other."""

    key: bytes
    taken: int = 0

    def word(self) -> int:
        block, place = divmod(self.taken, 4)
        self.taken += 1
        digest = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[8 * place : 8 * place + 8], "big")

    def below(self, bound: int) -> int:
        limit = WORD - WORD % bound
        while True:
            number = self.word()
            if number < limit:
                return number % bound

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def lot(seed: bytes, tournament: str, player: str) -> int:
    context = {"player": player, "purpose": "tiebreak", "tournament": tournament}
    return Stream(key_of(seed, context)).word()


def minutes_rolled(key: bytes, dice: int, faces: int, hits: int) -> int:
    stream = Stream(key)
    return sum(1 + stream.below(faces) <= hits for _ in range(dice))

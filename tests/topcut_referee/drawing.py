"""Draws made again from the page on chance, for events that a test writes: keys, shuffles and deck checks."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from tests.topcut_referee.sealing import Record, canon
from tests.topcut_referee.writing import Event

SEED = bytes(range(32))


def commitment(seed: bytes = SEED) -> str:
    return hashlib.sha256(b"draw-v1-commit\0" + seed).hexdigest()


def roster(points: Mapping[str, int]) -> str:
    return hashlib.sha256(canon(sorted([player, score] for player, score in points.items()))).hexdigest()


def key(final: bytes = SEED, **context: Any) -> bytes:
    return hmac.digest(final, b"draw-v1\0" + canon({"tournament": "e1", **context}), "sha256")


def shuffled(key: bytes, things: Sequence[Any]) -> list[Any]:
    """Without rejections: in a test nobody meets one of 2^64."""
    order = list(things)
    for taken, i in enumerate(range(len(order) - 1, 0, -1)):
        block = hmac.digest(key, (taken // 4).to_bytes(8, "big"), "sha256")
        j = int.from_bytes(block[taken % 4 * 8 : taken % 4 * 8 + 8], "big") % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def with_seed(event: Event) -> Event:
    event.facts[0]["body"]["commitment"] = commitment()
    return event


def deck_check(
    pairs: Sequence[tuple[str, str | None]],
    asked: int = 1,
    *,
    stage: str = "swiss",
    round_: int = 1,
    attempt: int = 1,
    check: int = 1,
    final: bytes = SEED,
) -> Record:
    """The body of a DeckCheckDrawn for a round with these pairs."""
    tables = {number: pair for number, pair in enumerate(pairs, start=1) if pair[1] is not None}
    who = {player: number for number, pair in tables.items() for player in pair if player is not None}
    purpose = "deck-check" if stage == "swiss" else "deck-check-bracket"
    drawn = key(final, round=round_, attempt=attempt, purpose=purpose, roster=roster(who), check=check)
    matches = shuffled(drawn, sorted(tables))[:asked]
    return {
        "stage": stage,
        "round": round_,
        "check": check,
        "matches": matches,
        "players": [player for number in matches for player in tables[number]],
        "key": drawn.hex(),
    }

"""One random history after the other, of every kind and size, against pairing-v1 as the tests have written it down."""

from random import Random

from tests.rules.pairing import histories, oracle
from topcut.chance import Stream
from topcut.rules.pairing.field import Field
from topcut.rules.pairing.swiss import pair


def prove(seed: int) -> None:
    field = history(Random(f"pairing {seed}"))
    key = seed.to_bytes(8, "big")
    answer = pair(field, Stream(key))
    pairs, way = oracle.expected(field, Stream(key))
    assert answer.way.value == way, f"{len(field.points)} players were paired as {answer.way}, not as {way}"
    given = oracle.written(answer.pairs)
    assert given == pairs, f"{len(field.points)} players, {way}: paired {given}, expected {pairs}"


def history(dice: Random) -> Field:
    """Mostly small fields, of which there are most; one in a hundred is above forty, where one takes seconds."""
    luck = dice.random()
    if luck < 0.55:
        return histories.small(dice)
    if luck < 0.6:
        return histories.small(dice, at_most=12)
    if luck < 0.99:
        return histories.large(dice)
    return histories.large(dice, 42, 120)

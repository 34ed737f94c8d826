"""Witnesses: hashes that somebody outside has kept, and that bind the file to what there was when they were given.

The chain shows that a file is whole, not that it is the tournament's: whoever holds all of it can make it again. What
a phone, a printed sheet or an earlier download has kept cannot be made again.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from topcut_referee.archive import Archive
from topcut_referee.verdict import WHOLE, Compared

LEAST = 8  # digits of a hash, as sheets have it


class NoWitness(Exception):
    """The text is no receipt and no head; the message says what is expected."""


@dataclass(frozen=True, slots=True)
class Witness:
    """The hash of a fact, or its first digits; without a number it is said to be the head."""

    fact: int | None
    hash: str


def head(text: str) -> Witness:
    """`3fa9c01b...`, at least 8 digits."""
    return Witness(None, _digits(text))


def receipt(text: str) -> Witness:
    """`812:3fa9c01b...`: the number of a fact, and at least 8 digits of its hash."""
    number, colon, digits = text.partition(":")
    number = number.strip()
    if not colon or not re.fullmatch("[0-9]{1,18}", number) or int(number) < 1:
        raise NoWitness("A receipt is the number of a fact, a colon and its hash, such as 812:3fa9c01b.")
    return Witness(int(number), _digits(digits))


def _digits(text: str) -> str:
    """In lower case, without the spaces and hyphens that help people to read it."""
    digits = re.sub(r"[\s-]", "", text).lower()
    if not re.fullmatch(f"[0-9a-f]{{{LEAST},{WHOLE}}}", digits):
        raise NoWitness(f"A hash has {LEAST} to {WHOLE} hexadecimal digits.")
    return digits


def compare(archive: Archive, witnesses: Sequence[Witness]) -> tuple[Compared, ...]:
    """Each witness against the file; one that does not agree is a trouble of the file."""
    return tuple(_compared(archive, witness) for witness in witnesses)


def _compared(archive: Archive, witness: Witness) -> Compared:
    n = archive.count if witness.fact is None else witness.fact
    agrees = n <= archive.count and archive.hashes[n - 1].hex().startswith(witness.hash)
    if not agrees:
        archive.trouble(n if n <= archive.count else 0, "witness", _difference(archive, witness, n))
    return Compared(n, witness.hash, agrees)


def _difference(archive: Archive, witness: Witness, n: int) -> str:
    if n > archive.count:
        return f"A witness has fact {n}, and the file ends with fact {archive.count}."
    has = f"the file has {archive.hashes[n - 1].hex()[: len(witness.hash)]}"
    elsewhere = [k for k, known in enumerate(archive.hashes, start=1) if known.hex().startswith(witness.hash)]
    if elsewhere:
        return f"A witness has {witness.hash}, and {has}: that is the hash of fact {elsewhere[0]}."
    return f"A witness has {witness.hash}, and {has}: this fact or one before it is not what there was then."

"""A made-up log as a chain: each fact with its salt, drawn from the same text as everything else."""

from collections.abc import Iterator

from topcut.generator.dice import Dice
from topcut.generator.generate import Generated
from topcut.rules.chain import SALT_BYTES, Head, Record, Sealed, beginning, body_text, seal
from topcut.rules.codec import encode


def sealed(made: Generated) -> tuple[Head, tuple[Sealed, ...]]:
    """Where the log ends, and all its facts."""
    facts = tuple(_chain(made))
    return Head(len(facts), facts[-1].hash), facts


def _chain(made: Generated) -> Iterator[Sealed]:
    salts = Dice(made.tournament, "salts")
    head = beginning(made.tournament)
    for stamped in made.log:
        kind, v, body = encode(stamped.fact)
        by = stamped.by
        record = Record(stamped.n, stamped.at, by.role.value, by.id, kind, v, body_text(body))
        one = seal(head, record, salts.bytes(SALT_BYTES))
        head = Head(stamped.n, one.hash)
        yield one

"""The next round before it is published: who would meet whom, and how the rounds after it look then."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.rules.actions import rounds
from topcut.rules.pairing import preview
from topcut.rules.pairing.ahead import Outlook
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.tournament import Tournament, with_lots


@dataclass(frozen=True, slots=True)
class Worked:
    found: NextRound
    ahead: tuple[Outlook, ...]


def worked(t: Tournament, seed: bytes) -> Iterator[Worked]:
    """All that can take long, so that it can be worked out elsewhere: first what is found at once, if there is more to
    search for. The look ahead comes last, so that no round waits for it longer than the limit of them all."""
    for found in rounds.previews(t, seed):
        yield Worked(found, ())
        if not found.bound:
            yield Worked(found, tuple(preview.ahead(with_lots(t, seed), found)))

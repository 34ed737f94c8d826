"""How a data folder or database is kept, and everything that is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import place
from topcut.store.knowledge import Knowledge
from topcut.store.medium import Medium


@dataclass(frozen=True, slots=True)
class Condition:
    folder: Path
    settings: Mapping[str, str]
    free_megabytes: int
    tournaments: int
    facts: int
    troubles: Mapping[TournamentId, Refusal]
    notices: tuple[Refusal, ...]


def condition(medium: Medium, knowledge: Knowledge) -> Condition:
    found, broken = knowledge.found, knowledge.broken
    free = place.free_megabytes(medium.folder)
    notices = [*found.notices, *([broken] if broken else [])]
    if free < place.LITTLE_SPACE // place.MEGABYTE:
        notices.append(Refusal("disk-low", free=free))
    if place.is_synced(medium.folder) or place.is_remote(medium.folder):
        notices.append(Refusal("data-elsewhere", folder=str(medium.folder)))
    return Condition(
        folder=medium.folder,
        settings=medium.read(medium.settings),
        free_megabytes=free,
        tournaments=len(found.heads),
        facts=sum(head.n for head in found.heads.values()),
        troubles=dict(found.troubles),
        notices=tuple(notices),
    )

"""The versions of each player's list, as far as their texts are kept: when each came in, from whom, what was found."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from topcut.ids import PlayerId
from topcut.rules.facts import ListChecked, ListCorrected, ListHandedIn, Stamped
from topcut.rules.fold import undone
from topcut.rules.texts import STRUCK_OUT
from topcut.rules.tournament import ListCheck


@dataclass(frozen=True, slots=True)
class Version:
    n: int  # the number of its fact
    at: str
    by: str  # the player, or an official
    text: str | None  # None: no longer kept, or struck out
    reason: str = ""  # of a correction
    check: ListCheck | None = None  # the last one of this version


def versions(history: Sequence[Stamped]) -> Mapping[PlayerId, tuple[Version, ...]]:
    """By player, the oldest first; what was undone is left out."""
    found: dict[PlayerId, list[Version]] = {}
    for stamped in _standing(history):
        fact = stamped.fact
        if isinstance(fact, ListHandedIn | ListCorrected):
            text = None if fact.text == STRUCK_OUT else fact.text
            reason = fact.reason if isinstance(fact, ListCorrected) else ""
            one = Version(stamped.n, stamped.at, stamped.by.id, text, reason)
            found.setdefault(fact.player, []).append(one)
        elif isinstance(fact, ListChecked) and found.get(fact.player):
            check = ListCheck(fact.grade, fact.findings, fact.catalogues)
            found[fact.player][-1] = replace(found[fact.player][-1], check=check)
    return {player: tuple(ones) for player, ones in found.items()}


def _standing(history: Sequence[Stamped]) -> Iterable[Stamped]:
    void = undone(history)
    return (stamped for stamped in history if stamped.n not in void)

"""A sheet: which one it is, what stands on it, and how names and paper are told to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from topcut.ids import PlayerId
from topcut.rules.chain import Head
from topcut.rules.tournament import Tournament

Paper = Literal["a4", "us-letter"]
Called = Callable[[PlayerId], str]  # what a player is called on the screen

GROUP = 4  # letters of a seal


@dataclass(frozen=True, slots=True)
class Sheet:
    name: str
    data: Mapping[str, object]
    codes: tuple[str, ...] = ()  # addresses that become QR codes


def about(t: Tournament, title: str, lead: str = "") -> dict[str, object]:
    """What stands at the head of every sheet."""
    return {
        "event": t.title,
        "day": " · ".join(part for part in (t.first_day, t.place) if part),
        "book": t.ruleset.title,
        "title": title,
        "lead": lead,
    }


def sealed(head: Head) -> dict[str, object]:
    """As on the screen: in groups that two people can compare."""
    digits = head.hash.hex()
    return {"n": head.n, "groups": [digits[place : place + GROUP] for place in range(0, len(digits), GROUP)]}

"""A sheet: which one it is, what stands on it, and how names and paper are told to it. All its words are said here, in
the language of whoever prints: a template has none of its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from topcut.ids import PlayerId
from topcut.rules.chain import Head
from topcut.rules.tournament import Tournament
from topcut.words import say
from topcut.words.dates import written_day

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
        "day": " · ".join(part for part in (written_day(t.first_day), t.place) if part),
        "book": t.ruleset.title,
        "title": title,
        "lead": lead,
        "numbering": say("paper-page", **counted_there("page", "pages")),
    }


def heads(*names: str) -> list[str]:
    """What stands above columns."""
    return [say(f"paper-head.{name}") for name in names]


def counted_there(*names: str) -> dict[str, str]:
    """Gaps in braces, for numbers that only the typesetter knows."""
    return {name: f"{{{name}}}" for name in names}


def sealed(head: Head) -> dict[str, object]:
    """As on the screen: in groups that two people can compare."""
    digits = head.hash.hex()
    groups = [digits[place : place + GROUP] for place in range(0, len(digits), GROUP)]
    return {"said": say("paper-seal", n=head.n), "groups": groups}

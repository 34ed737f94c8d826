"""Players' lists on paper, for officials: to compare with what lies on the table, and to tick off."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about
from topcut.rules.tournament import Tournament
from topcut.words import say


@dataclass(frozen=True, slots=True)
class Handed:
    """A list as it stands; `when` is when it was handed in, in words."""

    player: PlayerId
    when: str
    lines: tuple[str, ...]


def lists(t: Tournament, called: Called, handed: Sequence[Handed]) -> Sheet:
    """By name as they come; each begins with its player and ends with room for a signature."""
    rows = [
        {
            "name": called(one.player),
            "state": say("paper-list-state", state=t.players[one.player].list_state.value),
            "when": one.when,
            "clauses": " ".join(_clauses(t, one.player)),
            "lines": list(one.lines),
        }
        for one in handed
    ]
    word = t.ruleset.terms.list
    return Sheet("lists", {**about(t, f"{word[:1].upper()}{word[1:]}s"), "rows": rows})


def _clauses(t: Tournament, player: PlayerId) -> tuple[str, ...]:
    check = t.players[player].list_check
    return () if check is None else check.clauses

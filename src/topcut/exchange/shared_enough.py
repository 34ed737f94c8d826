"""Which lines of what was played everyone may read: those that enough players share.

What is left out must not be found by subtraction either: not from a total that everybody knows (each list has one
Mission Set), nor from other rounds. So the lines left out of a section are shared by enough players together, and what
is left out of one round is left out of all of them.
"""

from collections.abc import Iterable, Mapping, Sequence, Set

from topcut.ids import PlayerId
from topcut.lists.written import Section

Place = tuple[Section, str]
Sharing = Mapping[Place, Set[PlayerId]]  # who has what, in one part of a tournament


def sharing(having: Iterable[tuple[PlayerId, Iterable[Place]]]) -> Sharing:
    found: dict[Place, set[PlayerId]] = {}
    for player, places in having:
        for place in places:
            found.setdefault(place, set()).add(player)
    return found


def left_out(
    parts: Sequence[Sharing], counted: Set[Section], fewest: int, already: Set[Place] = frozenset()
) -> set[Place]:
    """What may be told of none of these parts; of the `counted` sections everybody knows how many a list has."""
    hidden = {*already, *(place for part in parts for place, players in part.items() if len(players) < fewest)}
    while more := {place for part in parts for place in _to_hide_the_rest(part, counted, fewest, hidden)} - hidden:
        hidden |= more
    return hidden


def _to_hide_the_rest(part: Sharing, counted: Set[Section], fewest: int, hidden: Set[Place]) -> Iterable[Place]:
    """For each section whose hidden lines too few share together, the line that fewest share of the others."""
    for section in counted:
        lines = {place: players for place, players in part.items() if place[0] is section}
        together = set().union(*(players for place, players in lines.items() if place in hidden))
        others = [place for place in lines if place not in hidden]
        if together and len(together) < fewest and others:
            yield min(others, key=lambda place: (len(lines[place]), place))

"""Who may do what: the one table of actions that routes name, and the one function that decides."""

from collections.abc import Mapping, Sequence

from topcut.web.access.principal import SPECTATOR, Kind, Principal

EVERYBODY = frozenset(Kind)

MAY: Mapping[str, frozenset[Kind]] = {
    "open": EVERYBODY,
    "look": EVERYBODY,
    "play": frozenset({Kind.PLAYER}),
    "officiate": frozenset({Kind.JUDGE, Kind.ORGANIZER, Kind.OWNER}),
    "organize": frozenset({Kind.ORGANIZER, Kind.OWNER}),
    "own": frozenset({Kind.OWNER}),
    "account": frozenset({Kind.OWNER}),
}
BY_WEIGHT = tuple(reversed(Kind))  # owner first


def authorize(here: Sequence[Principal], action: str, *, elsewhere: bool = False) -> Principal | str:
    """Who of those that one browser stands for does it, or the code of the refusal.

    `here` are those with a right in this tournament (or, on a page without one, all), `elsewhere` says that the browser
    has a right in another tournament: to those this one does not exist.
    """
    able = [one for one in here if one.kind in MAY[action]]
    if able:
        return min(able, key=lambda one: BY_WEIGHT.index(one.kind))
    if Kind.SPECTATOR in MAY[action]:
        return SPECTATOR
    if here:
        return "forbidden"
    return "page-unknown" if elsewhere else "sign-in-needed"

"""Many matches of Challengers! at once: cards compiled to numbers, matches played by compiled code."""

from importlib.util import find_spec

from topcut.cards.trials import Play


def quickly() -> Play | None:
    """What plays imagined matches by compiled code, where numba is there; it is loaded only when it is asked for."""
    if find_spec("numba") is None:
        return None
    from topcut.batch.trials import played

    return played

"""Every draw so far: which attempt, which key, and why it was made again; with the key, anyone can repeat it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from topcut.rules.facts import (
    ClockStarted,
    CutMade,
    DeckCheckDrawn,
    DrawOpened,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    SeedRevealed,
    Stamped,
    TablesRepaired,
    TimeCalled,
)
from topcut.rules.fold import undone
from topcut.rules.match import Stage


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw: `what` is pairing, repair, dice, deck-check or lots; `state` is open, published, back, undone or
    sealed, and after the end unused (never called) or revealed (with the seed)."""

    what: str
    stage: Stage
    round: int
    attempt: int
    at: str
    by: str
    state: str
    keys: tuple[tuple[str, str], ...] = ()  # purpose, hex
    reason: str | None = None
    breaks: tuple[str, ...] = ()  # clauses
    way: str = ""
    commitment: str | None = None
    extra: int | None = None  # minutes, once they are opened


def draws(history: Sequence[Stamped]) -> tuple[Drawn, ...]:
    """In the order of the log. Draws that were taken back or undone stay, marked as such."""
    void = undone(history)
    found: list[Drawn] = []
    for stamped in history:
        _tell(found, stamped, is_void=stamped.n in void)
        _tell_checks(found, stamped, history)
    return tuple(found)


def _tell_checks(found: list[Drawn], stamped: Stamped, history: Sequence[Stamped]) -> None:
    """Deck checks are told once the close of their round opens them, for good; never twice."""
    for n in stamped.fact.reveals if isinstance(stamped.fact, RoundClosed) else ():
        drawn, told = history[n - 1], history[n - 1].fact
        assert isinstance(told, DeckCheckDrawn), "this is all that the close of a round opens"
        keys = (("deck-check", told.key),)
        if not any(one.keys == keys for one in found):
            found.append(
                Drawn("deck-check", told.stage, told.round, told.check, drawn.at, drawn.by.id, "published", keys)
            )


def _tell(found: list[Drawn], stamped: Stamped, *, is_void: bool) -> None:
    def add(what: str, state: str, stage: Stage, round: int, attempt: int = 1, **more: Any) -> None:
        state = "undone" if is_void else state
        found.append(Drawn(what, stage, round, attempt, stamped.at, stamped.by.id, state, **more))

    fact = stamped.fact
    if isinstance(fact, DrawOpened):
        if not is_void:
            found[:] = [_never_called(one) if one.round == fact.round else one for one in found]
        add("pairing", "open", Stage.SWISS, fact.round, fact.attempt, reason=fact.reason)
    elif isinstance(fact, RoundPaired) and fact.stage is Stage.SWISS:
        # The key of a draw comes with its pairing; a pairing by hand may have been made without a draw.
        more = {"keys": tuple(sorted(fact.keys.items())), "breaks": fact.breaks, "way": fact.way}
        state = "undone" if is_void else "published"
        if not _change(found, "pairing", "open", fact, fact.attempt, state=state, at=stamped.at, **more):
            add("pairing", state, fact.stage, fact.round, fact.attempt, **more)
    elif isinstance(fact, RoundUnpaired) and not is_void:
        _change(found, "pairing", "published", fact, state="back", reason=fact.reason)
    elif isinstance(fact, TablesRepaired):
        keys = tuple(sorted(fact.keys.items()))
        add("repair", "published", Stage.SWISS, fact.round, keys=keys, reason=fact.reason)
    elif isinstance(fact, ClockStarted) and fact.commitment is not None:
        add("dice", "sealed", fact.stage, fact.round, commitment=fact.commitment)
    elif isinstance(fact, TimeCalled) and not is_void:
        _change(found, "dice", "sealed", fact, state="published", extra=fact.extra)
    elif isinstance(fact, CutMade) and fact.lots:
        add("lots", "published", Stage.SWISS, 0)
    elif isinstance(fact, SeedRevealed) and not is_void:  # nothing is hidden any more, and nothing is still to come
        found[:] = [replace(one, state="revealed") if one.state == "sealed" else _never_called(one) for one in found]


def _never_called(one: Drawn) -> Drawn:
    return replace(one, state="unused") if one.state == "open" else one


def _change(
    found: list[Drawn],
    what: str,
    was: str,
    fact: RoundPaired | RoundUnpaired | TimeCalled,
    attempt: int | None = None,
    **changes: Any,
) -> bool:
    """The latest draw of that round whose state was this, if there is one."""
    for place, one in reversed(list(enumerate(found))):
        is_meant = (one.what, one.stage, one.round, one.state) == (what, fact.stage, fact.round, was)
        if is_meant and attempt in {None, one.attempt}:
            found[place] = replace(one, **changes)
            return True
    return False

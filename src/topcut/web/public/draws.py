"""Every draw so far: which attempt, which key, and why it was made again; with the key anybody can make it anew."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from topcut.rules.facts import (
    ClockStarted,
    CutMade,
    DrawOpened,
    RoundPaired,
    RoundUnpaired,
    Stamped,
    TablesRepaired,
    TimeCalled,
)
from topcut.rules.fold import undone
from topcut.rules.match import Stage


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw: `what` is pairing, repair, dice or lots; `state` is open, published, back, undone or sealed."""

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


@dataclass(slots=True)
class _Book:
    undone: frozenset[int]
    found: list[Drawn] = field(default_factory=list)

    def state(self, stamped: Stamped, otherwise: str) -> str:
        return "undone" if stamped.n in self.undone else otherwise


def draws(history: Sequence[Stamped]) -> tuple[Drawn, ...]:
    """In the order of the log. Draws that were taken back or undone stay, marked as such."""
    book = _Book(undone(history))
    for stamped in history:
        fact = stamped.fact
        if isinstance(fact, DrawOpened):
            book.found.append(_opened(book, stamped, fact))
        elif isinstance(fact, RoundPaired) and fact.stage is Stage.SWISS:
            _published(book, stamped, fact)
        elif isinstance(fact, RoundUnpaired) and stamped.n not in book.undone:
            _taken_back(book, fact)
        elif isinstance(fact, TablesRepaired):
            book.found.append(_repaired(book, stamped, fact))
        elif isinstance(fact, ClockStarted) and fact.commitment is not None:
            book.found.append(_dice(book, stamped, fact))
        elif isinstance(fact, TimeCalled) and stamped.n not in book.undone:
            _opened_dice(book, fact)
        elif isinstance(fact, CutMade) and fact.lots:
            state = book.state(stamped, "published")
            book.found.append(Drawn("lots", Stage.SWISS, 0, 1, stamped.at, stamped.by.id, state))
    return tuple(book.found)


def _opened(book: _Book, stamped: Stamped, fact: DrawOpened) -> Drawn:
    state = book.state(stamped, "open")
    return Drawn("pairing", Stage.SWISS, fact.round, fact.attempt, stamped.at, stamped.by.id, state, reason=fact.reason)


def _published(book: _Book, stamped: Stamped, fact: RoundPaired) -> None:
    """The key of a draw comes with its pairing; a pairing by hand may have been made without one."""
    state = book.state(stamped, "published")
    keys = tuple(sorted(fact.keys.items()))
    for place in _places(book, "pairing", fact.stage, fact.round):
        one = book.found[place]
        if one.attempt == fact.attempt and one.state == "open":
            book.found[place] = replace(one, state=state, keys=keys, breaks=fact.breaks, way=fact.way, at=stamped.at)
            return
    made = Drawn("pairing", fact.stage, fact.round, fact.attempt, stamped.at, stamped.by.id, state)
    book.found.append(replace(made, keys=keys, breaks=fact.breaks, way=fact.way))


def _taken_back(book: _Book, fact: RoundUnpaired) -> None:
    for place in _places(book, "pairing", fact.stage, fact.round):
        if book.found[place].state == "published":
            book.found[place] = replace(book.found[place], state="back", reason=fact.reason)
            return


def _repaired(book: _Book, stamped: Stamped, fact: TablesRepaired) -> Drawn:
    made = Drawn("repair", Stage.SWISS, fact.round, 1, stamped.at, stamped.by.id, book.state(stamped, "published"))
    return replace(made, keys=tuple(sorted(fact.keys.items())), reason=fact.reason)


def _dice(book: _Book, stamped: Stamped, fact: ClockStarted) -> Drawn:
    made = Drawn("dice", fact.stage, fact.round, 1, stamped.at, stamped.by.id, book.state(stamped, "sealed"))
    return replace(made, commitment=fact.commitment)


def _opened_dice(book: _Book, fact: TimeCalled) -> None:
    for place in _places(book, "dice", fact.stage, fact.round):
        if book.found[place].state == "sealed":
            book.found[place] = replace(book.found[place], state="published", extra=fact.extra)
            return


def _places(book: _Book, what: str, stage: Stage, round: int) -> Iterator[int]:
    """Where draws of this round stand, the latest first."""
    for place in range(len(book.found) - 1, -1, -1):
        one = book.found[place]
        if (one.what, one.stage, one.round) == (what, stage, round):
            yield place

"""A park for tests: decks as text, top card first, and a match told in short lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from topcut.cards.binder import Binder, open_binder
from topcut.cards.decision import Decision, settle
from topcut.cards.match import Match
from topcut.cards.park import NOTHING
from topcut.cards.record import story

BINDER = open_binder()


def cards(text: str, binder: Binder = BINDER) -> tuple[int, ...]:
    """Cards by name, separated by commas."""
    return binder.deck([name for name in text.split(",") if name.strip()])


class Stack:
    """Level piles as a test lays them, the top card first."""

    def __init__(self, piles: dict[str, str], binder: Binder = BINDER) -> None:
        self.piles = {level: list(cards(text, binder)) for level, text in piles.items()}

    def take(self, level: str) -> int:
        pile = self.piles.get(level)
        return pile.pop(0) if pile else NOTHING


@dataclass
class Told:
    match: Match
    lines: list[str]
    asked: list[Decision]

    @property
    def end(self) -> str:
        return self.lines[-1]


def played(
    one: str,
    two: str,
    *answers: str,
    first: int = 1,
    round: int = 1,
    trophies: tuple[int, int] = (0, 0),
    robots: tuple[bool, bool] = (False, False),
    piles: dict[str, str] | None = None,
    binder: Binder = BINDER,
    watch: Callable[[Match], None] | None = None,
) -> Told:
    """Play a match as the decks lie. Answers are names of cards or `stop`, in the order of the questions."""
    record = Watched(watch)
    match = binder.match(
        (cards(one, binder)[::-1], cards(two, binder)[::-1]),
        first - 1,
        round,
        trophies=trophies,
        robots=robots,
        piles=Stack(piles or {}, binder),
        record=record,
    )
    record.match = match
    left, asked = list(answers), []

    def choose(decision: Decision) -> int:
        asked.append(decision)
        labels = [binder.label(option) for option in decision.options]
        assert left, f"nobody has an answer to {labels}"
        return decision.options[labels.index(left.pop(0))]

    settle(match.run(), choose)
    assert not left, f"nobody asked for {left}"
    return Told(match, [short(step) for step in story(binder, match.record or ())], asked)


class Watched(list[tuple[object, ...]]):
    """A record that lets somebody look at the match after each step."""

    def __init__(self, watch: Callable[[Match], None] | None) -> None:
        super().__init__()
        self.watch = watch
        self.match: Match | None = None

    def append(self, step: tuple[object, ...]) -> None:
        super().append(step)
        if self.watch is not None and self.match is not None:
            self.watch(self.match)


def short(step: dict[str, object]) -> str:
    seat, do = step["seat"], step["do"]
    if do == "reveal":
        return f"{seat} {step['card']} {step['total']}"
    if do == "flag":
        return f"{seat} flag {step['card']} {step['total']}"
    if do == "bench":
        return f"{seat} bench {names(step['cards'])}".rstrip()
    if do == "move":
        return f"{seat} {step['card']} {step['from']}>{step['to']}"
    if do == "arrange":
        return f"{seat} {names(step['cards'])} to {step['to']}"
    if do in ("fans", "next"):
        return f"{seat} {do} {step['number']}"
    if do == "choose":
        return f"{seat} chooses {step['card']}"
    return f"{seat} wins {step['how']}"


def names(listed: object) -> str:
    assert isinstance(listed, list)
    return ", ".join(listed)


def zones(match: Match) -> list[int]:
    """Every card of both halves, wherever it is."""
    return sorted(card for half in match.halves for card in [*half.collected, *half.removed])


def all_names(deck: Sequence[int], binder: Binder = BINDER) -> str:
    return ", ".join(binder.label(card) for card in deck)

"""A tournament while facts are folded into it: the same value with its collections open for writing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from topcut.ids import PlayerId, TableNumber
from topcut.rules.card_table import CardTable
from topcut.rules.facts import Stamped
from topcut.rules.match import Match, Stage
from topcut.rules.ruleset import Ruleset
from topcut.rules.schedule import Slot
from topcut.rules.tournament import (
    Announced,
    Announcement,
    Call,
    Claims,
    Conduct,
    DeckCheck,
    Deviation,
    GameRuling,
    Knockout,
    Official,
    OpenDraw,
    Phase,
    Player,
    Proposed,
    Roll,
    Round,
    RoundClock,
    Step,
    Structure,
    Table,
    Tournament,
    Warned,
)

Whole = TypeVar("Whole")


@dataclass(slots=True)
class RoundDraft:
    matches: list[Match]
    unpaired_losses: list[PlayerId]
    attempt: int
    closed: bool
    claims: dict[int, Claims]
    squads: dict[PlayerId, tuple[int, ...]]
    revealed: set[int]
    extended: dict[int, int]
    unknown: dict[int, str]
    way: str
    given_byes: list[PlayerId]
    apart: set[tuple[PlayerId, PlayerId]]
    sealed: dict[PlayerId, int]


@dataclass(slots=True)
class ConductDraft:
    warnings: list[Warned]
    declined: dict[PlayerId, int]
    penalties: list[tuple[PlayerId, str]]
    proposed: list[Proposed]
    missing_cards: dict[PlayerId, str]
    calls: list[Call]
    rulings: list[GameRuling]
    checks: list[tuple[PlayerId, str, bool, str]]
    substitutes: list[tuple[PlayerId, str, str]]
    missed_squads: dict[PlayerId, tuple[int, ...]]
    deck_checks: list[DeckCheck]


@dataclass(slots=True)
class KnockoutDraft:
    seeds: list[PlayerId | None]
    rounds: list[Round | RoundDraft]
    numbers: list[tuple[int, ...]]
    ties: dict[int, PlayerId]
    drops: dict[PlayerId, int]
    left: set[PlayerId]
    timed: set[int]


@dataclass(slots=True)
class Draft:
    """Every field of a Tournament, in its order. Rounds and what is inside them are opened when they are written to."""

    ruleset: Ruleset
    players: dict[PlayerId, Player]
    rounds: list[Round | RoundDraft]
    lots: dict[PlayerId, int]
    id: str
    title: str
    first_day: str
    place: str
    special: str
    options: dict[str, str]
    commitment: str
    capacity: int | None
    phase: Phase
    locked: bool
    nonces: tuple[str, ...]
    lists_published: bool
    announced: Announced | None
    structure: Structure | None
    deviations: list[Deviation]
    officials: list[Official]
    tables: dict[TableNumber, Table]
    absences: dict[int, frozenset[PlayerId]]
    forbidden: set[tuple[PlayerId, PlayerId]]
    draw: OpenDraw | None
    attempts: dict[int, int]
    clock: RoundClock | None
    roll: Roll | None
    conduct: Conduct | ConductDraft
    bracket: Knockout | KnockoutDraft | None
    ranking: list[tuple[str, PlayerId]]
    seed: str | None
    card_table: CardTable | None
    signed_off: dict[PlayerId, Player]
    locked_at: str | None
    charges_fee: bool
    self_check_in: bool
    chances_shown: bool
    schedule: list[Slot]
    announcements: list[Announcement]
    announced_last: int
    log: int
    epoch: int
    staff: dict[str, str]
    opened: set[int]
    facts: int
    counted: int
    step: Step | None

    def open_round(self, stage: Stage, number: int) -> RoundDraft:
        rounds = self.rounds if stage is Stage.SWISS else self.open_bracket().rounds
        round = rounds[number - 1]
        if isinstance(round, Round):
            round = _opened(round, RoundDraft)
            rounds[number - 1] = round
        return round

    def open_bracket(self) -> KnockoutDraft:
        assert self.bracket is not None, "the cut comes before the bracket"
        if isinstance(self.bracket, Knockout):
            self.bracket = _opened(self.bracket, KnockoutDraft)
        return self.bracket

    def end_table_announcements(self) -> None:
        """What a table was told ends with its round."""
        self.announcements = [one for one in self.announcements if one.table is None]

    def open_conduct(self) -> ConductDraft:
        if isinstance(self.conduct, Conduct):
            self.conduct = _opened(self.conduct, ConductDraft)
        return self.conduct


Folds = Mapping[type, Callable[[Draft, Any, Stamped], None]]

FROZEN: Mapping[type, type] = {RoundDraft: Round, ConductDraft: Conduct, KnockoutDraft: Knockout, Draft: Tournament}


def thawed(t: Tournament) -> Draft:
    return _opened(t, Draft)


def frozen(draft: Draft) -> Tournament:
    return _closed(draft)  # type: ignore[no-any-return]  # a Draft freezes into a Tournament


def _opened(whole: object, kind: type[Whole]) -> Whole:
    return kind(*(_open(getattr(whole, name)) for name in _NAMES[kind]))


def _open(value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, frozenset):
        return set(value)
    return dict(value) if isinstance(value, Mapping) else value


def _closed(draft: object) -> Any:
    return FROZEN[type(draft)](**{name: _close(getattr(draft, name)) for name in _NAMES[type(draft)]})


def _close(value: object) -> object:
    if isinstance(value, list):
        return tuple(_closed(item) if type(item) is RoundDraft else item for item in value)
    if isinstance(value, set):
        return frozenset(value)
    return _closed(value) if type(value) in FROZEN else value


_NAMES = {kind: tuple(field.name for field in fields(kind)) for kind in FROZEN}

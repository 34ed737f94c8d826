"""What the referee knows of a tournament while reading its facts one by one, and what it has found."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from topcut_referee import draw
from topcut_referee.archive import Archive, Fact
from topcut_referee.book import Book
from topcut_referee.challengers.replay import Replay
from topcut_referee.verdict import Discrepancy

Pair = frozenset[str]


@dataclass(slots=True)
class Match:
    """Two seats at a table; without a second player it is a bye."""

    first: str
    second: str | None
    table: int | None
    result: dict[str, Any] | None = None
    claims: dict[str, dict[str, Any]] = field(default_factory=dict)
    advances: str | None = None  # in the bracket: by a tie broken or a bye
    trophy: int | None = None  # Challengers!: its fans, once they are told
    boxed: bool = False  # Challengers!: the trophy went back

    @property
    def players(self) -> tuple[str, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def is_bye(self) -> bool:
        return self.second is None

    @property
    def is_settled(self) -> bool:
        return self.is_bye or self.result is not None

    @property
    def trophies(self) -> tuple[int, int]:
        """Challengers!: which seat keeps the trophy; the first figure of the result."""
        figures = self.result["figures"] if self.result is not None else []
        return (figures[0][0], figures[0][1]) if figures else (0, 0)

    @property
    def winner(self) -> str | None:
        if self.is_bye:
            return self.first
        if self.advances is not None or self.result is None or self.result["winner"] is None:
            return self.advances
        seat: int = self.result["winner"]
        return self.players[seat]


@dataclass(slots=True)
class Round:
    """One round of a stage as it was called out."""

    number: int
    attempt: int
    matches: list[Match]
    losses: set[str] = field(default_factory=set)
    byes: set[str] = field(default_factory=set)  # in the bracket: who goes on without a match
    numbers: list[int] = field(default_factory=list)  # in the bracket: of each match in the drawing
    closed: bool = False
    extra: int | None = None
    roll: int | None = None  # the fact of the extra minutes
    commitment: str | None = None
    clock: bool = False
    paused: bool = False
    time_called: bool = False
    sealed: dict[str, list[int]] = field(default_factory=dict)
    sealings: dict[str, int] = field(default_factory=dict)  # the facts of these choices
    revealed: set[int] = field(default_factory=set)

    def of(self, player: str) -> Match | None:
        return next((match for match in self.matches if player in match.players), None)


@dataclass(slots=True)
class Player:
    """Somebody who was entered."""

    waiting: bool = False
    present: bool = False
    nonce: str | None = None
    earlier_nonce: str | None = None  # from before the player was signed off: whether it stays is not written anywhere
    club: str | None = None
    table: int | None = None
    withdrawn: bool = False
    dropped: bool = False
    ejected: bool = False
    cut: bool = False
    stopped: bool = False  # by the cut, which came while the player took part
    has_list: bool = False
    illegal: bool = False  # the list: as its last check found, until somebody accepts it
    has_pool: bool = False
    missed: set[int] = field(default_factory=set)
    out_in: int | None = None  # the bracket round whose losers' placing is shared
    warnings: int = 0
    answered: bool = True
    lacks_card: bool = False
    proposed: bool = False  # an official has asked for an ejection
    robot: bool = False  # Challengers!: the Robot, which is never active

    @property
    def is_in(self) -> bool:
        """Somebody the final ranking may know."""
        return not self.waiting and not self.withdrawn

    @property
    def is_active(self) -> bool:
        return self.is_in and not self.dropped and not self.ejected and not self.cut and not self.robot


@dataclass(slots=True)
class Call:
    """A player has asked for an official in this round, and nobody has closed it; who has taken it last."""

    stage: str
    round: int
    player: str
    taken_by: str | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """How far a ruling has come: given, appealed or final; who gave it, and whom it concerns."""

    state: str = ""
    by: str | None = None
    players: Sequence[str] = ()


@dataclass(slots=True)
class Sheet:
    """The state after the facts read so far."""

    archive: Archive
    book: Book
    tournament: str
    seed: bytes | None
    act: list[Fact] = field(default_factory=list)  # the facts of the act that is being read
    players: dict[str, Player] = field(default_factory=dict)
    deviations: set[str] = field(default_factory=set)
    officials: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    tables: dict[int, dict[str, Any]] = field(default_factory=dict)
    swiss: list[Round] = field(default_factory=list)
    bracket: list[Round] = field(default_factory=list)
    absent: set[tuple[str, int]] = field(default_factory=set)
    forbidden: set[Pair] = field(default_factory=set)
    opened: dict[int, Fact] = field(default_factory=dict)
    attempts: dict[tuple[int, int], Fact] = field(default_factory=dict)
    locked: bool = False
    started: dict[str, Any] | None = None
    announced: dict[str, Any] | None = None  # the last StructureAnnounced
    rounds: int = 0
    cut: int = 0
    seeds: list[str | None] | None = None
    first_seeds: int = 0
    begun: bool = False  # a game of the bracket had begun before this fact, though its act may take that back
    published_lots: dict[str, int] = field(default_factory=dict)
    finished: bool = False
    lists_published: bool = False
    first_day: str = ""
    days: set[str] = field(default_factory=set)  # of the slots of the schedule
    self_check_in: bool | None = None  # None: nobody has said
    announced_last: tuple[int, int] = (0, 0)  # the number of the last announcement, and of its fact
    standing: dict[int, bool] = field(default_factory=dict)  # announcements, until they are taken down
    capacity: int | None = None
    calls: int = 0
    open_calls: dict[int, Call] = field(default_factory=dict)
    rulings: dict[int, Ruling] = field(default_factory=dict)
    deck_checks: dict[tuple[str, int], list[Fact]] = field(default_factory=dict)  # of stage and round, all in the log
    hidden_squads: dict[tuple[str, int, str], list[Fact]] = field(default_factory=dict)  # sealed, not yet shown
    table: dict[str, Any] | None = None  # Challengers!: as TableOpened has it
    holders: list[str] = field(default_factory=list)  # of the plan cards
    trophies: list[list[int]] = field(default_factory=list)  # of each round, as the box lists them
    stand_ins: set[str] = field(default_factory=set)  # players for whom a bot answers until they are back
    replay: Replay | None = None
    found: list[Discrepancy] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    drawn: int = 0
    matched: int = 0
    tallies: Counter[str] = field(default_factory=Counter)

    def wrong(self, fact: Fact, clause: str, text: str) -> None:
        self.found.append(Discrepancy(fact.n, clause, text))

    def unsure(self, text: str) -> None:
        if text not in self.unchecked:
            self.unchecked.append(text)

    def needs(self, fact: Fact, clauses: Iterable[str], text: str) -> None:
        """What only a deviation allows, from any of these clauses."""
        names = [clause for clause in dict.fromkeys(clauses) if clause]
        if not self.deviations & set(names):
            self.wrong(fact, names[0], f"{text}, and no deviation was declared before.")

    def draw_is(self, fact: Fact, what: str, *, right: bool, text: str) -> None:
        """One draw that was derived anew."""
        self.drawn += 1
        self.matched += right
        if not right:
            self.wrong(fact, "draw", f"The draw of {what} does not follow: {text}")

    @property
    def one_advances(self) -> bool:
        """Who has the bye because the opponent has left has advanced (R-6); in older texts both leave that match."""
        return bool(self.book.entry("bracket.both_leave") == "one-advances")

    @property
    def until_first_game(self) -> bool:
        """The cut follows the standings, and who leaves is replaced, until a game of the bracket has begun."""
        return bool(self.book.entry("cut.corrected") == "until-first-game")

    def stage(self, name: str) -> list[Round]:
        return self.swiss if name == "swiss" else self.bracket

    def active(self) -> list[str]:
        return [name for name, player in self.players.items() if player.is_active]

    def is_ranked(self, name: str) -> bool:
        """Whether the final ranking has a place for this player; the Robot has one against a single player."""
        player = self.players[name]
        if player.robot:
            return self.table is not None and len(self.table["players"]) == 1
        if player.ejected:
            return self.book.flag("leaving.ranks_ejected", False)
        return player.is_in and (not player.dropped or self.book.flag("leaving.ranks_dropped", True))

    def lots(self) -> dict[str, int]:
        """Everybody's lot, as far as it is known."""
        if self.seed is None:
            return self.published_lots
        return {player: draw.lot(self.seed, self.tournament, player) for player in self.players}

    def context(self, round_: int, attempt: int, purpose: str, roster: dict[str, int]) -> dict[str, object]:
        return {
            "tournament": self.tournament,
            "round": round_,
            "attempt": attempt,
            "purpose": purpose,
            "roster": draw.roster_digest(roster),
        }

    def met(self, before: int) -> Counter[Pair]:
        """How often two players were paired in Swiss rounds before this one, no-shows only where they count (R-12)."""
        all_count = self.book.flag("rematch.no_show", False)
        return Counter(
            frozenset(match.players)
            for round_ in self.swiss[: before - 1]
            for match in round_.matches
            if not match.is_bye and (all_count or match.result is None or match.result["opponents"])
        )

    def byes(self, before: int) -> Counter[str]:
        return Counter(match.first for round_ in self.swiss[: before - 1] for match in round_.matches if match.is_bye)

    def was_in(self, player: str, round_: Round) -> bool:
        missed = round_.number in self.players[player].missed
        return missed or player in round_.losses or round_.of(player) is not None

    def same_act(self, fact: Fact, *kinds: str) -> bool:
        return any(other.kind in kinds for other in self.act if other.n != fact.n)

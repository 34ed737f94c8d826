"""A tournament as it stands: a frozen value that answers every question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from topcut.chance import lot, mixed
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actor import Actor
from topcut.rules.card_table import CardTable
from topcut.rules.match import Entry, Match, Stage
from topcut.rules.ruleset import Ruleset
from topcut.rules.schedule import Slot


class Phase(StrEnum):
    SIGN_UP = "sign-up"
    SWISS = "swiss"
    BRACKET = "bracket"
    FINISHED = "finished"


BY_HAND = "by-hand"  # the way of a round that the organizer paired
LEGAL, ILLEGAL, UNVERIFIED = "legal", "illegal", "unverified"  # what a check says of a list


@dataclass(frozen=True, slots=True)
class ListCheck:
    """What the last check of a list found; by default, that it could not be checked."""

    grade: str = UNVERIFIED
    findings: tuple[str, ...] = ()
    catalogues: Mapping[str, str] = field(default_factory=dict)  # name -> SHA-256

    @property
    def clauses(self) -> tuple[str, ...]:
        """Those that forbid it, each once: a finding is its clause and its code, such as `MU-08 cards`."""
        return tuple(dict.fromkeys(clause for finding in self.findings if (clause := finding.rpartition(" ")[0])))


class ListState(StrEnum):
    MISSING = "missing"
    HANDED_IN = "handed-in"
    ILLEGAL = "illegal"  # by its last check, and not accepted since
    ACCEPTED = "accepted"


@dataclass(frozen=True, slots=True)
class Player:
    id: PlayerId
    dropped: bool = False
    ejected: bool = False
    absent: bool = False  # not paired in the coming round, by arrangement
    club: str | None = None
    table: TableNumber | None = None  # always sits here
    waiting: bool = False  # on the waiting list
    checked_in: bool = False
    list: str | None = None  # what was handed in
    list_check: ListCheck | None = None
    list_accepted: bool = False
    pool: str | None = None  # the cards that were opened, where decks come out of them (MU-09)
    paid: bool = False
    nonce: str | None = None  # hex, added to the seed by a phone
    cut_off: bool = False  # the cut was the end (CH-34)
    robot: bool = False  # fills the last seat of Challengers! (CG-02)
    days: frozenset[str] = frozenset()  # later days on which the player has arrived
    signed_off: str | None = None  # when, before the start
    lists: tuple[int, ...] = ()  # the numbers of the facts with the last versions of the list
    pools: tuple[int, ...] = ()  # the same of the pool

    @property
    def list_state(self) -> ListState:
        if self.list is None:
            return ListState.MISSING
        if self.list_accepted:
            return ListState.ACCEPTED
        is_illegal = self.list_check is not None and self.list_check.grade == ILLEGAL
        return ListState.ILLEGAL if is_illegal else ListState.HANDED_IN

    @property
    def has_left(self) -> bool:
        return self.dropped or self.ejected

    @property
    def is_active(self) -> bool:
        return not (self.has_left or self.waiting or self.cut_off or self.robot)

    @property
    def is_played_by_robot(self) -> bool:
        """The Robot itself, and whose seat of Challengers! it has taken over (Q62)."""
        return self.robot or self.dropped


@dataclass(frozen=True, slots=True)
class Claims:
    """What the players of a match say, before it is settled."""

    entries: Mapping[PlayerId, Entry] = field(default_factory=dict)
    disputed: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a stage: its matches (byes among them) and who had an unpaired loss. Matches count from 1."""

    matches: tuple[Match, ...]
    unpaired_losses: tuple[PlayerId, ...] = ()
    attempt: int = 1
    closed: bool = False
    claims: Mapping[int, Claims] = field(default_factory=dict)  # by number of the match
    squads: Mapping[PlayerId, tuple[int, ...]] = field(default_factory=dict)  # sealed or revealed
    revealed: frozenset[int] = frozenset()  # matches whose squads both have seen
    extended: Mapping[int, int] = field(default_factory=dict)  # minutes added to a match
    unknown: Mapping[int, str] = field(default_factory=dict)  # why a game that was played has no figures
    way: str = ""  # how it was paired: BY_HAND, or one of the ways of the draw
    given_byes: tuple[PlayerId, ...] = ()  # by the organizer
    apart: frozenset[tuple[PlayerId, PlayerId]] = frozenset()  # who was to be kept apart when it was paired
    sealed: Mapping[PlayerId, int] = field(default_factory=dict)  # the number of the fact with a player's squads

    @property
    def is_open(self) -> bool:
        return any(match.result is None for match in self.matches)

    @property
    def settled(self) -> tuple[int, ...]:
        """The numbers of the matches that have a result, without byes."""
        matches = enumerate(self.matches, start=1)
        return tuple(number for number, match in matches if match.second is not None and match.result is not None)


@dataclass(frozen=True, slots=True)
class OpenDraw:
    """The draw that the next round will come out of."""

    round: int
    attempt: int
    players: tuple[PlayerId, ...]
    roster: str
    given_byes: tuple[PlayerId, ...] = ()
    apart: str = ""  # digest of the pairs that are kept apart


@dataclass(frozen=True, slots=True)
class Roll:
    """Extra minutes that are fixed for a round, and hidden until time is called where the rule book says so."""

    stage: Stage
    round: int
    extra: int
    salt: str
    typed: bool
    n: int = 0  # the number of its fact; 0: none was rolled


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The timer of the current round; moments are times of facts, as text."""

    stage: Stage
    round: int
    minutes: int
    started: str
    extra: int = 0
    salt: str = ""
    commitment: str | None = None
    pauses: tuple[tuple[str, str | None], ...] = ()  # from, until
    mission_critical: bool = False  # announced
    called: str | None = None


@dataclass(frozen=True, slots=True)
class Announced:
    """Rounds and cut as they were announced before the start; None: as the table says."""

    rounds: int | None
    cut: int | None
    clause: str


@dataclass(frozen=True, slots=True)
class Structure:
    rounds: int
    cut: int
    clause: str
    players: int
    best_of: Mapping[str, int] = field(default_factory=dict)
    roll: bool = True
    clubs_apart: tuple[int, ...] = ()
    fresh_tables: bool = False


@dataclass(frozen=True, slots=True)
class Deviation:
    clause: str
    reason: str


@dataclass(frozen=True, slots=True)
class Official:
    id: str
    role: str
    plays_as: PlayerId | None = None
    alternate: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    number: TableNumber
    name: str = ""
    note: str = ""
    closed: bool = False
    stream: bool = False
    checked: int = 0  # for this round
    listed: bool = True


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everyone is told, or the players of one table."""

    number: int
    text: str
    at: str
    table: TableNumber | None = None  # None: everyone
    players: tuple[PlayerId, ...] = ()  # of that table


@dataclass(frozen=True, slots=True)
class Warned:
    player: PlayerId
    official: str
    at: str
    round: int
    ground: str
    note: str = ""
    stage: Stage = Stage.SWISS


@dataclass(frozen=True, slots=True)
class Call:
    number: int
    round: int
    table: TableNumber | None
    player: PlayerId
    about: str
    at: str
    for_official: str | None = None
    open: bool = True
    stage: Stage = Stage.SWISS
    taken_by: str | None = None  # the official who is on the way


@dataclass(frozen=True, slots=True)
class GameRuling:
    """An official's answer to a question at a table."""

    number: int
    round: int
    table: TableNumber | None
    players: tuple[PlayerId, ...]
    question: str
    answer: str
    official: str
    appealed_by: PlayerId | None = None
    decided_by: str | None = None
    stage: Stage = Stage.SWISS
    final: bool = False  # given by one who hears appeals


@dataclass(frozen=True, slots=True)
class Proposed:
    """An ejection that an official who may not eject has asked for."""

    player: PlayerId
    official: str
    reason: str


@dataclass(frozen=True, slots=True)
class DeckFinding:
    """What a deck check has found on a player."""

    fine: bool
    official: str
    clause: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """Tables that chance has chosen for a check, and what was found there so far. Who may know: `rules/deck_checks`."""

    n: int  # the number of its fact
    stage: Stage
    round: int
    number: int  # in this round
    matches: tuple[int, ...]
    players: tuple[PlayerId, ...]
    at: str
    found: Mapping[PlayerId, DeckFinding] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Conduct:
    """What officials read, and players of what concerns them."""

    warnings: tuple[Warned, ...] = ()
    declined: Mapping[PlayerId, int] = field(default_factory=dict)  # warnings at which an ejection was declined
    penalties: tuple[tuple[PlayerId, str], ...] = ()
    proposed: tuple[Proposed, ...] = ()  # ejections that were asked for, and not answered yet
    missing_cards: Mapping[PlayerId, str] = field(default_factory=dict)  # what is looked for (MU-13)
    calls: tuple[Call, ...] = ()
    rulings: tuple[GameRuling, ...] = ()
    checks: tuple[tuple[PlayerId, str, bool, str], ...] = ()  # materials: item, passed, note
    substitutes: tuple[tuple[PlayerId, str, str], ...] = ()
    missed_squads: Mapping[PlayerId, tuple[int, ...]] = field(default_factory=dict)  # not used in time (PS-07)
    deck_checks: tuple[DeckCheck, ...] = ()


@dataclass(frozen=True, slots=True)
class Knockout:
    """The bracket so far: seeds, rounds that were published, and who dropped out of which round."""

    seeds: tuple[PlayerId | None, ...]
    rounds: tuple[Round, ...] = ()
    numbers: tuple[tuple[int, ...], ...] = ()  # of each round's matches in the drawing
    ties: Mapping[int, PlayerId] = field(default_factory=dict)  # drawn matches that were decided: number -> winner
    drops: Mapping[PlayerId, int] = field(default_factory=dict)
    left: frozenset[PlayerId] = frozenset()  # qualified, and left before the first game
    timed: frozenset[int] = frozenset()  # rounds whose clock was started


@dataclass(frozen=True, slots=True)
class Step:
    """The last thing that was done: facts first to last, written together, and not undone."""

    first: int
    last: int
    at: str
    by: Actor
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    ruleset: Ruleset
    players: Mapping[PlayerId, Player]  # in the order of entry
    rounds: tuple[Round, ...] = ()  # Swiss
    lots: Mapping[PlayerId, int] = field(default_factory=dict)  # the random tiebreak, drawn once; empty: not applied
    id: str = ""
    title: str = ""
    first_day: str = ""
    place: str = ""
    special: str = ""  # rules of this tournament alone (CH-17)
    options: Mapping[str, str] = field(default_factory=dict)
    commitment: str = ""
    capacity: int | None = None
    phase: Phase = Phase.SIGN_UP
    locked: bool = False  # the roster of players
    nonces: tuple[str, ...] = ()  # of phones, mixed into the seed that all draws come from
    lists_published: bool = False
    announced: Announced | None = None
    structure: Structure | None = None
    deviations: tuple[Deviation, ...] = ()
    officials: tuple[Official, ...] = ()
    tables: Mapping[TableNumber, Table] = field(default_factory=dict)
    absences: Mapping[int, frozenset[PlayerId]] = field(default_factory=dict)  # round -> away by arrangement
    forbidden: frozenset[tuple[PlayerId, PlayerId]] = frozenset()
    draw: OpenDraw | None = None
    attempts: Mapping[int, int] = field(default_factory=dict)  # round -> draws opened so far
    clock: RoundClock | None = None
    roll: Roll | None = None  # for the clock of the current round
    conduct: Conduct = Conduct()
    bracket: Knockout | None = None
    ranking: tuple[tuple[str, PlayerId], ...] = ()  # final
    seed: str | None = None  # revealed, hex
    card_table: CardTable | None = None  # of Challengers!
    signed_off: Mapping[PlayerId, Player] = field(default_factory=dict)  # before the start, as they were then
    locked_at: str | None = None  # who was signed off at this moment was not here, or had no place
    charges_fee: bool = True
    self_check_in: bool = False  # players may check themselves in
    chances_shown: bool = False  # players may see what they need to make the cut
    schedule: tuple[Slot, ...] = ()
    announcements: tuple[Announcement, ...] = ()  # that stand; those to a table as long as its round
    announced_last: int = 0  # the number of the last announcement
    log: int = 1  # version of the log
    epoch: int = 1  # how many computers have kept it, one after the other
    staff: Mapping[str, str] = field(default_factory=dict)  # who acts as organizer or official; "": was sent away
    opened: frozenset[int] = frozenset()  # facts that were sealed and are open for good, by number
    facts: int = 0  # the number of the last fact
    counted: int = 0  # that of the last one which is more than what players say: standings are the same until the next
    step: Step | None = None

    @property
    def active(self) -> tuple[PlayerId, ...]:
        return tuple(player.id for player in self.players.values() if player.is_active)

    @property
    def stage(self) -> Stage:
        return Stage.SWISS if self.bracket is None else Stage.BRACKET

    @property
    def open_round(self) -> int:
        """The Swiss round that is being played, of which what is settled counts already (R-4); or 0."""
        return len(self.rounds) if self.rounds and self.rounds[-1].is_open else 0

    @property
    def hall(self) -> tuple[TableNumber, ...]:
        """The tables that there are; none: as many as are needed, from 1 on."""
        return tuple(table.number for table in self.tables.values() if table.listed)

    @property
    def to_pair(self) -> tuple[PlayerId, ...]:
        """Who plays in the coming round: the active players except those absent by arrangement (R-8)."""
        away = self.absences.get(len(self.rounds) + 1, frozenset())
        return tuple(player for player in self.active if not self.players[player].absent and player not in away)


def drawn_from(t: Tournament, secret: bytes) -> bytes:
    """The seed of all draws: the secret that was committed to, with what phones added before the roster was locked."""
    return mixed(secret, map(bytes.fromhex, t.nonces))


def with_lots(t: Tournament, seed: bytes) -> Tournament:
    """The tournament with every player's lot for the random tiebreak, which follows from the seed (CH-45)."""
    missing = [player for player in t.players if player not in t.lots]
    return replace(t, lots={**t.lots, **{player: lot(seed, t.id, player) for player in missing}}) if missing else t


def with_public_lots(t: Tournament) -> Tournament:
    """With the lots that everyone may know: from the cut on, or once the seed is out, all of them."""
    return t if t.seed is None else with_lots(t, drawn_from(t, bytes.fromhex(t.seed)))


def winner_of(ranking: Sequence[tuple[str, PlayerId]]) -> PlayerId | None:
    """Who is first in a final ranking; None if neither finalist came, or the winner was ejected."""
    return next((player for place, player in ranking if place == "1"), None)


def deviates(t: Tournament, clause: str) -> bool:
    """Whether the organizer has declared, in public, to depart from this clause."""
    return any(deviation.clause == clause for deviation in t.deviations)


def rounds_of(t: Tournament, stage: Stage) -> tuple[Round, ...]:
    if stage is Stage.SWISS:
        return t.rounds
    return t.bracket.rounds if t.bracket else ()


def games_of(t: Tournament, stage: Stage) -> int:
    """Best of how many games a match is, as announced or as the rule book says (MU-21)."""
    games = t.ruleset.games
    usual = games.swiss if stage is Stage.SWISS else games.bracket
    return usual if t.structure is None else t.structure.best_of.get(stage, usual)


def number_of(round: Round, player: PlayerId) -> int | None:
    """The number of this player's match in a round, if there is one."""
    for number, match in enumerate(round.matches, start=1):
        if player in (match.first, match.second):
            return number
    return None

"""Everything that can have happened in a tournament, one kind of fact each.

The name of the class is the kind. A field may be added with a default, never renamed, never given another meaning.
Times and actors stand in the envelope; no fact names a person: players and officials are ids. Above each class stands
what is true of its kind, see `About`. Names and free texts stand beside the log, which commits to them (`rules/texts`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from topcut.ids import PlayerId, TableNumber
from topcut.rules.actor import Actor
from topcut.rules.card_table import CardText
from topcut.rules.match import Entry, Result, Stage
from topcut.rules.schedule import Slot

# What people type in words of their own: the log holds a commitment to it, so that it can be struck out.
FreeText = Annotated[str, "free text"]


class Family(StrEnum):
    """What a reader of the log may be looking for."""

    RESULTS = "results"
    ROUNDS = "rounds"
    PEOPLE = "people"
    CONDUCT = "conduct"
    CLOCK = "clock"


class Audience(StrEnum):
    PUBLIC = "public"
    PLAYER = "player"  # the player it is about, and the officials
    OFFICIALS = "officials"
    OWNER = "owner"  # only the player it is about


class Openness(StrEnum):
    """What the chain says about a fact: whether a public file may leave it out, and for how long."""

    PUBLIC = "P"  # never
    SEALED = "S"  # until it is revealed, or the tournament finished
    OFFICIALS = "O"  # for ever, also where it is published


class Reveal(StrEnum):
    """When the public may read what was kept back."""

    NEVER = "never"
    START = "start"  # as far as the rule book opens lists
    BOTH_CHOSEN = "both-chosen"
    TIME_CALLED = "time-called"
    ROUND_CLOSED = "round-closed"  # by the fact that names it
    GAME_OVER = "game-over"
    HANDS_OPEN = "hands-open"


SEALED = {Reveal.BOTH_CHOSEN, Reveal.TIME_CALLED, Reveal.ROUND_CLOSED, Reveal.GAME_OVER, Reveal.HANDS_OPEN}


@dataclass(frozen=True, slots=True)
class About:
    """What is true of every fact of a kind.

    What would give someone a second look cannot be undone: a draw that was opened, minutes that were rolled, a choice
    that was sealed. A pairing that was called out is taken back by its own act, with a reason (G5). What the clock did
    stays done.
    """

    families: tuple[Family, ...]
    audience: Audience  # who may read it at once
    reveal: Reveal | None  # when the public may; None: at once
    undoable: bool
    all_phones: bool  # every player's page may look different after it
    beside: bool  # changes nothing that is played for: the step before it is still the last one

    @property
    def openness(self) -> Openness:
        if self.audience is Audience.PUBLIC:
            return Openness.PUBLIC
        return Openness.SEALED if self.reveal in SEALED else Openness.OFFICIALS


_ABOUT: dict[type, About] = {}
Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact(
    *families: Family,
    audience: Audience = Audience.PUBLIC,
    reveal: Reveal | None = None,
    undoable: bool = False,
    all_phones: bool = False,
    beside: bool = False,
) -> Callable[[type[Kind]], type[Kind]]:
    def made(kind: type[Kind]) -> type[Kind]:
        frozen = dataclass(frozen=True, slots=True)(kind)
        _ABOUT[frozen] = About(families, audience, reveal, undoable, all_phones, beside)
        return frozen

    return made


# Before the start


@fact()
class TournamentCreated:
    """The first fact of every log: the rule book, what was chosen and changed in it, the commitment of the draws."""

    tournament: str  # its id
    title: str
    first_day: str  # 2026-11-15
    place: str
    ruleset: str  # the whole text of the rule book: it is folded with this text for ever
    ruleset_hash: str  # SHA-256 of that text, hex
    commitment: str  # of the seed of all draws, hex
    settings: Mapping[str, str | int | bool] = field(default_factory=dict)  # rulings the organizer changed, by path
    options: Mapping[str, str] = field(default_factory=dict)  # as timeline = standard
    capacity: int | None = None
    log: int = 1  # version of the log: from 2 on names and free texts are committed to


@fact(undoable=True, all_phones=True)
class DetailsCorrected:
    """Title, place, first day or special rules were wrong, or have changed. Null: as it was."""

    title: str | None = None
    place: str | None = None
    first_day: str | None = None  # only before the start
    special: str | None = None  # rules of this tournament that no document has


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class ScheduleSet:
    """What happens when, in place of an earlier schedule. A tournament has the days of its slots, and its first day."""

    slots: tuple[Slot, ...]  # by day and time; none: no schedule


@fact(Family.PEOPLE, undoable=True)
class FeeSet:
    """Whether there is an entry fee; without this fact there may be one."""

    charged: bool  # false: there is none


@fact(Family.PEOPLE, undoable=True, all_phones=True)
class SelfCheckInSet:
    """Whether players may check themselves in by phone; without this fact they may not."""

    allowed: bool  # from here on


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class ChancesShown:
    """Whether players may see what they need to make the cut; without this fact they may not."""

    shown: bool  # from here on


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class AnnouncementMade:
    """The organizer tells everyone something."""

    announcement: int  # 1, 2, ...; those to one table count too
    text: FreeText


@fact(Family.ROUNDS, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True, all_phones=True)
class TableTold:
    """An official tells the players of one table something. It ends with the round."""

    announcement: int  # as in AnnouncementMade
    table: TableNumber
    players: tuple[PlayerId, ...]  # who plays there now
    text: FreeText


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class AnnouncementTakenDown:
    """It no longer stands on phones and screens."""

    announcement: int  # one that stands, to everyone or to a table


@fact(undoable=True)
class DeviationDeclared:
    """The organizer departs from a clause, in public."""

    clause: str
    reason: FreeText


@fact(Family.PEOPLE, undoable=True)
class OfficialNamed:
    """A person holds a role; naming the same person again replaces what was said before."""

    official: str
    role: str  # a role of the ruleset
    plays_as: PlayerId | None = None  # the player that the same person is
    alternate: str | None = None  # the official who rules on this one's own games (MU-04)
    name: str | None = None  # as in PlayerEntered


@fact(Family.PEOPLE, undoable=True)
class OfficialReleased:
    """A person no longer holds a role."""

    official: str
    role: str


@fact(Family.PEOPLE, beside=True)
class StaffLetIn:
    """A person may act as an organizer or an official from here on. By that person: whoever has the computer."""

    person: str  # an id
    role: str  # organizer, official; a later one replaces it
    name: str | None = None  # as in PlayerEntered; null also where no name is known


@fact(Family.PEOPLE, beside=True)
class StaffSentAway:
    """A person who was let in no longer acts."""

    person: str  # an id


@fact(Family.PEOPLE, beside=True)
class PersonRenamed:
    """The name of a person who had none, or another one."""

    person: str  # a player, an official, or one of the staff
    name: str | None = None  # as in PlayerEntered


@fact(Family.PEOPLE, beside=True)
class PersonForgotten:
    """Name and contact beside the log are deleted for good; the club is in the log."""

    person: str  # a player, an official, or one of the staff


@fact(Family.CONDUCT, beside=True)
class TextStruck:
    """A free text is deleted for good; the fact it belonged to stays."""

    n: int  # of that fact
    member: str  # the field of its body


@fact(beside=True)
class TakenOver:
    """From here on another computer keeps this log: what the one before writes after this does not count (L7)."""

    epoch: int  # 2, 3, ...: one more than before; a log that was never taken over has epoch 1


@fact(Family.PEOPLE, undoable=True)
class CapacitySet:
    """How many players there is room for; null: no limit."""

    capacity: int | None


@fact(Family.PEOPLE, undoable=True)
class PlayerEntered:
    """A player is in, or on the waiting list."""

    player: PlayerId
    club: str | None = None
    waiting: bool = False  # on the waiting list
    missed: tuple[int, ...] = ()  # late: an unpaired loss for each of these rounds
    robot: bool = False  # Challengers!: the Robot, which fills the last seat (CG-02)
    name: str | None = None  # commitment to the player's name, hex; null: the Robot, or a log of version 1


@fact(Family.PEOPLE, undoable=True)
class PlayerAdmitted:
    """From the waiting list into the field."""

    player: PlayerId


@fact(Family.PEOPLE, undoable=True)
class PlayerWithdrawn:
    """Signed off before the start."""

    player: PlayerId


@fact(Family.PEOPLE, undoable=True)
class PlayerReadmitted:
    """A player who was signed off is in again as the same player, with list, pool, club, fee and fixed table."""

    player: PlayerId
    waiting: bool = False  # on the waiting list, at its end
    missed: tuple[int, ...] = ()  # as in PlayerEntered


@fact(Family.PEOPLE, undoable=True)
class PlayerCheckedIn:
    """A player is there."""

    player: PlayerId
    nonce: str | None = None  # hex, added to the seed by a phone


@fact(Family.PEOPLE, undoable=True)
class PlayerCheckedOut:
    """A check-in was a mistake."""

    player: PlayerId


@fact(Family.PEOPLE, undoable=True)
class PlayerArrived:
    """A player is there on a later day of the tournament, or is not after all."""

    player: PlayerId
    day: str  # 2026-11-16
    here: bool = True  # false: a mistake


@fact()
class NonceAdded:
    """A phone has added a number of its own to the draw."""

    player: PlayerId
    nonce: str  # 32 hex digits


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class FeeNoted:
    """Whether a player has paid the entry fee."""

    player: PlayerId
    paid: bool = True


@fact(Family.PEOPLE, undoable=True)
class ClubSet:
    """The club of a player, or none."""

    player: PlayerId
    club: str | None


@fact(Family.PEOPLE, undoable=True)
class SeatFixed:
    """A player always sits at this table, or no longer does."""

    player: PlayerId
    table: TableNumber | None


@fact(Family.ROUNDS, undoable=True)
class TableSet:
    """A table and all that is known about it; a later one replaces it."""

    table: TableNumber
    name: str = ""
    note: FreeText = ""  # on its terrain
    closed: bool = False
    stream: bool = False
    listed: bool = True  # the hall has the listed tables alone; while none is, as many as are needed


@fact(Family.ROUNDS, undoable=True)
class TableChecked:
    """Terrain set up for a round (CH-46, PS-29)."""

    table: TableNumber
    round: int  # counted through, bracket rounds too


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class MaterialsChecked:
    """An official has looked at what a player brings."""

    player: PlayerId
    item: str
    passed: bool
    note: FreeText = ""


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.ROUND_CLOSED, beside=True)
class DeckCheckDrawn:
    """Chance has chosen tables whose players are checked against their lists; players know once the round is closed."""

    stage: Stage
    round: int
    check: int  # 1, 2, ...: how often tables were drawn for this round
    matches: tuple[int, ...]  # in the order drawn
    players: tuple[PlayerId, ...]  # of these matches in that order, the first seat before the second
    key: str  # of the draw, hex


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class DeckChecked:
    """What a deck check has found on one of the players drawn; a later one replaces it."""

    stage: Stage
    round: int
    check: int  # as in DeckCheckDrawn
    player: PlayerId
    fine: bool  # false: something was found
    clause: str = ""  # of the rule book, where something was found
    note: FreeText = ""


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class SubstituteApproved:
    """The organizer has found the replacement of an item fit."""

    player: PlayerId
    item: str
    note: FreeText = ""


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.START, undoable=True)
class ListHandedIn:
    """A list, in place of an earlier one."""

    player: PlayerId
    text: FreeText


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class ListChecked:
    """What the check of a player's list, as it stands, has found: when it was handed in, or its pool has changed."""

    player: PlayerId
    grade: str  # legal, illegal; unverified: nothing forbids it, and not everything could be checked
    findings: tuple[str, ...] = ()  # what forbids it, each as clause and code, such as `MU-08 cards`
    catalogues: Mapping[str, str] = field(default_factory=dict)  # name -> SHA-256 of each catalogue that was used, hex


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class ListAccepted:
    """An official has looked at a list and let it pass."""

    player: PlayerId
    findings: tuple[str, ...] = ()  # accepted in spite of these
    reason: FreeText = ""  # why, if a reason was given


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.START, undoable=True)
class ListCorrected:
    """A judge has put a faulty list right, with the player (MU-11)."""

    player: PlayerId
    text: FreeText
    reason: FreeText


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class PoolRegistered:
    """The cards that a player opened; all of this player's decks are built from them (MU-09)."""

    player: PlayerId
    text: FreeText  # the cards as they were typed


@fact(Family.PEOPLE)
class ListsPublished:
    """From here on anyone may read the lists, or no longer may."""

    published: bool = True


@fact(Family.PEOPLE, undoable=True)
class RosterLocked:
    """Who takes part is fixed; entering is a late entry from here on."""

    players: tuple[PlayerId, ...]
    nonces: tuple[str, ...] = ()  # of the phones, sorted
    mixed: bool = False  # whether all draws come from the seed and the nonces together


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class StructureAnnounced:
    """Before the start: the planned rounds and cut; a later announcement replaces it."""

    rounds: int | None  # Swiss; null: as the table says
    cut: int | None  # 0: none; null: as the table says
    clause: str  # by which it may be so


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class Started:
    """The tournament has begun: structure and announced choices are fixed."""

    rounds: int  # Swiss
    cut: int  # 0: none
    clause: str  # the clause of the structure table
    players: int  # how many were active at the start
    confirmed: tuple[str, ...] = ()  # clauses whose warning the organizer confirmed
    best_of: Mapping[str, int] = field(default_factory=dict)  # stage -> games, where an announced choice differs
    roll: bool = True  # whether the dice for extra minutes are rolled
    clubs_apart: tuple[int, ...] = ()  # rounds in which club mates are kept apart
    fresh_tables: bool = False  # no player sits at the same table twice if that can be avoided


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class StructureChanged:
    """Other rounds or another cut than were announced."""

    rounds: int
    cut: int  # 0: none
    reason: FreeText


# Rounds


@fact(Family.ROUNDS, undoable=True)
class PairForbidden:
    """The organizer keeps two players apart."""

    first: PlayerId
    second: PlayerId


@fact(Family.ROUNDS, undoable=True)
class AbsenceArranged:
    """Not paired in this round, by arrangement (R-8); `away` is false where the arrangement is withdrawn."""

    player: PlayerId
    round: int
    away: bool = True


@fact(Family.ROUNDS)
class DrawOpened:
    """From here on the draw of this round is fixed: the same players give the same pairs, however often one looks."""

    round: int
    attempt: int  # 1, 2, ...: how often this round has been drawn
    players: tuple[PlayerId, ...]  # who is paired, byes among them
    roster: str  # digest of the players and their points, hex
    reason: FreeText | None = None  # of a second or later attempt
    given_byes: tuple[PlayerId, ...] = ()  # by the organizer, in the first round
    apart: str = ""  # digest of the pairs that are kept apart, hex; empty: none are


@dataclass(frozen=True, slots=True)
class SeatedPair:
    """Two seats at a table."""

    table: TableNumber | None  # null: none, for a bye
    first: PlayerId
    second: PlayerId | None  # None: a bye


@dataclass(frozen=True, slots=True)
class Bound:
    """How far a pairing that was taken before the search was over can be from the one that is defined."""

    forbidden: int  # of its pairs
    forbidden_least: int  # no pairing of these players has fewer
    meetings: int  # earlier ones of its pairs, added up
    meetings_least: int  # no pairing with `forbidden_least` forbidden pairs has fewer
    short: int  # pairs that the printed procedure would have, and this pairing has not
    groups: int  # so many groups from the top are proven to be paired as well as can be


@fact(Family.ROUNDS, all_phones=True)
class RoundPaired:
    """The pairing of a round as it was called out."""

    stage: Stage
    round: int
    attempt: int
    pairs: tuple[SeatedPair, ...]  # matches are numbered in this order, from 1
    way: str  # listed, drawn, first; limited; by-hand; plan; bracket
    keys: Mapping[str, str] = field(default_factory=dict)  # purpose -> key of the draw, hex
    given_byes: tuple[PlayerId, ...] = ()  # those byes that the organizer gave
    unpaired_losses: tuple[PlayerId, ...] = ()  # absent by arrangement
    breaks: tuple[str, ...] = ()  # by hand, or limited: the clauses that the pairing breaks
    matches: tuple[int, ...] = ()  # in the bracket: the number of each match in the drawing
    bound: Bound | None = None  # of a pairing that is limited


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class RoundUnpaired:
    """The last round of a stage is taken back, as if it had not been called."""

    stage: Stage
    round: int
    reason: FreeText


@fact(Family.RESULTS, Family.ROUNDS, all_phones=True)
class TablesRepaired:
    """Some unfinished tables of a round are paired again, after a correction."""

    round: int
    pairs: tuple[SeatedPair, ...]  # in place of those that these players had
    reason: FreeText
    keys: Mapping[str, str] = field(default_factory=dict)  # purpose -> key of the draw, hex


@fact(Family.ROUNDS, undoable=True)
class TableMoved:
    """A match goes to another table."""

    round: int
    match: int
    table: TableNumber
    stage: Stage = Stage.SWISS


@fact(Family.CLOCK, audience=Audience.OFFICIALS, reveal=Reveal.TIME_CALLED)
class ExtraMinutesRolled:
    """The extra minutes of a round, kept from players until time is called where the rule book says so."""

    stage: Stage
    round: int
    extra: int
    salt: str  # hex
    typed: bool  # a roll of real dice, typed in


@fact(Family.CLOCK, all_phones=True)
class ClockStarted:
    """The timer of a round runs from the time of this fact."""

    stage: Stage
    round: int
    minutes: int  # without the extra ones
    commitment: str | None = None  # SHA-256 of salt and extra minutes, hex


@fact(Family.CLOCK, all_phones=True)
class ClockPaused:
    """The timer stands still from the time of this fact."""

    round: int
    reason: FreeText = ""


@fact(Family.CLOCK, all_phones=True)
class ClockResumed:
    """The timer runs on."""

    round: int


@fact(Family.ROUNDS, undoable=True)
class TableExtended:
    """One match has more time; several of these add up."""

    round: int
    match: int
    minutes: int  # that are added
    reason: FreeText
    stage: Stage = Stage.SWISS


@fact(Family.CLOCK, all_phones=True)
class MissionCriticalAnnounced:
    """The last phase of the round is announced (PS-13)."""

    round: int


@fact(Family.CLOCK, all_phones=True)
class TimeCalled:
    """The round is over; the extra minutes and their salt are public."""

    stage: Stage
    round: int
    extra: int
    salt: str = ""  # hex
    reveals: tuple[int, ...] = ()  # numbers of the facts that it opens: the roll of this round


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.BOTH_CHOSEN)
class SquadsSealed:
    """A player's squads for a round, hidden until both have chosen."""

    round: int
    player: PlayerId
    squads: tuple[int, ...]  # numbers on the player's list
    stage: Stage = Stage.SWISS


@fact(Family.PEOPLE)
class SquadsRevealed:
    """Both have chosen."""

    round: int
    match: int
    first: tuple[int, ...]  # squads of the first seat
    second: tuple[int, ...]  # squads of the second seat
    stage: Stage = Stage.SWISS
    reveals: tuple[int, ...] = ()  # numbers of the facts that it opens: the last choice of each


@fact(Family.PEOPLE, audience=Audience.PLAYER, reveal=Reveal.NEVER)
class MustUseMissed:
    """Unused squads that can no longer all be used in the Swiss rounds left (PS-07)."""

    player: PlayerId
    squads: tuple[int, ...]  # that were never used
    room: int = 0  # as many of them still can be


# Results


@fact(Family.RESULTS, undoable=True)
class ResultClaimed:
    """A player says how a match ended."""

    stage: Stage
    round: int
    match: int
    player: PlayerId
    entry: Entry  # from the first seat's side


@fact(Family.RESULTS, undoable=True)
class ResultDisputed:
    """The players of a match say different things."""

    stage: Stage
    round: int
    match: int


@fact(Family.RESULTS, undoable=True)
class ResultSettled:
    """How a match ended."""

    stage: Stage
    round: int
    match: int
    result: Result
    agreed: bool = False  # both players claimed it; otherwise an official entered it
    figures_unknown: FreeText = ""  # why an official entered it without its figures, in public


@fact(Family.RESULTS, undoable=True)
class ResultCorrected:
    """A settled result was wrong."""

    stage: Stage
    round: int
    match: int
    old: Result
    new: Result
    reason: FreeText
    repair: str  # keep, fewest, redo; recut: the cut is made again
    figures_unknown: FreeText = ""  # as in ResultSettled
    stands: str | None = None  # the clause by which a cut stands that would now be another one


@fact(Family.RESULTS, undoable=True)
class TieBroken:
    """A drawn bracket match is decided (TL-33, PS-34)."""

    round: int
    match: int  # as in RoundPaired, not as in the drawing
    winner: PlayerId
    by: str  # higher-rank, roll


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class RoundClosed:
    """Every match of the round is settled; from here on results are only corrected."""

    stage: Stage
    round: int
    reveals: tuple[int, ...] = ()  # numbers of the facts that it opens: the deck checks drawn for this round


# Leaving and coming back


@fact(Family.PEOPLE, undoable=True)
class PlayerDropped:
    """A player has left."""

    player: PlayerId
    after: int  # Swiss rounds paired so far
    bracket_round: int | None = None  # in the bracket: the round whose losers' placing is taken
    noticed: bool = True  # False: left without telling


@fact(Family.PEOPLE, undoable=True)
class PlayerRejoined:
    """A player who had dropped is back."""

    player: PlayerId
    missed: tuple[int, ...]  # an unpaired loss for each of these rounds


@fact(Family.PEOPLE, undoable=True)
class PlayerEjected:
    """A player is out for good. The grounds are a PenaltyRecorded beside it, which only officials read."""

    player: PlayerId
    reason: FreeText = ""  # as far as it is told in public
    bracket_round: int | None = None  # as in PlayerDropped
    decided_by: str | None = None  # the official who decided it, if another person writes it down


# Conduct


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class WarningGiven:
    """A warning by the official who acts."""

    player: PlayerId
    round: int
    ground: str
    note: FreeText = ""
    stage: Stage = Stage.SWISS


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class EjectionDeclined:
    """Asked at the third warning (CH-50), or by an EjectionProposed, the official let the player go on."""

    player: PlayerId
    reason: FreeText


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class EjectionProposed:
    """An official who may not eject asks those who may (MU-05)."""

    player: PlayerId
    reason: FreeText


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class PenaltyRecorded:
    """What the organizer does about it, as a prize that is withheld."""

    player: PlayerId
    penalty: FreeText
    about: str = "conduct"  # beside an ejection: conduct, list


@fact(Family.PEOPLE, Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER)
class OfficialCalled:
    """A player asks for an official."""

    call: int
    round: int
    table: TableNumber | None
    player: PlayerId
    about: FreeText = ""
    for_official: str | None = None  # the alternate, where an official plays at that table (MU-04)
    stage: Stage = Stage.SWISS


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class CallTaken:
    """An official is on the way to the table; a later one goes instead of an earlier one. The actor is the official."""

    call: int


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class CallClosed:
    """The call is answered, or no longer needed."""

    call: int


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER, undoable=True)
class RulingGiven:
    """An official has answered a question at a table."""

    ruling: int
    round: int
    table: TableNumber | None
    players: tuple[PlayerId, ...]  # the players it concerns
    question: FreeText
    answer: FreeText
    stage: Stage = Stage.SWISS
    final: bool = False  # given by one who hears appeals
    decided_by: str | None = None  # as in PlayerEjected


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER)
class RulingAppealed:
    """A player asks the head official."""

    ruling: int
    player: PlayerId


@fact(Family.CONDUCT, audience=Audience.OFFICIALS, reveal=Reveal.NEVER)
class AppealDecided:
    """The head official has decided; `answer` stands."""

    ruling: int
    upheld: bool
    answer: FreeText
    decided_by: str | None = None  # as in PlayerEjected


@fact(Family.CONDUCT, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class CardMissing:
    """A player has lost or damaged a card, and looks for a replacement (MU-13)."""

    player: PlayerId
    what: FreeText  # in words
    round: int
    stage: Stage = Stage.SWISS


@fact(Family.CONDUCT, audience=Audience.PLAYER, reveal=Reveal.NEVER, undoable=True)
class CardReplaced:
    """It is found or replaced."""

    player: PlayerId


# Challengers!


@fact(Family.ROUNDS)
class TableOpened:
    """The table of Challengers! is set up: who sits at it, with which cards and options."""

    players: tuple[PlayerId, ...]  # seat 1 first; the Robot is not among them
    robot: PlayerId | None  # the seat after the last, where the number of players is odd (CG-02)
    digital: bool  # True: Topcut plays the cards; False: people do, and results are typed in
    box: CardText  # what lies in the box beside cards, and the numbers of the game
    cards: tuple[CardText, ...]  # starter, the sets in play as the box orders them, robot: so cards are numbered
    sets: tuple[str, ...]  # the names of the sets in play, City first (CG-06)
    bots: Mapping[PlayerId, str] = field(default_factory=dict)  # the seats for which a bot decides, and which bot
    robot_level: int = 1
    solo_cards: bool = False  # the SOLO cards are among the random ones (CG-38)
    robot_plan: bool = True  # the Robot has plan card 0; False: a random one (CG-33)
    keep_one: bool = False  # no player may remove their last card (Q12)
    tray_capacity: int | None = None  # of a compartment; null: it is emptied when the pile is short (Q9)
    clock: int = 0  # seconds that a Deck Phase may take before a bot stands in; 0: as long as it takes
    pace: str = ""  # how quickly bots answer: calm, brisk or at-once; empty: whoever runs the game says so


@fact()
class PlansDealt:
    """Who holds which plan card (Q3)."""

    holders: tuple[PlayerId, ...]  # of card 0, 1, ...
    key: str  # of the draw, hex


@fact(audience=Audience.OWNER, reveal=Reveal.GAME_OVER)
class CardsDrawn:
    """A player asks for cards and chooses the pile (Q4, Q5)."""

    player: PlayerId
    round: int
    level: str  # A, B or C


@fact(audience=Audience.OWNER, reveal=Reveal.GAME_OVER)
class CardsPicked:
    """A player picks one of the drawn cards, or no more."""

    player: PlayerId
    round: int
    card: str | None  # None: no more (Q6)


@fact(audience=Audience.OWNER, reveal=Reveal.GAME_OVER)
class CardsRedrawn:
    """A player gives all drawn cards back and draws as many again (CG-12)."""

    player: PlayerId
    round: int


@fact(audience=Audience.OWNER, reveal=Reveal.GAME_OVER)
class CardsRemoved:
    """A player removes a card from the deck, or no more (CG-13)."""

    player: PlayerId
    round: int  # in the final: one more than the last round of the plan
    card: str | None  # None: no more


@fact(audience=Audience.OWNER, reveal=Reveal.GAME_OVER)
class ChoiceMade:
    """A player answers what an effect, or the removal of the last card, asks."""

    player: PlayerId
    round: int  # in the final: one more than the last round of the plan
    ask: str  # pay, empty; in a match: move, top
    card: str | None  # whose effect asks; None: none
    chosen: str  # a card, stop, yes or no


@fact()
class StandInCalled:
    """A player is away, and a bot answers for that seat until they are back; the seat stays theirs."""

    player: PlayerId
    bot: str  # which one, by name


@fact()
class StandInEnded:
    """The player is back, and answers again."""

    player: PlayerId


@fact()
class MatchPlayed:
    """A match of a round of the plan is over, as all at the table see it."""

    round: int
    match: int  # its park
    begins: PlayerId
    tossed: bool  # who begins was tossed; False: the better trophy decided (CG-16)
    winner: PlayerId
    by: str  # deck, bench, guard; left: the other player has left the game
    reveals: int  # cards revealed
    tokens: tuple[int, int]  # fan tokens that each seat has gained since its last match, when picking too


@fact(audience=Audience.OWNER, reveal=Reveal.HANDS_OPEN, undoable=True)
class TrophyTaken:
    """What the trophy of a match is worth."""

    round: int
    match: int  # its park
    player: PlayerId  # who has won it
    fans: int
    boxed: bool = False  # the Robot won it: it goes back to the box (CG-34)


@fact()
class FinalPlayed:
    """The final is over, and with it the game."""

    begins: PlayerId
    tossed: bool  # as in MatchPlayed
    winner: PlayerId
    by: str  # as in MatchPlayed
    reveals: int  # cards revealed


# The cut and the end


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class CutMade:
    """The Swiss rounds are over; all who are not among the seeds are out."""

    seeds: tuple[PlayerId, ...]  # seed 1 first
    lots: Mapping[PlayerId, int] = field(default_factory=dict)  # of every player, for the random tiebreak


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class CutTakenBack:
    """A corrected Swiss result makes another cut, before any game of the bracket has begun; a CutMade follows."""

    reason: FreeText


@fact(Family.ROUNDS, undoable=True, all_phones=True)
class CutReplaced:
    """A qualifier has left before the first game of the bracket."""

    leaver: PlayerId
    joined: PlayerId | None  # None: no one is left to join, and the seed stays vacant
    seeds: tuple[PlayerId | None, ...]  # after it; null: vacant


@fact(Family.ROUNDS, undoable=True)
class BracketByeGiven:
    """A player goes on without a match, because the opponent has left."""

    round: int
    match: int  # its number in the drawing
    player: PlayerId


@fact(undoable=True, all_phones=True)
class TournamentFinished:
    """The final ranking."""

    ranking: tuple[tuple[str, PlayerId], ...]  # placing as printed ("5-8"), best first


@fact()
class SeedRevealed:
    """The seed of all draws; its commitment stands in the first fact."""

    seed: str  # hex


@fact(all_phones=True)
class StepUndone:
    """The facts of the last step are void: as if they had not happened, though they stay in the log."""

    first: int  # number of the first void fact
    last: int  # number of the last one
    reason: FreeText = ""


Fact = (
    TournamentCreated
    | DetailsCorrected
    | ScheduleSet
    | FeeSet
    | SelfCheckInSet
    | ChancesShown
    | AnnouncementMade
    | TableTold
    | AnnouncementTakenDown
    | DeviationDeclared
    | OfficialNamed
    | OfficialReleased
    | StaffLetIn
    | StaffSentAway
    | PersonRenamed
    | TakenOver
    | PersonForgotten
    | TextStruck
    | CapacitySet
    | PlayerEntered
    | PlayerAdmitted
    | PlayerWithdrawn
    | PlayerReadmitted
    | PlayerCheckedIn
    | PlayerCheckedOut
    | PlayerArrived
    | NonceAdded
    | FeeNoted
    | ClubSet
    | SeatFixed
    | TableSet
    | TableChecked
    | MaterialsChecked
    | DeckCheckDrawn
    | DeckChecked
    | SubstituteApproved
    | ListHandedIn
    | ListChecked
    | ListAccepted
    | ListCorrected
    | PoolRegistered
    | ListsPublished
    | RosterLocked
    | StructureAnnounced
    | Started
    | StructureChanged
    | PairForbidden
    | AbsenceArranged
    | DrawOpened
    | RoundPaired
    | RoundUnpaired
    | TablesRepaired
    | TableMoved
    | ExtraMinutesRolled
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | TableExtended
    | MissionCriticalAnnounced
    | TimeCalled
    | SquadsSealed
    | SquadsRevealed
    | MustUseMissed
    | ResultClaimed
    | ResultDisputed
    | ResultSettled
    | ResultCorrected
    | TieBroken
    | RoundClosed
    | PlayerDropped
    | PlayerRejoined
    | PlayerEjected
    | WarningGiven
    | EjectionDeclined
    | EjectionProposed
    | PenaltyRecorded
    | OfficialCalled
    | CallTaken
    | CallClosed
    | RulingGiven
    | RulingAppealed
    | AppealDecided
    | CardMissing
    | CardReplaced
    | TableOpened
    | PlansDealt
    | CardsDrawn
    | CardsPicked
    | CardsRedrawn
    | CardsRemoved
    | ChoiceMade
    | StandInCalled
    | StandInEnded
    | MatchPlayed
    | TrophyTaken
    | FinalPlayed
    | CutMade
    | CutTakenBack
    | CutReplaced
    | BracketByeGiven
    | TournamentFinished
    | SeedRevealed
    | StepUndone
)


@dataclass(frozen=True, slots=True)
class Stamped:
    """A fact in its place in the log: its number, when it was written (UTC), and who acted."""

    n: int
    at: str
    by: Actor
    fact: Fact


FACTS: Mapping[str, type[Fact]] = {kind.__name__: kind for kind in Fact.__args__}


def about(kind: type[Fact]) -> About:
    return _ABOUT[kind]


def free_texts(kind: type[Fact]) -> tuple[str, ...]:
    """The fields of a kind that hold what people have typed in words of their own."""
    return _FREE[kind]


def _is_free(hint: Any) -> bool:
    return get_origin(hint) is Annotated or any(_is_free(part) for part in get_args(hint))


_FREE: Mapping[type, tuple[str, ...]] = {
    kind: tuple(name for name, hint in get_type_hints(kind, include_extras=True).items() if _is_free(hint))
    for kind in FACTS.values()
}

"""What a forger can change in a file that no witness binds, and why the referee must let it pass; all else it finds.

A name is what was done, to which kind and to which field: `change FeeNoted paid`, `remove WarningGiven`; `*` is any
text. What was undone in the log has `undone` before it.
"""

from fnmatch import fnmatchcase

WORDS = "What people said or wrote in words: only those who were there can tell."
RECORD = "A record that nothing else in the log needs, or that only repeats the rest: it may never have been made."
GAME = "What happened at a table: any result that the rule book allows, and that changes nothing later, may be true."
CLAIM = "A claim that did not settle the match: it may have been another, or none."
HALL = "A table on which nothing in the log depends."
PERSON = "In this version nobody has to be named who acts: only roles can be told apart, and strangers are remarked on."
TIME = "Times come from a clock that may be wrong: one that goes back is remarked on, or found."
ORDER = "Two facts of which neither needs the other: their order tells nothing."
CHOICE = "A choice that was free, or that a declared deviation allows, and with which the rest would be the same."
TIMER = "A round without a timer, or with another one, is a round too; minutes that were committed to are checked."
LATER = "The log is that of an earlier moment, or what came later counts instead."
ORDERLESS = "A list whose order means nothing."
PROVEN = "What a limited pairing is proven to be: less may be claimed, and more only where no better one can be found."
IDLE = "A decision of Challengers! that changed nothing: no card was taken by it, or the player then left."
UNDONE = "It was undone: as if it had not happened."
WITHHELD = "A withheld fact is bound by its digest alone in this version: that everyone may read it cannot be seen."

UNBOUND: dict[str, tuple[str, ...]] = {
    WORDS: (
        "change * reason", "change * note", "change * text", "change TournamentCreated title",
        "change TournamentCreated place", "change TournamentCreated first_day", "change TournamentCreated options.*",
        "change DetailsCorrected first_day",
        "change AppealDecided answer", "change RulingGiven answer", "change RulingGiven question",
        "change WarningGiven ground", "change PenaltyRecorded penalty", "change OfficialCalled about",
        "change DetailsCorrected title", "change DetailsCorrected place", "change DetailsCorrected special",
        "change ScheduleSet slots*",
        "change CardMissing what", "change TableSet name", "change ResultSettled figures_unknown",
        "change ResultCorrected figures_unknown", "change TableOpened box.name",
    ),
    RECORD: (
        "change FeeNoted *", "remove FeeNoted",
        "change MaterialsChecked *", "remove MaterialsChecked",
        "change SubstituteApproved *", "remove SubstituteApproved",
        "change TableChecked *", "remove TableChecked",
        "change WarningGiven *", "remove WarningGiven",
        "change PenaltyRecorded player", "change PenaltyRecorded about", "remove PenaltyRecorded",
        "change RulingGiven *", "remove RulingGiven",
        "change RulingAppealed *", "change AppealDecided upheld", "change AppealDecided ruling",
        "remove RulingAppealed", "remove AppealDecided",
        "change OfficialCalled *", "remove OfficialCalled", "remove CallClosed",
        "change CallTaken *", "remove CallTaken",
        "change CardMissing *", "remove CardMissing", "remove CardReplaced",
        "change MustUseMissed *", "remove MustUseMissed",
        "change MissionCriticalAnnounced *", "remove MissionCriticalAnnounced",
        "change ListChecked *", "remove ListChecked", "remove ListHandedIn", "remove act ListHandedIn+ListChecked",
        "remove act PoolRegistered+ListChecked", "remove PoolRegistered", "change PoolRegistered *",
        "change ListAccepted *", "remove ListAccepted", "change ListCorrected player", "remove ListCorrected",
        "remove EjectionProposed", "remove EjectionDeclined",
        "change ClubSet *", "remove ClubSet", "change PlayerEntered club",
        "change PlayerCheckedIn player", "remove PlayerCheckedIn", "remove PlayerCheckedOut",
        "change PlayerEntered waiting", "change PlayerDropped noticed", "remove PlayerDropped",
        "remove PlayerWithdrawn", "remove BracketByeGiven", "remove act ListCorrected+ListChecked",
        "change NonceAdded nonce", "remove NonceAdded", "remove DrawOpened", "change AbsenceArranged *",
        "remove AbsenceArranged", "remove DeviationDeclared", "change TableTold *", "remove TableTold",
        "remove AnnouncementMade", "remove AnnouncementTakenDown", "change AnnouncementTakenDown *",
        "change PlayerArrived *", "remove PlayerArrived", "remove act PlayerArrived", "change FeeSet charged",
        "remove FeeSet", "change SelfCheckInSet allowed", "remove SelfCheckInSet", "change ChancesShown shown",
        "remove ChancesShown", "change StandInCalled *", "remove StandInCalled", "remove StandInEnded",
        "remove act StandInCalled", "remove DetailsCorrected",
        "remove ScheduleSet",
        "change DeckChecked player", "change DeckChecked check", "change DeckChecked clause", "remove DeckChecked",
        "remove DeckCheckDrawn", "remove TakenOver",
    ),
    GAME: (
        "change ResultSettled result.figures*", "change ResultSettled result.winner",
        "change ResultCorrected new.figures*", "change TrophyTaken fans", "change PlayerDropped bracket_round",
        "remove SquadsRevealed", "remove act SquadsSealed+SquadsRevealed", "remove TrophyTaken",
    ),
    CLAIM: (
        "change ResultClaimed entry.*", "remove ResultClaimed", "remove ResultDisputed",
        "remove act ResultClaimed+ResultDisputed",
    ),
    HALL: (
        "change TableSet *", "remove TableSet", "remove act TableSet", "change TableMoved *", "remove TableMoved",
        "remove act TableMoved", "change SeatFixed *", "remove SeatFixed",
    ),
    PERSON: (
        "*by that player PlayerEntered", "*by that player PlayerWithdrawn", "*by that player PlayerReadmitted",
        "*by that player PlayerCheckedIn", "*by that player PlayerCheckedOut", "*by that player PlayerArrived",
        "*by that player PlayerDropped", "*by that player ListHandedIn", "*by that player PoolRegistered",
        "*by that player SquadsSealed", "*by that player ClubSet", "*by that player OfficialCalled",
        "*by that player RulingAppealed", "*by that player CardMissing", "*by that player CardReplaced",
        "*by that player StandInCalled", "*by another player StandInCalled", "*by player StandInCalled",
        "by clock StandInCalled",
        "*by another organizer *", "*by another official *", "*by another clock *", "*by organizer *", "*by official *",
        "*by a stranger as organizer *", "*by a stranger as official *", "*by a stranger as clock *",
        "change OfficialNamed *", "remove OfficialNamed", "change OfficialReleased *", "remove OfficialReleased",
        "change * decided_by",
    ),
    TIME: ("*earlier *", "*later *"),
    ORDER: ("*reorder *",),
    CHOICE: (
        "change Started fresh_tables", "change Started roll", "change Started rounds", "change Started cut",
        "change TournamentCreated capacity", "change TournamentCreated settings.*", "change CapacitySet capacity",
        "remove CapacitySet", "change ListsPublished published", "remove ListsPublished",
        "change StructureAnnounced *", "remove StructureAnnounced", "change DeviationDeclared clause",
        "change TableOpened *", "change ClockStarted minutes",
    ),
    TIMER: (
        "remove ClockStarted", "remove act ExtraMinutesRolled+ClockStarted", "remove TimeCalled", "remove ClockPaused",
        "remove ClockResumed", "change TableExtended *", "remove TableExtended", "change ExtraMinutesRolled typed",
        "change TimeCalled salt", "by clock ClockPaused", "by clock ClockResumed", "by clock MissionCriticalAnnounced",
        "by clock ExtraMinutesRolled", "change RoundPaired attempt",
    ),
    LATER: (
        "remove SeedRevealed", "remove StepUndone", "remove ResultSettled", "remove ResultCorrected",
        "remove act ResultCorrected*", "remove act *TournamentFinished*",
    ),
    ORDERLESS: (
        "change DrawOpened players", "change RosterLocked players", "change RoundPaired breaks*",
        "change RoundPaired pairs", "change TablesRepaired pairs",
    ),
    PROVEN: (
        "change RoundPaired bound.forbidden_least", "change RoundPaired bound.meetings_least",
        "change RoundPaired bound.groups",
    ),
    IDLE: ("remove CardsRemoved", "remove CardsPicked", "remove CardsRedrawn"),
    UNDONE: ("undone change *", "undone remove *"),
    WITHHELD: ("*withhold *",),
}  # fmt: skip


FOUNDER = "Who has created the tournament, and lets in the others, is said by the log alone."
STAFF = "Who of those who were let in has done it, as what it is allowed: only those who were there can tell."
NAME = "Which name belongs to an id is what the log says; whoever makes the log again can give another."
STRUCK = "Of a text that was struck out, and of a name that was replaced or forgotten, only the digest is left."
STRIKE = "A text may be struck out at any time, and the new fact says so."
VERSION = "A log may be one of version 1, if nothing in it is of version 2: the verdict says what that cannot prove."
CLASSED = (
    "The class is in the chain: who makes that again can put in another, and only a full file shows it to be wrong."
)

# What is not bound in version 2: names are as above, and much less of what people did, and when, is.
UNBOUND_2: dict[str, tuple[str, ...]] = {
    **{reason: patterns for reason, patterns in UNBOUND.items() if reason not in (PERSON, TIME, WITHHELD, TIMER)},
    WORDS: (*(pattern for pattern in UNBOUND[WORDS] if not pattern.startswith("change * ")), "*text reworded *"),
    TIMER: tuple(pattern for pattern in UNBOUND[TIMER] if not pattern.startswith("by clock")),
    STAFF: (
        *(pattern for pattern in UNBOUND[PERSON] if pattern.startswith("*by that player")),
        "*by another player StandInCalled", "*by player StandInCalled",
        "*by that player PersonForgotten", "*by official *", "*by another official *", "remove OfficialNamed",
        "change OfficialNamed official",
        "change OfficialNamed role", "change OfficialNamed plays_as", "change OfficialNamed alternate",
        "change OfficialReleased *", "remove OfficialReleased", "change StaffLetIn person", "remove StaffLetIn",
        "change StaffSentAway person", "remove StaffSentAway", "change * decided_by",
    ),
    FOUNDER: (
        "by another organizer TournamentCreated", "by a stranger as organizer TournamentCreated",
        "remove act StaffLetIn", "change StaffLetIn role",
    ),
    NAME: (
        "*rename *", "*unname OfficialNamed", "*unname StaffLetIn", "change PersonRenamed person",
        "remove PersonRenamed",
        "change PersonForgotten person", "remove PersonForgotten",
    ),
    STRUCK: ("*change struck *",),
    STRIKE: ("strike *", "undone strike *"),
    TIME: ("earlier TournamentCreated", "*later *"),
    CLASSED: ("*withhold as O *",),
    VERSION: ("change TournamentCreated log",),
}  # fmt: skip


def why(name: str, log: int = 1) -> str | None:
    """Why a forgery of this name may pass; None: it may not."""
    for reason, patterns in (UNBOUND_2 if log == 2 else UNBOUND).items():
        if any(fnmatchcase(name, pattern) for pattern in patterns):
            return reason
    return None

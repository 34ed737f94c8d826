"""Who may have written a fact: the roles of every kind, and who the people are that a log says have acted."""

import itertools
from collections.abc import Mapping, Sequence

from topcut_referee import staff
from topcut_referee.archive import Archive, Fact
from topcut_referee.book import Book
from topcut_referee.challengers.follow import DECISIONS

# Who writes a kind, in words: `organizer`; `staff`, an organizer or an official; `clock`; `own`, a player about
# themselves; `person`, whoever it is about; `game`, a player from whose decision at a digital table it follows; `call`,
# a player about an own call; `table`, any player of a digital table. A kind means a player in whose act such a fact of
# their own stands. Where neither the rule books nor docs/archive.md say that something is for the organizer alone,
# officials may do it too.
WHO: Mapping[str, str] = {
    "TournamentCreated": "organizer",
    "DetailsCorrected": "staff",
    "ScheduleSet": "staff",
    "FeeSet": "staff",
    "SelfCheckInSet": "staff",
    "ChancesShown": "staff",
    "AnnouncementMade": "staff",
    "TableTold": "staff",
    "AnnouncementTakenDown": "staff",
    "DeviationDeclared": "organizer",  # only the organizer departs from a clause
    "OfficialNamed": "organizer",  # MU-17
    "OfficialReleased": "organizer",
    "StaffLetIn": "organizer",
    "StaffSentAway": "organizer",
    "PersonRenamed": "staff",
    "PersonForgotten": "organizer person",
    "TextStruck": "staff",
    "TakenOver": "organizer",
    "CapacitySet": "staff",
    "PlayerEntered": "staff own",
    "PlayerAdmitted": "staff PlayerWithdrawn PlayerDropped",
    "PlayerWithdrawn": "staff own",
    "PlayerReadmitted": "staff own",
    "PlayerCheckedIn": "staff own",
    "PlayerCheckedOut": "staff own",
    "PlayerArrived": "staff own",
    "NonceAdded": "own",  # a phone's
    "FeeNoted": "staff",
    "ClubSet": "staff own",
    "SeatFixed": "staff",
    "TableSet": "staff",
    "TableChecked": "staff",
    "MaterialsChecked": "staff",
    "DeckCheckDrawn": "staff",
    "DeckChecked": "staff",
    "SubstituteApproved": "organizer",  # CH-05, CH-06
    "ListHandedIn": "staff own",
    "ListChecked": "staff ListHandedIn PoolRegistered",
    "ListAccepted": "staff",
    "ListCorrected": "staff",  # MU-11
    "PoolRegistered": "staff own",
    "ListsPublished": "organizer",  # CH-13
    "RosterLocked": "staff",
    "StructureAnnounced": "staff",  # MU-37: a Head Judge too
    "Started": "staff",
    "StructureChanged": "staff",
    "PairForbidden": "organizer",
    "AbsenceArranged": "staff",
    "DrawOpened": "staff",
    "RoundPaired": "staff game",
    "RoundUnpaired": "staff PlayerDropped",
    "TablesRepaired": "staff",
    "TableMoved": "staff",
    "ExtraMinutesRolled": "staff clock",
    "ClockStarted": "staff",
    "ClockPaused": "staff clock",
    "ClockResumed": "staff clock",
    "TableExtended": "staff",
    "MissionCriticalAnnounced": "staff clock",
    "TimeCalled": "staff clock",
    "SquadsSealed": "staff own",
    "SquadsRevealed": "staff SquadsSealed",
    "MustUseMissed": "staff clock",
    "ResultClaimed": "own",
    "ResultDisputed": "ResultClaimed",
    "ResultSettled": "staff ResultClaimed PlayerDropped",
    "ResultCorrected": "staff",
    "TieBroken": "staff ResultClaimed",
    "RoundClosed": "staff game",
    "PlayerDropped": "staff own",
    "PlayerRejoined": "staff",  # with leave: CH-26
    "PlayerEjected": "staff",
    "WarningGiven": "staff",
    "EjectionDeclined": "staff",
    "EjectionProposed": "staff",
    "PenaltyRecorded": "staff",
    "OfficialCalled": "staff own",
    "CallTaken": "staff",
    "CallClosed": "staff call",
    "RulingGiven": "staff",
    "RulingAppealed": "staff own",
    "AppealDecided": "staff",
    "CardMissing": "staff own",
    "CardReplaced": "staff own",
    "TableOpened": "staff",
    "PlansDealt": "staff",
    **dict.fromkeys(DECISIONS, "own"),
    "StandInCalled": "organizer clock table",
    "StandInEnded": "own",
    "MatchPlayed": "staff game",
    "TrophyTaken": "staff game",
    "FinalPlayed": "staff game",
    "CutMade": "staff game",
    "CutTakenBack": "staff",
    "CutReplaced": "staff PlayerDropped",
    "BracketByeGiven": "staff PlayerDropped game",
    "TournamentFinished": "staff game",
    "SeedRevealed": "staff game",
    "StepUndone": "staff",
}
ROLES: Mapping[str, str] = {"organizer": "staff organizer", "official": "staff", "clock": "clock"}
# By which entry of the rule book, where there is one.
CLAUSES: Mapping[str, str] = {
    "PlayerEjected": "leaving.ejected_clause",
    "PlayerRejoined": "leaving.rejoin_clause",
    "WarningGiven": "conduct.clause",
    "EjectionDeclined": "conduct.clause",
}


def check(archive: Archive, book: Book, acts: Sequence[Sequence[Fact]]) -> None:
    """Every fact, also those that were undone: whoever may not do something has not done it for a while either."""
    facts = [fact for act in acts for fact in act]
    tables = [fact.body for fact in facts if fact.kind == "TableOpened" and fact.body["digital"]]
    seated = {player for body in tables for player in body["players"]}
    calls = {(fact.body["call"], fact.body["player"]) for fact in facts if fact.kind == "OfficialCalled"}
    for act in acts:
        for fact in act:
            if not _may(archive, fact, act, seated=seated, calls=calls):
                clause = book.clause(CLAUSES[fact.kind]) if fact.kind in CLAUSES else "claim"
                archive.trouble(fact.n, clause, _text(fact))
    if archive.log > 1:
        staff.check(archive)
    else:
        _known(archive, facts)
    _in_time(archive, facts)
    _taken_over(archive, facts)


def _may(archive: Archive, fact: Fact, act: Sequence[Fact], *, seated: set[str], calls: set[tuple[int, str]]) -> bool:
    words = WHO[fact.kind].split()
    if "person" in words and fact.role != "clock" and fact.body["person"] == fact.person:
        return True
    if fact.role != "player":
        return any(word in words for word in ROLES[fact.role].split())
    own = {other.kind for other in act if other.body.get("player") == fact.person}
    if "own" in words:
        return bool(fact.body["player"] == fact.person)
    if "call" in words and (fact.body["call"], fact.person) in calls:
        return True
    if "table" in words:
        return fact.person in seated
    after = [word for word in words if word in WHO]
    if "game" in words and seated:
        after += [*DECISIONS, "PlayerDropped"]
    # What a player has done first may be withheld in a public file.
    return any(kind in own for kind in after) or bool(after and _beside(archive, act))


def _beside(archive: Archive, act: Sequence[Fact]) -> bool:
    """Whether facts are withheld that may belong to this act."""
    return any(act[0].n - 1 <= n <= act[-1].n + 1 for n in archive.withheld)


def _text(fact: Fact) -> str:
    if fact.role == "player" and "own" in WHO[fact.kind].split():
        return f"{fact.person} speaks for {fact.body['player']}."
    who = {
        "player": f"{fact.person} is a player",
        "official": f"{fact.person} is an official",
        "clock": "It is the clock",
    }
    return f"{who.get(fact.role, f'{fact.person} is an organizer')}, and cannot do this."


def _known(archive: Archive, facts: Sequence[Fact]) -> None:
    """In version 1 nobody has to be named who acts, so that it can only be remarked on."""
    players: set[str] = set()
    officials: set[tuple[str, str]] = set()
    organizers = {facts[0].person} if facts and facts[0].role == "organizer" else set()
    for fact in facts:
        if fact.kind == "PlayerEntered":
            players.add(fact.body["player"])
        elif fact.kind == "OfficialNamed":
            officials.add((fact.body["official"], fact.body["role"]))
        elif fact.kind == "StaffLetIn":
            officials.add((fact.body["person"], fact.body["role"]))
        if fact.role == "player" and fact.person not in players:
            archive.remark(fact.n, f"{fact.person} acts as a player, and was not entered")
        elif fact.role == "official" and all(person != fact.person for person, _ in officials):
            archive.remark(fact.n, f"{fact.person} acts as an official, and was not named")
        elif fact.role == "organizer" and fact.person not in organizers and (fact.person, "organizer") not in officials:
            archive.remark(fact.n, f"{fact.person} acts as an organizer, and the log does not say who that is")
        if fact.kind == "OfficialReleased":
            officials.discard((fact.body["official"], fact.body["role"]))
    named = players | {person for person, _ in officials} | {fact.person for fact in facts}
    named |= {fact.body["official"] for fact in facts if fact.kind == "OfficialNamed"}
    for person in dict.fromkeys(archive.people):
        if archive.people.count(person) > 1:
            archive.remark(0, f"{person} has several lines among the people")
        if person not in named and not archive.withheld:
            archive.remark(0, f"{person} has a line among the people, and is in no fact")


def _in_time(archive: Archive, facts: Sequence[Fact]) -> None:
    """In version 1 a clock that was put right goes back, so that it can only be remarked on."""
    for before, fact in itertools.pairwise(facts):
        if fact.when < before.when and archive.log > 1:
            archive.trouble(fact.n, "order", f"The time goes back: fact {before.n} was written later.")
        elif fact.when < before.when:
            archive.remark(fact.n, "the time goes back")


def _taken_over(archive: Archive, facts: Sequence[Fact]) -> None:
    """Epochs are counted through the whole log: 2 where it was first taken over, then one more each time."""
    epoch = 1
    for fact in facts:
        if fact.kind != "TakenOver":
            continue
        said = fact.body["epoch"]
        hidden = archive.log < 2 and archive.withheld and said > epoch  # version 1 may leave out any fact
        if said != epoch + 1 and not hidden:
            archive.trouble(fact.n, "order", f"The log is taken over with epoch {said}, and {epoch + 1} comes next.")
        archive.remark(fact.n, f"another computer keeps the log from here on (epoch {said})")
        epoch = said

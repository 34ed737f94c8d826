"""The referee's walk through an archive: every fact in its turn, checked by what stood before it."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence

from topcut_referee import (
    actors,
    audience,
    bracket,
    calls,
    clock,
    deckchecks,
    draw,
    lists,
    names,
    notices,
    people,
    recut,
    results,
    rounds,
    seating,
    squads,
    start,
    texts,
    undo,
    witness,
)
from topcut_referee.archive import Archive, Fact, read
from topcut_referee.book import Book, NoBook, book
from topcut_referee.challengers import follow, standin, table, tally
from topcut_referee.forms import NO_STEPS
from topcut_referee.sheet import Sheet
from topcut_referee.verdict import Compared, Discrepancy, Remark, Verdict, count
from topcut_referee.witness import Witness

CHECKS: Mapping[str, Callable[[Sheet, Fact], None]] = {
    "DetailsCorrected": notices.details_corrected,
    "ScheduleSet": notices.schedule_set,
    "SelfCheckInSet": notices.self_check_in_set,
    "AnnouncementMade": notices.announced,
    "TableTold": notices.announced,
    "AnnouncementTakenDown": notices.taken_down,
    "DeviationDeclared": start.deviation,
    "OfficialNamed": people.official_named,
    "OfficialReleased": people.official_released,
    "CapacitySet": start.capacity_set,
    "PlayerEntered": people.entered,
    "PlayerAdmitted": people.admitted,
    "PlayerWithdrawn": people.withdrawn,
    "PlayerReadmitted": people.readmitted,
    "PlayerCheckedIn": people.checked_in,
    "PlayerCheckedOut": people.checked_out,
    "PlayerArrived": notices.arrived,
    "NonceAdded": people.nonce_added,
    "ClubSet": people.club_set,
    "SeatFixed": people.seat_fixed,
    "TableSet": start.table_set,
    "DeckChecked": deckchecks.checked,
    "ListHandedIn": lists.handed_in,
    "ListChecked": lists.checked,
    "ListAccepted": lists.accepted,
    "ListCorrected": lists.corrected,
    "PoolRegistered": lists.pool_registered,
    "ListsPublished": start.lists_published,
    "RosterLocked": start.roster_locked,
    "StructureAnnounced": start.structure_announced,
    "Started": start.started,
    "StructureChanged": start.structure_changed,
    "PairForbidden": start.pair_forbidden,
    "AbsenceArranged": people.absence_arranged,
    "DrawOpened": rounds.opened,
    "RoundPaired": rounds.paired,
    "RoundUnpaired": rounds.unpaired,
    "TablesRepaired": rounds.repaired,
    "TableMoved": seating.moved,
    "ExtraMinutesRolled": clock.rolled,
    "ClockStarted": clock.clock_started,
    "ClockPaused": clock.paused,
    "ClockResumed": clock.resumed,
    "TableExtended": clock.extended,
    "TimeCalled": clock.time_called,
    "SquadsSealed": squads.sealed,
    "SquadsRevealed": squads.revealed,
    "ResultClaimed": results.claimed,
    "ResultDisputed": results.disputed,
    "ResultSettled": results.settled,
    "ResultCorrected": results.corrected,
    "TieBroken": bracket.tie_broken,
    "RoundClosed": rounds.closed,
    "PlayerDropped": people.dropped,
    "PlayerRejoined": people.rejoined,
    "PlayerEjected": people.ejected,
    "WarningGiven": people.warned,
    "EjectionDeclined": people.ejection_declined,
    "EjectionProposed": people.ejection_proposed,
    "OfficialCalled": calls.called,
    "CallTaken": calls.taken,
    "CallClosed": calls.closed,
    "CardMissing": calls.card_missing,
    "CardReplaced": calls.card_replaced,
    "RulingGiven": calls.ruled,
    "RulingAppealed": calls.appealed,
    "AppealDecided": calls.decided,
    "TableOpened": table.opened,
    "PlansDealt": table.plans_dealt,
    **dict.fromkeys(follow.DECISIONS, follow.decided),
    "StandInCalled": standin.called,
    "StandInEnded": standin.ended,
    "MatchPlayed": tally.match_played,
    "TrophyTaken": tally.trophy_taken,
    "FinalPlayed": tally.final_played,
    "CutMade": bracket.cut_made,
    "CutTakenBack": recut.taken_back,
    "CutReplaced": bracket.replaced,
    "BracketByeGiven": bracket.bye_given,
    "TournamentFinished": bracket.finished,
}
# What else is checked at a table of Challengers!
AT_THE_TABLE: Mapping[str, Callable[[Sheet, Fact], None]] = {
    "ResultSettled": tally.typed,
    "ResultCorrected": tally.typed,
    "PlayerDropped": follow.left,
    **dict.fromkeys(follow.FOLLOWING, follow.followed),
}
AFTER_THE_END = (
    "SeedRevealed",
    "PenaltyRecorded",
    "ListsPublished",
    "StepUndone",
    "FeeNoted",
    "OfficialReleased",
    "DetailsCorrected",
    "ScheduleSet",
    "AnnouncementMade",
    "TableTold",
    "AnnouncementTakenDown",
    *NO_STEPS,
)
VERSION_1 = (
    "what a log of version 1 cannot prove: a public file may leave out any fact, the people are not bound to the log, "
    "those who act may not be named in it, and the time may go back"
)


def verify(lines: Iterable[str | bytes], witnesses: Sequence[Witness] = ()) -> Verdict:
    """The verdict on an archive, compared with what witnesses have; Unreadable if it is none."""
    archive = read(lines)
    compared = witness.compare(archive, witnesses)
    undo.check(archive)
    gone = undo.void(archive.facts)
    facts = [fact for fact in archive.facts if fact.n not in gone]
    audience.left_out(archive, facts)
    texts.check(archive)
    names.check(archive, facts)
    found = _book(archive, facts)
    if found is None:
        return _verdict(archive, None, compared, ["everything else: without the rule book nothing can be said"])
    audience.check(archive, found, facts)
    actors.check(archive, found, _acts(archive.facts))
    seed = _seed(archive, facts)
    sheet = Sheet(archive, found, facts[0].body["tournament"], _final(seed, facts))
    sheet.capacity, sheet.first_day = facts[0].body["capacity"], facts[0].body["first_day"]
    rounds.attempts(sheet, archive.facts)
    deckchecks.check(sheet, seed)
    for act in _acts(facts):
        sheet.act, sheet.begun = act, False
        for fact in act:
            sheet.begun = sheet.begun or bracket.has_begun(sheet)
            _check(sheet, fact)
        follow.missing(sheet, act[-1])
    squads.kept_secret(sheet)
    return _verdict(archive, sheet, compared, [])


def _check(sheet: Sheet, fact: Fact) -> None:
    if fact.n > 1 and fact.kind == "TournamentCreated":
        sheet.wrong(fact, "order", "A tournament is created once.")
    if sheet.finished and fact.kind not in AFTER_THE_END:
        sheet.wrong(fact, "order", f"The tournament is over, and here is {fact.kind}.")
    if fact.kind == "SeedRevealed" and not sheet.finished:
        sheet.wrong(fact, "secret", "The seed is revealed before the tournament is over.")
    check = CHECKS.get(fact.kind)
    if check is not None:
        check(sheet, fact)
    if sheet.table is not None and fact.kind in AT_THE_TABLE:
        AT_THE_TABLE[fact.kind](sheet, fact)


def _acts(facts: Sequence[Fact]) -> list[list[Fact]]:
    acts: list[list[Fact]] = []
    for fact in facts:
        if acts and acts[-1][0].act == fact.act:
            acts[-1].append(fact)
        else:
            acts.append([fact])
    return acts


def _book(archive: Archive, facts: Sequence[Fact]) -> Book | None:
    if not facts or facts[0].kind != "TournamentCreated" or facts[0].n != 1:
        archive.trouble(1, "order", "The first fact is not that of a tournament being created.")
        return None
    body = facts[0].body
    if body["log"] != archive.log:
        wrong = f"It is a log of version {body['log']}, and the file has the format of version {archive.log}."
        archive.trouble(1, "chain", wrong)
    if body["tournament"] != archive.tournament:
        archive.trouble(1, "chain", "The tournament has another id than the file says.")
    try:
        text = body["ruleset"].encode()
    except UnicodeEncodeError:
        text = b""
    if hashlib.sha256(text).hexdigest() != body["ruleset_hash"]:
        archive.trouble(1, "chain", "The hash is not that of the rule book's text.")
    try:
        return book(body["ruleset"], body["settings"], body["options"])
    except NoBook:
        archive.trouble(1, "format", "The text of the rule book cannot be read.")
        return None


def _seed(archive: Archive, facts: Sequence[Fact]) -> bytes | None:
    """The seed, if it was revealed or stands in a full archive, and fits its commitment."""
    commitment = facts[0].body["commitment"]
    known: bytes | None = None
    said = [(fact.n, fact.body["seed"]) for fact in archive.facts if fact.kind == "SeedRevealed"]
    if archive.seed is not None:
        said.append((0, archive.seed))
    for n, text in said:
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if draw.commitment(seed) != commitment:
            archive.trouble(n, "draw", "The seed does not fit the commitment of the first fact.")
        else:
            known = seed
    return known


def _final(seed: bytes | None, facts: Sequence[Fact]) -> bytes | None:
    roster = next((fact.body for fact in reversed(facts) if fact.kind == "RosterLocked"), None)
    return None if seed is None else draw.final(seed, roster)


def _verdict(archive: Archive, sheet: Sheet | None, compared: tuple[Compared, ...], unchecked: list[str]) -> Verdict:
    found: set[Discrepancy] = set(archive.troubles) | set(sheet.found if sheet else ())
    unchecked += _limits(archive)
    unchecked += archive.unknown + (sheet.unchecked if sheet else [])
    played = len(sheet.swiss) + len(sheet.bracket) if sheet else 0
    return Verdict(
        tournament=archive.tournament,
        facts=archive.count,
        head=archive.hashes[-1].hex(),
        witnesses=compared,
        withheld=len(archive.withheld),
        rounds=played,
        draws=(sheet.matched, sheet.drawn) if sheet else (0, 0),
        discrepancies=tuple(sorted(found)),
        unchecked=tuple(unchecked),
        remarks=tuple(Remark(text, tuple(where)) for text, where in archive.remarks.items()),
        checked=_checked(archive, sheet),
    )


def _limits(archive: Archive) -> list[str]:
    """What no file of this version and kind can show."""
    hidden, limits = count(len(archive.withheld), "fact"), []
    if archive.log < 2:
        limits.append(VERSION_1)
        if archive.withheld:
            text = f"{hidden} withheld: only their place in the chain, not whether everyone may read some of them"
            limits.append(text)
        if archive.people:
            limits.append("names and clubs of people: no hash of this version covers them")
    elif archive.withheld:
        limits.append(f"{hidden} withheld: only their place in the chain and their class, not whether that is right")
    return limits


def _checked(archive: Archive, sheet: Sheet | None) -> tuple[str, ...]:
    lines = [f"salts, digests and hashes of {count(archive.count, 'fact')}, head and count"]
    if archive.log > 1:
        lines.append(f"classes of {count(archive.count - len(archive.withheld), 'fact')} that can be read")
        lines.append(f"names of {len(archive.people)} people, and {count(archive.fitting, 'free text')}, by the log")
    if sheet is None:
        return tuple(lines)
    bound = "bound to the commitment" if sheet.seed is not None else "not yet bound to the commitment"
    lines.append(f"{count(sheet.drawn, 'draw')}, {sheet.matched} match, {bound}")
    called = ", ".join(count(sheet.tallies[f"{stage} rounds"], f"{stage} round") for stage in ("Swiss", "bracket"))
    lines.append(f"{called} as they were called, with the standings before each")
    lines.append(f"{count(sheet.tallies['results'], 'result')} by the rule book")
    if sheet.tallies["deck checks"]:
        lines.append(f"{count(sheet.tallies['deck checks'], 'deck check')} as drawn from the tables at that moment")
    if sheet.replay is not None:
        decisions, matches = count(sheet.tallies["decisions"], "decision"), sheet.tallies["played again"]
        lines.append(f"{decisions} of players, each possible when it was made, and {matches} matches played again")
    if sheet.tallies["trophies"]:
        lines.append(f"{count(sheet.tallies['trophies'], 'trophy')} out of the box, each once")
    again = sorted(
        {
            (f.body["round"], f.body["attempt"])
            for f in archive.facts
            if f.kind == "DrawOpened" and f.body["attempt"] > 1
        }
    )
    lines += [f"round {number} was drawn again, attempt {attempt}" for number, attempt in again]
    if sheet.deviations:
        lines.append(f"deviations declared: {', '.join(sorted(sheet.deviations))}")
    return tuple(lines)

"""Folding what an organizer arranges: the tournament itself, officials, tables, structure, the end."""

from dataclasses import replace
from functools import lru_cache

from topcut.rules.actor import Actor
from topcut.rules.facts import (
    AnnouncementMade,
    AnnouncementTakenDown,
    CapacitySet,
    ChancesShown,
    DetailsCorrected,
    DeviationDeclared,
    FeeSet,
    OfficialNamed,
    OfficialReleased,
    PersonForgotten,
    PersonRenamed,
    RosterLocked,
    ScheduleSet,
    SeedRevealed,
    SelfCheckInSet,
    StaffLetIn,
    StaffSentAway,
    Stamped,
    Started,
    StructureAnnounced,
    StructureChanged,
    TableChecked,
    TableSet,
    TableTold,
    TakenOver,
    TextStruck,
    TournamentCreated,
    TournamentFinished,
)
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.ruleset import Ruleset, parse, with_setting
from topcut.rules.tournament import Announced, Announcement, Deviation, Official, Phase, Structure, Table, Tournament


def created(fact: TournamentCreated, by: Actor) -> Tournament:
    return Tournament(
        ruleset=_rule_book(fact.ruleset, tuple(fact.settings.items())),
        players={},
        id=fact.tournament,
        title=fact.title,
        first_day=fact.first_day,
        place=fact.place,
        options=dict(fact.options),
        commitment=fact.commitment,
        capacity=fact.capacity,
        log=fact.log,
        staff={by.id: by.role.value},
    )


@lru_cache(maxsize=64)
def _rule_book(text: str, settings: tuple[tuple[str, str | int | bool], ...]) -> Ruleset:
    ruleset = parse(text, "log")
    for path, value in settings:
        ruleset = with_setting(ruleset, path, value)
    return ruleset


def _already_created(_draft: Draft, _fact: TournamentCreated, _stamp: Stamped) -> None:
    """The first fact, which the draft was made from."""


def _details(draft: Draft, fact: DetailsCorrected, _stamp: Stamped) -> None:
    draft.title = draft.title if fact.title is None else fact.title
    draft.place = draft.place if fact.place is None else fact.place
    draft.first_day = draft.first_day if fact.first_day is None else fact.first_day
    draft.special = draft.special if fact.special is None else fact.special


def _schedule(draft: Draft, fact: ScheduleSet, _stamp: Stamped) -> None:
    draft.schedule = list(fact.slots)


def _fee(draft: Draft, fact: FeeSet, _stamp: Stamped) -> None:
    draft.charges_fee = fact.charged


def _self_check_in(draft: Draft, fact: SelfCheckInSet, _stamp: Stamped) -> None:
    draft.self_check_in = fact.allowed


def _chances(draft: Draft, fact: ChancesShown, _stamp: Stamped) -> None:
    draft.chances_shown = fact.shown


def _told_everyone(draft: Draft, fact: AnnouncementMade, stamp: Stamped) -> None:
    draft.announcements.append(Announcement(fact.announcement, fact.text, stamp.at))
    draft.announced_last = fact.announcement


def _told_table(draft: Draft, fact: TableTold, stamp: Stamped) -> None:
    draft.announcements.append(Announcement(fact.announcement, fact.text, stamp.at, fact.table, fact.players))
    draft.announced_last = fact.announcement


def _taken_down(draft: Draft, fact: AnnouncementTakenDown, _stamp: Stamped) -> None:
    draft.announcements = [one for one in draft.announcements if one.number != fact.announcement]


def _deviation(draft: Draft, fact: DeviationDeclared, _stamp: Stamped) -> None:
    draft.deviations.append(Deviation(fact.clause, fact.reason))


def _official(draft: Draft, fact: OfficialNamed, stamp: Stamped) -> None:
    _no_official(draft, OfficialReleased(fact.official, fact.role), stamp)
    draft.officials.append(Official(fact.official, fact.role, fact.plays_as, fact.alternate))


def _no_official(draft: Draft, fact: OfficialReleased, _stamp: Stamped) -> None:
    draft.officials = [one for one in draft.officials if (one.id, one.role) != (fact.official, fact.role)]


def _let_in(draft: Draft, fact: StaffLetIn, _stamp: Stamped) -> None:
    draft.staff[fact.person] = fact.role


def _sent_away(draft: Draft, fact: StaffSentAway, _stamp: Stamped) -> None:
    draft.staff[fact.person] = ""


def _beside(_draft: Draft, _fact: PersonRenamed | PersonForgotten | TextStruck, _stamp: Stamped) -> None:
    """Names and texts stand beside the log."""


def _taken_over(draft: Draft, fact: TakenOver, _stamp: Stamped) -> None:
    draft.epoch = fact.epoch


def _capacity(draft: Draft, fact: CapacitySet, _stamp: Stamped) -> None:
    draft.capacity = fact.capacity


def _table(draft: Draft, fact: TableSet, _stamp: Stamped) -> None:
    checked = draft.tables[fact.table].checked if fact.table in draft.tables else 0
    draft.tables[fact.table] = Table(fact.table, fact.name, fact.note, fact.closed, fact.stream, checked, fact.listed)


def _table_checked(draft: Draft, fact: TableChecked, _stamp: Stamped) -> None:
    table = draft.tables.get(fact.table) or Table(fact.table)
    draft.tables[fact.table] = replace(table, checked=fact.round)


def _locked(draft: Draft, fact: RosterLocked, stamp: Stamped) -> None:
    draft.locked = True
    draft.locked_at = stamp.at
    draft.nonces = fact.nonces if fact.mixed else ()


def _announced(draft: Draft, fact: StructureAnnounced, _stamp: Stamped) -> None:
    draft.announced = Announced(fact.rounds, fact.cut, fact.clause)


def _started(draft: Draft, fact: Started, _stamp: Stamped) -> None:
    """From here on the rule book has the announced number of games per match (MU-21)."""
    for stage, games in fact.best_of.items():
        draft.ruleset = with_setting(draft.ruleset, f"games.{stage}", games)
    draft.locked = True
    draft.phase = Phase.SWISS
    draft.structure = Structure(
        rounds=fact.rounds,
        cut=fact.cut,
        clause=fact.clause,
        players=fact.players,
        best_of=dict(fact.best_of),
        roll=fact.roll,
        clubs_apart=fact.clubs_apart,
        fresh_tables=fact.fresh_tables,
    )


def _restructured(draft: Draft, fact: StructureChanged, _stamp: Stamped) -> None:
    assert draft.structure is not None, "a structure is changed after it was fixed"
    draft.structure = replace(draft.structure, rounds=fact.rounds, cut=fact.cut)


def _finished(draft: Draft, fact: TournamentFinished, _stamp: Stamped) -> None:
    draft.phase = Phase.FINISHED
    draft.ranking = list(fact.ranking)
    draft.end_table_announcements()
    draft.draw = draft.clock = draft.roll = None


def _revealed(draft: Draft, fact: SeedRevealed, _stamp: Stamped) -> None:
    draft.seed = fact.seed


FOLDS: Folds = {
    TournamentCreated: _already_created,
    DetailsCorrected: _details,
    ScheduleSet: _schedule,
    FeeSet: _fee,
    SelfCheckInSet: _self_check_in,
    ChancesShown: _chances,
    AnnouncementMade: _told_everyone,
    TableTold: _told_table,
    AnnouncementTakenDown: _taken_down,
    DeviationDeclared: _deviation,
    OfficialNamed: _official,
    OfficialReleased: _no_official,
    StaffLetIn: _let_in,
    StaffSentAway: _sent_away,
    PersonRenamed: _beside,
    PersonForgotten: _beside,
    TextStruck: _beside,
    TakenOver: _taken_over,
    CapacitySet: _capacity,
    TableSet: _table,
    TableChecked: _table_checked,
    RosterLocked: _locked,
    StructureAnnounced: _announced,
    Started: _started,
    StructureChanged: _restructured,
    TournamentFinished: _finished,
    SeedRevealed: _revealed,
}

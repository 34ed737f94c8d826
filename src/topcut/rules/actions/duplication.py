"""A tournament once more: the same rule book and settings for another day."""

from collections.abc import Sequence
from dataclasses import dataclass

from topcut.rules.actions.creation import create, is_free
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    Fact,
    FeeSet,
    OfficialNamed,
    PlayerEntered,
    ScheduleSet,
    SeatFixed,
    SelfCheckInSet,
    TableSet,
    TournamentCreated,
)
from topcut.rules.ruleset import parse, settings
from topcut.rules.schedule import Slot, moved
from topcut.rules.tournament import Official, Player, Table, Tournament


@dataclass(frozen=True, slots=True)
class Before:
    """What is taken over from a tournament."""

    created: TournamentCreated
    first_day: str
    reasons: tuple[tuple[str, str], ...]  # of its deviations: clause, reason
    officials: tuple[Official, ...]
    tables: tuple[Table, ...]
    players: tuple[Player, ...]
    schedule: tuple[Slot, ...]
    capacity: int | None
    charges_fee: bool
    self_check_in: bool


def before(t: Tournament, created: TournamentCreated) -> Before:
    return Before(
        created=created,
        first_day=t.first_day,
        reasons=tuple((one.clause, one.reason) for one in t.deviations),
        officials=t.officials,
        tables=tuple(t.tables.values()),
        players=tuple(t.players.values()),
        schedule=t.schedule,
        capacity=t.capacity,
        charges_fee=t.charges_fee,
        self_check_in=t.self_check_in,
    )


def duplicate(
    by: Actor,
    like: Before,
    *,
    title: str,
    first_day: str,
    place: str,
    deviations: Sequence[str],  # those that are still wanted, by clause
    players: bool,
    tournament: str,
    seed: bytes,
) -> list[Fact]:
    """The first facts of a new log. A setting that only a deviation allows goes with that deviation; officials who
    played are named without their seat unless they come along as players."""
    rules = parse(like.created.ruleset, "ruleset")
    declared = {clause: reason for clause, reason in like.reasons if clause in deviations}
    known = settings(rules)
    kept = {
        path: value
        for path, value in like.created.settings.items()
        if is_free(rules, known[path]) or known[path].clause in declared
    }
    facts = create(
        by,
        tournament=tournament,
        title=title,
        first_day=first_day,
        place=place,
        ruleset=like.created.ruleset,
        seed=seed,
        options=like.created.options,
        settings=kept,
        deviations=declared,
        capacity=like.capacity,
    )
    facts += [TableSet(one.number, one.name, one.note, one.closed, one.stream, one.listed) for one in like.tables]
    entered = _entered(like) if players else []
    playing = {fact.player for fact in entered if isinstance(fact, PlayerEntered)}
    facts += entered
    facts += [
        OfficialNamed(one.id, one.role, one.plays_as if one.plays_as in playing else None, one.alternate)
        for one in like.officials
    ]
    return [*facts, *_arranged(like, first_day)]


def _entered(like: Before) -> list[Fact]:
    """In their order, as far as there is room; of those who had left, only the ejected stay out."""
    people = [one for one in like.players if not one.robot and not one.ejected]
    room = len(people) if like.capacity is None else like.capacity
    entered: list[Fact] = [PlayerEntered(one.id, one.club, waiting=place >= room) for place, one in enumerate(people)]
    return [*entered, *(SeatFixed(one.id, one.table) for one in people if one.table is not None)]


def _arranged(like: Before, first_day: str) -> list[Fact]:
    """The schedule moves with the first day."""
    slots = moved(like.schedule, like.first_day, first_day)
    facts: list[Fact] = [ScheduleSet(slots)] if slots else []
    if not like.charges_fee:
        facts.append(FeeSet(charged=False))
    if like.self_check_in:
        facts.append(SelfCheckInSet(allowed=True))
    return facts

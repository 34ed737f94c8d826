"""Days: what happens when, and who has arrived on a later day of a tournament."""

from collections.abc import Sequence

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import an_active_player, not_over, organizer_only, staff_only, under_way
from topcut.rules.actions.wording import said
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, PlayerArrived, ScheduleSet
from topcut.rules.pairing.finals import finals
from topcut.rules.schedule import Slot, check_day, days_of, is_time
from topcut.rules.tournament import Tournament

MOST_SLOTS = 60


def set_schedule(t: Tournament, by: Actor, slots: Sequence[Slot]) -> list[Fact]:
    """In place of the schedule before, by day and time; none takes it away."""
    organizer_only(t, by)
    not_over(t)
    if len(slots) > MOST_SLOTS:
        raise Refusal("schedule-too-long", lines=len(slots), most=MOST_SLOTS)
    made = tuple(sorted({_checked(t, slot) for slot in slots}))
    return [] if made == t.schedule else [ScheduleSet(made)]


def arrive(t: Tournament, by: Actor, player: PlayerId, day: str, *, here: bool = True) -> list[Fact]:
    """A player is there on a later day, or is not after all."""
    staff_only(t, by)
    under_way(t)
    _later_day(t, day)
    an_active_player(t, player)
    if here is (day in t.players[player].days):
        raise Refusal("already-arrived" if here else "not-arrived", player=player, day=day)
    return [PlayerArrived(player, day, here)]


def arrive_all(t: Tournament, by: Actor, day: str) -> list[Fact]:
    """Everyone who is still awaited."""
    staff_only(t, by)
    under_way(t)
    _later_day(t, day)
    return [PlayerArrived(player, day) for player in awaited(t, day)]


def later_days(t: Tournament) -> tuple[str, ...]:
    return days_of(t.first_day, t.schedule)[1:]


def expected(t: Tournament) -> tuple[PlayerId, ...]:
    """Who has to come on a later day: those who still play."""
    if t.bracket is None:
        return t.active
    out = {player for meetings in finals(t).rounds for one in meetings for player in one.out}
    return tuple(player for player in t.active if player not in out)


def awaited(t: Tournament, day: str) -> tuple[PlayerId, ...]:
    return tuple(player for player in expected(t) if day not in t.players[player].days)


def _later_day(t: Tournament, day: str) -> None:
    if day not in later_days(t):
        raise Refusal("day-not-scheduled", day=day)


def _checked(t: Tournament, slot: Slot) -> Slot:
    check_day(slot.day)
    if not is_time(slot.time):
        raise Refusal("time-unreadable", time=slot.time)
    if slot.day < t.first_day:
        raise Refusal("schedule-too-early", day=slot.day, first_day=t.first_day)
    return Slot(slot.day, slot.time, said(slot.what, "schedule"))

"""What the organizer tells people: corrected details, fee, schedule, announcements, and who has come on a later day."""

from collections.abc import Callable, Sequence
from functools import partial

from topcut.generator.dice import Dice
from topcut.generator.life import Life
from topcut.rules.actions import announcing, creation, days, outlooks, registration, staff
from topcut.rules.actor import Role
from topcut.rules.facts import free_texts
from topcut.rules.schedule import Slot
from topcut.rules.state import board
from topcut.rules.tournament import Phase

OFTEN = 2  # percent of the steps, as often as the day is wild
FIRST_DAY, SECOND_DAY = "2026-11-15", "2026-11-16"
DAY_ONE = (Slot(FIRST_DAY, "09:00", "Check-in"), Slot(FIRST_DAY, "09:30", "Round 1"))
DAY_TWO = (Slot(SECOND_DAY, "10:00", "The last rounds"),)


def notice(life: Life, dice: Dice, *, percent: int = OFTEN) -> None:
    """Perhaps one of them. These dice are their own, so that the rest of the day goes as it would without."""
    usual, life.dice = life.dice, dice
    try:
        if life.odd(percent):
            dice.pick(_BEFORE if life.t.phase is Phase.SIGN_UP else _DURING)(life)
    finally:
        life.dice = usual


def _details(life: Life) -> None:
    if life.dice.chance(50):
        life.does(creation.correct_details, title=f"{life.t.title} again", place="Pier Hall")
    else:
        life.does(creation.correct_details, first_day="2026-11-14")


def _title(life: Life) -> None:
    """Whoever is at the settings also changes what players see."""
    life.does(creation.correct_details, title=f"{life.t.title} again")
    life.does(outlooks.show_chances, shown=not life.t.chances_shown)


def _fee(life: Life) -> None:
    life.does(creation.set_fee, charged=not life.t.charges_fee)


def _by_phone(life: Life) -> None:
    life.does(registration.set_self_check_in, allowed=not life.t.self_check_in)


def _schedule(life: Life) -> None:
    life.does(days.set_schedule, life.dice.pick((DAY_ONE, DAY_ONE + DAY_TWO, ())))


def _announce(life: Life) -> None:
    life.does(announcing.announce, life.reason)


def _tell_table(life: Life) -> None:
    found = board(life.t)
    if found is not None and found.lines:
        life.does_staff(announcing.tell_table, life.dice.pick(found.lines).table, life.reason)


def _take_down(life: Life) -> None:
    if life.t.announcements:
        life.does(announcing.take_down, life.dice.pick(life.t.announcements).number)


def _arrive(life: Life) -> None:
    if SECOND_DAY not in days.later_days(life.t):
        _schedule(life)
    if life.dice.chance(30):
        life.does_staff(days.arrive_all, SECOND_DAY)
        return
    who = life.anyone()
    life.does_staff(days.arrive, who, SECOND_DAY, here=SECOND_DAY not in life.t.players[who].days)


def _let_in(life: Life) -> None:
    person, role = life.dice.pick((("z1", Role.OFFICIAL), ("z2", Role.ORGANIZER)))
    life.does(staff.send_away if life.t.staff.get(person) else partial(staff.let_in, role=role), person)


def _take_over(life: Life) -> None:
    """As if the computer had been changed."""
    life.does(staff.take_over)


def _rename(life: Life) -> None:
    life.does_staff(staff.name, life.anyone())


def _forget(life: Life) -> None:
    """Somebody who is no longer needed by name."""
    left = [*life.t.signed_off, *(one.id for one in life.t.players.values() if one.has_left)]
    if left:
        life.does(staff.forget, life.dice.pick(left))


def _strike(life: Life) -> None:
    """Any text that somebody has typed."""
    typed = [(one.n, member) for one in life.log for member in free_texts(type(one.fact)) if getattr(one.fact, member)]
    left = [place for place in typed if place not in life.deleted]
    if left:
        life.does_staff(staff.strike, *life.dice.pick(left))


_BEFORE: Sequence[Callable[[Life], None]] = (
    *(_details, _fee, _by_phone, _schedule, _announce, _take_down),
    *(_let_in, _forget),
)
_DURING: Sequence[Callable[[Life], None]] = (
    *(_title, _schedule, _announce, _tell_table, _take_down, _arrive),
    *(_let_in, _take_over, _rename, _forget, _strike),
)

"""Who takes part in a drill, who comes late, and whose names are hard to tell apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from topcut.generator.dice import Dice
from topcut.generator.drill.habits import cast, habits
from topcut.generator.drill.intent import dice_of, minutes

SHIFT = 7  # how far last names move on each time the names have been used up


@dataclass(frozen=True, slots=True)
class Role:
    """One of the cast. `double` is the same person once more, signed up by mistake, who is never seen again."""

    name: str
    club: str
    arrives: int  # seconds after sign-up has opened
    double: bool = False


@cache
def roles(seed: str, players: int) -> tuple[Role, ...]:
    """So many people, and those who sign up twice."""
    rules, dice = habits().sign_up, dice_of(seed, "cast")
    names = list(names_of(players))
    for _ in range(rules.alike):
        one, other = dice.shuffled(range(len(names)))[:2]
        names[one] = _slip(names[other], dice)
    clubs = cast().clubs
    made = [Role(name, clubs[number % len(clubs)], _arrival(dice)) for number, name in enumerate(names)]
    first = [one for one in made if one.arrives < rules.within * 60] or made
    twice = [Role(_slip(one.name, dice), one.club, one.arrives + 120, double=True) for one in first[: rules.twice]]
    taken = {one.name for one in made}
    return (*made, *(one for one in twice if one.name not in taken))


def names_of(players: int) -> tuple[str, ...]:
    return tuple(islice(_names(), players))


def _names() -> Iterator[str]:
    """First those of the file; then first names with the last names of others."""
    split = [name.split(maxsplit=1) for name in cast().names]
    for shift in range(len(split)):
        for number, (first, _) in enumerate(split):
            yield f"{first} {split[(number + shift * SHIFT) % len(split)][1]}"


def _arrival(dice: Dice) -> int:
    rules = habits().sign_up
    if dice.chance(rules.late):
        return minutes(dice, rules.within, rules.within + rules.late_by)
    return minutes(dice, 0, rules.within)


def _slip(name: str, dice: Dice) -> str:
    """Two letters inside the last name change places, or the last one is missing."""
    first, last = name.split(maxsplit=1)
    places = [place for place in range(1, len(last) - 1) if last[place] != last[place + 1]]
    if len(last) < 4 or not places:
        return f"{first} {last}{last[-1]}"
    place = dice.pick(places)
    return f"{first} {last[:place]}{last[place + 1]}{last[place]}{last[place + 2 :]}"

"""Something that a simulated person is going to do, and when: what a real phone, or a real desk, could do as well."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from topcut.generator.dice import Dice
from topcut.ids import PlayerId
from topcut.rules.actions.means import Action
from topcut.rules.actor import Actor, Role

MINUTE = 60  # seconds
CREW = Actor(Role.ORGANIZER, "drill crew")


@dataclass(frozen=True, slots=True)
class SignUp:
    name: str
    club: str
    nonce: str


@dataclass(frozen=True, slots=True)
class HandIn:
    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class Appoint:
    """The simulated desk names an official that the rule book asks for."""

    name: str
    role: str


@dataclass(frozen=True, slots=True)
class Act:
    by: Actor
    action: Action
    args: tuple[object, ...] = ()
    named: Mapping[str, Any] = field(default_factory=dict)
    confirms: bool = False  # says yes where the rules ask back


@dataclass(frozen=True, slots=True)
class AcceptLists:
    """The simulated desk lets them play in spite of what was found."""

    players: tuple[PlayerId, ...]
    reason: str


Deed = SignUp | HandIn | Appoint | AcceptLists | Act


@dataclass(frozen=True, slots=True)
class Intent:
    about: str  # tells it from all others, and stays the same while nothing makes it another
    after: int  # seconds, as time goes in the drill, since it could first be done
    does: Deed
    by_the_wall: int = 0  # and at least so many seconds as time goes outside


def dice_of(seed: str, *about: object) -> Dice:
    """Each thing has chances of its own, so that what people do in one place changes nothing in another."""
    return Dice(seed, " ".join(map(str, about)))


def as_player(id: PlayerId, action: Action, *args: object, **named: object) -> Act:
    return Act(Actor(Role.PLAYER, id), action, args, named)


def minutes(dice: Dice, least: int, most: int) -> int:
    """Some time between so many minutes, in seconds."""
    return dice.between(least * MINUTE, most * MINUTE)

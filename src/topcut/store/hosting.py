"""A server that many organizers share: how they come to it, how much each may keep, and who organizes together."""

from dataclasses import dataclass
from enum import StrEnum

HERE = "here"  # the one house of a data folder


@dataclass(frozen=True, slots=True)
class House:
    """A row that is lost or damaged leaves the door closed."""

    id: str = HERE
    open: bool = False


class Openers(StrEnum):
    """Who may open a card table on this computer."""

    NOBODY = "nobody"
    ACCOUNTS = "accounts"
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True)
class CardTables:
    """A row that is lost or damaged leaves it to those with an account."""

    id: str = HERE
    who: str = Openers.ACCOUNTS.value
    most: int = 50  # games at once that are not over
    hours: int = 24  # after which a table at which nothing happens is put away


@dataclass(frozen=True, slots=True)
class Quota:
    """How much an account may have at once; that of `*` is everyone's for whom nothing else was said."""

    account: str
    running: int = 20  # tournaments that are not over
    kept: int = 200  # tournaments, with those that are over, archived or deleted for now
    players: int = 512  # in each of them
    megabytes: int = 200  # of all their logs and lists together


@dataclass(frozen=True, slots=True)
class Club:
    id: str
    name: str
    created: str


class Part(StrEnum):
    """What a member is in a club, and so in each of its tournaments."""

    OWNER = "owner"
    ORGANIZER = "organizer"


@dataclass(frozen=True, slots=True)
class Member:
    club: str
    account: str
    role: str

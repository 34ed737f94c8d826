"""Who acts: a player, an official, the organizer, or the clock."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    ORGANIZER = "organizer"
    OFFICIAL = "official"
    PLAYER = "player"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Actor:
    role: Role
    id: str

    @property
    def is_staff(self) -> bool:
        return self.role in {Role.ORGANIZER, Role.OFFICIAL}


CLOCK = Actor(Role.CLOCK, "clock")
HOST = Actor(Role.ORGANIZER, "host")  # of a card table that was opened on a phone, whoever has that seat at the moment

"""Who looks at a page: a spectator, a player, a judge, a co-organizer, or the owner."""

from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import TournamentId
from topcut.rules.actor import Actor, Role


class Kind(StrEnum):
    SPECTATOR = "spectator"
    PLAYER = "player"
    JUDGE = "judge"
    ORGANIZER = "organizer"  # invited by the owner
    OWNER = "owner"


ROLES = {
    Kind.PLAYER: Role.PLAYER,
    Kind.JUDGE: Role.OFFICIAL,
    Kind.ORGANIZER: Role.ORGANIZER,
    Kind.OWNER: Role.ORGANIZER,
}


@dataclass(frozen=True, slots=True)
class Viewer:
    kind: Kind = Kind.SPECTATOR
    id: str = ""  # as the log names them: an account, an official, a player
    tournament: TournamentId | None = None  # the one they were let into; an owner may have many
    session: str = ""
    shared: bool = False  # this phone has claimed another player of the tournament too (I-2)
    has_password: bool = False  # signed in with an account
    operates: bool = False  # decides who else may have one

    @property
    def actor(self) -> Actor | None:
        return Actor(ROLES[self.kind], self.id) if self.kind in ROLES else None

    @property
    def is_staff(self) -> bool:
        return self.kind in {Kind.JUDGE, Kind.ORGANIZER, Kind.OWNER}

    @property
    def first_page(self) -> str:
        """Where staff begin, below the tournament: a judge where players call."""
        return "judge" if self.kind is Kind.JUDGE else "desk"


SPECTATOR = Viewer()

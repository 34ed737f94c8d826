"""What players field in a round: the roster of the round, the squads they chose, the squads they must still use."""

from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Stage
from topcut.rules.ruleset import Squads
from topcut.rules.tournament import Round, Tournament, number_of, rounds_of

Choice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MustUse:
    """How a player stands with the squads that each have to be used in some Swiss round (PS-07)."""

    unused: Choice
    choices: int  # Swiss rounds in which the player can still choose, this one among them until it is chosen
    pick: int
    excused: int = 0  # squads that need not be used

    @property
    def owed(self) -> int:
        return max(0, len(self.unused) - self.excused)

    @property
    def room(self) -> int:
        return self.pick * self.choices

    @property
    def is_missed(self) -> bool:
        """Not even choosing unused squads in every round left would do."""
        return self.owed > self.room

    @property
    def next_choice(self) -> int:
        """How many unused squads the next choice has to hold, so that the rest can follow."""
        return min(self.pick, self.owed, max(0, self.owed - self.room + self.pick))


def roster_of_round(t: Tournament, stage: Stage, round: int) -> int | None:
    """Which of several rosters all players use (TL-15); None where there is only one."""
    order = t.ruleset.roster_of_round
    if order is None:
        return None
    rosters = order.swiss if stage is Stage.SWISS else order.bracket
    return rosters[(round - 1) % len(rosters)]


def must_use(t: Tournament, player: PlayerId, choosing: bool = False) -> MustUse | None:
    """None where nothing must be used: in other rule books, before the start, and once the Swiss rounds are over.

    With `choosing` as it stood before this round's choice, which can still be made or changed.
    """
    squads = t.ruleset.squads
    if squads is None or not squads.must_use_all or t.structure is None or t.bracket is not None:
        return None
    used = {squad for round in (t.rounds[:-1] if choosing else t.rounds) for squad in fielded(round, player)}
    unused = tuple(squad for squad in range(1, squads.of + 1) if squad not in used)
    coming = max(0, t.structure.rounds - len(t.rounds))
    now = choosing or _can_choose_now(t, player)
    return MustUse(unused, coming + now, squads.pick, _excused(t, player, squads))


def chosen(
    t: Tournament, viewer: Actor | None, stage: Stage, round: int, match: int
) -> tuple[Choice | None, Choice | None]:
    """The squads of both seats as one viewer may see them; None is not chosen yet, or not for this viewer.

    Before both have chosen, each sees only their own choice, and officials see both (PS-05).
    """
    where = rounds_of(t, stage)[round - 1]
    seats = where.matches[match - 1]
    first, second = (where.squads.get(seat) if seat is not None else None for seat in (seats.first, seats.second))
    mine = viewer.id if viewer is not None and viewer.role is Role.PLAYER else None
    sees_all = is_open_choice(t, where, match) or (viewer is not None and viewer.is_staff)
    return first if sees_all or mine == seats.first else None, second if sees_all or mine == seats.second else None


def fielded(round: Round, player: PlayerId) -> Choice:
    """A choice counts unless the game never began (R-1)."""
    number = number_of(round, player)
    if number is None:
        return ()
    result = round.matches[number - 1].result
    return round.squads.get(player, ()) if result is None or result.opponents else ()


def is_open_choice(t: Tournament, round: Round, match: int | None) -> bool:
    squads = t.ruleset.squads
    return match in round.revealed or (squads is not None and not squads.sealed)


def _can_choose_now(t: Tournament, player: PlayerId) -> bool:
    if not t.rounds or t.rounds[-1].closed or player in t.rounds[-1].squads:
        return False
    number = number_of(t.rounds[-1], player)
    match = None if number is None else t.rounds[-1].matches[number - 1]
    return match is not None and match.second is not None and match.result is None


def _excused(t: Tournament, player: PlayerId, squads: Squads) -> int:
    """By a setting: the squads that could have been used in rounds without a match."""
    if not squads.bye_excuses:
        return 0
    played = (match for round in t.rounds for match in round.matches if match.second is not None)
    return squads.pick * (len(t.rounds) - sum(player in match.players for match in played))

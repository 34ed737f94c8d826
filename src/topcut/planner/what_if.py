"""Who can still make the cut: for each player clinched, alive or out, what they need, and who can draw safely.

Clinched and out are proved (`fates`): over every result the rule book knows at every open table, no-shows too, all
figures between their bounds, every lot, and every pairing of the rounds to come. Clinched holds whoever else leaves, as
long as the player stays; out holds as long as none of those above leaves. The chances of the others are sampled.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.planner.endings import End
from topcut.planner.fates import Fate, Work, fate, together
from topcut.planner.position import Position
from topcut.planner.sampled import Share, sampled
from topcut.refusal import Refusal
from topcut.rules.entries import result_of
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.state import the_board
from topcut.rules.tournament import Phase, Tournament

TIMES = 1_000
PLAYED_OUT = 128_000  # players in all times together


class Standing(StrEnum):
    CLINCHED = "clinched"  # in, whatever happens at the other tables and at their own
    ALIVE = "alive"
    OUT = "out"


class Own(StrEnum):
    """How a player's own game may end, if it is played."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Chances:
    """What is known of one player. `by_own` has the fate for each way their open game may end, if they have one."""

    player: PlayerId
    standing: Standing
    by_own: Mapping[Own, Fate]
    enough: int | None  # more points that are surely enough; None: nothing is
    least: int | None  # more points with which it is still possible; None: no number of them
    proved: bool  # False: alive as far as is known, as the cases are too many
    share: Share | None = None  # of the times in which they made it; None: it is certain

    @property
    def draw_is_safe(self) -> bool:
        return self.by_own.get(Own.DRAW) is Fate.IN


@dataclass(frozen=True, slots=True)
class DrawHelps:
    """A table at which a draw certainly puts both through, and a loss might not: for officials alone."""

    table: int
    players: tuple[PlayerId, PlayerId]
    gain: tuple[PlayerId, ...]  # those of them whom a loss might keep out


@dataclass(frozen=True, slots=True)
class WhatIf:
    size: int  # how many go on; 1, the winner, where there is no cut
    cut: bool
    open: int  # tables without a result
    left: int  # rounds that are not paired yet
    players: tuple[Chances, ...]  # in the order of entry, those who are still in
    draws: tuple[DrawHelps, ...]
    times: int = 0  # that the rest was played out

    def of(self, player: PlayerId) -> Chances | None:
        return next((one for one in self.players if one.player == player), None)


def what_if(t: Tournament, work: Work | None = None) -> WhatIf:
    """Refused where the question has no meaning: before the first round, by plan, once the cut is made, at the end."""
    refuse_no_question(t)
    assert t.structure is not None
    position, work = Position(t), work or Work()
    size = t.structure.cut or 1
    players = tuple(_chances(position, place, size, work) for place in sorted(position.active))
    draws = tuple(_draws(position, {one.player: one for one in players}))
    return WhatIf(size, bool(t.structure.cut), len(position.tables), position.left, players, draws)


def outlook(t: Tournament, times: int | None = None) -> WhatIf:
    """The same, with the chances of those who may be either; it can take seconds where there are many players."""
    proved = what_if(t)
    times = min(TIMES, PLAYED_OUT // max(1, len(t.active))) if times is None else times
    found = sampled(t, proved.size, times, f"{t.id} {len(t.rounds)}")
    alive = (replace(one, share=found[one.player]) if one.standing is Standing.ALIVE else one for one in proved.players)
    return replace(proved, players=tuple(alive), times=times)


def supposed(t: Tournament, table: int, entry: Entry) -> Tournament:
    """As it would be if this table of the current round had this result, or had it instead of its own."""
    refuse_no_question(t)
    line = the_board(t).at(table)
    result = result_of(t, Stage.SWISS, entry)
    *before, last = t.rounds
    matches = list(last.matches)
    matches[line.number - 1] = replace(matches[line.number - 1], result=result)
    return replace(t, rounds=(*before, replace(last, matches=tuple(matches))))


def refuse_no_question(t: Tournament) -> None:
    if t.ruleset.plan is not None:
        raise Refusal("whatif-by-plan", clause=t.ruleset.plan.clause, ruleset=t.ruleset.title)
    if t.phase is Phase.FINISHED:
        raise Refusal("whatif-finished")
    if t.phase is Phase.SIGN_UP or not t.rounds:
        raise Refusal("whatif-not-begun")
    if t.bracket is not None:
        raise Refusal("whatif-cut-made", clause=t.ruleset.cut.clause)


def _chances(position: Position, place: int, size: int, work: Work) -> Chances:
    table = position.table_of.get(place)
    if table is None:
        whole = fate(position, place, None, size, work)
        by_own: dict[Own, Fate] = {}
    else:
        seat = position.tables[table].seat(place)
        of = {end: fate(position, place, end, size, work) for end in position.ends}
        whole = together(list(of.values()))
        by_own = {
            own: together(fates)
            for own in Own
            if (fates := [found for end, found in of.items() if end.is_played and _own(end, seat) is own])
        }
    standing = {Fate.IN: Standing.CLINCHED, Fate.OUT: Standing.OUT}.get(whole, Standing.ALIVE)
    enough, least = _in_points(position, place, size) if position.left else (None, None)
    return Chances(position.ids[place], standing, by_own, enough, least, whole is not Fate.UNPROVED)


def _own(end: End, seat: Seat) -> Own:
    if end.winner is None:
        return Own.DRAW
    return Own.WIN if end.winner is seat else Own.LOSS


def _in_points(position: Position, place: int, size: int) -> tuple[int | None, int | None]:
    """How many more points are surely enough, and with how many it is still possible, whatever the pairings."""
    points = position.rules.points
    games = position.left + (place in position.table_of)
    steps = {points.win, points.loss} | ({points.draw} if points.draw is not None else set())
    reachable = {0}
    for _ in range(games):
        reachable = {so_far + step for so_far in reachable for step in steps}
    between = position.points_between(position.everything)
    others = [between[other] for other in position.active - {place}]
    enough = least = None
    for more in sorted(reachable):
        mine = position.points[place] + more
        if least is None and sum(low > mine for low, _ in others) < size:
            least = more
        if enough is None and sum(high >= mine for _, high in others) < size:
            enough = more
    return enough, least


def _draws(position: Position, chances: Mapping[PlayerId, Chances]) -> list[DrawHelps]:
    found = []
    for table in position.tables:
        players = position.ids[table.first], position.ids[table.second]
        ones = [chances[player] for player in players if player in chances]
        gain = tuple(one.player for one in ones if one.by_own.get(Own.LOSS) is not Fate.IN)
        if len(ones) == 2 and all(one.draw_is_safe for one in ones) and gain:
            found.append(DrawHelps(table.table, players, gain))
    return found

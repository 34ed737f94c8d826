"""Playing through a bracket: who meets whom, who goes on, and what place everyone has earned."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules import ruleset
from topcut.rules.pairing.bracket import Bracket, Fixture, Seed, Slot, WinnerOf, placing
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import Standing


class Empty(Enum):
    WAITING = "waiting"  # the match before is not decided yet
    NOBODY = "nobody"  # no one will come: a vacant seed, or both players of the match before have dropped


Side = PlayerId | Empty


class Broken(StrEnum):
    """What decided a match that would have been a draw."""

    RANK = "rank"
    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class Verdict:
    winner: PlayerId
    broken: Broken | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of the bracket as it stands. If it is settled without a winner, no one goes on from it."""

    number: int
    round: int
    sides: tuple[Side, Side]
    paired: Reason
    verdict: Verdict | None = None
    settled: bool = False
    winner: PlayerId | None = None
    advanced: Reason | None = None
    out: tuple[PlayerId, ...] = ()

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return tuple(side for side in self.sides if not isinstance(side, Empty))

    @property
    def is_open(self) -> bool:
        return not self.settled and not self.out and len(self.players) == len(self.sides)


@dataclass(frozen=True, slots=True)
class Knockout:
    """A bracket with its players and everything that has happened in it."""

    bracket: Bracket
    seeds: Mapping[PlayerId, int]
    rules: ruleset.Bracket
    rounds: tuple[tuple[Meeting, ...], ...]

    @property
    def round(self) -> int | None:
        """The first round that is not settled; None when the bracket is over."""
        open = (meetings[0].round for meetings in self.rounds if not all(meeting.settled for meeting in meetings))
        return next(open, None)

    @property
    def champion(self) -> PlayerId | None:
        return self.rounds[-1][0].winner


@dataclass(frozen=True, slots=True)
class Placed:
    rank: int
    place: str  # as it is called: `1`, `3-4`
    player: PlayerId
    reason: Reason


def knockout(
    bracket: Bracket,
    entrants: Sequence[PlayerId | None],
    rules: ruleset.Bracket,
    verdicts: Mapping[int, Verdict] | None = None,
    drops: Mapping[PlayerId, int] | None = None,
) -> Knockout:
    """The bracket as it stands. `entrants` are in the order of seeds, None is a vacant one.

    `drops` gives, for each player who left, the round of the match that was left, as in `round_of_drop`.
    """
    if len(entrants) != bracket.size:
        raise Refusal("bracket-seats", clause=rules.clause, size=bracket.size, players=len(entrants))
    verdicts, drops = verdicts or {}, drops or {}
    seeds = {player: seed for seed, player in enumerate(entrants, start=1) if player is not None}
    played: dict[int, Meeting] = {}
    rounds = []
    for number, fixtures in enumerate(bracket.rounds, start=1):
        for fixture in fixtures:
            one, other = (_side(slot, entrants, played) for slot in fixture.slots)
            drawn = Meeting(fixture.number, number, (one, other), _why_paired(fixture, rules))
            said = verdicts.get(fixture.number)
            played[fixture.number] = (
                _undecided(drawn, drops, rules) if said is None else _decided(drawn, said, seeds, rules)
            )
        rounds.append(tuple(played[fixture.number] for fixture in fixtures))
    if unknown := sorted(set(verdicts) - set(played)):
        raise Refusal("bracket-match-unknown", clause=rules.clause, match=unknown[0], matches=len(played))
    return Knockout(bracket, seeds, rules, tuple(rounds))


def meetings(state: Knockout, round: int) -> tuple[Meeting, ...]:
    """Who plays whom in a round, byes among them, once the round before is settled."""
    if not 1 <= round <= len(state.rounds):
        raise Refusal("bracket-round-unknown", clause=state.rules.clause, round=round, rounds=len(state.rounds))
    asked = state.rounds[round - 1]
    if any(Empty.WAITING in meeting.sides for meeting in asked):
        waiting = tuple(meeting.number for meeting in state.rounds[round - 2] if not meeting.settled)
        raise Refusal("bracket-round-open", clause=state.rules.clause, round=round - 1, matches=waiting)
    return asked


def verdict(state: Knockout, match: int, winner: PlayerId | None, roll: PlayerId | None = None) -> Verdict:
    """What a result means in the bracket; without a winner it is a draw, which the rule book breaks (TL-33, PS-34)."""
    meeting = _meeting(state, match)
    if meeting.settled:
        raise Refusal("match-decided", clause=state.rules.clause, match=match)
    if not meeting.is_open:
        raise Refusal("match-not-ready", clause=state.rules.clause, match=match)
    for named in (winner, roll):
        if named is not None and named not in meeting.players:
            raise Refusal("not-in-match", clause=state.rules.clause, player=named, match=match, players=meeting.players)
    if winner is not None:
        return Verdict(winner)
    if state.rules.draw == "higher-rank":
        return Verdict(min(meeting.players, key=lambda player: state.seeds[player]), Broken.RANK)
    if roll is None:
        raise Refusal("roll-needed", clause=state.rules.draw_clause, match=match, players=meeting.players)
    return Verdict(roll, Broken.ROLL)


def round_of_drop(state: Knockout, player: PlayerId, called: int | None = None) -> int:
    """The round of the match that the player leaves, whose losers' placing is taken (R-6): the one being played, or the
    next where that one is already won or there is no one to meet in it. `called` is the last round that was published.
    """
    if player not in state.seeds:
        raise Refusal("not-in-bracket", clause=state.rules.drop_clause, player=player)
    for meeting in _all(state):
        if player in meeting.out:
            raise Refusal("out-of-bracket", clause=state.rules.drop_clause, player=player, match=meeting.number)
    if state.round is None:
        raise Refusal("bracket-over", clause=state.rules.drop_clause, player=player)
    own = [one for one in _all(state) if player in one.players]
    played = max((one.round for one in own if one.verdict is not None), default=0)
    called = state.round if called is None else called
    return next(one.round for one in own if one.round > played and not _has_passed(state, one, player, called))


def _has_passed(state: Knockout, meeting: Meeting, player: PlayerId, called: int) -> bool:
    """By a bye. A player who has it because the opponent left has advanced at once, or, in older rule books, when the
    round is over: until then both leave the same match (R-6)."""
    assert state.round is not None
    if meeting.winner != player:
        return False
    if Empty.NOBODY in meeting.sides and meeting.round <= called:
        return True
    return meeting.round < state.round or (bool(meeting.out) and state.rules.both_leave == "one-advances")


def byes_of_seeds(state: Knockout) -> dict[PlayerId, Reason]:
    """Why players have no match in round 1, if the bracket is not a power of two."""
    waiting = {player: seed for player, seed in state.seeds.items() if seed in state.bracket.byes}
    return {player: reason("bye-top-seed", "R-9", player=player, seed=seed) for player, seed in waiting.items()}


def placings(state: Knockout, ejected: Collection[PlayerId] = ()) -> tuple[Placed, ...]:
    """The places earned so far, best first; those who share one are listed by seed (TL-28, TL-30, TL-31, PS-33).

    Ejected players have none (R-5).
    """
    placed = [_placed(state, meeting, player) for meeting in _all(state) for player in meeting.out]
    if state.champion is not None:
        why = reason("placing-champion", state.rules.placings_clause, player=state.champion)
        placed.append(Placed(1, "1", state.champion, why))
    ranked = (one for one in placed if one.player not in ejected)
    return tuple(sorted(ranked, key=lambda one: (one.rank, state.seeds[one.player])))


def final_ranking(
    state: Knockout, standings: Sequence[Standing], ejected: Collection[PlayerId] = ()
) -> tuple[Placed, ...]:
    """Everyone: the bracket first, then the Swiss standings, starting at the place after the cut (TL-35, R-2, R-5)."""
    if state.round is not None:
        waiting = tuple(meeting.number for meeting in state.rounds[state.round - 1] if not meeting.settled)
        raise Refusal("bracket-round-open", clause=state.rules.clause, round=state.round, matches=waiting)
    return (*placings(state, ejected), *below_the_cut(state, standings, ejected))


def below_the_cut(
    state: Knockout, standings: Sequence[Standing], ejected: Collection[PlayerId] = ()
) -> tuple[Placed, ...]:
    """The places of those whom the cut has stopped, which follow the Swiss standings (TL-35, R-2)."""
    below = [one for one in standings if one.player not in state.seeds and one.player not in ejected]
    first_with: dict[int, int] = {}
    for rank, standing in enumerate(below, start=state.bracket.size + 1):
        first_with.setdefault(standing.rank, rank)
    return tuple(_below_the_cut(state, standing, first_with[standing.rank]) for standing in below)


def _side(slot: Slot, entrants: Sequence[PlayerId | None], played: Mapping[int, Meeting]) -> Side:
    if isinstance(slot, Seed):
        player = entrants[slot.number - 1]
        return Empty.NOBODY if player is None else player
    before = played[slot.match]
    if not before.settled:
        return Empty.WAITING
    return Empty.NOBODY if before.winner is None else before.winner


def _why_paired(fixture: Fixture, rules: ruleset.Bracket) -> Reason:
    match fixture.slots:
        case Seed(seed), Seed(other):
            return reason("pairing-seeds", rules.clause, match=fixture.number, seed=seed, other=other)
        case Seed(seed), WinnerOf(before):
            return reason("pairing-seed-winner", rules.clause, match=fixture.number, seed=seed, before=before)
    one, other = (slot.match for slot in fixture.slots if isinstance(slot, WinnerOf))
    return reason("pairing-winners", rules.clause, match=fixture.number, before=one, also=other)


def _decided(meeting: Meeting, said: Verdict, seeds: Mapping[PlayerId, int], rules: ruleset.Bracket) -> Meeting:
    players, number = meeting.players, meeting.number
    if len(players) < 2:
        raise Refusal("match-not-ready", clause=rules.clause, match=number)
    if said.winner not in players:
        raise Refusal("not-in-match", clause=rules.clause, player=said.winner, match=number, players=players)
    (loser,) = (player for player in players if player != said.winner)
    clause = rules.clause if said.broken is None else rules.draw_clause
    why = reason(
        _ADVANCED[said.broken],
        clause,
        match=number,
        player=said.winner,
        seed=seeds[said.winner],
        opponent=loser,
        other=seeds[loser],
    )
    return replace(meeting, verdict=said, settled=True, winner=said.winner, advanced=why, out=(loser,))


_ADVANCED = {None: "advance-won", Broken.RANK: "advance-rank", Broken.ROLL: "advance-roll"}


def _undecided(meeting: Meeting, drops: Mapping[PlayerId, int], rules: ruleset.Bracket) -> Meeting:
    """A match without a result: open, waiting, or over because a player left (TL-32, R-6)."""
    out = tuple(player for player in meeting.players if drops.get(player, meeting.round + 1) <= meeting.round)
    if Empty.WAITING in meeting.sides or (not out and Empty.NOBODY not in meeting.sides):
        return replace(meeting, out=out)
    staying = tuple(player for player in meeting.players if player not in out)
    if not staying:
        why = reason("advance-nobody", rules.drop_clause, match=meeting.number)
        return replace(meeting, settled=True, advanced=why, out=out)
    why = reason("bye-nobody-left", rules.drop_clause, player=staying[0], round=meeting.round)
    if out:
        why = reason("bye-dropped", rules.drop_clause, player=staying[0], leaver=out[0], round=meeting.round)
    return replace(meeting, settled=True, winner=staying[0], advanced=why, out=out)


def _meeting(state: Knockout, match: int) -> Meeting:
    for meeting in _all(state):
        if meeting.number == match:
            return meeting
    raise Refusal("bracket-match-unknown", clause=state.rules.clause, match=match, matches=sum(map(len, state.rounds)))


def _all(state: Knockout) -> tuple[Meeting, ...]:
    return tuple(meeting for meetings in state.rounds for meeting in meetings)


def _placed(state: Knockout, meeting: Meeting, player: PlayerId) -> Placed:
    place = placing(state.bracket, meeting.round, state.rules.placings)
    rank = int(placing(state.bracket, meeting.round, "top"))
    code = "placing-dropped" if meeting.verdict is None else "placing-lost"
    clause = state.rules.drop_clause if meeting.verdict is None else state.rules.placings_clause
    return Placed(rank, place, player, reason(code, clause, player=player, round=meeting.round, placing=place))


def _below_the_cut(state: Knockout, standing: Standing, rank: int) -> Placed:
    why = reason(
        "placing-swiss",
        state.rules.below_clause,
        player=standing.player,
        placing=rank,
        rank=standing.rank,
        cut=state.bracket.size,
    )
    return Placed(rank, str(rank), standing.player, why)

"""The round that is being played: which it is, its matches, and what in it is still open."""

from dataclasses import dataclass

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Match, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.tournament import Round, Tournament, rounds_of


@dataclass(frozen=True, slots=True)
class Playing:
    """The round that was published last; `open` are the numbers of its matches without a winner or a draw."""

    stage: Stage
    number: int
    round: Round
    open: tuple[int, ...]

    def tables(self, matches: tuple[int, ...]) -> tuple[TableNumber | int, ...]:
        """What people call these matches: their tables, or their numbers where they have none."""
        return tuple(self.round.matches[match - 1].table or match for match in matches)

    def match_of(self, player: PlayerId) -> int | None:
        """The number of the match in which a player sits, a bye too."""
        for number, match in enumerate(self.round.matches, start=1):
            if player in {match.first, match.second}:
                return number
        return None


def playing(t: Tournament) -> Playing | None:
    """None before the first round, and between the cut and the first bracket round."""
    stage = Stage.SWISS if t.bracket is None else Stage.BRACKET
    rounds = rounds_of(t, stage)
    number = len(rounds)
    return Playing(stage, number, rounds[-1], open_in(t, stage, number)) if rounds else None


def open_in(t: Tournament, stage: Stage, round: int) -> tuple[int, ...]:
    """The matches of a round that are not decided.

    In the bracket a draw that nobody has broken is open too, and a match that somebody has left is not, though it has
    no result (TL-32).
    """
    if stage is Stage.SWISS:
        matches = enumerate(t.rounds[round - 1].matches, start=1)
        return tuple(number for number, match in matches if match.result is None)
    assert t.bracket is not None
    settled = {meeting.number for meetings in finals(t).rounds for meeting in meetings if meeting.settled}
    return tuple(place for place, number in enumerate(t.bracket.numbers[round - 1], start=1) if number not in settled)


def goes_on(t: Tournament, round: int, match: int) -> PlayerId | None:
    """Who has gone on from a match of the bracket, by its result or because the opponent has left."""
    assert t.bracket is not None
    number = t.bracket.numbers[round - 1][match - 1]
    return next(one.winner for meetings in finals(t).rounds for one in meetings if one.number == number)


def the_match(t: Tournament, stage: Stage, round: int, match: int) -> Match:
    """A match of two players in a round that was published."""
    rounds = rounds_of(t, stage)
    if not 1 <= round <= len(rounds):
        raise Refusal("round-unknown", round=round, rounds=len(rounds))
    matches = rounds[round - 1].matches
    if not 1 <= match <= len(matches):
        raise Refusal("match-unknown", round=round, match=match, matches=len(matches))
    found = matches[match - 1]
    if found.second is None:
        raise Refusal("bye-match", clause=t.ruleset.bye.clause, player=found.first, round=round)
    return found


def refuse_open(t: Tournament, now: Playing) -> None:
    """A round is over when every table has a result (CH-30); the refusal names those without one."""
    if now.open:
        raise Refusal(
            "round-open",
            clause=t.ruleset.pairing_clause if now.stage is Stage.SWISS else t.ruleset.bracket.clause,
            round=now.number,
            tables=now.tables(now.open),
            count=len(now.open),
        )

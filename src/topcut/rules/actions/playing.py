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
    if t.bracket is None:
        return _playing(Stage.SWISS, t.rounds, _open_in_swiss(t)) if t.rounds else None
    return _playing(Stage.BRACKET, t.bracket.rounds, _open_in_bracket(t)) if t.bracket.rounds else None


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


def _playing(stage: Stage, rounds: tuple[Round, ...], open: tuple[int, ...]) -> Playing:
    return Playing(stage, len(rounds), rounds[-1], open)


def _open_in_swiss(t: Tournament) -> tuple[int, ...]:
    return tuple(number for number, match in enumerate(t.rounds[-1].matches, start=1) if match.result is None)


def _open_in_bracket(t: Tournament) -> tuple[int, ...]:
    """A draw that nobody has broken is open too."""
    assert t.bracket is not None
    settled = {meeting.number for meetings in finals(t).rounds for meeting in meetings if meeting.settled}
    return tuple(place for place, number in enumerate(t.bracket.numbers[-1], start=1) if number not in settled)

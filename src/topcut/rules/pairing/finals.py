"""The bracket of a tournament as it stands, from its published rounds, their results and those who left."""

from collections.abc import Sequence

from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.pairing import knockout
from topcut.rules.pairing.bracket import bracket
from topcut.rules.pairing.knockout import Broken, Knockout, Placed, Verdict
from topcut.rules.ranking.standings import Standing
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Tournament


def finals(t: Tournament) -> Knockout:
    """Needs a cut. A match that is over because a player left has no verdict: the drop says who goes on (R-6)."""
    assert t.bracket is not None, "there is no bracket before the cut"
    rules = t.ruleset.bracket
    played = t.bracket
    verdicts = {
        number: verdict
        for round, numbers in zip(played.rounds, played.numbers, strict=True)
        for match, number in zip(round.matches, numbers, strict=True)
        if (verdict := _verdict(t.ruleset, match, played.ties.get(number))) is not None
    }
    drawing = bracket(len(played.seeds), rules.order)
    return knockout.knockout(drawing, played.seeds, rules, verdicts, played.drops)


def places(t: Tournament) -> tuple[Placed, ...]:
    """What the bracket has given so far, with its reasons."""
    return knockout.placings(finals(t), unranked(t))


def placed(t: Tournament, player: PlayerId, standings: Sequence[Standing]) -> Placed | None:
    """The place of a player for whom it is over: out of the bracket, its winner, or stopped by the cut; else None.

    Below the cut it can still change while others leave or results are corrected.
    """
    if t.bracket is None:
        return None
    found = (*places(t), *knockout.below_the_cut(finals(t), standings, unranked(t)))
    return next((one for one in found if one.player == player), None)


def is_out(t: Tournament, player: PlayerId) -> bool:
    """Whether the bracket is over for a player who was in it, and has not won it."""
    if t.bracket is None or player not in t.bracket.seeds:
        return False
    return any(player in meeting.out for meetings in finals(t).rounds for meeting in meetings)


def unranked(t: Tournament) -> frozenset[PlayerId]:
    """Those who were ejected, and so have no place, unless the rule book says otherwise (R-5)."""
    if t.ruleset.leaving.ranks_ejected:
        return frozenset()
    return frozenset(id for id, player in t.players.items() if player.ejected)


def _verdict(ruleset: Ruleset, match: Match, broken_for: PlayerId | None) -> Verdict | None:
    result = match.result
    if result is None or result.how is How.BYE:
        return None
    if match.winner is not None:
        return Verdict(match.winner)
    if broken_for is None:
        return None
    return Verdict(broken_for, Broken.RANK if ruleset.bracket.draw == "higher-rank" else Broken.ROLL)

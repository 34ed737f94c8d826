"""The bracket of a tournament as it stands, out of its published rounds, their results and those who left."""

from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.pairing import knockout
from topcut.rules.pairing.bracket import bracket
from topcut.rules.pairing.knockout import Broken, Knockout, Placed, Verdict
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Tournament


def finals(t: Tournament) -> Knockout:
    """Needs a cut. A match that is over because somebody left has no verdict: the drop tells who goes on (R-6)."""
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

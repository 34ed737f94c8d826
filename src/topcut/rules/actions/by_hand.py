"""A round paired by hand: taken as it is, and every clause it breaks is public."""

from collections.abc import Sequence

from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import hall
from topcut.rules.actions.rounds import absent, ready
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, RoundPaired, SeatedPair
from topcut.rules.match import Stage
from topcut.rules.pairing.field import wishes
from topcut.rules.pairing.handmade import breaks
from topcut.rules.pairing.tables import seat, visits
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import BY_HAND, Tournament, with_lots


def broken(t: Tournament, pairs: Sequence[SeatedPair], seed: bytes) -> tuple[Reason, ...]:
    """What these pairs of the coming round break: a question, asked before they are published."""
    games = [(pair.first, pair.second) for pair in pairs if pair.second is not None]
    byes = [pair.first for pair in pairs if pair.second is None]
    given = () if t.draw is None else t.draw.given_byes
    return breaks(with_lots(t, seed), games, byes, wishes(t, len(t.rounds) + 1, given))


def publish_by_hand(
    t: Tournament, by: Actor, pairs: Sequence[SeatedPair], *, seed: bytes, round: int | None = None
) -> list[Fact]:
    """Every player once, with a bye where there is no second player; if no tables are given, they are seated by rank.

    Every clause that the pairs break stands in the fact. A draw that was opened for the round counts as its attempt.
    """
    before = ready(t, by, round)
    found = broken(t, pairs, seed)
    number = len(t.rounds) + 1
    paired = RoundPaired(
        stage=Stage.SWISS,
        round=number,
        attempt=t.draw.attempt if t.draw is not None else t.attempts.get(number, 0) + 1,
        pairs=_seated(t, pairs),
        way=BY_HAND,
        unpaired_losses=absent(t),
        breaks=tuple(dict.fromkeys(one.clause or one.code for one in found)),
    )
    return [*before, paired]


def _seated(t: Tournament, pairs: Sequence[SeatedPair]) -> tuple[SeatedPair, ...]:
    games = [pair for pair in pairs if pair.second is not None]
    if all(pair.table is None for pair in games):
        seated = seat([(pair.first, pair.second) for pair in pairs], standings(t), hall(t), visits(t))
        return tuple(SeatedPair(one.table, one.first, one.second) for one in seated)
    _refuse_tables(t, games)
    return tuple(pairs)


def _refuse_tables(t: Tournament, games: Sequence[SeatedPair]) -> None:
    taken: set[TableNumber] = set()
    for pair in games:
        if pair.table is None:
            raise Refusal("table-missing", player=pair.first, opponent=pair.second)
        if pair.table in taken:
            raise Refusal("table-taken", table=pair.table)
        if not hall(t).has(pair.table):
            raise Refusal("table-unknown", table=pair.table)
        taken.add(pair.table)

"""Seats by the printed tournament plans, which the friends at a table with real cards hold in their hands."""

from collections import Counter
from collections.abc import Sequence

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.companion import all_told, real
from topcut.rules.actions.challengers.course import after, onward, paired_by_hand
from topcut.rules.actions.guards import a_reason
from topcut.rules.actor import Actor
from topcut.rules.card_table import CardTable
from topcut.rules.facts import Fact, RoundUnpaired, SeatedPair
from topcut.rules.match import Stage
from topcut.rules.state import playing
from topcut.rules.tournament import Tournament


def seat_as_printed(
    t: Tournament, by: Actor, pairs: Sequence[tuple[PlayerId, PlayerId]], reason: str, *, secret: bytes
) -> list[Fact]:
    """The pairs by the printed plans, park after park, half 1 first: for this round if none of its results is told yet,
    with a public reason, or else for the next one (CG-03, CG-09)."""
    table = real(t, by)
    seated = _everybody_once(table, pairs)
    now = playing(t)
    assert now is not None
    assert t.structure is not None
    if now.stage is Stage.BRACKET:
        raise Refusal("final-called", clause="CG-08")
    if all(match.result is None for match in now.round.matches):
        taken_back = RoundUnpaired(Stage.SWISS, now.number, a_reason(reason))
        return [taken_back, paired_by_hand(after(t, by, [taken_back]), seated)]
    all_told(t, by)
    if now.number == t.structure.rounds:
        raise Refusal("rounds-played", clause="CG-08", rounds=now.number)
    return onward(t, by, secret, seated)


def _everybody_once(table: CardTable, pairs: Sequence[tuple[PlayerId, PlayerId]]) -> tuple[SeatedPair, ...]:
    named = Counter(player for pair in pairs for player in pair)
    for player, times in named.items():
        if times > 1:
            raise Refusal("plan-seat-twice", clause="CG-09", player=player)
        if player not in table.seats:
            raise Refusal("not-at-the-table", player=player)
    missing = tuple(player for player in table.seats if player not in named)
    if missing:
        raise Refusal("plan-seat-missing", clause="CG-09", player=missing[0], players=missing, count=len(missing))
    return tuple(SeatedPair(TableNumber(park), *pair) for park, pair in enumerate(pairs, start=1))

"""The next Swiss round: who plays, who has the bye, who meets whom, where they sit, and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from topcut.chance import Draw, Stream
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.facts import Bound
from topcut.rules.pairing import byes, explain
from topcut.rules.pairing.field import Quality, Wishes, field_of, quality
from topcut.rules.pairing.swiss import Way, pairings
from topcut.rules.pairing.tables import Hall, Seated, seat, visits
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round as it would be published. `keys` belong to its draws: with them anyone can repeat the draws."""

    number: int
    seated: tuple[Seated, ...]  # best pair first, byes last
    way: Way
    quality: Quality
    why: Mapping[PlayerId, Reason]  # of each first seat: why this opponent, or why the bye
    keys: Mapping[str, str]
    bound: Bound | None = None  # of one that is limited

    @property
    def byes(self) -> tuple[PlayerId, ...]:
        return tuple(one.first for one in self.seated if one.second is None)


def next_round(t: Tournament, draw: Draw, hall: Hall | None = None, wishes: Wishes | None = None) -> NextRound:
    """As it is defined."""
    *_, defined = next_rounds(t, draw, hall, wishes, limited=False)
    return defined


def next_rounds(
    t: Tournament, draw: Draw, hall: Hall | None = None, wishes: Wishes | None = None, *, limited: bool = True
) -> Iterator[NextRound]:
    """The one that is defined, last; before it, if it needs a search, one that is found at once."""
    plan = t.ruleset.plan
    if plan is not None:
        raise Refusal("played-by-plan", clause=plan.clause, ruleset=t.ruleset.title)
    wishes = wishes or Wishes()
    playing = list(t.to_pair)
    if strangers := sorted(set(wishes.byes) - set(playing)):
        raise Refusal("pairing-player-inactive", players=tuple(strangers))
    why: dict[PlayerId, Reason] = {player: reason("bye-given", None, player=player) for player in wishes.byes}
    keys: dict[str, str] = {}
    playing = [player for player in playing if player not in why]
    if len(playing) % 2:
        bye = byes.choose(t, playing, draw)
        why[bye.player] = bye.reason
        playing.remove(bye.player)
        if bye.key is not None:
            keys["bye"] = bye.key.hex()
    if not playing:
        raise Refusal("nobody-to-pair", clause=t.ruleset.pairing_clause)
    sitting_out = list(why)
    field = field_of(t, playing, wishes)
    key = draw.key("pairing", field.points.items())
    keys["pairing"] = key.hex()
    ranked = standings(t)
    place = {row.player: i for i, row in enumerate(ranked)}
    for pairing in pairings(field, Stream(key), limited=limited):
        pairs = [(a, b) if place[a] < place[b] else (b, a) for a, b in pairing.pairs]
        seated = seat([*pairs, *((player, None) for player in sitting_out)], ranked, hall or Hall(), visits(t))
        told = why | explain.pairs(t.ruleset, field, pairs, first_round=not t.rounds)
        this = quality(field, pairs)
        yield NextRound(len(t.rounds) + 1, seated, pairing.way, this, told, keys, pairing.bound)

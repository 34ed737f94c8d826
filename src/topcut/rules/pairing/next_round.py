"""The next Swiss round: who plays, who has the bye, who meets whom, where they sit, and why."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.chance import Draw, Stream
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.pairing import byes, explain
from topcut.rules.pairing.field import Quality, Wishes, field_of, quality
from topcut.rules.pairing.swiss import Way, pair
from topcut.rules.pairing.tables import Hall, Seated, seat, visits
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round as it would be published. `keys` are those of its draws: with them anybody can make them again."""

    number: int
    seated: tuple[Seated, ...]  # best pair first, byes last
    way: Way
    quality: Quality
    why: Mapping[PlayerId, Reason]  # of each first seat: why this opponent, or why the bye
    keys: Mapping[str, str]

    @property
    def byes(self) -> tuple[PlayerId, ...]:
        return tuple(one.first for one in self.seated if one.second is None)


def next_round(t: Tournament, draw: Draw, hall: Hall | None = None, wishes: Wishes | None = None) -> NextRound:
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
    pairing = pair(field, Stream(key))
    ranked = standings(t)
    place = {row.player: i for i, row in enumerate(ranked)}
    pairs = [(a, b) if place[a] < place[b] else (b, a) for a, b in pairing.pairs]
    seated = seat([*pairs, *((player, None) for player in sitting_out)], ranked, hall or Hall(), visits(t))
    why.update(explain.pairs(t.ruleset, field, pairs, first_round=not t.rounds))
    return NextRound(len(t.rounds) + 1, seated, pairing.way, quality(field, pairs), why, keys)

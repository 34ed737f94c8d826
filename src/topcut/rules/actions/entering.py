"""Many players at once, as out of a spreadsheet: everybody is entered or nobody."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.registration import add_nonce, enter, note_fee
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, PlayerEntered
from topcut.rules.tournament import Player, Tournament


@dataclass(frozen=True, slots=True)
class Newcomer:
    player: PlayerId
    club: str | None = None
    paid: bool = False
    official: str | None = None  # who is the same person, and may play only as the rule book lets officials (MU-04)
    nonce: str = ""  # that a phone adds to the draw; one that cannot be used keeps nobody out


def enter_all(t: Tournament, by: Actor, newcomers: Sequence[Newcomer]) -> list[Fact]:
    """In this order, so that those who come after the field is full wait."""
    players = dict(t.players)
    growing = replace(t, players=players)
    facts: list[Fact] = []
    for one in newcomers:
        for fact in enter(growing, by, one.player, club=one.club):
            assert isinstance(fact, PlayerEntered)
            players[one.player] = Player(one.player, club=fact.club, waiting=fact.waiting)
            facts.append(fact)
        if one.paid:
            facts += note_fee(growing, by, one.player)
        if one.nonce:
            with suppress(Refusal):
                facts += add_nonce(growing, by, one.player, one.nonce)
        for held in t.officials:
            if held.id == one.official:
                facts += name_official(growing, by, held.id, held.role, plays_as=one.player, alternate=held.alternate)
    return facts

"""A player is away: a bot answers for that seat until they are back. Who leaves for good is another act (Q62)."""

from topcut.cards.bots.bot import BOTS
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.course import still_played
from topcut.rules.actions.challengers.deciding import ask_of
from topcut.rules.actor import Actor, Role
from topcut.rules.card_table import CardTable
from topcut.rules.clock import MINUTE, moment
from topcut.rules.facts import Fact, StandInCalled, StandInEnded
from topcut.rules.playing_cards import table_of
from topcut.rules.tournament import Tournament

USUAL = "greedy"
PATIENCE = 2  # minutes in which nothing happens before somebody counts as away


def call_stand_in(
    t: Tournament, by: Actor, player: PlayerId, bot: str = USUAL, *, at: str, secret: bytes
) -> list[Fact]:
    """By the host, the player or the table's clock at once; by the others when the game stands still for that player:
    nobody takes a seat from somebody who is there."""
    table = _table(t)
    if by.role is Role.PLAYER and (by.id not in table.players or t.players[PlayerId(by.id)].dropped):
        raise Refusal("not-at-the-table", player=PlayerId(by.id))
    if player not in table.players or player in table.played_by_bots or t.players[player].dropped:
        raise Refusal("no-stand-in", player=player)
    if bot not in BOTS:
        raise Refusal("bot-unknown", name=bot, known=tuple(BOTS))
    if by.role is Role.PLAYER and by.id != player:
        _waited_for(t, player, at, secret)
    return [StandInCalled(player, bot)]


def is_long(since: str, at: str) -> bool:
    """Whether whoever has done nothing since then counts as away."""
    return moment(at) - moment(since) >= PATIENCE * MINUTE


def come_back(t: Tournament, by: Actor) -> list[Fact]:
    """The player is back, before anything is asked."""
    player = PlayerId(by.id)
    if by.role is not Role.PLAYER or player not in _table(t).stand_ins:
        raise Refusal("not-away", player=player)
    return [StandInEnded(player)]


def _waited_for(t: Tournament, player: PlayerId, at: str, secret: bytes) -> None:
    if not ask_of(t, player, secret):
        raise Refusal("not-asked", player=player)
    if t.step is None or not is_long(t.step.at, at):
        raise Refusal("stand-in-early", player=player, minutes=PATIENCE)


def _table(t: Tournament) -> CardTable:
    still_played(t)
    table = table_of(t)
    if not table.digital:
        raise Refusal("real-cards", title=t.title)
    return table

"""The command about a card that is lost or damaged: who looks for what, and each step until it is replaced or not."""

from topcut.cli.output import Column
from topcut.cli.prompt import screen
from topcut.cli.prompt.session import Session
from topcut.cli.prompt.signing_up import number
from topcut.refusal import Refusal
from topcut.rules.actions import lost_cards
from topcut.words import say

FORM = "lost NAME 5 CARD | lost NAME CARD | lost NAME found | lost NAME concede CARD"
FOUND, CONCEDE = "found", "concede"


def lost(session: Session, text: str) -> None:
    """`lost`; `lost Ana 5 Drop Bear`, `lost Ana Drop Bear` between rounds; `lost Ana found`; `lost Ana concede`"""
    if not text:
        return _show(session)
    player, rest = session.names.player_and_rest(text)
    word, _, what = rest.partition(" ")
    if not word:
        raise Refusal("run-incomplete", form=FORM)
    if rest == FOUND:
        return session.act(lost_cards.card_replaced, player)
    if word == CONCEDE:
        session.act(lost_cards.concede_game, player, what)
        session.tell()
        session.write(say("lost-conceded", player=session.names.of(player)))
        return None
    minutes = number(word, FORM) if word.isdecimal() else None
    session.act(
        lost_cards.card_missing,
        player,
        rest if minutes is None else what,
        minutes=minutes,
        reason=say("lost-extension"),
    )
    session.tell()
    session.write(say("lost-next", player=session.names.of(player), playing=minutes is not None))
    return None


def _show(session: Session) -> None:
    missing = session.t.conduct.missing_cards
    if not missing:
        session.write(say("lost-none"))
        return
    rows = [(session.names.of(player), what) for player, what in missing.items()]
    screen.show(session, (Column("player"), Column("card")), rows)

"""Whose form it is: a phone that signs in for somebody else may still hold what another player has entered."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.web.view import View


def sender(view: View) -> PlayerId:
    """The player who acts, if it is the one whose page the form was on (I-2)."""
    meant = view.entered.get("me", view.actor.id)
    if meant != view.actor.id:
        raise Refusal("not-yourself", player=meant)
    return PlayerId(view.actor.id)

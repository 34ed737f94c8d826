"""The player whom an address or a form names, who may have gone since the page was made."""

from topcut.ids import PlayerId
from topcut.rules.actions.guards import the_player
from topcut.web.view import View


def known(view: View, player: str) -> PlayerId:
    return the_player(view.t, PlayerId(player)).id

"""What only the host of a card table does."""

from topcut.desk.card_tables import host_of
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.web.view import View


def host_only(view: View) -> None:
    host = host_of(view.t, view.time)
    if host is None or view.me != host:
        raise Refusal("not-the-host", player=host or PlayerId(""))

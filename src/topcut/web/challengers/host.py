"""What only the host of a card table does."""

from topcut.desk.card_tables import host_of
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.web.view import View
from topcut.web.viewer import Kind


def is_host(view: View) -> bool:
    return view.viewer.kind is Kind.PLAYER and view.viewer.id == host_of(view.t, view.time)


def host_only(view: View) -> None:
    host = host_of(view.t, view.time)
    if host is None or view.me != host:
        raise Refusal("not-the-host", player=host or PlayerId(""))

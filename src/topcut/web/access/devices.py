"""The devices that somebody is signed in on: seen by themselves, and ended by themselves, one or all others."""

from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, Session
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.memory import access_in
from topcut.web.access.watch import line
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say

OTHERS = "others"
AS = {
    Kind.PLAYER: {Kind.PLAYER},
    Kind.JUDGE: {Kind.JUDGE, Kind.ORGANIZER},
    Kind.ORGANIZER: {Kind.JUDGE, Kind.ORGANIZER},  # a judge by the code who was invited too
}


def own_devices(view: View) -> tuple[Session, ...]:
    """Where the viewer is signed in now, this device among them; the oldest first."""
    return view.desk.store.read_access(lambda accounts: _own(accounts, view))


def end_own(view: View) -> str:
    """At once: its next request is a stranger's, and its open pages end within a second. Says what was done.

    A phone that has held two players stays one that has (I-2): only the staff can make that forgotten.
    """
    which = view.text("session")
    if which == view.viewer.session:
        raise Refusal("session-own")

    def job(accounts: Accounts) -> int:
        others = [one for one in _own(accounts, view) if one.id != view.viewer.session]
        ended = [one for one in others if which in {OTHERS, one.id}]
        if not ended:
            raise Refusal("session-gone")
        accounts.put(*(sessions.ended(access_in(view.request), one) for one in ended))
        accounts.note(line(view, Act.SESSION_ENDED, about=view.viewer.id, times=len(ended)))
        return len(ended)

    ended = view.desk.store.change_access(job)
    return say("access-devices-ended", count=ended)


def _own(accounts: Accounts, view: View) -> tuple[Session, ...]:
    """An account's are the same everywhere, whatever it is in a tournament."""
    me = view.viewer
    where, roles = (None, {Kind.OWNER}) if me.has_password else (me.tournament, AS[me.kind])
    found = accounts.every(Session, holder=me.id, tournament=where, ended=None, admitted=True)
    live = (one for one in found if one.until > view.now and one.role in roles)
    return tuple(sorted(live, key=lambda one: one.created))

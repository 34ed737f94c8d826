"""The security log, for owners: what happened at the doors of this computer and of their own tournaments."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.watching import Telling
from topcut.ids import TournamentId
from topcut.store.accounts import Account, Accounts
from topcut.store.security_log import GROUPS, KEPT, Line
from topcut.web.access.holding import held_by
from topcut.web.access.memory import access_in
from topcut.web.access.rights import may
from topcut.web.access.sessions import account_of
from topcut.web.result_form import digits
from topcut.web.settings import Mode
from topcut.web.view import View
from topcut.web.viewer import Kind

router = APIRouter()

SHOWN = 100


@router.get("/account/log")
def security_log(view: Annotated[View, may("account")], about: str = "", before: str = "") -> Response:
    acts = GROUPS.get(about, ())
    concerns, last = _concerns(view), digits(before)
    kept = filter(concerns, view.desk.store.security_log(last, acts))
    counted = [one for one in _counted(view) if concerns(one) and (not acts or one.act in acts)] if not last else []
    found = list(islice(kept, SHOWN + 1))
    telling = Telling(view.desk)
    return view.page(
        "access/security_page.html",
        lines=[telling.told(line) for line in (*counted, *found[:SHOWN])],
        older=found[SHOWN - 1].n if len(found) > SHOWN else None,
        groups=GROUPS,
        about=about if acts else "",
        kept=KEPT,
    )


def _counted(view: View) -> Iterator[Line]:
    """Wrong guesses of the last minutes, which are not written down yet."""
    yield from access_in(view.request).tally.rest()


def _concerns(view: View) -> Callable[[Line], bool]:
    """Not what happened in another owner's tournament or account. Whoever operates a server that many share is told
    what happened to their accounts too, and they are told nothing of strangers at its doors."""
    me, store = view.viewer.id, view.desk.store
    is_shared = view.settings.mode is Mode.HOSTED

    def look(accounts: Accounts) -> tuple[set[TournamentId], set[str]]:
        held = held_by(accounts, account_of(accounts, me))
        own = {id for id, kind in held.items() if kind is Kind.OWNER}
        return own, set() if is_shared else {one.id for one in accounts.every(Account)} - {me}

    own, others = store.read_access(look)

    def concerns(line: Line) -> bool:
        if me in {line.actor, line.about}:
            return True
        if is_shared and not view.viewer.operates:
            return line.tournament in own
        if line.tournament is not None:
            return line.tournament in own or (not line.actor and not store.knows(line.tournament))
        return not others & {line.actor, line.about}

    return concerns

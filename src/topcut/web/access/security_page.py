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
from topcut.web.access.memory import access_in
from topcut.web.access.rights import may
from topcut.web.access.sessions import is_owned_by
from topcut.web.result_form import digits
from topcut.web.view import View

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
    """Not what happened in another owner's tournament or account."""
    me, store = view.viewer.id, view.desk.store
    known = [listed.id for listed in store.tournaments()]

    def look(accounts: Accounts) -> tuple[set[TournamentId], set[str]]:
        own = {id for id in known if is_owned_by(accounts, id, me)}
        return own, {one.id for one in accounts.every(Account)} - {me}

    own, others = store.read_access(look)

    def concerns(line: Line) -> bool:
        if me in {line.actor, line.about}:
            return True
        if line.tournament is not None:
            return line.tournament in own or (not line.actor and line.tournament not in known)
        return not others & {line.actor, line.about}

    return concerns

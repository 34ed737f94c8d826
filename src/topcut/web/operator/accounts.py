"""All accounts of the server: who has one, how others come to one, and how much everyone may keep."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.store.accounts import EVERYONE, Account, Accounts
from topcut.store.hosting import House, Quota
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.organizing import Link, is_open, refuse_elsewhere
from topcut.web.access.organizing import invite as invitation
from topcut.web.access.quotas import MOST
from topcut.web.access.watch import line
from topcut.web.finding import is_found
from topcut.web.rendering import code_image
from topcut.web.result_form import digits
from topcut.web.settings import Mode
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

SHOWN = 25
LONGEST = 100  # letters of what is looked for
KINDS = ("running", "kept", "players", "megabytes")


@router.get("/operator")
def accounts(view: Annotated[View, may("operate")], q: str = "", page: str = "") -> Response:
    return _page(view, q[:LONGEST], digits(page) or 1)


@router.post("/operator/open")
@again(accounts)
def open_house(view: Annotated[View, may("operate", sure=True)]) -> Response:
    """Anyone may make an account, or only who was invited."""
    refuse_elsewhere(view)
    opened = view.text("open") == "yes"

    def job(accounts: Accounts) -> None:
        accounts.put(House(open=opened))
        accounts.note(line(view, Act.HOUSE_OPENED if opened else Act.HOUSE_CLOSED))

    view.desk.store.change_access(job)
    return view.go("/operator", say("house-open" if opened else "house-invited"))


@router.post("/operator/invite")
@again(accounts)
def invite(view: Annotated[View, may("operate", sure=True)]) -> Response:
    """Shown once, only on this page."""
    return _page(view, link=invitation(view))


@router.post("/operator/quota")
@again(accounts)
def set_quota(view: Annotated[View, may("operate")]) -> Response:
    """For everyone for whom nothing else was said."""
    keep_quota(view, EVERYONE)
    return view.go("/operator", say("quota-said"))


def keep_quota(view: View, account: str) -> None:
    made = Quota(account, **{kind: _number(view.text(kind)) for kind in KINDS})

    def job(accounts: Accounts) -> None:
        accounts.put(made)
        accounts.note(line(view, Act.QUOTAS_SET if account == EVERYONE else Act.QUOTA_SET, about=account))

    view.desk.store.change_access(job)


def _number(typed: str) -> int:
    found = digits(typed)
    if found is None or found > MOST:
        raise Refusal("quota-number", typed=typed[:20] or say("operator-quota-nothing"), most=MOST)
    return found


def _page(view: View, q: str = "", page: int = 1, link: Link | None = None) -> Response:
    def look(accounts: Accounts) -> tuple[Sequence[Account], Quota]:
        every = sorted(accounts.every(Account), key=lambda one: one.name.casefold())
        found = [one for one in every if one.name and is_found(q, one.name)]
        return found, accounts.one(Quota, account=EVERYONE) or Quota(EVERYONE)

    found, quota = view.desk.store.read_access(look)
    first = (page - 1) * SHOWN
    return view.page(
        "operator/accounts.html",
        found=found[first : first + SHOWN],
        total=len(found),
        q=q,
        number=page,
        pages=-(-len(found) // SHOWN),
        quota=quota,
        kinds=KINDS,
        open=is_open(view),
        hosted=view.settings.mode is Mode.HOSTED,
        link=link,
        image=code_image(link.address) if link else None,
    )

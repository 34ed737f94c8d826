"""Tokens for an account's own programs: made, shown once, listed and revoked."""

from dataclasses import replace
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, ApiToken
from topcut.store.security_log import Act
from topcut.web.access.account import held
from topcut.web.access.bearer import PREFIX, SCOPES
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_link, digest, fresh
from topcut.web.access.watch import line
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

MOST = 20
LONGEST_NAME = 60
LONGEST = 366  # days
USUAL = 30


@router.get("/account/tokens")
def tokens(view: Annotated[View, may("account")]) -> Response:
    return _page(view)


@router.post("/account/tokens")
@again(tokens)
def make(view: Annotated[View, may("account", sure=True)]) -> Response:
    """Shown on this one page, and never again."""
    name = " ".join(view.text("name").split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("api-token-name", most=LONGEST_NAME)
    days = view.perhaps_number("days")
    if days is None or not 1 <= days <= LONGEST:
        raise Refusal("api-token-days", most=LONGEST)
    only = TournamentId(view.text("tournament")) if view.text("tournament") else None
    if only is not None and only not in held(view):
        raise Refusal("api-token-tournament")
    scopes = " ".join(scope for scope in SCOPES if scope in view.every("scope"))
    secret, until = as_link(fresh()), written(view.desk.clock.now() + timedelta(days=days))

    def job(accounts: Accounts) -> None:
        if len(accounts.every(ApiToken, account=view.viewer.id)) >= MOST:
            raise Refusal("api-tokens-many", most=MOST)
        accounts.put(ApiToken(digest(secret), view.viewer.id, name, scopes, only, view.now, until))
        accounts.note(line(view, Act.API_TOKEN_MADE, about=view.viewer.id, tournament=only))

    view.desk.store.change_access(job)
    return _page(replace(view, form={}), f"{PREFIX}{secret}")  # the next one has another name


@router.post("/account/tokens/revoke")
@again(tokens)
def revoke(view: Annotated[View, may("account")]) -> Response:
    def job(accounts: Accounts) -> None:
        mine = accounts.every(ApiToken, account=view.viewer.id)
        found = [one for one in mine if one.hash.hex() == view.text("which")]
        if not found:
            raise Refusal("api-token-gone")
        accounts.remove(*found)
        accounts.note(line(view, Act.API_TOKEN_REVOKED))

    view.desk.store.change_access(job)
    return view.go("/account/tokens", say("access-tokens-revoked"))


def _page(view: View, made: str = "") -> Response:
    kept = view.desk.store.read_access(lambda accounts: accounts.every(ApiToken, account=view.viewer.id))
    mine = tuple(held(view))
    titles = {one.id: one.name for one in view.desk.store.tournaments(mine)}
    return view.page(
        "access/tokens.html",
        tokens=sorted(kept, key=lambda one: one.created, reverse=True),
        titles=titles,
        made=made,
        longest=LONGEST,
        usual=USUAL,
        scopes=SCOPES,
        address=f"{view.settings.base_url}/api/v1",
    )

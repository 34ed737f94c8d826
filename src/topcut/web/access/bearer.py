"""The gate for programs: a token instead of a cookie, with the rights of its account and no more than its scopes."""

import hashlib
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Any

from anyio import to_thread
from fastapi import Depends, Request

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, ApiToken
from topcut.store.security_log import Act
from topcut.web.access.holding import part_in
from topcut.web.access.memory import access_in
from topcut.web.access.rights import MAY, OF_PROGRAMS, SAFE, SHOWN, authorize
from topcut.web.access.secrets import LINK, digest
from topcut.web.access.sessions import is_local
from topcut.web.access.watch import failed
from topcut.web.turns import Turn, in_turn, limiter
from topcut.web.view import View
from topcut.web.viewer import SPECTATOR, Kind, Viewer

SCHEME = "bearer "
PREFIX = "topcut_"  # so that people, and programs that look for leaked secrets, know what it is
MINE, RUN, JUDGE = "mine", "run", "judge"
SCOPES = {MINE: "account", RUN: "organize", JUDGE: "officiate"}  # scope -> the right that it gives
KEY = "idempotency-key"  # the header that makes a request that is sent twice count once
LONGEST_KEY = 200


def by_token(action: str, scope: str | None = None) -> Any:
    """Authenticates by the token alone, authorizes as the pages do, and gives the view. No cookie is looked at, so no
    other site can make a browser act here. The scope is that of the right, unless another is named."""
    return Depends(Bearer(action, scope), scope="function")


class Bearer:
    def __init__(self, action: str, scope: str | None = None) -> None:
        assert action in MAY, f"{action} is in nobody's rights"
        self.action = action
        self.scope = scope or next((scope for scope, right in SCOPES.items() if right == action), None)

    async def __call__(self, request: Request) -> AsyncIterator[View]:
        viewer = await to_thread.run_sync(self.viewer, request, limiter=limiter(Turn.DOOR))
        reads = request.method in SAFE
        key = {} if reads else {"key": _key(request, viewer)}
        if not reads:
            request.state.sent = await request.body()
        async with in_turn(request.scope["endpoint"], viewer, reads=reads):
            if not reads:  # all of it may have taken long to come, and whoever sent it may be nobody any more
                again = partial(self.viewer, request, counts=False)
                viewer = await to_thread.run_sync(again, limiter=limiter(Turn.DOOR))
            yield View(request, viewer, key)

    def viewer(self, request: Request, *, counts: bool = True) -> Viewer:
        """Whom the program acts for, if that account and this token may do it; or a refusal. What it asks `counts`,
        unless it is only looked whether a stream may go on."""
        tournament = TournamentId(request.path_params.get("tournament", ""))
        access = access_in(request)
        store = access.desk.store
        token = _token(request, counts=counts)
        if store.kept(tournament).deleted is not None or store.gone(tournament) is not None:
            raise Refusal("tournament-deleted")
        if store.halls.of(tournament) is not None:
            if self.action not in SHOWN:
                raise Refusal("decided-at-the-hall")
            return SPECTATOR
        if token is None:
            if Kind.SPECTATOR not in MAY[self.action]:
                raise Refusal("api-token-missing")
            return SPECTATOR
        if tournament and not store.knows(tournament):
            raise Refusal("tournament-unknown", tournament=tournament)
        return self._viewer(request, token, tournament)

    def _viewer(self, request: Request, token: ApiToken, tournament: TournamentId) -> Viewer:
        """What the account is in this tournament; where it is nothing there, the public may still look."""
        if token.tournament is not None and token.tournament != tournament:
            if Kind.SPECTATOR in MAY[self.action]:
                return SPECTATOR
            raise Refusal("api-token-elsewhere")
        part = access_in(request).desk.store.read_access(lambda accounts: _part(accounts, token, tournament))
        here = [] if part is None else [Viewer(part, token.account, tournament or None, has_password=True)]
        answer = authorize(here, self.action, elsewhere=True)
        if isinstance(answer, str):
            raise Refusal(answer)
        if self.scope is not None and self.scope not in token.scopes.split():
            raise Refusal("api-token-scope", scope=self.scope)
        if self.scope == JUDGE and RUN not in token.scopes.split():
            return replace(answer, kind=Kind.JUDGE)  # what officials do, and nothing that only an organizer may
        return answer


def _key(request: Request, viewer: Viewer) -> str:
    """Each account has its own keys, apart from those of forms. Without one each request is another."""
    said = request.headers.get(KEY)
    if said is None:
        return f"{OF_PROGRAMS}{token_hex(16)}"
    if not 1 <= len(said) <= LONGEST_KEY or not said.isascii() or not said.isprintable():
        raise Refusal("api-key-unreadable", most=LONGEST_KEY)
    return f"{OF_PROGRAMS}{hashlib.sha256(f'{viewer.id} {said}'.encode()).hexdigest()[:32]}"


def _part(accounts: Accounts, token: ApiToken, tournament: TournamentId) -> Kind | None:
    account = accounts.one(Account, id=token.account)
    if account is None:
        return None
    return part_in(accounts, tournament, account) if tournament else Kind.OWNER


def _token(request: Request, *, counts: bool) -> ApiToken | None:
    """The one that was sent, of an account that is open, and good for this way in; None if none was sent. A right token
    always passes: it cannot be guessed."""
    said = request.headers.get("authorization", "")
    if not said:
        return None
    access, now = access_in(request), access_in(request).desk.clock.stamp()
    secret = said[len(SCHEME) :].strip() if said[: len(SCHEME)].lower() == SCHEME else ""
    local = is_local(access, request)

    def look(accounts: Accounts) -> ApiToken | None:
        found = accounts.one(ApiToken, hash=digest(secret.removeprefix(PREFIX)))
        account = None if found is None else accounts.one(Account, id=found.account)
        if found is None or account is None or account.closed is not None or found.until <= now:
            return None
        if not local and not account.lan:  # as with the password, see sessions
            raise Refusal("api-token-here-only")
        return found

    token = access.desk.store.read_access(look) if LINK.fullmatch(secret.removeprefix(PREFIX)) else None
    if token is None:
        failed(request, Act.API_TOKEN_FAILED)
        raise access.attempts.wrong_claim("api") or Refusal("api-token-refused")
    most = access.settings.limits.api_a_minute
    if counts and not access.attempts.may_ask(token.hash.hex(), most):
        raise Refusal("api-busy", most=most)
    return token

"""A program with its token, as an organizer lets one in on the account page."""

from typing import Any

import httpx
from starlette.testclient import TestClient

from tests.web.hall import OWNER, Hall
from topcut.ids import TournamentId
from topcut.store.accounts import Account, Accounts, ApiToken
from topcut.web.access.bearer import PREFIX, SCOPES
from topcut.web.access.secrets import as_link, digest, fresh

V1 = "/api/v1"
ALL = " ".join(SCOPES)
LATER = "2099-01-01T00:00:00.000Z"


def address(path: str, tournament: str) -> str:
    """Of a route; a stream that ends, where it is one."""
    return path.format(tournament=tournament) + ("?once=yes" if path.endswith("/stream") else "")


class Program:
    def __init__(self, hall: Hall, token: str = "", host: str = "127.0.0.1") -> None:
        self.token = token
        self.http = TestClient(hall.app, base_url="http://127.0.0.1:8000", client=(host, 50000))
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, **named: Any) -> httpx.Response:
        answer: httpx.Response = self.http.get(f"{V1}{path}", **named)
        return answer

    def send(self, path: str, body: Any = None, *, key: str | None = None) -> httpx.Response:
        headers = {} if key is None else {"Idempotency-Key": key}
        answer: httpx.Response = self.http.post(f"{V1}{path}", json={} if body is None else body, headers=headers)
        return answer

    def do(self, tournament: str, act: str, /, *, key: str | None = None, **body: Any) -> Any:
        """The same where it must work: the answer."""
        answer = self.send(f"/tournaments/{tournament}/acts/{act}", body, key=key)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, tournament: str, act: str, /, *, key: str | None = None, **body: Any) -> Any:
        """Where it must not: the problem."""
        answer = self.send(f"/tournaments/{tournament}/acts/{act}", body, key=key)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        return answer.json()


def program(
    hall: Hall,
    account: str = OWNER.id,
    scopes: str = ALL,
    only: TournamentId | None = None,
    *,
    until: str = LATER,
    operates: bool = True,
    host: str = "127.0.0.1",
) -> Program:
    """With a new token of this account, which is made if there is none yet."""
    secret, now = as_link(fresh()), hall.desk.clock.stamp()

    def written(accounts: Accounts) -> None:
        if accounts.one(Account, id=account) is None:
            accounts.put(Account(account, account.title(), "no password", now, operates=now if operates else None))
        accounts.put(ApiToken(digest(secret), account, "a script", scopes, only, now, until))

    hall.store.change_access(written)
    return Program(hall, f"{PREFIX}{secret}", host)

"""The door for computers of halls: no browser comes here, a key opens it, and everything is answered in JSON."""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from anyio import to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from topcut.desk import Desk
from topcut.desk.taking_in import copies_for, copy_for, leave_copy, take_in
from topcut.exchange import mirror_batch
from topcut.exchange.sealing import is_sealed
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Overtaken
from topcut.store.accounts import Account, Accounts, MirrorKey
from topcut.store.security_log import Act
from topcut.web.access.memory import access_in
from topcut.web.access.quotas import refuse_heavy_mirror
from topcut.web.access.secrets import digest, read
from topcut.web.access.watch import at_door, failed
from topcut.web.mirror.arriving import Arriving
from topcut.web.result_form import digits
from topcut.web.status import headers_of, status_of
from topcut.web.turns import Turn, limiter
from topcut.web.viewer import Kind

Made = TypeVar("Made")

SCHEME = "bearer "
JSON = "application/json"
SEALED = "application/octet-stream"


async def batch(request: Request) -> Response:
    """Facts, names, or just that the hall is still there."""

    def job(key: MirrorKey, body: bytes) -> bytes:
        sent = mirror_batch.read(body)
        if sent.tournament != request.path_params["tournament"]:
            raise Refusal("mirror-unreadable", row=1)
        if sent.facts or sent.people:
            refuse_heavy_mirror(access_in(request), key.account, len(body))
        return mirror_batch.answered(take_in(_desk(request), sent, key))

    return await _answered(request, job, JSON)


async def copies(request: Request) -> Response:
    """Which sealed copies this key can fetch."""
    return await _answered(request, lambda key, _: msgspec.json.encode(copies_for(_desk(request), key.account)), JSON)


async def leave(request: Request) -> Response:
    """A sealed copy; what is in it, no one here can tell."""

    def job(key: MirrorKey, body: bytes) -> bytes:
        n = digits(request.query_params.get("n", ""))
        if not is_sealed(body) or n is None:
            raise Refusal("mirror-unreadable", row=1)
        refuse_heavy_mirror(access_in(request), key.account, len(body))
        leave_copy(_desk(request), _tournament(request), key.account, n, body)
        return b"{}"

    return await _answered(request, job, JSON)


async def fetch(request: Request) -> Response:
    def job(key: MirrorKey, _body: bytes) -> bytes:
        found = copy_for(_desk(request), _tournament(request), key.account)
        line = at_door(request, Act.COPY_FETCHED, Kind.OWNER, key.account, tournament=_tournament(request))
        _desk(request).store.note(line)
        return found

    return await _answered(request, job, SEALED)


async def _answered(request: Request, job: Callable[[MirrorKey, bytes], bytes], media: str) -> Response:
    """The key first: nobody without one has anything read. Once all is here it is asked for again."""
    arriving: Arriving = request.app.state.arriving
    try:
        account = await _in_turn(lambda: _refuse_busy(request, _key(request)))
        with arriving.room(account, _size(request)):
            body = await request.body()
            return Response(await _in_turn(lambda: job(_key(request), body)), media_type=media)
    except Refusal as refusal:
        return _refused(refusal)
    except Overtaken:  # by another process of this server: the hall comes again
        return _refused(Refusal("mirror-busy"))
    except HTTPException as error:
        return _refused(Refusal("mirror-unreadable", row=1), error.status_code)


async def _in_turn(job: Callable[[], Made]) -> Made:
    return await to_thread.run_sync(job, limiter=limiter(Turn.MIRROR))


def _refused(refusal: Refusal, status: int = 0) -> Response:
    numbers = {name: value for name, value in refusal.parameters.items() if type(value) is int}
    proof = str(refusal.parameters.get("proof", ""))
    said = msgspec.json.encode({"refused": refusal.code, "numbers": numbers, **({"proof": proof} if proof else {})})
    status = status or status_of(refusal)
    return Response(said, status, headers_of(status), JSON)


def _key(request: Request) -> MirrorKey:
    """That of the hall, whose account exists and is open. A right key always passes: it cannot be guessed."""
    said = request.headers.get("authorization", "")
    secret = read(said[len(SCHEME) :]) if said[: len(SCHEME)].lower() == SCHEME else None
    access = access_in(request)

    def look(accounts: Accounts) -> MirrorKey | None:
        found = accounts.one(MirrorKey, hash=digest(secret or b""))
        account = None if found is None else accounts.one(Account, id=found.account)
        return None if account is None or account.closed is not None else found

    key = access.desk.store.read_access(look)
    if key is None:
        failed(request, Act.MIRROR_KEY_FAILED)
        raise access.attempts.wrong_claim("mirror") or Refusal("mirror-key-refused")
    return key


def _refuse_busy(request: Request, key: MirrorKey) -> str:
    """Whose key it is, if it may send something now."""
    access = access_in(request)
    if not access.attempts.may_mirror(key.hash.hex(), access.settings.limits.mirrored_a_minute):
        raise Refusal("mirror-busy")
    return key.account


def _size(request: Request) -> int:
    """As announced, and never more than that; what is not announced may be as long as any."""
    most = access_in(request).settings.limits.mirrored
    if request.method == "GET":
        return 0
    said = request.headers.get("content-length", "")
    return min(most, int(said)) if said.isdecimal() else most


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _tournament(request: Request) -> TournamentId:
    return TournamentId(request.path_params["tournament"])


ROUTES = (
    Route("/mirror/v1", copies, methods=["GET"]),
    Route("/mirror/v1/{tournament}", batch, methods=["POST"]),
    Route("/mirror/v1/{tournament}/copy", leave, methods=["POST"]),
    Route("/mirror/v1/{tournament}/copy", fetch, methods=["GET"]),
)

"""How much an organizer may have on a server that many share; whoever operates it, and a computer of one's own, have no
such limit."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.store.accounts import EVERYONE, Account, Accounts
from topcut.store.hosting import Member, Part, Quota
from topcut.store.place import MEGABYTE
from topcut.store.rows import State
from topcut.web.access.holding import CLUB, held_by, owners_of
from topcut.web.access.memory import Access, access_in
from topcut.web.settings import Mode
from topcut.web.view import View

TOO_MANY = ("quota-running", "quota-kept")
MOST = 100_000  # what an operator can say at most
MINUTE = len("2026-11-15T09:41")


@dataclass(frozen=True, slots=True)
class Use:
    """How much of it is used."""

    running: int
    kept: int
    megabytes: int


def quota_of(accounts: Accounts, account: Account) -> Quota | None:
    """Its own, everyone's, or the usual one; none for whoever operates."""
    if account.operates is not None:
        return None
    found = accounts.one(Quota, account=account.id) or accounts.one(Quota, account=EVERYONE)
    return found or Quota(EVERYONE)


def use_of(view: View, account: Account) -> Use:
    """Tournaments of a club count for each of its members. What is shown for a hall takes space, and no place."""
    held = tuple(view.desk.store.read_access(lambda accounts: held_by(accounts, account)))
    return Use(len(held) - len(_over(view, held)), len(held), _megabytes(view.desk.store, account))


def over(view: View) -> frozenset[TournamentId]:
    """Those of an account that take no place among the running ones."""
    store = view.desk.store
    return _over(view, store.read_access(lambda accounts: tuple(held_by(accounts, _mine(accounts, view.viewer.id)[0]))))


def _over(view: View, held: Collection[TournamentId]) -> frozenset[TournamentId]:
    store = view.desk.store
    told = store.calendar.these(held)
    return frozenset(
        one.tournament
        for one in told
        if one.state == State.OVER.value or store.kept(one.tournament).archived is not None
    )


def refuse_another(view: View, made: TournamentId | None = None) -> None:
    """Before a tournament is made; a form that comes twice has made it already."""
    if made is not None and view.desk.store.knows(made):
        return
    account, quota = view.desk.store.read_access(lambda accounts: _mine(accounts, view.viewer.id))
    if quota is None or view.settings.mode is not Mode.HOSTED:
        return
    used = use_of(view, account)
    _refuse_many(quota, used.running, used.kept)
    _refuse_heavy(quota, used.megabytes, "organizer")


def refuse_one_of_many(view: View, accounts: Accounts, over: Collection[TournamentId]) -> None:
    """In the write that makes it theirs: of several that are made in one moment, only as many as fit."""
    account, quota = _mine(accounts, view.viewer.id)
    if quota is None or view.settings.mode is not Mode.HOSTED:
        return
    held = held_by(accounts, account).keys()
    _refuse_many(quota, len(held - over), len(held))


def refuse_players(view: View, coming: int = 1) -> None:
    """Before so many more are entered."""
    most = min((quota.players for _, quota in _whose(view)), default=None)
    if most is not None and len(view.t.players) + coming > most:
        raise Refusal("quota-players", most=most, organizer=view.t.ruleset.terms.organizer)


def refuse_heavy(view: View) -> None:
    """Before a list or another long text is taken in."""
    weights, minute = access_in(view.request).weights, view.now[:MINUTE]
    for account, quota in _whose(view):
        used = weights.recall(account.id, minute, partial(_megabytes, view.desk.store, account))
        _refuse_heavy(quota, used, view.t.ruleset.terms.organizer)


def refuse_heavy_mirror(access: Access, account: str, size: int) -> None:
    """Before so many bytes are kept that a hall sends to be shown for an account."""
    store, minute = access.desk.store, access.desk.clock.stamp()[:MINUTE]
    if access.settings.mode is not Mode.HOSTED:
        return
    mine, quota = store.read_access(lambda accounts: _mine(accounts, account))
    if quota is None:
        return
    if access.weights.recall(account, minute, partial(_megabytes, store, mine)) >= quota.megabytes:
        raise Refusal("mirror-heavy", most=quota.megabytes)
    access.weights.add(account, minute, size // MEGABYTE)


def _megabytes(store: Store, account: Account) -> int:
    held = store.read_access(lambda accounts: held_by(accounts, account))
    shown = (id for id, one in store.halls.all().items() if one.account == account.id)
    return store.calendar.megabytes({*held, *shown})


def _refuse_many(quota: Quota, running: int, kept: int) -> None:
    if running >= quota.running:
        raise Refusal("quota-running", most=quota.running)
    if kept >= quota.kept:
        raise Refusal("quota-kept", most=quota.kept)


def _refuse_heavy(quota: Quota, megabytes: int, organizer: str) -> None:
    if megabytes >= quota.megabytes:
        raise Refusal("quota-megabytes", most=quota.megabytes, organizer=organizer)


def _mine(accounts: Accounts, id: str) -> tuple[Account, Quota | None]:
    account = accounts.one(Account, id=id)
    assert account is not None, "a session of an account that does not exist"
    return account, quota_of(accounts, account)


def _whose(view: View) -> list[tuple[Account, Quota]]:
    """Who owns this tournament, with their quotas; of a club the owner with the largest."""
    if view.settings.mode is not Mode.HOSTED:
        return []
    found = view.desk.store.read_access(partial(_owners, tournament=view.tournament))
    limited = [(account, quota) for account, quota in found if quota is not None]
    if len(limited) < len(found):  # one of them has none
        return []
    return sorted(limited, key=lambda one: one[1].players, reverse=True)[:1]


def _owners(accounts: Accounts, tournament: TournamentId) -> list[tuple[Account, Quota | None]]:
    ids: set[str] = set()
    for holder in owners_of(accounts, tournament):
        members = accounts.every(Member, club=holder, role=Part.OWNER.value) if holder.startswith(CLUB) else ()
        ids |= {one.account for one in members} or {holder}
    found = (accounts.one(Account, id=id) for id in sorted(ids))
    return [(account, quota_of(accounts, account)) for account in found if account is not None]

"""An owner proves who it is: the password, where there is TLS also a second factor if there is one; then a session."""

from collections.abc import Callable
from dataclasses import dataclass

from fastapi.responses import Response

from topcut.declared import ready
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, Authenticator, Passkey, Session
from topcut.store.security_log import Act
from topcut.web.access import sessions
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import account_of
from topcut.web.access.watch import failed
from topcut.web.view import View
from topcut.web.viewer import Kind

HALFWAY = "halfway"


@ready
@dataclass(frozen=True, slots=True)
class Halfway:
    """The password was right, and the second factor is still to come."""

    account: str
    whose: str  # under this, wrong codes count like wrong passwords


def checked(
    view: View,
    whose: str,
    account: Account | None,
    password: str,
    *,
    known: Account | None = None,
    is_stranger: bool = False,
    wrong: str = "login-wrong",
) -> Account:
    """The account if the password is its own. Wrong ones stay counted until the second factor was right too, where
    there is one: whoever knows the password must not guess codes without waiting."""
    access = access_in(view.request)
    access.attempts.check_password(whose, access.desk.clock.now())
    kept = account.password if account else None
    if not access.hashing.matches(kept, password, is_stranger=is_stranger) or account is None:
        access.attempts.wrong_password(whose, access.desk.clock.now())
        meant = account or known
        failed(view.request, Act.SIGN_IN_FAILED, about=meant.id if meant else "")
        raise Refusal(wrong)
    if not needs_second(view, account.id):
        access.attempts.right_password(whose)
    return account


def password_again(view: View, field: str = "password") -> Account:
    """Before something that only the owner may change, and not a neighbour at an open laptop."""
    account = view.desk.store.read_access(lambda accounts: account_of(accounts, view.viewer.id))
    whose = f"{account.id}|again"
    checked(view, whose, account, view.typed(field), wrong="password-wrong")
    access_in(view.request).attempts.right_password(whose)
    return account


def needs_second(view: View, account: str) -> bool:
    """Only where there is TLS: elsewhere browsers have no passkeys, and the owner sits at the computer itself."""
    return view.settings.is_secure and view.desk.store.read_access(lambda accounts: has_second(accounts, account))


def has_second(accounts: Accounts, account: str) -> bool:
    return bool(accounts.one(Authenticator, account=account) or accounts.one(Passkey, account=account))


def come_in(view: View, account: Account, whose: str, response: Response) -> Response:
    """In, or on to the second factor. Until that is right, this browser stands for nobody."""
    if not needs_second(view, account.id):
        return signed_in(view, account, response)
    access = access_in(view.request)
    access.shortly.keep(HALFWAY, view.request.state.browser, Halfway(account.id, whose), access.desk.clock.now())
    return view.go("/login/second")


def signed_in(
    view: View, account: Account, response: Response, first: Callable[[Accounts], object] | None = None
) -> Response:
    """With a new session; expired ones are removed. What `first` does, or refuses, belongs to the same transaction."""
    access = access_in(view.request)

    def job(accounts: Accounts) -> tuple[Session, str]:
        if account_of(accounts, account.id).closed is not None:
            raise Refusal("account-closed")
        if first is not None:
            first(accounts)
        begun = sessions.begin(accounts, view.request, Kind.OWNER, account.id)
        sessions.sweep(accounts, view.now)  # after it: who signs in again goes on with the session
        return begun

    session, cookie = view.desk.store.change_access(job)
    access.presence.begin(session.id, access.desk.clock.now())
    return sessions.with_cookie(view.request, response, cookie)

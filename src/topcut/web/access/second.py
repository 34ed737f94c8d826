"""Second factors of an owner: an authenticator app, passkeys and recovery codes; and the step that asks for one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from topcut.desk.clock import written
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, Authenticator, Passkey, Token
from topcut.store.security_log import Act
from topcut.web.access import passkeys, totp
from topcut.web.access.account import a_name
from topcut.web.access.memory import access_in
from topcut.web.access.proving import HALFWAY, Halfway, has_second, password_again, signed_in
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_typed, digest, fresh, read
from topcut.web.access.sessions import COOKIE, account_of
from topcut.web.access.shortly import Value
from topcut.web.access.watch import failed, line
from topcut.web.rendering import code_image
from topcut.web.status import status_of
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

RECOVERY = "recovery"  # as topcut.cli.security_log calls it, too
CODES = 10
LIFE = COOKIE * 10
APP, CHALLENGE = "app", "challenge"
WRONG = frozenset({"second-wrong", "passkey-wrong", "passkey-copied"})


@router.get("/login/second")
def second_page(view: Annotated[View, may("open")]) -> Response:
    half = _halfway(view)
    known = () if half is None else _passkeys(view, half.account)
    return view.page("access/second_step.html", half=half, passkeys=known)


@router.post("/login/second/options")
def ask_for_passkey(view: Annotated[View, may("open")]) -> Response:
    """The challenge: good once, for the browser that has given the password."""
    half = _halfway(view)
    if half is None:
        return _said(view, Refusal("second-late"))
    options, state = passkeys.ask(view.settings, _passkeys(view, half.account))
    _keep(view, CHALLENGE, view.request.state.browser, state)
    return JSONResponse(options)


@router.post("/login/second")
@again(second_page)
def second(view: Annotated[View, may("open")]) -> Response:
    """A passkey, a code of the app, or a recovery code. Wrong ones make one wait as wrong passwords do."""
    half = _halfway(view)
    if half is None:
        raise Refusal("second-late")
    access, now = access_in(view.request), view.desk.clock.now()
    access.attempts.check_password(half.whose, now)
    account = view.desk.store.read_access(lambda accounts: account_of(accounts, half.account))
    try:
        proof = _by_passkey(view, half) if view.typed("credential") else _by_code(view, half)
        response = signed_in(view, account, view.go("/"), proof)
    except Refusal as refusal:
        if refusal.code in WRONG:
            access.attempts.wrong_password(half.whose, now)
            copied = refusal.code == "passkey-copied"
            failed(view.request, Act.PASSKEY_COPIED if copied else Act.SECOND_FAILED, about=half.account)
        raise
    access.shortly.take(HALFWAY, view.request.state.browser, now, Halfway)
    access.attempts.right_password(half.whose)
    return response


@router.get("/account/second")
def second_factors(view: Annotated[View, may("account")]) -> Response:
    return _page(view)


@router.post("/account/second/app")
@again(second_factors)
def begin_app(view: Annotated[View, may("account")]) -> Response:
    """The secret is shown; it counts once the app has shown that it has it."""
    _refuse_plain_http(view)
    password_again(view)
    _keep(view, APP, view.viewer.session, totp.fresh_secret())
    return _page(view)


@router.post("/account/second/app/confirm")
@again(second_factors)
def add_app(view: Annotated[View, may("account")]) -> Response:
    _refuse_plain_http(view)
    name, now = a_name(view.typed("name")), view.desk.clock.now()
    secret = _looked(view, APP, view.viewer.session, bytes)
    if secret is None:
        raise Refusal("second-late")
    step = totp.step_of(secret, view.typed("code"), now, 0)
    if step is None:
        raise Refusal("app-wrong")
    app = Authenticator(view.viewer.id, name, secret, step, written(now))
    access_in(view.request).shortly.take(APP, view.viewer.session, now, bytes)
    return _added(view, app, Act.APP_ADDED)


@router.post("/account/second/passkeys/options")
def begin_passkey(view: Annotated[View, may("account")]) -> Response:
    """The challenge, after the password: good once, for this session."""
    try:
        _refuse_plain_http(view)
        a_name(view.typed("name"))
        account = password_again(view)
    except Refusal as refusal:
        return _said(view, refusal)
    options, state = passkeys.ask_for_new(view.settings, account, _passkeys(view, account.id))
    _keep(view, CHALLENGE, view.viewer.session, state)
    return JSONResponse(options)


@router.post("/account/second/passkeys")
@again(second_factors)
def add_passkey(view: Annotated[View, may("account")]) -> Response:
    _refuse_plain_http(view)
    name = a_name(view.typed("name"))
    state = _taken(view, CHALLENGE, view.viewer.session)
    answer, me = view.typed("credential"), view.viewer.id
    made = passkeys.new_passkey(view.settings, state, answer, account=me, name=name, now=view.now)
    return _added(view, made, Act.PASSKEY_ADDED)


@router.post("/account/second/remove")
@again(second_factors)
def remove(view: Annotated[View, may("account")]) -> Response:
    """With the last one the recovery codes go too: they replace nothing any more."""
    me = password_again(view).id
    which = view.typed("which")

    def job(accounts: Accounts) -> None:
        app = accounts.one(Authenticator, account=me)
        found = [one for one in accounts.every(Passkey, account=me) if one.id.hex() == which]
        if which == APP and app is not None:
            accounts.remove(app)
            accounts.note(line(view, Act.APP_REMOVED))
        elif found:
            accounts.remove(*found)
            accounts.note(line(view, Act.PASSKEY_REMOVED))
        else:
            raise Refusal("second-gone")
        if not has_second(accounts, me):
            accounts.remove(*accounts.every(Token, holder=me, kind=RECOVERY))

    view.desk.store.change_access(job)
    return view.go("/account/second", say("access-second-removed"))


@router.post("/account/second/recovery")
@again(second_factors)
def renew_codes(view: Annotated[View, may("account")]) -> Response:
    """Shown once, only on this page; older ones stop working."""
    me = password_again(view).id

    def job(accounts: Accounts) -> list[str]:
        if not has_second(accounts, me):
            raise Refusal("second-gone")
        return _new_codes(accounts, view)

    return _page(view, codes=view.desk.store.change_access(job))


def _page(view: View, codes: list[str] | None = None) -> Response:
    me, secret = view.viewer.id, _looked(view, APP, view.viewer.session, bytes)

    def look(accounts: Accounts) -> dict[str, Any]:
        return {
            "account": account_of(accounts, me),
            "app": accounts.one(Authenticator, account=me),
            "passkeys": sorted(accounts.every(Passkey, account=me), key=lambda one: one.created),
            "left": len(accounts.every(Token, holder=me, kind=RECOVERY)),
        }

    known = view.desk.store.read_access(look)
    return view.page(
        "access/second.html",
        offered=view.settings.is_secure,
        codes=codes,
        secret=totp.typed_secret(secret) if secret else None,
        image=code_image(totp.address(secret, known["account"].name)) if secret else None,
        **known,
    )


def _refuse_plain_http(view: View) -> None:
    if not view.settings.is_secure:
        raise Refusal("second-needs-tls")


def _added(view: View, thing: Authenticator | Passkey, act: Act) -> Response:
    """With the first one come the recovery codes."""

    def job(accounts: Accounts) -> list[str] | None:
        is_first = not has_second(accounts, view.viewer.id)
        if isinstance(thing, Passkey) and accounts.one(Passkey, id=thing.id) is not None:
            raise Refusal("passkey-wrong")
        accounts.put(thing)
        accounts.note(line(view, act))
        return _new_codes(accounts, view) if is_first else None

    return _page(view, codes=view.desk.store.change_access(job))


def _new_codes(accounts: Accounts, view: View) -> list[str]:
    me, now = view.viewer.id, view.desk.clock.now()
    accounts.remove(*accounts.every(Token, holder=me, kind=RECOVERY))
    secrets = [fresh() for _ in range(CODES)]
    accounts.put(*(Token(digest(one), RECOVERY, None, me, written(now), written(now + LIFE)) for one in secrets))
    accounts.note(line(view, Act.RECOVERY_MADE))
    return [as_typed(one) for one in secrets]


def _by_passkey(view: View, half: Halfway) -> Callable[[Accounts], None]:
    known = _passkeys(view, half.account)
    state = _taken(view, CHALLENGE, view.request.state.browser)
    used = passkeys.answered(view.settings, state, view.typed("credential"), known)

    def job(accounts: Accounts) -> None:
        kept = accounts.one(Passkey, id=used.id, account=half.account)
        if kept is None:  # removed in the meantime
            raise Refusal("passkey-wrong")
        passkeys.refuse_copy(kept, used)
        accounts.put(used)

    return job


def _by_code(view: View, half: Halfway) -> Callable[[Accounts], None]:
    typed, now = view.typed("code"), view.desk.clock.now()
    secret = read(typed)

    def job(accounts: Accounts) -> None:
        app = accounts.one(Authenticator, account=half.account)
        token = accounts.one(Token, hash=digest(secret), kind=RECOVERY, holder=half.account) if secret else None
        step = totp.step_of(app.secret, typed, now, app.step) if app else None
        if app is not None and step is not None:
            accounts.put(replace(app, step=step))
        elif token is not None:
            accounts.remove(token)
            accounts.note(line(view, Act.RECOVERY_USED, by=(Kind.OWNER, half.account)))
        else:
            raise Refusal("second-wrong")

    return job


def _passkeys(view: View, account: str) -> tuple[Passkey, ...]:
    return view.desk.store.read_access(lambda accounts: accounts.every(Passkey, account=account))


def _halfway(view: View) -> Halfway | None:
    return _looked(view, HALFWAY, view.request.state.browser, Halfway)


def _keep(view: View, what: str, whose: str, value: object) -> None:
    access_in(view.request).shortly.keep(what, whose, value, view.desk.clock.now())


def _looked(view: View, what: str, whose: str, kind: type[Value]) -> Value | None:
    return access_in(view.request).shortly.look(what, whose, view.desk.clock.now(), kind)


def _taken(view: View, what: str, whose: str) -> dict[str, Any]:
    """Gone whatever comes of it: a challenge is answered once."""
    found = access_in(view.request).shortly.take(what, whose, view.desk.clock.now(), dict[str, Any])
    if found is None:
        raise Refusal("passkey-wrong")
    return found


def _said(view: View, refusal: Refusal) -> Response:
    return JSONResponse({"said": view.said(refusal)}, status_of(refusal))

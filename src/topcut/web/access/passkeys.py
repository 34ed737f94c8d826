"""Passkeys (WebAuthn): a device signs a challenge, after its owner has shown it a finger, a face or a PIN."""

import json
import struct
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from topcut.refusal import Refusal
from topcut.store.accounts import Account, Passkey
from topcut.web.access.secrets import digest
from topcut.web.settings import Settings

if TYPE_CHECKING:
    from fido2.server import Fido2Server

LONGEST = 16 * 1024
# What the library raises for an answer that is not what it should be.
BROKEN = (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError, RecursionError, struct.error)

Asked = tuple[dict[str, Any], Any]  # what the browser is asked, and what is kept until it answers


def ask_for_new(settings: Settings, account: Account, known: tuple[Passkey, ...]) -> Asked:
    from fido2.webauthn import PublicKeyCredentialUserEntity, UserVerificationRequirement

    user = PublicKeyCredentialUserEntity(id=digest(account.id), name=account.name, display_name=account.name)
    options, state = _server(settings).register_begin(
        user, _descriptors(known), user_verification=UserVerificationRequirement.REQUIRED
    )
    return _plain(options), state


def new_passkey(settings: Settings, state: Any, answer: str, *, account: str, name: str, now: str) -> Passkey:
    from cryptography.exceptions import UnsupportedAlgorithm

    try:
        made = _server(settings).register_complete(state, _read(answer))
        assert made.credential_data is not None
    except (*BROKEN, UnsupportedAlgorithm):
        raise Refusal("passkey-wrong") from None
    return Passkey(made.credential_data.credential_id, account, name, bytes(made.credential_data), made.counter, now)


def ask(settings: Settings, known: tuple[Passkey, ...]) -> Asked:
    from fido2.webauthn import UserVerificationRequirement

    options, state = _server(settings).authenticate_begin(
        _descriptors(known), user_verification=UserVerificationRequirement.REQUIRED
    )
    return _plain(options), state


def answered(settings: Settings, state: Any, answer: str, known: tuple[Passkey, ...]) -> Passkey:
    """The passkey that has signed the challenge, as it is to be kept now."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

    try:
        given = _read(answer)
        keys = [AttestedCredentialData(one.key) for one in known]
        used = _server(settings).authenticate_complete(state, keys, given)
        count = AuthenticationResponse.from_dict(given).response.authenticator_data.counter
    except (*BROKEN, UnsupportedAlgorithm):
        raise Refusal("passkey-wrong") from None
    return replace(next(one for one in known if one.id == used.credential_id), signed=count)


def refuse_copy(kept: Passkey, now: Passkey) -> None:
    """A device that counts what it signs never counts backwards; one that does not always says 0 (WebAuthn 7.2)."""
    if (now.signed or kept.signed) and now.signed <= kept.signed:
        raise Refusal("passkey-copied")


def _server(settings: Settings) -> "Fido2Server":
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    here = PublicKeyCredentialRpEntity(name="Topcut", id=urlsplit(settings.base_url).hostname or "")
    return Fido2Server(here, verify_origin=lambda origin: origin == settings.base_url)


def _descriptors(known: tuple[Passkey, ...]) -> list[Any]:
    from fido2.webauthn import PublicKeyCredentialDescriptor, PublicKeyCredentialType

    kind = PublicKeyCredentialType.PUBLIC_KEY
    return [PublicKeyCredentialDescriptor(type=kind, id=one.id) for one in known]


def _plain(options: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(dict(options), default=dict))
    return made


def _read(answer: str) -> Any:
    if len(answer) > LONGEST:
        raise ValueError("too long")
    return json.loads(answer)

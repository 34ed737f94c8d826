"""A passkey in software, so that tests can also answer wrongly; and an owner who signs in over TLS."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData

from tests.web.doors import PASSWORD
from tests.web.hall import Client, Hall
from topcut.store.hosting import House
from topcut.web.access.account import set_up
from topcut.web.settings import Mode, Settings

HOST = "topcut.example"
ORIGIN = f"https://{HOST}"
HOSTED = Settings(mode=Mode.HOSTED, hosts=frozenset({HOST}), base_url=ORIGIN)
FLAG = AuthenticatorData.FLAG
SECRET = re.compile(r'<code class="long">([A-Z2-7 ]+)</code>')
CODE = re.compile(r"<code>((?:[A-Z2-7]{4}-){6}[A-Z2-7]{2})</code>")


@dataclass
class Device:
    origin: str = ORIGIN
    site: str = HOST
    verifies: bool = True  # has asked for a finger or a PIN
    counts: bool = True
    signed: int = 0
    id: bytes = b"a passkey of 20 byte"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: Mapping[str, Any]) -> str:
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]  # so is the library
        data = self._data(FLAG.AT, AttestedCredentialData.create(b"\0" * 16, self.id, public))
        said = self._said(CollectedClientData.TYPE.CREATE, options)
        made = AttestationObject.create("none", data, {})
        return self._answer(said, attestationObject=websafe_encode(made))

    def sign(self, options: Mapping[str, Any]) -> str:
        data, said = self._data(FLAG(0)), self._said(CollectedClientData.TYPE.GET, options)
        signature = self.key.sign(data + said.hash, ec.ECDSA(hashes.SHA256()))
        return self._answer(said, authenticatorData=websafe_encode(data), signature=websafe_encode(signature))

    def _data(self, more: FLAG, made: bytes = b"") -> AuthenticatorData:
        self.signed += self.counts
        flags = FLAG.UP | more | (FLAG.UV if self.verifies else FLAG(0))
        made_up: AuthenticatorData = AuthenticatorData.create(sha256(self.site.encode()), flags, self.signed, made)
        return made_up

    def _said(self, kind: str, options: Mapping[str, Any]) -> CollectedClientData:
        return CollectedClientData.create(kind, options["publicKey"]["challenge"], self.origin)

    def _answer(self, said: CollectedClientData, **response: str) -> str:
        id = websafe_encode(self.id)
        told = {"clientDataJSON": websafe_encode(said), **response}
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": told})


def tls_client(hall: Hall) -> Client:
    made = hall.client()
    made.http.base_url = ORIGIN
    return made


def tls_owner(hall: Hall, name: str = "Olga") -> Client:
    made = set_up(hall.app, again=True)
    assert made is not None
    client = tls_client(hall)
    client.done("/setup", code=made.typed, name=name, password=PASSWORD, repeated=PASSWORD)
    return client


def with_passkey(owner: Client, device: Device, name: str = "Key ring") -> list[str]:
    options = owner.send("/account/second/passkeys/options", name=name, password=PASSWORD)
    assert options.status_code == 200, options.text
    page = owner.send("/account/second/passkeys", name=name, credential=device.make(options.json()))
    assert page.status_code == 200, page.text
    return CODE.findall(page.text)


def tls_organizer(hall: Hall, name: str) -> Client:
    """One more account, made on a server that is open to anyone."""
    hall.store.change_access(lambda accounts: accounts.put(House(open=True)))
    client = tls_client(hall)
    client.done("/organize", name=name, password=PASSWORD, repeated=PASSWORD)
    return client

"""Codes of six digits from an authenticator app, by the time (RFC 6238). Each works once (5.2)."""

import base64
import hmac
from datetime import datetime
from secrets import token_bytes
from urllib.parse import quote, urlencode

SECRET_BYTES = 20  # as long as the hash, as RFC 4226 recommends
SECONDS = 30
DIGITS = 6
ISSUER = "Topcut"


def fresh_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def step_at(now: datetime) -> int:
    return int(now.timestamp()) // SECONDS


def code_at(secret: bytes, step: int, digits: int = DIGITS) -> str:
    """RFC 4226, 5.3: four bytes of the hash, from where its last digit says."""
    hashed = hmac.digest(secret, step.to_bytes(8, "big"), "sha1")
    place = hashed[-1] & 15
    number = int.from_bytes(hashed[place : place + 4], "big") & 0x7FFFFFFF
    return f"{number % 10**digits:0{digits}d}"


def step_of(secret: bytes, typed: str, now: datetime, last: int) -> int | None:
    """Which code it is, if it is one of this moment or of the one before or after, and later than the last one used."""
    given = "".join(typed.split()).encode("utf-8", "replace")
    around = (step for step in range(step_at(now) - 1, step_at(now) + 2) if step > last)
    return next((step for step in around if hmac.compare_digest(code_at(secret, step).encode(), given)), None)


def typed_secret(secret: bytes) -> str:
    letters = base64.b32encode(secret).decode()
    return " ".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def address(secret: bytes, account: str) -> str:
    """What the QR code says to the app."""
    asked = {"secret": base64.b32encode(secret).decode(), "issuer": ISSUER}
    return f"otpauth://totp/{ISSUER}:{quote(account)}?{urlencode(asked)}"

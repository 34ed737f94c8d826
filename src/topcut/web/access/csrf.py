"""What every form carries so that no other site can send it: a token made from a cookie that only this browser has, and
from the session that its page was made for.

The first half says which browser the page was made for, the second one which session of it. Whoever plants a cookie of
their own in another browser knows the token of that cookie, but not of the session there.
"""

import hmac
import re
from collections.abc import Iterable
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from topcut.store import Store

KEY_FILE = "topcut.key"
SHARED_KEY = "forms"
KEY_BYTES = 32
COOKIE = "topcut-form"
SECONDS = 31 * 24 * 3600
VALUE = re.compile(r"[A-Za-z0-9_-]{22,64}")
HALF = 32  # hex digits


def cookie_name(secure: bool) -> str:
    return f"__Host-{COOKIE}" if secure else COOKIE


def fresh_value() -> str:
    return token_urlsafe(16)


def is_value(text: str | None) -> bool:
    return text is not None and VALUE.fullmatch(text) is not None


def form_token(key: bytes, value: str, session: str = "") -> str:
    """For a page of this session; without one for a page that anybody sees."""
    return _mac(key, "form", value) + _mac(key, "session", value, session)


def is_of_browser(key: bytes, value: str, token: object) -> bool:
    """Compared without telling by the time taken how much of it was right (H-10)."""
    return isinstance(token, str) and hmac.compare_digest(_mac(key, "form", value).encode(), token[:HALF].encode())


def is_of_session(key: bytes, value: str, sessions: Iterable[str], token: str) -> bool:
    """Whether its page was made for one of these sessions of this browser."""
    given = token[HALF:].encode()
    return any(hmac.compare_digest(_mac(key, "session", value, one).encode(), given) for one in sessions)


def flash_key(key: bytes) -> bytes:
    """For what is said once on the next page, which another process may make."""
    return hmac.digest(key, b"flash", "sha256")


def _mac(key: bytes, *parts: str) -> str:
    return hmac.digest(key, "\0".join(parts).encode(), "sha256").hex()[:HALF]


def key_of(store: Store) -> bytes:
    """That of this data folder, or of the database: then it is the same in all processes."""
    return store.server_key(SHARED_KEY) if store.is_shared else _key_in(store.folder)


def _key_in(folder: Path) -> bytes:
    """If it is lost, open pages must be reloaded; it does no other harm (L11)."""
    file = folder / KEY_FILE
    try:
        key = file.read_bytes()
        if len(key) == KEY_BYTES:
            return key
    except OSError:
        pass
    key = token_bytes(KEY_BYTES)
    try:
        file.touch(mode=0o600)
        file.write_bytes(key)
    except OSError:
        return key  # a folder that can only be read: this key lives as long as the program
    return key

"""What every form carries so that no other site can send it: a token made from a cookie that only this browser has."""

import hmac
import re
from pathlib import Path
from secrets import token_bytes, token_urlsafe

KEY_FILE = "topcut.key"
KEY_BYTES = 32
COOKIE = "topcut-form"
SECONDS = 31 * 24 * 3600
VALUE = re.compile(r"[A-Za-z0-9_-]{22,64}")


def cookie_name(secure: bool) -> str:
    return f"__Host-{COOKIE}" if secure else COOKIE


def fresh_value() -> str:
    return token_urlsafe(16)


def is_value(text: str | None) -> bool:
    return text is not None and VALUE.fullmatch(text) is not None


def form_token(key: bytes, value: str) -> str:
    return hmac.digest(key, f"form\0{value}".encode(), "sha256").hex()[:32]


def is_token(key: bytes, value: str, token: object) -> bool:
    """Compared without telling by the time taken how much of it was right (H-10)."""
    return isinstance(token, str) and hmac.compare_digest(form_token(key, value).encode(), token.encode())


def key_of(folder: Path) -> bytes:
    """The key of this data folder. If it is lost, open pages must be reloaded; it does no other harm (L11)."""
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

"""Secrets as people carry them, the digests that are all we keep of them, and a filter that keeps them out of logs."""

import base64
import hashlib
import logging
import re
from secrets import token_bytes

BYTES = 16  # 128 bits
LINK = re.compile(r"[A-Za-z0-9_-]{22}")
TYPED = re.compile(r"[A-Z2-7]{26}")
SHORT = re.compile(r"[A-Z2-7]{8}")
MISREAD = str.maketrans("018", "OIB")  # base32 has none of these
GROUP = 4
QUERY = re.compile(r"\?[^\s\"]*")
SECRET = re.compile(
    r"(?<![\w-])(?:(?:topcut_)?[A-Za-z0-9_-]{22}|[A-Z2-7]{26}|(?:[A-Z2-7]{4}-){1,6}[A-Z2-7]{2,4})(?![\w-])"
)  # links, cookies and tokens, codes, codes in groups
MASK = "..."


def fresh() -> bytes:
    return token_bytes(BYTES)


def fresh_short() -> str:
    """Eight letters, 40 bits: short enough to be said aloud, so never enough to be let in alone."""
    return base64.b32encode(token_bytes(5)).decode()


def digest(secret: bytes | str) -> bytes:
    """A plain digest is enough for what has 128 bits (ASVS 6.5.2)."""
    return hashlib.sha256(secret.encode() if isinstance(secret, str) else secret).digest()


def as_link(secret: bytes) -> str:
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")


def as_typed(secret: bytes) -> str:
    """`K3QX-7LMA-...`: the same secret for people without a camera."""
    return grouped(base64.b32encode(secret).decode().rstrip("="))


def grouped(code: str) -> str:
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def short(digest: str) -> str:
    """`3F2A-90CD`: enough to see that two screens are about the same secret."""
    return grouped(digest[: 2 * GROUP].upper())


def read(text: str) -> bytes | None:
    """A secret from a link's fragment, or as it was typed."""
    word = text.strip()
    if LINK.fullmatch(word):
        return base64.urlsafe_b64decode(f"{word}==")
    letters = read_letters(word)
    return base64.b32decode(f"{letters}======") if TYPED.fullmatch(letters) else None


def read_letters(text: str) -> str:
    """Without what people put between letters, and with what they took for another."""
    return re.sub(r"[^A-Z0-9]", "", text[:100].upper()).translate(MISREAD)


class Discreet(logging.Filter):
    """Takes questions out of addresses, masks whatever looks like a secret, in traces too, and keeps one record one
    line: nobody can write lines of their own by what they ask for."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = on_one_line(masked(QUERY.sub("", record.getMessage()))), ()
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = masked(logging.Formatter().formatException(record.exc_info))
        return True


def on_one_line(text: str) -> str:
    """With what moves the cursor or ends a line written out, as in `\\n`."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def masked(text: str) -> str:
    return SECRET.sub(MASK, text)


def keep_discreet(*names: str) -> None:
    """For the handlers of these loggers, so that their children's records pass here too."""
    for name in names:
        for handler in logging.getLogger(name).handlers:
            handler.addFilter(Discreet())

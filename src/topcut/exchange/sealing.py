"""A file sealed with a password: what leaves the laptop and is meant for nobody else is unreadable without it."""

from secrets import token_bytes

from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from topcut.refusal import Refusal

BEGINS = b"topcut-sealed-1\n"
SALT, NONCE, KEY = 16, 12, 32  # bytes
MEMORY, TIMES = 64 * 1024, 3  # of argon2id, in KiB and passes: a guess takes about as long as a person waits


def is_sealed(file: bytes) -> bool:
    return file.startswith(BEGINS)


def seal(content: bytes, password: str) -> bytes:
    return seal_again(content, *made(password))


def made(password: str) -> tuple[bytes, bytes]:
    """A salt, and what files are sealed with under it: where many are, the password need not be kept for that."""
    salt = token_bytes(SALT)
    return salt, _key(password, salt)


def seal_again(content: bytes, salt: bytes, key: bytes) -> bytes:
    nonce = token_bytes(NONCE)
    begins = BEGINS + salt + nonce
    return begins + AESGCM(key).encrypt(nonce, content, begins)


def unseal(file: bytes, password: str) -> bytes:
    """What was sealed, bit by bit; a wrong password and a damaged file look the same."""
    if not is_sealed(file):
        raise Refusal("sealed-foreign")
    begins = file[: len(BEGINS) + SALT + NONCE]
    if len(begins) < len(BEGINS) + SALT + NONCE:
        raise Refusal("sealed-shut")
    salt, nonce = begins[len(BEGINS) : -NONCE], begins[-NONCE:]
    try:
        return AESGCM(_key(password, salt)).decrypt(nonce, file[len(begins) :], begins)
    except InvalidTag:
        raise Refusal("sealed-shut") from None


def _key(password: str, salt: bytes) -> bytes:
    return hash_secret_raw(password.encode(), salt, TIMES, MEMORY, 1, KEY, Type.ID)

"""A file sealed with a password: what leaves the laptop and is meant for nobody else is unreadable without it."""

import zlib
from secrets import token_bytes

from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from topcut.exchange.document import MOST_BYTES
from topcut.refusal import Refusal

PLAIN, PACKED = b"topcut-sealed-1\n", b"topcut-sealed-2\n"  # both have been written; what is inside is packed now
LARGEST = 2 * MOST_BYTES  # unpacked
SALT, NONCE, KEY = 16, 12, 32  # bytes
MEMORY, TIMES = 64 * 1024, 3  # of argon2id, in KiB and passes: a guess takes about as long as a person waits


def is_sealed(file: bytes) -> bool:
    return file.startswith((PLAIN, PACKED))


def seal(content: bytes, password: str) -> bytes:
    return seal_again(content, *made(password))


def made(password: str) -> tuple[bytes, bytes]:
    """A salt, and what files are sealed with under it: where many are, the password need not be kept for that."""
    salt = token_bytes(SALT)
    return salt, _key(password, salt)


def seal_again(content: bytes, salt: bytes, key: bytes) -> bytes:
    nonce = token_bytes(NONCE)
    begins = PACKED + salt + nonce
    return begins + AESGCM(key).encrypt(nonce, zlib.compress(content), begins)


def unseal(file: bytes, password: str) -> bytes:
    """What was sealed, bit by bit; a wrong password and a damaged file look the same."""
    if not is_sealed(file):
        raise Refusal("sealed-foreign")
    begins = file[: len(PACKED) + SALT + NONCE]
    if len(begins) < len(PACKED) + SALT + NONCE:
        raise Refusal("sealed-shut")
    salt, nonce = begins[len(PACKED) : -NONCE], begins[-NONCE:]
    try:
        inside = AESGCM(_key(password, salt)).decrypt(nonce, file[len(begins) :], begins)
        return inside if file.startswith(PLAIN) else _unpacked(inside)
    except (InvalidTag, zlib.error):
        raise Refusal("sealed-shut") from None


def _unpacked(inside: bytes) -> bytes:
    """No more than fits, whoever has sealed it."""
    unpacking = zlib.decompressobj()
    content = unpacking.decompress(inside, LARGEST)
    if not unpacking.eof:
        raise Refusal("sealed-shut")
    return content


def _key(password: str, salt: bytes) -> bytes:
    return hash_secret_raw(password.encode(), salt, TIMES, MEMORY, 1, KEY, Type.ID)

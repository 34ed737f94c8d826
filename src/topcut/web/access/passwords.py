"""Passwords: good enough to be kept, and kept only as a slow salted hash, two at a time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from topcut.refusal import Refusal

SHORTEST, LONGEST = 12, 200
STRONG = 3  # of 4, by zxcvbn
READ = 72  # letters that zxcvbn looks at
AT_ONCE = 2


class Hashing:
    """A hash costs a processor a tenth of a second, so strangers must not make us do many (K7)."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()  # argon2id
        self._free = BoundedSemaphore(AT_ONCE)

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody has this password")

    def hash(self, password: str) -> str:
        with self._turn():
            return self._hasher.hash(password)

    def matches(self, kept: str | None, password: str) -> bool:
        """An unknown name takes as long as a known one (H-8), and so does what is too long to be anyone's password."""
        if len(password) > LONGEST:
            kept, password = None, ""
        with self._turn():
            try:
                self._hasher.verify(kept or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
            return kept is not None

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._free.acquire(blocking=False):
            raise Refusal("hashing-busy")
        try:
            yield
        finally:
            self._free.release()


def refuse_weak(password: str, about: Sequence[str]) -> None:
    """`about` are words that anyone would try first, such as the name of the account."""
    if len(password) < SHORTEST:
        raise Refusal("password-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise Refusal("password-long", most=LONGEST)
    from zxcvbn import zxcvbn

    found = zxcvbn(password[:READ], user_inputs=[*about, "topcut"])
    if found["score"] < STRONG:
        worst = max(found["sequence"], key=lambda part: len(part["token"]))
        raise Refusal("password-weak", pattern=_pattern(worst))


def _pattern(part: dict[str, object]) -> str:
    """The weakness that the refusal speaks of."""
    if part["pattern"] == "dictionary":
        return {"user_inputs": "about-you", "passwords": "known"}.get(str(part["dictionary_name"]), "word")
    return str(part["pattern"])

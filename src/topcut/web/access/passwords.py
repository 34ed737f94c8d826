"""Passwords: good enough to be kept, and kept only as a slow salted hash, few at a time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from threading import BoundedSemaphore, Lock

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from topcut.refusal import Refusal

SHORTEST, LONGEST = 12, 200
STRONG = 3  # of 4, by zxcvbn
READ = 72  # letters that zxcvbn looks at
WAITING = 3  # behind the one that is hashed: nobody waits for more than half a second


class Place:
    """One at a time, with a short queue; whoever finds it full is told so at once."""

    def __init__(self) -> None:
        self._room = BoundedSemaphore(1 + WAITING)
        self._free = Lock()

    @contextmanager
    def turn(self) -> Iterator[None]:
        if not self._room.acquire(blocking=False):
            raise Refusal("hashing-busy")
        try:
            with self._free:
                yield
        finally:
            self._room.release()


class Hashing:
    """A hash costs a processor a tenth of a second, so strangers must not make us do many (K7). They have one place
    between them, and whoever we know has another, so that no crowd of strangers keeps the owner out."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(parallelism=1)  # argon2id; the other processors are for the hall
        self.known = Place()
        self.strangers = Place()

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody has this password")

    def hash(self, password: str) -> str:
        """Only for those who have shown who they are."""
        with self.known.turn():
            return self._hasher.hash(password)

    def matches(self, kept: str | None, password: str, *, is_stranger: bool = False) -> bool:
        """An unknown name takes as long as a known one (H-8), and so does what is too long to be anyone's password."""
        if len(password) > LONGEST:
            kept, password = None, ""
        with (self.strangers if is_stranger else self.known).turn():
            try:
                self._hasher.verify(kept or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
            return kept is not None


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

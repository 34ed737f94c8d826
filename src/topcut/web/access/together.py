"""Rate limits that several processes keep together: the counters of the library, in the database."""

from limits.storage import Storage

from topcut.refusal import Refusal
from topcut.store.fleeting import Fleeting


class Together(Storage):
    STORAGE_SCHEME = None

    def __init__(self, fleeting: Fleeting) -> None:
        super().__init__()
        self._fleeting = fleeting

    @property
    def base_exceptions(self) -> type[Exception]:
        return Refusal

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        return self._fleeting.count(key, expiry, amount)

    def get(self, key: str) -> int:
        return self._fleeting.counted(key)[0]

    def get_expiry(self, key: str) -> float:
        return self._fleeting.counted(key)[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        raise NotImplementedError  # nobody forgets the wrong guesses of all

    def clear(self, key: str) -> None:
        self._fleeting.clear(key)

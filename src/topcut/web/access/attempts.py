"""How many guesses were wrong lately, and how much players write. Never by address alone: a hall shares one (D12)."""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Lock

import msgspec
from cachetools import LRUCache
from limits import RateLimitItem, RateLimitItemPerMinute
from limits.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter, RateLimiter

from topcut.declared import ready
from topcut.refusal import Refusal
from topcut.store.fleeting import Fleeting
from topcut.web.access.alone import Alone
from topcut.web.access.together import Together

CLAIMS = RateLimitItemPerMinute(20)
CODES = RateLimitItemPerMinute(20, 10)  # then codes are off for as long
CLOSED = RateLimitItemPerMinute(1, 60)  # letters of a table whose host has had enough of them
REPORTS = RateLimitItemPerMinute(60)
LISTS = RateLimitItemPerMinute(12, 10)  # by one player: each stays in the log for ever
FLOODED = timedelta(minutes=10)  # for so long the desk is told of it
LATELY = RateLimitItemPerMinute(1_000_000, 10)  # never reached: it only counts
MUCH = 60  # forms by one player within that time: a whole event has fewer of most
SHARE = 4  # and one of so many of all players together
ALARMS = RateLimitItemPerMinute(1)  # a flood of guesses must not become a flood of lines (K6)
VERIFIED = RateLimitItemPerMinute(2)  # runs of the referee on one log
VERIFIED_OF_ALL = RateLimitItemPerMinute(6)  # and on all of them: each takes seconds of this computer
DRAWN = RateLimitItemPerMinute(4)  # pictures of one tournament
DRAWN_OF_ALL = RateLimitItemPerMinute(20)
WRONG, REMEMBERED = "wrong-password", 24 * 3600  # seconds
FREE = 3  # wrong passwords before the waiting begins
LONGEST = timedelta(seconds=60)
MOST = 10_000

log = logging.getLogger(__name__)


@ready
@dataclass(frozen=True, slots=True)
class Wrong:
    times: int
    until: datetime


@dataclass(frozen=True, slots=True)
class Flood:
    """A player who sends unusually much. With a share, all of it was kept so far; without, some of it was not."""

    player: str
    until: datetime
    share: int | None = None  # percent of what all players have sent lately


class Attempts:
    """Counted by this process, or together with all others that serve the same people; then by fixed windows, which
    take one step in the database."""

    def __init__(self, fleeting: Fleeting | None = None) -> None:
        self._fleeting = fleeting
        self._limits: RateLimiter
        if fleeting is None:
            self._limits = MovingWindowRateLimiter(Alone())
            self._counts = FixedWindowRateLimiter(Alone())
        else:
            self._limits = self._counts = FixedWindowRateLimiter(Together(fleeting))
        self._wrong: LRUCache[str, Wrong] = LRUCache(MOST)
        self._floods: LRUCache[str, dict[str, Flood]] = LRUCache(MOST)
        self._lock = Lock()

    def wrong_claim(self, kind: str) -> Refusal | None:
        """Counts it; the refusal if there were too many. A right token always passes: it cannot be guessed."""
        if self._limits.hit(CLAIMS, "claim", kind):
            return None
        if self._limits.hit(ALARMS, "alarm", kind):
            log.warning("More than %d wrong codes (%s) within a minute: someone is guessing.", CLAIMS.amount, kind)
        return Refusal("claims-too-many")

    def check_codes(self) -> None:
        """Judges' codes are short, so after too many wrong ones even a right one has to wait (H-2)."""
        if not self._limits.test(CODES, "code"):
            raise Refusal("codes-off")

    def wrong_code(self) -> None:
        self._limits.hit(CODES, "code")
        if not self._limits.test(CODES, "code"):
            log.warning("%d wrong judges' codes within 10 minutes: codes are off for a while.", CODES.amount)

    def check_letters(self) -> None:
        """So are those of a card table, whose guesses are counted apart: a judge must not be kept out by a game."""
        if not self._limits.test(CODES, "letters"):
            raise Refusal("letters-off")

    def wrong_letters(self) -> None:
        self._limits.hit(CODES, "letters")

    def close_letters(self, table: str) -> None:
        """By its host: whoever has guessed them rings without end (K5)."""
        self._limits.hit(CLOSED, "no-letters", table)

    def open_letters(self, table: str) -> None:
        self._limits.clear(CLOSED, "no-letters", table)

    def takes_letters(self, table: str) -> bool:
        return self._limits.test(CLOSED, "no-letters", table)

    def may_open_table(self, most: int) -> bool:
        """As many in ten minutes as may be open at once: what is over does not count there, but stays on the disk."""
        return self._limits.hit(RateLimitItemPerMinute(max(1, most), 10), "card-table")

    def may_sign_up(self, tournament: str, a_minute: int) -> bool:
        """Counted by tournament: a whole hall signs up from one address (K5, D12)."""
        return self._limits.hit(RateLimitItemPerMinute(a_minute), "sign-up", tournament)

    def write(
        self, tournament: str, player: str, now: datetime, *, a_minute: int, is_list: bool, of_all: int | None
    ) -> None:
        """A form that a player sends: so many a minute, by one player and by all together, and fewer lists. What only
        looks, or answers what a game of cards asks (`of_all` is None), takes nothing from the others.

        Someone who sends more, or an unusual share of all, is told to the desk, which can sign that phone out. Staff
        are not counted: who types in the results of a hall writes most of it."""
        mine = self._limits.hit(RateLimitItemPerMinute(a_minute), "writes", tournament, player)
        if mine and (not is_list or self._limits.hit(LISTS, "lists", tournament, player)):
            if of_all is None:
                return
            may, share = self._of_all(tournament, player, RateLimitItemPerMinute(of_all))
            if not may:
                raise Refusal("writes-busy")
            if share is not None:
                self._alarm(tournament, Flood(player, now + FLOODED, share))
            return
        self._alarm(tournament, Flood(player, now + FLOODED))
        raise Refusal("writes-too-many")

    def flooding(self, tournament: str, now: datetime) -> tuple[Flood, ...]:
        """Who has sent too much lately."""
        with self._lock:
            return tuple(flood for flood in self._floods.get(tournament, {}).values() if now < flood.until)

    def _of_all(self, tournament: str, player: str, most: RateLimitItem) -> tuple[bool, int | None]:
        """Whether all together may send one more, and how much of everything this player has sent lately, in percent,
        if that is unusual. Counted and told in one step: in a database each step is a way there and back."""
        all_writes = most.key_for("all-writes", tournament)
        every, mine = LATELY.key_for(tournament), LATELY.key_for(tournament, player)
        seconds = {all_writes: most.get_expiry(), every: LATELY.get_expiry(), mine: LATELY.get_expiry()}
        if self._fleeting is not None:
            times = self._fleeting.count_all(seconds)
            may = times[all_writes] <= most.amount
        else:
            may = self._limits.hit(most, "all-writes", tournament)
            times = {what: self._counts.storage.incr(what, seconds[what]) for what in (every, mine)}
        share = 100 * times[mine] // times[every]
        return may, share if times[mine] > MUCH and SHARE * times[mine] > times[every] else None

    def _alarm(self, tournament: str, flood: Flood) -> None:
        """Once in the log, as long as it goes on; what was not kept is said before what was."""
        with self._lock:
            known = self._floods.setdefault(tournament, {})
            before = known.get(flood.player)
            if before is None:
                log.warning("A player of tournament %s sends more than people do: %s.", tournament, flood.player)
            elif before.share is None and flood.share is not None and flood.until - FLOODED < before.until:
                return
            known[flood.player] = flood

    def may_verify(self, tournament: str) -> bool:
        """Counted by tournament: only a run that really begins counts, and anybody may begin it."""
        if not self._limits.test(VERIFIED_OF_ALL, "verify"):
            return False
        return self._limits.hit(VERIFIED, "verify", tournament) and self._limits.hit(VERIFIED_OF_ALL, "verify")

    def may_draw(self, tournament: str) -> bool:
        """Counted by tournament: crawlers have any number of addresses."""
        if not self._limits.test(DRAWN_OF_ALL, "draw"):
            return False
        return self._limits.hit(DRAWN, "draw", tournament) and self._limits.hit(DRAWN_OF_ALL, "draw")

    def may_mirror(self, key: str, a_minute: int) -> bool:
        """Counted by key: the computer of one hall."""
        return self._limits.hit(RateLimitItemPerMinute(a_minute), "mirror", key)

    def may_ask(self, token: str, a_minute: int) -> bool:
        """Counted by token: a program of an organizer's, which may have gone wrong."""
        return self._limits.hit(RateLimitItemPerMinute(a_minute), "api", token)

    def may_report(self) -> bool:
        return self._limits.hit(REPORTS, "csp")

    def check_password(self, whose: str, now: datetime) -> None:
        """A growing delay, never a lock: the right password gets in after a minute at most (H-3)."""
        wrong = self._wrong_lately(whose)
        if wrong is not None and now < wrong.until:
            raise Refusal("login-wait", seconds=int((wrong.until - now).total_seconds()) + 1)

    def wrong_password(self, whose: str, now: datetime) -> None:
        with self._lock:
            times = self._wrong[whose].times + 1 if whose in self._wrong else 1
            if self._fleeting is not None:
                times = self._fleeting.count(f"{WRONG}/{whose}", REMEMBERED)
            delay = timedelta() if times < FREE else min(timedelta(seconds=2 ** min(times - FREE, 10)), LONGEST)
            self._wrong[whose] = wrong = Wrong(times, now + delay)
        if self._fleeting is not None:
            self._fleeting.keep(WRONG, whose, msgspec.json.encode(wrong).decode(), REMEMBERED)

    def right_password(self, whose: str) -> None:
        with self._lock:
            self._wrong.pop(whose, None)
        if self._fleeting is not None:
            self._fleeting.clear(f"{WRONG}/{whose}")
            self._fleeting.take(WRONG, whose)

    def _wrong_lately(self, whose: str) -> Wrong | None:
        if self._fleeting is not None:
            written = self._fleeting.look(WRONG, whose)
            return None if written is None else msgspec.json.decode(written, type=Wrong)
        with self._lock:
            return self._wrong.get(whose)

"""The windows in which one process counts."""

import threading

from limits import RateLimitItemPerMinute
from limits.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter

from topcut.web.access.alone import SWEEP, Alone

THREE = RateLimitItemPerMinute(3)


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_hit_counts_for_as_long_as_the_window_is() -> None:
    time = Time()
    limits = MovingWindowRateLimiter(Alone(time))
    for _ in range(3):
        assert limits.test(THREE, "ana")
        assert limits.hit(THREE, "ana")
        time.now += 10
    assert not limits.test(THREE, "ana")
    assert not limits.hit(THREE, "ana")
    assert limits.hit(THREE, "bo")
    time.now = 1060.0  # the first of them is a minute old, the others are not
    assert limits.hit(THREE, "ana")
    assert not limits.hit(THREE, "ana")


def test_what_was_refused_does_not_count() -> None:
    time = Time()
    limits = MovingWindowRateLimiter(Alone(time))
    assert [limits.hit(THREE, "ana") for _ in range(5)] == [True, True, True, False, False]
    time.now += 60
    assert [limits.hit(THREE, "ana") for _ in range(4)] == [True, True, True, False]


def test_a_count_begins_again_after_its_window() -> None:
    time = Time()
    alone = Alone(time)
    limits = FixedWindowRateLimiter(alone)
    assert [limits.hit(THREE, "ana") for _ in range(4)] == [True, True, True, False]
    assert alone.get(THREE.key_for("ana")) == 4
    time.now += 59
    assert not limits.hit(THREE, "ana")
    time.now += 1
    assert limits.hit(THREE, "ana")
    assert alone.get(THREE.key_for("ana")) == 1


def test_a_cleared_count_is_nothing() -> None:
    alone = Alone(Time())
    for limits in (MovingWindowRateLimiter(alone), FixedWindowRateLimiter(alone)):
        assert [limits.hit(THREE, "ana") for _ in range(3)] == [True] * 3
        limits.clear(THREE, "ana")
        assert limits.hit(THREE, "ana")
        limits.clear(THREE, "ana")


def test_what_no_longer_counts_takes_no_memory() -> None:
    time = Time()
    alone = Alone(time)
    for name in map(str, range(100)):
        MovingWindowRateLimiter(alone).hit(THREE, name)
        FixedWindowRateLimiter(alone).hit(THREE, name)
    time.now += SWEEP
    MovingWindowRateLimiter(alone).hit(THREE, "ana")
    assert len(alone._hits) == 1
    assert not alone._counts


def test_nobody_who_sends_a_form_waits_for_a_thread_to_start() -> None:
    before = set(threading.enumerate())
    limits = MovingWindowRateLimiter(Alone())
    for _ in range(100):
        limits.hit(THREE, "ana")
    assert set(threading.enumerate()) <= before

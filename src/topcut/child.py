"""A function called in a process of its own: it holds up nobody, and can be ended at any moment."""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import Thread, Timer
from typing import IO, Any, NoReturn

from topcut.refusal import Refusal

ANSWERED, SO_FAR, OVER, REFUSED, FAILED = "answered", "so far", "over", "refused", "failed"
NO_MEMORY = 70  # the status of a child that says so itself
BY_LIMIT = {NO_MEMORY} | {-getattr(signal, name, NO_MEMORY) for name in ("SIGXCPU", "SIGABRT", "SIGSEGV", "SIGKILL")}


class Died(Exception):
    """The child ended without an answer: it was ended, or it failed. The text is for our own log."""


class Exceeded(Died):
    """It asked for more time or memory than it may have."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a child may take. The time by the wall clock holds everywhere, the others where the system has them."""

    seconds: float
    cpu_seconds: int
    memory: int  # bytes


class Child:
    """Begins at once. The function and what it is given are told by name and by value, so it must be a function of a
    module; the answer comes back the same way.

    A program is started anew rather than copied (`fork`), so that it has none of our threads, locks, files and sockets.
    Both ends of the pipes are ours, so what comes through them is as trusted as this process.
    """

    def __init__(self, function: Callable[..., Any], *args: object, limits: Limits | None = None) -> None:
        self._limits = limits
        self._is_late = False
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-P",
                "-c",
                f"import sys; sys.path[:] = {sys.path!r}; from topcut.child import main; main()",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C in the terminal is meant for us
        )
        self._question = pickle.dumps((limits, function, args))

    def answer(self) -> Any:
        """Waits for it. Raises what the function refuses, or `Died`."""
        *_, last = self.answers()
        return last

    def answers(self) -> Iterator[Any]:
        """One after the other, of a function that gives several; each as soon as it is there."""
        with self._told() as said:
            while True:
                try:
                    kind, told = pickle.load(said)  # from our own child, by a pipe that nobody else has
                except (EOFError, pickle.UnpicklingError):
                    break
                if kind in {ANSWERED, SO_FAR}:
                    yield told
                if kind in {ANSWERED, OVER}:
                    return
                if kind == REFUSED:
                    code, clause, parameters = told
                    raise Refusal(code, clause, **parameters)
                if kind == FAILED:
                    raise Died(told)
        raise self._death(f"status {self._process.returncode}")

    def kill(self) -> None:
        self._process.kill()

    def let_go(self) -> None:
        """Where nobody will hear it."""
        self.kill()
        with self._process:
            pass

    @contextlib.contextmanager
    def _told(self) -> Iterator[IO[bytes]]:
        """Tells the child what to do, within its limits; when it is heard out, it has ended."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        alarm = None if self._limits is None else Timer(self._limits.seconds, self._end_late)
        if alarm is not None:
            alarm.daemon = True
        try:
            with contextlib.suppress(BrokenPipeError), process:  # leaving it, too, writes what was not heard
                if alarm is not None:
                    alarm.start()
                with contextlib.suppress(BrokenPipeError):  # it ended before it had heard everything
                    process.stdin.write(self._question)
                    process.stdin.flush()
                yield process.stdout
        finally:
            if alarm is not None:
                alarm.cancel()

    def _end_late(self) -> None:
        self._is_late = True
        self.kill()

    def _death(self, why: str) -> Died:
        """The system ends a child that is over its limits by a signal, and so does a library that finds no memory."""
        by_signal = self._limits is not None and self._process.returncode in BY_LIMIT
        return Exceeded(why) if self._is_late or by_signal else Died(why)


def main() -> NoReturn:
    """The child itself."""
    limits, function, args = pickle.load(sys.stdin.buffer)  # from the process that started this one
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        if limits is not None:
            _keep_within(limits)
        answer = _called(function, args)
    except MemoryError:
        os._exit(NO_MEMORY)
    except Refusal as refusal:
        answer = (REFUSED, (refusal.code, refusal.clause, refusal.parameters))
    except Exception:  # noqa: BLE001  # it ends in the log of the parent
        answer = (FAILED, traceback.format_exc())
    _say(answer)
    os._exit(0)


def _called(function: Callable[..., Any], args: Sequence[object]) -> tuple[str, Any]:
    answer = function(*args)
    if not isinstance(answer, Iterator):
        return ANSWERED, answer
    for one in answer:
        _say((SO_FAR, one))
    return OVER, None


def _say(answer: tuple[str, Any]) -> None:
    sys.stdout.buffer.write(pickle.dumps(answer))
    sys.stdout.buffer.flush()


def _keep_within(limits: Limits) -> None:
    """By the system, where it can: Windows has no such limits, and some systems know only the one for time."""
    try:
        import resource
    except ImportError:
        return
    for what, most in ((resource.RLIMIT_CPU, limits.cpu_seconds), (resource.RLIMIT_AS, limits.memory)):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def _end_with_parent() -> None:
    """The pipe is closed when the parent is gone, however it ended."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)

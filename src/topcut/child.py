"""A function called in a process of its own: it holds up nobody, and can be ended at any moment."""

import contextlib
import os
import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable
from threading import Thread
from typing import Any, NoReturn

from topcut.refusal import Refusal

ANSWERED, REFUSED, FAILED = "answered", "refused", "failed"


class Died(Exception):
    """The child ended without an answer: it was ended, or it failed. The text is for our own log."""


class Child:
    """Begins at once. The function and what it is given are told by name and by value, so it must be a function of a
    module; the answer comes back the same way.

    A program is started anew rather than copied (`fork`), so that it has none of our threads, locks, files and sockets.
    Both ends of the pipes are ours, so what comes through them is as trusted as this process.
    """

    def __init__(self, function: Callable[..., Any], *args: object) -> None:
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
        self._told = pickle.dumps((function, args))

    def answer(self) -> Any:
        """Waits for it. Raises what the function refuses, or `Died`."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(BrokenPipeError), process:  # leaving it, too, writes what was not heard
            with contextlib.suppress(BrokenPipeError):  # it ended before it had heard everything
                process.stdin.write(self._told)
                process.stdin.flush()
            said = process.stdout.read()
        try:
            kind, told = pickle.loads(said)  # from our own child, by a pipe that nobody else has
        except (EOFError, pickle.UnpicklingError):
            raise Died(f"status {process.returncode}") from None
        if kind == ANSWERED:
            return told
        if kind == REFUSED:
            code, clause, parameters = told
            raise Refusal(code, clause, **parameters)
        raise Died(told)

    def kill(self) -> None:
        self._process.kill()


def main() -> NoReturn:
    """The child itself."""
    function, args = pickle.load(sys.stdin.buffer)  # from the process that started this one
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        answer = (ANSWERED, function(*args))
    except Refusal as refusal:
        answer = (REFUSED, (refusal.code, refusal.clause, refusal.parameters))
    except Exception:  # noqa: BLE001  # it ends in the log of the parent
        answer = (FAILED, traceback.format_exc())
    sys.stdout.buffer.write(pickle.dumps(answer))
    sys.stdout.buffer.flush()
    os._exit(0)


def _end_with_parent() -> None:
    """The pipe is closed when the parent is gone, however it ended."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)

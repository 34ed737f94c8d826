"""Functions in a process of their own: what they answer, and that nothing else comes of them."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from topcut.child import Child, Died, Exceeded, Limits
from topcut.refusal import Refusal

PATIENCE = 20.0


def doubled(number: int) -> int:
    return 2 * number


def refusing() -> None:
    raise Refusal("rounds-over", "CH-25", rounds=4, cut=8)


def failing() -> None:
    raise ZeroDivisionError("of no use")


def open_files() -> list[str]:
    """What the child has besides its three pipes."""
    found = (Path("/proc/self/fd") / name for name in os.listdir("/proc/self/fd") if name > "2")
    return [os.readlink(one) for one in found if one.is_symlink()]


def for_ever(told: Path) -> None:
    told.write_text(str(os.getpid()))
    time.sleep(1000)


def busy() -> None:
    while True:
        pass


def greedy() -> int:
    return len(bytearray(1 << 40))


def test_it_answers() -> None:
    assert Child(doubled, 21).answer() == 42


def test_a_refusal_is_a_refusal() -> None:
    with pytest.raises(Refusal) as caught:
        Child(refusing).answer()
    assert (caught.value.code, caught.value.clause) == ("rounds-over", "CH-25")
    assert caught.value.parameters == {"rounds": 4, "cut": 8}


def test_a_failure_is_told_to_the_log_alone() -> None:
    with pytest.raises(Died, match="of no use"):
        Child(failing).answer()


@pytest.mark.parametrize("function", [refusing, failing])
def test_nobody_watches_the_clock_of_one_that_has_ended(function: Callable[[], object]) -> None:
    before = threading.enumerate()
    with pytest.raises((Refusal, Died)):
        Child(function, limits=Limits(seconds=1000, cpu_seconds=10, memory=1 << 30)).answer()
    _until(lambda: not {*threading.enumerate()} - {*before})


def test_it_can_be_ended(tmp_path: Path) -> None:
    child = Child(for_ever, tmp_path / "pid")
    child.kill()
    with pytest.raises(Died):
        child.answer()


def test_it_can_be_ended_before_it_is_told_anything() -> None:
    """What is short enough to wait in a buffer is written only when the pipe is closed."""
    child = Child(doubled, 21)
    child.kill()
    child._process.wait()
    with pytest.raises(Died):
        child.answer()


def test_it_can_be_let_go_unheard() -> None:
    child = Child(doubled, 21)
    child.let_go()
    assert child._process.returncode is not None


def test_it_has_only_so_much_time(tmp_path: Path) -> None:
    with pytest.raises(Exceeded):
        Child(for_ever, tmp_path / "pid", limits=Limits(seconds=0.5, cpu_seconds=30, memory=1 << 30)).answer()


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="needs the limits of Unix")
@pytest.mark.parametrize("function", [busy, greedy])
def test_it_has_only_so_much_of_the_processor_and_memory(function: Callable[[], object]) -> None:
    with pytest.raises(Exceeded):
        Child(function, limits=Limits(seconds=PATIENCE, cpu_seconds=1, memory=1 << 30)).answer()


def test_within_its_limits_it_answers() -> None:
    assert Child(doubled, 21, limits=Limits(seconds=PATIENCE, cpu_seconds=10, memory=1 << 30)).answer() == 42


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux shows the files of a process")
def test_it_has_none_of_our_sockets() -> None:
    with socket.socket() as ours:
        ours.set_inheritable(True)
        assert Child(open_files).answer() == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs the signals of Unix")
def test_it_does_not_outlive_a_program_that_was_killed(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    program = f"""
from pathlib import Path
from tests.test_child import for_ever
from topcut.child import Child
Child(for_ever, Path({str(told)!r})).answer()
"""
    with subprocess.Popen([sys.executable, "-c", program]) as parent:
        _until(lambda: told.exists() and told.read_text() != "")
        child = int(told.read_text())
        parent.kill()
    _until(lambda: _has_ended(child))


def _has_ended(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def _until(condition: object) -> None:
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)

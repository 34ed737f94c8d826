"""What a program that serves asks of Python."""

import platform
import subprocess
import sys

import pytest

from topcut.cli.interpreter import TURN, switch_often


def test_a_thread_that_waits_goes_on_soon() -> None:
    """With two pages being made all the time, 7 acts a second became 18."""
    before = sys.getswitchinterval()
    try:
        switch_often()
        assert sys.getswitchinterval() == pytest.approx(TURN)
        assert before > TURN * 5
    finally:
        sys.setswitchinterval(before)


HEAPS = """
import ctypes
from threading import Barrier, Thread
from topcut.cli.interpreter import share_one_heap

share_one_heap()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
together = Barrier(8)


def hold() -> None:
    together.wait()
    libc.malloc(1000)
    together.wait()


threads = [Thread(target=hold) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
libc.malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other systems have no heaps for threads")
def test_threads_keep_what_they_hold_in_one_heap() -> None:
    told = subprocess.run([sys.executable, "-c", HEAPS], check=True, stderr=subprocess.PIPE, text=True).stderr
    assert [line for line in told.splitlines() if line.startswith("Arena")] == ["Arena 0:"]

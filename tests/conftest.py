"""How every run of the tests is set up: reproducible examples, and clause markers that can be asked for."""

import os
import signal

from hypothesis import settings

os.environ["TOPCUT_LANGUAGE"] = "en"  # on any computer
os.environ.setdefault("TOPCUT_PLAIN_PLANNER", "1")  # the same answers, without half a minute of compiling

if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):  # as in a job of a script: every program under test would inherit that
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = ["tests.traceability", "tests.postgres"]

# The same examples in every run; `--hypothesis-profile=search` looks for new ones.
settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("fast", derandomize=True, deadline=None, print_blob=True, max_examples=20)
settings.register_profile("search", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile("reproducible")

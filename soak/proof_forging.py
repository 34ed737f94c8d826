"""One made-up tournament after the other, forged in many places with the chain made again, against the referee."""

import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.test_engine_and_referee import BOOKS
from tests.topcut_referee.forging import forgeries, is_second, one_of_each, tried
from tests.topcut_referee.sealing import Record
from tests.topcut_referee.second import opened
from tests.topcut_referee.unbound import WITHHELD, why

MOST = 60


def prove(seed: int) -> None:
    """What passes alone has a reason; beside the head nothing passes but what version 1 cannot help being withheld."""
    book = BOOKS[seed % len(BOOKS)]
    made = generated(book, f"forged {seed}")
    if made is None:
        return  # the proof `referee` is about these
    facts, secret = made
    log = 2 if is_second(facts) else 1
    for forgery in one_of_each(forgeries(facts), random.Random(seed), MOST):
        outcome = tried(facts, forgery, seed=secret)
        reason = why(forgery.name, log)
        place = f"{book}, {forgery.name}, fact {forgery.n}"
        assert not outcome.alone or reason is not None, f"{place} passes"
        assert not outcome.witnessed or (log == 1 and reason == WITHHELD), f"{place} passes beside the head"


def generated(book: str, name: str) -> tuple[list[Record], str | None] | None:
    """A tournament as the command line writes it, and its seed; none where the generator is stuck."""
    with TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("topcut")), "generate", "--ruleset", book, "--players", "4-14"]
        done = subprocess.run(
            [*command, "--count", "1", "--seed", name, "--out", folder], capture_output=True, check=False
        )
        files = sorted(Path(folder).glob("*.topcut"))
        if done.returncode or not files:
            return None
        return opened(files[0].read_text(encoding="utf-8").split("\n"))

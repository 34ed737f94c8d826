"""The command line as a person or a script meets it, in this process."""

import io
import json
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from topcut.cli.edge import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def answer(*arguments: str, stdin: bytes = b"", terminal: bool = False, watched: bool = False) -> Answer:
    """With `watched` somebody sees the errors, whatever becomes of the output."""
    out, err = (Terminal() if is_seen else io.StringIO() for is_seen in (terminal, watched))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        code = run(arguments)
    return Answer(code, out.getvalue(), err.getvalue())

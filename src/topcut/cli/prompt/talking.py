"""Where the prompt's lines come from: a terminal with completion, or a pipe, whose lines are shown as they are read."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from topcut.cli import output

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

PROMPT = "> "


class Piped:
    """Lines of a script or a pipe."""

    def read(self, prompt: str) -> str | None:
        line = sys.stdin.buffer.readline()
        if not line:
            return None
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        click.echo(f"{prompt}{text}")
        return text

    def write(self, text: str) -> None:
        click.echo(text)


class Terminal:
    """`words` are those that the line so far can go on with; `status` stands below it.

    A line that is given up with Ctrl-C counts as `given_up`, which must be harmless.
    """

    def __init__(self, words: Callable[[str], Sequence[str]], status: Callable[[], str], given_up: str = "") -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import DynamicCompleter, WordCompleter

        def completer() -> "Completer":
            before = self._session.default_buffer.document.text_before_cursor
            return WordCompleter(list(words(before)), ignore_case=True)

        self._status = status
        self._given_up = given_up
        self._session: PromptSession[str] = PromptSession(
            completer=DynamicCompleter(completer),
            complete_while_typing=False,
            bottom_toolbar=status,
            refresh_interval=1.0,
        )

    def read(self, prompt: str) -> str | None:
        from prompt_toolkit.patch_stdout import patch_stdout

        with patch_stdout():
            try:
                return self._session.prompt(prompt)
            except KeyboardInterrupt:  # the line is given up, not the tournament
                return self._given_up
            except EOFError:
                return None

    def write(self, text: str) -> None:
        output.line(text)


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()

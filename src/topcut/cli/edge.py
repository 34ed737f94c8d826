"""The outer edge: people read a sentence, scripts an exit code (0 done, 2 refused, 70 our mistake), come what may."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

import click

from topcut import __version__
from topcut.cli import DONE, FAILED, INTERRUPTED, MISTAKE, REFUSED, output, speaking
from topcut.cli.lazy import LazyGroup
from topcut.refusal import Refusal
from topcut.words.reader import of_environment, reading

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


COMMANDS = {
    "rulesets": "topcut.cli.rulesets:rulesets",
    "structure": "topcut.cli.rulesets:structure",
    "standings": "topcut.cli.standings:standings",
    "pair": "topcut.cli.pair:pair",
    "check-pairing": "topcut.cli.pair:check_pairing",
    "bracket": "topcut.cli.bracket:bracket",
    "whatif": "topcut.cli.what_if:whatif",
    "check-list": "topcut.cli.check_list:check_list",
    "catalogue": "topcut.cli.catalogue:catalogue",
    "lists": "topcut.cli.lists:lists",
    "challengers": "topcut.cli.challengers:challengers",
    "demo": "topcut.cli.demo:demo",
    "new": "topcut.cli.events:new",
    "events": "topcut.cli.events:events",
    "serve": "topcut.cli.serve:serve",
    "drill": "topcut.cli.drill:drill",
    "run": "topcut.cli.prompt.run:run",
    "log": "topcut.cli.log:log",
    "security-log": "topcut.cli.security_log:security_log",
    "remove-second-factors": "topcut.cli.security_log:remove_second_factors",
    "export": "topcut.cli.export:export",
    "import": "topcut.cli.import_:import_",
    "fetch": "topcut.cli.mirror:fetch",
    "csv": "topcut.cli.export:csv",
    "move": "topcut.cli.move:move",
    "backup": "topcut.cli.backup:backup",
    "restore": "topcut.cli.restore:restore",
    "back": "topcut.cli.back:back",
    "doctor": "topcut.cli.doctor:doctor",
    "verify": "topcut.cli.verify:verify",
    "plan": "topcut.cli.plan:plan",
    "generate": "topcut.cli.generate:generate",
}


@click.group(cls=LazyGroup, places=COMMANDS, context_settings=CONTEXT, invoke_without_command=True)
@speaking.language
@click.version_option(__version__, prog_name="topcut", message="%(prog)s %(version)s")
@click.pass_context
def topcut(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main(begin: Callable[[], None]) -> None:
    """The one place where every exception ends. `begin` lets Ctrl-C through, which comes here if it has waited."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115  # it was closed before we started
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        _write_anything(stream)
    code = run(sys.argv[1:], begin)
    _leave_at_once()
    sys.exit(code)


def run(arguments: Sequence[str], begin: Callable[[], None] = lambda: None) -> int:
    with reading(of_environment(os.environ)):
        try:
            begin()
            return _run(arguments)
        except (KeyboardInterrupt, click.Abort):  # also while something else is being said
            return _stopped()


def _run(arguments: Sequence[str]) -> int:
    json = "--json" in arguments
    try:
        code = topcut.main(list(arguments), prog_name="topcut", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        output.refuse(refusal, json=json)
        return REFUSED
    except click.ClickException as error:
        return _usage(error, json=json)
    except click.Abort:
        raise
    except BrokenPipeError:
        return _reader_has_left()
    except OSError as error:
        return _disk_has_failed(error)
    except Exception as error:  # noqa: BLE001  # nothing ever prints a traceback
        return _mistake(error)
    return code if isinstance(code, int) else DONE


def _usage(error: click.ClickException, *, json: bool) -> int:
    from topcut.words import say

    text = speaking.what_is_wrong(error)
    if not isinstance(error, click.exceptions.NoArgsIsHelpError):  # which is the whole help already
        context = error.ctx if isinstance(error, click.UsageError) else None
        text = f"{text} {say('hint-help', command=context.command_path if context else 'topcut')}"
    if json:
        output.as_json({"error": {"code": "usage", "text": text, "clause": None}})
    else:
        click.echo(text, err=True)
    return REFUSED


def _stopped() -> int:
    with _deaf():
        from topcut.words import say

        click.echo(say("stopped"), err=True)
    return INTERRUPTED


@contextmanager
def _deaf() -> Iterator[None]:
    """Whoever presses Ctrl-C again has been heard, and the sentence may take a moment to load."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_at_once() -> None:
    """All is said, and what still ends has no words for another Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda _number, _frame: os._exit(INTERRUPTED))


def _reader_has_left() -> int:
    """The reader of our output has closed the pipe; nothing more may be flushed into it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


def _disk_has_failed(error: OSError) -> int:
    from topcut.words import say

    _reader_has_left()
    click.echo(say("output-failed", problem=error.strerror or type(error).__name__), err=True)
    return FAILED


def _mistake(error: Exception) -> int:
    if os.environ.get("TOPCUT_DEBUG") == "1":
        raise error
    from topcut.words import say

    click.echo(say("mistake", problem=type(error).__name__), err=True)
    return MISTAKE


def _write_anything(stream: TextIO) -> None:
    """Every name can be printed; scripts read UTF-8 whatever the machine's own code page is."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")

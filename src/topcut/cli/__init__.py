"""The commands: people read a sentence, scripts an exit code (0 done, 2 refused, 70 our mistake), whatever happens."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

import click

from topcut import __version__
from topcut.cli import output
from topcut.cli.lazy import LazyGroup
from topcut.refusal import Refusal

DONE, FAILED, REFUSED, MISTAKE, INTERRUPTED = 0, 1, 2, 70, 130
CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


COMMANDS = {
    "rulesets": ("topcut.cli.rulesets:rulesets", "List the rule books that Topcut knows."),
    "structure": ("topcut.cli.rulesets:structure", "Say how many rounds and what cut a rule book asks for."),
    "standings": ("topcut.cli.standings:standings", "Rank the players of the history in FILE."),
    "pair": ("topcut.cli.pair:pair", "Draw the next round: who meets whom, where, and why."),
    "check-pairing": ("topcut.cli.pair:check_pairing", "Say what a pairing made by hand breaks."),
    "bracket": ("topcut.cli.bracket:bracket", "Draw the bracket of a cut."),
    "whatif": ("topcut.cli.what_if:whatif", "Say who can still make the cut, and what if."),
    "check-list": ("topcut.cli.check_list:check_list", "Check a Roster, a Premier List or a deck."),
    "catalogue": ("topcut.cli.catalogue:catalogue", "Catalogues: what lists may name."),
    "lists": ("topcut.cli.lists:lists", "Count what was played."),
    "challengers": ("topcut.cli.challengers:challengers", "Play Challengers!, or let bots play it."),
    "demo": ("topcut.cli.demo:demo", "Walk through a small tournament."),
    "new": ("topcut.cli.events:new", "Create a tournament."),
    "events": ("topcut.cli.events:events", "List the tournaments."),
    "serve": ("topcut.cli.serve:serve", "Serve the pages."),
    "drill": ("topcut.cli.drill:drill", "Train a crew with simulated players."),
    "run": ("topcut.cli.prompt.run:run", "Run a tournament at a prompt."),
    "log": ("topcut.cli.log:log", "Tell what happened."),
    "security-log": ("topcut.cli.security_log:security_log", "Tell who came in."),
    "remove-second-factors": ("topcut.cli.security_log:remove_second_factors", "Let an owner in by password alone."),
    "export": ("topcut.cli.export:export", "Write a tournament into a file."),
    "import": ("topcut.cli.import_:import_", "Take a tournament or players out of a file."),
    "fetch": ("topcut.cli.mirror:fetch", "Fetch a sealed copy from a mirror."),
    "csv": ("topcut.cli.export:csv", "Write a table for a spreadsheet."),
    "move": ("topcut.cli.move:move", "Carry everything over to a database server, or back."),
    "backup": ("topcut.cli.backup:backup", "Copy everything to a stick."),
    "restore": ("topcut.cli.restore:restore", "Go on here from a backup."),
    "back": ("topcut.cli.back:back", "Undo an upgrade of the data."),
    "doctor": ("topcut.cli.doctor:doctor", "Say how the data is."),
    "verify": ("topcut.cli.verify:verify", "Check an archive by a second program."),
    "plan": ("topcut.cli.plan:plan", "Say which structure suits so many players, by chance."),
    "generate": ("topcut.cli.generate:generate", "Make up whole tournaments."),
}


@click.group(cls=LazyGroup, places=COMMANDS, context_settings=CONTEXT, invoke_without_command=True)
@click.version_option(__version__, prog_name="topcut", message="%(prog)s %(version)s")
@click.pass_context
def topcut(context: click.Context) -> None:
    """Run tabletop tournaments by the rule book."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    """The outer edge: the one place where every exception ends."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115  # it was closed before we started
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        _write_anything(stream)
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    json = "--json" in arguments
    try:
        code = topcut.main(list(arguments), prog_name="topcut", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        output.refuse(refusal, json=json)
        return REFUSED
    except click.ClickException as error:
        return _usage(error, json=json)
    except (KeyboardInterrupt, click.Abort):
        click.echo("Stopped.", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_has_left()
    except OSError as error:
        return _disk_has_failed(error)
    except Exception as error:  # noqa: BLE001  # nothing ever prints a traceback
        return _mistake(error)
    return code if isinstance(code, int) else DONE


def _usage(error: click.ClickException, *, json: bool) -> int:
    from topcut.words import say

    text = error.format_message().rstrip(".")
    text = text if text.endswith(("?", "?)")) else f"{text}."
    context = error.ctx if isinstance(error, click.UsageError) else None
    hint = say("hint-help", command=context.command_path if context else "topcut")
    if json:
        output.as_json({"error": {"code": "usage", "text": f"{text} {hint}", "clause": None}})
    else:
        click.echo(f"{text} {hint}", err=True)
    return REFUSED


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

"""What the terminal says of commands by itself, in the reader's language: their help, and what was typed wrongly."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import click

from topcut.words import say
from topcut.words.reader import first_offered, speak

Command = TypeVar("Command", bound=Callable[..., Any])


class SpokenFormatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{say('usage')} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{say(f'usage-section.{heading.lower()}')}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: int, **named: int) -> None:
        """What click adds to the help of an option it says in English."""
        default, required = say("usage-default", value=""), say("usage-required")
        spoken = [
            (one, text.replace("[default: ", f"[{default}").replace("required]", f"{required}]")) for one, text in rows
        ]
        super().write_dl(spoken, *args, **named)


class SpokenContext(click.Context):
    """Of a command whose help stands in the catalogue, looked up when it is asked for, as reading words takes time:
    `command-structure`, in one line `.short`, what follows it `.more`, and what each option does by its name."""

    formatter_class = SpokenFormatter

    def get_help(self) -> str:
        id = id_of(self)
        self.command.help = "\n\n".join(filter(None, (said(id), said(f"{id}.more"))))
        for one in self.command.get_params(self):
            if isinstance(one, click.Option):
                name = max(one.opts, key=len).lstrip("-")
                one.help = said(f"{id}.{name}") or said(f"command-any.{name}")
        return super().get_help()


class SpokenGroup(click.Group):
    context_class = SpokenContext

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            command.context_class = SpokenContext
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, said(f"{id_of(ctx, name)}.short")) for name in self.list_commands(ctx)])


def id_of(context: click.Context, *more: str) -> str:
    """`command-challengers-play`; the first word of a path is the program's own name."""
    path = (*context.command_path.split(" ")[1:], *more)
    return "-".join(("command", *path)) if path else "command-topcut"


def said(code: str) -> str:
    text = say(code)
    return "" if text == code else text


def what_is_wrong(error: click.ClickException) -> str:
    """What was typed wrongly. A problem that a command of ours names is in the reader's language already."""
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return error.message
        case click.NoSuchOption():
            return _unknown("usage-no-option", error.option_name, error.possibilities)
        case click.NoSuchCommand():
            return _unknown("usage-no-command", error.command_name, error.possibilities)
        case click.BadOptionUsage():
            wanted = "none" if "does not" in error.message else "missing"
            return say(f"usage-value-{wanted}", option=error.option_name)
        case click.MissingParameter():
            return say("usage-missing", what=_named(error))
        case click.BadParameter():
            return _wrong_value(error)
        case _:
            return say("usage-more", given=error.message.partition("(")[2].removesuffix(")"))


def _unknown(code: str, name: str, near: Sequence[str] | None) -> str:
    return say(code, name=name, count=len(near or ()), near=", ".join(near or ()))


def _wrong_value(error: click.BadParameter) -> str:
    match error.param.type if error.param else None:
        case click.IntRange() as kind:
            return say("usage-number", what=_named(error), least=kind.min, most=kind.max)
        case click.types.IntParamType():
            return say("usage-number", what=_named(error), least=None, most=None)
        case click.types.FloatParamType():
            return say("usage-fraction", what=_named(error))
        case click.Choice(choices=choices):
            return say("usage-choice", what=_named(error), possible=", ".join(map(str, choices)))
        case _:
            return say("usage-wrong", what=_named(error), problem=error.message)


def _named(error: click.BadParameter) -> str:
    """`--port` or `FILE`, as it is typed."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.human_readable_name if error.param else ""


def _choose(_context: click.Context, _parameter: click.Parameter, value: str | None) -> None:
    if value is not None:
        language = first_offered([value])
        if language != value.lower():
            raise click.BadParameter(say("hint-language", language=value))
        speak(language)


def language(command: Command) -> Command:
    """`--language de`, for all that this command says."""
    return click.option("--language", metavar="NAME", is_eager=True, expose_value=False, callback=_choose)(command)
